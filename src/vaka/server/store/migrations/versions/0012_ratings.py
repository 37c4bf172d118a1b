"""Rated matches and the ratings folded from them; the places people came in."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

tables = sa.table("tables", sa.column("id"), sa.column("result", sa.JSON))
seats = sa.table("seats", sa.column("table_id"), sa.column("seat"), sa.column("place"))


def upgrade() -> None:
    op.add_column("seats", sa.Column("place", sa.Integer))
    op.add_column("seats", sa.Column("character", sa.String(24)))
    folding = op.create_table(
        "folding",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("formula", sa.String(24), nullable=False),
        sa.Column("generation", sa.Integer, nullable=False),
        sa.Column("begun", sa.Integer, nullable=False),
        sa.Column("matches", sa.BigInteger, nullable=False),
    )
    op.execute(sa.insert(folding).values(id=1, formula="likeliest", generation=0, begun=0, matches=0))
    op.create_table(
        "rated_matches",
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(24), nullable=False, unique=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("sides", sa.JSON, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("generation", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "standings",
        sa.Column("generation", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("low", sa.Float, nullable=False),
        sa.Column("played", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("standings_order", "standings", ["generation", "game", "low", "person"])
    fill_places()


def fill_places() -> None:
    """Copy the places of finished matches to their seats."""
    connection = op.get_bind()
    here = (seats.c.table_id == sa.bindparam("table")) & (seats.c.seat == sa.bindparam("at"))
    update = seats.update().where(here).values(place=sa.bindparam("came"))
    for table, result in connection.execute(sa.select(tables.c.id, tables.c.result)).all():
        if result:
            places = [{"table": table, "at": each["seat"], "came": each["place"]} for each in result]
            connection.execute(update, places)
