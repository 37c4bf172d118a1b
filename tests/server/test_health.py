"""Health and metrics: true, cheap, and never refused because somebody asks often."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit
from uuid import uuid4

import httpx
import psycopg
import pytest
import sqlalchemy as sa

from tests.server.harness import (
    POSTGRES,
    Guest,
    free_port,
    own_schema,
    postgres_or_skip,
    served,
    settings,
    wait_until,
)
from tests.server.relay import Relay
from tests.server.test_sealed import Together
from vaka.cli.main import run
from vaka.server.settings import Limits, Settings
from vaka.server.startup import Startup
from vaka.server.store.engine import FILE

WELL = {"live": True, "ready": True, "store": "ok", "bus": "none", "workers": "ok"}


def test_a_room_that_is_well_says_so(tmp_path: Path) -> None:
    strict = Limits(rate=0.001, burst=3)
    with served(settings(tmp_path, limits=strict)) as room, Guest(room.url) as guest:
        for _ in range(20):
            assert guest.get("/health") == guest.get("/health/live") == guest.get("/health/ready") == WELL
        for path in ("/healthz", "/healthz/"):
            assert [guest.http.get(path).json() for _ in range(5)] == [WELL] * 5, "not the page"
        assert {guest.http.get("/api/games").status_code for _ in range(4)} == {200, 429}
        assert guest.get("/health") == WELL


def test_an_address_that_only_begins_like_health_is_counted(tmp_path: Path) -> None:
    strict = Limits(page_rate=0.001, page_burst=3, rate=0.001, burst=3)
    with served(settings(tmp_path, limits=strict)) as room, Guest(room.url) as guest:
        for path in ("/healthz/../x", "/api/healthy"):
            assert [guest.http.get(path).status_code for _ in range(5)][-1] == 429
        assert guest.get("/health") == WELL


def test_a_room_that_is_still_starting_lives_and_is_not_ready(tmp_path: Path) -> None:
    startup = Startup(Settings(data=tmp_path))

    async def look() -> list[int]:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(startup), base_url="http://room") as person:
            return [(await person.get(f"/api/health{path}")).status_code for path in ("/live", "/ready", "")]

    assert asyncio.run(look()) == [200, 503, 200]


def test_a_damaged_database_is_not_ready(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as room, Guest(room.url) as guest:
        room.run(asyncio.sleep(0))
        room.room.store.failed("test", sqlite3.DatabaseError("database disk image is malformed"))
        assert guest.get("/health/ready", 503)["store"] == "corrupt"
        assert guest.get("/health/live")["live"], "a restart would not help"


def test_a_stopped_database_is_refused_in_time_and_found_again(tmp_path: Path) -> None:
    """A process that was stopped holds its connections open and never answers."""
    with own_schema() as database, Relay(urlsplit(POSTGRES).port or 5432) as relay:
        chosen = settings(tmp_path, database=relay.instead_of(database), store_seconds=1.0)
        with served(chosen) as room, Guest(room.url) as guest:
            table = guest.open("me", "me")["table"]["id"]
            guest.act(table)
            relay.freeze()
            began = time.monotonic()
            assert guest.get("/health/ready", 503)["store"] == "away"
            assert guest.get("/tables", 503)["code"] == "store-unavailable"
            assert guest.get(f"/tables/{table}/position", 503)["code"] == "store-unavailable"
            assert time.monotonic() - began < 15
            relay.thaw()
            wait_until(lambda: guest.http.get("/api/health/ready").status_code == 200)
            guest.act(table)


def test_prometheus_finds_the_numbers_with_the_token(tmp_path: Path) -> None:
    with served(settings(tmp_path, metrics_token="numbers-please")) as room, Guest(room.url) as guest:
        table = guest.open("me", "me")["table"]["id"]
        guest.act(table)
        with guest.socket(table):
            wait_until(lambda: "vaka_sockets 1.0" in numbers(guest, "numbers-please").text)
            found = numbers(guest, "numbers-please").text
        assert "vaka_moves_total 1.0" in found
        assert "vaka_tables 1.0" in found
        assert 'vaka_requests_total{route="/tables/{table_id}/act",status="200"} 1.0' in found
        assert 'vaka_request_seconds_count{route="/tables"} 1.0' in found
        for name in ("memory_bytes", "store_queue", "bot_queue", "heavy_queue", "loop_late_seconds", "store_up"):
            assert f"vaka_{name} " in found
        assert table not in found
        assert numbers(guest, "wrong").status_code == 404
        assert "vaka_moves_total 1.0" in numbers(guest, "numbers-please", "/metrics/").text
        for path in ("/metrics", "/metrics/", "/metrics/x", "/healthz/x", "/api", "/api/"):
            answer = guest.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-page"), f"{path} is not the page"


def test_choices_made_at_once_and_what_is_taken_back_are_moves_too(tmp_path: Path) -> None:
    with served(settings(tmp_path, metrics_token="numbers-please")) as room, Together(room.url, 2) as table:
        for seat in range(2):
            table.choose(seat)
        asked = table.people[0].post(f"/tables/{table.id}/undo", {"entry": 2})
        assert asked["undo"] is not None
        table.people[1].post(f"/tables/{table.id}/undo/answer", {"agree": True})
        found = numbers(table.people[0], "numbers-please").text
        assert "vaka_moves_total 3.0" in found
        assert "vaka_commit_seconds_count 2.0" in found, "both choices at once"


def numbers(guest: Guest, token: str, path: str = "/metrics") -> httpx.Response:
    return guest.http.get(path, headers={"authorization": f"Bearer {token}"})


def test_numbers_can_have_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    with served(settings(tmp_path, metrics_port=port)):
        found = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False)
        assert "vaka_tables 0.0" in found.text
        assert httpx.get(f"http://127.0.0.1:{port}/", trust_env=False).status_code == 404


def test_a_newer_database_is_said_in_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with served(settings(tmp_path)):
        pass
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("update alembic_version set version_num = '9999'")
    assert run(["serve", "--data", str(tmp_path), "--port", "0"]) == 2
    assert "made by a newer version of Vaka" in capsys.readouterr().err


def test_a_database_without_an_encoding_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, name = postgres_or_skip(), f"vaka_ascii_{uuid4().hex}"
    terms = "encoding 'SQL_ASCII' template template0 lc_collate 'C' lc_ctype 'C'"
    address = sa.make_url(url).set(database=name).render_as_string(hide_password=False)
    said = {"en": "The database has the encoding SQL_ASCII", "it": "Il database ha la codifica SQL_ASCII"}
    with closing(psycopg.connect(url, autocommit=True)) as server:
        server.execute(f"create database {name} {terms}")
        try:
            for language, sentence in said.items():
                monkeypatch.setenv("VAKA_LANGUAGE", language)
                asked = ["serve", "--data", str(tmp_path), "--port", "0", "--database", address]
                assert run(asked) == 2
                told = capsys.readouterr().err
                assert sentence in told
                assert "Traceback" not in told
        finally:
            server.execute(f"drop database {name} with (force)")
