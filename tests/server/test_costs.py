"""No request of a stranger costs others more than its share (the attacks themselves: `benchmarks/siege.py`)."""

import gzip
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.accounts import own_name, with_phrase
from tests.server.harness import GENEROUS, Guest, Served, Slowest, circling, hear, served, settings, wait_until
from vaka.core.record import to_record
from vaka.server.costs import cost_of
from vaka.server.errors import TooMuch
from vaka.server.guard import Buckets, UnderWay, client_of
from vaka.server.settings import Limits

# What requests cost


def cost(method: str, path: str, query: str = "", accept: str = "*/*") -> float:
    headers = [(b"accept", accept.encode())]
    scope = {"type": "http", "method": method, "path": f"/api{path}", "query_string": query.encode()}
    return cost_of({**scope, "headers": headers}).cost


def test_expensive_requests_cost_more() -> None:
    assert cost("POST", "/tables/x/act") == cost("GET", "/tables/x") == 1
    assert cost("POST", "/records") == 30
    assert cost("POST", "/journeys") == cost("POST", "/journeys/x/decide") == cost("POST", "/journeys/x/table") == 5
    assert cost("POST", "/sign-in/passkey/new/options") == cost("POST", "/sign-in/passkey") == 4
    assert cost("GET", "/me/people/around") == cost("GET", "/me/people") == 2
    assert cost("POST", "/tables/x/plan") > cost("GET", "/tables/x/plan") > 5
    assert cost("GET", "/tables/x/replay", "count=1") < cost("GET", "/tables/x/replay", "count=100")
    assert (
        cost("GET", "/tables/x/replay")
        == cost("HEAD", "/tables/x/replay")
        == cost("GET", "/tables/x/replay", "count=50")
    )
    lines = "text/html, application/jsonl"
    assert cost("GET", "/people/x/matches", accept=lines) == cost("GET", "/people/x/records") == 10
    assert cost("GET", "/people/x/matches") == 3
    assert cost("GET", "/tables/x", "words=true") == cost("GET", "/tables/x", "words=1") == 3
    for hidden in ("²", "100.0", "%2B100", "1_00", "%20100", "0" * 5000):
        assert cost("GET", "/tables/x/replay", f"count={hidden}") == cost("GET", "/tables/x/replay", "count=100")


def test_who_spends_too_much_is_told_when_to_come_back(tmp_path: Path) -> None:
    limits = replace(GENEROUS, rate=1.0, burst=40)
    with served(settings(tmp_path, limits=limits)) as room, Guest(room.url) as guest:
        record, began = to_record(circling(10)), time.monotonic()
        guest.post("/records", {"record": record}, 201)
        answer = guest.http.post("/api/records", json={"record": record})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert 19 - (time.monotonic() - began) <= int(answer.headers["retry-after"]) <= 20
        assert guest.get("/tables")


def test_a_table_that_has_to_be_loaded_costs_more(tmp_path: Path) -> None:
    limits = replace(GENEROUS, rate=0.01, burst=12)
    with served(settings(tmp_path, limits=limits)) as room, Guest(room.url) as guest:
        table = guest.open("me", "me")["table"]["id"]
        guest.get(f"/tables/{table}")
        room.room.tables.cached.clear()
        guest.get(f"/tables/{table}")
        room.room.tables.cached.clear()
        assert guest.get(f"/tables/{table}", 429)["code"] == "too-fast"


def test_no_request_costs_more_than_a_bucket_holds() -> None:
    assert Buckets(1, 10).take("one", 30)


def test_what_turns_out_to_cost_more_than_a_bucket_holds_is_paid_in_full() -> None:
    buckets = Buckets(1, 10)
    assert buckets.take("one", 1)
    assert buckets.take("one", 500, later=True), "it does not have to be full, or nobody could ever ask"
    assert not buckets.take("one", 1)
    assert buckets.wait("one", 1) == 492
    assert not buckets.take("one", 500, later=True)


def test_tables_that_have_to_be_loaded_cost_more_wherever_they_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[float] = []
    take = Buckets.take

    def taking(buckets: Buckets, client: str, cost: float = 1, later: bool = False) -> bool:
        taken.append(cost)
        return take(buckets, client, cost, later)

    monkeypatch.setattr(Buckets, "take", taking)
    with served(settings(tmp_path)) as room, Guest(room.url) as guest:

        def spent(ask: Callable[[], Any]) -> float:
            room.room.tables.cached.clear()
            taken.clear()
            ask()
            return sum(taken)

        with_phrase(guest, own_name())
        journey = guest.post("/journeys", {"game": "tavarua", "name": "Kai"}, 201)["journey"]["id"]
        guest.post(f"/journeys/{journey}/table", {})
        table = guest.open("me", "me")["table"]["id"]
        assert spent(lambda: guest.post("/people/Nobody/invite", {"table": table}, 404)) == 1 + 5
        assert spent(lambda: guest.post("/people/Nobody/report", {"table": table, "text": "rude"}, 404)) == 1 + 5
        assert spent(lambda: guest.get("/journeys")) == 5 + 5
        assert spent(lambda: guest.get(f"/journeys/{journey}")) == 2 + 5
        assert spent(lambda: guest.get("/me/tables")) == 3 + 2 * 5


def test_expensive_requests_under_way_are_counted_for_each_client_and_for_all() -> None:
    under_way = UnderWay(2, 3)
    with under_way.counted("one"), under_way.counted("one"):
        with pytest.raises(TooMuch, match="busy"), under_way.counted("one"):
            pass
        with under_way.counted("two"), pytest.raises(TooMuch, match="busy"), under_way.counted("three"):
            pass
    assert not under_way.counts


@pytest.mark.parametrize(
    ("address", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("nobody", "nobody"),
    ],
)
def test_a_home_is_one_client_whatever_its_addresses(address: str, client: str) -> None:
    assert client_of({"client": (address, 1)}) == client


# Files


def test_files_come_from_memory_compressed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>room</title>")
    (client / "assets" / "large-1a2b.js").write_text("wave();" * 1000)
    packings: list[int] = []
    true_compress = gzip.compress

    def counting(data: bytes, **more: Any) -> bytes:
        packings.append(len(data))
        return true_compress(data, **more)

    monkeypatch.setattr(gzip, "compress", counting)
    limits = replace(GENEROUS, page_rate=1.0, page_burst=8)
    with served(settings(tmp_path, client=client, limits=limits)) as room, Guest(room.url) as guest:
        answers = [guest.http.get("/assets/large-1a2b.js") for _ in range(5)]
        assert {answer.text for answer in answers} == {"wave();" * 1000}
        assert {answer.headers["content-encoding"] for answer in answers} == {"gzip"}
        assert len(packings) == 1
        known = {"if-none-match": answers[0].headers["etag"]}
        assert guest.http.get("/assets/large-1a2b.js", headers=known).status_code == 304
        plain = guest.http.get("/assets/large-1a2b.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        statuses = [guest.http.get("/").status_code for _ in range(5)]
        assert statuses[0] == 200
        assert statuses[-1] == 429


# Connections


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A room with few connections and little patience, which trusts no proxy."""
    limits = replace(GENEROUS, connections=5)
    os.environ["FORWARDED_ALLOW_IPS"] = "192.0.2.1"
    try:
        with served(settings(tmp_path_factory.mktemp("strict"), limits=limits, header_seconds=0.5)) as room:
            yield room
    finally:
        del os.environ["FORWARDED_ALLOW_IPS"]


def raw(room: Served, sent: bytes) -> socket.socket:
    host, port = room.url.removeprefix("http://").split(":")
    line = socket.create_connection((host, int(port)), timeout=10)
    line.sendall(sent)
    return line


def heard(line: socket.socket) -> bytes:
    """Everything until the room ends the connection."""
    with line, line.makefile("rb") as answer:
        try:
            return answer.read()
        except ConnectionResetError:
            return b""


def test_headers_that_do_not_end_are_cut_off(strict: Served) -> None:
    with (
        raw(strict, b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n") as line,
        pytest.raises(OSError, match=r"reset|pipe"),
    ):
        send_headers(line)


def send_headers(line: socket.socket) -> None:
    for _ in range(10_000):
        line.sendall(b"x-more: " + b"y" * 1000 + b"\r\n")
        time.sleep(0.0005)


def test_a_header_that_does_not_end_is_cut_off(strict: Served) -> None:
    answer = heard(raw(strict, b"GET /api/games HTTP/1.1\r\nx-more: " + b"y" * 40_000))
    assert answer == b"" or answer.startswith(b"HTTP/1.1 431")


def test_large_bodies_and_long_chunks_are_no_headers(strict: Served) -> None:
    chunk = b"1000\r\n" + b" " * 4096 + b"\r\n"
    head = b"POST /api/records HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n"
    assert heard(raw(strict, head + chunk * 100 + b"0\r\n\r\n")).startswith(b"HTTP/1.1 422")


def test_an_address_without_end_is_refused(strict: Served) -> None:
    """Reading fifteen thousand parameters, several times, holds the loop for a tenth of a second."""
    asked = b"GET /api/games?%s HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"
    assert heard(raw(strict, asked % (b"a&" * 1000))).startswith(b"HTTP/1.1 200")
    assert heard(raw(strict, asked % (b"a&" * 15_000))).startswith(b"HTTP/1.1 414")


def test_requests_sent_all_at_once_are_not_all_kept(strict: Served) -> None:
    one = b"GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n"
    few = heard(raw(strict, one * 8 + one.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n")))
    assert few.count(b"HTTP/1.1 200") == 9
    assert heard(raw(strict, one * 4000)).count(b"HTTP/1.1 200") < 40


def read_on(line: ClientConnection) -> None:
    while True:
        line.recv(10)


@pytest.mark.parametrize("frame", [b"\x89\x80", b"\x8a\x80", b"\x00\x80"])
def test_a_flood_of_frames_ends_its_socket_and_holds_nobody_up(tmp_path: Path, frame: bytes) -> None:
    """Pings, pongs, empty parts of a message: a second of one socket's kept the room busy for ten."""
    limits = Limits(sockets=10)
    with served(settings(tmp_path, limits=limits)) as room, Guest(room.url) as guest:
        table = guest.open("me", "me")["table"]["id"]
        with guest.socket(table) as honest, guest.socket(table) as flooding:
            for _ in range(100):
                answered = honest.ping()
            assert answered.wait(10)
            slowest = Slowest(room)
            with suppress(OSError):
                flooding.socket.sendall(b"\x01\x80\0\0\0\0" + (frame + b"\0\0\0\0") * 40_000)
            with pytest.raises(ConnectionClosed):
                read_on(flooding)
            assert slowest.stop() < 0.25
            honest.send('{"type": "say", "text": "hello"}')
            hear(honest, "chat")


def test_frames_of_all_sockets_of_a_client_count_together(tmp_path: Path) -> None:
    """Each sends fewer than a socket may; a hundred such held everybody up for a fifth of a second, again and again."""
    with served(settings(tmp_path, limits=Limits())) as room, Guest(room.url) as guest, ExitStack() as around:
        table = guest.open("me", "me")["table"]["id"]
        sockets = [around.enter_context(guest.socket(table)) for _ in range(20)]
        watchers = room.room.tables.cached[table].watchers
        wait_until(lambda: len(watchers) == 20)
        for each in sockets:
            with suppress(OSError):
                each.socket.sendall(b"\x89\x80\0\0\0\0" * 100)
        wait_until(lambda: len(watchers) < 8)
        assert watchers, "what a socket may send is not too much"


def test_a_text_that_is_none_closes_its_socket_and_is_no_fault_of_ours(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        served(settings(tmp_path)) as room, Guest(room.url) as guest,
        guest.socket(guest.open("me", "me")["table"]["id"]) as socket,
    ):  # fmt: skip
        socket.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed, match="1007"):
            read_on(socket)
    assert not [each for each in caplog.records if each.exc_info]


def test_half_a_request_is_waited_for_only_so_long(strict: Served) -> None:
    began = time.monotonic()
    assert heard(raw(strict, b"GET /api/ga")).startswith(b"HTTP/1.1 408")
    assert 0.4 < time.monotonic() - began < 8


def test_a_body_may_come_slowly_after_a_request_that_came_at_once(strict: Served) -> None:
    """One read holds a whole request and the headers of the next, whose body comes after the time for headers."""
    whole = b"GET /api/health/live HTTP/1.1\r\nhost: localhost\r\n\r\n"
    head = b"POST /api/records HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 40\r\n\r\n"
    line = raw(strict, whole + head)
    began = time.monotonic()
    while time.monotonic() - began < 1.5:  # three times as long as headers may take
        line.sendall(b" ")
        time.sleep(0.1)
    line.sendall(b" " * 40)
    answer = heard(line)
    assert (answer.count(b"HTTP/1.1 200"), answer.count(b"HTTP/1.1 422")) == (1, 1)


def test_half_a_request_behind_another_is_waited_for_only_so_long(strict: Served) -> None:
    began = time.monotonic()
    answer = heard(raw(strict, b"GET /api/health/live HTTP/1.1\r\nhost: localhost\r\n\r\nGET /api/ga"))
    assert answer.startswith(b"HTTP/1.1 200")
    assert time.monotonic() - began < 4, "not as long as a connection without a request"


def test_one_client_does_not_take_all_connections(strict: Served) -> None:
    def closed() -> bool:
        with raw(strict, b"") as line:
            line.settimeout(0.2)
            try:
                return line.recv(1) != b""
            except TimeoutError:
                return False

    lines = [raw(strict, b"GET /api/ga") for _ in range(5)]
    wait_until(closed)
    for line in lines:
        line.close()
    wait_until(lambda: httpx.get(f"{strict.url}/api/games", trust_env=False).status_code == 200)


def half_sent(room: Served, client: str) -> socket.socket:
    """A request whose body never comes, as a trusted proxy passes it on."""
    lines = ("POST /api/tables HTTP/1.1", "host: localhost", f"x-forwarded-for: {client}", "content-length: 20", "", "")
    return raw(room, "\r\n".join(lines).encode())


def test_a_room_that_closes_does_not_fail_over_half_a_body(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with served(settings(tmp_path)) as room:
        line = half_sent(room, "192.0.2.1")
        wait_until(lambda: room.server.server_state.tasks)
    assert heard(line).startswith(b"HTTP/1.1 408")
    assert not [each for each in caplog.records if each.exc_info], "a traceback is for faults of ours"


def test_behind_a_proxy_one_client_does_not_take_all_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.1")
    with served(settings(tmp_path, limits=replace(GENEROUS, connections=3))) as room:
        lines = [half_sent(room, "203.0.113.5") for _ in range(3)]
        wait_until(lambda: heard(half_sent(room, "203.0.113.5")).startswith(b"HTTP/1.1 429"))
        other = {"x-forwarded-for": "203.0.113.6"}
        assert httpx.get(f"{room.url}/api/games", headers=other, trust_env=False).status_code == 200
        for line in lines:
            line.close()
        same = {"x-forwarded-for": "203.0.113.5"}
        wait_until(lambda: httpx.get(f"{room.url}/api/games", headers=same, trust_env=False).status_code == 200)


def test_a_socket_pays_for_a_table_it_loads_as_a_request_does(tmp_path: Path) -> None:
    """A table in memory costs 1, another one 6: of 20 at once there is enough for three."""
    with (
        served(settings(tmp_path, limits=replace(GENEROUS, rate=0.01, burst=20))) as room,
        Guest(room.url) as guest,
    ):
        sockets = [
            f"{room.url.replace('http', 'ws')}/api/tables/{guest.open('me', 'me')['table']['id']}/socket"
            for _ in range(4)
        ]
        room.room.tables.cached.clear()
        assert [connects(address) for address in sockets] == [True, True, True, False]
        assert connects(sockets[0]), "it is in memory now"


def connects(address: str) -> bool:
    try:
        with connect(address, proxy=None):
            return True
    except InvalidStatus:
        return False


# Names


@pytest.mark.parametrize("host", ["localhost:8000", "192.168.1.5:8000", "[::1]:8000", "laptop.local:8000", "laptop"])
def test_friends_in_the_home_network_get_in(guest: Guest, host: str) -> None:
    assert guest.http.get("/api/games", headers={"host": host}).status_code == 200


def test_a_name_that_points_here_from_elsewhere_is_refused(room: Served, guest: Guest) -> None:
    """DNS rebinding: to the browser, a page of evil.example is then a page of the room."""
    foreign = {"host": "evil.example:8000", "origin": "http://evil.example:8000"}
    answer = guest.http.get("/api/tables", headers=foreign)
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-host")
    assert "--allow-host evil.example" in answer.json()["message"]
    page = guest.http.get("/", headers=foreign)
    assert (page.status_code, page.headers["content-type"]) == (403, "text/plain; charset=utf-8")
    table = guest.open("me", "bot")["table"]["id"]
    address = room.url.replace("http", "ws") + f"/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus), connect(address, additional_headers=foreign, proxy=None):
        pass


def test_names_can_be_allowed(tmp_path: Path) -> None:
    named = {"hosts": ("play.example.org", ".club.example"), "origins": ("https://other.example",)}
    with served(settings(tmp_path, **named)) as room, Guest(room.url) as guest:
        statuses: dict[str, Any] = {
            host: guest.http.get("/api/games", headers={"host": host}).status_code
            for host in ("play.example.org", "a.club.example:443", "other.example", "club.example.evil", "example.org")
        }
    assert list(statuses.values()) == [200, 200, 200, 403, 403]


@pytest.mark.exhaustive
def test_moves_go_on_under_siege() -> None:
    siege = Path(__file__).parents[2] / "benchmarks" / "siege.py"
    done = subprocess.run([sys.executable, siege, "--seconds", "5"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
