"""A new game keeps the contract at once, and mistakes in asking for it leave nothing behind."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from vaka.cli.main import run

CHECKOUT = Path(__file__).parents[2]
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
    for part in ("core", "testing", "bots", "data", "locale"):
        shutil.copytree(package / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "games").mkdir()
    for path in ("src/vaka/__init__.py", "src/vaka/games/__init__.py", "pyproject.toml"):
        shutil.copy(CHECKOUT / path, folder / path)
    return folder


def new_game(*arguments: str | Path) -> int:
    return run(["new-game", *map(str, arguments)])


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
    """A checkout with one game, the new one. Nothing else in it has changed."""
    folder = checkout_without_games(tmp_path_factory.mktemp("checkout"))
    before = files_under(folder)
    assert new_game(NAME, "--checkout", folder) == 0
    after = files_under(folder)
    assert {path: after[path] for path in before} == before
    assert all(NAME in path for path in after.keys() - before.keys())
    return folder


def test_a_new_game_is_found_by_being_there(root: Any) -> None:
    python(root, "-c", LISTED)


def test_a_new_game_keeps_the_contract_in_plain_python(root: Any) -> None:
    python(root, "-c", KEEPS_THE_CONTRACT.format(matches=20, compiled=False))


@pytest.mark.exhaustive
def test_a_new_game_keeps_the_contract_compiled(root: Any) -> None:
    python(root, "-c", KEEPS_THE_CONTRACT.format(matches=4, compiled=True))
    assert any(cache_of(root).rglob("*.nbc"))


@pytest.mark.exhaustive
def test_a_new_game_passes_its_own_tests(root: Any) -> None:
    python(root, "-m", "pytest", "-p", "no:cacheprovider", f"tests/games/{NAME}")


def test_a_bot_plays_a_new_game(root: Any) -> None:
    python(root, "-c", FINDS_THE_WINNING_MOVE)


def test_a_new_game_names_its_files_as_a_real_game_does(root: Any) -> None:
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
    assert new_game(name, "--title", title, "--checkout", root) == 0
    python(root, "-m", "ruff", "check", "--no-cache", "src/vaka/games", "tests")
    python(root, "-m", "ruff", "format", "--no-cache", "--check", "src/vaka/games", "tests")
    python(root, "-c", f"import vaka; assert vaka.load({name!r}).meta.title == {title!r}")


def test_the_rules_get_numbers_that_no_other_game_has(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = checkout_without_games(tmp_path)
    for name, prefix in [("pebbles", "PEB"), ("pebble_beach", "PEBB"), ("go", "GO")]:
        assert new_game(name, "--checkout", root) == 0
        assert f"\n## {prefix}-1 Setting up\n" in (root / f"docs/rules/{name}.md").read_text("utf-8")
        assert f'"{prefix}-2.1"' in (root / f"src/vaka/games/{name}/refusals.py").read_text("utf-8")
    assert new_game("peb", "--checkout", root) == 2
    assert "PEB-1" in capsys.readouterr().err
    assert new_game("tavern", "--into", tmp_path / "own") == 0
    assert "## TAVE-1 Setting up" in (tmp_path / "own/docs/rules/tavern.md").read_text("utf-8"), "TAV is Tavarua's"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["Pebbles"], "“Pebbles” cannot be a game’s name"),
        (["two words"], "“two words” cannot be a game’s name"),
        (["2pebbles"], "“2pebbles” cannot be a game’s name"),
        (["_pebbles"], "“_pebbles” cannot be a game’s name"),
        (["città"], "“città” cannot be a game’s name"),
        (["class"], "“class” cannot be a game’s name"),
        (["../pebbles"], "“../pebbles” cannot be a game’s name"),
        ([""], "“” cannot be a game’s name"),
        (["p" * 31], "is too long"),
        (["stones", "--title", 'The "Stones"'], "cannot be a title"),
        (["stones", "--title", "The\nStones"], "cannot be a title"),
        (["stones", "--title", " "], "cannot be a title"),
        (["stones", "--title", "S" * 31], "is too long"),
        ([NAME], f"{NAME} exists already"),
        (["core"], "core exists already"),
        (["stones", "--colour", "red"], "No such option"),
        ([], "Missing argument"),
    ],
)
def test_a_mistake_gets_one_sentence_and_leaves_nothing_behind(
    root: Any, arguments: Any, sentence: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    before = files_under(root)
    assert new_game(*arguments, "--checkout", root) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert sentence in err
    assert err.startswith("vaka: ")
    assert len(err.splitlines()) == 1 or "\n" in "".join(arguments)
    assert files_under(root) == before


def test_a_folder_that_is_no_checkout_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert new_game(NAME, "--checkout", tmp_path) == 2
    assert capsys.readouterr().err == f"vaka: {tmp_path} is not a checkout of Vaka: it has no src/vaka/games.\n"
    assert files_under(tmp_path) == {}


def test_a_file_that_cannot_be_written_takes_the_others_with_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = checkout_without_games(tmp_path)
    (root / "tests").write_text("a file where a folder should be")
    before = files_under(root)
    assert new_game(NAME, "--checkout", root) == 2
    assert "cannot be written" in capsys.readouterr().err
    assert files_under(root) == before


# a package of one's own


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the new game is installed as a package, as pip would do it, outside any checkout of Vaka."""
    folder = tmp_path_factory.mktemp("own")
    assert new_game(NAME, "--into", folder / "package") == 0
    subprocess.run([sys.executable, "-c", BUILD], cwd=folder / "package", check=True, capture_output=True)
    [wheel] = (folder / "package").glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "site")
    return folder / "site"


BUILD = "from hatchling.build import build_wheel; build_wheel('.')"


def installed(site: Path, code: str, **more: Any) -> subprocess.CompletedProcess[str]:
    """Run Python with the package installed."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(site), str(CHECKOUT / "src"), str(CHECKOUT)])}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=site.parent, env=environment, capture_output=True, encoding="utf-8", **more
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def test_an_installed_game_is_listed_and_played_in_the_terminal(site: Path) -> None:
    code = "from vaka.cli.main import run; run(['games']); run(['play', 'pebbles', '--save', 'match.json'])"
    said = installed(site, code, input="1\n" * 30).stdout
    assert "Pebbles (pebbles)  2–4 seats" in said
    assert "How many stones lie on the pile at the start." in said
    assert re.search(r"^  Seat \d took the last stone and wins\.$", said, re.MULTILINE)
    assert "pebbles-" not in said, "every message has its words"


def test_an_installed_game_has_environments_and_bots(site: Path) -> None:
    installed(site, IN_ENVIRONMENTS)


IN_ENVIRONMENTS = """
import gymnasium, pyspiel, vaka, vaka.envs.gym, vaka.envs.openspiel
from vaka.envs.pettingzoo import env
seat = gymnasium.make("vaka/pebbles-v1", rules="plain", disable_env_checker=True)
seen, _ = seat.reset(seed=1)
over = False
while not over:
    seen, reward, over, _, _ = seat.step(seat.action_space.sample(seen["action_mask"]))
assert reward in (1.0, -1 / 3), reward
table = env("pebbles", rules="plain")
table.reset(seed=1)
assert len(table.agents) == 4
assert pyspiel.load_game("vaka_pebbles(players=3,rules=plain)").num_players() == 3
from vaka.bots import bot
match = vaka.Match("pebbles", seats=2, options={"pile": 7})
match.play(bot("greedy").player(match.game, match.to_move, 0).decide(match.state))
assert match.view()["pile"] == 4
"""


def test_an_installed_game_is_played_in_the_room(site: Path) -> None:
    installed(site, IN_THE_ROOM)


IN_THE_ROOM = """
from pathlib import Path
from tests.server.harness import Guest, play_by_socket, served, settings
with served(settings(Path("room"))) as room, Guest(room.url) as guest:
    cards = {card["name"]: card for card in guest.get("/games")["games"]}
    assert cards["pebbles"]["about"]["words"].startswith("Take stones")
    assert "pebbles-event-won = " in guest.http.get("/api/words/it").text
    assert guest.get("/games/pebbles/components") == {"take": {"most": 3}}
    table = guest.open({"kind": "me", "name": "Ann"}, "bot", game="pebbles")["table"]
    heard = []
    with guest.socket(table["id"], words="true") as socket:
        over = play_by_socket(socket, keep=heard)["table"]
    assert sorted(place["place"] for place in over["result"]) == [1, 2]
    assert "took the last stone and wins" in "".join(heard)
"""


@pytest.mark.exhaustive
def test_an_installed_game_is_compiled_batched_and_checked(site: Path) -> None:
    installed(site, COMPILED)


COMPILED = """
import vaka
from vaka.cli.main import run
matches = vaka.batch("pebbles", n=8, seats=3)
matches.reset(seed=1)
while not matches.done.any():
    matches.step(matches.draw())
for command in (["selfcheck", "pebbles", "--matches", "4"], ["simulate", "pebbles", "--bots", "greedy,random"]):
    assert run(command) == 0
"""


def test_the_package_is_tidy_and_passes_its_own_tests(site: Path) -> None:
    package = site.parent / "package"
    arguments = ["-q", "-p", "no:cacheprovider", "-k", "not compiled", str(package / "tests")]
    installed(site, f"import pytest, sys; sys.exit(pytest.main({arguments}))")
    for check in (["check"], ["format", "--check"]):
        command = [sys.executable, "-m", "ruff", *check, "--no-cache", str(package)]
        subprocess.run(command, check=True, capture_output=True)


def test_a_broken_package_and_a_name_that_is_taken_are_named(site: Path, tmp_path: Path) -> None:
    def entry(value: str) -> None:
        folder = tmp_path / "more-1.dist-info"
        folder.mkdir(exist_ok=True)
        (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: more\nVersion: 1\n")
        (folder / "entry_points.txt").write_text(f"[vaka.games]\nmore = {value}\n")

    def said(name: str) -> list[str]:
        """By the list of games, which has all others, and by a command with the game of that name."""
        done = installed(tmp_path, RUN_GAMES.replace("NAME", name))
        assert "Powerboats" in done.stdout
        return done.stderr.splitlines()

    entry("nowhere_to_be_found")
    broken = "The game more of the package more cannot be loaded: "
    broken += "ModuleNotFoundError: No module named 'nowhere_to_be_found'"
    assert said("more") == [broken, f"vaka: {broken}"]
    entry("vaka.games.tavarua")
    taken = "vaka.games.tavarua brings a game called “tavarua”"
    assert [taken in line for line in said("tavarua")] == [True, True]


RUN_GAMES = """
import vaka
from vaka.cli.main import run
assert run(["games"]) == 0
assert vaka.Match("powerboats").legal()
assert run(["simulate", "NAME", "--matches", "1"]) == 2
"""


def test_a_name_that_is_taken_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert new_game("tavarua", "--into", tmp_path / "own") == 2
    assert "There is a game called “tavarua” already" in capsys.readouterr().err
    assert not (tmp_path / "own").exists()
