"""The little of NumPy that plain rules use, over Python's own memory views: see `vaka.core.arrays`.

An array of numbers is a `memoryview`: it has `shape`, `tolist()` and elements by `[i, j]`, which are Python integers,
and it refuses a number that does not fit. An array of states is a `Records`.
"""

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any, TypeAlias

Shape: TypeAlias = int | tuple[int, ...]
CODES = {
    "i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f8": "d",
}  # fmt: skip


class ndarray:
    """Only written in annotations, and asked for where rules are compiled."""


class generic:
    """NumPy's scalars; elements are Python's integers here."""


class void:
    """What NumPy's records are made of."""


class record(void):
    """NumPy's records; a state's own memory is enough here."""


class NDArray:
    """Only written in annotations."""

    def __class_getitem__(cls, _: Any) -> Any:
        return ndarray


class Number:
    """A type of numbers, named like NumPy's: kind and bytes."""

    subdtype = None

    def __init__(self, name: str) -> None:
        self.name, self.str = name, f"<{name}"
        self.code, self.itemsize = CODES[name], int(name[1:])

    def __call__(self, value: Any) -> Any:
        return float(value) if self.code == "d" else int(value)


int8, int16, int32, int64 = (Number(f"i{width}") for width in (1, 2, 4, 8))
uint8, uint16, uint32, uint64 = (Number(f"u{width}") for width in (1, 2, 4, 8))
float64 = Number("f8")
NUMBERS = {each.name: each for each in (int8, int16, int32, int64, uint8, uint16, uint32, uint64, float64)}


class Field:
    """A field of a record: a number, or an array of them."""

    def __init__(self, kind: Number, shape: tuple[int, ...]) -> None:
        self.base = kind
        self.subdtype = (kind, shape) if shape else None
        self.str = kind.str
        self.itemsize = kind.itemsize * prod(shape)


class RecordType:
    """The layout of a state: each field with its offset."""

    def __init__(self, descr: Sequence[tuple[Any, ...]], align: bool) -> None:
        self.descr = list(descr)
        self.fields: dict[str, tuple[Field, int]] = {}
        end, widest = 0, 1
        for name, kind, *shape in descr:
            field = Field(NUMBERS[kind.lstrip("<|")], _shape(shape[0]) if shape else ())
            width = field.base.itemsize if align else 1
            start = -(-end // width) * width
            self.fields[name] = field, start
            end, widest = start + field.itemsize, max(widest, width)
        self.itemsize = -(-end // widest) * widest
        self.names = tuple(self.fields)

    def __getitem__(self, name: str) -> Field:
        return self.fields[name][0]


class Records:
    """States one behind the other."""

    def __init__(self, memory: memoryview, kind: RecordType) -> None:
        self.data, self.dtype = memory, kind

    @property
    def shape(self) -> tuple[int]:
        return (len(self),)

    def __len__(self) -> int:
        return len(self.data) // self.dtype.itemsize

    def __getitem__(self, part: int | slice) -> Any:
        if isinstance(part, int):
            from vaka.core.plain import plain_class

            return plain_class(self.dtype)(self[part : part + 1])
        start, stop, _ = part.indices(len(self))
        return Records(self.data[start * self.dtype.itemsize : stop * self.dtype.itemsize], self.dtype)

    def view(self, kind: Number) -> "Records":
        """The same memory; `data` has its bytes in any case."""
        assert kind is uint8
        return self


class dtype:
    """A type by its description: fields, a name, or a pair of which the second is one."""

    def __new__(cls, described: Any, align: bool = False) -> Any:
        if isinstance(described, str):
            return NUMBERS[described.lstrip("<|")]
        return described[1] if isinstance(described, tuple) else RecordType(described, align)

    def __class_getitem__(cls, _: Any) -> Any:
        return RecordType


def iinfo(kind: Any) -> Any:
    """The bounds of a type of integers."""
    number: Number = kind.base if isinstance(kind, Field) else kind
    bits = 8 * number.itemsize
    signed = number.name.startswith("i")

    class Bounds:
        min = -(1 << (bits - 1)) if signed else 0
        max = (1 << (bits - 1)) - 1 if signed else (1 << bits) - 1

    return Bounds


def zeros(shape: Shape, kind: Any = float64) -> Any:
    """An array of zeros; of records, one of empty states."""
    sides = _shape(shape)
    memory = memoryview(bytearray(prod(sides) * kind.itemsize))
    if isinstance(kind, RecordType):
        return Records(memory, kind)
    if 0 in sides:  # a memory view has no room for such shapes, and nobody reads it
        return memory.cast(kind.code) if len(sides) == 1 else Empty(sides)
    return memory.cast(kind.code, sides)


class Empty:
    """An array without elements."""

    def __init__(self, shape: tuple[int, ...]) -> None:
        self.shape = shape

    def __len__(self) -> int:
        return self.shape[0]


empty = zeros


def full(shape: Shape, value: Any, kind: Number) -> Any:
    """An array of one number."""
    made = zeros(shape, kind)
    flat = made.cast("B").cast(kind.code)
    for i in range(len(flat)):
        flat[i] = value
    return made


def array(values: Any, kind: Number | None = None) -> Any:
    """An array of numbers from nested sequences: of integers, or of the type of the first."""
    if kind is None:
        kind = float64 if isinstance(next(_flat(values), 0), float) else int64
    shape: list[int] = []
    level = values.tolist() if isinstance(values, memoryview) else values
    while isinstance(level, Sequence):
        shape.append(len(level))
        level = level[0] if level else 0
    made = zeros(tuple(shape), kind)
    flat = made.cast("B").cast(kind.code) if len(shape) > 1 else made
    for i, value in enumerate(_flat(values)):
        flat[i] = value
    return made


def frombuffer(memory: Any, kind: Any) -> Any:
    """Memory as an array."""
    view = memoryview(memory)
    return Records(view, kind) if isinstance(kind, RecordType) else view.cast("B").cast(kind.code)


def _flat(values: Any) -> Iterator[Any]:
    for value in values.tolist() if isinstance(values, memoryview) else values:
        if isinstance(value, Sequence):
            yield from _flat(value)
        else:
            yield value


def _shape(shape: Shape) -> tuple[int, ...]:
    return shape if isinstance(shape, tuple) else (shape,)
