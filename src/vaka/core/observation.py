"""What a seat knows as one array, declared number by number: rules fill it by these declarations, environments take
their bounds from them, `vaka.testing` holds every match to them, and the reference is written from them."""

from dataclasses import dataclass
from functools import cached_property
from math import prod

from vaka.core.arrays import np
from vaka.core.kernel import Ints


@dataclass(frozen=True)
class Value:
    """One number of an observation, or `count` alike one behind the other: its meaning and its bounds."""

    name: str
    low: int
    high: int
    about: str
    count: int = 1


class Slice:
    """A named part of an observation: one row of values, or several rows alike. `Layout.rows` begins one."""

    def __init__(self, name: str, about: str, start: int, rows: tuple[int, ...], own: bool) -> None:
        self.name, self.about, self.start, self.rows = name, about, start, rows
        self.own = own  # known to the seat alone; otherwise everybody knows it
        self.values: tuple[Value, ...] = ()
        self.complete = False  # the next slice has begun

    @property
    def width(self) -> int:
        """How many numbers a row has."""
        return sum(value.count for value in self.values)

    @property
    def shape(self) -> tuple[int, ...]:
        return (*self.rows, self.width)

    @property
    def length(self) -> int:
        return prod(self.shape)

    def add(self, name: str, low: int, high: int, about: str, count: int = 1) -> int:
        """Declare the next value of a row; where it stands in the observation, in the first row."""
        if self.complete:
            raise ValueError(f"{name} comes too late: another slice begins behind {self.name}")
        at = self.start + self.width
        self.values += (Value(name, low, high, about, count),)
        return at


class Layout:
    """The parts of an observation in order, each declared after the one before it is complete.

    >>> layout = Layout()
    >>> PILE = layout.add("pile", (1,), 0, 21, "stones left")
    >>> seats = layout.rows("seats", "from mine clockwise", 6)
    >>> HERE = seats.add("here", 0, 1, "whether anybody sits there")
    >>> TAKEN = seats.add("taken", 0, 21, "stones taken")
    >>> PILE, HERE, TAKEN, seats.width, layout.length
    (0, 1, 2, 2, 13)
    >>> layout.high[:5].tolist()
    [21, 1, 21, 1, 21]
    """

    def __init__(self) -> None:
        self.slices: tuple[Slice, ...] = ()

    def rows(self, name: str, about: str, *rows: int, own: bool = False) -> Slice:
        """Begin a slice with this many rows, or one; `own`: what it says is known to the seat alone."""
        if any(part.name == name for part in self.slices):
            raise ValueError(f"two slices are called {name}")
        if self.slices:
            self.slices[-1].complete = True
        part = Slice(name, about, self.length, rows, own)
        self.slices += (part,)
        return part

    def add(self, name: str, shape: tuple[int, ...], low: int, high: int, about: str, own: bool = False) -> int:
        """Declare a slice whose numbers are all alike; where it begins."""
        return self.rows(name, about, *shape[:-1], own=own).add(name, low, high, about, shape[-1])

    @property
    def length(self) -> int:
        return sum(part.length for part in self.slices)

    def split(self, array: Ints) -> dict[str, Ints]:
        """An observation [length] as named arrays that share its memory."""
        return {part.name: array[part.start : part.start + part.length].reshape(part.shape) for part in self.slices}

    @cached_property
    def low(self) -> Ints:
        """The least each number can be [length]."""
        return self._bounds("low")

    @cached_property
    def high(self) -> Ints:
        """The most each number can be [length]."""
        return self._bounds("high")

    @cached_property
    def own(self) -> np.ndarray:
        """[length] True for what the seat alone knows."""
        return np.repeat([part.own for part in self.slices], [part.length for part in self.slices])

    def _bounds(self, side: str) -> Ints:
        rows = [[getattr(value, side) for value in part.values for _ in range(value.count)] for part in self.slices]
        whole = [row * prod(part.rows) for row, part in zip(rows, self.slices, strict=True)]
        return np.array([number for row in whole for number in row], np.int32)

    def name_of(self, place: int) -> str:
        """What stands at a place of the observation, for people.

        >>> layout = Layout()
        >>> layout.add("pile", (1,), 0, 21, "stones left")
        0
        >>> layout.name_of(0)
        'pile'
        """
        part = next(part for part in reversed(self.slices) if part.start <= place)
        row, column = divmod(place - part.start, part.width)
        names = [value.name for value in part.values for _ in range(value.count)]
        where = f"{part.name}[{row}]" if part.rows else part.name
        return where if len(part.values) == 1 else f"{where}.{names[column]}"
