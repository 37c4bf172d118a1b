"""What is old in the store: tables without a move, tables that can give way, matches that ended long ago."""

from dataclasses import dataclass
from typing import Any, Literal

import sqlalchemy as sa

from vaka.server.rows import Closing
from vaka.server.store.schema import journeys, log, seats, tables
from vaka.server.store.store import Store

LOCK = 0x56414B42  # of the process that sweeps
LAST_ENTRY = sa.select(sa.func.max(log.c.entry)).where(log.c.table_id == tables.c.id).scalar_subquery()
LAST_AT = (
    sa.select(log.c.at).where(log.c.table_id == tables.c.id).order_by(log.c.entry.desc()).limit(1).scalar_subquery()
)
PLAYED = sa.func.coalesce(LAST_AT, tables.c.started, tables.c.created)


@dataclass(frozen=True)
class Idle:
    """A table without a move for long, and the notice it was given."""

    id: str
    revision: int
    entries: int
    closing: Closing | None
    rated: bool = False
    by_turns: bool = False

    @property
    def noticed(self) -> Closing | None:
        return self.closing if self.closing is not None and self.closing["entry"] == self.entries else None


async def idle(store: Store, status: Literal["open", "running"], before: int) -> list[Idle]:
    """Tables that were opened before a time and have not started, or in which nothing was played since then."""
    since = tables.c.created if status == "open" else PLAYED
    where = (tables.c.status == status) & tables.c.journey.is_(None) & (tables.c.created < before) & (since < before)
    return await _idle(store, sa.select(*_COLUMNS).where(where))


async def people_at(store: Store, table_id: str) -> list[str]:
    """The accounts that have a seat at a table."""
    mine = (seats.c.table_id == table_id) & seats.c.person.is_not(None)
    return [row["person"] for row in await store.rows(sa.select(seats.c.person).distinct().where(mine))]


async def slow(store: Store, at: int) -> list[str]:
    """Turn-based tables on which nothing was played for the time of a turn. Some of them have rested meanwhile."""
    where = (tables.c.status == "running") & tables.c.pace.is_not(None) & (PLAYED + tables.c.pace <= at)
    return [row["id"] for row in await store.rows(sa.select(tables.c.id).where(where))]


async def spare(store: Store, client: str, before: int, limit: int) -> list[Idle]:
    """Unfinished tables of a client that only its host sits at, and that nobody has touched since a time: the oldest
    first."""
    other = (seats.c.table_id == tables.c.id) & seats.c.token.is_not(None) & (seats.c.token != tables.c.host)
    seen = sa.select(sa.func.max(seats.c.seen)).where(seats.c.table_id == tables.c.id).scalar_subquery()
    untouched = (before > PLAYED) & (seen < before) & ~sa.exists().where(other)
    query = sa.select(*_COLUMNS).where(_unfinished(client) & untouched).order_by(tables.c.created).limit(limit)
    return await _idle(store, query)


async def count_unfinished(store: Store, client: str) -> int:
    """How many tables a client has that are not finished; those of journeys are limited with these."""
    return await store.count(sa.select(sa.func.count()).where(_unfinished(client)))


async def copied(store: Store, client: str, since: int) -> int:
    """How many entries the logs have of a client's tables with known dice, opened since a time: those of records and
    forks, and of practice."""
    recent = (tables.c.client == client) & tables.c.seed_known & (tables.c.created >= since)
    return await store.count(sa.select(sa.func.coalesce(sa.func.sum(LAST_ENTRY + 1), 0)).where(recent))


async def delete_finished(store: Store, before: int) -> list[str]:
    """Delete matches that ended before a time, apart from those of journeys, those whose score counts, and those of
    people with an account, who find them on their page; returns their ids."""
    of_account = sa.exists().where((seats.c.table_id == tables.c.id) & seats.c.person.is_not(None))
    kept = tables.c.journey.is_not(None) | tables.c.score.is_not(None) | of_account
    old = tables.c.ended.is_not(None) & (tables.c.ended < before) & ~kept
    async with store.write() as connection:
        return [row[0] for row in await connection.execute(sa.delete(tables).where(old).returning(tables.c.id))]


async def delete_untouched_journey(store: Store, client: str, before: int) -> bool:
    """Delete the oldest journey of a client in which nothing has happened since it began, before a time."""
    where = (journeys.c.client == client) & (journeys.c.revision == 0) & (journeys.c.changed < before)
    oldest = sa.select(journeys.c.id).where(where).order_by(journeys.c.changed).limit(1).scalar_subquery()
    delete = sa.delete(journeys).where((journeys.c.id == oldest) & (journeys.c.revision == 0))
    async with store.write() as connection:
        return (await connection.execute(delete)).rowcount == 1


_COLUMNS: tuple[Any, ...] = (
    tables.c.id,
    tables.c.revision,
    tables.c.closing,
    tables.c.rated,
    tables.c.pace,
    LAST_ENTRY.label("last"),
)


def _unfinished(client: str) -> Any:
    return (tables.c.client == client) & tables.c.status.in_(("open", "running")) & tables.c.journey.is_(None)


async def _idle(store: Store, query: Any) -> list[Idle]:
    rows = await store.rows(query)
    return [
        Idle(
            row["id"], row["revision"], 0 if row["last"] is None else row["last"] + 1, row["closing"], row["rated"],
            row["pace"] is not None,
        )
        for row in rows
    ]  # fmt: skip
