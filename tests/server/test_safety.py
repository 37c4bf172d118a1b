"""What a room never does: tell a secret, believe a stranger, choke on too much."""

import json
import re
import socket
import time
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.harness import Guest, Served, hear, play_by_socket, served, settings
from vaka.room.commitment import CommittedSeed
from vaka.server import broadcast, tokens
from vaka.server.rows import ChatLine
from vaka.server.settings import Limits
from vaka.server.table import Table


@pytest.fixture
def true_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CommittedSeed, "new", classmethod(lambda cls: cls(0xC0FFEE1234567891, "5a17" * 16)))


def read_to_the_end(socket: ClientConnection) -> int | None:
    """Read until the room ends the connection; the code it gave."""
    with pytest.raises(ConnectionClosed):
        drain(socket)
    return socket.close_code


def drain(socket: ClientConnection) -> None:
    while True:
        socket.recv(timeout=5)


def secrets_of(table: Table) -> set[str]:
    """Everything about a table that must not be told, in every way it could be written."""
    match = table.match
    numbers = {match.seed, *(int(match.at(ply).chance) for ply in range(match.ply + 1))}
    written = {str(number) for number in numbers} | {f"{number:x}" for number in numbers}
    return written | {table.row.salt, table.row.host, *(seat.token for seat in table.seats if seat.token)}


def test_nothing_that_is_sent_before_the_end_holds_a_secret(
    room: Served, guest: Guest, other: Guest, true_seed: None
) -> None:
    """Every message of players and spectators, and every answer of every route, is searched."""
    made = guest.open("me", "bot", public=True, bearer=True)
    table, token = made["table"]["id"], made["token"]
    sent: list[str] = []
    with Guest(room.url, token) as player, player.socket(table) as mine, other.socket(table, words="true") as theirs:
        told = play_by_socket(mine, keep=sent)
        while json.loads(text := theirs.recv(timeout=10, decode=True))["type"] != "over":
            sent.append(text)
    live = room.room.tables.cached[table]
    running = [text for text in sent if json.loads(text)["type"] != "over"]
    assert len(running) > 200
    forbidden = re.compile("|".join(re.escape(secret) for secret in secrets_of(live)) + '|"chance"')
    assert [text for text in running if forbidden.search(text)] == []
    assert told["table"]["seed"] == str(live.match.seed), "and at the end it is told"
    assert live.row.host not in "".join(sent)


def test_no_route_tells_a_secret_of_a_running_table(room: Served, guest: Guest, other: Guest, true_seed: None) -> None:
    table = guest.open("me", "me", public=True)["table"]["id"]
    for _ in range(10):
        guest.act(table)
    live = room.room.tables.cached[table]
    forbidden = re.compile("|".join(re.escape(secret) for secret in secrets_of(live)) + '|"chance"')
    paths = ("", "/position", "/replay", "/replay/3", "/record", "/replay?seat=0")
    for who in (guest, other):
        answers = [who.http.get(f"/api/tables/{table}{path}") for path in paths]
        answers += [who.http.get("/api/tables?status=running"), who.http.get("/api/openapi.json")]
        answers += [who.http.post(f"/api/tables/{table}/{path}", json={}) for path in ("fork", "act", "undo", "sit")]
        answers.append(who.http.post(f"/api/tables/{table}/act", json={"entry": 0, "action": 1}))
        for answer in answers:
            assert not forbidden.search(answer.text), answer.url
            assert not forbidden.search(str(answer.headers)), answer.url


def test_a_spectator_sees_no_more_than_a_spectator_may(guest: Guest, other: Guest) -> None:
    table = guest.open("me", "me")["table"]["id"]
    guest.act(table)
    seen = other.get(f"/tables/{table}")
    assert seen["table"]["you"] == {"seats": [], "host": False, "invite": None, "removed": False}
    assert [(p["seat"], p["choices"], p["can_undo"]) for p in seen["positions"]] == [(None, None, False)]


def test_the_seat_token_is_in_a_cookie_no_script_can_read(room: Served, guest: Guest) -> None:
    body = {"game": "powerboats", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    answer = guest.http.post("/api/tables", json=body)
    cookie = answer.headers["set-cookie"]
    table = answer.json()["table"]["id"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert f"Path=/api/tables/{table}" in cookie
    token = cookie.split("=")[1].split(";")[0]
    assert len(token) >= 43
    assert token not in answer.text
    assert room.room.tables.cached[table].seats[0].token == tokens.hash_of(token)


def test_a_token_opens_no_other_table(room: Served, guest: Guest) -> None:
    one, two = (guest.open("me", "bot", bearer=True) for _ in range(2))
    with Guest(room.url, one["token"]) as thief:
        assert thief.get(f"/tables/{two['table']['id']}")["table"]["you"]["seats"] == []
        said = thief.post(f"/tables/{two['table']['id']}/act", {"entry": 0, "action": 1}, 403)
        assert said["code"] == "not-seated"


def test_pages_of_other_addresses_are_refused(room: Served, guest: Guest) -> None:
    table = guest.open("me", "bot")["table"]["id"]
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        answer = guest.http.post(f"/api/tables/{table}/leave", json={}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert guest.http.post(f"/api/tables/{table}/leave", json={}, headers={"origin": room.url}).status_code == 200
    address = room.url.replace("http", "ws") + f"/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example"), proxy=None):
        pass
    with connect(address, origin=Origin(room.url), proxy=None) as socket:
        assert hear(socket, "snapshot")


@pytest.mark.parametrize(("origin", "length", "answer"), [("https://evil.example", 30, b"403"), ("", 150_000, b"413")])
def test_who_is_refused_while_still_sending_hears_why(room: Served, origin: str, length: int, answer: bytes) -> None:
    """A connection that is shut before all has arrived is reset, and with it the answer is lost."""
    host, port = room.url.removeprefix("http://").split(":")
    head = f"POST /api/tables HTTP/1.1\r\nhost: {host}:{port}\r\ncontent-length: {length}\r\n"
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(f"{head}origin: {origin or room.url}\r\n\r\n".encode())
        for _ in range(3):
            time.sleep(0.1)
            line.sendall(b"x" * (length // 3))
        with line.makefile("rb") as heard:
            assert heard.read().startswith(b"HTTP/1.1 " + answer)


def test_an_origin_can_be_allowed(tmp_path: Path) -> None:
    with served(settings(tmp_path, origins=("https://play.example",))) as room, Guest(room.url) as guest:
        body = {"game": "powerboats", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        answer = guest.http.post("/api/tables", json=body, headers={"origin": "https://play.example"})
        assert answer.status_code == 201


def test_every_answer_carries_a_strict_policy(guest: Guest) -> None:
    for path in ("/", "/api/games", "/api/none", "/no/such/page"):
        headers = guest.http.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'")
        assert headers["x-content-type-options"] == "nosniff"
        assert "http" not in headers["content-security-policy"]


def test_errors_are_a_code_and_a_sentence(guest: Guest) -> None:
    for method, path, status in (
        ("GET", "/api/none", 404),
        ("PUT", "/api/tables", 405),
        ("POST", "/", 405),
        ("GET", "/api/tables/short", 404),
        ("GET", "/api/tables/" + "x" * 65, 422),
    ):
        answer = guest.http.request(method, path)
        assert answer.status_code == status, path
        assert set(answer.json()) == {"code", "message"}


def test_a_mistake_of_ours_is_no_traceback(room: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaka.server.api.tables.lobby_page", None)
    answer = guest.http.get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "Traceback" not in answer.text


def test_too_much_is_refused(tmp_path: Path) -> None:
    limits = Limits(body=2000, rate=1, burst=30, sockets=2, message=1000)
    with served(settings(tmp_path, limits=limits)) as room, Guest(room.url) as guest:
        table = guest.open("me", "bot")["table"]["id"]
        answer = guest.http.post("/api/tables", content=b"x" * 3000)
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
        with guest.socket(table) as one, guest.socket(table) as two:
            with pytest.raises(InvalidStatus):
                guest.socket(table)
            hear(one, "snapshot")
            one.send("x" * 2000)
            assert read_to_the_end(one) == 1009
            with suppress(ConnectionClosed):  # the room may have had enough before the last
                for _ in range(40):
                    two.send('{"type":"say"}')
            assert hear(two, "problem")["code"] in ("bad-message", "too-fast")
            assert read_to_the_end(two) == 1013
        statuses = [guest.http.get("/api/games").status_code for _ in range(40)]
        assert 429 in statuses


def test_a_watcher_that_does_not_read_is_dropped(tmp_path: Path) -> None:
    limits = Limits(queue=5, rate=1e6, burst=100_000)
    with served(settings(tmp_path, limits=limits)) as room, Guest(room.url) as guest:
        table = guest.open("me", "me")["table"]["id"]
        live = room.room.tables.cached[table]

        async def flood() -> None:
            for number in range(1, 100):  # more than the buffers between the two take
                broadcast.push_chat(live, ChatLine(number, table, 0, "", "x" * 200_000, 0))

        with guest.socket(table) as socket:
            hear(socket, "presence")
            room.run(flood())
            assert read_to_the_end(socket) == 1013


def test_text_is_kept_as_text_and_sent_as_json(guest: Guest) -> None:
    table = guest.open({"kind": "me", "name": "<script>&\u202e"}, "bot")["table"]
    assert table["seats"][0]["name"] == "<script>&"
    answer = guest.http.get(f"/api/tables/{table['id']}")
    assert answer.headers["content-type"] == "application/json"


def test_a_client_that_is_not_built_names_the_command(tmp_path: Path) -> None:
    with served(settings(tmp_path, client=tmp_path / "none")) as room, Guest(room.url) as guest:
        answer = guest.http.get("/t/abc", headers={"accept-language": "it"})
    assert answer.status_code == 503
    assert "make play" in answer.text


def test_large_files_of_the_client_come_compressed(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><title>room</title>" + "wave " * 1000)
    with served(settings(tmp_path, client=tmp_path)) as room, Guest(room.url) as guest:
        assert guest.http.get("/").headers["content-encoding"] == "gzip"
        assert "content-encoding" not in guest.http.get("/api/games").headers


def test_a_built_client_is_served_and_finds_its_own_way(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>room</title>")
    (client / "assets" / "a.js").write_text("1")
    with served(settings(tmp_path, client=client)) as room, Guest(room.url) as guest:
        assert "room" in guest.http.get("/").text
        assert "room" in guest.http.get("/t/any/thing").text
        asset = guest.http.get("/assets/a.js")
        assert "immutable" in asset.headers["cache-control"]
        assert "javascript" in asset.headers["content-type"]
        assert guest.http.get("/../settings.py").text.startswith("<!doctype")
        assert guest.http.get("/%2e%2e/%2e%2e/etc/passwd").text.startswith("<!doctype")
