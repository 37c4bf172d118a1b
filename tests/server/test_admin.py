"""The host sees and steers the room: by `vaka admin` beside it, and by its page's API."""

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.harness import Guest, Served, hear, own_schema, served, settings, wait_until
from vaka.cli.main import run
from vaka.server.api import admin as api
from vaka.server.store import now, retention
from vaka.server.store.engine import FILE
from vaka.server.store.schema import METADATA, tables, visits
from vaka.server.strikes import Strikes

Admin = Callable[..., Any]
SOON = 0.05  # seconds between two looks of the room at what the host has decided


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Served]:
    api.STRUCK = Strikes()
    with served(settings(tmp_path, poll_seconds=SOON)) as one:
        yield one


@pytest.fixture
def guest(room: Served) -> Iterator[Guest]:
    with Guest(room.url) as one:
        yield one


@pytest.fixture
def admin(room: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Admin:
    """`vaka admin` on the folder of the room that runs; what it prints as JSON."""

    def order(*words: str, expect: int = 0) -> Any:
        assert run(["admin", *words, "--data", str(tmp_path), "--json"]) == expect
        said = capsys.readouterr()
        return json.loads(said.out) if expect == 0 else said.err

    return order


@pytest.fixture
def host(room: Served, admin: Admin) -> Iterator[Guest]:
    """The host with a token, at the page's API."""
    with Guest(room.url, admin("token", "new")["token"]) as one:
        yield one


def refusal(guest: Guest, code: str) -> None:
    """Wait until opening a table is refused so."""

    def refused() -> bool:
        answer = guest.http.post("/api/tables", json={"game": "powerboats", "seats": [{"kind": "me"}, {"kind": "me"}]})
        return bool(answer.json().get("code") == code)

    wait_until(refused)


def test_only_a_token_opens_the_hosts_part(room: Served, guest: Guest, admin: Admin, capsys: Any) -> None:
    token = admin("token", "new", "--name", "Ada")["token"]
    paths = [path for path in room.app.openapi()["paths"] if path.startswith("/api/admin/") and "session" not in path]
    assert len(paths) >= 12
    for path in paths:
        assert guest.http.get(path).status_code in (403, 405), path
        assert guest.http.post(path, json={}).status_code in (403, 405), path
    answer = guest.http.post("/api/admin/session", json={"token": token})
    assert (answer.status_code, answer.json()["name"]) == (200, "Ada")
    cookie = answer.headers["set-cookie"]
    assert all(word in cookie for word in ("HttpOnly", "SameSite=strict", "Path=/api/admin"))
    assert guest.get("/admin/room")["mode"] == "open"
    assert [key["name"] for key in admin("token", "list")] == ["Ada"]
    assert token not in json.dumps(admin("token", "list"))
    guest.post("/admin/session/end", {})
    guest.get("/admin/room", 403)
    guest.post("/admin/session", {"token": token})
    admin("token", "revoke", "Ada")
    guest.get("/admin/room", 403)


def test_a_token_runs_out(guest: Guest, admin: Admin) -> None:
    token = admin("token", "new", "--for", "0.00001m")["token"]
    time.sleep(0.01)
    guest.post("/admin/session", {"token": token}, 403)


def test_guessing_tokens_is_stopped(guest: Guest, admin: Admin) -> None:
    for _ in range(api.STRUCK.most):
        guest.post("/admin/session", {"token": "x" * 43}, 403)
    token = admin("token", "new")["token"]
    assert guest.post("/admin/session", {"token": token}, 429)["code"] == "too-many-tries"


def test_tables_are_listed_shown_closed_and_deleted_while_the_room_runs(guest: Guest, admin: Admin) -> None:
    first = guest.open({"kind": "me", "name": "Ann"}, "me")["table"]["id"]
    second = guest.open("me", "bot", public=True)["table"]["id"]
    guest.post(f"/tables/{first}/chat", {"text": "hello"}, 201)
    assert {table["id"] for table in admin("tables", "list")} == {first, second}
    shown = wait_until(lambda: with_clients(admin("tables", "show", first[:10])))
    assert shown["chat"][0]["text"] == "hello"
    assert shown["seats"][0]["name"] == "Ann"
    assert shown["seats"][0]["clients"] == [shown["client"]]
    with guest.socket(first) as socket:
        hear(socket, "snapshot")
        assert admin("tables", "close", first) == {"table": first}
        assert hear(socket, "over")["table"]["status"] == "closed"
        assert admin("tables", "delete", first, second) == {"count": 2}
        wait_until(lambda: guest.http.get(f"/api/tables/{first}").status_code == 404)
    guest.get(f"/tables/{second}", 404)
    assert admin("tables", "list") == []
    assert "begins with" in admin("tables", "show", first, expect=2)


def test_lists_have_titles_in_the_hosts_language_and_a_mark_for_yes(
    guest: Guest, admin: Admin, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    guest.open({"kind": "me", "name": "Ann"}, "me")
    client = wait_until(lambda: admin("people", "list")[0]["clients"])[0]
    admin("mute", client[:15])
    assert run(["admin", "people", "list", "--data", str(tmp_path), "--language", "it"]) == 0
    titles, _, ann = capsys.readouterr().out.strip().splitlines()[:3]
    assert titles.split() == ["persona", "nomi", "tavoli", "ultima", "volta", "da", "escluso", "senza", "parola"]
    assert ann.split().count("✓") == 1
    assert not {"True", "False"} & set(ann.split())


def with_clients(table: Any) -> Any:
    return table if table["seats"][0]["clients"] else None


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["announcements", "withdraw", "9" * 30], "NUMBER"),
        (["reports", "resolve", "9" * 30], "NUMBER"),
        (["announce", "hello", "--for", "9999999999y"], "100y at most"),
    ],
)
def test_numbers_beyond_all_measure_are_refused_in_words(
    room: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert run(["admin", *words, "--data", str(tmp_path)]) == 2
    assert said in capsys.readouterr().err


def test_a_wrong_folder_gets_no_room_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    client = "client:" + "0" * 32
    assert run(["admin", "ban", client, "--data", str(tmp_path / "wrong")]) == 2
    assert "There is no room in" in capsys.readouterr().err
    assert not (tmp_path / "wrong").exists()


def test_deleting_takes_everything_of_the_table_along(guest: Guest, admin: Admin, tmp_path: Path) -> None:
    table = guest.open("me", "me")["table"]["id"]
    guest.act(table)
    guest.post(f"/tables/{table}/chat", {"text": "hello"}, 201)
    guest.post(f"/tables/{table}/report", {"text": "rude", "seat": 0}, 201)
    admin("tables", "delete", table)
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        for name in ("tables", "seats", "log", "chat", "reports"):
            assert database.execute(f"select count(*) from {name}").fetchone() == (0,), name


@pytest.mark.exhaustive
def test_a_deleted_table_leaves_its_journey_whole(guest: Guest, admin: Admin) -> None:
    journey = guest.post("/journeys", {"game": "tavarua", "name": "Ann"}, 201)["journey"]["id"]
    table = guest.post(f"/journeys/{journey}/table", {})["table"]["id"]
    admin("tables", "delete", table)
    wait_until(lambda: guest.get(f"/journeys/{journey}")["playing"] is None)
    assert guest.post(f"/journeys/{journey}/table", {})["table"]["id"] != table


def test_a_banned_client_can_only_look(guest: Guest, admin: Admin) -> None:
    table = guest.open("me", "me")["table"]["id"]
    client = wait_until(lambda: admin("people", "list")[0]["clients"])[0]
    with guest.socket(table) as socket:
        hear(socket, "snapshot")
        admin("ban", client[:15], "--reason", "spam", "--for", "2d")
        refusal(guest, "banned")
        for path, body in (("sit", {"name": "x"}), ("act", {"entry": 0, "action": 0}), ("chat", {"text": "x"})):
            said = guest.post(f"/tables/{table}/{path}", body, 403)
            assert said["code"] == "banned"
            assert "spam" in said["message"]
        socket.send(json.dumps({"type": "say", "text": "x"}))
        assert hear(socket, "problem")["code"] == "banned"
        guest.get(f"/tables/{table}")
        assert admin("people", "list", client)[0]["banned"]
        assert admin("unban", client[:15])["count"] == 1
        wait_until(lambda: guest.http.post(f"/api/tables/{table}/chat", json={"text": "x"}).status_code == 201)


def test_a_muted_person_plays_on_in_silence(room: Served, guest: Guest, admin: Admin) -> None:
    table = guest.open("me", "me")["table"]["id"]
    wait_until(lambda: admin("people", "list")[0]["clients"])
    subjects = admin("mute", f"{table}/0")["subjects"].split(", ")
    assert {subject.partition(":")[0] for subject in subjects} == {"person", "client"}
    client, person = sorted(subjects)
    admin("unmute", client)
    wait_until(lambda: room.room.house.find("mute", [person]) and not room.room.house.find("mute", [client]))
    wait_until(lambda: guest.http.post(f"/api/tables/{table}/chat", json={"text": "x"}).status_code == 403)
    with guest.socket(table) as socket:
        hear(socket, "snapshot")
        socket.send(json.dumps({"type": "say", "text": "x"}))
        assert hear(socket, "problem")["code"] == "muted"
    guest.act(table)
    assert {each["kind"] for each in admin("people", "sanctions")} == {"mute"}
    admin("unmute", f"{table}/0")
    wait_until(lambda: guest.http.post(f"/api/tables/{table}/chat", json={"text": "x"}).status_code == 201)
    assert "names nobody" in admin("ban", "somebody", expect=2)
    assert "names nobody" in admin("unban", "client:12345678", expect=2)


def test_reports_reach_the_host(room: Served, guest: Guest, admin: Admin, host: Guest) -> None:
    table = guest.open("me", {"kind": "me", "name": "Bo"})["table"]["id"]
    line = guest.post(f"/tables/{table}/chat", {"text": "something rude"}, 201)["id"]
    guest.post(f"/tables/{table}/report", {"text": "look at this", "line": line}, 201)
    guest.post(f"/tables/{table}/report", {"text": "cheats", "seat": 1}, 201)
    guest.post(f"/tables/{table}/report", {"text": "x", "seat": 9}, 422)
    guest.post(f"/tables/{table}/report", {"text": "x", "line": 999}, 422)
    with Guest(room.url) as stranger:
        stranger.post(f"/tables/{table}/report", {"text": "x"}, 403)
    second, first = admin("reports", "list")
    assert (first["quote"], first["text"]) == ("something rude", "look at this")
    assert (second["name"], second["seat"]) == ("Bo", 1)
    assert host.get("/admin/room")["reports"] == 2
    host.post(f"/admin/reports/{first['id']}/resolve", {"note": "talked to them"})
    admin("reports", "resolve", str(second["id"]))
    assert host.get("/admin/reports")["reports"] == []
    assert host.get("/admin/reports", resolved=True)["reports"][1]["note"] == "talked to them"
    host.post(f"/admin/reports/{first['id']}/resolve", {}, 404)
    for _ in range(room.room.settings.limits.reports - 2):
        guest.post(f"/tables/{table}/report", {"text": "again"}, 201)
    assert guest.post(f"/tables/{table}/report", {"text": "again"}, 429)["code"] == "too-many-reports"


def test_announcements_are_there_for_everybody(guest: Guest, admin: Admin, host: Guest) -> None:
    number = admin("announce", "Back at six", "--for", "2h")["id"]
    said = wait_until(lambda: guest.get("/room")["announcements"])
    assert said[0]["text"] == "Back at six"
    other = host.post("/admin/announcements", {"text": "Thanks for playing"}, 201)["id"]
    assert [each["id"] for each in guest.get("/room")["announcements"]] == [other, number]
    admin("announcements", "withdraw", str(number))
    host.post(f"/admin/announcements/{other}/withdraw")
    wait_until(lambda: guest.get("/room")["announcements"] == [])


def test_a_room_that_drains_lets_matches_go_on_and_begins_nothing(guest: Guest, admin: Admin) -> None:
    running = guest.open("me", "me")["table"]["id"]
    waiting = guest.open("me", "invited")["table"]["id"]
    admin("read-only", "on")
    refusal(guest, "room-draining")
    assert guest.get("/room")["mode"] == "draining"
    for path, body in (
        (f"/tables/{waiting}/start", None), (f"/tables/{waiting}/sit", {"name": "x"}),
        ("/journeys/some-journey/table", {}), (f"/tables/{running}/fork", {"ply": 0}),
        ("/journeys", {"game": "tavarua", "name": "x"}),
    ):  # fmt: skip
        assert guest.post(path, body, 503)["code"] == "room-draining", path
    guest.act(running)
    guest.post(f"/tables/{running}/chat", {"text": "still here"}, 201)
    admin("read-only", "off")
    wait_until(lambda: guest.get("/room")["mode"] == "open")
    guest.open("me", "me")


def test_a_stopped_room_writes_nothing_until_it_is_opened(guest: Guest, admin: Admin, tmp_path: Path) -> None:
    table = guest.open("me", "bot", "bot")["table"]["id"]
    wait_until(lambda: any(p["choices"] for p in guest.get(f"/tables/{table}/position")["positions"]))
    admin("read-only", "on", "--full")
    refusal(guest, "room-stopped")
    before = contents(tmp_path)
    assert guest.act(table, expect=503)["code"] == "room-stopped"
    with guest.socket(table) as socket:
        entry = hear(socket, "snapshot")["table"]["entry"]
        socket.send(json.dumps({"type": "act", "entry": entry, "action": 0}))
        assert hear(socket, "problem")["code"] in ("room-stopped", "illegal-action")
    assert contents(tmp_path) == before
    admin("read-only", "off")
    wait_until(lambda: guest.get("/room")["mode"] == "open")
    guest.act(table)
    assert "neither on nor off" in admin("read-only", "maybe", expect=2)


def contents(folder: Path) -> dict[str, list[Any]]:
    with closing(sqlite3.connect(folder / FILE)) as database:
        return {name: database.execute(f"select * from {name}").fetchall() for name in METADATA.tables}


def test_old_things_are_pruned_by_age(room: Served, guest: Guest, admin: Admin) -> None:
    old, new, running = (guest.open("me", "me")["table"]["id"] for _ in range(3))
    for table in (old, new, running):
        guest.post(f"/tables/{table}/chat", {"text": "hello"}, 201)
    for table in (old, new):
        guest.post(f"/tables/{table}/close")
    wait_until(lambda: len(admin("people", "list")) == 1 and all(p["clients"] for p in admin("people", "list")))
    room.run(age(room, old, 100))
    would = admin("prune", "--older-than", "90d", "--dry-run")
    assert would == {"dry_run": True, "tables": 1, "chat": 1, "reports": 0, "clients": 1}
    assert len(admin("tables", "list")) == 3, "a dry run deletes nothing"
    assert admin("prune", "--dry-run") == {"dry_run": True, "reports": 0, "clients": 1}, "as the settings say"
    gone = admin("prune", "--older-than", "90d")
    assert (gone["tables"], gone["chat"], gone["clients"]) == (1, 0, 1), "the chat went with its table"
    assert {table["id"] for table in admin("tables", "list")} == {new, running}
    assert "12h" in admin("prune", "--older-than", "soon", expect=2)


async def age(room: Served, table: str, days: int) -> None:
    at = now() - days * retention.DAY
    async with room.room.store.write() as connection:
        await connection.execute(sa.update(tables).where(tables.c.id == table).values(ended=at))
        person = sa.select(tables.c.host).where(tables.c.id == table).scalar_subquery()
        await connection.execute(sa.update(visits).where(visits.c.person == person).values(last=at))


def test_clients_are_known_by_a_salted_hash(room: Served, guest: Guest, tmp_path: Path) -> None:
    guest.open("me", "me")
    with served(settings(tmp_path / "other")) as other, Guest(other.url) as elsewhere:
        elsewhere.open("me", "me")
        assert other.room.client_key("127.0.0.1") != room.room.client_key("127.0.0.1"), "each room has its own salt"
    assert room.room.client_key("127.0.0.1") in {row[0] for row in clients(tmp_path)}


def clients(folder: Path) -> list[Any]:
    with closing(sqlite3.connect(folder / FILE)) as database:
        return database.execute("select client from tables").fetchall()


def test_the_hosts_page_can_do_the_same(guest: Guest, host: Guest) -> None:
    table = guest.open({"kind": "me", "name": "Ann"}, "me")["table"]["id"]
    listed = host.get("/admin/tables", limit=1)
    assert [each["id"] for each in listed["tables"]] == [table]
    assert listed["next"] is None
    guest.post(f"/tables/{table}/chat", {"text": "hello"}, 201)
    assert host.get(f"/admin/tables/{table}")["chat"][0]["text"] == "hello"
    person = host.get("/admin/people", text="ann")["people"][0]["person"]
    host.post("/admin/sanctions", {"kind": "mute", "subject": person, "days": 1}, 201)
    assert guest.post(f"/tables/{table}/chat", {"text": "x"}, 403)["code"] == "muted", "at once"
    host.post("/admin/sanctions/lift", {"kind": "mute", "subject": person})
    host.post("/admin/mode", {"mode": "draining"})
    assert guest.open("me", "me", expect=503)["code"] == "room-draining"
    host.post("/admin/mode", {"mode": "open"})
    host.post(f"/admin/tables/{table}/close")
    assert guest.get(f"/tables/{table}")["table"]["status"] == "closed"
    host.post(f"/admin/tables/{table}/delete")
    guest.get(f"/tables/{table}", 404)
    host.get(f"/admin/tables/{table}", 404)


@pytest.mark.exhaustive
def test_a_host_steers_two_processes_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with own_schema() as database, pytest.MonkeyPatch.context() as environment:
        environment.setenv("VAKA_DATABASE", database)
        chosen = settings(tmp_path, database=database, poll_seconds=SOON)
        with served(chosen) as one, served(chosen) as two, Guest(one.url) as ann, Guest(two.url) as bo:
            table = ann.open("me", "me")["table"]["id"]
            bo.get(f"/tables/{table}")
            assert run(["admin", "read-only", "on"]) == 0
            refusal(ann, "room-draining")
            refusal(bo, "room-draining")
            assert run(["admin", "tables", "delete", table]) == 0
            wait_until(lambda: bo.http.get(f"/api/tables/{table}").status_code == 404)
            wait_until(lambda: ann.http.get(f"/api/tables/{table}").status_code == 404)
    assert "One table was deleted." in capsys.readouterr().out
