"""Links rules for WebAssembly: as LLVM code that is not yet meant for any machine.

Import it only in a process of `vaka.wasm.build`: numba must be told to leave the code as it is before it is imported.
"""

from typing import Any

from numba import types as numba_types
from numba.core import cgutils as numba_cgutils
from numba.core import typing as numba_typing
from numba.extending import intrinsic
from numba.np import arrayobj as numba_arrayobj

from vaka.core.kernel import CompiledLinker, Rule, relinked
from vaka.core.numba_rules import OPTIONS, CompiledRule
from vaka.core.numbers import new_ints

types: Any = numba_types
cgutils: Any = numba_cgutils
typing: Any = numba_typing
arrayobj: Any = numba_arrayobj
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


@intrinsic(prefer_literal=True)
def new_ints_on_the_stack(typing_context: Any, count: Any) -> Any:
    """`new_ints` where there is no runtime to ask for memory: in the frame of the rule that calls it."""
    array_type = types.Array(types.int32, 1, "C")

    def generate(context: Any, builder: Any, its_signature: Any, arguments: Any) -> Any:
        item = context.get_data_type(types.int32)
        data = cgutils.alloca_once(builder, item, size=context.get_constant(types.intp, count.literal_value))
        array = arrayobj.make_array(array_type)(context, builder)
        size = context.get_constant(types.intp, context.get_abi_sizeof(item))
        shape = [context.get_constant(types.intp, count.literal_value)]
        arrayobj.populate_array(array, data, shape, [size], size, meminfo=None)
        return array._getvalue()

    return typing.signature(array_type, count), generate
