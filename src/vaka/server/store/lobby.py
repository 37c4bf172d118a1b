"""Pages of the lobby: public tables, the newest first."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from vaka.server.rows import TableRow
from vaka.server.store.schema import tables
from vaka.server.store.store import Store, Stored, seats_at

WALK = 500  # public tables considered for a page


async def page(
    store: Store, status: str, game: str | None, before: tuple[int, str] | None, limit: int, each: int
) -> tuple[list[Stored], tuple[int, str] | None]:
    """A page of public tables, newest first, from a place on, and the place of the next page. No client has more
    than `each` of them unless there is room left."""
    where = tables.c.public & (tables.c.status == status)
    if game is not None:
        where &= tables.c.game == game
    if before is not None:
        where &= sa.tuple_(tables.c.created, tables.c.id) < before
    newest = (tables.c.created.desc(), tables.c.id.desc())
    query = sa.select(tables.c.id, tables.c.created, tables.c.client).where(where).order_by(*newest)
    async with store.reading() as connection:
        walked = (await connection.execute(query.limit(WALK))).all()
        chosen, last = _page(walked, limit, each)
        query = sa.select(tables).where(tables.c.id.in_(chosen)).order_by(*newest)
        found = [TableRow(**row) for row in (await connection.execute(query)).mappings()]
        seats = await seats_at(connection, chosen)
    more = last + 1 < len(walked) or len(walked) == WALK
    place = (int(walked[last].created), str(walked[last].id)) if more else None
    return [Stored(table, seats[table.id], []) for table in found], place


def _page(walked: Sequence[Any], limit: int, each: int) -> tuple[list[str], int]:
    """The ids of a page from rows of tables, newest first, and the number of the last row it has considered."""
    chosen: list[str] = []
    passed: list[str] = []
    shown: Counter[str] = Counter()
    for row in walked:
        if shown[row.client] < each:
            shown[row.client] += 1
            chosen.append(row.id)
        else:
            passed.append(row.id)
        if len(chosen) == limit:
            break
    return chosen + passed[: limit - len(chosen)], len(chosen) + len(passed) - 1
