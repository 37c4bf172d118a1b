"""Tournaments: fair seatings, ratings that find a known strength, results that survive an interruption, the report."""

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from vaka.arena.executors import here
from vaka.arena.ratings import SCALE, fit, rate
from vaka.arena.results import Results, result_file
from vaka.arena.tournament import Chunk, Result, Tournament, seatings
from vaka.cli.main import run
from vaka.core.errors import BadRecord

TABLE = ["arena", "powerboats", "--bots", "greedy,random"]


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (5, 4), (2, 3), (2, 4), (3, 3), (4, 6), (5, 8)])
def test_every_bot_has_every_seat_equally_often(bots: int, seats: int) -> None:
    names = tuple("abcdefgh"[:bots])
    held = {name: np.zeros(seats, int) for name in names}
    for seating in seatings(names, seats):
        for seat, name in enumerate(seating):
            held[name][seat] += 1
    counts = {tuple(count) for count in held.values()}
    assert len(counts) == 1, "no bot has more seats than another"
    for count in held.values():
        assert len(set(count)) == 1, "no seat is held more often than another"


@pytest.mark.parametrize(("bots", "seats"), [(3, 2), (5, 4)])
def test_every_two_bots_meet_equally_often(bots: int, seats: int) -> None:
    names = tuple("abcde"[:bots])
    tables = seatings(names, seats)
    meetings = {sum({a, b} <= set(seating) for seating in tables) for a, b in combinations(names, 2)}
    assert len(meetings) == 1


def results_of(tournament: Tournament, strengths: dict[str, float], seed: int) -> list[Result]:
    """Matches whose order is drawn from known strengths: each seat's time is exponential, the quickest wins."""
    dice = np.random.default_rng(seed)
    found = []
    for deal in range(tournament.deals):
        for number, seating in enumerate(tournament.seatings):
            rates = np.array([10 ** (strengths[name] / 400) for name in seating])
            times = dice.exponential(1 / rates)
            places = np.argsort(np.argsort(times))
            found.append(Result(number, deal, tuple(int(-place) for place in places), 100, 0.1, {"points": 3.0}))
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_ratings_find_the_strengths_matches_were_drawn_from(seats: int) -> None:
    strengths = {"a": 300.0, "b": 150.0, "c": 0.0, "d": -150.0, "e": -300.0}
    tournament = Tournament("powerboats", tuple(strengths), seats, 60)
    ratings, leads = rate(tournament, results_of(tournament, strengths, 3))
    assert [row.bot for row in ratings] == list(strengths)
    for row in ratings:
        assert row.low < 1500 + strengths[row.bot] < row.high
        assert row.low < row.points < row.high
    for lead in leads:
        assert lead.low < 150 < lead.high
    skills = [row.skill for row in ratings]
    assert skills == sorted(skills, reverse=True)


def test_ratings_find_the_strengths_where_only_the_winner_is_known() -> None:
    strengths = {"a": 250.0, "b": 100.0, "c": -50.0, "d": -300.0}
    tournament = Tournament("powerboats", tuple(strengths), 4, 300)
    results = [
        replace(result, returns=tuple(840 if value == max(result.returns) else -280 for value in result.returns))
        for result in results_of(tournament, strengths, 3)
    ]
    ratings, _ = rate(tournament, results)
    assert [row.bot for row in ratings] == list(strengths)
    for row in ratings:
        assert row.low < 1500 + strengths[row.bot] < row.high


def test_intervals_hold_the_truth_about_95_times_in_100() -> None:
    strengths = {"a": 100.0, "b": -100.0}
    tournament = Tournament("powerboats", ("a", "b"), 2, 50)
    held = 0
    for seed in range(100):
        _, [lead] = rate(tournament, results_of(tournament, strengths, seed))
        held += lead.low <= 200 <= lead.high
    assert 88 <= held <= 100


def test_more_deals_make_a_narrower_interval() -> None:
    strengths = {"a": 100.0, "b": 0.0}
    widths = []
    for deals in (20, 320):
        tournament = Tournament("powerboats", ("a", "b"), 2, deals)
        _, [lead] = rate(tournament, results_of(tournament, strengths, 5))
        widths.append(lead.high - lead.low)
    assert widths[1] < widths[0] / 2


def test_who_never_lost_has_a_rating_and_an_honest_doubt() -> None:
    tournament = Tournament("powerboats", ("a", "b"), 2, 20)
    results = [
        Result(number, deal, tuple(840 if name == "a" else -840 for name in seating), 9, 0.1, {})
        for deal in range(20)
        for number, seating in enumerate(tournament.seatings)
    ]
    _, [lead] = rate(tournament, results)
    assert 300 < lead.low < lead.points < lead.high


def test_an_even_score_is_an_even_rating() -> None:
    assert fit(np.array([[0.0, 30.0], [10.0, 0.0]]))[0] - 1500 == pytest.approx(SCALE * np.log(30.5 / 10.5) / 2)
    assert fit(np.full((3, 3), 7.0)) == pytest.approx([1500, 1500, 1500])


def play(results: Results, chunks: list[Chunk]) -> None:
    for _, found in here([(results.tournament, chunk) for chunk in chunks], 1):
        results.add(found)


def test_results_are_continued_after_an_interruption(tmp_path: Path) -> None:
    tournament = Tournament.make("powerboats", ["greedy", "random"], 2, 8, {}, 0)
    chunks = list(tournament.chunks(1))
    file = tmp_path / "results.jsonl"
    whole = Results(tournament)
    play(whole, chunks)
    play(result_file(tournament, file), chunks[:5])
    with file.open("a", encoding="utf-8") as torn:
        torn.write('{"seating": 1, "rou')
    again = result_file(tournament, file)
    assert set(again.results) == {(chunk.seating, chunk.first) for chunk in chunks[:5]}
    play(again, chunks[5:])
    third = result_file(tournament, file)
    assert {result.key: result.returns for result in third.wanted} == {
        result.key: result.returns for result in whole.wanted
    }


def test_a_file_that_calls_a_deal_a_round_is_continued(tmp_path: Path) -> None:
    tournament, file = Tournament.make("powerboats", ["greedy", "random"], 2, 4, {}, 0), tmp_path / "results.jsonl"
    written = result_file(tournament, file)
    play(written, list(tournament.chunks(1)))
    text = file.read_text("utf-8")
    assert '"deal"' in text
    file.write_text(text.replace('"deal"', '"round"'), "utf-8")
    assert result_file(tournament, file).results == written.results


def test_results_of_another_tournament_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    result_file(Tournament.make("powerboats", ["greedy", "random"], 2, 8, {}, 0), file)
    with pytest.raises(BadRecord, match="another tournament"):
        result_file(Tournament.make("powerboats", ["greedy", "random"], 3, 8, {}, 0), file)
    result_file(Tournament.make("powerboats", ["greedy", "random"], 2, 80, {}, 0), file)  # more deals of the same
    file.write_text("something else\n", "utf-8")
    with pytest.raises(BadRecord, match="not a file of results"):
        result_file(Tournament.make("powerboats", ["greedy", "random"], 2, 8, {}, 0), file)


def test_the_command_prints_ratings_and_writes_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report, out = tmp_path / "report.html", tmp_path / "results.jsonl"
    arguments = [*TABLE, "--matches", "11", "--report", str(report), "--out", str(out), "--json"]
    assert run(arguments) == 0
    first = json.loads(capsys.readouterr().out)
    assert first["matches"] == 12, "made up to whole deals"
    assert [row["bot"] for row in first["ratings"]] == ["greedy", "random"]
    assert first["leads"][0]["low"] > 0
    page = report.read_text("utf-8")
    for heading in ("Ratings", "Who finished before whom", "What a seat is worth", "Length", "Decisions a second"):
        assert heading in page
    assert page.count("<svg") >= 4
    assert not re.search(r'(src|href)="', page), "one file that needs nothing else"
    lines = out.read_text("utf-8")
    assert run(arguments) == 2
    assert "report.html is there already" in capsys.readouterr().err
    assert run([*arguments, "--force"]) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert out.read_text("utf-8") == lines, "nothing was played twice"
    assert run([*TABLE, "--matches", "4", "--language", "it"]) == 0
    assert "torneo" in capsys.readouterr().out


@pytest.mark.exhaustive
def test_two_workers_rate_as_one_does(capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for workers in ("1", "2"):
        assert run([*TABLE, "--matches", "16", "--json", "--workers", workers]) == 0
        printed.append(json.loads(capsys.readouterr().out))
    assert printed[0] == printed[1]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "greedy"], "at least two bots"),
        (["--bots", "greedy,greedy"], "named twice"),
        (["--bots", "greedy,nobody"], "no bot called"),
        (["--on", "moon"], "here, ray"),
        (["--matches", "0"], "at least 1"),
        (["--report", "/nowhere/at/all.html"], "cannot be written"),
        (["--report", "/", "--force"], "Not a regular file"),
        (["--report", "x" * 300], "File name too long"),
        (["--report", "new.html", "--out", "./new.html"], "cannot take both"),
    ],
)
def test_mistakes_are_said_in_one_sentence(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "powerboats", "--matches", "2", *arguments]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert len(err.strip().splitlines()) == 1


@pytest.mark.parametrize("content", [b"notes of somebody", b"\xff\x00 no text"])
def test_a_file_that_is_there_is_not_replaced_by_a_report_unasked(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = tmp_path / "notes.html"
    report.write_bytes(content)
    arguments = [*TABLE, "--seats", "2", "--matches", "2", "--report", str(report)]
    assert run(arguments) == 2
    assert "is there already" in capsys.readouterr().err
    assert report.read_bytes() == content
    assert run([*arguments, "--force"]) == 0
    assert report.read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.exhaustive
def test_a_ray_cluster_of_two_nodes_plays_the_same_matches(tmp_path: Path) -> None:
    """In a process of its own: Ray leaves threads and warnings behind."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'vaka[cluster]'")
    code = (
        "import sys, ray; from ray.cluster_utils import Cluster; from vaka.cli.main import run;"
        "cluster = Cluster(initialize_head=True, head_node_args={'num_cpus': 1, 'include_dashboard': False});"
        "cluster.add_node(num_cpus=1); cluster.wait_for_nodes();"
        "import os; os.environ['RAY_ADDRESS'] = cluster.address;"
        "code = run(sys.argv[1:]);"
        "ray.shutdown(); cluster.shutdown(); sys.exit(code)"
    )
    outs = [tmp_path / "ray.jsonl", tmp_path / "here.jsonl"]
    arguments = [*TABLE, "--matches", "12", "--json"]
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments, "--on", "ray", "--out", str(outs[0])],
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
        env={**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_DEDUP_LOGS": "0"},
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert run([*arguments, "--out", str(outs[1])]) == 0
    held = [
        {(r["seating"], r["deal"]): r["returns"] for r in map(json.loads, o.read_text().splitlines()[1:])} for o in outs
    ]
    assert held[0] == held[1]
    assert len(held[0]) == 12
