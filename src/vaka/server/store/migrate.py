"""Migrates a database to the current schema. Alembic is imported only if there is something to do."""

from pathlib import Path

import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from vaka.core.errors import UnknownName

MIGRATIONS = Path(__file__).parent / "migrations"
REVISIONS = sorted(path.name[:4] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
HEAD = REVISIONS[-1]
PATIENCE = 60_000  # milliseconds to wait while another process migrates a SQLite file
LOCK = 0x56414B41  # the PostgreSQL advisory lock that the migrating process holds
log = structlog.get_logger(__name__)


async def migrate(engine: AsyncEngine) -> None:
    """Run the missing migrations, one process at a time; the others wait and then find nothing left to do."""
    engine = engine.execution_options(patience=PATIENCE)
    async with engine.connect() as connection:
        if await connection.run_sync(version) == HEAD:
            return
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(sa.text("set local statement_timeout = 0"))  # a large table takes its time
            await connection.execute(sa.text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        was = await connection.run_sync(version)
        if was is not None and was not in REVISIONS:
            raise UnknownName("database-newer", theirs=was, ours=HEAD)
        if was != HEAD:
            await connection.run_sync(upgrade)
            log.info("migrated", was=was, now=HEAD)


def version(connection: sa.Connection) -> str | None:
    """The schema a database has; None if it holds no room."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("select version_num from alembic_version")).scalar()


def upgrade(connection: sa.Connection, to: str | None = None) -> None:
    """Run the migrations up to a schema, the current one if none is named."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, to or HEAD)
