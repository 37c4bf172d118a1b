"""Writes the golden playthroughs in tests/golden again: python scripts/playthroughs.py [GAME ...]

Do this after a change of rules that is meant, and read the diff.
"""

import argparse
from pathlib import Path

import vaka
from vaka.core.meta import SIZE, Options
from vaka.testing import playthrough

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
PLIES = 120


def tables(name: str) -> list[tuple[int, Options, int]]:
    """The fewest and the most seats with the options as they come, and a whole game with every other one at its end."""
    meta = vaka.all_games()[name]
    options = [option for option in meta.options if option != SIZE]
    other: Options = {
        option.name: option.values[-1] if hasattr(option, "values") else option.high for option in options
    }
    seats = max(meta.seats[0], 3)
    while limit := meta.broken_limit(other, seats):
        del other[limit.option]
    return [(meta.seats[0], {}, 1), (meta.seats[1], {}, 2), (seats, other, 3)]


def path_of(name: str, seats: int, seed: int) -> Path:
    return FOLDER / f"{name}-{seats}-seed-{seed}.txt"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="by default all of them")
    for name in parser.parse_args().games or list(vaka.all_games()):
        for seats, options, seed in tables(name):
            text = playthrough(vaka.load(name), seats, options, seed, PLIES)
            path_of(name, seats, seed).write_text(text, "utf-8")
            print(path_of(name, seats, seed).name)


if __name__ == "__main__":
    main()
