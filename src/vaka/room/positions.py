"""What leaves a room of a match: positions from `game.view` for one seat, what happened, what may be done, the result.

Nothing here reads a seed, and nothing ever reads a state's fields.
"""

from typing import TYPE_CHECKING, Any

from vaka.core.events import Event, sentence
from vaka.core.game import Game
from vaka.core.kernel import State
from vaka.core.match import Match
from vaka.locale import speak_of

if TYPE_CHECKING:
    from vaka.room import wire


def position(
    match: Match,
    seat: int | None,
    ply: int,
    words: str | None,
    told: bool = True,
    running: bool = False,
    view: Any = None,
) -> "wire.Position":
    """What a seat may know of the position after `ply` decisions; `running`, of the latest one, adds what it may do.
    `view` is that of the seat if it was made already."""
    to_move = match.seat_at(ply)
    return {
        "seat": seat,
        "ply": ply,
        "to_move": to_move if to_move >= 0 else None,
        "view": match.game.view(match.at(ply), seat) if view is None else view,
        "events": events(match, ply, seat, words) if told else [],
        "choices": choices(match, words) if running and to_move == seat else None,
        "can_undo": running and seat is not None and match.can_undo(seat),
    }


def events(match: Match, ply: int, seat: int | None, words: str | None) -> list[Event]:
    """What a seat was told when decision `ply` was played."""
    told = match.events(ply, seat)
    if words is not None:
        told = [{**event, "words": sentence(words, match.game.name, match.seats, event, seat)} for event in told]
    return told


def choices(match: Match, words: str | None) -> "list[wire.Choice]":
    """What the seat to move may do."""
    return [choice(match.game, match.state, action, words) for action in match.legal()]


def choice(game: Game, state: State, action: int, words: str | None) -> "wire.Choice":
    """One action: its number, its notation, and its parts, by which clicks narrow the choices down."""
    parts = game.describe(state, action)
    made: wire.Choice = {"action": action, "move": game.notation.write(state, action), "parts": parts}
    if words is not None:
        made["words"] = speak_of(words, f"{game.name}-action-{parts['kind']}", parts)
    return made


def results(match: Match) -> "list[wire.Place] | None":
    """Places and returns of a finished match, by seat."""
    returns, places = match.returns, match.places
    if returns is None or places is None:
        return None
    return [{"seat": seat, "place": places[seat], "return": round(value, 4)} for seat, value in enumerate(returns)]
