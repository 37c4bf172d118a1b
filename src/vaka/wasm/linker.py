"""Links rules for WebAssembly: as LLVM code that is not yet meant for any machine.

Import it only in a process of `vaka.wasm.build`: numba must be told to leave the code as it is before it is imported.
"""

from typing import Any

from vaka.core.kernel import CompiledLinker, Rule, relinked
from vaka.core.numba_rules import OPTIONS, CompiledRule, new_ints_on_the_stack
from vaka.core.numbers import new_ints

BARE = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}  # nothing for Python to call


class NeutralLinker(CompiledLinker):
    """Compiles rules without Python's wrappers and caches none: what they become is cached as a whole module."""

    def link(self, function: Rule) -> Rule:
        return new_ints_on_the_stack if function is new_ints else super().link(function)

    def link_inner(self, function: Rule) -> Rule:
        return self.link(function)

    def _finish(self, function: Rule, names: dict[str, Rule]) -> Rule:
        rule: Any = CompiledRule(relinked(function, names), locals={}, targetoptions=OPTIONS | BARE)
        return rule
