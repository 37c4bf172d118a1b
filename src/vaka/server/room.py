"""The room: assembles the parts of one process."""

import asyncio
from typing import TYPE_CHECKING

from vaka.locale import languages, speak
from vaka.server.advice import Advisor
from vaka.server.bot_turns import BotTurns
from vaka.server.bots import Pool
from vaka.server.bus import make_bus
from vaka.server.clock_watch import ClockWatch
from vaka.server.compiled import CompiledGames
from vaka.server.expiry import Expiry
from vaka.server.health import Health
from vaka.server.heavy import Children
from vaka.server.house import House
from vaka.server.metrics import Metrics
from vaka.server.moves import Moves
from vaka.server.notices.doors import Doors
from vaka.server.notices.sender import Sender
from vaka.server.peers import Peers
from vaka.server.people.service import PeopleService
from vaka.server.presence import Presence
from vaka.server.settings import PAGE_FIRST_SECONDS, Settings
from vaka.server.store import Store, host
from vaka.server.store.engine import sqlite_file
from vaka.server.store.lock import Lock
from vaka.server.table import Table
from vaka.server.tables import Tables
from vaka.server.tasks import Tasks
from vaka.server.tokens import client_key

if TYPE_CHECKING:
    from vaka.server.pairing.queue import Queue


def _queue(room: "Room") -> "Queue":
    from vaka.server.pairing.queue import Queue  # which opens tables, and so needs all of this

    return Queue(room)


class Room:
    """All tables of one process. Start it before use and stop it after."""

    store: Store  # this and what needs it is there from the start on
    moves: Moves
    tables: Tables
    peers: Peers
    presence: Presence
    bot_turns: BotTurns
    house: House
    expiry: Expiry
    sender: Sender
    doors: Doors
    queue: "Queue"

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.tasks = Tasks()
        self.bus = make_bus(settings.bus)
        self.compiled = CompiledGames()
        self.pool = Pool(settings.workers, settings.warm, settings.bot_seconds, settings.bots)
        self.children = Children(settings)
        self.advisor = Advisor(self.pool, settings, self.tasks.spawn)
        self.people = PeopleService(settings)
        self.health = Health(self)
        self.metrics = Metrics(self)
        self._lock: Lock | None = None

    async def start(self) -> None:
        spawn = self.tasks.spawn
        file = sqlite_file(self.settings.database, self.settings.data)
        self._lock = Lock(file) if file is not None else None
        try:
            self.store = await Store.open(self.settings)
        except BaseException:
            self._unlock()
            raise
        self.store.on_commit = self.metrics.committed
        self.moves = Moves(self.store, self.bus, self.wake, self.compiled, spawn, self.settings.stand_in)
        self.tables = Tables(self.store, self.moves, self.settings.cached_tables, self.settings.cached_bytes, spawn)
        self.peers = Peers(self.bus, self.store, self.tables, self.moves, spawn)
        self.presence = Presence(self.settings, self.store, self.tables, self.moves, self.peers)
        self.bot_turns = BotTurns(self.pool, self.moves, spawn, self.settings.rest_seconds)
        self.expiry = Expiry(self.settings, self.store, self.tables, self.moves, self.bus)
        self.house = House(self.settings, self.store, self.tables, self.moves)
        self.sender = Sender(self.settings, self.store, self.tables)
        self.doors = Doors(self.settings, self.store, self.sender)
        self.queue = _queue(self)
        try:
            await self.house.refresh()
            await self.peers.start()
            self.metrics.start()
        except BaseException:
            await self._close()
            raise
        spawn(self._warm_up())
        spawn(self.presence.watch())
        spawn(self.tables.watch())
        spawn(self.house.watch())
        spawn(self.expiry.watch())
        spawn(self.sender.watch())
        spawn(self.queue.watch())
        spawn(ClockWatch(self.settings, self.store, self.tables, self.moves).watch())

    async def _warm_up(self) -> None:
        """Start the workers, unless a bot's turn has already done so, and load messages and compiled rules."""
        await asyncio.sleep(PAGE_FIRST_SECONDS)
        await self.pool.start()
        for language in languages():
            await asyncio.to_thread(speak, language, "internal")
        if self.settings.warm:
            await self.compiled.load_all()

    async def stop(self) -> None:
        for table in self.tables.cached.values():
            for watcher in table.watchers:
                watcher.drop()
        await self.tasks.stop()
        await self.pool.stop()
        await self.children.stop()
        await self.bus.stop()
        await self._close()

    async def _close(self) -> None:
        await self.metrics.stop()
        await self.store.close()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.release()

    def client_key(self, address: str) -> str:
        """A client's address as the store and the log have it."""
        return client_key(self.store.salt, address)

    def met(self, person: str, client: str) -> None:
        """Note from where somebody plays, in the background."""
        self.tasks.spawn(host.met(self.store, person, client))

    async def table(self, table_id: str) -> Table:
        """A table by its id, as the store has it now."""
        return await self.tables.find(table_id)

    def wake(self, table: Table, after: float = 0.0) -> None:
        """Let a bot think if it is a bot's turn, and play what people have chosen at once or planned."""
        self.bot_turns.wake(table, after)
        self.moves.sealing.wake(table, after)
        self.moves.planning.wake(table)
