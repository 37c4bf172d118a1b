"""`vaka journey`: careers at the terminal, and journeys of a game that shows nothing of its own."""

import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from vaka.bots import bot
from vaka.cli import journey as terminal
from vaka.cli.main import run
from vaka.core.errors import BadRecord, OutOfRange
from vaka.games.tavarua import journey

GAME = "tavarua"
PLAIN = ("begin", "over", "played", "asks", "decide", "match", "take", "figures", "view", "write", "read")


def vaka(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = run(["journey", *words])
    out, err = capsys.readouterr()
    return code, out, err


def types(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """A person who types these lines and then leaves."""
    typed: Iterator[str] = iter(lines)

    def answer(*_: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)


def kept(name: str = "Kai") -> dict[str, Any]:
    record: dict[str, Any] = json.loads(terminal.path_of(GAME, name).read_text("utf-8"))
    return record


def test_new_play_show_and_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert vaka(capsys, "new", GAME, "Kai", "--seed", "3")[0] == 0
    code, out, _ = vaka(capsys, "play", GAME, "Kai", "--bot", "greedy", "--matches", "2")
    assert code == 0
    assert "January, The Big Grom" in out
    assert "February" in out
    code, out, _ = vaka(capsys, "show", GAME, "Kai")
    assert code == 0
    assert "Energy Drink" in out
    assert "Cloudbreak" in out
    assert "Rank over the year" in out
    assert "50 →" in out
    code, out, _ = vaka(capsys, "list")
    assert code == 0
    assert "Kai: rank" in out
    assert "2 of 12 events" in out
    assert vaka(capsys, "list", GAME)[1] == out
    code, out, _ = vaka(capsys, "play", GAME, "Kai", "--bot", "greedy", "--language", "it")
    assert code == 0
    assert "Dicembre" in out
    code, _, err = vaka(capsys, "play", GAME, "Kai", "--bot", "greedy")
    assert code == 2
    assert "is over" in err


def test_an_empty_folder_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no journeys" in vaka(capsys, "list")[1]


def test_bad_input_gets_one_sentence_and_exit_code_2(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    vaka(capsys, "new", GAME, "Kai", "--seed", "3")
    bad = tmp_path / "box.toml"
    bad.write_text("[stoke_cards]\nfocus = 4\n")
    altered = terminal.path_of(GAME, "Kai")
    text = altered.read_text()
    for words, sentence in (
        (("new", GAME, "Kai"), "--force"),
        (("new", GAME, "Lea", "-o", "edition=second"), "edition"),
        (("new", GAME, "Lea", "-o", "length=full"), "no option"),
        (("new", GAME, "Lea", "--seed", "x"), "not a seed"),
        (("new", GAME, "Lea", "--components", str(bad)), "lacks"),
        (("new", GAME, "Lea", "--components", str(tmp_path / "none.toml")), "cannot be read"),
        (("new", GAME, ".Lea"), "name of a journey"),
        (("new", "whakaari", "Lea"), "no journey"),
        (("new", "chess", "Lea"), "no game"),
        (("list", "whakaari"), "no journey"),
        (("play", GAME, "Kai", "--matches", "0"), "at least"),
        (("play", GAME, "Kai", "--bot", "nobody"), "no bot"),
        (("show", GAME, "Nobody"), "cannot be read"),
        (("show", GAME, "Kai", "--language", "xx"), "does not speak"),
    ):
        code, _, err = vaka(capsys, *words)
        assert code == 2, words
        assert sentence in err, words
        assert err.count("\n") == 1, words
    assert altered.read_text() == text
    altered.write_text(text.replace('"rank": 50', '"rank": 1'))
    code, _, err = vaka(capsys, "show", GAME, "Kai")
    assert code == 2
    assert "changed after it was written" in err
    assert "changed after it was written" in vaka(capsys, "list")[1]


def test_force_begins_again(capsys: pytest.CaptureFixture[str]) -> None:
    vaka(capsys, "new", GAME, "Kai", "--seed", "3", "-o", "edition=first")
    assert kept()["edition"] == "first"
    assert vaka(capsys, "new", GAME, "Kai", "--seed", "4", "--force")[0] == 0
    assert (kept()["seed"], kept()["edition"]) == ("4", "revised")


def test_a_damaged_file_says_where(tmp_path: Path) -> None:
    path = tmp_path / "kai.json"
    path.write_text('{"format": "vaka')
    with pytest.raises(BadRecord, match="line 1"):
        terminal.read(GAME, str(path))


def test_names_and_paths(tmp_path: Path) -> None:
    assert terminal.path_of(GAME, "Kai").name == "Kai.json"
    assert terminal.path_of(GAME, str(tmp_path / "x.json")) == tmp_path / "x.json"
    with pytest.raises(OutOfRange):
        terminal.path_of(GAME, "")


def test_a_person_plays_a_match_leaves_and_comes_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    vaka(capsys, "new", GAME, "Kai", "--seed", "3")
    copy = tmp_path / "copy.json"
    types(monkeypatch, "keep", "list", "nonsense", "X", "99", "1", "undo", "O", "1", f"save {copy}", "quit")
    code, out, _ = vaka(capsys, "play", GAME, "Kai")
    assert code == 0
    assert "Saved to" in out
    assert "is not a move" in out
    assert "TAV-10.1" in out
    assert len(kept()["under_way"]) >= 3
    assert json.loads(copy.read_text("utf-8")) == kept()
    monkeypatch.setattr("builtins.input", lambda *_: "1")
    code, out, _ = vaka(capsys, "play", GAME, "Kai", "--matches", "2")
    assert code == 0
    assert "January" in out
    assert len(kept()["events"]) == 2


def test_what_a_match_has_earned_is_chosen_now_or_when_the_person_comes_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seed 7 wins January and with it a box of the sheet."""
    vaka(capsys, "new", GAME, "Kai", "--seed", "7")
    waiting = terminal.read(GAME, "Kai")
    match = journey.match(waiting.story)
    player = bot("greedy").player(match.game, 0, match.seed)
    while not match.over:
        match.play(player.decide(match.state))
    waiting.save(match.actions)
    types(monkeypatch, "nonsense", "9")
    code, out, _ = vaka(capsys, "play", GAME, "Kai")
    assert code == 0
    assert "Focus ×3" in out
    assert "“9” cannot be chosen" in out
    assert "Saved to" in out
    assert kept()["events"] == []
    types(monkeypatch, "4", "quit")
    out = vaka(capsys, "play", GAME, "Kai")[1]
    assert "unlocked: Focus" in out
    assert kept()["sheet"]["unlocked"]["focus"] == 1


def test_a_journey_that_shows_nothing_of_its_own_can_be_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the eleven functions of the contract are needed."""
    game, _ = terminal.guide(GAME)
    plain: Any = SimpleNamespace(**{name: getattr(journey, name) for name in PLAIN})
    monkeypatch.setattr(terminal, "guide", lambda name: (game, plain))
    vaka(capsys, "new", GAME, "Kai", "--seed", "7")
    assert vaka(capsys, "play", GAME, "Kai", "--bot", "greedy", "--matches", "1")[1] == "Kai: one match, under way\n"
    assert vaka(capsys, "show", GAME, "Kai")[1] == "Kai: one match, under way\n"
