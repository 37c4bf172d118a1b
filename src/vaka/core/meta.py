"""What a game says of itself before any of its rules are loaded. Imports nothing heavy."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from math import factorial
from numbers import Integral
from typing import Any, SupportsIndex, TypeAlias

from vaka.core.errors import OutOfRange, UnknownName

USUAL_SEATS = 4

Options: TypeAlias = dict[str, str | int]  # of a match, by name


@dataclass(frozen=True)
class EnumOption:
    """An option that takes one of a few named values; rules see the value's position."""

    name: str
    values: tuple[str, ...]
    default: str

    @property
    def size(self) -> int:
        return len(self.values)

    @property
    def range_text(self) -> str:
        return ", ".join(self.values)

    def encode(self, value: Any) -> int:
        """The position of a value.

        >>> EnumOption("side", ("dark", "light"), "dark").encode("light")
        1
        """
        if value not in self.values:
            raise UnknownName("unknown-value", value=str(value), option=self.name, known=self.range_text)
        return self.values.index(value)

    def decode(self, code: int) -> str:
        return self.values[code]


@dataclass(frozen=True)
class NumberOption:
    """An option that takes a whole number from `low` to `high`; rules see the number itself."""

    name: str
    low: int
    high: int
    default: int

    @property
    def size(self) -> int:
        return self.high - self.low + 1

    @property
    def range_text(self) -> str:
        return f"{self.low}–{self.high}"

    def encode(self, value: Any) -> int:
        if isinstance(value, str) and re.fullmatch(r"-?\d+", value):
            value = int(value)
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            raise UnknownName("unknown-value", value=str(value), option=self.name, known=self.range_text)
        return value

    def decode(self, code: int) -> int:
        return code


@dataclass(frozen=True)
class OrderOption(NumberOption):
    """Which seat gets which of some things: 0 deals them at random, any other number is that of an order in the list of
    all orders. The order can also be given by names, separated by commas, those left out behind the others."""

    items: tuple[str, ...] = ()

    @classmethod
    def of(cls, name: str, items: tuple[str, ...]) -> "OrderOption":
        return cls(name, 0, factorial(len(items)), 0, items)

    @property
    def range_text(self) -> str:
        return f"{super().range_text}; {', '.join(self.items)}"

    def encode(self, value: Any) -> int:
        """The number of an order.

        >>> OrderOption.of("hats", ("red", "green", "blue")).encode("green,blue")
        4
        """
        if isinstance(value, str) and not re.fullmatch(r"-?\d+", value):
            value = self._number_of(value)
        return super().encode(value)

    def _number_of(self, text: str) -> int:
        named = [name.strip() for name in text.split(",")]
        if len(set(named)) < len(named) or not set(named) <= set(self.items):
            raise UnknownName("unknown-value", value=text, option=self.name, known=self.range_text)
        left, number = list(self.items), 0
        for name in [*named, *(item for item in self.items if item not in named)]:
            number = number * len(left) + left.index(name)
            left.remove(name)
        return number + 1


Option = EnumOption | NumberOption
# the option of every game that also has a tiny variant, so small that all its positions can be listed
SIZE = EnumOption("size", ("whole", "tiny"), "whole")


@dataclass(frozen=True)
class SeatLimit:
    """A value of an option that fits only some seat counts."""

    option: str
    value: str | int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Meta:
    """A game's card in the list of games."""

    name: str
    title: str
    designer: str
    publisher: str
    year: int
    seats: tuple[int, int]
    minutes: int
    version: int
    options: tuple[Option, ...] = ()
    seat_limits: tuple[SeatLimit, ...] = ()
    journey: tuple[str, ...] | None = None  # the options to choose when one begins; None: the game has no journey
    high_score: tuple[str, ...] | None = None  # the options that matter to one seat; None: not played for points
    # usual clocks in real time: the bank and what a turn adds to it, in seconds, the quickest first
    paces: tuple[tuple[int, int], ...] = ((300, 10), (600, 20), (1200, 30))
    ranked: bool = True  # whether those who do not win have places of their own

    @property
    def seat_counts(self) -> range:
        return range(self.seats[0], self.seats[1] + 1)

    @property
    def default_seats(self) -> int:
        """Four, or as many as the game allows."""
        return min(max(USUAL_SEATS, self.seats[0]), self.seats[1])

    def check_seats(self, seats: SupportsIndex | None) -> int:
        """The seat count itself, if the game can be played so; the default for None."""
        if seats is None:
            return self.default_seats
        if isinstance(seats, bool) or not isinstance(seats, Integral) or seats not in self.seat_counts:
            raise OutOfRange("bad-seats", seats=repr(seats), game=self.title, low=self.seats[0], high=self.seats[1])
        return int(seats)

    def complete(self, options: Mapping[str, Any] | None, seats: int | None = None) -> Options:
        """All options by name, defaults filled in; refuses what does not exist, or does not fit this many seats."""
        given, known = options or {}, {option.name: option for option in self.options}
        strange = [name for name in given if name not in known] if isinstance(given, Mapping) else [given]
        if strange:
            names = ", ".join(known) or "–"
            raise UnknownName("unknown-option", option=str(strange[0]), game=self.title, known=names)
        complete: Options = {
            name: option.decode(option.encode(given.get(name, option.default))) for name, option in known.items()
        }
        if seats is not None and (limit := self.broken_limit(complete, seats)):
            fits = ", ".join(str(count) for count in limit.seats)
            what = {"game": self.title, "option": limit.option, "value": str(limit.value)}
            raise OutOfRange("option-seats", **what, seats=seats, fits=fits)
        return complete

    def broken_limit(self, options: Mapping[str, Any], seats: int) -> SeatLimit | None:
        """The first limit that these options break with this many seats."""
        broken = (each for each in self.seat_limits if options.get(each.option) == each.value)
        return next((each for each in broken if seats not in each.seats), None)

    def encode(self, options: Mapping[str, Any] | None) -> tuple[int, ...]:
        """The options as the rules read them, one integer each, in the order of `self.options`."""
        complete = self.complete(options)
        return tuple(option.encode(complete[option.name]) for option in self.options)
