"""The check of a net: the same numbers at every speed."""

import random

import numpy as np

from vaka.bots.minds.mind import minded
from vaka.bots.minds.weights import Weights
from vaka.core.contract import search
from vaka.core.game import Game
from vaka.core.match import Match
from vaka.testing.errors import ConformanceError


def check_net(game: Game, weights: Weights, matches: int = 2, seed: int = 0, compiled: bool = True) -> int:
    """Hold a net to what it promises over positions of random matches; return how many there were.

    Logits and values are the same plain and compiled; `compiled=False` only looks whether they can be computed.
    """
    twin, checked = minded(game, weights), 0
    own = [count for count in game.meta.seat_counts if count > 1]
    plain = _Asked(twin, False)
    fast = _Asked(twin, True) if compiled else None
    for number in range(seed, seed + matches):
        match = Match(game, own[number % len(own)], seed=number)
        dice = random.Random(f"{game.name} net {number}")
        while not match.over:
            if len(match.legal()) > 1:
                found = plain.answer(match.state)
                if fast is not None and found != fast.answer(match.state):
                    where = {"game": game.name, "seats": match.seats, "seed": number, "ply": match.ply}
                    raise ConformanceError("agreement", "a net differs between plain and compiled", where)
                checked += 1
            match.play(dice.choice(match.legal()))
    return checked


class _Asked:
    """A net at one speed."""

    def __init__(self, game: Game, compiled: bool) -> None:
        linker = game.compiled if compiled else game.plain
        self.game, self.compiled = game, compiled
        self.priors, self.evaluate = linker.link(search.priors), linker.link(search.evaluate)
        self.memo = np.zeros(1, game.whole_memo)[0] if compiled else game.new_memo()
        self.actions, self.logits = game.new_actions(), np.zeros(game.max_actions, np.int64)

    def answer(self, state: object) -> tuple[list[int], list[int]]:
        s = state.record if self.compiled else state  # type: ignore[attr-defined]
        count = int(self.game.rules.legal(state, self.actions))
        values = np.zeros(self.game.meta.seats[1], np.int32)
        self.priors(s, self.actions, count, self.memo, self.logits)
        self.evaluate(s, self.memo, values)
        return self.logits[:count].tolist(), values.tolist()
