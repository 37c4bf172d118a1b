"""States for plain mode: the record's own memory behind attributes that are Python integers.

NumPy's records give attributes too, but slowly, and their small integers wrap silently. Here a field reads as an
`int`, an array field as a `memoryview`, and a value that does not fit raises ValueError on the spot.
See docs/decisions/0002-plain-states.md.
"""

from functools import cache
from math import prod
from operator import attrgetter
from typing import Any

from vaka.core.arrays import np, npt

CODES = {"i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q", "f8": "d"}


class PlainState:
    """One state over bytes it shares with `record`, the NumPy record that compiled rules take."""

    def __init__(self, array: npt.NDArray[Any]) -> None:
        self.array = array  # [1] of the state's dtype
        self.memory = memoryview(array.view(np.uint8).data)

    @property
    def record(self) -> Any:
        return self.array[0]

    def tobytes(self) -> bytes:
        """The whole state: equal bytes are equal positions."""
        return bytes(self.memory)

    def __getitem__(self, name: str) -> Any:
        """A field by its name, as NumPy's records give it."""
        return getattr(self, name)

    def __setitem__(self, name: str, value: Any) -> None:
        field = getattr(self, name)
        if isinstance(field, memoryview):
            for i, number in enumerate(value):
                field[i] = number
        else:
            setattr(self, name, value)


def _scalar(code: str, offset: int, width: int) -> property:
    whole = attrgetter(f"_{code}")
    place = offset // width
    as_number = float if code == "d" else int

    def read(self: Any) -> int:
        return whole(self)[place]

    def write(self: Any, value: int) -> None:
        whole(self)[place] = as_number(value)

    return property(read, write)


class _Whole:
    """The whole record as integers of one type, made on first use and then found in the instance itself."""

    def __init__(self, code: str, width: int) -> None:
        self.code, self.width = code, width

    def __get__(self, owner: Any, _: Any) -> memoryview:
        memory = owner.memory
        view = memory[: len(memory) // self.width * self.width].cast(self.code)
        owner.__dict__[f"_{self.code}"] = view
        return view


class _Array:
    """An array field, made on first use and then found in the instance itself."""

    def __init__(self, name: str, code: str, offset: int, width: int, shape: tuple[int, ...]) -> None:
        self.name, self.code, self.shape = name, code, shape
        self.part = slice(offset, offset + width * prod(shape))

    def __get__(self, owner: Any, _: Any) -> memoryview:
        view = owner.memory[self.part].cast(self.code, self.shape)
        owner.__dict__[self.name] = view
        return view


@cache
def plain_class(dtype: np.dtype[Any]) -> type[PlainState]:
    """The class of plain states of a dtype."""
    body: dict[str, Any] = {}
    assert dtype.fields is not None
    for name, (field, offset, *_) in dtype.fields.items():
        base, shape = field.subdtype or (field, ())
        code = CODES[base.str[1:]]
        if shape:
            body[name] = _Array(name, code, offset, base.itemsize, shape)
        else:
            body[name] = _scalar(code, offset, base.itemsize)
            body[f"_{code}"] = _Whole(code, base.itemsize)
    return type("PlainState", (PlainState,), body)


class PlainStates:
    """A pool of plain states: `pool[i]` is one of them, `pool[i] = pool[j]` copies one."""

    def __init__(self, count: int, dtype: np.dtype[Any]) -> None:
        self.array = np.zeros(count, dtype)
        self._states = [plain_class(dtype)(self.array[i : i + 1]) for i in range(count)]

    def __getitem__(self, i: int) -> PlainState:
        return self._states[i]

    def __setitem__(self, i: int, state: PlainState) -> None:
        self._states[i].memory[:] = state.memory

    def __len__(self) -> int:
        return len(self._states)
