"""Bots in processes of their own: asked, crashed, stuck, warm."""

import asyncio
import base64
import os
import queue
import signal
import sys
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.harness import Guest, hear, served, settings, wait_until
from vaka.bots import bot
from vaka.bots.search.searcher import warm_up
from vaka.core.match import Match
from vaka.server.bots import Pool, Question
from vaka.server.bots.worker import Thinker, compiled_game, serve


def ask(pool: Pool, match: Match, name: str = "greedy") -> int:
    async def run() -> int:
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


def test_a_worker_that_is_stuck_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Pool(1, False, 0.5)
    monkeypatch.setattr(sys, "executable", "/bin/cat")  # it answers nothing that makes sense
    match = Match("powerboats", 2, seed=1)
    assert ask(pool, match) in match.legal(), "after several tries any legal action does"
    assert pool.replaced == 3


def test_a_bot_makes_its_move_though_no_worker_can_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    match = Match("powerboats", 2, seed=1)
    assert ask(Pool(1, False, 5), match) in match.legal()


def test_the_compiled_rules_of_a_worker_choose_as_the_plain_ones() -> None:
    """The same bot with the same stream, plain and compiled, on the positions of a match."""
    match, thinker = Match("powerboats", 2, seed=9), Thinker()
    fast = compiled_game(match.game)
    plain_bot, fast_bot = (bot("greedy").player(game, 0, 5) for game in (match.game, fast))
    plain_other, fast_other = (bot("greedy").player(game, 1, 5) for game in (match.game, fast))
    for _ in range(40):
        pair = (plain_bot, fast_bot) if match.to_move == 0 else (plain_other, fast_other)
        one, two = (player.decide(match.state) for player in pair)
        assert one == two
        match.play(one)
    question = Question.about("t", match, "greedy")
    data = {**question.__dict__, "id": 1, "state": base64.b64encode(question.state).decode()}
    assert thinker.answer(data)["compiled"] is False
    thinker.warm_up(["powerboats", "no-such-game"])
    answer = thinker.answer(data)
    assert answer["compiled"] is True
    assert answer["action"] in match.legal()


@pytest.mark.parametrize("name", ["random", "greedy"])
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
            lines.put(question.line(number).decode())
        lines.put(None)
        told, started = [], time.monotonic()
        serve(Thinker(), lines, lambda answer, told=told: told.append((time.monotonic(), answer)))
        last = max(when for when, _ in told) - started
        if last < budget + 0.1:
            break
    assert last < budget + 0.1
    assert {answer["id"] for _, answer in told} == set(range(tables))
    counts = [answer["playouts"] for _, answer in told]
    assert 0 < max(counts) <= 3 * min(counts), "budgets shrink fairly"
