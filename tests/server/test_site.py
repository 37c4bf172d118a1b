"""`vaka site`: a folder that any web host can serve, written whole or not at all."""

import json
from pathlib import Path

import pytest

import vaka
from vaka.server import engine, site
from vaka.server.site import SiteError

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


def test_the_archive_of_a_game_holds_nothing_of_the_others() -> None:
    import io
    import zipfile

    for game in engine.own_games():
        content = engine.written(f"{game}.zip")
        assert content is not None
        names = zipfile.ZipFile(io.BytesIO(content)).namelist()
        assert f"vaka/games/{game}/game.py" in names
        assert all(name.startswith(f"vaka/games/{game}/") for name in names)
    core = engine.written(engine.SOURCES)
    assert core is not None
    names = zipfile.ZipFile(io.BytesIO(core)).namelist()
    assert [name for name in names if name.startswith("vaka/games/")] == sorted(
        ["vaka/games/__init__.py", *(f"vaka/games/{game}/__init__.py" for game in engine.own_games())]
    )
