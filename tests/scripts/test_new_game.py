"""The skeleton of a new game keeps the contract at once, and mistakes in asking for it leave nothing behind."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

CHECKOUT = Path(__file__).parents[2]
SCRIPT = CHECKOUT / "scripts" / "new_game.py"
NAME = "pebbles"
LONG_NAME, LONG_TITLE = "abcdefghijklmnopqrstuvwxyz_123", "Ärger, “Öl” und l'ultimo Übel!"

LISTED = """
import vaka
assert {name: meta.title for name, meta in vaka.all_games().items()} == {"pebbles": "Pebbles"}
"""
KEEPS_THE_CONTRACT = """
import vaka, vaka.testing
print(vaka.testing.check(vaka.load("pebbles"), matches={matches}, compiled={compiled}))
"""
FINDS_THE_WINNING_MOVE = """
import vaka
from vaka.bots import bot
match = vaka.Match("pebbles", seats=2, options={"pile": 7})
match.play(bot("greedy").player(match.game, match.to_move, 0).decide(match.state))
assert match.view()["pile"] == 4, match.view()
"""


def checkout_without_games(folder: Path) -> Path:
    """A copy of what a game needs, and none of the games."""
    package, copy = CHECKOUT / "src" / "vaka", folder / "src" / "vaka"
    for part in ("core", "testing", "bots", "locale"):
        shutil.copytree(package / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "games").mkdir()
    for path in ("src/vaka/__init__.py", "src/vaka/games/__init__.py", "pyproject.toml"):
        shutil.copy(CHECKOUT / path, folder / path)
    return folder


def new_game(*arguments: str | Path, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, SCRIPT, *arguments], capture_output=True, encoding="utf-8", cwd=cwd)


def cache_of(root: Path) -> Path:
    return root.with_name(f"{root.name}-cache")


def python(root: Path, *arguments: str) -> None:
    """Run Python with the copy's package; what goes wrong there is shown here."""
    environment = os.environ | {
        "PYTHONPATH": str(root / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "VAKA_CACHE": str(cache_of(root)),
    }
    done = subprocess.run(
        [sys.executable, *arguments], cwd=root, env=environment, capture_output=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout + done.stderr


def files_under(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A checkout with one game, the skeleton. Nothing else in it has changed."""
    folder = checkout_without_games(tmp_path_factory.mktemp("checkout"))
    before = files_under(folder)
    made = new_game(NAME, "--root", folder)
    assert made.returncode == 0, made.stderr
    after = files_under(folder)
    assert {path: after[path] for path in before} == before
    assert all(NAME in path for path in after.keys() - before.keys())
    return folder


def test_the_skeleton_is_found_by_being_there(root: Any) -> None:
    python(root, "-c", LISTED)


def test_the_skeleton_keeps_the_contract_in_plain_python(root: Any) -> None:
    python(root, "-c", KEEPS_THE_CONTRACT.format(matches=20, compiled=False))


@pytest.mark.exhaustive
def test_the_skeleton_keeps_the_contract_compiled(root: Any) -> None:
    python(root, "-c", KEEPS_THE_CONTRACT.format(matches=4, compiled=True))
    assert any(cache_of(root).rglob("*.nbc"))


def test_the_skeleton_passes_its_own_tests(root: Any) -> None:
    python(root, "-m", "pytest", "-p", "no:cacheprovider", f"tests/games/{NAME}")


def test_a_bot_plays_the_skeleton(root: Any) -> None:
    python(root, "-c", FINDS_THE_WINNING_MOVE)


def test_the_skeleton_names_its_files_as_a_real_game_does(root: Any) -> None:
    real = {path.name for path in (CHECKOUT / "src/vaka/games/powerboats").iterdir() if path.is_file()}
    ours = {path.name for path in (root / "src/vaka/games" / NAME).iterdir() if path.is_file()}
    assert ours <= real


def test_no_blank_of_a_template_is_left(root: Any) -> None:
    for path, text in files_under(root).items():
        if NAME in path:
            assert b"NAME" not in text, path
            assert b"$name" not in text, path
            assert b"$" not in text or path.endswith(".ftl"), path


@pytest.mark.parametrize(("name", "title"), [("a", "A"), (LONG_NAME, LONG_TITLE)])
def test_short_and_long_names_give_tidy_code(tmp_path: Path, name: str, title: Any) -> None:
    root = checkout_without_games(tmp_path)
    made = new_game(name, "--title", title, "--root", root)
    assert made.returncode == 0, made.stderr
    python(root, "-m", "ruff", "check", "--no-cache", "src/vaka/games", "tests")
    python(root, "-m", "ruff", "format", "--no-cache", "--check", "src/vaka/games", "tests")
    python(root, "-c", f"import vaka; assert vaka.load({name!r}).meta.title == {title!r}")


def test_the_rules_get_numbers_that_no_other_game_has(tmp_path: Path) -> None:
    root = checkout_without_games(tmp_path)
    for name, prefix in [("pebbles", "PEB"), ("pebble_beach", "PEBB"), ("go", "GO")]:
        assert new_game(name, "--root", root).returncode == 0
        assert f"\n## {prefix}-1 Setting up\n" in (root / f"docs/rules/{name}.md").read_text("utf-8")
        assert f'"{prefix}-2.1"' in (root / f"src/vaka/games/{name}/refusals.py").read_text("utf-8")
    assert "PEB-1" in new_game("peb", "--root", root).stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["Pebbles"], "“Pebbles” cannot be a game's name"),
        (["two words"], "“two words” cannot be a game's name"),
        (["2pebbles"], "“2pebbles” cannot be a game's name"),
        (["_pebbles"], "“_pebbles” cannot be a game's name"),
        (["città"], "“città” cannot be a game's name"),
        (["class"], "“class” cannot be a game's name"),
        (["../pebbles"], "“../pebbles” cannot be a game's name"),
        ([""], "“” cannot be a game's name"),
        (["p" * 31], "too long for a game's name"),
        (["stones", "--title", 'The "Stones"'], "cannot be a title"),
        (["stones", "--title", "The\nStones"], "cannot be a title"),
        (["stones", "--title", " "], "cannot be a title"),
        (["stones", "--title", "S" * 31], "too long for a title"),
        ([NAME], f"{NAME} exists already"),
        (["core"], "core exists already"),
        (["stones", "--colour", "red"], "Unrecognized arguments"),
        ([], "required: NAME"),
    ],
)
def test_a_mistake_gets_one_sentence_and_leaves_nothing_behind(root: Any, arguments: Any, sentence: Any) -> None:
    before = files_under(root)
    answer = new_game(*arguments, "--root", root)
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert sentence in answer.stderr
    assert answer.stderr.startswith("new_game.py: ")
    assert "Traceback" not in answer.stderr
    assert files_under(root) == before


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path) -> None:
    answer = new_game(NAME, "--root", tmp_path)
    assert answer.returncode == 2
    assert answer.stderr == f"new_game.py: {tmp_path} is not a checkout of Vaka: it has no src/vaka/games.\n"
    assert files_under(tmp_path) == {}


def test_without_a_root_the_script_goes_by_where_it_lies(tmp_path: Path) -> None:
    root = checkout_without_games(tmp_path / "checkout")
    shutil.copytree(SCRIPT.parent, root / "scripts")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    made = subprocess.run([sys.executable, root / "scripts" / "new_game.py", NAME], cwd=elsewhere, capture_output=True)
    assert made.returncode == 0
    assert (root / "src/vaka/games" / NAME / "game.py").is_file()
    assert files_under(elsewhere) == {}


def test_a_file_that_cannot_be_written_takes_the_others_with_it(tmp_path: Path) -> None:
    root = checkout_without_games(tmp_path)
    (root / "tests").write_text("a file where a folder should be")
    before = files_under(root)
    answer = new_game(NAME, "--root", root)
    assert answer.returncode == 2
    assert "cannot be written" in answer.stderr
    assert files_under(root) == before
