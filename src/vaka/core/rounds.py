"""Rounds of simultaneous choices: who chooses in one, and what a seat may choose before the others have.

Rules ask one seat after another. Choices of one round are hidden from the other seats until it ends, so what a seat may
choose cannot depend on them: it is found in a position in which the seats before it have chosen anything at all. The
conformance check holds a game to that (`vaka.testing`).
"""

from collections.abc import Callable, Sequence

from vaka.core import contract
from vaka.core.game import Game
from vaka.core.kernel import State
from vaka.core.match import Match

Pick = Callable[[Match], int]


def has_rounds(game: Game) -> bool:
    """Whether a game has simultaneous choices at all."""
    return game.rules.simultaneous is not contract.simultaneous


def round_number(game: Game, s: State) -> int:
    """The number of the round of simultaneous choices a position belongs to; 0 if all see its decision at once."""
    return int(game.rules.simultaneous(s)) if has_rounds(game) and game.rules.to_move(s) >= 0 else 0


def began(match: Match) -> int:
    """The ply at which the present round began."""
    number, ply = round_number(match.game, match.state), match.ply
    while ply > 0 and round_number(match.game, match.at(ply - 1)) == number:
        ply -= 1
    return ply


def first_legal(match: Match) -> int:
    return match.legal()[0]


def still_to_choose(match: Match, pick: Pick = first_legal) -> list[int]:
    """The seats that still choose in the present round, in the order of the game."""
    number, ahead, seats = round_number(match.game, match.state), match.fork(), list[int]()
    while number and round_number(ahead.game, ahead.state) == number:
        if ahead.to_move not in seats:
            seats.append(ahead.to_move)
        ahead.play(pick(ahead))
    return seats


def as_if_asked(match: Match, seat: int, pick: Pick = first_legal) -> Match:
    """The match as it would be if the round had come to a seat; the choices of the seats before it are made up."""
    number, ahead = round_number(match.game, match.state), match.fork()
    while ahead.to_move != seat:
        ahead.play(pick(ahead))
        if round_number(ahead.game, ahead.state) != number:
            raise ValueError(f"seat {seat} has nothing to choose in this round")
    return ahead


def chosen(match: Match, seat: int, actions: Sequence[int]) -> tuple[Match, bool]:
    """The match as if a seat had been asked and had made these choices, and whether they are all it has to make.

    What follows from the last one was made up too where all have chosen: only whether it was the last may be used.
    """
    ahead = as_if_asked(match, seat)
    number, whole = round_number(ahead.game, ahead.state), False
    for action in actions:
        ahead.play(action)
        whole = ahead.to_move != seat or round_number(ahead.game, ahead.state) != number
    return ahead, whole
