"""A module's LLVM code: the memory of a desk, and a function by a readable name for each rule that is exported."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_type_hints

import numpy as np

from vaka.core.kernel import Rule
from vaka.wasm.exports import Bits, Desk, Seed

LONG = (Seed, Bits)
ANSWER = ["  %answer.wide = load i64, ptr %result", "  %answer = trunc i64 %answer.wide to i32", "  ret i32 %answer"]
PREFIX = "desk."  # of the names of pools, so that none is taken for a function
RUNTIME = """
declare void @llvm.trap()
declare double @llvm.sqrt.f64(double)

define double @sqrt(double %x) {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}

define i32 @strlen(ptr %text) "no-builtins" noinline {
start:
  br label %next
next:
  %length = phi i32 [ 0, %start ], [ %longer, %next ]
  %longer = add i32 %length, 1
  %place = getelementptr i8, ptr %text, i32 %length
  %letter = load i8, ptr %place
  %ends = icmp eq i8 %letter, 0
  br i1 %ends, label %done, label %next
done:
  ret i32 %length
}

define void @NRT_MemInfo_call_dtor(ptr %owner) {
  call void @llvm.trap()
  unreachable
}
"""  # asked of a host by numba, whose arrays have no owner here, and by LLVM, to which some loops look like strlen
LIBRARY = {"strlen"}  # kept even while nothing calls it: LLVM may find a use for it late


@dataclass(frozen=True)
class Parameter:
    """What an exported function is given besides the desk."""

    name: str
    long: bool  # 64 bits instead of 32


def pools(desk: Desk) -> dict[str, np.ndarray[Any, Any]]:
    """The arrays of a desk by their names."""
    tree, *others = desk
    return dict(zip((*tree._fields, *desk._fields[1:]), (*tree, *others), strict=True))


def parameters(function: Rule) -> list[Parameter]:
    """The parameters of an exported function after the desk."""
    hints = get_type_hints(function)
    names = function.__code__.co_varnames[1 : function.__code__.co_argcount]
    return [Parameter(name, hints[name] in LONG) for name in names]


def answers(function: Rule) -> bool:
    """Whether an exported function returns a number."""
    return get_type_hints(function)["return"] is int


def memory_code(desk: Desk) -> str:
    """Room for every pool."""
    return "".join(
        f'@"{PREFIX}{name}" = global [{max(1, array.nbytes)} x i8] zeroinitializer, align 16\n'
        for name, array in pools(desk).items()
    )


def function_code(name: str, function: Rule, compiled_name: str, desk: Desk) -> str:
    """The exported form of a function numba compiled: the desk is filled in, and a failure is a trap."""
    given = parameters(function)
    takes = ", ".join(f"{'i64' if each.long else 'i32'} %{each.name}" for each in given)
    widened = [f"  %{each.name}.wide = sext i32 %{each.name} to i64" for each in given if not each.long]
    passed = [f"i64 %{each.name}{'' if each.long else '.wide'}" for each in given]
    arguments = ", ".join(["ptr %result", "ptr %trouble", *desk_arguments(desk), *passed])
    lines = [
        f"define {'i32' if answers(function) else 'void'} @{name}({takes}) {{",
        "  %result = alloca i64",
        "  %trouble = alloca ptr",
        *widened,
        f'  %status = call i32 @"{compiled_name}"({arguments})',
        "  %fine = icmp eq i32 %status, 0",
        "  br i1 %fine, label %done, label %failed",
        "failed:",
        "  call void @llvm.trap()",
        "  unreachable",
        "done:",
        *(ANSWER if answers(function) else ["  ret void"]),
        "}",
    ]
    return "\n".join(lines) + "\n"


def declaration(compiled_name: str, function: Rule, desk: Desk) -> str:
    """The function numba compiled, as the code above calls it."""
    kinds = [argument.split()[0] for argument in desk_arguments(desk)]
    given = ["i64" for _ in parameters(function)]
    return f'declare i32 @"{compiled_name}"({", ".join(["ptr", "ptr", *kinds, *given])})\n'


def desk_arguments(desk: Desk) -> Iterator[str]:
    """The desk as numba passes it, array by array: owner, parent, items, bytes an item, data, shape, strides."""
    for name, array in pools(desk).items():
        yield from ("ptr null", "ptr null", f"i64 {array.size}", f"i64 {array.itemsize}", f'ptr @"{PREFIX}{name}"')
        yield from (f"i64 {number}" for number in (*array.shape, *array.strides))
