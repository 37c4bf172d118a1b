"""The actions of a game as named ranges of integers, declared once and taken apart by those who describe them."""

from collections.abc import Mapping
from math import prod
from typing import NamedTuple


class Kind:
    """One kind of action as a game declares it: what it does, and how many values each of its parts has."""

    def __init__(self, about: str, **parts: int) -> None:
        self.about, self.parts = about, parts


class ActionRange(NamedTuple):
    """The integers of one kind of action: `first` is that of its first one, `parts` how many values each part has."""

    kind: str
    first: int
    parts: Mapping[str, int]
    about: str

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.parts.values())

    @property
    def size(self) -> int:
        return prod(self.shape)

    def encode(self, *parts: int) -> int:
        """The action with these parts."""
        offset = 0
        for part, size in zip(parts, self.shape, strict=True):
            if not 0 <= part < size:
                raise ValueError(f"a part of {self.kind} is {part}, not 0 to {size - 1}")
            offset = offset * size + part
        return self.first + offset


class ActionSpace:
    """Ranges one behind the other. Rules use their `first` as a constant and do the arithmetic themselves.

    >>> space = ActionSpace(
    ...     place=Kind("start somewhere", row=4, facing=6),
    ...     keep=Kind("change nothing"),
    ...     heading=Kind("left, straight on or right", turn=3),
    ... )
    >>> space.count, space["heading"].first
    (28, 25)
    >>> space.decode(9), space.decode(24), space.decode(27)
    (('place', (1, 3)), ('keep', ()), ('heading', (2,)))
    >>> space["place"].encode(1, 3)
    9
    """

    def __init__(self, **kinds: Kind) -> None:
        self.ranges: list[ActionRange] = []
        self.count = 0
        for name, kind in kinds.items():
            self.ranges.append(ActionRange(name, self.count, kind.parts, kind.about))
            self.count += self.ranges[-1].size
        self._by_kind = {each.kind: each for each in self.ranges}
        self._decoded: dict[int, tuple[str, tuple[int, ...]]] = {}

    def __getitem__(self, kind: str) -> ActionRange:
        return self._by_kind[kind]

    def decode(self, action: int) -> tuple[str, tuple[int, ...]]:
        """The kind of an action and its parts."""
        known = self._decoded.get(action)
        if known is None:
            known = self._decoded[action] = self._decode(action)
        return known

    def _decode(self, action: int) -> tuple[str, tuple[int, ...]]:
        owner = next((each for each in reversed(self.ranges) if each.first <= action < each.first + each.size), None)
        if owner is None:
            raise ValueError(f"no action has the number {action}")
        offset, parts = action - owner.first, []
        for size in reversed(owner.shape):
            offset, part = divmod(offset, size)
            parts.append(part)
        return owner.kind, tuple(reversed(parts))
