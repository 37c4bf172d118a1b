"""Moves as lines of text: tokens of one turn share a line behind its heading; remarks in braces are not read back."""

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

from vaka.core.errors import IllegalMove, InvalidMove
from vaka.core.game import Game
from vaka.core.kernel import State

REMARK = re.compile(r"\{[^{}]*\}")


def read_move(game: Game, s: State, token: str) -> int:
    """The legal action a token names; InvalidMove or IllegalMove otherwise."""
    if not isinstance(token, str):
        raise InvalidMove("move-not-text", move=str(token))
    action = game.notation.read(s, token.strip())
    if action not in game.legal_actions(s):
        raise IllegalMove("illegal-move", move=token.strip(), seat=int(game.rules.to_move(s)))
    return action


def write_lines(game: Game, states: Iterable[State], actions: Sequence[int]) -> list[str]:
    """A match as lines. `states` are the positions before each action and, last, the one after all."""
    lines: list[str] = []
    current = None
    for action, (before, after) in zip(actions, pairwise(states), strict=True):
        heading = game.notation.heading(before)
        if heading != current:
            lines.append(heading)
            current = heading
        lines[-1] += " " + game.notation.write(before, action)
        remark = game.notation.remark(before, action, after)
        if remark:
            lines[-1] += f" {{{remark}}}"
    return lines


def read_lines(game: Game, s: State, lines: Iterable[str]) -> list[int]:
    """The actions of a match written as lines, played from state `s`, which is changed."""
    from vaka.core.events import NO_EVENTS

    actions = []
    for number, line in enumerate(lines, 1):
        words = REMARK.sub(" ", line).split()
        if not words:
            continue
        heading = game.notation.heading(s).split()
        if words[: len(heading)] != heading:
            raise InvalidMove("bad-heading", line=number, text=line, heading=" ".join(heading))
        for token in words[len(heading) :]:
            action = read_move(game, s, token)
            game.rules.apply(s, action, NO_EVENTS)
            actions.append(action)
    return actions
