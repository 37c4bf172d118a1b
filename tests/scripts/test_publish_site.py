"""A site goes to a web host: as a folder by rsync, or as a branch of a repository."""

import shutil
import subprocess
from pathlib import Path

import pytest

from scripts import publish_site


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder like a site."""
    made = tmp_path / "made"
    (made / "engine").mkdir(parents=True)
    (made / "index.html").write_text("<!doctype html>", "utf-8")
    (made / "engine" / "room.mjs").write_text("export {}", "utf-8")
    return made


def files(folder: Path) -> list[str]:
    paths = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return sorted(path.as_posix() for path in paths if path.parts[0] != ".git")


def test_a_branch_is_replaced_by_the_site(folder: Path, tmp_path: Path) -> None:
    repository, clone = tmp_path / "games.git", tmp_path / "clone"
    subprocess.run(["git", "init", "--quiet", "--bare", str(repository)], check=True)
    publish_site.push(folder, str(repository), "pages")
    shutil.rmtree(folder / ".git")
    (folder / "engine" / "room.mjs").rename(folder / "engine" / "new.mjs")
    publish_site.push(folder, str(repository), "pages")
    subprocess.run(["git", "clone", "--quiet", "--branch", "pages", str(repository), str(clone)], check=True)
    assert files(clone) == [".nojekyll", "engine/new.mjs", "index.html"]


@pytest.mark.skipif(shutil.which("rsync") is None, reason="no rsync")
def test_a_folder_is_replaced_by_the_site(folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "www"
    target.mkdir()
    (target / "old.js").write_text("", "utf-8")
    publish_site.copy(folder, str(target))
    assert files(target) == ["engine/room.mjs", "index.html"]
