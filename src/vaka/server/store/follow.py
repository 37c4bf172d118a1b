"""The link from a finished table to the one its people play on at."""

from dataclasses import dataclass, replace

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from vaka.server.rows import Again
from vaka.server.store.schema import tables


@dataclass(frozen=True)
class Follow:
    """Makes a new table the one that follows another, in the transaction that adds it. The revision decides between
    people who ask at the same time, also at different processes."""

    table: str
    revision: int
    again: Again

    def by(self, table_id: str) -> "Follow":
        """The same with the new table's id."""
        return replace(self, again={**self.again, "table": table_id})

    async def make(self, connection: AsyncConnection) -> bool:
        """Write the link; False if the finished table has changed since it was read."""
        where = (tables.c.id == self.table) & (tables.c.revision == self.revision)
        update = sa.update(tables).where(where).values(again=self.again, revision=self.revision + 1)
        return (await connection.execute(update)).rowcount == 1
