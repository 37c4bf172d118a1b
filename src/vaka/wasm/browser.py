"""Searches of a module for Python in a browser, where nothing can be compiled.

The game's views, notation and facts run as plain Python there; `legal`, `apply`, `redeal`, `policy` and the search run
in the module. web/src/engine/python.ts is the other side.
"""

from dataclasses import replace
from functools import cached_property
from typing import Any, Protocol

from vaka.bots.player import Player
from vaka.bots.search.searcher import Searcher
from vaka.bots.search.tree import ROOT, Tree
from vaka.core.game import Game
from vaka.core.kernel import Ints, State

MATCH = 0  # the state in which rules are asked
NOT_THERE = -1


class Part(Protocol):
    """Some bytes of a module: a Uint8Array."""

    def assign(self, memory: Any) -> None:
        """Copy bytes into the module."""

    def assign_to(self, memory: Any) -> None:
        """Copy bytes out of it."""


class Module(Protocol):
    """A module as JavaScript gives it to Python; numbers of 64 bits are texts."""

    def part(self, pool: str, start: int, count: int) -> Part:
        """This many items of a pool, from one on."""

    def legal(self, slot: int) -> int: ...
    def apply(self, slot: int, action: int) -> None: ...
    def redeal(self, slot: int, seat: int, bits: str) -> None: ...
    def policy(self, slot: int, count: int) -> int: ...
    def begin(self, seat: int, bits: str, only: int, least: int) -> None: ...
    def search(self, playouts: int) -> None: ...
    def decision(self) -> int: ...
    def choose(self, slot: int, count: int) -> int: ...


class ModuleRules:
    """The rules of a module, called like plain ones."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.state = module.part("states", MATCH, 1)
        self.told = module.part("events", 0, 1)

    def legal(self, s: State, out: Ints) -> int:
        self.state.assign(s.memory)
        count = self.module.legal(MATCH)
        self.module.part("actions", 0, count).assign_to(octets(out[:count]))
        return count

    def apply(self, s: State, action: int, events: Ints) -> None:
        self.state.assign(s.memory)
        self.module.apply(MATCH, int(action))
        self.state.assign_to(s.memory)
        if len(events):
            self.told.assign_to(octets(events[:1]))
            rows = 1 + int(events[0, 0])
            self.module.part("events", 0, rows).assign_to(octets(events[:rows]))

    def redeal(self, s: State, seat: int, bits: int) -> None:
        self.state.assign(s.memory)
        self.module.redeal(MATCH, int(seat), str(int(bits)))
        self.state.assign_to(s.memory)

    def policy(self, s: State, actions: Ints, count: int, memo: State) -> int:
        self.state.assign(s.memory)
        self.module.part("actions", 0, count).assign(octets(actions[:count]))
        return self.module.policy(MATCH, count)


def octets(array: Any) -> memoryview:
    """The bytes of an array."""
    return memoryview(array).cast("B")


def with_module_rules(game: Game, module: Module) -> Game:
    """The same game; what its rules take time for is done by the module."""
    rules = ModuleRules(module)
    fast = {name: getattr(rules, name) for name in ("legal", "apply", "redeal", "policy")}
    made = replace(game, rules=replace(game.rules, **fast))
    made.__dict__.update(plain=game.plain)  # generic code is linked with the rules themselves
    return made


class ModuleSearcher(Searcher):
    """A search that runs in a module. Its tree is copied when somebody looks at it."""

    def __init__(self, game: Game, module: Module) -> None:
        self.module, self._behind = module, False
        super().__init__(with_module_rules(game, module), compiled=False)
        self._begin, self._search, self._decision = self._begin_there, self._search_there, self._decide_there

    @property
    def tree(self) -> Tree:
        if self._behind:
            self._behind = False
            self._copy()
        return self._tree

    @tree.setter
    def tree(self, tree: Tree) -> None:
        self._tree = tree

    @cached_property
    def _control(self) -> Part:
        return self.module.part("control", 0, 1)

    def _begin_there(self, tree: Tree, seat: int, bits: int, row: Any) -> None:
        self.module.part("states", ROOT, 1).assign(tree.states[ROOT].memory)
        self.module.part("level", 0, len(row)).assign(octets(row))
        self.module.begin(int(seat), str(int(bits)), NOT_THERE, 0)
        self._control.assign_to(tree.control.data)

    def _search_there(self, tree: Tree, playouts: int, events: Ints) -> None:
        self._control.assign(tree.control.data)  # Python may have set what is looked at
        self.module.search(playouts)
        self._control.assign_to(tree.control.data)
        self._behind = True

    def _decide_there(self, tree: Tree) -> int:
        return self.module.decision()

    def _copy(self) -> None:
        """Copy what the last search has made: nodes, edges, where they are found, and the sums at the root."""
        tree, control = self._tree, self._tree.control[0]
        for pool, count in (("nodes", control.nodes), ("edges", control.edges), ("index", len(tree.index))):
            there = getattr(tree, pool)
            memory = there.data if hasattr(there, "data") else octets(there)
            size = len(memory) // len(there)
            self.module.part(pool, 0, count).assign_to(memory[: count * size])
        self.module.part("sums", 0, tree.sums.shape[0]).assign_to(octets(tree.sums))


class NetPlayer(Player):
    """The net of a module: one evaluation of the position, no search."""

    def __init__(self, game: Game, seat: int, seed: int, module: Module) -> None:
        super().__init__(game, seat, seed)
        self.module = module

    def choose(self, known: State, actions: Ints, count: int, bits: int) -> int:
        if count == 1:
            return int(actions[0])
        self.module.part("states", MATCH, 1).assign(known.memory)
        self.module.part("actions", 0, count).assign(octets(actions[:count]))
        return self.module.choose(MATCH, count)
