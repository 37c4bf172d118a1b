"""Tables of games that number their actions otherwise since then get the numbers of today, and so can be played on."""

from collections.abc import Callable

import sqlalchemy as sa
from alembic import op

from vaka.core.registry import games, load

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

tables = sa.table("tables", sa.column("id"), sa.column("game"), sa.column("version"))
log = sa.table("log", sa.column("table_id"), sa.column("entry"), sa.column("action"))


def upgrade() -> None:
    connection = op.get_bind()
    for game, version in connection.execute(sa.select(tables.c.game, tables.c.version).distinct()).all():
        if game in games() and version in load(game).renumber:
            ours = (tables.c.game == game) & (tables.c.version == version)
            for (table,) in connection.execute(sa.select(tables.c.id).where(ours)).all():
                renumber_log(connection, table, load(game).renumber[version])
            connection.execute(tables.update().where(ours).values(version=games()[game].version))


def renumber_log(connection: sa.Connection, table: str, renumber: Callable[[int], int]) -> None:
    entries = sa.select(log.c.entry, log.c.action).where(log.c.table_id == table, log.c.action.is_not(None))
    changed = [
        {"at": entry, "new": renumber(action)}
        for entry, action in connection.execute(entries).all()
        if renumber(action) != action
    ]
    if changed:
        here = (log.c.table_id == table) & (log.c.entry == sa.bindparam("at"))
        connection.execute(log.update().where(here).values(action=sa.bindparam("new")), changed)
