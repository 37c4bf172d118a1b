"""The check of a bot: it plays, and everything a bot promises is checked on the way."""

import random
from collections.abc import Callable, Iterable

from vaka.bots.player import Bot, Player
from vaka.core.game import Game
from vaka.core.match import Match
from vaka.testing.errors import ConformanceError


def check_bot(bot: Bot | type[Player], games: Iterable[Game], matches: int = 2, seed: int = 0) -> int:
    """Seat a bot at tables of games and look at every decision; return how many there were.

    Its actions are legal; it leaves the state as it was; the same seed gives the same decisions; and it does not peek:
    when all that its seat cannot see is redealt, and its own dice are the same, it decides the same.

    >>> import vaka, vaka.testing
    >>> from vaka.bots import bot
    >>> vaka.testing.check_bot(bot("random"), [vaka.load("tavarua")], matches=1) > 0
    True
    """
    player = bot.player if isinstance(bot, Bot) else bot
    decisions = 0
    for game in games:
        counts = list(game.meta.seat_counts)
        for i in range(seed, seed + matches):
            decisions += _Check(player, game, counts[i % len(counts)], i).run()
    return decisions


class _Check:
    """One match: the bot at one seat, twice with the same seed, dice at the others."""

    def __init__(self, player: Callable[[Game, int, int], Player], game: Game, seats: int, seed: int) -> None:
        self.match, self.seat, self.seed = Match(game, seats, seed=seed), seed % seats, seed
        self.bot, self.twin = (player(game, self.seat, seed) for _ in range(2))
        self.dice = random.Random(f"{game.name} bot {seed}")

    def fail(self, property_: str, detail: str) -> ConformanceError:
        where = {"game": self.match.game.name, "seats": self.match.seats, "seat": self.seat, "seed": self.seed,
                 "ply": self.match.ply}  # fmt: skip
        return ConformanceError(property_, detail, where)

    def run(self) -> int:
        decisions = 0
        while not self.match.over:
            if self.match.to_move == self.seat:
                self.match.play(self.decide())
                decisions += 1
            else:
                self.match.play(self.dice.choice(self.match.legal()))
        return decisions

    def decide(self) -> int:
        game, state = self.match.game, self.match.state
        before = state.tobytes()
        action = self.bot.decide(state)
        if state.tobytes() != before:
            raise self.fail("reading", "the bot wrote to the state")
        if isinstance(action, bool) or not isinstance(action, int) or action not in self.match.legal():
            raise self.fail("legal", f"the bot chose {action!r}, which is not a legal action")
        unseen = game.copy(state)
        game.rules.redeal(unseen, self.seat, self.dice.getrandbits(64))
        again = self.twin.decide(unseen)
        if again != action:
            raise self.fail("fair", f"the bot chose {action}, and {again} when only what it cannot see was changed")
        return action
