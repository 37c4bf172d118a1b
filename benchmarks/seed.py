"""How fast one core searches for the seed behind dice it has seen: the figure in docs/security.md.

python benchmarks/seed.py [--seeds N]
"""

import argparse
import time

import numba
import numpy as np

from vaka.core.chance import next_count_64, scale, scatter_64

YEAR = 365.25 * 24 * 3600
SIDES, SEEN = 6, 30  # thirty dice single out one seed of 2^64

next_count = numba.njit(inline="always")(next_count_64)
scatter = numba.njit(inline="always")(scatter_64)


def dice(seed: int) -> np.ndarray:
    """What a seed shows, by the plain rules."""
    from vaka.core.chance import next_count, scatter

    count, shown = scatter(next_count(seed)), []
    for _ in range(SEEN):
        count = next_count(count)
        shown.append(scale(scatter(count), SIDES))
    return np.array(shown, np.uint64)


@numba.njit
def search(seen: np.ndarray, first: int, seeds: int) -> int:
    """The first seed that shows these dice, or −1."""
    for offset in range(seeds):
        count = scatter(next_count(np.uint64(first + offset)))
        for die in seen:
            count = next_count(count)
            if ((scatter(count) >> np.uint64(32)) * np.uint64(SIDES)) >> np.uint64(32) != die:
                break
        else:
            return first + offset
    return -1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", type=int, default=400_000_000, help="how many to try")
    seeds: int = parser.parse_args().seeds
    assert search(dice(1_000), 0, 2_000) == 1_000, "the search finds a seed that is there"
    hidden = dice(2**64 - 1)
    began = time.process_time()
    assert search(hidden, 0, seeds) == -1
    rate = seeds / (time.process_time() - began)
    print(f"{rate / 1e6:.0f} million seeds a second and core: {2**64 / rate / YEAR:,.0f} core-years for all 2^64")


if __name__ == "__main__":
    main()
