"""What browsers get to review by themselves, and when the room offers it."""

import io
import zipfile
from pathlib import Path

import pytest

from tests.server.harness import Guest, served, settings
from vaka.bots import bot
from vaka.core.match import Match
from vaka.core.record import Record, to_record
from vaka.server import engine


def finished() -> Record:
    """The record of a short match."""
    match = Match("tongiaki", 2, seed=3)
    players = [bot("greedy").player(match.game, seat, 5) for seat in range(2)]
    while not match.over:
        match.play(players[match.to_move].decide(match.state))
    return to_record(match)


def test_a_room_offers_reviews_to_browsers_that_can_make_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(settings(tmp_path, review_in_browser=True)) as room, Guest(room.url) as guest:
        table = guest.post("/records", {"record": finished()}, 201)["table"]["id"]
        monkeypatch.setattr(engine, "ready", lambda game: False)
        assert guest.get(f"/tables/{table}/review")["own"] is False, "it has no module"
        monkeypatch.setattr(engine, "ready", lambda game: True)
        offer = guest.get(f"/tables/{table}/review")
        assert offer["own"] is True
        assert offer["commands"][1].startswith(f"vaka review tongiaki-{table}.json --seat 1 --playouts")
        guest.post(f"/tables/{table}/review", {"seat": 0})
        assert guest.get(f"/tables/{table}/review")["own"] is False, "the room reviews it already"
        running = guest.open("me", "me", game="tongiaki")["table"]["id"]
        assert guest.get(f"/tables/{running}/review", 409)["code"] == "review-running"
        check_files(guest)


def check_files(guest: Guest) -> None:
    """The files at /engine/, and nothing else."""
    found = guest.http.get("/engine/python.zip")
    inside = zipfile.ZipFile(io.BytesIO(found.content)).namelist()
    assert {"vaka/core/match.py", "vaka/games/tavarua/__init__.py", "vaka/wasm/browser.py"} <= set(inside)
    game = zipfile.ZipFile(io.BytesIO(guest.http.get("/engine/tavarua.zip").content)).namelist()
    assert "vaka/games/tavarua/search/rides.toml" in game
    assert not [name for name in inside if name.startswith(("vaka/server", "vaka/cli"))]
    assert "wasm-unsafe-eval" in found.headers["content-security-policy"]
    assert "wasm-unsafe-eval" not in guest.http.get("/").headers["content-security-policy"]
    again = guest.http.get("/engine/python.zip", headers={"if-none-match": found.headers["etag"]})
    assert again.status_code == 304
    for name in ("nothing.mjs", "..%2fbuild.py", "%00.mjs", "tongiaki.py", ""):
        assert guest.http.get(f"/engine/{name}").status_code == 404, name
    assert guest.http.post("/engine/python.zip").status_code == 405
