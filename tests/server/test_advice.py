"""Hints and reviews in the room: by what a seat knows, in a worker, and the same numbers as the commands give."""

import json
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import vaka
from tests.server.harness import Guest, Served, served, settings, wait_until
from tests.server.test_secrets import Seated, hides, redealt
from tests.tiers import amount
from vaka.bots import bot
from vaka.bots.analysis import analyse
from vaka.bots.review import review
from vaka.core.match import Match
from vaka.core.record import from_record, to_record
from vaka.core.registry import games
from vaka.room.commitment import read

FEW = {
    "hint_playouts": amount("VAKA_TEST_HINT_PLAYOUTS", 8, 24),
    "hint_seconds": 60.0,
    "review_playouts": amount("VAKA_TEST_REVIEW_PLAYOUTS", 1, 2),
}  # plain: nothing is compiled in these rooms


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(settings(tmp_path_factory.mktemp("advice"), **FEW)) as one:
        yield one


@pytest.fixture(scope="module")
def finished() -> Match:
    """A short match, played to its end."""
    match = Match("tongiaki", 2, seed=3)
    players = [bot("greedy").player(match.game, seat, 5) for seat in range(2)]
    while not match.over:
        match.play(players[match.to_move].decide(match.state))
    return match


class ReviewedTable(NamedTuple):
    id: str
    record: Any  # as it was before the review


@pytest.fixture(scope="module")
def reviewed_table(room: Served, finished: Match) -> ReviewedTable:
    """A table with that match, reviewed once for all tests."""
    with Guest(room.url) as guest:
        table = str(guest.post("/records", {"record": to_record(finished)}, 201)["table"]["id"])
        record = guest.get(f"/tables/{table}/record")
        begun = guest.post(f"/tables/{table}/review", {"seat": 1})
        assert begun["plies"] == finished.ply
        reviewed(guest, table, 1)
    return ReviewedTable(table, record)


def ask(guest: Guest, table: str, expect: int = 200, **more: Any) -> Any:
    """A hint for the seat to move."""
    now = guest.get(f"/tables/{table}")["table"]
    return guest.post(f"/tables/{table}/hint", {"seat": now["to_move"], "entry": now["entry"], **more}, expect)


def reviewed(guest: Guest, table: str, seat: int, **query: Any) -> Any:
    """The review, when it is done."""
    asked = {"seat": seat}
    return wait_until(lambda: guest.post(f"/tables/{table}/review", asked, **query)["review"], 60)


@pytest.mark.parametrize("name", sorted(games()))
def test_a_hint_can_be_played_and_says_why(guest: Guest, name: str) -> None:
    seats = max(2, vaka.load(name).meta.seats[0])
    table = guest.post("/tables", {"game": name, "seats": [{"kind": "me"}] * seats}, 201)["table"]["id"]
    told = ask(guest, table)
    standing = guest.get(f"/tables/{table}/position", words="true")
    choices = {choice["action"]: choice for place in standing["positions"] for choice in place["choices"] or ()}
    assert 1 <= len(told["moves"]) <= 3
    for move in told["moves"]:
        choice = choices[move["action"]]
        assert {key: move[key] for key in choice} == choice, "worded as the choices are"
        assert 0 <= move["expected"] <= 1
    best = told["moves"][0]
    often = [
        move for move in told["moves"] if move["playouts"] >= 0.2 * max(each["playouts"] for each in told["moves"])
    ]
    assert best["expected"] == max(move["expected"] for move in often)
    assert best["words"] in told["why"]
    assert told["reason"]["words"].endswith(".")
    assert "reason-" not in told["reason"]["words"], "every clause has its words"
    for number, made in enumerate([best, *best["then"]]):  # a whole move can be played, decision by decision
        guest.post(f"/tables/{table}/act", {"entry": told["entry"] + number, "action": made["action"]})


def test_a_hint_speaks_the_language_asked_for(guest: Guest) -> None:
    table = guest.open("me", "me", game="tavarua")["table"]["id"]
    english = ask(guest, table)
    italian = guest.post(f"/tables/{table}/hint", {"seat": english["seat"], "entry": 0}, language="it")
    assert "%" in italian["why"]
    assert english["why"] != italian["why"]
    assert [move["expected"] for move in english["moves"]] == [move["expected"] for move in italian["moves"]]


def test_a_hint_comes_again_from_the_record_with_the_numbers_its_command_names(guest: Guest, finished: Match) -> None:
    match = finished.fork(20)
    while len(match.legal()) == 1:
        match.play(match.legal()[0])
    record = to_record(match)
    table = guest.post("/records", {"record": record, "seats": [{"kind": "me"}] * 2}, 201)["table"]
    told = ask(guest, table["id"])
    assert told["ply"] == match.ply
    named = f"vaka analyse tongiaki-{table['id']}.json --at {match.ply} --playouts {told['playouts']} --seed 0"
    assert told["command"] == named
    guest.post(f"/tables/{table['id']}/close")
    saved, _ = read(guest.get(f"/tables/{table['id']}/record"))
    again = analyse(saved, told["ply"], told["playouts"], int(told["seed"]), compiled=False)
    assert [(move.action, move.expected, move.share, move.playouts) for move in again.moves[:3]] == [
        tuple(move[key] for key in ("action", "expected", "share", "playouts")) for move in told["moves"]
    ]
    assert told["why"] == again.why("en")
    assert told["reason"]["words"] == again.reason.words("en")
    assert [[made["move"] for made in move["then"]] for move in told["moves"]] == [
        [made.move for made in move.then] for move in again.moves[:3]
    ]


def test_a_clock_that_ends_a_hint_leaves_numbers_that_come_again(tmp_path: Path) -> None:
    with served(settings(tmp_path, hint_playouts=1 << 20, hint_seconds=0.1)) as room, Guest(room.url) as guest:
        table = guest.open("me", "me", game="tavarua", seed="5")["table"]["id"]
        told = ask(guest, table)
        assert 0 < told["playouts"] < 1 << 20
        again = analyse(Match("tavarua", 2, seed=5), 0, told["playouts"], compiled=False)
        assert [move["expected"] for move in told["moves"]] == [move.expected for move in again.moves[:3]]


def test_hints_are_for_the_holder_of_the_seat_to_move(guest: Guest, other: Guest) -> None:
    table = guest.open("me", "me")["table"]["id"]
    assert ask(other, table, 403)["code"] == "not-your-seat"
    assert ask(guest, table, 409, seat=1)["code"] == "not-your-turn"
    assert ask(guest, table, 409, entry=7)["code"] == "stale"
    guest.post(f"/tables/{table}/close")
    told = guest.post(f"/tables/{table}/hint", {"seat": 0, "entry": 0}, 409)
    assert (told["code"], told["message"]) == ("table-ended", "The match is over.")


def test_a_host_can_forbid_hints(guest: Guest) -> None:
    table = guest.open("me", "me", hints=False)["table"]
    assert table["hints"] is False
    told = ask(guest, table["id"], 403)
    assert (told["code"], told["message"]) == ("no-hints", "There are no hints at this table.")
    assert guest.open("me", "me")["table"]["hints"] is True


def test_alone_for_the_result_nobody_is_helped(guest: Guest) -> None:
    table = guest.post("/tables", {"game": "tavarua", "seats": [{"kind": "me"}]}, 201)["table"]
    assert table["hints"] is False
    assert ask(guest, table["id"], 403)["code"] == "no-hints"
    guest.post(f"/tables/{table['id']}/close")
    assert guest.post(f"/tables/{table['id']}/review", {"seat": 0}, 409)["code"] == "review-alone"


def test_until_the_search_is_compiled_a_hint_is_refused_and_the_table_goes_on(tmp_path: Path) -> None:
    with served(settings(tmp_path, warm=True)) as room, Guest(room.url) as guest:
        last = list(games())[-1]  # to be compiled
        seats = [{"kind": "me"}] * vaka.load(last).meta.seats[1]
        table = guest.post("/tables", {"game": last, "seats": seats}, 201)["table"]["id"]
        told = ask(guest, table, 503)
        assert told["code"] == "advice-not-ready"
        guest.act(table)


@pytest.mark.parametrize("name", [name for name in games() if hides(name)])
def test_a_hint_does_not_know_what_its_seat_does_not(room: Served, name: str) -> None:
    """Two tables that differ only in what Ann cannot see give her the same hints, to the last digit."""
    hidden, rng = 0, random.Random(12)
    with Seated(room.url, name) as true, Seated(room.url, name) as other:
        for _ in range(24):
            if hidden == 3:
                break
            here, there = (room.room.tables.cached[table.id] for table in (true, other))
            match = here.match
            if match.to_move == 0:
                there.match, there.entries = redealt(match, 0, rng.getrandbits(63)), here.entries
                there.match.state.chance = match.state.chance ^ 12345  # and the dice to come
                hidden += there.match.state.tobytes() != match.state.tobytes()
                one, two = (ask(table.ann, table.id) for table in (true, other))
                for told in (one, two):
                    told.pop("command")
                assert one == two
            if here.round is None:
                true.act(match.to_move, here.entries, rng.choice(match.legal()))
            else:
                true.all_choose(rng)
    assert hidden == 3


def test_a_review_adds_up_and_comes_again_from_the_record(
    guest: Guest, finished: Match, reviewed_table: ReviewedTable
) -> None:
    table = reviewed_table.id
    assert finished.returns is not None
    told = reviewed(guest, table, 1)
    assert told["start"] + told["own"] + told["others"] + told["luck"] == pytest.approx(told["end"])
    assert told["end"] == (1 + finished.returns[1]) / 2
    assert told["command"] == f"vaka review tongiaki-{table}.json --seat 1 --playouts {FEW['review_playouts']} --seed 0"
    saved, _ = read(guest.get(f"/tables/{table}/record"))
    again = review(saved, told["playouts"], int(told["seed"]), compiled=False)
    assert [(point["ply"], point["expected"]) for point in told["curve"]] == again.curve(1)
    assert (told["own"], told["luck"]) == (again.own_choice(1), again.luck(1))
    assert [turn["ply"] for turn in told["turning_points"]] == [decision.ply for decision in again.turning_points(1)]


def test_a_turning_point_names_what_was_played_and_what_was_better(
    guest: Guest, finished: Match, reviewed_table: ReviewedTable
) -> None:
    told, italian = (reviewed(guest, reviewed_table.id, 0, language=code) for code in ("en", "it"))
    assert len(told["turning_points"]) == 3
    for turn, other in zip(told["turning_points"], italian["turning_points"], strict=True):
        at = finished.fork(turn["ply"])
        assert turn["seat"] == at.to_move
        assert turn["played"]["action"] == finished.actions[turn["ply"]]
        assert turn["best"]["action"] in at.legal()
        assert turn["played"]["words"] != other["played"]["words"]
        assert {"played", "best", "mistake", "with_played", "with_best", "before", "after", "cause"} <= set(turn)
        made = [turn["played"]["action"], *(each["action"] for each in turn["played"]["then"])]
        assert made == finished.actions[turn["ply"] : turn["ply"] + len(made)], "the whole move that was played"
        assert (turn["reason"] is None) == (turn["best"]["action"] == turn["played"]["action"])
        if turn["reason"] is not None:
            assert turn["reason"]["against"] == "played"
            assert turn["reason"]["words"] != other["reason"]["words"]


@pytest.mark.exhaustive
def test_the_end_awards_the_best_decision_once_the_match_was_reviewed(tmp_path: Path, finished: Match) -> None:
    with served(settings(tmp_path, **FEW | {"review_playouts": 4})) as room, Guest(room.url) as guest:
        table = guest.post("/records", {"record": to_record(finished)}, 201)["table"]["id"]
        before = guest.get(f"/tables/{table}/ending")
        decision = reviewed(guest, table, 0)["decision"]
        assert finished.seat_at(decision["ply"]) == decision["seat"]
        assert decision["played"]["action"] == decision["best"]["action"] == finished.actions[decision["ply"]]
        told = {"seat": decision["seat"], "ply": decision["ply"] + 1, "args": {"gain": decision["gain"]}}
        award = {"name": "decision", **told}
        assert guest.get(f"/tables/{table}/ending") == {**before, "awards": [*before["awards"], award]}


def test_bots_answer_while_a_match_is_reviewed(tmp_path: Path, finished: Match) -> None:
    with served(settings(tmp_path, review_playouts=8)) as room, Guest(room.url) as guest:
        table = guest.post("/records", {"record": to_record(finished)}, 201)["table"]["id"]
        guest.post(f"/tables/{table}/review", {"seat": 0})
        playing = guest.open("me", "bot")["table"]["id"]
        for _ in range(3):
            wait_until(lambda: any(p["choices"] for p in guest.get(f"/tables/{playing}/position")["positions"]))
            started = time.monotonic()
            guest.act(playing)
            assert time.monotonic() - started < 5
        wait_until(lambda: guest.post(f"/tables/{table}/review", {"seat": 0})["ply"])
        far = guest.post(f"/tables/{table}/review", {"seat": 0})
        assert far["review"] is None, "it goes on beside the match"


def test_a_running_match_is_not_reviewed_and_too_many_wait(tmp_path: Path, finished: Match) -> None:
    limits = settings(tmp_path).limits.__class__(rate=1e6, burst=1_000_000, reviews=2, all_reviews=3)
    with served(settings(tmp_path, review_playouts=200, limits=limits)) as room, Guest(room.url) as guest:
        running = guest.open("me", "me")["table"]["id"]
        assert guest.post(f"/tables/{running}/review", {"seat": 0}, 409)["code"] == "review-running"
        tables = [guest.post("/records", {"record": to_record(finished)}, 201)["table"]["id"] for _ in range(4)]
        for table in tables[:2]:
            guest.post(f"/tables/{table}/review", {"seat": 0})
        assert guest.post(f"/tables/{tables[2]}/review", {"seat": 0}, 429)["code"] == "too-many-reviews"
        assert guest.post(f"/tables/{tables[0]}/review", {"seat": 9}, 422)["code"] == "bad-seat"
        with Guest(room.url) as neighbour:
            neighbour.http.headers["x-forwarded-for"] = "192.0.2.7"  # as a proxy on this machine says
            neighbour.post(f"/tables/{tables[2]}/review", {"seat": 0})
            refused = neighbour.post(f"/tables/{tables[3]}/review", {"seat": 0}, 429)
            assert refused["code"] == "too-many-reviews", "of all clients together"


def test_a_match_without_decisions_says_so(guest: Guest) -> None:
    table = guest.open("me", "me")["table"]["id"]
    guest.post(f"/tables/{table}/close")

    def problem() -> Any:
        answer = guest.http.post(f"/api/tables/{table}/review", json={"seat": 0})
        return answer.json() if answer.is_error else None

    assert wait_until(problem)["code"] == "review-empty"


def test_a_match_that_was_dealt_anew_has_hints_but_no_command(guest: Guest) -> None:
    table = guest.open("me", "me", game="tavarua")["table"]["id"]
    guest.act(table)
    forked = guest.post(f"/tables/{table}/fork", {"ply": 1, "seats": [{"kind": "me"}] * 2}, 201)["table"]["id"]
    assert ask(guest, forked)["command"] is None


def test_a_review_leaves_the_record_as_it_was(guest: Guest, finished: Match, reviewed_table: ReviewedTable) -> None:
    after = guest.get(f"/tables/{reviewed_table.id}/record")
    assert json.dumps(after) == json.dumps(reviewed_table.record)
    assert from_record(to_record(finished)).actions == finished.actions
