"""Finished matches and present tables of people with an account.

A match of theirs is one that was played to its end, with dice nobody knew before: neither a practice table nor a record
that was opened.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import sqlalchemy as sa

from vaka.server.rows import OPEN, OVER, RUNNING
from vaka.server.store.adoption import IMPORTED
from vaka.server.store.database import parts
from vaka.server.store.schema import log, seats, tables
from vaka.server.store.store import Store

if TYPE_CHECKING:
    from vaka.room.wire import Status, TableClock

Outcome: TypeAlias = Literal["won", "lost"]
Position = tuple[int, str]  # of a match in a list: when it ended, and its table
OTHER = seats.alias("other")


@dataclass(frozen=True)
class Wanted:
    """Which matches to find."""

    game: str | None = None
    seats: int | None = None
    opponent: str | None = None  # the id of an account
    outcome: Outcome | None = None
    rated: bool | None = None
    since: int | None = None
    until: int | None = None

    def where(self, person: str) -> sa.ColumnElement[bool]:
        found = _of(person)
        equal = {tables.c.game: self.game, tables.c.seat_count: self.seats, tables.c.rated: self.rated}
        for column, value in equal.items():
            if value is not None:
                found &= column == value
        if self.opponent is not None:
            found &= sa.exists().where((OTHER.c.table_id == tables.c.id) & (OTHER.c.person == self.opponent))
        if self.outcome is not None:
            found &= seats.c.place == 1 if self.outcome == "won" else seats.c.place > 1
        if self.since is not None:
            found &= tables.c.ended >= self.since
        if self.until is not None:
            found &= tables.c.ended < self.until
        return found


@dataclass(frozen=True)
class MatchRow:
    """A finished match from the seat of one of its people."""

    table: str
    game: str
    seats: int
    rated: bool
    journey: str | None
    started: int | None
    ended: int
    seat: int
    place: int | None
    character: str | None
    score: float | None
    best: float | None


@dataclass(frozen=True)
class SeatRow:
    """Who played at a table."""

    table: str
    seat: int
    name: str | None
    person: str | None
    program: bool
    bot: str | None
    badge: int | None
    place: int | None
    token: str | None = field(repr=False)  # the hash of the secret of whoever sits there


@dataclass(frozen=True)
class Tally:
    """How often somebody came in a place, in a game for this many."""

    game: str
    seats: int
    place: int | None
    matches: int


@dataclass(frozen=True)
class PointsRow:
    """What somebody scored in a match."""

    table: str
    game: str
    seats: int
    points: float
    place: int | None
    at: int


@dataclass(frozen=True)
class Rival:
    """Somebody's matches with one other person, and how often each was ahead."""

    person: str
    matches: int
    ahead: int
    behind: int
    last: int


@dataclass(frozen=True)
class TableNow:
    """A table somebody sits at."""

    id: str
    game: str
    status: "Status"
    host: str  # the key of who opened it
    rated: bool
    seats: int
    created: int
    started: int | None
    ended: int | None
    played: int | None  # when the last entry was made
    clock: "TableClock | None"


def _of(person: str) -> sa.ColumnElement[bool]:
    return (seats.c.person == person) & (tables.c.status == OVER) & ~IMPORTED & ~tables.c.seed_known


def _joined(*columns: Any) -> Any:
    return sa.select(*columns).join(seats, seats.c.table_id == tables.c.id)


_MATCH: tuple[Any, ...] = (
    tables.c.id.label("table"),
    tables.c.game,
    tables.c.seat_count.label("seats"),
    tables.c.rated,
    tables.c.journey,
    tables.c.started,
    tables.c.ended,
    seats.c.seat,
    seats.c.place,
    seats.c.character,
    tables.c.score,
    tables.c.best,
)


async def matches(
    store: Store, person: str, wanted: Wanted, before: Position | None, limit: int
) -> tuple[list[MatchRow], Position | None]:
    """A page of somebody's matches, the latest first, from a place on, and the place of the next page."""
    where = wanted.where(person)
    if before is not None:
        where &= sa.tuple_(tables.c.ended, tables.c.id) < before
    query = _joined(*_MATCH).where(where).order_by(tables.c.ended.desc(), tables.c.id.desc()).limit(limit + 1)
    found = await store.all(MatchRow, query)
    page = found[:limit]
    return page, (page[-1].ended, page[-1].table) if len(found) > limit else None


async def count(store: Store, person: str, wanted: Wanted) -> int:
    """How many matches of somebody's there are."""
    query = _joined(sa.func.count()).where(wanted.where(person))
    return await store.count(query.select_from(tables))


async def sitting(store: Store, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """Who sat at tables."""
    found: dict[str, list[SeatRow]] = {table: [] for table in table_ids}
    names = ("seat", "name", "person", "program", "bot", "badge", "place", "token")
    for some in parts(table_ids):
        query = sa.select(seats.c.table_id.label("table"), *(seats.c[name] for name in names))
        for seat in await store.all(SeatRow, query.where(seats.c.table_id.in_(some)).order_by(seats.c.seat)):
            found[seat.table].append(seat)
    return found


async def tallies(store: Store, person: str) -> list[Tally]:
    """In which places somebody came, game by game and by the number of seats."""
    by = (tables.c.game, tables.c.seat_count, seats.c.place)
    query = _joined(tables.c.game, tables.c.seat_count.label("seats"), seats.c.place, sa.func.count().label("matches"))
    return await store.all(Tally, query.where(_of(person)).group_by(*by).order_by(*by))


@dataclass(frozen=True)
class CharacterTally:
    """How often somebody played a character of a game, and won with it."""

    game: str
    character: str
    matches: int
    won: int


async def characters(store: Store, person: str) -> list[CharacterTally]:
    """How often somebody played each character, and won with it."""
    by = (tables.c.game, seats.c.character)
    won = sa.func.sum(sa.case((seats.c.place == 1, 1), else_=0)).label("won")
    query = _joined(*by, sa.func.count().label("matches"), won).where(_of(person) & seats.c.character.is_not(None))
    query = query.group_by(*by).order_by(tables.c.game, sa.desc("matches"), seats.c.character)
    return await store.all(CharacterTally, query)


async def scores(store: Store, person: str) -> list[MatchRow]:
    """What somebody scored alone, the oldest first."""
    query = _joined(*_MATCH).where(_of(person) & tables.c.score.is_not(None))
    return await store.all(MatchRow, query.order_by(tables.c.ended, tables.c.id))


async def points(store: Store, person: str, limit: int) -> list[PointsRow]:
    """What somebody scored in their latest matches that were played for points, the oldest first."""
    columns = (
        tables.c.id.label("table"), tables.c.game, tables.c.seat_count.label("seats"), seats.c.points, seats.c.place,
        tables.c.ended.label("at"),
    )  # fmt: skip
    query = _joined(*columns).where(_of(person) & seats.c.points.is_not(None))
    latest = query.order_by(tables.c.ended.desc(), tables.c.id.desc()).limit(limit)
    return (await store.all(PointsRow, latest))[::-1]


async def rivals(store: Store, person: str, limit: int) -> list[Rival]:
    """With whom somebody has played matches, most often first."""
    ahead = sa.func.sum(sa.case((seats.c.place < OTHER.c.place, 1), else_=0)).label("ahead")
    behind = sa.func.sum(sa.case((seats.c.place > OTHER.c.place, 1), else_=0)).label("behind")
    together = (OTHER.c.table_id == tables.c.id) & OTHER.c.person.is_not(None) & (OTHER.c.person != person)
    query = _joined(
        OTHER.c.person, sa.func.count().label("matches"), ahead, behind, sa.func.max(tables.c.ended).label("last")
    )
    query = query.join(OTHER, together).where(_of(person)).group_by(OTHER.c.person)
    return await store.all(Rival, query.order_by(sa.desc("matches"), OTHER.c.person).limit(limit))


async def tables_of(store: Store, key: str, finished: int) -> list[TableNow]:
    """The tables where an account has a seat or is the host: all that are not finished, and some of those that are."""
    held = sa.select(seats.c.table_id).where(seats.c.token == key)
    mine = (tables.c.id.in_(held) | (tables.c.host == key)) & ~IMPORTED
    last = sa.select(log.c.at).where(log.c.table_id == tables.c.id).order_by(log.c.entry.desc()).limit(1)
    columns = (
        tables.c.id, tables.c.game, tables.c.status, tables.c.host, tables.c.rated, tables.c.seat_count.label("seats"),
        tables.c.created, tables.c.started, tables.c.ended, last.scalar_subquery().label("played"), tables.c.clock,
    )  # fmt: skip
    live = sa.select(*columns).where(mine & tables.c.status.in_((OPEN, RUNNING)))
    over = sa.select(*columns).where(mine & (tables.c.status == OVER))
    return [
        *await store.all(TableNow, live.order_by(tables.c.created.desc(), tables.c.id)),
        *await store.all(TableNow, over.order_by(tables.c.ended.desc(), tables.c.id).limit(finished)),
    ]
