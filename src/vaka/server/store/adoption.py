"""What a guest has becomes an account's, and what an account had stays without it.

The hash of the guest's token is replaced by the account's key wherever it stands, so that whoever still has the token
opens nothing with it.
"""

import json
from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from vaka.server.store.people import BOT, Account
from vaka.server.store.schema import chat, identity, journeys, reports, sanctions, seats, tables, visits
from vaka.server.store.schema_notices import notices
from vaka.server.store.schema_people import old_names, people
from vaka.server.store.store import Store

NAMING = ("undo", "vote", "again", "removed")  # columns of a table that name people by their tokens' hashes
IMPORTED = (tables.c.status == "over") & tables.c.started.is_(None)  # from a record: its seats were somebody else's
Alike = Callable[[str, str], bool]  # whether two names are the same


async def adopt(
    connection: AsyncConnection, account: Account, old: str, alike: Alike, table: str | None = None
) -> list[str]:
    """Give an account everything of a guest, or only their seats at one table; the tables that have changed."""
    ids = await _tables_of(connection, old, table)
    await _mark(connection, account, old, ids, alike)
    held = (seats.c.token == old) & seats.c.table_id.in_(ids)
    await connection.execute(sa.update(seats).where(held).values(token=account.key))
    for row in (await connection.execute(sa.select(tables).where(tables.c.id.in_(ids)))).mappings().all():
        named = {name: _renamed(row[name], old, account.key) for name in NAMING if row[name] is not None}
        host = account.key if row["host"] == old else row["host"]
        values = {**named, "host": host, "revision": row["revision"] + 1}
        await connection.execute(sa.update(tables).where(tables.c.id == row["id"]).values(**values))
    if table is None:
        await _adopt_rest(connection, account, old)
    return ids


async def _tables_of(connection: AsyncConnection, old: str, table: str | None) -> list[str]:
    held = sa.select(seats.c.table_id).where(seats.c.token == old)
    query = sa.select(tables.c.id).where(tables.c.id.in_(held) | (tables.c.host == old)).order_by(tables.c.id)
    if table is not None:
        query = query.where(tables.c.id == table)
    return [row[0] for row in await connection.execute(query)]


async def _mark(connection: AsyncConnection, account: Account, old: str, ids: Sequence[str], alike: Alike) -> None:
    """Of several seats at one screen, the account's own is the one with its name, or else the first."""
    wanted = sa.select(seats.c.table_id, seats.c.seat, seats.c.name).join(tables, tables.c.id == seats.c.table_id)
    query = wanted.where((seats.c.token == old) & tables.c.id.in_(ids) & ~IMPORTED).order_by(seats.c.seat)
    held: dict[str, list[Any]] = {}
    for row in await connection.execute(query):
        held.setdefault(row.table_id, []).append(row)
    for table, mine in held.items():
        own = next((row for row in mine if row.name is not None and alike(row.name, account.name)), mine[0])
        here = (seats.c.table_id == table) & (seats.c.seat == own.seat)
        await connection.execute(sa.update(seats).where(here).values(person=account.id, program=account.kind == BOT))


def _renamed(value: Any, old: str, key: str) -> Any:
    return json.loads(json.dumps(value).replace(old, key))


async def _adopt_rest(connection: AsyncConnection, account: Account, old: str) -> None:
    await connection.execute(sa.update(journeys).where(journeys.c.owner == old).values(owner=account.key))
    await connection.execute(sa.update(reports).where(reports.c.person == old).values(person=account.key))
    await connection.execute(sa.delete(visits).where(visits.c.person == old))
    subject, mine = f"person:{old}", f"person:{account.key}"
    standing = sa.select(sanctions.c.kind).where(sanctions.c.subject == mine)
    moved = sa.update(sanctions).where((sanctions.c.subject == subject) & sanctions.c.kind.not_in(standing))
    if (await connection.execute(moved.values(subject=mine))).rowcount:
        await connection.execute(sa.update(identity).values(revision=identity.c.revision + 1))


async def holds(store: Store, key: str) -> dict[str, int]:
    """How much hangs on a token's hash or an account's key: unfinished tables, finished matches, journeys."""
    mine = sa.select(seats.c.table_id).where(seats.c.token == key)
    counted = sa.select(tables.c.status, sa.func.count().label("found")).where(tables.c.id.in_(mine) & ~IMPORTED)
    found = {row["status"]: row["found"] for row in await store.rows(counted.group_by(tables.c.status))}
    journeys_of = sa.select(sa.func.count()).where(journeys.c.owner == key)
    return {
        "tables": found.get("open", 0) + found.get("running", 0),
        "matches": found.get("over", 0),
        "journeys": await store.count(journeys_of),
    }


async def unfinished(store: Store, key: str) -> list[str]:
    """The tables with a seat or a host of that key whose matches have not ended."""
    held = sa.select(seats.c.table_id).where(seats.c.token == key)
    live = tables.c.status.in_(("open", "running")) & (tables.c.id.in_(held) | (tables.c.host == key))
    return [row["id"] for row in await store.rows(sa.select(tables.c.id).where(live).order_by(tables.c.id))]


async def forget(store: Store, account: Account, until: int) -> list[str]:
    """Delete an account with all that is about it. Matches stay, and its seats there have no name any more; the tables
    that have changed."""
    mine = (seats.c.token == account.key) | (seats.c.person == account.id)
    own = sa.select(seats.c.table_id, seats.c.seat).where(mine)
    async with store.write(always=True) as connection:
        ids = sorted({row.table_id for row in await connection.execute(own)})
        said = sa.tuple_(chat.c.table_id, chat.c.seat).in_(own)
        await connection.execute(sa.delete(chat).where(said))
        await connection.execute(sa.update(seats).where(mine).values(name=None, person=None, program=False))
        changed = sa.update(tables).where(tables.c.id.in_(ids)).values(revision=tables.c.revision + 1)
        await connection.execute(changed)
        await connection.execute(sa.delete(journeys).where(journeys.c.owner == account.key))
        await connection.execute(sa.delete(visits).where(visits.c.person == account.key))
        await connection.execute(sa.update(reports).where(reports.c.person == account.key).values(name=""))
        named = (notices.c.person == account.id) | (notices.c.by_name == account.name)
        await connection.execute(sa.delete(notices).where(named))
        await connection.execute(sa.delete(old_names).where(old_names.c.person == account.id))
        await connection.execute(sa.insert(old_names).values(folded=account.folded, person=None, until=until))
        await connection.execute(sa.delete(people).where(people.c.id == account.id))
    return ids
