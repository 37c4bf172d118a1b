"""What callers give to a batch or an environment, checked before compiled rules read or write it without looking at its
length.

Arrays may be NumPy's, numba's, PyTorch's or another library's, and stay where they are.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from vaka.bots import Bot, bot
from vaka.core.errors import OutOfRange, UnknownName
from vaka.core.game import Game
from vaka.core.numbers import is_whole

WHOLE = ("int32", "int64", "uint64")


def fits(array: Any, name: str, shape: tuple[int, ...], types: tuple[str, ...]) -> Any:
    """The array itself, if it has this shape and one of these types."""
    if tuple(array.shape) != shape or type_of(array) not in types:
        found = f"{list(array.shape)} {type_of(array)}"
        raise OutOfRange("bad-array", name=name, shape=str(list(shape)), type=" / ".join(types), found=found)
    return array


def type_of(array: Any) -> str:
    """The name of an array's type, which is that of NumPy's in other libraries too."""
    return str(array.dtype).rpartition(".")[2]


def whole_numbers(given: Any, name: str, n: int) -> Any:
    """[n] Whole numbers of any width as an array."""
    array = given if hasattr(given, "dtype") else np.asarray(given)
    if "int" not in type_of(array) or tuple(array.shape) != (n,):
        return fits(array, name, (n,), WHOLE)
    return array


def narrowed(values: Any, dtype: Any) -> Any:
    """An array of this type, in one piece; where int32 does not hold a number it is −1, which is no action and no seat.

    >>> narrowed([7, 1 << 32], np.int32).tolist()
    [7, -1]
    """
    array = np.asarray(values)
    if dtype == np.int32 and array.dtype != np.int32 and array.dtype.kind in "iu":
        array = np.where(array == array.astype(np.int32), array, -1)
    return np.ascontiguousarray(array, dtype)


def seats_of(given: Any, n: int) -> Any:
    """[n] A seat for each lane, from one for all or one for each."""
    return whole_numbers(np.full(n, given) if np.isscalar(given) else given, "seats", n)


def count(given: Any, name: str) -> int:
    """How many there are to be of something; OutOfRange unless it is a whole number, at least 1."""
    if not is_whole(given) or given < 1:
        raise OutOfRange("bad-whole", given=repr(given), name=name, low=1)
    return int(given)


def seat_of(given: Any, seats: int) -> int:
    """One seat at a table with this many; OutOfRange if it is not there."""
    if not is_whole(given) or not 0 <= given < seats:
        raise OutOfRange("bad-seat", seat=repr(given), last=seats - 1)
    return int(given)


def check_seats(found: Any, seats: int) -> None:
    """OutOfRange if one of the seats is not at the table."""
    for seat in np.unique(found).tolist():
        if not 0 <= seat < seats:
            raise OutOfRange("bad-seat", seat=seat, last=seats - 1)


def listed_opponents(given: Any, others: int, game: Game) -> list[Any]:
    """What is given as the opponent at each of the other seats: one for all or one for each, or else `greedy`."""
    if given is not None and not others:
        raise OutOfRange("no-opponents", game=game.meta.title)
    if given is None or isinstance(given, str | Bot) or callable(given):
        return ["greedy" if given is None else given] * others
    if not isinstance(given, Sequence):
        raise UnknownName("bad-opponents", given=repr(given))
    if len(given) != others:
        raise OutOfRange("bad-bots", given=len(given), seats=others)
    return list(given)


def is_policy(given: Any) -> bool:
    """Whether an opponent is a function of arrays; a class is none."""
    return callable(given) and not isinstance(given, type)


def opposing_bot(given: Any, game: Game) -> Bot:
    """The bot given as an opponent, itself or by its name; UnknownName if it is none, or does not play the game."""
    if isinstance(given, str):
        return bot(given, game)
    if not isinstance(given, Bot):
        raise UnknownName("opponents-are-bots" if is_policy(given) else "bad-opponents", given=repr(given))
    given.check(game)
    return given


def seeds_of(given: Any, n: int) -> Any:
    """[n] A seed for each lane."""
    seeds = whole_numbers(given, "seeds", n)
    if isinstance(seeds, np.ndarray) and seeds.min() < 0:
        raise OutOfRange("bad-seed", seed=str(seeds.min()))
    return seeds
