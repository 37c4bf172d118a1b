"""How the seats of a new table are to be filled."""

from typing import Any, Literal, NamedTuple

from vaka.core.match import Match
from vaka.room.names import LONGEST_NAME, numbered


class SeatRequest(NamedTuple):
    """How to fill a seat: me, a bot, somebody with the link, anybody in the lobby, or somebody who is asked by name."""

    kind: Literal["me", "bot", "invited", "open", "asked"]
    name: str | None = None
    bot: str | None = None
    badge: int | None = None


def named(match: Match, names: Any) -> list[SeatRequest]:
    """Seats with the names of who played, as a record has them."""
    given = [str(name)[:LONGEST_NAME].strip() for name in names] if isinstance(names, list) else []
    given += [""] * (match.seats - len(given))
    wanted: list[SeatRequest] = []
    for name in given[: match.seats]:
        others = [request.name for request in wanted]
        wanted.append(SeatRequest("me", numbered(name, others, LONGEST_NAME) if name.isprintable() and name else None))
    return wanted


def against_bots(seats: int, mine: int = 0) -> list[SeatRequest]:
    """One person and bots, the default for a fork."""
    return [SeatRequest("me" if seat == mine else "bot") for seat in range(seats)]
