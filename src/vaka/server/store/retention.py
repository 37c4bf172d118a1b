"""Deleting: tables with everything that belongs to them, and what has been kept for long enough.

Each function deletes in small transactions, so that moves never wait long, and returns how many rows are gone. With
`dry` it only counts them.
"""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from vaka.server.settings import Settings
from vaka.server.store.database import now
from vaka.server.store.schema import chat, identity, journeys, reports, tables, visits
from vaka.server.store.schema_people import challenges, links, old_names, sessions, tokens
from vaka.server.store.store import Store

BATCH = 200
DAY = 24 * 3600 * 1000  # milliseconds
ENDED = ("over", "closed")


async def delete_tables(store: Store, ids: Sequence[str]) -> int:
    """Delete tables with their seats, log, chat and reports. Journeys keep their story and lose the link."""
    count = 0
    for first in range(0, len(ids), BATCH):
        batch = list(ids[first : first + BATCH])
        async with store.write(always=True) as connection:
            await _unlink(connection, batch)
            count += (await connection.execute(sa.delete(tables).where(tables.c.id.in_(batch)))).rowcount
            await connection.execute(sa.update(identity).values(revision=identity.c.revision + 1))
    return count


async def _unlink(connection: AsyncConnection, ids: Sequence[str]) -> None:
    of = sa.select(tables.c.journey).where(tables.c.id.in_(ids) & tables.c.journey.is_not(None))
    linked = sa.select(journeys.c.id, journeys.c.tables, journeys.c.playing).where(journeys.c.id.in_(of))
    for row in (await connection.execute(linked)).mappings().all():
        left = [None if table in ids else table for table in row["tables"]]
        playing = None if row["playing"] in ids else row["playing"]
        changed = {"tables": left, "playing": playing, "revision": journeys.c.revision + 1}
        await connection.execute(sa.update(journeys).where(journeys.c.id == row["id"]).values(**changed))


async def finished_tables(store: Store, before: int) -> list[str]:
    """The ids of tables that ended before a time."""
    query = sa.select(tables.c.id).where(tables.c.status.in_(ENDED) & (tables.c.ended < before))
    return [row["id"] for row in await store.rows(query.order_by(tables.c.ended))]


async def prune_tables(store: Store, before: int, dry: bool = False) -> int:
    """Delete tables that ended before a time."""
    ids = await finished_tables(store, before)
    return len(ids) if dry else await delete_tables(store, ids)


async def prune_chat(store: Store, before: int, dry: bool = False) -> int:
    """Delete the chat of tables that ended before a time."""
    old = sa.select(tables.c.id).where(tables.c.status.in_(ENDED) & (tables.c.ended < before))
    return await _delete(store, chat, chat.c.id, chat.c.table_id.in_(old), dry)


async def prune_reports(store: Store, before: int, dry: bool = False) -> int:
    """Delete reports that were dealt with before a time."""
    return await _delete(store, reports, reports.c.id, reports.c.resolved < before, dry)


async def prune_clients(store: Store, before: int, dry: bool = False) -> int:
    """Forget from where people came before a time, and where tables that have ended were opened from."""
    forgotten = (tables.c.client != "") & tables.c.status.in_(ENDED) & (tables.c.ended < before)
    if not dry:
        async with store.write(always=True) as connection:
            await connection.execute(sa.update(tables).where(forgotten).values(client=""))
    return await _delete(store, visits, visits.c.person, visits.c.last < before, dry)


async def _delete(store: Store, of: sa.Table, key: Any, where: sa.ColumnElement[bool], dry: bool) -> int:
    if dry:
        return await store.count(sa.select(sa.func.count()).select_from(of).where(where))
    count, some = 0, sa.select(key).where(where).limit(BATCH)
    while True:
        async with store.write(always=True) as connection:
            gone = (await connection.execute(sa.delete(of).where(where & key.in_(some)))).rowcount
        count += gone
        if gone == 0:
            return count


async def prune_ways_in(store: Store, before: int, dry: bool = False) -> int:
    """Delete sessions, challenges, links, tokens and reserved names that had ended before a time."""
    keys = {sessions: sessions.c.id, challenges: challenges.c.hash, links: links.c.hash, tokens: tokens.c.id}
    keys[old_names] = old_names.c.folded
    return sum([await _delete(store, each, key, each.c.until < before, dry) for each, key in keys.items()])


EVERYTHING = {"tables": prune_tables, "chat": prune_chat, "reports": prune_reports, "clients": prune_clients}


async def prune(store: Store, settings: Settings, dry: bool = False) -> dict[str, int]:
    """Delete what the settings do not keep for longer; how many of each."""
    kept = {"chat": settings.chat_days, "reports": settings.report_days, "clients": settings.client_days}
    return {
        name: await EVERYTHING[name](store, now() - int(days * DAY), dry)
        for name, days in kept.items()
        if days is not None
    }
