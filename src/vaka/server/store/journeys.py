"""Reads and writes of journeys, and of the scores of matches played alone."""

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from vaka.server.rows import JourneyChanges, JourneyRow, ScoreRow, columns
from vaka.server.store.database import now
from vaka.server.store.schema import journeys, seats, tables
from vaka.server.store.store import Store


@dataclass(frozen=True)
class Claim:
    """A change to a journey, made only if nothing else has changed the journey since it was read."""

    journey: str
    revision: int
    values: JourneyChanges

    async def make(self, connection: AsyncConnection) -> bool:
        """Make the change within a transaction; False if the journey has changed meanwhile."""
        where = (journeys.c.id == self.journey) & (journeys.c.revision == self.revision)
        changed = sa.update(journeys).where(where).values(**self.values, revision=self.revision + 1, changed=now())
        return (await connection.execute(changed)).rowcount == 1


async def create(store: Store, row: JourneyRow) -> None:
    async with store.write() as connection:
        await connection.execute(sa.insert(journeys).values(**columns(row)))


async def change(store: Store, claim: Claim) -> bool:
    """Change a journey; False if it is not at that revision any more."""
    async with store.write() as connection:
        return await claim.make(connection)


async def read(store: Store, journey_id: str) -> JourneyRow | None:
    return await store.first(JourneyRow, sa.select(journeys).where(journeys.c.id == journey_id))


async def of_owner(store: Store, owner: str, game: str | None, limit: int) -> list[JourneyRow]:
    """A person's journeys, most recently changed first."""
    where = journeys.c.owner == owner
    if game is not None:
        where &= journeys.c.game == game
    query = sa.select(journeys).where(where).order_by(journeys.c.changed.desc()).limit(limit)
    return await store.all(JourneyRow, query)


async def count(store: Store, client: str, since: int) -> int:
    """How many journeys a client has begun or continued since a time."""
    live = (journeys.c.client == client) & (journeys.c.changed >= since)
    return await store.count(sa.select(sa.func.count()).where(live))


async def scores(store: Store, owner: str, game: str, limit: int) -> list[ScoreRow]:
    """What a person has scored alone, best first: by the share of the points there were, then the older first."""
    wanted = (
        tables.c.id.label("table"), tables.c.options, tables.c.score.label("points"), tables.c.best, tables.c.ended
    )  # fmt: skip
    mine = (seats.c.token == owner) & (tables.c.game == game) & tables.c.score.is_not(None)
    query = sa.select(*wanted).join(seats, seats.c.table_id == tables.c.id).where(mine)
    best_first = query.order_by((tables.c.score / tables.c.best).desc(), tables.c.ended, tables.c.id)
    return await store.all(ScoreRow, best_first.limit(limit))
