"""The other processes of the room: what they say on the bus, and what the bus has lost."""

import time

import structlog
from sqlalchemy.exc import SQLAlchemyError

from vaka.server import broadcast
from vaka.server.bus import Bus, Signal
from vaka.server.errors import RoomError
from vaka.server.logs import short
from vaka.server.moves import Moves
from vaka.server.store import Store, parts, said
from vaka.server.table import PeerPresence, Table
from vaka.server.tables import Tables
from vaka.server.tasks import Spawn

log = structlog.get_logger(__name__)


class Peers:
    """Keeps the tables of this process up to date with the others."""

    def __init__(self, bus: Bus, store: Store, tables: Tables, moves: Moves, spawn: Spawn) -> None:
        self.bus, self.store, self.tables, self.moves, self.spawn = bus, store, tables, moves, spawn
        tables.loaded = self.publish_presence

    async def start(self) -> None:
        await self.bus.start(self.store.namespace, self.on_signal)

    def on_signal(self, signal: Signal) -> None:
        """Another process has changed a table, has other people connected to it, passes a reaction on, or has signed
        somebody out."""
        if "sockets" in signal:
            self._end_sockets(signal["sockets"])
        table = self.tables.cached.get(str(signal.get("table")))
        if table is None:
            return
        if "present" in signal:
            before, there = table.elsewhere.get(signal["origin"]), (signal["present"], signal["others"])
            table.elsewhere[signal["origin"]] = PeerPresence(time.monotonic(), *there)
            if before is None or (before.seats, before.spectators) != there:
                broadcast.push_presence(table)
            if before is None and table.watchers:
                self.publish_presence(table)  # it holds the table anew, and does not know who is here
        elif "reaction" in signal:
            broadcast.push_reaction(table, signal["seat"], signal["reaction"])
        else:
            if "old" in signal:
                table.rename(signal["old"], signal["key"])
            self.spawn(self._read_on(table))

    async def rename(self, table_id: str, old: str, key: str) -> None:
        """Read a table on which a guest has become an account in the store, and tell the others to do so."""
        self.bus.publish({"table": table_id, "old": old, "key": key})
        table = self.tables.cached.get(table_id)
        if table is not None:
            table.rename(old, key)
            await self._read_on(table)

    def end_sockets(self, of: str) -> None:
        """End the sockets of a session or of a person, here and at the others; who may come back connects again."""
        self.bus.publish({"sockets": of})
        self._end_sockets(of)

    def _end_sockets(self, of: str) -> None:
        for table in self.tables.cached.values():
            for watcher in [each for each in table.watchers if of in each.known_as]:
                watcher.drop()

    def publish_presence(self, table: Table) -> None:
        """Tell the others who is connected here."""
        if self.bus.shared:
            seats, others = sorted(table.present_here()), table.spectators_here()
            self.bus.publish({"table": table.id, "present": seats, "others": others})

    async def poll(self) -> None:
        """Ask the store whether tables have changed without a signal."""
        known = {table.id: table for table in self.tables.cached.values() if table.watchers or table.thinking}
        for some in parts(list(known)):
            for table_id, head in (await self.store.heads(some)).items():
                table = known[table_id]
                seen = (table.row.revision, table.entries, table.chat_seen)
                if (head.revision, head.entries, head.chat) != seen or table.round is not None:  # seals are not in it
                    await self._read_on(table)

    async def _read_on(self, table: Table) -> None:
        try:
            async with self.moves.hold(table):
                await self.moves.catch_up(table)
        except (RoomError, SQLAlchemyError) as error:  # the next signal or poll comes soon
            log.warning("catch-up-failed", table=short(table.id), reason=said(error))
