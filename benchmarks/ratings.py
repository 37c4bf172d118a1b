"""How long a rebuild of the ratings takes: `python benchmarks/ratings.py [--matches 100000] [--people 2000]`.

It fills an empty room with rated matches between random people and bots, two to six at a table, and counts them again.
`--database URL` takes a PostgreSQL database without a room instead of a SQLite file.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from vaka.core.registry import games
from vaka.ratings import Side, anchored, anchors
from vaka.server.settings import Settings
from vaka.server.store import Store, ratings
from vaka.server.store.schema_ratings import folding, rated_matches

BATCH = 500


def matches(count: int, people: int) -> list[dict[str, Any]]:
    """Rated matches in random places."""
    dice, rated = random.Random(1), [game for game in games() if anchored(game)]
    found = []
    for number in range(1, count + 1):
        game = dice.choice(rated)
        seats = dice.randint(max(2, games()[game].seats[0]), 6)
        bots = list(anchors(game).bots)
        who = dice.sample(range(people), seats)
        places = dice.sample(range(1, seats + 1), seats)
        sides = [
            Side(place, f"person{each}") if seat == 0 or dice.random() < 0.5 else Side(place, bot=dice.choice(bots))
            for seat, (place, each) in enumerate(zip(places, who, strict=True))
        ]
        row = {"number": number, "table_id": f"table{number}", "game": game, "version": games()[game].version}
        found.append({**row, "sides": [list(side) for side in sides], "ended": number})
    return found


async def measure(settings: Settings, count: int, people: int) -> None:
    store = await Store.open(settings)
    try:
        rows = matches(count, people)
        for first in range(0, count, BATCH):
            async with store.write() as connection:
                await connection.execute(sa.insert(rated_matches), rows[first : first + BATCH])
        async with store.write() as connection:
            await connection.execute(sa.update(folding).values(matches=count))
        began, busy = time.perf_counter(), time.process_time()
        found = await ratings.rebuild(store)
        took, busy = time.perf_counter() - began, time.process_time() - busy
        print(f"{found.matches:,} rated matches of {found.people:,} people: {took:.1f} s, {busy:.1f} s of them at work")
    finally:
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--people", type=int, default=2_000)
    parser.add_argument("--database", help="postgresql://… instead of a SQLite file")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Settings(data=Path(folder), database=given.database), given.matches, given.people))


if __name__ == "__main__":
    main()
