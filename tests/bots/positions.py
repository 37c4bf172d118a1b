"""Positions for tests of bots: matches of the simple policy, stopped where a seat has something to decide."""

import random

from vaka.core.game import Game
from vaka.core.match import Match


def position(game: Game, seed: int, seats: int | None = None) -> Match:
    """A match under way, with at least two legal actions."""
    dice = random.Random(f"{game.name} {seed}")
    chosen = seats or dice.choice(list(game.meta.seat_counts)[: 4 if game.meta.seats[0] > 1 else 5])
    match, memo, out = Match(game, max(2, chosen), seed=seed), game.new_memo(), game.new_actions()
    for _ in range(dice.randrange(60)):
        legal = match.legal()
        careful = int(game.rules.policy(match.state, out, game.rules.legal(match.state, out), memo))
        match.play(careful if dice.random() < 0.8 else dice.choice(legal))
        if match.over:
            return position(game, seed + 1_000_003, seats)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
        if match.over:
            return position(game, seed + 1_000_003, seats)
    return match
