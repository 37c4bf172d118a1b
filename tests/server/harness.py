"""A real room on a real port, in a thread or in a process of its own, and guests who use it over HTTP and sockets."""

import asyncio
import json
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from tests.deals import DEALS
from vaka.core.game import Game
from vaka.core.match import Match
from vaka.server.app import begin, create_app
from vaka.server.room import Room
from vaka.server.run import bind, config_of
from vaka.server.settings import Limits, Settings
from vaka.server.table import Viewer
from vaka.server.turns import awaited, seen_by

POSTGRES = os.environ.get("VAKA_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test")
REDIS = os.environ.get("VAKA_TEST_REDIS", "redis://127.0.0.1:6379/0")
UNLIMITED = {"rate": 1e6, "burst": 1_000_000, "page_rate": 1e6, "page_burst": 1_000_000, "heavy": 1000}
UNLIMITED |= {
    "all_heavy": 1000,
    "tables": 100_000,
    "copied": 10**9,
    "sockets": 10_000,
    "connections": 10_000,
    "accounts": 10_000,
}
SHARED = {"tables": 100_000, "burst": 1_200}  # many people come from one address, one test right after another
GENEROUS = Limits(**UNLIMITED)  # type: ignore[arg-type]
PATIENCE = 30.0
PORTS = range(12_000, 32_000)  # below those of connections (net.ipv4.ip_local_port_range)
T = TypeVar("T")
sys.setswitchinterval(0.0005)  # the room and the test share this process: neither should wait long for the other


def settings(data: Path, **more: Any) -> Settings:
    """A room for tests: one worker, nothing compiled, quick hashes, no limits on how fast a test may talk."""
    common = {"data": data, "port": 0, "workers": 1, "warm": False, "hash_memory": 8, "hash_passes": 1}
    return Settings(**{**common, "limits": GENEROUS, **more})


class Served:
    """A room that runs in a thread until it is stopped."""

    def __init__(self, chosen: Settings) -> None:
        self.app = create_app(chosen)
        self.room: Room = self.app.state.room
        self.listening = bind(chosen.host, chosen.port)
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.server = uvicorn.Server(config_of(self.app, chosen))
        self.loop: asyncio.AbstractEventLoop
        self.failure: BaseException | None = None
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        if self.failure:
            raise self.failure

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:
            self.failure = error
        finally:
            self._ready.set()

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await begin(self.app)
        serving = asyncio.create_task(self.server.serve(sockets=[self.listening]))
        while not self.server.started:
            await asyncio.sleep(0.005)
        self._ready.set()
        await serving
        await self.room.stop()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the room's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def play_out(self, table_id: str, choose: "Callable[[Match], int]") -> None:
        """Play all moves of a table to its end without HTTP, which takes longer than the moves themselves."""
        self.run(self._play_out(table_id, choose))

    async def _play_out(self, table_id: str, choose: "Callable[[Match], int]") -> None:
        table = await self.room.table(table_id)
        while not table.match.over:
            chair = awaited(table)[0]
            action = choose(seen_by(table, chair.seat))
            await self.room.moves.act(table, Viewer(chair.token), table.entries, action, seat=chair.seat)

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        self.listening.close()


@contextmanager
def served(chosen: Settings) -> Iterator[Served]:
    room = Served(chosen)
    try:
        yield room
    finally:
        room.stop()


LAUNCH = """
import json, os, random, secrets, sys, time
from pathlib import Path
if (moved := os.environ.get("VAKA_TEST_CLOCK")) is not None:  # a file that says how many seconds its clock is ahead
    true = time.time
    time.time = lambda: true() + float(Path(moved).read_text("utf-8"))
from vaka.server.run import serve
from vaka.server.settings import Limits, Settings
given, limits, deals, file = json.loads(sys.argv[1])
stream, dealt = random.Random(deals), ""
def randbits(bits):
    global stream, dealt
    if Path(file).exists() and (name := Path(file).read_text("utf-8")) != dealt:
        stream, dealt = random.Random(f"{deals} {name}"), name
    return stream.getrandbits(bits)
secrets.randbits = randbits
given["limits"] = Limits(**limits)
given |= {key: Path(given[key]) for key in ("data", "client") if key in given}
serve(Settings(**given), lambda address: print(address, flush=True))
"""


@dataclass
class Launched:
    """A room in a process of its own, which can be killed."""

    chosen: dict[str, Any]
    limited: bool = False  # as strict with its guests as a room is if nobody says otherwise
    starts: int = 0
    process: subprocess.Popen[str] = field(init=False)
    url: str = field(init=False)

    def __post_init__(self) -> None:
        self.start()

    def start(self) -> None:
        """Start it, on the port it had before if it had one."""
        deals = f"{os.environ.get('VAKA_TEST_DEALS', '1')} {self.starts}"
        self.starts += 1
        self.chosen.setdefault("port", free_port())
        chosen, limits = {"workers": 1, "warm": False, **self.chosen}, SHARED if self.limited else UNLIMITED
        given = json.dumps([chosen, limits, deals, str(DEALS)])
        self.process = subprocess.Popen([sys.executable, "-c", LAUNCH, given], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        address = self.process.stdout.readline().strip()
        assert address.startswith("http"), f"the room did not start, or said: {address}"
        self.url = address.replace("localhost", "127.0.0.1")

    @property
    def port(self) -> int:
        return int(self.chosen["port"])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def die(self) -> None:
        """Be killed by another thread than the test's, which has still to call `kill`."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def launched(limited: bool = False, **chosen: Any) -> Iterator[Launched]:
    plain = {key: str(value) if isinstance(value, Path) else value for key, value in chosen.items()}
    room = Launched(plain, limited)
    try:
        yield room
    finally:
        room.stop()


class Guest:
    """A person or program at a table, by bearer token or by cookies."""

    def __init__(
        self, url: str, token: str | None = None, language: str = "en", trust: ssl.SSLContext | None = None
    ) -> None:
        headers = {"accept-language": language} | ({"authorization": f"Bearer {token}"} if token else {})
        self.url, self.token, self.trust = url, token, trust
        verify = trust if trust is not None else True
        self.http = httpx.Client(base_url=url, headers=headers, timeout=PATIENCE, trust_env=False, verify=verify)

    def __enter__(self) -> "Guest":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def get(self, path: str, expect: int = 200, **query: Any) -> Any:
        return self._read(self.http.get(f"/api{path}", params=query), expect)

    def post(self, path: str, body: Any = None, expect: int = 200, **query: Any) -> Any:
        return self._read(self.http.post(f"/api{path}", json=body, params=query), expect)

    def _read(self, answer: httpx.Response, expect: int) -> Any:
        assert answer.status_code == expect, answer.text
        return answer.json()

    def open(self, *seats: str | dict[str, Any], expect: int = 201, **more: Any) -> Any:
        """Open a table of powerboats; a word is a seat's kind."""
        plans = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        return self.post("/tables", {"game": "powerboats", "seats": plans, **more}, expect)

    def socket(self, table: str, **query: str) -> ClientConnection:
        headers = {}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        known = {name: self.http.cookies.get(name) for name in (f"vaka-{table}", "vaka-session")}
        if any(known.values()):
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in known.items() if value)
        address = self.url.replace("http", "ws") + f"/api/tables/{table}/socket?" + str(httpx.QueryParams(query))
        return connect(
            address, additional_headers=headers, proxy=None, max_size=None, open_timeout=PATIENCE, ssl=self.trust
        )

    def act(self, table: str, move: str | None = None, expect: int = 200) -> Any:
        """Make a move, the first choice if none is named, at the position as it is now."""
        now = self.get(f"/tables/{table}/position")
        choices = next((p["choices"] for p in now["positions"] if p["choices"]), [{"action": 0}])
        chosen = {"move": move} if move else {"action": choices[0]["action"]}
        return self.post(f"/tables/{table}/act", {"entry": now["entry"], **chosen}, expect)


@contextmanager
def guests(url: str, count: int, **more: Any) -> Iterator[list[Guest]]:
    found = [Guest(url, **more) for _ in range(count)]
    try:
        yield found
    finally:
        for guest in found:
            guest.http.close()


def other_kit(game: Game) -> tuple[int, ...]:
    """Components that differ from the game's own and could stand in a components file."""
    rng = random.Random(3)
    while True:
        kit = list(game.kit)
        for step in (1, -1):
            kit[rng.randrange(len(kit))] += step
        assert game.possible_kit is not None
        if tuple(kit) != game.kit and game.possible_kit(tuple(kit)):
            return tuple(kit)


def hear(socket_: ClientConnection, *kinds: str, seconds: float = PATIENCE) -> dict[str, Any]:
    """The next message of one of these kinds."""
    until = time.monotonic() + seconds
    while True:
        message = json.loads(socket_.recv(timeout=max(0.01, until - time.monotonic())))
        if message["type"] in kinds:
            return message


def play_by_socket(socket_: ClientConnection, seed: int = 0, keep: list[str] | None = None) -> dict[str, Any]:
    """Play random choices over the socket until the match is over; the last message."""
    rng = random.Random(seed)
    while True:
        text = socket_.recv(timeout=PATIENCE, decode=True)
        if keep is not None:
            keep.append(text)
        message = json.loads(text)
        assert message["type"] != "problem", message
        if message["type"] == "over":
            return message
        choices = next((p["choices"] for p in message.get("positions", ()) if p["choices"]), None)
        if choices:
            entry = message["entry"] if "entry" in message else message["table"]["entry"]
            socket_.send(json.dumps({"type": "act", "entry": entry, "action": rng.choice(choices)["action"]}))


def last_choice(match: Match) -> int:
    return match.legal()[-1]


def by_policy(match: Match) -> int:
    """What the game's own simple player would do by what its seat knows."""
    game, known, out = match.game, match.game.copy(match.state), match.game.new_actions()
    game.rules.redeal(known, match.to_move, match.ply)
    return int(game.rules.policy(known, out, game.rules.legal(match.state, out), game.new_memo()))


def wait_until(true: Callable[[], T], seconds: float = PATIENCE) -> T:
    """What `true` returns once it returns something."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if found := true():
            return found
        time.sleep(0.02)
    raise AssertionError("it did not happen")


def postgres_or_skip() -> str:
    """The address of a PostgreSQL that answers."""
    import psycopg
    import pytest

    try:
        psycopg.connect(POSTGRES, connect_timeout=3).close()
    except psycopg.Error as error:
        pytest.skip(f"no PostgreSQL at {POSTGRES} (VAKA_TEST_POSTGRES): {error}")
    return POSTGRES


def redis_or_skip() -> str:
    import pytest
    import redis

    try:
        with redis.Redis.from_url(REDIS, socket_connect_timeout=3) as client:
            client.ping()
    except redis.RedisError as error:
        pytest.skip(f"no Redis at {REDIS} (VAKA_TEST_REDIS): {error}")
    return REDIS


@contextmanager
def own_schema() -> Iterator[str]:
    """The address of an empty schema of its own in PostgreSQL, gone afterwards."""
    import psycopg

    url, name = postgres_or_skip(), f"vaka_{os.getpid()}_{random.randrange(1 << 48):x}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"create schema {name}")
    try:
        yield f"{url}{'&' if '?' in url else '?'}options=-csearch_path%3D{name}"
    finally:
        with psycopg.connect(url, autocommit=True) as connection, suppress(psycopg.Error):
            connection.execute(f"drop schema {name} cascade")


def free_port() -> int:
    """A port that stays free while a room is killed and started again: the system gives none of these to a connection
    that somebody opens meanwhile."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def circling(plies: int) -> Match:
    """A match that goes in circles."""
    match = Match("powerboats", 6, seed=5)
    while match.ply < plies:
        match.play(match.legal()[-1])
    return match


class Slowest:
    """The longest time during which the room's loop did nothing else, in seconds."""

    def __init__(self, room: Served) -> None:
        self.room, self.found, self._on = room, 0.0, True
        self._beating = asyncio.run_coroutine_threadsafe(self._beat(), room.loop)

    async def _beat(self) -> None:
        while self._on:
            asked = time.thread_time()
            await asyncio.sleep(0)
            self.found = max(self.found, time.thread_time() - asked)
            await asyncio.sleep(0.001)

    def stop(self) -> float:
        self._on = False
        self._beating.result(30)
        return self.found
