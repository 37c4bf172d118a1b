"""Whether this process lives and whether it can serve: for load balancers and whoever is on call."""

import asyncio
import time
from typing import TYPE_CHECKING, Literal

from vaka.server import wire_room

if TYPE_CHECKING:
    from vaka.server.room import Room

FRESH_SECONDS = 1.0  # an answer of the store is good for so long, however many ask
FAILING_SECONDS = 60.0  # workers count as failing for so long after one was replaced


class Health:
    """Asks the store at most once a second. A missing bus makes news late, not the room useless: it stays ready."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._store: tuple[float, bool] = (float("-inf"), False)
        self._asking: asyncio.Task[bool] | None = None
        self._replaced: tuple[int, float] = (0, float("-inf"))

    async def look(self) -> wire_room.Health:
        """How things stand now."""
        answers = await self._store_answers()
        store: Literal["ok", "away", "corrupt"] = "corrupt" if self.room.store.corrupt else "ok" if answers else "away"
        bus: Literal["ok", "away", "none"] = (
            "none" if not self.room.bus.shared else "away" if self.room.bus.away else "ok"
        )
        return {"live": True, "ready": store == "ok", "store": store, "bus": bus, "workers": self._workers()}

    @property
    def store_up(self) -> bool:
        """Whether the store answered when it was last asked, if it was."""
        return self._store[1] or self._store[0] == float("-inf")

    async def _store_answers(self) -> bool:
        if time.monotonic() - self._store[0] > FRESH_SECONDS:
            if self._asking is None:
                self._asking = self.room.tasks.spawn(self.room.store.answers())
            answers = await asyncio.shield(self._asking)
            self._asking, self._store = None, (time.monotonic(), answers)
        return self._store[1]

    def _workers(self) -> Literal["ok", "failing"]:
        count, since = self._replaced
        if self.room.pool.replaced > count:
            self._replaced = count, since = self.room.pool.replaced, time.monotonic()
        return "failing" if time.monotonic() - since < FAILING_SECONDS else "ok"
