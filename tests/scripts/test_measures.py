"""Measurements that take long resume where they stopped, and what they found is what the page says."""

import json
import re
import sys
from itertools import pairwise
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from benchmarks import machine, mixing

import vaka
from scripts import exploit, strength
from vaka.arena.exploit import Exploit
from vaka.arena.leaderboard import read


def test_the_page_says_what_was_measured_of_responses() -> None:
    page = exploit.PAGE.read_text("utf-8")
    assert f"<!-- exploit -->\n{exploit.table(exploit.Kept(exploit.RESULTS).data)}\n<!-- /exploit -->" in page


BOARDS = {path.stem: read(path) for path in sorted(strength.FILES.glob("*.json"))}


def test_the_page_says_what_was_measured_of_strength() -> None:
    assert f"<!-- strength -->\n{strength.tables(BOARDS)}\n<!-- /strength -->" in strength.PAGE.read_text("utf-8")


@pytest.mark.parametrize("game", sorted(vaka.all_games()))
def test_no_claim_of_strength_rests_on_few_matches(game: str) -> None:
    for seats in (strength.fewest(game), strength.MOST_SEATS):
        meetings = strength.leads(BOARDS[f"{game}-{seats}"]["meetings"])
        learned = ((name, strength.LEVELS[0]) for name in strength.learned(game))
        for pair in (*pairwise(strength.LADDER), *learned):
            few = len(meetings[pair]["matches"]) < (100 if "level5" in pair else 400) if pair in meetings else True
            assert (strength.said(meetings.get(pair)) == "–") == few, (game, seats, pair)
            assert not few or pair[0] in strength.LEARNED, (game, seats, pair)


def test_every_figure_of_strength_on_the_page_rests_on_a_hundred_matches() -> None:
    counts = [int(number) for number in re.findall(r"(?:\), |of )(\d+) ", strength.tables(BOARDS))]
    assert len(counts) > 50
    assert min(counts) >= 100


@pytest.mark.parametrize(("bots", "needed"), [(["mind", "level5"], 100), (["mind", "greedy"], 400)])
def test_a_meeting_with_too_few_matches_is_not_in_the_tables(bots: list[str], needed: int) -> None:
    [board] = [board for board in BOARDS.values() if board["game"] == "tavarua" and board["seats"] == 2]
    for count in (needed - 1, needed):
        meeting = board["meetings"][0].copy()
        meeting["bots"], meeting["matches"] = bots, ["1,-1 9 abc"] * count
        assert (strength.said(meeting) == strength.wins(meeting) == "–") == (count < needed)


def test_deals_of_a_response_are_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "exploit.json"
    wanted = Exploit.make("tavarua", "greedy", 2, 6, {}, exploit.SEED, None)
    kept = exploit.Kept(path)
    kept.add(wanted, {0: [1.0, 1.0], 2: [1.0, -1.0]})
    kept.save()
    again = exploit.Kept(path)
    assert again.deals(wanted) == {0: [1.0, 1.0], 2: [1.0, -1.0]}
    assert exploit.figure(again.data["tavarua greedy"]).startswith("+0.50 (")
    assert again.deals(Exploit.make("tavarua", "greedy", 2, 6, {}, exploit.SEED, 7)) == {}


def found(match: int, first: bool, gain: float) -> dict[str, object]:
    return {"way": "as it is", "place": [match, 5, 4], "first": first, "likeliest": 0.5, "gain": gain}


def test_positions_of_secret_choices_are_not_looked_at_again(tmp_path: Path) -> None:
    path, game = tmp_path / "mixing.json", vaka.load("tavarua")
    entry = mixing.kept(path, game, deals=3)
    assert entry["found"] == []
    entry["found"].append(found(1, True, 0.25))
    machine.keep(path, {"tavarua": entry})
    assert mixing.kept(path, game, deals=3)["found"] == [found(1, True, 0.25)]
    assert mixing.kept(path, game, deals=4)["found"] == []
    machine.keep(path, {"other": {}})
    assert sorted(json.loads(path.read_text("utf-8"))) == ["other", "tavarua"]


@pytest.mark.parametrize("gains", [[0.2], [0.2, 0.4]])
def test_a_table_of_few_positions_is_written(gains: list[float]) -> None:
    rows = [found(number, True, gain) for number, gain in enumerate(gains)]
    written = mixing.table({"tavarua": {"made": "today", "deals": 3, "found": rows}})
    assert f"Tavarua, {len(gains)} positions, 3 deals, today" in written
    assert written.endswith("| – | – |" if len(gains) == 1 else "| +0.3000 (+0.1040 to +0.4960) | – |")


CALLED = [
    path
    for folder in ("benchmarks", "scripts")
    for path in sorted((Path(__file__).parents[2] / folder).glob("*.py"))
    if "\nfrom benchmarks" in (text := path.read_text("utf-8")) and "ArgumentParser" in text and "__main__" in text
]


@pytest.mark.parametrize("path", CALLED, ids=lambda path: path.stem)
def test_what_is_called_by_its_path_finds_the_folder_beside_it(path: Path) -> None:
    text = path.read_text("utf-8")
    assert "sys.path.insert" in text[: text.index("\nfrom benchmarks")], "python PATH knows the file's own folder alone"
