"""What a store holds, read beside the room: the truth that everything a room says is compared with."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import orjson
import sqlalchemy as sa

from vaka.core.kernel import State
from vaka.core.match import Match
from vaka.core.rounds import has_rounds
from vaka.room.sealed import Round, Sealed, round_of
from vaka.server.rows import BOT, RUNNING, UNDO
from vaka.server.store.schema import log, seats, tables
from vaka.server.table import digest_of_state


@dataclass(frozen=True)
class Seating:
    """What a table was at one revision: its row and its seats."""

    row: dict[str, Any]
    seats: list[dict[str, Any]]

    @property
    def public_seed(self) -> bool:
        return bool(self.row["seed_known"] or self.row["ended"] is not None)

    @property
    def bots(self) -> set[int]:
        """The seats that bots play for."""
        return {seat["seat"] for seat in self.seats if seat["offer"] == BOT or seat["stood_in_by"] is not None}

    def held_by(self, known: str | None) -> list[int]:
        """The seats of whoever is known by this."""
        return [seat["seat"] for seat in self.seats if known is not None and seat["token"] == known]

    def left(self, later: "Seating") -> "Seating":
        """The same people at the table as it is later, closed or with bots that stand in."""
        both = zip(self.seats, later.seats, strict=True)
        return Seating(later.row, [{**seat, "stood_in_by": after["stood_in_by"]} for seat, after in both])

    def is_host(self, known: str | None) -> bool:
        return known is not None and known == self.row["host"]


@dataclass
class Page:
    """One table as the store has it, replayed from its log by the rules."""

    id: str
    match: Match
    states: list[State]  # after each number of entries
    plies: list[int]
    movers: list[int]  # who decides there, or less than 0
    matches: list[Match] = field(default_factory=list)  # after each number of entries, of a game with rounds of choices
    sealed: dict[int, Sealed] = field(default_factory=dict)  # what is chosen in the present one, at the last look
    seatings: dict[int, Seating] = field(default_factory=dict)  # by revision, as far as they were seen
    revision: int = -1
    entries: list[dict[str, Any]] = field(default_factory=list)
    shown: dict[tuple[int, int | None], Any] = field(default_factory=dict)  # what seats may see after this many entries

    @property
    def count(self) -> int:
        return len(self.entries)

    @property
    def now(self) -> Seating:
        return self.seatings[self.revision]

    @property
    def row(self) -> dict[str, Any]:
        return self.now.row

    @property
    def seats(self) -> list[dict[str, Any]]:
        return self.now.seats

    @property
    def running(self) -> bool:
        return bool(self.row["status"] == RUNNING and not self.match.over)

    @property
    def public_seed(self) -> bool:
        return self.now.public_seed

    def between(self, first: int, last: int) -> list[Seating]:
        """What the table was at these revisions. One that nobody has seen was like the one before or after it, or in
        the middle of an account being deleted, who leaves first and is then forgotten."""
        seen = sorted(self.seatings)
        low = max((each for each in seen if each <= first), default=seen[0])
        high = min(each for each in seen if each >= last)
        found = [self.seatings[each] for each in seen if low <= each <= high]
        return found if len(found) > high - low else [*found, *map(Seating.left, found, found[1:])]

    def match_at(self, count: int) -> Match:
        """The match of a game with rounds of choices after this many entries."""
        return self.matches[count] if count < len(self.matches) else self.match

    def round_at(self, count: int, at: Seating | None = None) -> Round | None:
        """The round in which several people choose at once after some entries, with these people or those of now."""
        at = at or self.now
        people = {seat["token"] for seat in at.seats if seat["token"] is not None}
        if not has_rounds(self.match.game) or at.row["status"] != RUNNING or len(people) < 2:
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
        self.movers.append(self.match.to_move)

    def view(self, count: int, seat: int | None) -> Any:
        """What a seat may see after this many entries, as JSON has it."""
        if (count, seat) not in self.shown:
            self.shown[count, seat] = as_json(self.match.game.view(self.states[count], seat))
        return self.shown[count, seat]

    def legal(self, count: int) -> list[int]:
        """The legal actions after this many entries."""
        return self.match.game.legal_actions(self.states[count])


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
        self.seatings: defaultdict[str, dict[int, Seating]] = defaultdict(dict)
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
        if page is not None and (page.revision, page.count) == (revision, count):
            return page
        if page is None or page.revision != revision:
            seating = self._seating(table_id)
            self.seatings[table_id][seating.row["revision"]] = seating
            if page is None:
                row = seating.row
                begun = (row["options"], int(row["seed"]), row["kit"], row["start"])
                match = Match(row["game"], row["seat_count"], *begun, kept=True)
                page = Page(table_id, match, [match.state], [0], [match.to_move], seatings=self.seatings[table_id])
                self.pages[table_id] = page
            page.revision = seating.row["revision"]
        for entry in self._ask(self._entries, table_id, page.count):
            page.add(dict(zip(LOG, entry, strict=True)))
        return page

    def _seating(self, table_id: str) -> Seating:
        """The row and the seats of a table at one moment: the room goes on meanwhile."""
        while True:
            row = dict(self.connection.execute(ROW, {"id": table_id}).mappings().one())
            held = [dict(seat) for seat in self.connection.execute(SEATS, {"id": table_id}).mappings()]
            if self._ask(self._head, table_id, table_id)[0][0] == row["revision"]:
                return Seating(row, held)

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
