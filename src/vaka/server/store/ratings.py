"""Rated matches in the store: counted as they end, counted again by a rebuild, and read for pages.

The row of `folding` gives a rated match its number. Who raises it waits for whoever raised it before to commit, so
matches are counted in the order of their numbers in every process, and a rebuild finds the same numbers to the last
digit.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

import orjson
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from vaka.ratings import Finished, Fold, Rating, Side, formula, rated
from vaka.ratings.scale import WIDEST
from vaka.server.errors import RoomError
from vaka.server.rows import Seat
from vaka.server.store.database import parts
from vaka.server.store.schema_people import people
from vaka.server.store.schema_ratings import folding, rated_matches, ratings, standings
from vaka.server.store.store import Store

BATCH = 2_000  # rated matches that a rebuild reads at once
AT_ONCE = 1_000  # rows in one transaction of a rebuild
Tell = Callable[[int, int], None]  # called with the matches done and the matches in all


@dataclass(frozen=True)
class RatedMatch:
    """A rated match that has just ended."""

    table_id: str
    finished: Finished
    ended: int

    async def count(self, connection: AsyncConnection) -> None:
        """Count it within the transaction that ends it."""
        finished = self.finished
        raise_ = sa.update(folding).values(matches=folding.c.matches + 1)
        state = (await connection.execute(raise_.returning(*folding.c))).one()
        row = {"number": state.matches, "table_id": self.table_id, "game": finished.game, "version": finished.version}
        sides = [list(side) for side in finished.sides]
        await connection.execute(sa.insert(rated_matches).values(**row, sides=sides, ended=self.ended))
        known = await _standings(connection, state.generation, finished)
        before = {person: standing.rating for person, standing in known.items()}
        for person, rating in rated(formula(state.formula), finished, before).items():
            key = {"generation": state.generation, "game": finished.game, "person": person}
            found = {"mu": rating.mu, "sigma": rating.sigma, "at": self.ended}
            await connection.execute(sa.insert(ratings).values(**key, **found, number=state.matches))
            played = 1 + (known[person].played if person in known else 0)
            now = {**found, "low": rating.low, "played": played}
            if person in known:
                mine = sa.and_(*(standings.c[name] == value for name, value in key.items()))
                await connection.execute(sa.update(standings).where(mine).values(**now))
            else:
                await connection.execute(sa.insert(standings).values(**key, **now))


@dataclass(frozen=True)
class Standing:
    """Somebody's present rating in a game."""

    person: str
    game: str
    rating: Rating
    played: int
    at: int


@dataclass(frozen=True)
class RatingAfter:
    """Somebody's rating after a match."""

    game: str
    number: int
    rating: Rating
    at: int


async def _standings(connection: AsyncConnection, generation: int, match: Finished) -> dict[str, Standing]:
    ids = [side.person for side in match.sides if side.person is not None]
    here = (standings.c.generation == generation) & (standings.c.game == match.game)
    found = await connection.execute(sa.select(standings).where(here & standings.c.person.in_(ids)))
    return {row["person"]: _standing(row) for row in found.mappings()}


def _standing(row: Mapping[Any, Any]) -> Standing:
    return Standing(row["person"], row["game"], Rating(row["mu"], row["sigma"]), row["played"], row["at"])


@dataclass(frozen=True)
class Rebuilt:
    """What a rebuild has counted."""

    formula: str
    matches: int
    people: int


async def rebuild(store: Store, name: str | None = None, tell: Tell = lambda done, all_: None) -> Rebuilt:
    """Count all rated matches again, by another formula if one is named, while rooms play on."""
    chosen = None if name is None else formula(name)
    async with store.write(always=True) as connection:
        begin = sa.update(folding).values(begun=folding.c.begun + 1)
        state = (await connection.execute(begin.returning(*folding.c))).one()
    work = _Rebuild(Fold(chosen or formula(state.formula)), state.begun)
    while rows := await store.rows(work.following(BATCH)):
        await _write(store, ratings, work.count(rows))
        tell(work.last, max(state.matches, work.last))
    await _write(store, standings, work.standings())
    async with store.write(always=True) as connection:
        values = {"generation": work.generation, "formula": work.fold.formula.name}
        alone = sa.update(folding).where(folding.c.begun == work.generation).values(**values)
        if (await connection.execute(alone)).rowcount != 1:
            raise RoomError("rebuild-overtaken")
        late = await connection.execute(work.following(None))  # no more can end before this commits
        written = work.count(late.mappings().all())
        await _insert(connection, ratings, written)
        moved = sorted({(after["game"], after["person"]) for after in written})
        for game, person in moved:
            stale = (standings.c.game == game) & (standings.c.person == person)
            await connection.execute(sa.delete(standings).where(stale & (standings.c.generation == work.generation)))
        await _insert(connection, standings, work.standings(moved))
    await _clear(store, work.generation)
    return Rebuilt(work.fold.formula.name, work.last, len({person for _, person in work.played}))


class RatingRow(TypedDict):
    """A row of `ratings`."""

    generation: int
    person: str
    number: int
    game: str
    mu: float
    sigma: float
    at: int


class StandingRow(TypedDict):
    """A row of `standings`."""

    generation: int
    game: str
    person: str
    mu: float
    sigma: float
    low: float
    played: int
    at: int


class _Rebuild:
    """A generation being written."""

    def __init__(self, fold: Fold, generation: int) -> None:
        self.fold, self.generation, self.last = fold, generation, 0
        self.played: dict[tuple[str, str], tuple[int, int]] = {}  # by game and person: how many, and when the latest

    def following(self, limit: int | None) -> Any:
        return (
            sa.select(rated_matches)
            .where(rated_matches.c.number > self.last)
            .order_by(rated_matches.c.number)
            .limit(limit)
        )

    def count(self, rows: Sequence[sa.RowMapping]) -> list[RatingRow]:
        """Count some more matches: the rows of the ratings after them."""
        written: list[RatingRow] = []
        for row in rows:
            game, number, ended = row["game"], row["number"], row["ended"]
            sides = tuple(Side(*side) for side in row["sides"])
            for person, (mu, sigma) in self.fold.add(Finished(game, row["version"], sides)).items():
                written.append({
                    "generation": self.generation, "person": person, "number": number, "game": game,
                    "mu": mu, "sigma": sigma, "at": ended,
                })  # fmt: skip
                self.played[game, person] = self.played.get((game, person), (0, 0))[0] + 1, ended
            self.last = number
        return written

    def standings(self, of: Iterable[tuple[str, str]] | None = None) -> list[StandingRow]:
        """The rows of where people stand now, by game and person, or of where everybody does."""
        rows: list[StandingRow] = []
        for game, person in self.fold.ratings if of is None else of:
            rating = self.fold.ratings[game, person]
            played, at = self.played[game, person]
            rows.append({
                "generation": self.generation, "game": game, "person": person, "mu": rating.mu, "sigma": rating.sigma,
                "low": rating.low, "played": played, "at": at,
            })  # fmt: skip
        return rows


async def _write(store: Store, into: sa.Table, rows: Sequence[RatingRow] | Sequence[StandingRow]) -> None:
    """Write rows of a generation that is not yet in force, in transactions short enough for a busy database."""
    for first in range(0, len(rows), AT_ONCE):
        async with store.write(always=True) as connection:
            await _insert(connection, into, rows[first : first + AT_ONCE])


async def _insert(
    connection: AsyncConnection, into: sa.Table, rows: Sequence[RatingRow] | Sequence[StandingRow]
) -> None:
    """Add rows. PostgreSQL gets them in one statement: one for each row takes three times as long."""
    if rows and connection.dialect.name == "postgresql":
        columns = {column.name: column.type.compile(connection.dialect) for column in into.columns}
        names, types = (", ".join(f'"{name}"{kind}' for name, kind in each) for each in (
            [(name, "") for name in columns], [(name, f" {kind}") for name, kind in columns.items()]
        ))  # fmt: skip
        given = f"select {names} from json_to_recordset(cast(:rows as json)) as given ({types})"
        adding = sa.text(f"insert into {into.name} ({names}) {given}")
        await connection.execute(adding, {"rows": orjson.dumps(rows).decode()})
    elif rows:
        await connection.execute(sa.insert(into), rows)


async def _clear(store: Store, kept: int) -> None:
    """Delete what earlier rebuilds have left."""
    for table in (ratings, standings):
        old = table.c.generation < kept
        while True:
            some = sa.select(table.c.person).where(old).distinct().limit(BATCH)
            async with store.write(always=True) as connection:
                gone = await connection.execute(sa.delete(table).where(old & table.c.person.in_(some)))
            if gone.rowcount == 0:
                break


_IN_FORCE = sa.select(folding.c.generation).scalar_subquery()


async def of_person(store: Store, person: str) -> tuple[list[Standing], list[RatingAfter]]:
    """Somebody's ratings, and how they came about."""
    mine = (standings.c.generation == _IN_FORCE) & (standings.c.person == person)
    now = [_standing(row) for row in await store.rows(sa.select(standings).where(mine).order_by(standings.c.game))]
    theirs = (ratings.c.generation == _IN_FORCE) & (ratings.c.person == person)
    rows = await store.rows(sa.select(ratings).where(theirs).order_by(ratings.c.number))
    return now, [RatingAfter(row["game"], row["number"], Rating(row["mu"], row["sigma"]), row["at"]) for row in rows]


@dataclass(frozen=True)
class Board:
    """A leaderboard: those who have played rated matches of a game, since then, at tables for this many."""

    game: str
    since: int | None = None
    seats: int | None = None

    @property
    def here(self) -> sa.ColumnElement[bool]:
        """Who is on it."""
        here = (standings.c.generation == _IN_FORCE) & (standings.c.game == self.game)
        if self.seats is not None:
            return here & sa.exists(self._matches(sa.literal(1)))
        return here if self.since is None else here & (standings.c.at >= self.since)

    @property
    def columns(self) -> list[sa.ColumnElement[Any]]:
        """Their standings; of matches, those at such tables count."""
        if self.seats is None:
            return list(standings.c)
        played = self._matches(sa.func.count()).scalar_subquery().label("played")
        return [played if column.name == "played" else column for column in standings.c]

    def _matches(self, what: sa.ColumnElement[Any]) -> sa.Select[Any]:
        """Somebody's rated matches at tables for this many."""
        theirs = [ratings.c[name] == standings.c[name] for name in ("generation", "person", "game")]
        such = sa.func.json_array_length(rated_matches.c.sides) == self.seats
        found = sa.select(what).select_from(ratings).join(rated_matches, rated_matches.c.number == ratings.c.number)
        recent = [] if self.since is None else [ratings.c.at >= self.since]
        return found.where(*theirs, such, *recent).correlate(standings)


async def leaders(store: Store, board: Board, limit: int) -> list[Standing]:
    """The best by rating less doubt; equal ones by the ids of their accounts."""
    query = sa.select(*board.columns).join(people, people.c.id == standings.c.person)
    query = query.where(board.here & people.c.ratings_shown)
    rows = await store.rows(query.order_by(standings.c.low.desc(), standings.c.person).limit(limit))
    return [_standing(row) for row in rows]


async def standing(store: Store, game: str, person: str) -> Standing | None:
    """Somebody's present rating in a game."""
    return await standing_on(store, Board(game), person)


async def standing_on(store: Store, board: Board, person: str) -> Standing | None:
    """Where somebody stands, if they are on a leaderboard."""
    rows = await store.rows(sa.select(*board.columns).where(board.here & (standings.c.person == person)))
    return _standing(rows[0]) if rows else None


async def points_of(store: Store, person: str) -> dict[str, float]:
    """Somebody's points by game."""
    mine = (standings.c.generation == _IN_FORCE) & (standings.c.person == person)
    return {row["game"]: _standing(row).rating.points for row in await store.rows(sa.select(standings).where(mine))}


async def points_at(store: Store, tables: Sequence[tuple[str, Sequence[Seat]]]) -> dict[str, dict[str, float]]:
    """The points of everybody who sits at one of these tables, by game and account; those who want them shown."""
    ids = {seat.person for _, seats in tables for seat in seats if seat.person is not None}
    if not ids:
        return {}
    shown = sa.select(people.c.id).where(people.c.id.in_(ids) & people.c.ratings_shown)
    mine = (standings.c.generation == _IN_FORCE) & standings.c.person.in_(shown)
    found: dict[str, dict[str, float]] = {}
    for row in await store.rows(sa.select(standings).where(mine)):
        found.setdefault(row["game"], {})[row["person"]] = _standing(row).rating.points
    return found


async def place(store: Store, board: Board, mine: Standing) -> int:
    """In which place of a leaderboard somebody stands, among those whose ratings are not provisional."""
    here = board.here & people.c.ratings_shown
    low, narrow = mine.rating.low, standings.c.sigma <= WIDEST
    ahead = (standings.c.low > low) | ((standings.c.low == low) & (standings.c.person < mine.person))
    query = sa.select(sa.func.count().label("found")).select_from(standings)
    query = query.join(people, people.c.id == standings.c.person).where(here & ahead & narrow)
    return 1 + int((await store.rows(query))[0]["found"])


@dataclass(frozen=True)
class RatingChange:
    """What a match did to a rating."""

    before: Rating
    after: Rating


async def changes(store: Store, person: str, table_ids: Iterable[str]) -> dict[str, RatingChange]:
    """What matches did to somebody's rating, by table."""
    of_table: dict[int, str] = {}
    for some in parts(list(table_ids)):
        query = sa.select(rated_matches.c.number, rated_matches.c.table_id)
        rows = await store.rows(query.where(rated_matches.c.table_id.in_(some)))
        of_table |= {row["number"]: row["table_id"] for row in rows}
    if not of_table:
        return {}
    newcomer = formula((await store.rows(sa.select(folding.c.formula)))[0]["formula"]).newcomer
    found, latest = dict[str, RatingChange](), dict[str, Rating]()
    for after in (await of_person(store, person))[1]:
        if after.number in of_table:
            found[of_table[after.number]] = RatingChange(latest.get(after.game, newcomer), after.rating)
        latest[after.game] = after.rating
    return found
