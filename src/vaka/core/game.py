"""A game as a value: its rules, and what Python code around them needs to know."""

import pkgutil
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, TypeAlias

from vaka.core import contract
from vaka.core.actions import ActionSpace
from vaka.core.adaptor import SwitchedRule, on_plain_states
from vaka.core.arrays import np
from vaka.core.contract import lockstep, search
from vaka.core.ending import Award, Awards, MatchEvents, Sheet
from vaka.core.errors import BadComponents
from vaka.core.events import EventKind
from vaka.core.figures import Figures
from vaka.core.kernel import CompiledLinker, Ints, Linker, Rule, State, record_type, relinked
from vaka.core.level import LEVELS, Level
from vaka.core.meta import Meta
from vaka.core.observation import Layout
from vaka.core.plain import PlainStates, plain_class
from vaka.core.reasons import Facts

if TYPE_CHECKING:
    from vaka.core.journey import Journey

OwnView: TypeAlias = Callable[[State, int, Any], Mapping[str, Any]]


class _Part:
    """A part of the contract as a dataclass: each field is named like the rule in the module `names` it stands for."""

    names: ClassVar[ModuleType]

    @classmethod
    def found_in(cls, modules: Iterable[ModuleType]) -> dict[str, Rule]:
        """The rules of this part that modules have under their contract names."""
        found = {}
        for name in (each.name for each in fields(cls)):  # type: ignore[arg-type]
            owner = next((module for module in modules if hasattr(module, name)), None)
            if owner is not None:
                found[name] = getattr(owner, name)
        return found

    @classmethod
    def of(cls, *modules: ModuleType) -> Self:
        """The rules found by their contract names in a game's modules."""
        return cls(**cls.found_in(modules))

    def by_contract(self) -> dict[Rule, Rule]:
        """Each rule of the contract and the one that stands for it."""
        return {getattr(self.names, field.name): getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]


@dataclass(frozen=True)
class Rules(_Part):
    """What a game must give (`vaka.core.contract`)."""

    names: ClassVar[ModuleType] = contract
    setup: Rule
    to_move: Rule
    legal: Rule
    apply: Rule
    returns: Rule
    redeal: Rule
    observe: Rule
    policy: Rule
    simultaneous: Rule = contract.simultaneous

    @classmethod
    def found_in(cls, modules: Iterable[ModuleType]) -> dict[str, Rule]:
        """As above; `apply` is made of its parts where a game gives those instead."""
        found = super().found_in(modules)
        parts = LockstepRules.found_in(modules)
        if "apply" not in found and {"apply_part", "follow"} <= parts.keys():
            found["apply"] = relinked(lockstep.whole_apply, parts)
        return found


@dataclass(frozen=True)
class SearchRules(_Part):
    """What the tree search may ask (`vaka.core.contract.search`)."""

    names: ClassVar[ModuleType] = search
    chance_key: Rule = search.chance_key
    prepare_search: Rule = search.prepare_search
    priors: Rule = search.priors
    rollout_action: Rule = search.rollout_action
    is_quiet: Rule = search.is_quiet
    evaluate: Rule = search.evaluate
    features: Rule = search.features


@dataclass(frozen=True)
class LockstepRules(_Part):
    """What lockstep play on a GPU may ask (`vaka.core.contract.lockstep`)."""

    names: ClassVar[ModuleType] = lockstep
    setup_part: Rule = lockstep.setup_part
    apply_part: Rule = lockstep.apply_part
    follow: Rule = lockstep.follow
    group: Rule = lockstep.group


class Notation(Protocol):
    """How a game writes moves. One token is one decision; tokens of one heading share a line."""

    def heading(self, s: State) -> str:
        """What stands before the tokens of this turn, the seat's number as its last word."""

    def write(self, s: State, action: int) -> str:
        """The token of a legal action."""

    def read(self, s: State, token: str) -> int:
        """The action a token names; InvalidMove if it is none of this game's. May still be illegal."""

    def remark(self, before: State, action: int, after: State) -> str:
        """A note for people after the token, without braces; empty for none. It is never read back."""


def later(place: str) -> Callable[..., Any]:
    """The function at `package.module:name`, imported when it is called: a game can be loaded without a terminal."""

    def call(*given: Any, **more: Any) -> Any:
        return pkgutil.resolve_name(place)(*given, **more)

    return call


@dataclass(frozen=True)
class Refusal:
    """Why something is not possible: the number of the rule, and the message that explains it."""

    rule: str
    key: str
    args: tuple[tuple[str, Any], ...] = ()


NO_FIGURES = Figures()
NO_MEMO = record_type([("unused", "i1")])


def no_invariants(s: State) -> None:
    """A game without conserved pieces."""


def no_agreed_end(s: State) -> State | None:
    """A game that its rules end."""
    return None


def no_awards(events: MatchEvents[Any], seats: int) -> Iterable[Award | None]:
    """A game that gives none."""
    return ()


@dataclass(frozen=True)
class Score:
    """The points of a match played alone, and the most there are."""

    points: float
    best: float


@dataclass(frozen=True, eq=False)
class Game:
    """One game, complete. `vaka.load(name)` gives it; `vaka.testing.check(game)` holds it to the contract."""

    meta: Meta
    state: np.dtype[Any]
    rules: Rules
    actions: ActionSpace
    max_actions: int  # the most that can be legal at once: the length of `out`
    max_plies: int  # the longest match in decisions
    observation: Layout
    events: tuple[EventKind, ...]
    notation: Notation
    view: Callable[[State, int | None], Mapping[str, Any]]
    describe: Callable[[State, int], Mapping[str, Any]]
    why_not: Callable[[State, int, Mapping[str, Any]], Refusal]
    search: SearchRules = SearchRules()
    lockstep: LockstepRules = LockstepRules()
    preview: Callable[[State, int], Mapping[str, Any]] | None = None  # the table after a legal action, chance left out
    invariants: Callable[[State], None] = no_invariants
    memo: np.dtype[Any] = NO_MEMO
    search_memo: np.dtype[Any] | None = None  # fields of the memo and more, which only search needs; None: the memo
    kit: tuple[int, ...] = ()  # component values a person may replace; handed to setup after the options
    read_kit: Callable[[str], tuple[int, ...]] | None = None  # the kit from the text of a components file
    possible_kit: Callable[[tuple[int, ...]], bool] | None = None  # whether a components file could give it
    figures: Figures = NO_FIGURES  # numbers of a finished match that simulation averages
    sheet: Sheet | None = None  # the score sheet of a finished match, from its last state and its story
    awards: Awards = no_awards  # awards(story, seats), the best candidates first
    facts: Facts | None = None  # what it counts for a move, to say why one is better than another
    # the position scored as it stands, where the people at a table may agree to stop; None where they may not
    agreed_end: Callable[[State], State | None] = no_agreed_end
    character: Callable[[State, int], str] | None = None  # whom a seat plays, where players are dealt characters
    points: Callable[[State, int], float] | None = None  # what a seat has scored at the end, where a game counts points
    score: Callable[[State], Score] | None = None  # of a finished match for one seat, if META.high_score
    journey: "Journey | None" = None  # matches that belong together, if META.journey
    own_view: OwnView | None = None  # where a seat's view differs from a spectator's, which it is given
    switched: tuple[SwitchedRule, ...] = ()  # rules that its views call
    draw: Callable[..., Any] | None = None  # draw(view, choices, speak) -> rich renderable, for the terminal
    levels: tuple[Level, ...] = LEVELS  # how its bots think, from the weakest to the strongest
    features: int = 0  # how many numbers the rule `features` writes
    level6: Level | None = None  # how the bot searches that takes the advice of `mind.npz`, if there is one
    # by version: the number today of an action of an earlier version from which only the numbers of actions differ
    renumber: Mapping[int, Callable[[int], int]] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return self.meta.name

    @property
    def action_count(self) -> int:
        """Actions are 0 to action_count − 1."""
        return self.actions.count

    def by_contract(self) -> dict[Rule, Rule]:
        """Each rule of the three parts of the contract and the one of this game that stands for it."""
        return self.rules.by_contract() | self.search.by_contract() | self.lockstep.by_contract()

    @cached_property
    def plain(self) -> Linker:
        """Links generic code with this game's rules, to run as plain Python."""
        return Linker(self.by_contract())

    @cached_property
    def compiled(self) -> CompiledLinker:
        """Links generic code with this game's rules, compiled. The first use imports numba."""
        return CompiledLinker(self.by_contract())

    @cached_property
    def fast_rules(self) -> Rules:
        """The compiled rules, called like the plain ones, on plain states. Each is compiled when first called. Rules
        that only read a field stay plain: a call of compiled code costs 2 µs."""
        names = {field.name for field in fields(Rules)} - {"to_move", "simultaneous"}
        by_contract = {name: getattr(contract, name) for name in names}
        fast = {name: on_plain_states(self.compiled.link(rule), rule) for name, rule in by_contract.items()}
        return replace(self.rules, **fast)

    def views(self, s: State) -> "Views":
        """The views of one position, in which what all see is made once."""
        return Views(self, s)

    def new_state(self) -> State:
        """A zeroed state for plain rules; its `record` is the same memory for compiled ones."""
        return PlainStates(1, self.state)[0]

    @property
    def whole_memo(self) -> np.dtype[Any]:
        """The memo with the fields that search needs: one type wherever space does not matter, so that a policy
        is compiled once."""
        return self.memo if self.search_memo is None else self.search_memo

    def new_memo(self) -> State:
        """An empty memo for the plain policy."""
        return PlainStates(1, self.whole_memo)[0]

    def new_actions(self) -> Ints:
        """An array for the legal actions of one decision."""
        return np.zeros(self.max_actions, np.int32)

    def option_codes(self, options: Mapping[str, Any] | None = None, kit: tuple[int, ...] | None = None) -> Ints:
        """Options and components as `setup` reads them."""
        return np.array(self.meta.encode(options) + (self.kit if kit is None else kit), np.int32)

    def check_kit(self, kit: Iterable[int]) -> tuple[int, ...]:
        """The kit itself, if it can be one of this game's."""
        values = tuple(kit) if isinstance(kit, Iterable) else (None,)
        whole = all(isinstance(value, int) and not isinstance(value, bool) for value in values)
        if not whole or len(values) != len(self.kit):
            raise BadComponents("bad-kit", game=self.meta.title, count=len(self.kit))
        return values

    def kit_from(self, text: str) -> tuple[int, ...]:
        """The kit in the text of a components file."""
        if self.read_kit is None:
            raise BadComponents("no-kit", game=self.meta.title)
        return self.check_kit(self.read_kit(text))

    def copy(self, s: State) -> State:
        """The same state in its own memory."""
        return plain_class(self.state)(np.frombuffer(bytearray(s.memory), self.state))  # NumPy copies field by field

    def legal_actions(self, s: State) -> list[int]:
        """The legal actions as a list; empty when the match is over."""
        out = self.new_actions()
        return out[: self.rules.legal(s, out)].tolist()

    def __repr__(self) -> str:
        return f"vaka.load({self.name!r})"


class Views:
    """What seats and spectators may see of one position. What all see is made once."""

    def __init__(self, game: Game, s: State) -> None:
        self.game, self.state = game, s
        self._all: Mapping[str, Any] | None = None

    @property
    def all(self) -> Mapping[str, Any]:
        """What a spectator sees."""
        if self._all is None:
            self._all = self.game.view(self.state, None)
        return self._all

    def own(self, seat: int) -> Mapping[str, Any]:
        """The fields of a seat's view that may differ from a spectator's."""
        if self.game.own_view is None:
            return self.game.view(self.state, seat)
        return self.game.own_view(self.state, seat, self.all)

    def of(self, seat: int | None) -> Mapping[str, Any]:
        """The same as `game.view(s, seat)`."""
        return self.all if seat is None else {**self.all, **self.own(seat)}
