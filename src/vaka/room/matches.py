"""What a room does with matches, wherever they are kept: records, replays, endings, previews, bots at their turn."""

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict

from vaka.core.ending import chosen, match_events
from vaka.core.errors import BadComponents, BadRecord, IllegalMove, VakaError
from vaka.core.kernel import State
from vaka.core.match import Match
from vaka.core.record import Unchecked
from vaka.core.registry import load
from vaka.room import commitment
from vaka.room.positions import position

if TYPE_CHECKING:
    from vaka.room import wire


class Origin(TypedDict):
    """The table and ply a table was forked from."""

    table: str
    ply: int


def replayed(record: Unchecked, most: int) -> tuple[Match, str | None]:
    """The match of a record from anywhere, verified, and the salt of its commitment."""
    actions = record.get("actions")
    if isinstance(actions, list) and len(actions) > most:
        raise BadRecord("record-over-limit", plies=len(actions), most=most)
    try:
        if record.get("kit") is not None:
            check_kit(str(record.get("game")), tuple(record["kit"]))
        return commitment.read(record)
    except (VakaError, MemoryError):
        raise
    except Exception as error:  # a hostile file can make the rules fail in any way
        raise BadRecord("record-altered") from error


def check_kit(name: str, kit: tuple[int, ...]) -> None:
    """Refuse values that no components file could give: rules may never end on them."""
    game = load(name)
    if game.possible_kit is None:
        raise BadComponents("no-kit", game=game.meta.title)
    if not game.possible_kit(game.check_kit(kit)):
        raise BadRecord("record-kit", game=game.meta.title)


def replay(match: Match, seat: int | None, first: int, count: int, words: str | None, lines: bool) -> "wire.Replay":
    """Positions of a match as a seat saw them, and the whole match in notation."""
    last = min(first + count, match.ply + 1)
    found = [position(match, seat, ply, words) for ply in range(first, last)]
    return {"plies": match.ply, "positions": found, "lines": match.lines() if lines else None}


def ending(match: Match) -> "wire.Ending":
    """The score sheet of a match that is over, and its awards."""
    told, game = match_events(match), match.game
    awards = chosen(game.awards(told, match.seats))
    return {
        "sheet": None if game.sheet is None else game.sheet(match.state, told),
        "awards": [{"name": each.name, "seat": each.seat, "ply": each.ply, "args": each.args} for each in awards],
    }


def preview(match: Match, action: int) -> Mapping[str, Any]:
    """The game's preview of an action, if it is legal."""
    assert match.game.preview is not None
    if action not in match.legal():
        raise IllegalMove("illegal-action", action=str(action), seat=match.to_move)
    return match.game.preview(match.state, action)


class Redealt(NamedTuple):
    """The position as a bot's seat knows it, and the seed of the bot's own stream."""

    known: State
    seed: int


def asked(match: Match, practice: bool) -> Redealt:
    """What the bot to move is asked; what it cannot see is redealt before anybody else has the state.

    In practice the seed is known, and so bots are predictable too: the same decisions lead to the same match.
    """
    from vaka.bots.player import stream_of

    game, seat = match.game, match.to_move
    known = game.copy(match.state)
    bits = stream_of(match.seed + match.ply, seat) if practice else secrets.randbits(64)
    game.rules.redeal(known, seat, bits)
    return Redealt(known, bits if practice else secrets.randbits(64))
