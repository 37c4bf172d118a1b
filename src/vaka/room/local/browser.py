"""The local room in a browser's Python: web/src/engine/room.ts is the other side. Texts of JSON go in and out."""

import asyncio
import importlib
import json
import traceback
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, NotRequired, Protocol, TypedDict

from vaka.bots import Bot, register
from vaka.core.errors import VakaError
from vaka.core.game import Game
from vaka.core.registry import load, part
from vaka.room.errors import RoomError, status_of
from vaka.room.local.requests import Requests, Said
from vaka.room.local.room import LocalRoom
from vaka.room.local.thinking import Engine, plain_engine
from vaka.wasm.browser import Module, ModuleSearcher, NetPlayer

if TYPE_CHECKING:
    from vaka.room.wire import LatestPositions


class LocalProblem(TypedDict):
    """An error whose sentence the page puts together."""

    code: str
    args: Mapping[str, Any]
    status: int
    position: NotRequired["LatestPositions"]


class Page(Protocol):
    """What JavaScript gives: the store of the browser, and games."""

    def read(self, kind: str, id: str) -> Awaitable[str]:
        """The text under an id; empty if there is none."""

    def write(self, kind: str, id: str, revision: int, text: str, summary: str) -> Awaitable[bool]: ...

    def summaries(self, kind: str) -> Awaitable[str]:
        """A list of texts, as JSON."""

    def game(self, name: str) -> Awaitable[Any]:
        """Put the sources of a game where Python finds them; its module, or nothing if it is to go without."""

    def net(self, name: str) -> Awaitable[Module]:
        """The module of a game's net."""


class BrowserShelf:
    """The store of the browser."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def read(self, kind: str, id: str) -> str | None:
        return await self.page.read(kind, id) or None

    async def write(self, kind: str, id: str, revision: int, text: str, summary: str) -> bool:
        return await self.page.write(kind, id, revision, text, summary)

    async def summaries(self, kind: str) -> list[str]:
        found: list[str] = json.loads(await self.page.summaries(kind))
        return found


class Engines:
    """Games, fetched when they are first needed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.nets: dict[str, Module] = {}
        self._found: dict[str, asyncio.Future[Engine]] = {}

    async def __call__(self, name: str) -> Engine:
        if name not in self._found:
            self._found[name] = asyncio.ensure_future(self._fetch(name))
        try:
            return await asyncio.shield(self._found[name])
        except BaseException:
            self._found.pop(name, None)  # asking again tries again
            raise

    async def _fetch(self, name: str) -> Engine:
        module = await self.page.game(name)
        importlib.invalidate_caches()
        if not module:
            return plain_engine(name)
        place: Any = part(name, "game")
        searcher = ModuleSearcher(place.GAME, module)
        place.GAME = searcher.game  # everybody who loads the game has its quick rules
        assert load(name) is searcher.game
        return Engine(searcher.game, searcher, fetch_net=partial(self._fetch_net, name))

    async def _fetch_net(self, name: str) -> None:
        if name not in self.nets:
            try:
                self.nets[name] = await self.page.net(name)
            except Exception as error:  # whatever JavaScript says
                raise RoomError("local-no-net") from error

    def net_player(self, game: Game, seat: int, seed: int) -> NetPlayer:
        """The net of a game on a seat."""
        return NetPlayer(game, seat, seed, self.nets[game.name])


class BrowserRoom:
    """What JavaScript calls."""

    def __init__(self, page: Page, nets: str) -> None:
        engines = Engines(page)
        for name, theirs in json.loads(nets).items():  # bots, and the games they play
            register(Bot(name, engines.net_player, only=theirs.__contains__, made_of=str))
        self.room = LocalRoom(BrowserShelf(page), engines, alarm)
        self.requests = Requests(self.room)
        self.sockets: dict[int, tuple[str, Callable[[], None]]] = {}

    async def ask(self, method: str, path: str, body: str, guest: str) -> str:
        """The answer to a request, or what is wrong with it. `guest` is a name for who has none, in their language."""
        self.room.guest = guest
        try:
            answer = await self.requests.answer(method, path, json.loads(body) if body else None)
        except VakaError as error:
            return encoded({"problem": problem(error)})
        return encoded({"answer": answer, "said": answer.said if isinstance(answer, Said) else None})

    async def prepare(self, game: str) -> None:
        """Fetch a game that somebody is about to play."""
        await self.room.engines(game)

    async def connect(self, socket: int, table_id: str, push: Callable[[str], None]) -> str:
        """Follow a table; the answer is empty, or what is wrong."""
        try:
            table = await self.room.table(table_id)
        except VakaError as error:
            return encoded({"problem": problem(error)})
        self.sockets[socket] = table_id, self.room.watch(table, lambda message: push(encoded(message)))
        return ""

    async def send(self, socket: int, text: str) -> str:
        """Do what a message over a socket asks, and answer it."""
        asked, (table_id, _) = json.loads(text), self.sockets[socket]
        number = asked.get("id")
        try:
            if asked["type"] != "act":
                raise RoomError("local-not-here")
            await self.requests.change(table_id, "act", asked)
        except VakaError as error:
            return encoded({"type": "problem", "id": number, **problem(error)})
        return encoded({"type": "done", "id": number})

    def disconnect(self, socket: int) -> None:
        if socket in self.sockets:
            self.sockets.pop(socket)[1]()


def problem(error: VakaError) -> LocalProblem:
    """An error as the page gets it."""
    said: LocalProblem = {"code": error.key, "args": error.args_said, "status": status_of(error)}
    position = error.position if isinstance(error, RoomError) else None
    return said if position is None else {**said, "position": position}


def alarm(error: BaseException) -> None:
    """Errors that nobody waits for are at least reported."""
    traceback.print_exception(error)


def encoded(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
