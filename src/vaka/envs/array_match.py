"""The match behind an environment, as numbers and arrays, played by plain or compiled rules."""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, TypedDict

import numpy as np
import numpy.typing as npt

from vaka.bots import Bot
from vaka.bots.fast import with_compiled_rules
from vaka.bots.player import bot_illegal
from vaka.core import contract
from vaka.core.contract import RETURN_UNIT
from vaka.core.errors import IllegalMove, OutOfRange, UnknownName
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.kernel import Ints
from vaka.core.meta import Options
from vaka.core.numbers import is_whole
from vaka.core.registry import game_of
from vaka.envs.given import listed_opponents, opposing_bot

MODES = ("auto", "plain", "compiled")
ILLEGAL = LOSE, RAISE = "lose", "raise"  # what an illegal action does


class Pickled(TypedDict):
    """A match as it goes to another process."""

    game: str
    seats: int
    options: Options
    mode: str
    state: bytes
    ply: int


class ArrayMatch:
    """One match at a time, of one game and one choice of seats and options.

    `rules` is "plain", "compiled", or "auto": compiled if the compiled rules are in this machine's cache, plain
    otherwise, because compiling takes about a minute. A match that has had as many decisions as any match of the game
    can have is *cut*: it is not over, and nobody has an action any more.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        rules: str = "auto",
    ) -> None:
        check_value("rules", rules, MODES)
        self.game = game_of(game)
        self.seats = self.game.meta.check_seats(seats)
        self.options = self.game.meta.complete(options, self.seats)
        compiled = rules == "compiled" or (rules == "auto" and self.game.compiled.is_cached(contract.apply))
        self.mode = "compiled" if compiled else "plain"
        self.rules = self.game.fast_rules if compiled else self.game.rules
        self._codes = self.game.option_codes(self.options)
        self._list = self.game.new_actions()
        self.place(self.game.new_state())

    def place(self, state: Any, ply: int = 0) -> None:
        """Go on from this position, which this many decisions have led to."""
        self.state, self.ply = state, ply
        self._legal: Ints | None = None

    def begin(self, seed: int) -> None:
        """Begin a new match."""
        self.place(self.game.new_state())
        self.rules.setup(self.state, self.seats, self._codes, seed)

    @property
    def to_move(self) -> int:
        return int(self.rules.to_move(self.state))

    @property
    def over(self) -> bool:
        return self.to_move < 0

    @property
    def cut(self) -> bool:
        return self.ply >= self.game.max_plies and not self.over

    @property
    def ended(self) -> bool:
        """Whether nothing more can be played."""
        return self.over or self.cut

    def legal(self) -> Ints:
        """The legal actions in rising order; none when the match is over or cut."""
        if self._legal is None:
            count = 0 if self.ended else int(self.rules.legal(self.state, self._list))
            self._legal = np.sort(self._list[:count])
        return self._legal

    def mask(self, seat: int) -> npt.NDArray[np.int8]:
        """[action_count] 1 for what the seat may do now; all 0 while another decides."""
        mask = np.zeros(self.game.action_count, np.int8)
        if seat == self.to_move:
            mask[self.legal()] = 1
        return mask

    def observe(self, seat: int) -> Ints:
        """[length] What the seat knows."""
        out = np.zeros(self.game.observation.length, np.int32)
        self.rules.observe(self.state, seat, out)
        return out

    def is_legal(self, action: Any) -> bool:
        """OutOfRange for what is no action at all, such as None or an array of several."""
        try:
            number = index(action)
        except TypeError:
            raise OutOfRange("bad-action", action=repr(action)) from None
        return number in self.legal()

    def play(self, action: Any) -> None:
        """Play an action; IllegalMove, with nothing changed, if the rules forbid it."""
        if not self.is_legal(action):
            raise IllegalMove("illegal-action", action=str(action), seat=self.to_move)
        self.rules.apply(self.state, int(action), NO_EVENTS)
        self.ply += 1
        self._legal = None

    def returns(self) -> list[float]:
        """The result of each seat; zeros until the match is over, and if it is cut."""
        out = np.zeros(self.seats, np.int32)
        if self.over:
            self.rules.returns(self.state, out)
        return [int(value) / RETURN_UNIT for value in out]

    def redeal(self, seat: int, bits: int) -> None:
        """Redeal everything the seat cannot see."""
        self.rules.redeal(self.state, seat, bits)
        self._legal = None

    def copy(self) -> "ArrayMatch":
        """The same match, to be continued independently of this one."""
        fork = ArrayMatch.__new__(ArrayMatch)
        fork.__dict__.update(self.__dict__)
        fork._list = self.game.new_actions()
        fork.place(self.game.copy(self.state), self.ply)
        return fork

    def __deepcopy__(self, memo: dict[int, Any]) -> "ArrayMatch":
        return self.copy()

    def __getstate__(self) -> Pickled:
        return {
            "game": self.game.name,
            "seats": self.seats,
            "options": self.options,
            "mode": self.mode,
            "state": self.state.tobytes(),
            "ply": self.ply,
        }

    def __setstate__(self, kept: Pickled) -> None:
        self.__init__(kept["game"], kept["seats"], kept["options"], kept["mode"])  # type: ignore[misc]
        self.state.memory[:], self.ply = kept["state"], kept["ply"]


class Opponents:
    """The bots at the other seats: `greedy` where none are named."""

    def __init__(self, match: ArrayMatch, given: str | Bot | Sequence[str | Bot] | None, seat: int) -> None:
        others = [other for other in range(match.seats) if other != seat]
        each = listed_opponents(given, len(others), match.game)
        self.match = match
        self.game = with_compiled_rules(match.game) if match.mode == "compiled" else match.game
        self.bots = dict(zip(others, (opposing_bot(one, match.game) for one in each), strict=True))

    def begin(self, seed: int) -> None:
        self.seed = seed
        self.players = {seat: seated.player(self.game, seat, seed) for seat, seated in self.bots.items()}

    def play(self) -> None:
        """Play for the bots until nobody but you is to move."""
        while not self.match.ended and (seat := self.match.to_move) in self.players:
            action = self.players[seat].decide(self.match.state)
            if not is_whole(action) or action not in self.match.legal():
                raise bot_illegal(self.bots[seat].name, action, seat, self.seed)
            self.match.play(action)


def check_value(option: str, value: Any, known: Sequence[str]) -> None:
    """Refuse a value that an option of an environment does not have."""
    if value not in known:
        raise UnknownName("unknown-value", value=str(value), option=option, known=", ".join(known))


def check_reset(options: Mapping[str, Any] | None, known: Sequence[str] = ()) -> Mapping[str, Any]:
    """What `reset` is asked for; refuses what it does not know, such as options of the game."""
    for name in options or {}:
        if name not in known:
            raise UnknownName("unknown-reset-option", name=str(name))
    return options or {}
