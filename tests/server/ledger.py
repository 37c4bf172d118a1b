"""What a store holds, read beside the room: the truth that everything a room says is compared with."""

from dataclasses import dataclass, field
from typing import Any

import orjson
import sqlalchemy as sa

from vaka.core.kernel import State
from vaka.core.match import Match
from vaka.core.rounds import has_rounds
from vaka.room.sealed import Round, Sealed, round_of
from vaka.server.rows import RUNNING, UNDO
from vaka.server.store.schema import log, seats, tables
from vaka.server.table import digest_of_state


@dataclass
class Page:
    """One table as the store has it, replayed from its log by the rules."""

    id: str
    match: Match
    states: list[State]  # after each number of entries
    plies: list[int]
    matches: list[Match] = field(default_factory=list)  # after each number of entries, of a game with rounds of choices
    sealed: dict[int, Sealed] = field(default_factory=dict)  # what is chosen in the present one, at the last look
    row: dict[str, Any] = field(default_factory=dict)
    seats: list[dict[str, Any]] = field(default_factory=list)
    entries: list[dict[str, Any]] = field(default_factory=list)
    shown: dict[tuple[int, int | None], Any] = field(default_factory=dict)  # what seats may see after so many entries

    @property
    def count(self) -> int:
        return len(self.entries)

    @property
    def running(self) -> bool:
        return bool(self.row["status"] == RUNNING and not self.match.over)

    @property
    def public_seed(self) -> bool:
        return bool(self.row["seed_known"] or self.row["ended"] is not None)

    def match_at(self, count: int) -> Match:
        """The match of a game with rounds of choices after so many entries."""
        return self.matches[count] if count < len(self.matches) else self.match

    def round_at(self, count: int) -> Round | None:
        """The round in which several people choose at once after so many entries."""
        people = {seat["token"] for seat in self.seats if seat["token"] is not None}
        if not has_rounds(self.match.game) or self.row["status"] != RUNNING or len(people) < 2:
            return None
        undone = sum(entry["kind"] == UNDO for entry in self.entries[:count])
        return round_of(self.match_at(count), undone)

    def add(self, entry: dict[str, Any]) -> None:
        """Play an entry. The store's digest has to be that of the position it leads to."""
        assert entry["entry"] == self.count, "the log has a gap"
        if has_rounds(self.match.game):
            self.matches.append(self.match)
            self.match = self.match.fork()
        if entry["kind"] == UNDO:
            self.match = self.match.fork(entry["to_ply"])
        else:
            assert entry["seat"] == self.match.to_move, "a seat moved that was not to move"
            self.match.play(entry["action"])
        assert entry["digest"] == digest_of_state(self.match.state), "the log replays to another position"
        self.entries.append(entry)
        self.states.append(self.match.state)
        self.plies.append(self.match.ply)

    def view(self, count: int, seat: int | None) -> Any:
        """What a seat may see after so many entries, as JSON has it."""
        if (count, seat) not in self.shown:
            self.shown[count, seat] = as_json(self.match.game.view(self.states[count], seat))
        return self.shown[count, seat]


def as_json(value: Any) -> Any:
    """A value as whoever reads JSON gets it."""
    return orjson.loads(orjson.dumps(value))


AT: sa.BindParameter[str] = sa.bindparam("id")
ROW = sa.select(tables).where(tables.c.id == AT)
SEATS = sa.select(seats).where(seats.c.table_id == AT).order_by(seats.c.seat)
LOG = [column.name for column in log.columns]


class Ledger:
    """Reads the store of a room that runs. Most reads are few bytes, so the driver is asked itself."""

    def __init__(self, url: str) -> None:
        self.connection = sa.create_engine(url, poolclass=sa.NullPool, isolation_level="AUTOCOMMIT").connect()
        self.pages: dict[str, Page] = {}
        mark = "?" if self.connection.dialect.name == "sqlite" else "%s"
        count = f"(select coalesce(max(entry) + 1, 0) from log where table_id = {mark})"
        self._head = f"select revision, {count} from tables where id = {mark}"
        columns = ", ".join(f'"{name}"' for name in LOG)
        self._entries = f"select {columns} from log where table_id = {mark} and entry >= {mark} order by entry"
        key = f"table_id = {mark} and undone = {mark} and ply = {mark}"
        self._sealed = f"select seat, actions, whole, closed, at from sealed where {key}"
        self._cursor: Any = self.connection.connection.cursor()

    def read(self, table_id: str) -> Page:
        """A table as it is now."""
        page = self.pages.get(table_id)
        revision, count = self._ask(self._head, table_id, table_id)[0]
        if page is not None and (page.row["revision"], page.count) == (revision, count):
            return page
        if page is None or page.row["revision"] != revision:
            row = dict(self.connection.execute(ROW, {"id": table_id}).mappings().one())
            held = [dict(seat) for seat in self.connection.execute(SEATS, {"id": table_id}).mappings()]
            if page is None:
                begun = (row["options"], int(row["seed"]), row["kit"], row["start"])
                match = Match(row["game"], row["seat_count"], *begun, kept=True)
                page = self.pages[table_id] = Page(table_id, match, [match.state], [0])
            page.row, page.seats = row, held
        for entry in self._ask(self._entries, table_id, page.count):
            page.add(dict(zip(LOG, entry, strict=True)))
        return page

    def round(self, page: Page) -> Round | None:
        """The round of choices a table is in, with what is sealed so far."""
        at = page.round_at(page.count)
        if at is not None:
            rows = self._ask(self._sealed, page.id, *at.key)
            chosen = {row[0]: (tuple(int(each) for each in row[1].split(",") if each), row) for row in rows}
            page.sealed = {
                seat: Sealed(made, bool(row[2]), row[4], bool(row[3])) for seat, (made, row) in chosen.items()
            }
        return at

    def value(self, asked: sa.Select[Any]) -> Any:
        """One value of the store."""
        return self.connection.execute(asked).scalar_one()

    def _ask(self, statement: str, *values: Any) -> list[Any]:
        self._cursor.execute(statement, values)
        return list(self._cursor.fetchall())
