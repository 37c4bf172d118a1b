"""Rules of the house that a file can break without any code noticing."""

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

import vaka

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def files() -> list[Path]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def test_no_file_names_a_package_index_or_a_download_address(files: Any) -> None:
    forbidden = re.compile(r"index-url|registry *= *.?http|\"resolved\": *\"http")
    for path in files:
        if path == Path(__file__) or path.suffix in (".png", ".jpg", ".woff2", ".npz"):
            continue
        assert not forbidden.search(path.read_text("utf-8")), path


def test_no_lock_file_with_addresses_is_committed(files: Any) -> None:
    assert not {path.name for path in files} & {"uv.lock", "poetry.lock", "pdm.lock", "pylock.toml"}


def most_lines(path: Path) -> int:
    """How long a file may be: about 150 lines, rarely over 400; rules up to 600."""
    parts = path.relative_to(ROOT).parts
    is_rules = parts[:3] == ("src", "vaka", "games") and "rules" in (path.stem, path.parent.name)
    return 600 if is_rules else 440


def test_modules_stay_readable(files: Any) -> None:
    """In the program, its page, and what tests and measures them; generated types are not read."""
    read = {"src", "web", "tests", "scripts", "benchmarks"}
    generated = {"wire.ts", "payloads.ts"}
    for path in files:
        folder = path.relative_to(ROOT).parts[0]
        if folder in read and path.suffix in (".py", ".ts", ".svelte") and path.name not in generated:
            assert len(path.read_text("utf-8").splitlines()) <= most_lines(path), path


def test_running_the_program_does_not_make_the_page_stale() -> None:
    """Byte code that Python writes beside the words is newer than the page."""
    if not (ROOT / "Makefile").exists():
        pytest.skip("not a checkout")
    import vaka.locale

    cached = Path(vaka.locale.__file__).parent / "__pycache__"
    cached.mkdir(exist_ok=True)
    (cached / "written_later.pyc").touch()
    try:
        said = subprocess.run(["make", "-pn", "clean"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    finally:
        (cached / "written_later.pyc").unlink()
    sources = next(line for line in said.splitlines() if line.startswith("CLIENT := ")).split()
    assert "src/vaka/locale/en/web.ftl" in sources
    assert not [name for name in sources if "__pycache__" in name]


def test_what_loads_later_is_found_by_help_and_completion() -> None:
    assert {*vaka.__all__} <= {*dir(vaka)}


def test_a_release_builds_the_page_that_it_ships() -> None:
    """`make play` leaves a page without Python for browsers."""
    if not (ROOT / "Makefile").exists():
        pytest.skip("not a checkout")
    fresh = "src/vaka/server/static/index.html"
    command = ["make", "-n", "--no-print-directory", "-o", fresh, "release"]
    lines = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    built = lines.index("cd web && npm run build")
    assert built < next(at for at, line in enumerate(lines) if line.endswith("scripts/release.py"))
