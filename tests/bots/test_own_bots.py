"""A bot of one's own plays wherever a bot can be named, and nothing else plays in its place."""

import json
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Generator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import vaka
from tests.bots.counting import Counting
from vaka.arena.simulate import Simulation, loop_of, play_chunk
from vaka.bots import Bot, bot, bots, known_bot, register
from vaka.bots.greedy import GreedyPlayer
from vaka.bots.levels import LevelPlayer
from vaka.bots.random import RandomPlayer
from vaka.cli.main import run
from vaka.core.errors import OutOfRange, UnknownName
from vaka.core.kernel import Ints, State
from vaka.locale import languages

FILE = Path(__file__).with_name("counting.py")
OWN = f"{FILE}:Counting"
GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "write-a-bot.md"
GAMES = sorted(vaka.all_games())


class Calls:
    """The calls of the counting bot so far."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def processes(self) -> list[int]:
        """The process of each call."""
        return [int(line) for line in self.path.read_text().splitlines()] if self.path.exists() else []


@pytest.fixture
def calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Calls:
    monkeypatch.setenv("VAKA_TEST_CALLS", str(tmp_path / "calls"))
    return Calls(tmp_path / "calls")


@pytest.fixture(autouse=True)
def bots_as_before() -> Iterator[None]:
    before = dict(bots())
    yield
    bots().clear()
    bots().update(before)


def seats_of(game: str) -> int:
    return max(2, vaka.all_games()[game].seats[0])


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_plays_the_same_with_and_without_its_compiled_loop(name: str) -> None:
    register(Bot("slow-random", RandomPlayer))
    register(Bot("slow-greedy", GreedyPlayer))
    others = ["random"] * (seats_of(name) - 2)
    quick = Simulation.make(name, None, ["greedy", "random", *others], {}, 31, 3)
    slow = Simulation.make(name, None, ["slow-greedy", "slow-random", *others], {}, 31, 3)
    mixed = Simulation.make(name, None, ["greedy", "slow-random", *others], {}, 31, 3)
    assert (loop_of(quick), loop_of(slow), loop_of(mixed)) == (loop_of(quick), None, None)
    assert loop_of(quick) is not None
    actions = [
        [outcome.actions.tolist() for outcome in play_chunk(simulation, 0, 3)] for simulation in (quick, slow, mixed)
    ]
    assert actions[0] == actions[1] == actions[2]


def test_a_level_searches_also_where_another_bot_has_no_compiled_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    steps = LevelPlayer.steps

    def counted(self: LevelPlayer, known: State, actions: Ints, count: int, bits: int) -> Generator[None, None, int]:
        action = yield from steps(self, known, actions, count, bits)
        made.append(self.playouts)
        return action

    monkeypatch.setattr(LevelPlayer, "steps", counted)
    register(Bot("slow-random", RandomPlayer))
    compiled, seated = (
        play_chunk(Simulation.make("tongiaki", 2, ["level1", other], {}, 4, 1), 0, 1)[0]
        for other in ("random", "slow-random")
    )
    assert seated.actions.tolist() == compiled.actions.tolist()
    assert set(made) <= {0, vaka.load("tongiaki").levels[0].playouts}
    assert max(made) > 0


@pytest.mark.parametrize("workers", [1, 2])
def test_simulate_asks_the_bot_in_every_process(calls: Calls, workers: int, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--bots", f"{OWN},random", "--matches", "4", "--workers", str(workers), "--json"]
    assert run(["simulate", "tongiaki", *arguments]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert [row["bot"] for row in summary["by_seat"]] == [OWN, "random"]
    assert len(calls.processes()) > 20
    assert len(set(calls.processes())) == workers


def test_the_arena_asks_the_bot(calls: Calls, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "tongiaki", "--bots", f"greedy,{OWN}", "--matches", "4", "--json"]) == 0
    assert {row["bot"] for row in json.loads(capsys.readouterr().out)["ratings"]} == {"greedy", OWN}
    assert len(calls.processes()) > 20


@pytest.mark.exhaustive
def test_the_arena_on_ray_asks_the_bot_and_plays_the_same_matches(
    calls: Calls, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a process of its own: Ray leaves threads and warnings behind."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'vaka[cluster]'")
    arguments = ["arena", "tongiaki", "--bots", f"greedy,{OWN}", "--matches", "4", "--json"]
    environment = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_DEDUP_LOGS": "0"}
    command = [sys.executable, "-m", "vaka", *arguments, "--on", "ray", "--out", str(tmp_path / "ray.jsonl")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=240, env=environment)
    assert done.returncode == 0, done.stderr[-2000:]
    asked = len(calls.processes())
    assert asked > 20
    assert run([*arguments, "--out", str(tmp_path / "here.jsonl")]) == 0
    assert len(calls.processes()) == 2 * asked
    kept = [
        {(row["seating"], row["deal"]): row["returns"] for row in map(json.loads, lines[1:])}
        for lines in ((tmp_path / name).read_text().splitlines() for name in ("ray.jsonl", "here.jsonl"))
    ]
    assert kept[0] == kept[1]


def test_the_terminal_asks_the_bot(calls: Calls, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--watch", "--seats", "2", "--bots", f"{OWN},random", "--save", str(tmp_path / "match.json")]
    assert run(["play", "tongiaki", *arguments]) == 0
    assert OWN in capsys.readouterr().out
    assert len(calls.processes()) > 5


def test_bots_that_do_not_bring_a_match_to_an_end_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The limit is low, so that Python and compiled loops come to it soon."""
    short = replace(vaka.load("powerboats"), max_plies=40)
    monkeypatch.setattr("vaka.arena.simulate.load", lambda name: short)
    for met in (f"{FILE}:First,random", "greedy,random"):
        for command in (["simulate"], ["arena", "--seats", "2"], ["leaderboard", "--seats", "2"]):
            assert run([command[0], "powerboats", *command[1:], "--bots", met, "--matches", "4", "--seed", "7"]) == 2
            *_, line = capsys.readouterr().err.strip().splitlines()
            assert "with seed 7 was stopped after 40 decisions" in line
            assert set(met.split(",")) == set(re.split(" |, ", line.partition("match of ")[2].partition(" with")[0]))


def test_an_environment_asks_its_opponent(calls: Calls) -> None:
    from vaka.envs.gym import SeatEnv

    env = SeatEnv("tongiaki", 2, seat=1, opponents=OWN)
    seen, _ = env.reset(seed=3)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
    assert len(calls.processes()) > 5


def test_a_bot_is_named_by_its_file_or_its_module_or_itself() -> None:
    assert bot(OWN).name == "Counting"
    assert bot(OWN) is bot(OWN), "the file is loaded once"
    assert bot("tests.bots.counting:Counting") == Bot("Counting", Counting)
    assert bot("tests.bots.counting:NAMED").name == "named"


def test_a_registered_bot_has_a_name_and_a_stranger_can_name_no_other() -> None:
    assert register(OWN) is known_bot("Counting")
    assert register(OWN) is bot("Counting"), "twice is once"
    with pytest.raises(OutOfRange, match="another bot called “Counting”"):
        register(Counting)
    with pytest.raises(OutOfRange, match="another bot called “random”"):
        register(Bot("random", Counting))
    for name in (OWN, "tests.bots.counting:Counting"):
        with pytest.raises(UnknownName, match="no bot called"):
            known_bot(name)


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of installed packages. One brings the bot “ours”: its wheel is built and unpacked, as pip does it."""
    source, folder = tmp_path / "source", tmp_path / "site"
    source.mkdir()
    (source / "pyproject.toml").write_text(PYPROJECT)
    (source / "our_bots.py").write_text(FILE.read_text())
    build = "from hatchling.build import build_wheel; build_wheel('.')"
    subprocess.run([sys.executable, "-c", build], cwd=source, check=True, capture_output=True)
    [wheel] = source.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))
    return folder


PYPROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "our-bots"
version = "1"

[project.entry-points."vaka.bots"]
ours = "our_bots:Counting"
"""


def vaka_process(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "vaka", *arguments], capture_output=True, text=True, check=False)


def test_installed_packages_bring_bots(site: Path, calls: Calls) -> None:
    done = vaka_process("simulate", "tongiaki", "--bots", "ours,random", "--matches", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["by_seat"][0]["bot"] == "ours"
    assert len(calls.processes()) > 10


@pytest.mark.parametrize(
    ("point", "said"),
    [
        ("ours = our_bots.nowhere:OURS", "The bot ours of the package our-bots cannot be loaded: ModuleNotFoundError"),
        ("greedy = our_bots:Counting", "The package our-bots brings a bot called “greedy”"),
    ],
)
def test_an_installed_bot_that_cannot_be_had_is_named_where_it_is_asked_for(site: Path, point: str, said: str) -> None:
    [points] = site.glob("*/entry_points.txt")
    points.write_text(f"[vaka.bots]\n{point}\n")
    done = vaka_process("simulate", "powerboats", "--matches", "1", "--bots", point.partition(" ")[0])
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert vaka_process("simulate", "powerboats", "--matches", "1", "--bots", "level1,random").returncode == 0


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("/nowhere/mine.py:Agent", "/nowhere/mine.py cannot be read: No such file or directory."),
        ("no.such.module:Agent", "cannot be loaded: ModuleNotFoundError"),
        (f"{FILE}:Agent", "counting.py has no Agent"),
        (f"{FILE}:Unfinished", "is not a bot: it has to be a subclass of vaka.bots.Player"),
        (f"{FILE}:os", "is not a bot"),
        (f"{FILE}:Cheat", "chose action -1 on seat"),
        (f"{FILE}:Careless", ".0 on seat"),
        (":", "cannot be loaded"),
    ],
)
@pytest.mark.parametrize("language", languages())
def test_a_mistake_is_said_in_one_sentence(
    name: str, said: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VAKA_LANGUAGE", language)
    assert run(["simulate", "tongiaki", "--seats", "2", "--bots", name, "--matches", "1"]) == 2
    [line] = capsys.readouterr().err.strip().splitlines()
    assert language != "en" or said in line


def test_a_file_that_fails_says_why(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "broken.py").write_text("1 / 0\n")
    for command in (["simulate", "tongiaki", "--bots"], ["play", "tongiaki", "--watch", "--bots"], ["serve", "--bot"]):
        assert run([*command, f"{tmp_path / 'broken.py'}:Agent"]) == 2
        assert "ZeroDivisionError: division by zero" in capsys.readouterr().err


def test_the_commands_of_the_guide_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its file and its commands, with fewer matches; `vaka play` is left at once, `vaka serve` gets no address."""
    guide = GUIDE.read_text("utf-8")
    [code] = re.findall(r"```python\n# mine.py\n(.*?)```", guide, re.DOTALL)
    commands = [line.split()[1:] for line in re.findall(r"^vaka .*mine.py:Agent.*$", guide, re.MULTILINE)]
    assert [command[0] for command in commands] == ["simulate", "arena", "play", "serve"]
    (tmp_path / "mine.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    for command in commands[:3]:
        assert run(["4" if word == "200" else word for word in command]) == 0
    assert "mine.py:Agent" in capsys.readouterr().out
    assert run([*commands[3], "--host", "not an address"]) == 2
    assert "Agent" in bots()
