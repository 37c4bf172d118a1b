"""What a move, a table and a connection cost: counted work, measured memory, and the same bytes at both speeds."""

import asyncio
import json
import random
import sys
import tracemalloc
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
import structlog

from tests.server.harness import Guest, Served, hear, last_choice, served, settings, wait_until
from tests.tiers import amount
from vaka.core import contract
from vaka.core.game import Game
from vaka.core.match import Match
from vaka.core.registry import games, load
from vaka.room import positions
from vaka.server.compiled import CompiledGames
from vaka.server.store.together import Together
from vaka.server.table import Table, digest_of
from vaka.server.tables import Tables
from vaka.server.texts import PositionTexts, encoded

MOVES = amount("VAKA_TEST_LOAD_MOVES", 30, 400)
CONNECTIONS = 40
MOST_BYTES_40_MOVES = 30_000  # the room may take 60,000, sockets and the allocator included


@pytest.fixture(scope="module")
def compiled() -> CompiledGames:
    """Compiled rules as a room loads them; skipped where nobody has compiled any."""
    found = CompiledGames()
    for name in games():
        if not found._load(name):
            pytest.skip(f"the rules of {name} are not in the cache (scripts/compile.py)")
    return found


def four_at(room: Served, stack: ExitStack, game: str = "powerboats") -> tuple[str, list[Any]]:
    """A table of four people who all follow it."""
    first = stack.enter_context(Guest(room.url))
    opened = first.open("me", "open", "open", "open", game=game, bearer=True)
    table, tokens = opened["table"]["id"], [opened["token"]]
    for seat in range(1, 4):
        tokens.append(first.post(f"/tables/{table}/sit", {"name": f"guest {seat}", "bearer": True})["token"])
    guests = [stack.enter_context(Guest(room.url, token)) for token in tokens]
    sockets = [stack.enter_context(guest.socket(table)) for guest in guests]
    for socket in sockets:
        hear(socket, "snapshot")
    return table, sockets


def play(sockets: list[Any], table: Table, rng: random.Random) -> list[str]:
    """A random move by the socket of its seat; what each of the four heard."""
    match = table.match
    move = {"type": "act", "entry": table.entries, "action": rng.choice(match.legal())}
    sockets[match.to_move].send(json.dumps(move))
    return [json.dumps(hear(socket, "ply")) for socket in sockets]


def test_a_move_asks_for_the_legal_actions_once_and_for_what_all_see_once(
    room: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: Counter[str] = Counter()

    def counting(name: str, plain: Any) -> Any:
        def call(*given: Any) -> Any:
            asked[name if name != "view" or given[1] is None else "view of a seat"] += 1
            return plain(*given)

        return call

    with ExitStack() as stack:
        table_id, sockets = four_at(room, stack)
        table, rng = room.room.tables.cached[table_id], random.Random(1)
        play(sockets, table, rng)
        for part, name in ((Game, "legal_actions"), (positions, "choice")):
            monkeypatch.setattr(part, name, counting(name, getattr(part, name)))
        game = load("powerboats")
        for name in ("view", "own_view"):
            monkeypatch.setitem(game.__dict__, name, counting(name, getattr(game, name)))
        play(sockets, table, rng)
        choices = len(table.match.legal())
    assert asked["legal_actions"] == 1
    assert asked["view"] == 1
    assert asked["view of a seat"] == 0
    assert asked["own_view"] == 4
    assert asked["choice"] == choices, "described for the seat that chooses alone"


def test_spectators_share_one_text(room: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []
    table = guest.open("me", "me")["table"]["id"]
    with ExitStack() as stack:
        passer_by = stack.enter_context(Guest(room.url))
        watching = [stack.enter_context(passer_by.socket(table)) for _ in range(5)]
        for socket in watching:
            hear(socket, "snapshot")
        plain = PositionTexts.of

        def counting(*given: Any) -> Any:
            made.append(given)
            return plain(*given)

        monkeypatch.setattr(PositionTexts, "of", counting)
        guest.act(table)
        for socket in watching:
            hear(socket, "ply")
    assert len(made) == 1 + 2 + 2, "one for five spectators, and the two seats of who plays before and after the move"


def test_who_comes_back_gets_a_text_that_is_there(room: Served, guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = guest.open("me", "me")["table"]["id"]
    with guest.socket(table) as socket:
        first = hear(socket, "snapshot")
    monkeypatch.setattr(PositionTexts, "of", None)  # nothing is made again
    with guest.socket(table) as socket:
        assert hear(socket, "snapshot")["positions"] == first["positions"]


@pytest.mark.parametrize("name", games())
def test_compiled_and_plain_play_lead_to_the_same_bytes_and_messages(name: str, compiled: CompiledGames) -> None:
    plain, rng = Match(name, load(name).meta.seats[1], seed=7), random.Random(7)
    quick = Match(compiled.of(name) or name, plain.seats, seed=7)
    assert quick.game is not plain.game
    for _ in range(MOVES):
        if plain.over:
            break
        assert quick.legal() == plain.legal()
        action = rng.choice(plain.legal())
        plain.play(action)
        quick.play(action)
        assert digest_of(quick) == digest_of(plain)
        texts = PositionTexts(quick, running=True, told=True)
        for seat in (None, *range(plain.seats)):
            told = encoded(positions.position(plain, seat, plain.ply, None, running=True))
            assert json.loads(texts.of(seat, None)) == json.loads(told)


def test_a_match_goes_over_to_compiled_rules_between_two_moves(tmp_path: Path, compiled: CompiledGames) -> None:
    with served(settings(tmp_path)) as room, ExitStack() as stack:
        table_id, sockets = four_at(room, stack)
        table, rng = room.room.tables.cached[table_id], random.Random(2)
        for _ in range(5):
            play(sockets, table, rng)
        assert table.match.game is load("powerboats")
        with structlog.testing.capture_logs() as said:
            assert room.room.compiled._load("powerboats")
        assert said == [{"event": "compiled-rules-loaded", "game": "powerboats", "log_level": "info"}]
        for _ in range(5):
            play(sockets, table, rng)
        assert table.match.game is room.room.compiled.of("powerboats")
        again = Match("powerboats", 4, seed=table.match.seed)
        for action in table.match.actions:
            again.play(action)
        assert digest_of(again) == digest_of(table.match)


def test_the_room_compiles_nothing_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With an empty cache it goes on with plain rules and asks again later."""
    monkeypatch.setenv("VAKA_CACHE", str(tmp_path))
    assert not CompiledGames()._load("tongiaki")
    folder = load("tongiaki").compiled.digest(contract.apply)[:24]
    where = tmp_path / f"rules-{sys.implementation.cache_tag}" / folder
    where.mkdir(parents=True)  # as if a worker were compiling just now
    from vaka.bots.fast import fast

    fast.cache_clear()
    fresh = CompiledGames()
    monkeypatch.setattr("vaka.server.compiled.load", lambda name: _relinked(load(name)))
    assert not fresh._load("tongiaki")
    assert fresh.of("tongiaki") is None
    fast.cache_clear()


def _relinked(game: Game) -> Game:
    """The same game with nothing compiled yet."""
    from dataclasses import replace

    return replace(game)


@pytest.mark.parametrize("game", ["powerboats", "whakaari"])
def test_forty_moves_add_little_to_a_table(room: Served, game: str) -> None:
    """They used to add 356 kB, and then still what had been sent to each seat."""
    with ExitStack() as stack:
        table_id, sockets = four_at(room, stack, game)
        table, rng = room.room.tables.cached[table_id], random.Random(3)
        for _ in range(40):
            play(sockets, table, rng)
        texts = sum(len(text) for text in table.texts.values())  # before they are swept
        match = size_of(table.match)
        assert match - size_of(table.match, plies=0) + texts < MOST_BYTES_40_MOVES
        assert match + texts < 2 * table.weight


def size_of(match: Match, plies: int | None = None) -> int:
    """The bytes of a match, by making it again up to a ply; the least of three, as the room may be at work too."""
    return min(size_once(match, plies) for _ in range(3))


def size_once(match: Match, plies: int | None) -> int:
    tracemalloc.start()
    again = Match(match.game, match.seats, seed=match.seed)
    for action in match.actions[:plies]:
        again.play(action)
    again.legal()
    kept = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return kept


def test_tables_leave_the_memory_by_bytes_and_those_that_have_ended_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vaka.server.tables.IDLE_SECONDS", 0.0)
    with served(settings(tmp_path)) as room, Guest(room.url) as guest:
        ids = [guest.open("me", "me")["table"]["id"] for _ in range(4)]
        guest.post(f"/tables/{ids[2]}/close")
        tables: Tables = room.room.tables
        weights = [tables.cached[table].weight for table in ids]

        async def trim(limit: int) -> list[str]:
            tables.bytes = limit
            tables.trim()
            return [table for table in ids if table in tables.cached]

        assert room.run(trim(sum(weights))) == ids
        assert room.run(trim(sum(weights) - 1)) == [ids[0], ids[1], ids[3]]
        with guest.socket(ids[0]) as socket:
            hear(socket, "snapshot")
            assert room.run(trim(1)) == [ids[0]], "somebody watches it"
        wait_until(lambda: not tables.cached[ids[0]].watchers)
        assert room.run(trim(1)) == []
        assert guest.get(f"/tables/{ids[1]}")["table"]["status"] == "running"


def test_tables_asked_for_together_are_read_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(settings(tmp_path)) as room, Guest(room.url) as guest:
        ids = [guest.open("me", "me")["table"]["id"] for _ in range(20)]
        reads: list[int] = []
        store, tables = room.room.store, room.room.tables
        plain = store.read_all

        async def counting(wanted: Any, entries: int = 0) -> Any:
            reads.append(len(wanted))
            return await plain(wanted, entries)

        async def load_all() -> list[Table]:
            tables.cached.clear()
            return await asyncio.gather(*(tables.find(table) for table in ids))

        monkeypatch.setattr(store._tables, "ask", counting)
        assert [table.id for table in room.run(load_all())] == ids
        assert sum(reads) == 20
        assert len(reads) <= 3


def test_questions_that_come_during_a_query_share_the_next_one() -> None:
    asked: list[list[str]] = []

    async def ask(keys: list[str]) -> dict[str, int]:
        asked.append(keys)
        await asyncio.sleep(0.01)
        if "bad" in keys:
            raise OSError
        return {key: len(asked) for key in keys if key != "missing"}

    async def questions() -> None:
        together = Together(ask, 3)
        first = asyncio.create_task(together.get("a"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        later = [asyncio.create_task(together.get(key)) for key in ("a", "b", "missing", "b", "bad", "bad")]
        later[1].cancel()  # the other who asks for b is not affected
        answers = await asyncio.gather(first, *later, return_exceptions=True)
        assert answers[:2] == [1, 2], "asked again: the first answer was older than the second question"
        assert isinstance(answers[2], asyncio.CancelledError)
        assert answers[3:5] == [None, 2]
        assert [type(answer) for answer in answers[5:]] == [OSError, OSError]
        assert [sorted(keys) for keys in asked] == [["a"], ["a", "b", "missing"], ["bad"]]
        assert await together.get("a") == 4

    asyncio.run(questions())


def test_who_comes_and_goes_together_is_told_together(room: Served, guest: Guest) -> None:
    table = guest.open("me", "me")["table"]["id"]
    with guest.socket(table) as socket, ExitStack() as stack:
        passer_by = stack.enter_context(Guest(room.url))
        for _ in range(CONNECTIONS):
            stack.enter_context(passer_by.socket(table))
        heard = 0
        while hear(socket, "presence")["spectators"] < CONNECTIONS:
            heard += 1
        assert heard < CONNECTIONS


@pytest.mark.exhaustive
def test_finished_matches_leave_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaka.server.tables.IDLE_SECONDS", 0.0)
    monkeypatch.setattr("vaka.server.tables.TRIM_SECONDS", 0.1)
    with served(settings(tmp_path, cached_bytes=200_000)) as room, Guest(room.url) as guest:
        for _ in range(10):
            table = guest.open("me", "me")["table"]["id"]
            room.play_out(table, last_choice)
            assert room.room.tables.cached[table].weight > 50_000
        wait_until(lambda: sum(table.weight for table in list(room.room.tables.cached.values())) <= 200_000)
        assert guest.get(f"/tables/{table}")["table"]["status"] == "over"
