"""What the room shows of a table, held against what the store had at that very moment.

A message may be read long after it was sent, and an answer may be overtaken by a bot. So nothing is compared with the
table as it is now: a card names its revision, a position its entry, a socket tells of every revision in order, and an
answer was given between two looks at the store.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from tests.server.crowd_people import Choice, Key
from tests.server.ledger import Page, Seating, as_json
from vaka.core.rounds import chosen
from vaka.room.sealed import Round
from vaka.server.rows import OPEN, RUNNING


@dataclass
class Chosen:
    """What people have chosen at once, and for a socket, which of it was told last: it tells of everything in order."""

    of: Callable[[Key], Choice | None]
    told: dict[Key, int] | None = None

    def fits(self, key: Key, shown: Callable[[tuple[int, ...]], bool]) -> bool:
        """Whether what is shown is what a seat has chosen; an answer shows its latest choice."""
        choice = self.of(key)
        versions = choice.versions if choice is not None else [frozenset({()})]
        first = len(versions) - 1 if self.told is None else self.told.get(key, 0)
        for number in range(first, len(versions)):
            if any(shown(made) for made in versions[number]):
                if self.told is not None:
                    self.told[key] = number
                return True
        return False


def wrong_with_card(card: dict[str, Any], seating: Seating, known: str | None) -> str | None:
    """What is wrong with a table as it is shown to whoever is known by this."""
    you, names = card["you"], [seat["name"] for seat in card["seats"]]
    if you["host"] != seating.is_host(known):
        return "somebody else is shown as the host"
    if (you["invite"] is not None) != seating.is_host(known):
        return "the invitation is the host's"
    if not seating.public_seed and (card["seed"], card["salt"]) != (None, None):
        return "the seed was shown"
    if you["seats"] != seating.held_by(known) or names != [seat["name"] for seat in seating.seats]:
        return "other people are shown"
    if [seat["stood_in_by"] for seat in card["seats"]] != [seat["stood_in_by"] for seat in seating.seats]:
        return "other bots are shown to stand in"
    if card["status"] != seating.row["status"]:
        return "another status is shown"
    return None


def wrong_with_positions(
    page: Page, standing: dict[str, Any], seating: Seating, known: str | None, chose: Chosen
) -> str | None:
    """What is wrong with positions as they are shown to whoever is known by this."""
    entry, running, mine = standing["entry"], seating.row["status"] == RUNNING, seating.held_by(known)
    shown = [position["seat"] for position in standing["positions"]]
    expected: list[int | None] = [*mine] or [None]
    if shown != expected and (shown or seating.row["status"] != OPEN):
        return "somebody else's position was shown"
    at = page.round_at(entry, seating)
    for position in standing["positions"]:
        seat = position["seat"]
        if position["ply"] != page.plies[entry]:
            return "another ply was shown"
        if at is not None and seat in at.left and seating.seats[seat]["stood_in_by"] is None:
            if not chose.fits((at.key, seat), partial(shows, page, at, entry, position)):
                return "another choice is shown"
            continue
        if position["view"] != page.view(entry, seat):
            return "the view is another one"
        if numbers(position["choices"]) != (page.legal(entry) if running and seat == page.movers[entry] else None):
            return "other moves are offered"
    return None


def shows(page: Page, at: Round, entry: int, position: dict[str, Any], made: tuple[int, ...]) -> bool:
    """Whether a position is that of a seat that has chosen this in a round. It depends on nobody else's choice: where
    its own is whole, the seat is shown the round as it began, and once all have chosen, as it is."""
    seat, match, done = position["seat"], page.match_at(entry), at.played.get(position["seat"], ())
    left = made[len(done) :] if made[: len(done)] == done else ()
    ahead, whole = chosen(match, seat, left)
    if whole and "sealed" not in position:
        return position["choices"] is None and bool(position["view"] == page.view(entry, seat))
    ahead = chosen(match, seat, ())[0] if whole else ahead
    return (
        numbers(position.get("sealed")) == (list(left) if whole else None)
        and numbers(position["choices"]) == (None if whole else ahead.legal())
        and position["can_undo"] == bool(left)
        and position["view"] == as_json(match.game.view(ahead.state, seat))
    )


def numbers(choices: Sequence[dict[str, Any]] | None) -> list[int] | None:
    return None if choices is None else [choice["action"] for choice in choices]
