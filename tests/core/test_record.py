"""Saved matches: what is written is read, and what was cut, changed or made elsewhere is refused in words."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vaka.core.errors import BadRecord, CannotWrite, VakaError
from vaka.core.match import Match
from vaka.core.record import digest, from_record, load, parse, save, to_record


@pytest.fixture(scope="module")
def record() -> Any:
    match = Match("powerboats", seats=3, options={"side": "light"}, seed=12)
    while not match.over:
        match.play(match.legal()[match.ply % len(match.legal())])
    return to_record(match, ["Ada", "Bo", "Cy"])


def altered(record: Any, signed: Any = True, **fields: Any) -> Any:
    changed = {**record, **fields}
    return {**changed, "digest": digest(changed)} if signed else changed


def test_a_saved_match_is_loaded_again(tmp_path: Path, record: Any) -> None:
    match = from_record(record)
    path = tmp_path / "deep" / "match.json"
    save(match, path, ["Ada", "Bo", "Cy"])
    assert json.loads(path.read_text("utf-8")) == record
    assert load(path).state.tobytes() == match.state.tobytes()
    assert record["moves"][0].startswith("A.0 ")
    assert record["players"] == ["Ada", "Bo", "Cy"]


def test_a_record_that_went_through_a_browser_is_still_whole(record: Any) -> None:
    """JavaScript has one kind of number: what was 1.0 comes back as 1."""
    through = {**record, "returns": [int(value) if value == int(value) else value for value in record["returns"]]}
    assert any(isinstance(value, int) for value in through["returns"])
    assert from_record(json.loads(json.dumps(through))).over


def test_an_unfinished_match_can_be_saved_and_gone_on_with(tmp_path: Path) -> None:
    match = Match("powerboats", seats=2, seed=5)
    match.play(match.legal()[3])
    save(match, tmp_path / "m.json")
    again = load(tmp_path / "m.json")
    again.play(again.legal()[0])
    assert (again.ply, match.ply) == (2, 1)


@given(st.integers(0, 400))
def test_a_record_cut_short_anywhere_is_called_unreadable(cut: Any) -> None:
    text = json.dumps(to_record(Match("powerboats", seats=2, seed=5)))
    with pytest.raises(BadRecord, match=r"cannot be read|not a saved match"):
        from_record(parse(text[: cut % (len(text) - 1)]))


@pytest.mark.parametrize("foreign", [{}, {"format": "pgn"}, [], 3, None, "text"])
def test_what_is_not_ours_is_called_so(foreign: Any) -> None:
    with pytest.raises(BadRecord, match="not a saved match of Vaka"):
        from_record(foreign)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seed", "13"),
        ("actions", []),
        ("moves", ["A.0 0 @1,1E"]),
        ("seats", 4),
        ("players", ["Eve"]),
        ("returns", [1, 0, -1]),
    ],
)
def test_any_changed_field_is_noticed(record: Any, field: Any, value: Any) -> None:
    with pytest.raises(BadRecord, match="was changed after it was written"):
        from_record(altered(record, signed=False, **{field: value}))


def test_a_change_with_a_forged_digest_is_noticed_by_replaying(record: Any) -> None:
    with pytest.raises(BadRecord, match="gives something else in: returns"):
        from_record(altered(record, returns=[1.0, 0.0, -1.0]))
    with pytest.raises(BadRecord, match="decision 1, action 99, is not legal"):
        from_record(altered(record, actions=[99, *record["actions"][1:]]))
    with pytest.raises(BadRecord, match="moves"):
        from_record(altered(record, moves=record["moves"][:-1]))


def test_another_version_is_refused_with_what_to_do(record: Any) -> None:
    with pytest.raises(BadRecord, match=r"version 99 of Powerboats.* Replay it with a Vaka that has version 99"):
        from_record(altered(record, version=99))


@pytest.mark.parametrize("missing", ["game", "seats", "seed", "actions", "digest", "options", "version"])
def test_a_missing_field_is_named(record: Any, missing: str) -> None:
    rest = {key: value for key, value in record.items() if key != missing}
    with pytest.raises(BadRecord, match=f"incomplete: {missing}"):
        from_record(rest)


@pytest.mark.parametrize(
    "fields",
    [
        {"actions": "none"},
        {"options": []},
        {"kit": 3},
        {"kit": [1, 2]},
        {"seats": "three"},
        {"seed": "x"},
        {"game": "chess"},
    ],
)
def test_nonsense_in_a_field_is_a_sentence_and_no_traceback(record: Any, fields: Any) -> None:
    with pytest.raises(VakaError):
        from_record(altered(record, **fields))


def test_a_file_that_cannot_be_read_or_written_is_named(tmp_path: Path, record: Any) -> None:
    with pytest.raises(BadRecord, match="No such file"):
        load(tmp_path / "none.json")
    binary = tmp_path / "b.json"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord, match="not a text file"):
        load(binary)
    blocker = tmp_path / "file"
    blocker.write_text("here")
    with pytest.raises(CannotWrite, match="cannot be written"):
        save(from_record(record), blocker / "m.json")
    assert blocker.read_text() == "here"


def test_a_record_longer_than_any_match_is_not_even_replayed(record: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "play", None)
    with pytest.raises(BadRecord, match="no match of Powerboats has more than"):
        from_record(altered(record, actions=[0] * 40_000))


def test_a_failed_save_leaves_the_old_file_whole(tmp_path: Path, record: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.json"
    save(from_record(record), path)
    before = path.read_text("utf-8")

    def full(*_args: Any, **_more: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.write_text", full)
    with pytest.raises(CannotWrite, match="No space left on device"):
        save(from_record(record), path)
    assert path.read_text("utf-8") == before
    assert [p.name for p in tmp_path.iterdir()] == ["m.json"]
