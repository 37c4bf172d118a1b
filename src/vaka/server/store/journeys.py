"""Reads and writes of journeys, and of the scores of matches played alone."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from vaka.server.store.schema import journeys, seats, tables
from vaka.server.store.store import Row, Store, now


@dataclass(frozen=True)
class Claim:
    """A change of a journey that happens only if nothing else has changed it since."""

    journey: str
    revision: int
    values: Mapping[str, Any]

    async def make(self, connection: AsyncConnection) -> bool:
        """Make the change within a transaction; False if the journey has moved on."""
        where = (journeys.c.id == self.journey) & (journeys.c.revision == self.revision)
        changed = {**self.values, "revision": self.revision + 1, "changed": now()}
        return (await connection.execute(sa.update(journeys).where(where).values(**changed))).rowcount == 1


async def create(store: Store, row: Row) -> None:
    async with store.write() as connection:
        await connection.execute(sa.insert(journeys).values(**row))


async def change(store: Store, claim: Claim) -> bool:
    """Change a journey; False if it is not at that revision any more."""
    async with store.write() as connection:
        return await claim.make(connection)


async def read(store: Store, journey_id: str) -> Row | None:
    return next(iter(await store.rows(sa.select(journeys).where(journeys.c.id == journey_id))), None)


async def of_owner(store: Store, owner: str, game: str | None, limit: int) -> list[Row]:
    """A person's journeys, the one last changed first."""
    where = journeys.c.owner == owner
    if game is not None:
        where &= journeys.c.game == game
    return await store.rows(sa.select(journeys).where(where).order_by(journeys.c.changed.desc()).limit(limit))


async def count(store: Store, client: str) -> int:
    """How many journeys a client has begun."""
    query = sa.select(sa.func.count().label("found")).where(journeys.c.client == client)
    return int((await store.rows(query))[0]["found"])


async def scores(store: Store, owner: str, game: str, limit: int) -> list[Row]:
    """What a person has scored alone, best first: by the share of what there was to score. Equals as they came."""
    wanted = (tables.c.id, tables.c.options, tables.c.score, tables.c.best, tables.c.ended)
    mine = (seats.c.token == owner) & (tables.c.game == game) & tables.c.score.is_not(None)
    query = sa.select(*wanted).join(seats, seats.c.table_id == tables.c.id).where(mine)
    return await store.rows(
        query.order_by((tables.c.score / tables.c.best).desc(), tables.c.ended, tables.c.id).limit(limit)
    )
