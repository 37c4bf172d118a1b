"""Whole numbers alike in plain and compiled form."""

from vaka.core.kernel import rule


@rule
def wide(value: int) -> int:
    """The value as a 64-bit integer: the one way to widen what comes from a narrow field or array.

    Compiled code makes a version of a function for every integer type it is called with, and `int(x)` keeps the type.
    """
    return int(value) + 0
