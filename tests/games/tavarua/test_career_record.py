"""A career as a file, and the command `vaka career`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from vaka.cli.main import run
from vaka.core.errors import BadRecord, OutOfRange
from vaka.core.record import digest
from vaka.games.tavarua.components import components, kit_of
from vaka.games.tavarua.journey.career import bot_event, new_career
from vaka.games.tavarua.journey.record import from_record, load, path_of, save, to_record


@pytest.fixture(scope="module")
def half_year() -> Any:
    career = new_career("Kai", "first", 12)
    for _ in range(5):
        career = bot_event(career)
    return career


@pytest.mark.parametrize("played", range(4))
def test_a_career_is_saved_after_every_event_and_goes_on(played: int, tmp_path: Path) -> None:
    career = new_career("Kai", seed=4)
    for _ in range(played):
        career = bot_event(career)
    save(career, tmp_path / "kai.json")
    again, under_way = load(tmp_path / "kai.json")
    assert again == career
    assert under_way == ()
    assert bot_event(again) == bot_event(career)


def test_an_event_under_way_is_saved_with_its_decisions(half_year: Any, tmp_path: Path) -> None:
    match = half_year.match()
    match.play(match.legal()[0])
    save(half_year, tmp_path / "kai.json", tuple(match.actions))
    career, under_way = load(tmp_path / "kai.json")
    assert career.match(under_way).state.tobytes() == match.state.tobytes()


def test_a_career_with_another_box_keeps_it(tmp_path: Path) -> None:
    kit = kit_of(components() | {"wave_cards": components()["wave_cards"] | {"glass": [0] * 9}})
    career = bot_event(new_career("Kai", "revised", 3, kit))
    save(career, tmp_path / "kai.json")
    assert load(tmp_path / "kai.json")[0].kit == kit


def test_every_edit_is_noticed(half_year: Any) -> None:
    """Without a new digest the digest tells; with one the replay tells."""
    whole = to_record(half_year)
    edits: dict[str, Callable[[Any], object]] = {
        "rank": lambda r: r.update(rank=1),
        "status": lambda r: r.update(status="won"),
        "seed": lambda r: r.update(seed="13"),
        "points": lambda r: r["events"][0].update(points=9),
        "rank of a month": lambda r: r["events"][2].update(rank=2),
        "action": lambda r: r["events"][1]["actions"].pop(),
        "spent": lambda r: r["sheet"]["spent"].update(focus=0, jetski=1),
        "unlocked": lambda r: r["events"][0]["unlocked"].append("jetski"),
        "moves": lambda r: r["events"][0]["moves"].reverse(),
        "kit": lambda r: r.update(kit=[1, 2, 3]),
        "months": lambda r: r["events"].pop(0),
        "under way": lambda r: r.update(under_way=[9999]),
        "garbage": lambda r: r.update(events=[{"actions": None}]),
    }
    for name, edit in edits.items():
        record = json.loads(json.dumps(whole))
        edit(record)
        with pytest.raises(BadRecord, match="digest"):
            from_record(record)
        record["digest"] = digest(record)
        with pytest.raises(BadRecord) as error:
            from_record(record)
        assert "\n" not in str(error.value), name
    assert from_record(json.loads(json.dumps(whole)))[0] == half_year


def test_foreign_and_broken_files_are_told_apart(tmp_path: Path, half_year: Any) -> None:
    path = tmp_path / "kai.json"
    for text, sentence in (
        ("{}", "not a career"),
        ("[1]", "not a career"),
        ('{"format": "vaka career"}', "incomplete"),
        (json.dumps(to_record(half_year))[:200], "line 1"),
    ):
        path.write_text(text)
        with pytest.raises(BadRecord, match=sentence):
            load(path)
    path.write_text(json.dumps(to_record(half_year) | {"version": 99}))
    with pytest.raises(BadRecord, match="version"):
        load(path)
    with pytest.raises(BadRecord, match="cannot be read"):
        load(tmp_path / "nobody.json")


def test_names_and_paths(tmp_path: Path) -> None:
    assert path_of("Kai").name == "Kai.json"
    assert path_of(str(tmp_path / "x.json")) == tmp_path / "x.json"
    with pytest.raises(OutOfRange):
        path_of("")


def vaka(capsys: pytest.CaptureFixture[str], *words: Any) -> Any:
    code = run(["career", *words])
    out, err = capsys.readouterr()
    return code, out, err


def test_new_play_show_and_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert vaka(capsys, "new", "Kai", "--seed", "3")[0] == 0
    code, out, _ = vaka(capsys, "play", "Kai", "--bot", "--events", "2")
    assert code == 0
    assert "January, The Big Grom" in out
    assert "February" in out
    code, out, _ = vaka(capsys, "show", "Kai")
    assert code == 0
    assert "Energy Drink" in out
    assert "Cloudbreak" in out
    assert "Rank over the year" in out
    assert "50 →" in out
    code, out, _ = vaka(capsys, "list")
    assert code == 0
    assert "Kai: rank" in out
    assert "2 of 12 events" in out
    code, out, _ = vaka(capsys, "play", "Kai", "--bot", "--language", "it")
    assert code == 0
    assert "Dicembre" in out
    code, _, err = vaka(capsys, "play", "Kai", "--bot")
    assert code == 2
    assert "is over" in err


def test_an_empty_folder_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no careers" in vaka(capsys, "list")[1]


def test_bad_input_gets_one_sentence_and_exit_code_2(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    vaka(capsys, "new", "Kai", "--seed", "3")
    bad = tmp_path / "box.toml"
    bad.write_text("[stoke_cards]\nfocus = 4\n")
    altered = path_of("Kai")
    text = altered.read_text()
    for words, sentence in (
        (("new", "Kai"), "--force"),
        (("new", "Lea", "--edition", "second"), "edition"),
        (("new", "Lea", "--seed", "x"), "not a seed"),
        (("new", "Lea", "--components", str(bad)), "lacks"),
        (("new", "Lea", "--components", str(tmp_path / "none.toml")), "cannot be read"),
        (("show", "Nobody"), "cannot be read"),
        (("show", "Kai", "--language", "xx"), "does not speak"),
    ):
        code, _, err = vaka(capsys, *words)
        assert code == 2
        assert sentence in err
        assert err.count("\n") == 1
    altered.write_text(text.replace('"rank": 50', '"rank": 1'))
    code, _, err = vaka(capsys, "show", "Kai")
    assert code == 2
    assert "changed after it was written" in err
    assert "changed after it was written" in vaka(capsys, "list")[1]


def test_a_person_plays_an_event_leaves_and_comes_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    vaka(capsys, "new", "Kai", "--seed", "3")
    lines = iter(["keep", "list", "nonsense", "X", "99", "1", "undo", "O", "1", "quit"])
    monkeypatch.setattr("builtins.input", lambda *_: next(lines))
    code, out, _ = vaka(capsys, "play", "Kai")
    assert code == 0
    assert "Saved to" in out
    assert "is not a move" in out
    assert "TAV-10.1" in out
    assert len(load(path_of("Kai"))[1]) >= 3
    monkeypatch.setattr("builtins.input", lambda *_: "1")
    code, out, _ = vaka(capsys, "play", "Kai", "--events", "4")
    assert code == 0
    assert "January" in out
    assert len(load(path_of("Kai"))[0].months) == 4
