"""What browsers get to review by themselves, and when the room offers it."""

import gzip
import io
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Guest, guests, served, settings
from vaka.bots import bot, bots
from vaka.core.match import Match
from vaka.core.record import Record, to_record
from vaka.room.catalogue import bot_cards
from vaka.server import engine
from vaka.wasm.modules import module_in, net_of


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


def test_a_room_lists_what_browsers_keep_if_it_has_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client, built = tmp_path / "client", tmp_path / "built"
    worker = (Path(__file__).parents[2] / "web" / "public" / "sw.js").read_text("utf-8")
    pages = {"index.html": "<!doctype html>", "sw.js": worker, "assets/a.js": "1"}
    scripts = ("room.mjs", "review.mjs", "pyodide/pyodide.asm.wasm")
    games = [f"{game}.{suffix}" for game in engine.own_games() for suffix in ("json", "wasm")]
    files = {client / name: text for name, text in pages.items()} | {built / name: name for name in scripts}
    for net in filter(None, map(net_of, engine.own_games())):
        files |= {built / f"{net}.json": '{"code": "ab12"}', built / f"{net}.wasm": net}
    for path, text in (files | {built / name: name for name in games}).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    monkeypatch.setattr(engine, "BUILT", built)
    monkeypatch.setattr(engine, "module_of", lambda game: None)
    with fresh(), served(settings(tmp_path / "one", client=client)) as room, Guest(room.url) as guest:
        assert guest.http.get("/site.json").status_code == 404
        assert guest.http.get("/engine/start.json").status_code == 404, "a page is told that there is nothing"
        assert guest.http.get("/sw.js").text == worker, "it shows notices all the same"
        assert guest.get("/games")["offline"] is True, "Python is there; the page says that modules are not"
    monkeypatch.setattr(engine, "module_of", lambda game: module_in(built, game))
    with fresh(), served(settings(tmp_path / "two", client=client)) as room, Guest(room.url) as guest:
        listed = guest.http.get("/site.json").json()
        assert {"index.html", "assets/a.js", "engine/room.mjs", "engine/tavarua.wasm"} <= set(listed["files"])
        assert not {"sw.js", "site.json", "engine/review.mjs"} & set(listed["files"])
        assert all(guest.http.get(f"/{name}").status_code == 200 for name in [*listed["files"], *listed["late"]])
        assert "engine/tavarua.net.ab12.wasm" in listed["late"], "it is fetched when it first plays"
        assert guest.http.get("/engine/tavarua.net.cd34.wasm").status_code == 404, "another version of the net"
        assert guest.http.get("/engine/catalogue.json").json()["bots"] == bot_cards(bots(), None)
        assert f"const VERSION = '{listed['version']}'" in guest.http.get("/sw.js").text
        assert "const SITE = false" in guest.http.get("/sw.js").text, "requests go to the server first"


def test_the_archive_of_a_local_room_needs_no_other_package(tmp_path: Path) -> None:
    content = engine.written(engine.SOURCES, ())
    assert content is not None
    archive = tmp_path / engine.SOURCES
    archive.write_bytes(content)
    imported = f"import sys; sys.path.insert(0, {str(archive)!r}); import vaka.room.local.browser"
    subprocess.run([sys.executable, "-I", "-S", "-c", imported], check=True)


def test_files_are_made_and_compressed_once_whatever_names_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The largest takes 0.7 s to compress, and a hundred names of no file made the room forget it."""
    made: list[int] = []
    true_compress, true_archive = gzip.compress, engine.archive

    def compress(data: bytes, **more: Any) -> bytes:
        made.append(len(data))
        return true_compress(data, **more)

    def archive(patterns: Iterable[str]) -> bytes:
        made.append(0)
        return true_archive(patterns)

    monkeypatch.setattr(gzip, "compress", compress)
    monkeypatch.setattr(engine, "archive", archive)
    with fresh(), served(settings(tmp_path)) as room, guests(room.url, 4) as asking, ThreadPoolExecutor(4) as at_once:
        for name in ("catalogue.json", engine.SOURCES):
            made.clear()
            for answer in at_once.map(lambda guest, name=name: guest.http.get(f"/engine/{name}"), asking):
                assert answer.status_code == 200
            for number in range(70):
                assert asking[0].http.get(f"/engine/no-{number}.mjs").status_code == 404
            asking[0].http.get(f"/engine/{name}")
            assert len(made) == 1


@contextmanager
def fresh() -> Iterator[None]:
    """Forget what was found, before and after."""
    caches = (engine.has_python, engine.nets, engine.ready, engine.names, engine._file_of)
    for known in caches:
        known.cache_clear()
    yield
    for known in caches:
        known.cache_clear()


def check_files(guest: Guest) -> None:
    """The files at /engine/, and nothing else."""
    found = guest.http.get("/engine/python.zip")
    inside = zipfile.ZipFile(io.BytesIO(found.content)).namelist()
    assert {"vaka/core/match.py", "vaka/games/tavarua/__init__.py", "vaka/room/local/review.py"} <= set(inside)
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
