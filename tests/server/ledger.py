"""What a store holds, read beside the room: the truth that everything a room says is compared with."""

import json
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from vaka.core.kernel import State
from vaka.core.match import Match
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
    row: dict[str, Any] = field(default_factory=dict)
    seats: list[dict[str, Any]] = field(default_factory=list)
    entries: list[dict[str, Any]] = field(default_factory=list)

    @property
    def count(self) -> int:
        return len(self.entries)

    @property
    def running(self) -> bool:
        return bool(self.row["status"] == RUNNING and not self.match.over)

    @property
    def public_seed(self) -> bool:
        return bool(self.row["seed_known"] or self.row["ended"] is not None)

    def add(self, entry: dict[str, Any]) -> None:
        """Play an entry. The store's digest has to be that of the position it leads to."""
        assert entry["entry"] == self.count, "the log has a gap"
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
        return json.loads(json.dumps(self.match.game.view(self.states[count], seat)))


AT: sa.BindParameter[str] = sa.bindparam("id")
HEAD = sa.select(tables.c.revision, sa.select(sa.func.count()).where(log.c.table_id == AT).scalar_subquery())
HEAD = HEAD.where(tables.c.id == AT)
ROW = sa.select(tables).where(tables.c.id == AT)
SEATS = sa.select(seats).where(seats.c.table_id == AT).order_by(seats.c.seat)
ENTRIES = sa.select(log).where(log.c.table_id == AT, log.c.entry >= sa.bindparam("since")).order_by(log.c.entry)


class Ledger:
    """Reads the store of a room that runs."""

    def __init__(self, url: str) -> None:
        self.connection = sa.create_engine(url, poolclass=sa.NullPool, isolation_level="AUTOCOMMIT").connect()
        self.pages: dict[str, Page] = {}

    def read(self, table_id: str) -> Page:
        """A table as it is now."""
        page, run = self.pages.get(table_id), self.connection.execute
        if page is not None and tuple(run(HEAD, {"id": table_id}).one()) == (page.row["revision"], page.count):
            return page
        since = page.count if page is not None else 0
        row = dict(run(ROW, {"id": table_id}).mappings().one())
        held = [dict(seat) for seat in run(SEATS, {"id": table_id}).mappings()]
        entries = [dict(entry) for entry in run(ENTRIES, {"id": table_id, "since": since}).mappings()]
        if page is None:
            begun = (row["options"], int(row["seed"]), row["kit"], row["start"])
            match = Match(row["game"], row["seat_count"], *begun, kept=True)
            page = self.pages[table_id] = Page(table_id, match, [match.state], [0])
        for entry in entries:
            page.add(entry)
        page.row, page.seats = row, held
        return page
