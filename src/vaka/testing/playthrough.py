"""Golden playthroughs: a match written down ply by ply, so that any change of the rules shows in a diff."""

import hashlib
import json
import random
from collections.abc import Iterator, Mapping

from vaka.core.game import Game
from vaka.core.match import Match

SHORT = 12  # digits of a state's hash


def playthrough(
    game: Game, seats: int, options: Mapping[str, str | int] | None = None, seed: int = 0, plies: int = 0
) -> str:
    """A random match as text: for each ply who decides, of how many actions, the move, what it told, the state's hash.

    It goes on to the end, or for this many plies. Actions are drawn by Python's own dice from the match's seed.
    """
    return "\n".join(_lines(game, seats, options, seed, plies)) + "\n"


def _lines(game: Game, seats: int, options: Mapping[str, str | int] | None, seed: int, plies: int) -> Iterator[str]:
    match = Match(game, seats, options, seed)
    dice = random.Random(f"{game.name} {seed}")
    chosen = " ".join(f"{name}={value}" for name, value in match.options.items())
    yield f"{game.name} version {game.meta.version}, {seats} seats, seed {seed}" + (f", {chosen}" if chosen else "")
    yield f"start {digest(match)}"
    while not match.over and (plies == 0 or match.ply < plies):
        legal = match.legal()
        action = dice.choice(legal)
        move, seat = game.notation.write(match.state, action), match.to_move
        match.play(action)
        yield f"{match.ply} seat {seat} of {len(legal)}: {action} {move} -> {digest(match)}"
        for event in match.events(match.ply):
            yield "  " + json.dumps(event, separators=(",", ":"))
    if match.over:
        yield f"returns {match.returns}"


def digest(match: Match) -> str:
    """The beginning of a hash over the state's bytes."""
    return hashlib.sha256(match.state.tobytes()).hexdigest()[:SHORT]
