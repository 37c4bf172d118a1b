"""A thousand pretended people who want to play now: how long they wait, and how far apart in strength they are.

The pure function of `vaka.server.pairing` decides once a simulated second, or every half a minute where a turn takes
hours. No room runs and no time passes.

python benchmarks/pairing.py --write docs/benchmarks.md
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.machine import described, markdown, write_section

from vaka.server.pairing.paces import NO_CLOCK, is_by_turns
from vaka.server.pairing.pair import ANYBODY, BY_TURNS, Pairing, Seeker, distance, pair
from vaka.server.pairing.queue import IDLE_SECONDS

PEOPLE = 1_000
MEAN, SPREAD, GUESTS = 1500.0, 300.0, 0.2  # ratings in points; the share of people without one
LONGER = 75.0  # seconds for which people are looked at after anybody fits them; times as many with hours a turn
HEADINGS = ["what", "median s", "95 % s", "points apart", "95 %", "by chance", "with bots", "left over"]


@dataclass(frozen=True)
class Case:
    """People who come within some seconds and want a table for some seats, in some games: how many of each is given."""

    name: str
    seconds: float
    seats: int
    games: int = 1
    bots_after: float | None = None
    pace: str = NO_CLOCK


CASES = (
    Case("2 seats, all at once", 0, 2),
    Case("2 seats, in 10 minutes", 600, 2),
    Case("4 seats, in 10 minutes", 600, 4),
    Case("2 seats, 4 games, in an hour", 3600, 2, 4),
    Case("4 seats, 4 games, in an hour, bots after 60 s", 3600, 4, 4, 60),
    Case("2 seats, 4 games, in a day, bots after 60 s", 86_400, 2, 4, 60),
    Case("2 seats, 4 games, 24 h a turn, in a day", 86_400, 2, 4, pace="24h"),
    Case("4 seats, 4 games, 24 h a turn, in a day", 86_400, 4, 4, pace="24h"),
)


def crowd(case: Case, seed: int) -> list[Seeker]:
    """People in the order in which they come."""
    chance = random.Random(seed)
    return sorted(
        (
            Seeker(
                str(number),
                str(chance.randrange(case.games)),
                case.seats,
                case.pace,
                chance.uniform(0, case.seconds),
                None if chance.random() < GUESTS else chance.gauss(MEAN, SPREAD),
                bots_after=case.bots_after,
            )
            for number in range(PEOPLE)
        ),
        key=lambda each: each.since,
    )


def simulate(people: Sequence[Seeker]) -> list[tuple[Pairing, float]]:
    """The tables that come about, with the second at which each opens. Who is left over would have waited on."""
    found: list[tuple[Pairing, float]] = []
    waiting: list[Seeker] = []
    slow = is_by_turns(people[0].pace)
    step = IDLE_SECONDS if slow else 1.0
    coming, now, end = list(people), 0.0, people[-1].since + (ANYBODY + LONGER) * (BY_TURNS if slow else 1)
    while now <= end:
        while coming and coming[0].since <= now:
            waiting.append(coming.pop(0))
        for pairing in pair(waiting, now):
            found.append((pairing, now))
            gone = {seeker.key for seeker in pairing.seekers}
            waiting = [seeker for seeker in waiting if seeker.key not in gone]
        now = now + step if waiting or not coming else max(now + step, coming[0].since)
    return found


def apart(pairings: Sequence[Pairing]) -> list[float]:
    """By how many points people at one table differ, for every two of them who have a rating."""
    return [
        distance(one, two)
        for pairing in pairings
        for one, two in combinations(pairing.seekers, 2)
        if one.points is not None and two.points is not None
    ]


def row(case: Case, seed: int) -> list[str]:
    people = crowd(case, seed)
    tables = simulate(people)
    waits = [at - seeker.since for pairing, at in tables for seeker in pairing.seekers]
    near = apart([pairing for pairing, _ in tables])
    known = [each for each in people if each.points is not None]
    chance = random.Random(seed)
    blind = [distance(*chance.sample(known, 2)) for _ in range(5_000)]
    bots = sum(len(pairing.seekers) for pairing, _ in tables if pairing.bots) / PEOPLE
    left = PEOPLE - len(waits)
    figures = [_at(waits, 50), _at(waits, 95), _at(near, 50), _at(near, 95), _at(blind, 50)]
    return [case.name, *(f"{each:.0f}" for each in figures), f"{bots:.0%}", f"{left}"]


def _at(values: Sequence[float], percent: int) -> float:
    return statistics.quantiles(values, n=100)[percent - 1] if len(values) > 1 else 0.0


def pass_ms() -> float:
    """Processor milliseconds of one look at a thousand people of whom none fits another."""
    people = [Seeker(str(number), "g", 2, "none", 0.0, number * 1_000.0) for number in range(PEOPLE)]
    began = time.process_time()
    assert pair(people, 0.0) == []
    return (time.process_time() - began) * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table into its section of a page, too")
    given = parser.parse_args()
    lines = markdown(HEADINGS, [row(case, given.seed) for case in CASES], 1)
    lines += ["", f"One look at {PEOPLE:,} people of whom none fits another: {pass_ms():.0f} ms of processor time."]
    print("\n".join(lines))
    if given.write is not None:
        write_section(given.write, "pairing", "\n".join([described(), "", *lines]))


if __name__ == "__main__":
    main()
