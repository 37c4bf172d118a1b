"""`vaka site`: a folder that any web host can serve, written whole or not at all."""

import gzip
import json
from pathlib import Path

import pytest

import vaka
from vaka.bots import bots
from vaka.room.catalogue import bot_cards
from vaka.server import engine, site
from vaka.server.site import SiteError
from vaka.wasm.modules import net_of

pytestmark = pytest.mark.skipif(
    not (engine.BUILT / "room.mjs").exists() or not (engine.BUILT / "pyodide").is_dir(),
    reason="the engine is not built: npm ci && npm run build in web/",
)
MOST = 8_000_000  # bytes, compressed


def test_a_site_holds_every_game_and_lists_all_its_files(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "site"
    sizes = site.write(folder, plain=True)
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert there == set(sizes)
    listed = json.loads((folder / "site.json").read_text("utf-8"))
    assert set(listed["files"]) == there - {"site.json", "sw.js"}
    worker = (folder / "sw.js").read_text("utf-8")
    assert f"const VERSION = '{listed['version']}'" in worker
    assert "const SITE = true" in worker
    manifest = json.loads((folder / "manifest.webmanifest").read_text("utf-8"))
    assert {icon["src"] for icon in manifest["icons"]} <= there
    for game in vaka.all_games():
        assert {f"engine/{game}.zip", f"engine/{game}.json", f"engine/{game}.components.json"} <= there
    page = (folder / "index.html").read_text("utf-8")
    assert '="/' not in page, "it may lie in any folder"
    assert '<meta name="vaka-room" content="browser" />' in page


def test_a_site_replaces_an_earlier_one_and_nothing_else(tmp_path: Path) -> None:
    folder, other = tmp_path / "site", tmp_path / "letters"
    site.write(folder, plain=True)
    (folder / "assets" / "old.js").write_text("gone", "utf-8")
    site.write(folder, plain=True)
    assert not (folder / "assets" / "old.js").exists()
    other.mkdir()
    (other / "letter.txt").write_text("Dear", "utf-8")
    with pytest.raises(SiteError, match="not empty"):
        site.write(other, plain=True)
    assert [path.name for path in other.iterdir()] == ["letter.txt"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letters", "site"]


@pytest.mark.exhaustive
def test_a_first_visit_fetches_at_most_8_megabytes(tmp_path: Path) -> None:
    sizes = site.write(tmp_path / "site")
    listed = json.loads((tmp_path / "site" / "site.json").read_text("utf-8"))
    assert set(listed["files"]) | set(listed["late"]) == set(sizes) - {"site.json", "sw.js"}
    at_once = [*listed["files"], "site.json", "sw.js"]
    assert sum(len(gzip.compress((tmp_path / "site" / name).read_bytes(), 6)) for name in at_once) < MOST


def test_a_site_offers_every_bot_of_a_room() -> None:
    nets = [game for game in engine.own_games() if net_of(game) is not None]
    assert json.loads(engine.catalogue(nets))["bots"] == bot_cards(bots(), None)


def test_the_archive_of_a_game_holds_nothing_of_the_others() -> None:
    import io
    import zipfile

    for game in engine.own_games():
        content = engine.written(f"{game}.zip", ())
        assert content is not None
        names = zipfile.ZipFile(io.BytesIO(content)).namelist()
        assert f"vaka/games/{game}/game.py" in names
        assert all(name.startswith(f"vaka/games/{game}/") for name in names)
    core = engine.written(engine.SOURCES, ())
    assert core is not None
    names = zipfile.ZipFile(io.BytesIO(core)).namelist()
    assert [name for name in names if name.startswith("vaka/games/")] == sorted(
        ["vaka/games/__init__.py", *(f"vaka/games/{game}/__init__.py" for game in engine.own_games())]
    )
