"""Leaderboards: balanced seats, one table of all meetings, files that are continued, checks that find a forgery."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.tiers import some

from vaka.arena.leaderboard import Leaderboard, Terms, check, code_of, compare, pairs, read, table
from vaka.arena.ratings import SCALE
from vaka.arena.results import Results
from vaka.arena.tournament import Chunk, Result, Tournament, play
from vaka.bots import bot, bots
from vaka.cli.main import run
from vaka.core.errors import BadRecord
from vaka.core.record import digest

BOARD = ["leaderboard", "powerboats", "--seats", "2", "--matches", "8"]
FIRST = """
from vaka.bots.player import Player
class First(Player):
    def choose(self, known, actions, count, bits):
        return actions[0]
"""


@pytest.fixture
def file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "board.json"
    assert run([*BOARD, "--bots", "greedy,random", "--out", str(path)]) == 0
    assert digest(json.loads(path.read_text("utf-8"))) in capsys.readouterr().out
    return path


def forged(file: Path, sign: bool, **changes: Any) -> Path:
    """The file with something changed, and signed again if asked for."""
    data = json.loads(file.read_text("utf-8")) | changes
    if sign:
        data["digest"] = digest(data)
    file.write_text(json.dumps(data), "utf-8")
    return file


def test_a_file_is_checked_by_playing_its_matches_again(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["leaderboard", "--check", str(file)]) == 0
    assert "8 of its 8 matches came out the same" in " ".join(capsys.readouterr().out.split())
    assert run(["leaderboard", "--check", str(file), "--matches", "2", "--language", "it"]) == 0
    assert "2 delle sue 8 partite" in " ".join(capsys.readouterr().out.split())


def test_a_file_that_other_code_has_made_is_sound_if_its_matches_come_out_the_same(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The digest of the code is a note: it changes with every redesign, and what counts is how matches go."""
    forged(file, True, code="0" * 64)
    assert run(["leaderboard", "--check", str(file)]) == 0
    out, err = (" ".join(each.split()) for each in capsys.readouterr())
    assert "has changed since the result file was made" in err
    assert "The result file is whole, and 8 of its 8 matches came out the same" in out
    assert run([*BOARD, "--matches", "12", "--bots", "greedy,random", "--out", str(file)]) == 0
    assert read(file)["code"] == "0" * 64, "some of its matches were played by that code"
    capsys.readouterr()
    assert run(["leaderboard", "--check", str(file), "--sign"]) == 0
    assert read(file)["code"] == code_of("powerboats")
    assert read(file)["digest"] in capsys.readouterr().out
    assert run(["leaderboard", "--check", str(file)]) == 0
    assert "has changed" not in capsys.readouterr().err


def test_every_bot_has_every_seat_equally_often_and_nothing_is_hidden(file: Path) -> None:
    data = read(file)
    [meeting] = data["meetings"]
    assert meeting["seatings"] == [["greedy", "random"], ["random", "greedy"]]
    assert (meeting["deals"], len(meeting["matches"])) == (4, 8)
    assert [row["bot"] for row in data["table"]] == ["greedy", "random"]
    assert data["bots"][0] == {"name": "greedy", "level": None, "source": None}


def test_a_changed_file_is_found_out(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["leaderboard", "--check", str(forged(file, False, seed="5"))]) == 2
    assert "was changed after it was written" in capsys.readouterr().err


def test_a_better_table_than_the_matches_give_is_found_out(file: Path) -> None:
    rows = read(file)["table"]
    data = read(forged(file, True, table=[{**rows[0], "points": 3000.0}, *rows[1:]]))
    with pytest.raises(BadRecord, match=r"table of .* do not follow from its matches"):
        check(data, file)


def test_a_match_that_was_not_played_so_is_found_out(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    [meeting] = read(file)["meetings"]
    returns, decisions, actions = meeting["matches"][3].split()
    meeting["matches"][3] = f"{returns} {decisions} {actions[::-1]}"
    forged(file, True, meetings=[meeting])
    assert run(["leaderboard", "--check", str(file)]) == 2
    assert "random, greedy with seed 1 went differently" in capsys.readouterr().err


def test_a_bot_of_ones_own_that_was_changed_is_found_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine, board = tmp_path / "mine.py", tmp_path / "board.json"
    mine.write_text(FIRST, "utf-8")
    assert run([*BOARD, "--matches", "2", "--bots", f"{mine}:First,random", "--out", str(board)]) == 0
    assert run(["leaderboard", "--check", str(board)]) == 0
    mine.write_text(FIRST + "# stronger\n", "utf-8")
    capsys.readouterr()
    assert run(["leaderboard", "--check", str(board)]) == 2
    assert "its file differs" in capsys.readouterr().err


def test_a_bot_with_another_net_than_the_one_that_played_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def brought(net: str) -> None:
        monkeypatch.setitem(bots(), "netted", replace(bot("random"), name="netted", made_of=lambda game: net))

    brought("one")
    terms = Terms("powerboats", 2, (), 0, None)
    board = Leaderboard(terms)
    board.ask(terms.meeting(("netted", "random"), 1)).add(
        Result(i, 0, (1, -1), 1, 0.0, {}, "actions") for i in range(2)
    )
    data = board.to_data()
    assert check(data, Path("board.json")).played
    brought("another")
    with pytest.raises(BadRecord, match="netted"):
        check(data, Path("board.json"))


def test_a_file_of_the_first_format_is_checked_and_continued(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(file.read_text("utf-8"))
    [meeting] = data.pop("meetings")
    meeting["rounds"] = meeting.pop("deals")
    old = {**data, "format": "vaka leaderboard 1", "pairings": [meeting]}
    old["digest"] = digest(old)
    file.write_text(json.dumps(old), "utf-8")
    assert run(["leaderboard", "--check", str(file)]) == 0
    assert old["digest"] in "".join(capsys.readouterr().out.split())
    assert run([*BOARD, "--matches", "12", "--bots", "greedy,random", "--out", str(file)]) == 0
    [more] = read(file)["meetings"]
    assert (more["deals"], more["matches"][:8]) == (6, meeting["matches"])


@pytest.mark.parametrize("other", some(["mine.py:First", "level1"]))
def test_a_file_gets_more_matches_and_more_meetings(
    file: Path, other: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    Path("mine.py").write_text(FIRST, "utf-8")
    [before] = read(file)["meetings"]
    assert run([*BOARD, "--matches", "12", "--bots", "greedy,random", "--out", str(file)]) == 0
    [more] = read(file)["meetings"]
    assert more["matches"][:8] == before["matches"]
    assert len(more["matches"]) == 12
    assert run([*BOARD, "--matches", "4", "--bots", f"{other},greedy", "--out", str(file)]) == 0
    data = read(file)
    assert [len(meeting["matches"]) for meeting in data["meetings"]] == [12, 4]
    assert len(data["table"]) == 3
    capsys.readouterr()
    assert run([*BOARD, "--seed", "3", "--out", str(file)]) == 2
    assert "leaderboard of something else" in capsys.readouterr().err


def test_what_was_played_before_an_interruption_is_kept(tmp_path: Path) -> None:
    tournament = Tournament.make("powerboats", ["greedy", "random"], 2, 4, {}, 0)
    path = tmp_path / "board.json"
    first = Leaderboard(Terms.of(tournament), path).ask(tournament)
    first.add(play(tournament, Chunk(1, 0, 2)))
    assert not path.exists(), "no result file before all of it is there"
    board = Leaderboard(Terms.of(tournament), path)
    again = board.ask(tournament)
    assert set(again.results) == {(1, 0), (1, 1)}
    again.add(play(tournament, Chunk(0, 0, 2)))
    board.save()
    assert [each.name for each in tmp_path.iterdir()] == ["board.json"]
    compare(again, Results(tournament, play(tournament, Chunk(0, 0, 2))))


def test_meetings_that_never_met_do_not_pull_at_each_other() -> None:
    """Three bots in a chain, each winning 9 of 10 from the next: the ends are twice a lead apart."""
    terms = Terms("powerboats", 2, (), 0, None)
    board = Leaderboard(terms)
    for pair in pairs(["a", "b", "c"], "next"):
        results = board.ask(terms.meeting(pair, 100))
        won = [(1, -1) if number < 90 else (-1, 1) for number in range(100)]
        results.add(Result(0, number, returns, 1, 0.0, {}) for number, returns in enumerate(won))
        results.add(Result(1, number, returns[::-1], 1, 0.0, {}) for number, returns in enumerate(won))
    points = {row["bot"]: row["points"] for row in table(board.played)}
    assert points["a"] - points["b"] == pytest.approx(points["b"] - points["c"], abs=0.5)
    assert points["a"] - points["c"] == pytest.approx(2 * SCALE * np.log(180.5 / 20.5), abs=0.2)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Name the game"),
        (["powerboats", "--bots", "greedy"], "at least two bots"),
        (["powerboats", "--bots", "greedy,greedy"], "named twice"),
        (["powerboats", "--meet", "never"], "all, next, first"),
        (["powerboats", "--matches", "many"], "not a number of matches"),
        (["--check", "README.md"], "not the result file of a leaderboard"),
        (["powerboats", "--out", "x" * 300], "File name too long"),
        (["powerboats", "--out", "/"], "cannot be read: Is a directory"),
        (["powerboats", "--sign"], "--sign only works together with --check FILE"),
        (["--check", "x.json", "--sign", "--matches", "2"], "--sign cannot be used together with --matches"),
        (["powerboats", "--check", "x.json"], "GAME cannot be used together with --check"),
        (["--check", "x.json", "--bots", "greedy,random"], "--bots cannot be used together with --check"),
        (["--check", "x.json", "--seats", "2"], "--seats cannot be used together with --check"),
        (["--check", "x.json", "--seed", "3"], "--seed cannot be used together with --check"),
    ],
)
def test_mistakes_are_said_in_one_sentence(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["leaderboard", *arguments]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert len(err.strip().splitlines()) == 1
