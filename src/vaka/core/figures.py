"""Numbers of a finished match, each with what it means and how it is found."""

from collections.abc import Callable
from typing import NamedTuple

from vaka.core.kernel import State


class Figure(NamedTuple):
    """One number that simulation averages; `of` gives None for a match that has none."""

    name: str
    about: str
    of: Callable[[State], float | None]


class Figures(tuple[Figure, ...]):
    """The figures of a game. Called with the last state of a match, they give their numbers by name."""

    def __new__(cls, *figures: Figure) -> "Figures":
        return super().__new__(cls, figures)

    def __call__(self, s: State) -> dict[str, float]:
        numbers = {figure.name: figure.of(s) for figure in self}
        return {name: number for name, number in numbers.items() if number is not None}
