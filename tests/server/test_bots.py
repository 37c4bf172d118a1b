"""Bots in processes of their own: asked, crashed, stuck, warm."""

import asyncio
import os
import queue
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.harness import Guest, hear, served, settings, wait_until
from tests.tiers import some
from vaka.bots import bot, bots
from vaka.bots.analysis import request_for
from vaka.bots.fast import fast
from vaka.bots.search.searcher import Candidate, warm_up
from vaka.core.match import Match
from vaka.server import bot_turns
from vaka.server.bots import Pool, Question, worker
from vaka.server.bots.messages import (
    AnalysisJob,
    Answer,
    Decision,
    NotCompiled,
    NotReady,
    SearchResult,
    Started,
    read_answer,
    read_job,
    write_answer,
    write_job,
)
from vaka.server.bots.worker import Thinker, serve

COUNTING = Path(__file__).parents[1] / "bots" / "counting.py"


def ask(pool: Pool, match: Match, name: str = "greedy") -> int | NotReady | None:
    async def run() -> int | NotReady | None:
        try:
            return await pool.ask(Question.about("t", match, name), match)
        finally:
            await pool.stop()

    return asyncio.run(run())


def test_a_worker_answers_with_a_legal_action() -> None:
    match = Match("powerboats", 3, seed=4)
    assert ask(Pool(1, False, 30), match) in match.legal()


def test_a_question_holds_neither_the_seed_nor_the_true_state() -> None:
    match = Match("powerboats", 3, seed=4)
    question = Question.about("t", match, "greedy")
    known = match.game.new_state()
    known.memory[:] = question.state
    assert known.chance != match.state.chance
    assert match.game.view(known, question.seat) == match.view(question.seat)
    assert question.seed != match.seed
    assert Question.about("t", match, "greedy").state != question.state


def test_a_worker_that_was_killed_is_replaced_and_the_move_made(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as room, Guest(room.url) as guest:
        table = guest.open("bot", "bot")["table"]["id"]
        with guest.socket(table) as socket:
            for _ in range(3):
                hear(socket, "ply")
                for process in room.room.pool.processes:
                    with suppress(ProcessLookupError):  # killed before, and not yet replaced
                        os.kill(process, signal.SIGKILL)
            wait_until(lambda: room.room.pool.replaced >= 2)
            hear(socket, "over", seconds=60)


def test_a_worker_that_starts_slowly_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slowly = tmp_path / "slowly"
    slowly.write_text(f'#!/bin/sh\nsleep 4\nexec {sys.executable} "$@"\n')
    slowly.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(slowly))
    pool, match = Pool(1, False, 3.0), Match("powerboats", 2, seed=1)
    assert ask(pool, match) in match.legal()
    assert pool.replaced == 0


def test_a_worker_that_is_stuck_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Pool(1, False, 0.5)
    monkeypatch.setattr(sys, "executable", "/bin/cat")  # it answers nothing that makes sense
    match = Match("powerboats", 2, seed=1)
    assert ask(pool, match) is None, "nobody decides in the bot's place"
    assert pool.replaced == 3


def test_a_table_waits_for_a_bot_that_fails_and_goes_on_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_turns, "FIRST_PAUSE", 0.01)
    working = sys.executable
    monkeypatch.setattr(sys, "executable", "/nowhere/python")  # no worker can start
    with served(settings(tmp_path)) as room, Guest(room.url) as guest:
        table = guest.open("bot", "bot")["table"]["id"]
        wait_until(lambda: room.room.pool.replaced > 3)
        assert guest.get(f"/tables/{table}")["table"]["entry"] == 0, "nobody has decided in the bot's place"
        monkeypatch.setattr(sys, "executable", working)
        wait_until(lambda: guest.get(f"/tables/{table}")["table"]["entry"] > 3)


def test_the_compiled_rules_of_a_worker_choose_as_the_plain_ones() -> None:
    """The same bot with the same stream, plain and compiled, on the positions of a match."""
    match, thinker = Match("powerboats", 2, seed=9), Thinker()
    games = (match.game, fast(match.game))
    plain_bot, fast_bot = (bot("greedy").player(game, 0, 5) for game in games)
    plain_other, fast_other = (bot("greedy").player(game, 1, 5) for game in games)
    for _ in range(40):
        pair = (plain_bot, fast_bot) if match.to_move == 0 else (plain_other, fast_other)
        one, two = (player.decide(match.state) for player in pair)
        assert one == two
        match.play(one)
    question = Question.about("t", match, "greedy")
    answer = thinker.answer(question)
    assert isinstance(answer, Decision)
    assert not answer.compiled
    told: list[Answer] = []
    thinker.warm_up(["powerboats", "no-such-game"], lambda _, said: told.append(said))
    assert [(said.game, "no-such-game" in said.reason) for said in told if isinstance(said, NotCompiled)] == [
        ("no-such-game", True)
    ]
    answer = thinker.answer(question)
    assert isinstance(answer, Decision)
    assert answer.compiled
    assert answer.action in match.legal()


def test_a_level_searches_by_plain_rules_until_the_search_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("tongiaki", 2, seed=4)
    question = replace(Question.about("t", match, "level1"), seconds=None)
    compiled = Thinker().answer(question)
    monkeypatch.setattr(worker, "ready", lambda name: False)
    plain = Thinker().answer(question)
    assert isinstance(plain, Decision)
    assert plain.playouts > 0
    assert replace(plain, compiled=False) == compiled, "the same search, only slower"


def test_a_level_waits_for_a_search_that_plain_rules_would_take_too_long_to_prepare() -> None:
    thinker = Thinker()
    thinker.warming.add("powerboats")
    question = Question.about("t", Match("powerboats", 2, seed=4), "level1")
    assert thinker.answer(question) == NotReady()
    assert isinstance(thinker.answer(replace(question, bot="greedy")), Decision)


def test_messages_are_read_as_they_were_written() -> None:
    match = Match("powerboats", 2, seed=9)
    question = Question.about("t", match, "greedy")
    assert read_job(write_job(7, question).decode()) == (7, question)
    job = AnalysisJob(request_for(match, 5, 1), 0.5)
    number, read = read_job(write_job(8, job).decode())
    assert isinstance(read, AnalysisJob)
    assert (number, read.seconds) == (8, 0.5)
    assert read.request.known.tobytes() == job.request.known.tobytes()
    assert replace(read.request, known=None) == replace(job.request, known=None)
    candidate = Candidate(3, 10, 0.25, 1.0, (0.25, -0.25))
    said: list[Answer] = [NotReady(), NotCompiled("a", "b"), Started()]
    answers: list[Answer] = [Decision(4, True, 9), SearchResult(10, [candidate]), *said]
    for answer in answers:
        assert read_answer(write_answer(6, answer)) == (6, answer)
    for nonsense in (
        b"nonsense",
        b"{}",
        b'{"id": 1, "kind": "?", "data": {}}',
        b'{"id": 1, "kind": "Decision", "data": 3}',
    ):
        with pytest.raises((ValueError, KeyError, TypeError)):
            read_answer(nonsense)


@pytest.fixture
def bots_as_before() -> Iterator[None]:
    before = dict(bots())
    yield
    bots().clear()
    bots().update(before)


@pytest.mark.usefixtures("bots_as_before")
def test_a_bot_of_the_hosts_own_plays_in_the_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = tmp_path / "calls"
    monkeypatch.setenv("VAKA_TEST_CALLS", str(calls))
    with served(settings(tmp_path, bots=(f"{COUNTING}:Counting",))) as room, Guest(room.url) as guest:
        assert "Counting" in [card["name"] for card in guest.get("/games")["bots"]]
        table = guest.open({"kind": "bot", "bot": "Counting"}, {"kind": "bot", "bot": "greedy"})["table"]["id"]
        wait_until(lambda: guest.get(f"/tables/{table}")["table"]["status"] == "over", 60)
        assert room.room.pool.replaced == 0
    assert len(calls.read_text().splitlines()) > 20


def test_a_stranger_cannot_make_the_room_load_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "trap.py").write_text(f"open({str(tmp_path / 'sprung')!r}, 'w')\n")
    with served(settings(tmp_path)) as room, Guest(room.url) as guest:
        for name in ("trap.py:Agent", "./trap.py:Agent", "tests.bots.counting:Counting", "trap.onnx"):
            refused = guest.open("me", {"kind": "bot", "bot": name}, expect=422)
            assert refused["code"] == "unknown-bot"
    assert not (tmp_path / "sprung").exists()


@pytest.mark.parametrize("name", some(["greedy", "random"]))
def test_bots_alone_play_a_match_to_its_end(tmp_path: Path, name: str) -> None:
    with served(settings(tmp_path)) as room, Guest(room.url) as guest:
        table = guest.open({"kind": "bot", "bot": name}, {"kind": "bot", "bot": "greedy"})["table"]["id"]
        wait_until(lambda: guest.get(f"/tables/{table}")["table"]["status"] == "over", 60)
        assert room.room.pool.replaced == 0


def test_ten_tables_that_think_at_once_are_all_answered_in_their_time() -> None:
    """Their budgets of half a second are shared, not queued: each gets fewer playouts, none waits for another."""
    budget, tables = 0.5, 10
    match = Match("tongiaki", 2, seed=9)
    warm_up("tongiaki")
    asked = [replace(Question.about(str(i), match, "level5"), seconds=budget) for i in range(tables)]
    for _ in range(12):  # other programs may have the machine for a moment
        lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        for number, question in enumerate(asked):
            lines.put(write_job(number, question).decode())
        lines.put(None)
        told: dict[int, tuple[float, Answer]] = {}
        started = time.monotonic()

        def tell(number: int, answer: Answer, told: dict[int, tuple[float, Answer]] = told) -> None:
            told[number] = time.monotonic(), answer

        serve(Thinker(), lines, tell)
        last = max(when for when, _ in told.values()) - started
        counts = [answer.playouts for _, answer in told.values() if isinstance(answer, Decision)]
        if last < budget + 0.1 and max(counts) <= 3 * min(counts):
            break
    assert last < budget + 0.1
    assert set(told) == set(range(tables))
    assert len(counts) == tables
    assert 0 < max(counts) <= 3 * min(counts), "budgets shrink fairly"
