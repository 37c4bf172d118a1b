"""Matches recorded by version 1, which numbered re-rolls and headings otherwise, replay move for move."""

import json
from pathlib import Path
from typing import Any

import pytest

import vaka
from vaka.core.errors import BadRecord
from vaka.core.record import digest, from_record, to_record
from vaka.games.powerboats.actions import ACTIONS, CHOICES, reroll
from vaka.games.powerboats.versions import NO_ACTION, from_version_1

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))
OLD_REROLLS = 784 * 6 + 5  # where they began
OLD_HEADINGS = OLD_REROLLS + 28**3


def signed(record: Any, **fields: Any) -> Any:
    changed = {**record, **fields}
    return {**changed, "digest": digest(changed)}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_version_1_replays_to_the_same_position(path: Path) -> None:
    record = json.loads(path.read_text("utf-8"))
    assert record["version"] == 1
    again = to_record(from_record(record), record.get("players"))
    assert again["version"] == vaka.load("powerboats").meta.version
    replayed = (again["moves"], again["returns"], again["position"])
    assert replayed == (record["moves"], record["returns"], record["position"])
    assert max(again["actions"]) < ACTIONS.count < OLD_HEADINGS <= max(record["actions"])


def test_every_choice_of_dice_and_every_heading_has_its_old_number() -> None:
    old = [OLD_REROLLS + (ones * 28 + twos) * 28 + threes for ones, twos, threes in CHOICES.tolist()]
    assert [from_version_1(action) for action in old] == [reroll(*dice) for dice in CHOICES.tolist()]
    assert [from_version_1(OLD_HEADINGS + turn) for turn in range(3)] == [ACTIONS.count - 3 + turn for turn in range(3)]
    assert from_version_1(OLD_REROLLS - 1) == OLD_REROLLS - 1
    assert from_version_1(OLD_REROLLS + 27 * 28) == NO_ACTION


def test_a_record_of_version_1_with_impossible_dice_is_refused() -> None:
    record = json.loads(RECORDS[0].read_text("utf-8"))
    ply = next(i for i, action in enumerate(record["actions"]) if OLD_REROLLS <= action < OLD_HEADINGS)
    actions = [*record["actions"]]
    actions[ply] = OLD_HEADINGS - 1
    with pytest.raises(BadRecord, match=f"decision {ply + 1}, action -1, is not legal"):
        from_record(signed(record, actions=actions))


def test_an_altered_record_of_version_1_is_still_found_out() -> None:
    record = json.loads(RECORDS[0].read_text("utf-8"))
    with pytest.raises(BadRecord, match="changed"):
        from_record({**record, "seed": "1"})


def test_a_version_that_played_by_other_rules_says_which_it_needs() -> None:
    record = json.loads(RECORDS[0].read_text("utf-8"))
    for theirs in (0, 3, [1], None):
        with pytest.raises(BadRecord, match="version"):
            from_record(signed(record, version=theirs))
