"""Places at work, shared fairly: a client that asks for much waits for its own questions, not others for them."""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Shares:
    """Some places in all, and at most `each` for one client. A place that becomes free goes to the client that has the
    fewest."""

    def __init__(self, places: int, each: int) -> None:
        self.places, self.each = places, each
        self.held: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def place(self, client: str) -> AsyncIterator[None]:
        """A place at work, as soon as it is this client's turn."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(turn)
        self._hand_out()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._drop(client, turn)
            else:
                self._give_back(client)
            raise
        try:
            yield
        finally:
            self._give_back(client)

    def _give_back(self, client: str) -> None:
        self.held[client] -= 1
        self.held += Counter()  # drop clients with none left
        self._hand_out()

    def _hand_out(self) -> None:
        while self.held.total() < self.places:
            able = [client for client in self._waiting if self.held[client] < self.each]
            if not able:
                return
            client = min(able, key=lambda client: self.held[client])
            turn = self._waiting[client].popleft()
            self._waiting.move_to_end(client)
            if not self._waiting[client]:
                del self._waiting[client]
            if not turn.cancelled():  # it may have been, though who waits for it has not run since
                self.held[client] += 1
                turn.set_result(None)

    def _drop(self, client: str, turn: "asyncio.Future[None]") -> None:
        if turn in self._waiting.get(client, ()):
            self._waiting[client].remove(turn)
            if not self._waiting[client]:
                del self._waiting[client]
