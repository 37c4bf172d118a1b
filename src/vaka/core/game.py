"""A game as a value: its rules, and what Python code around them needs to know."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from vaka.core import contract
from vaka.core.errors import BadComponents
from vaka.core.events import EventKind
from vaka.core.kernel import CompiledLinker, Ints, Linker, Rule, State, record_type
from vaka.core.level import LEVELS, Level
from vaka.core.meta import Meta
from vaka.core.plain import PlainStates

if TYPE_CHECKING:
    from vaka.core.journey import Journey


@dataclass(frozen=True)
class Rules:
    """The rules of `vaka.core.contract`, in plain or in linked form."""

    setup: Rule
    to_move: Rule
    legal: Rule
    apply: Rule
    returns: Rule
    redeal: Rule
    observe: Rule
    policy: Rule
    # optional; see the contract for what stands in
    simultaneous: Rule = contract.simultaneous
    sight: Rule = contract.sight
    study: Rule = contract.study
    weigh: Rule = contract.weigh
    stroll: Rule = contract.stroll
    settled: Rule = contract.settled
    evaluate: Rule = contract.evaluate
    setup_part: Rule = contract.setup_part
    apply_part: Rule = contract.apply_part
    follow: Rule = contract.follow
    kind: Rule = contract.kind

    @classmethod
    def of(cls, *modules: ModuleType) -> "Rules":
        """The rules found by their contract names in a game's modules."""
        found = {}
        for field in fields(cls):
            owner = next((module for module in modules if hasattr(module, field.name)), None)
            if owner is not None:
                found[field.name] = getattr(owner, field.name)
        return cls(**found)

    def by_contract(self) -> dict[Rule, Rule]:
        """Each name of the contract and the rule that stands for it."""
        return {getattr(contract, field.name): getattr(self, field.name) for field in fields(self)}


class Notation(Protocol):
    """How a game writes moves. One token is one decision; tokens of one heading share a line."""

    def heading(self, s: State) -> str:
        """What stands before the tokens of this turn, the seat's number as its last word."""

    def write(self, s: State, action: int) -> str:
        """The token of a legal action."""

    def read(self, s: State, token: str) -> int:
        """The action a token names; InvalidMove if it is none of this game's. May still be illegal."""

    def remark(self, before: State, action: int, after: State) -> str:
        """A note for people behind the token, without braces; empty for none. It is never read back."""


@dataclass(frozen=True)
class Slice:
    """A named part of an observation."""

    name: str
    shape: tuple[int, ...]

    @property
    def length(self) -> int:
        return int(np.prod(self.shape))


@dataclass(frozen=True)
class Layout:
    """The parts of an observation in order."""

    slices: tuple[Slice, ...]

    @property
    def length(self) -> int:
        return sum(part.length for part in self.slices)

    def split(self, array: Ints) -> dict[str, Ints]:
        """An observation [length] as named arrays that share its memory."""
        parts, start = {}, 0
        for part in self.slices:
            parts[part.name] = array[start : start + part.length].reshape(part.shape)
            start += part.length
        return parts


@dataclass(frozen=True)
class Refusal:
    """Why something is not possible: the number of the rule, and the message that explains it."""

    rule: str
    key: str
    args: tuple[tuple[str, Any], ...] = ()


NO_MEMO = record_type([("unused", "i1")])


def no_invariants(s: State) -> None:
    """A game without conserved pieces."""


def no_figures(s: State) -> dict[str, float]:
    """A game with nothing to count but its result."""
    return {}


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
    action_count: int  # actions are 0 .. action_count − 1
    max_actions: int  # the most that can be legal at once: the length of `out`
    max_plies: int  # the longest match in decisions
    observation: Layout
    events: tuple[EventKind, ...]
    notation: Notation
    view: Callable[[State, int | None], dict[str, Any]]
    describe: Callable[[State, int], dict[str, Any]]
    why_not: Callable[[State, int, dict[str, Any]], Refusal]
    preview: Callable[[State, int], dict[str, Any]] | None = None  # the table after a legal action, chance left out
    invariants: Callable[[State], None] = no_invariants
    memo: np.dtype[Any] = NO_MEMO
    search_memo: np.dtype[Any] | None = None  # fields of the memo and more, which only search needs; None: the memo
    kit: tuple[int, ...] = ()  # component values a person may replace; handed to setup behind the options
    read_kit: Callable[[str], tuple[int, ...]] | None = None  # the kit from the text of a components file
    possible_kit: Callable[[tuple[int, ...]], bool] | None = None  # whether a components file could give it
    figures: Callable[[State], dict[str, float]] = no_figures  # numbers of a finished match that simulation averages
    score: Callable[[State], Score] | None = None  # of a finished match for one seat, if META.high_score
    journey: "Journey | None" = None  # matches that hang together, if META.journey
    draw: Callable[..., Any] | None = None  # draw(view, choices, speak) -> rich renderable, for the terminal
    levels: tuple[Level, ...] = LEVELS  # how its bots think, from the weakest to the strongest

    @property
    def name(self) -> str:
        return self.meta.name

    @cached_property
    def plain(self) -> Linker:
        """Links generic code with this game's rules, to run as plain Python."""
        return Linker(self.rules.by_contract())

    @cached_property
    def compiled(self) -> CompiledLinker:
        """Links generic code with this game's rules, compiled. The first use imports numba."""
        return CompiledLinker(self.rules.by_contract())

    @cached_property
    def compiled_rules(self) -> Rules:
        """The same rules, each compiled when first called."""
        return Rules(**{field.name: self.compiled.link(getattr(contract, field.name)) for field in fields(Rules)})

    def new_state(self) -> State:
        """A zeroed state for plain rules; its `record` is the same memory for compiled ones."""
        return PlainStates(1, self.state)[0]

    def new_memo(self) -> State:
        """An empty memo for the plain policy."""
        return PlainStates(1, self.memo)[0]

    def new_actions(self) -> Ints:
        """Room for the legal actions of one decision."""
        return np.zeros(self.max_actions, np.int32)

    def option_codes(self, options: dict[str, Any] | None = None, kit: tuple[int, ...] | None = None) -> Ints:
        """Options and components as `setup` reads them."""
        return np.array(self.meta.encode(options) + (self.kit if kit is None else kit), np.int32)

    def check_kit(self, kit: tuple[int, ...]) -> tuple[int, ...]:
        """The kit itself, if it can be one of this game's."""
        whole = all(isinstance(value, int) and not isinstance(value, bool) for value in kit)
        if not whole or len(kit) != len(self.kit):
            raise BadComponents("bad-kit", game=self.meta.title, count=len(self.kit))
        return kit

    def kit_from(self, text: str) -> tuple[int, ...]:
        """The kit in the text of a components file."""
        if self.read_kit is None:
            raise BadComponents("no-kit", game=self.meta.title)
        return self.check_kit(self.read_kit(text))

    def copy(self, s: State) -> State:
        """The same state in its own memory."""
        twin = PlainStates(1, self.state)
        twin[0] = s
        return twin[0]

    def legal_actions(self, s: State) -> list[int]:
        """The legal actions as a list; empty when the match is over."""
        out = self.new_actions()
        return out[: self.rules.legal(s, out)].tolist()

    def __repr__(self) -> str:
        return f"vaka.load({self.name!r})"
