"""Explicit chance: every way dice and cards can fall, with its probability, for games small enough to list them all.

The rules draw through one function, `vaka.core.chance.draw`. Here the plain rules are linked with another in its place,
which answers from a script and asks when the script is at its end. Playing a decision again and again with longer
scripts goes through everything that can happen up to the next decision.
"""

from collections import defaultdict
from collections.abc import Callable
from fractions import Fraction

from vaka.core import contract
from vaka.core.chance import draw
from vaka.core.errors import OutOfRange
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.kernel import Ints, Linker, State

MOST_OUTCOMES = 20_000  # of one decision, each as likely


class OutcomeNeeded(Exception):
    """The script has no answer: one of this many outcomes, each as likely, is to be chosen."""

    def __init__(self, outcomes: int) -> None:
        self.outcomes = outcomes


class ExplicitRules:
    """The rules of a game with chance in the open."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._script: tuple[int, ...] = ()
        self._asked = 0

        def scripted(s: State, n: int) -> int:
            if n == 1:
                return 0
            if self._asked == len(self._script):
                raise OutcomeNeeded(n)
            self._asked += 1
            return self._script[self._asked - 1]

        linker = Linker({**game.by_contract(), draw: scripted})
        self._setup, self._apply = linker.link(contract.setup), linker.link(contract.apply)

    def beginnings(self, seats: int, codes: Ints) -> dict[bytes, Fraction]:
        """All first positions, as bytes, and how likely each is."""
        return self._all(self.game.new_state(), lambda s: self._setup(s, seats, codes, 0))

    def outcomes(self, s: State, action: int) -> dict[bytes, Fraction]:
        """All positions in which a legal action can end, as bytes, and how likely each is."""
        return self._all(s, lambda after: self._apply(after, action, NO_EVENTS))

    def _all(self, start: State, play: Callable[[State], None]) -> dict[bytes, Fraction]:
        found: defaultdict[bytes, Fraction] = defaultdict(Fraction)
        scripts: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
        while scripts:
            self._script, likely = scripts.pop()
            self._asked, s = 0, self.game.copy(start)
            try:
                play(s)
            except OutcomeNeeded as asked:
                if likely / asked.outcomes < Fraction(1, MOST_OUTCOMES):
                    raise OutOfRange("too-many-outcomes", game=self.game.meta.title, most=MOST_OUTCOMES) from None
                scripts += [((*self._script, i), likely / asked.outcomes) for i in range(asked.outcomes)]
            else:
                found[s.tobytes()] += likely
        return dict(found)
