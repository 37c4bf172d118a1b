"""The room: its tables in memory, moves into the store, news out to everybody who watches."""

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from vaka.core.match import Match
from vaka.core.notation import read_move
from vaka.locale import languages, speak
from vaka.server import door
from vaka.server.advice import Advisor
from vaka.server.attendance import attend
from vaka.server.bots import Pool, Question
from vaka.server.bus import make_bus
from vaka.server.errors import Forbidden, NotThere, RoomError, Stale, Unavailable
from vaka.server.settings import PAGE_FIRST_SECONDS, Settings
from vaka.server.store import Row, Store
from vaka.server.store.store import now
from vaka.server.table import OVER, RUNNING, Change, Seat, Table, Viewer, apply_entry, digest_of, read_seats
from vaka.server.watcher import Watcher, encode

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{16}")
TRIES = 5  # when another process changes the same table
OTHERS_FIRST = 2.0  # seconds a bot's move is left to the process that took the move before it
RETRY_SECONDS = 1.0
IDLE_SECONDS = 60.0  # longer than any request, so that no two copies of a table are in use
EVICTED_AT_ONCE = 10


class Room:
    """All tables of one process. Start it before use and stop it after."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store: Store
        self.bus = make_bus(settings.bus)
        self.pool = Pool(settings.workers, settings.warm, settings.bot_seconds, settings.bots)
        self.advisor = Advisor(self.pool, settings, self.spawn)
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.noticed: set[tuple[str, int]] = set()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        self.store = await Store.open(self.settings)
        try:
            await self.bus.start(self.store.room, self._hear)
        except BaseException:
            await self.store.close()
            raise
        self.spawn(self._warm_up())
        self.spawn(attend(self))

    async def _warm_up(self) -> None:
        """Start the workers, unless a bot's turn has already done so, and read the words nobody has asked for yet."""
        await asyncio.sleep(PAGE_FIRST_SECONDS)
        await self.pool.start()
        for language in languages():
            await asyncio.to_thread(speak, language, "internal")

    async def stop(self) -> None:
        for table in self.tables.values():
            for watcher in table.watchers:
                watcher.drop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pool.stop()
        await self.bus.stop()
        await self.store.close()

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Run something in the background for as long as the room is open."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Finding a table

    async def table(self, table_id: str) -> Table:
        """A table by its id, as the store has it now."""
        found = self.tables.get(table_id)
        if found is None:
            if not TABLE_ID.fullmatch(table_id):
                raise NotThere("no-table")
            if table_id not in self._loading:
                self._loading[table_id] = self.spawn(self._load(table_id))
            found = await asyncio.shield(self._loading[table_id])
        else:
            self.tables.move_to_end(table_id)
            if self.store.shared:
                async with self.at(found):
                    await self.catch_up(found)
        found.used = time.monotonic()
        self.wake(found)
        return found

    async def _load(self, table_id: str) -> Table:
        try:
            stored = await self.store.read(table_id)
            if stored is None:
                raise NotThere("no-table")
            table = await Table.rebuild(stored)
            table.chat_seen = (await self.store.heads([table_id]))[table_id].chat
            self.keep(table)
            async with self.at(table):
                await self._finish(table)  # a process may have died between the last move and this
            return table
        finally:
            self._loading.pop(table_id, None)

    def keep(self, table: Table) -> Table:
        """Hold a table in memory; the one longest unused goes, if nobody is at it."""
        self.tables[table.id] = table
        if len(self.tables) > self.settings.cached_tables:
            late = time.monotonic() - IDLE_SECONDS
            idle = [t for t in self.tables.values() if not t.watchers and t.thinking is None and t.used < late]
            for oldest in idle[:EVICTED_AT_ONCE]:
                del self.tables[oldest.id]
        return table

    @asynccontextmanager
    async def at(self, table: Table) -> AsyncIterator[None]:
        """Hold a table for a change. After a commit that ended without an answer the store is asked first."""
        async with table.lock:
            if table.doubtful:
                await self.catch_up(table)
                table.doubtful = False
            yield

    async def catch_up(self, table: Table) -> None:
        """Read what other processes have done at a table, and tell its watchers. The table must be held."""
        head = (await self.store.heads([table.id])).get(table.id)
        if head is None:
            raise NotThere("no-table")
        if head.chat > table.chat_seen and table.watchers:
            for line in await self.store.chat(table.id, table.chat_seen, self.settings.limits.page):
                self.tell_chat(table, line)
        if head.revision == table.row["revision"] and head.entries <= table.entries:
            return
        stored = await self.store.read(table.id, table.entries)
        assert stored is not None
        for entry in stored.log:
            match = table.match.fork()
            await asyncio.to_thread(apply_entry, match, entry)
            self._advance(table, match, entry)
        if stored.table["revision"] != table.row["revision"]:
            self._adopt(table, stored.table, read_seats(stored.seats))
        self.wake(table, OTHERS_FIRST)

    # Changing a table

    async def act(
        self, table: Table, viewer: Viewer, entry: int, action: int | None = None, move: str | None = None
    ) -> None:
        """Play an action for the seat to move; when this returns, it is committed."""
        async with self.at(table):
            seat = self.check_turn(table, viewer, entry)
            chosen = read_move(table.match.game, table.match.state, move or "") if action is None else action
            if not await self._play(table, seat, chosen):
                raise self.stale(table, viewer)

    def check_turn(self, table: Table, viewer: Viewer, entry: int) -> int:
        """The seat to move, if the viewer may decide for it now."""
        held = viewer.seats(table)
        if not held:
            raise Forbidden("not-seated")
        if entry != table.entries:
            raise self.stale(table, viewer)
        self.check_running(table)
        seat = table.match.to_move
        if seat not in held:
            raise RoomError("not-your-turn", seat=seat)
        if table.seats[seat].stood_in_by is not None:
            raise RoomError("stood-in", seat=seat)
        return seat

    def check_running(self, table: Table) -> None:
        if table.status != RUNNING or table.match.over:
            raise RoomError("table-ended" if table.ended or table.match.over else "not-started")

    def stale(self, table: Table, viewer: Viewer) -> Stale:
        """The refusal of a move made for an earlier position, with the present one."""
        error = Stale("stale", entry=table.entries)
        error.position = {
            "entry": table.entries,
            "ply": table.match.ply,
            "positions": door.positions(table, viewer, None, told=True),
        }
        return error

    async def _play(self, table: Table, seat: int, action: int) -> bool:
        """Commit an action and make it known; False if another process was first. The table must be held."""
        match = table.match.fork()
        await asyncio.to_thread(match.play, action)  # laying out a new race takes longer than others should wait
        entry = entry_row(table, match, "action", seat, action=action)
        try:
            won = await self.store.append(entry)
        except BaseException:
            table.doubtful = True
            raise
        if not won:
            await self.catch_up(table)
            return False
        self._advance(table, match, entry)
        self.ring(table)
        await self._finish(table)
        self.wake(table)
        return True

    async def change(self, table: Table, decide: Callable[[], Change | None]) -> None:
        """Change a table as `decide` says; asked again if another process changed the table meanwhile."""
        async with self.at(table):
            await self._change(table, decide)

    async def _change(self, table: Table, decide: Callable[[], Change | None]) -> None:
        for _ in range(TRIES):
            wanted = decide()
            if wanted is None:
                return
            rows, revision = [seat.row() for seat in wanted.seats], table.row["revision"]
            try:
                done = await self.store.change(table.id, revision, wanted.values, rows, wanted.entry)
            except BaseException:
                table.doubtful = True
                raise
            if done:
                seats = {seat.seat: seat for seat in [*table.seats, *wanted.seats]}
                row = {**table.row, **wanted.values, "revision": revision + 1}
                if wanted.entry is not None:
                    match = table.match.fork()
                    apply_entry(match, wanted.entry)
                    self._advance(table, match, wanted.entry)
                self._adopt(table, row, [seats[number] for number in sorted(seats)])
                self.ring(table)
                self.wake(table)
                return
            await self.catch_up(table)
        raise Unavailable("busy")

    async def _finish(self, table: Table) -> None:
        """Write down that a match is over."""
        if table.match.over and table.status == RUNNING:
            await self._change(table, lambda: None if table.ended else ending(table, OVER))

    # Telling those who watch

    def _advance(self, table: Table, match: Match, entry: Row) -> None:
        table.match, table.entries = match, table.entries + 1
        kind = "ply" if entry["kind"] == "action" else "undone"
        self._tell_positions(table, kind, told=kind == "ply")

    def _adopt(self, table: Table, row: Row, seats: list[Seat]) -> None:
        started = row["status"] == RUNNING and table.status != RUNNING
        ended = row["ended"] is not None and table.row["ended"] is None
        table.row, table.seats = row, seats
        self.tell_table(table, "over" if ended else "table")
        if started:
            self._tell_positions(table, "started", told=False)

    def _tell_positions(self, table: Table, kind: str, told: bool) -> None:
        """Push the new position to all; those who may see the same get the same text."""
        texts: dict[Any, str] = {}
        for watcher in table.watchers:
            words = watcher.language if watcher.words else None
            key = (words, *watcher.viewer.seats(table))
            if key not in texts:
                positions = door.positions(table, watcher.viewer, words, told)
                news = {"type": kind, "entry": table.entries, "ply": table.match.ply, "positions": positions}
                texts[key] = encode(news)
            watcher.push_text(texts[key])

    def tell_table(self, table: Table, kind: str = "table") -> None:
        for watcher in table.watchers:
            watcher.push({"type": kind, "table": door.table_card(table, watcher.viewer)})

    def tell_chat(self, table: Table, line: Row) -> None:
        if line["id"] > table.chat_seen:
            table.chat_seen = line["id"]
            for watcher in table.watchers:
                watcher.push({"type": "chat", "line": chat_line(line)})

    def tell_presence(self, table: Table) -> None:
        present, spectators = sorted(table.present()), table.spectators()
        for watcher in table.watchers:
            watcher.push({"type": "presence", "present": present, "spectators": spectators})

    def part(self, table: Table, watcher: Watcher) -> None:
        table.watchers.discard(watcher)
        self.notice(table, watcher.viewer)  # the other processes count the time away from now on too
        self.presence_changed(table)

    def notice(self, table: Table, viewer: Viewer) -> None:
        """Note that somebody is there without a socket, or was until now: a program that asks, a page just closed."""
        for seat in viewer.seats(table):
            table.seats[seat].seen = now()
            self.noticed.add((table.id, seat))

    def presence_changed(self, table: Table) -> None:
        self.tell_presence(table)
        self.ring_presence(table)

    # The other processes

    def ring(self, table: Table) -> None:
        self.bus.ring({"table": table.id})

    def ring_presence(self, table: Table) -> None:
        if self.bus.shared:
            seats = sorted({seat for watcher in table.watchers for seat in watcher.viewer.seats(table)})
            others = sum(not watcher.viewer.seats(table) for watcher in table.watchers)
            self.bus.ring({"table": table.id, "present": seats, "others": others})

    def _hear(self, notice: dict[str, Any]) -> None:
        table = self.tables.get(str(notice.get("table")))
        if table is None:
            return
        if "present" in notice:
            table.elsewhere[notice["origin"]] = (time.monotonic(), notice["present"], notice["others"])
            self.tell_presence(table)
        else:
            self.spawn(self.read_on(table))

    async def read_on(self, table: Table) -> None:
        """Catch up with a table in the background."""
        with suppress(RoomError, SQLAlchemyError):  # the next notice or poll comes soon
            async with self.at(table):
                await self.catch_up(table)

    # Bots

    def wake(self, table: Table, after: float = 0.0) -> None:
        """Let a bot think if it is a bot's turn."""
        if table.thinking is None and self._bot_to_move(table) is not None:
            table.thinking = self.spawn(self._think(table, after))

    def _bot_to_move(self, table: Table) -> str | None:
        if table.status != RUNNING or table.match.over:
            return None
        return table.seats[table.match.to_move].player_bot

    async def _think(self, table: Table, after: float) -> None:
        try:
            await asyncio.sleep(after)
            while (name := self._bot_to_move(table)) is not None:
                match, entries = table.match, table.entries
                question = Question.about(table.id, match, name, table.row["seed_known"])
                action = await self.pool.ask(question, match)
                try:
                    async with self.at(table):
                        if table.entries == entries and self._bot_to_move(table) == name:
                            await self._play(table, match.to_move, action)
                except (Unavailable, SQLAlchemyError):
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            table.thinking = None


def entry_row(table: Table, match: Match, kind: str, seat: int, **more: Any) -> Row:
    """The next entry of a table's log; `match` stands at the position after it."""
    row = {"action": None, "to_ply": None, **more}
    return {
        "table_id": table.id,
        "entry": table.entries,
        "kind": kind,
        "seat": seat,
        "digest": digest_of(match),
        "at": now(),
        **row,
    }


def ending(table: Table, status: str) -> Change:
    """The end of a match: from now on its seed is known."""
    ended = {"status": status, "ended": now(), "undo": None, "result": door.results(table.match)}
    return Change(ended | scored(table))


def scored(table: Table) -> Row:
    """The score of a match played alone from its start, by somebody who could not know its dice."""
    game, row = table.match.game, table.row
    whole = row["journey"] is None and row["origin"] is None and not row["seed_known"]
    if game.score is None or not (table.alone and table.match.over and whole):
        return {}
    score = game.score(table.match.state)
    return {"score": score.points, "best": score.best}


def chat_line(row: Row) -> dict[str, Any]:
    """A line of chat as it leaves the room."""
    return {key: row[key] for key in ("id", "seat", "name", "text", "at")}
