"""The room without a server: it says what a server says, keeps everything on its shelf, and loses nothing."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

import pytest
from pydantic import TypeAdapter

import vaka
from vaka.core.errors import BadRecord
from vaka.room import commitment, wire, wire_advice, wire_journeys, wire_lists, wire_socket
from vaka.room.errors import NotThere, RoomError, Stale
from vaka.room.local.browser import BrowserRoom
from vaka.room.local.requests import Requests
from vaka.room.local.room import LocalRoom
from vaka.room.local.thinking import Engine, plain_engine

T = TypeVar("T")
ME, BOT, QUICK = {"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}
PAGE = 100  # plies of a replay


async def engines(name: str) -> Engine:
    return plain_engine(name)


def failed(error: BaseException) -> None:
    raise error


@dataclass
class MemoryShelf:
    """A shelf that lasts as long as the process."""

    kept: dict[tuple[str, str], tuple[int, str, str]] = field(default_factory=dict)

    async def read(self, kind: str, id: str) -> str | None:
        found: Any = self.kept.get((kind, id))
        return None if found is None else found[1]

    async def write(self, kind: str, id: str, revision: int, text: str, summary: str) -> bool:
        before = self.kept.get((kind, id))
        if revision != (1 if before is None else before[0] + 1):
            return False
        self.kept[kind, id] = revision, text, summary
        return True

    async def summaries(self, kind: str) -> list[str]:
        return [summary for (its, _), (_, _, summary) in self.kept.items() if its == kind]


class Screen:
    """Somebody at a screen: every answer has to be what the client's types say."""

    def __init__(self, shelf: MemoryShelf) -> None:
        self.shelf, self.problems = shelf, list[BaseException]()
        self.room = LocalRoom(shelf, engines, self.problems.append)
        self.requests = Requests(self.room)

    async def ask(self, path: str, body: Any = None, shape: Any = None) -> Any:
        answer = await self.requests.answer("GET" if body is None else "POST", path, body)
        answer = json.loads(json.dumps(answer))
        if shape is not None:
            TypeAdapter(shape).validate_python(answer, strict=False)
        return answer

    async def open(self, game: str, *seats: dict[str, Any], **more: Any) -> str:
        asked = {"game": game, "seats": list(seats), "public": True, **more}  # as the page asks
        opened = await self.ask("/tables", asked, wire.Seated)
        return str(opened["table"]["id"])

    async def watch(self, table_id: str) -> list[dict[str, Any]]:
        told: list[dict[str, Any]] = []
        self.room.watch(await self.room.table(table_id), lambda message: told.append({**message}))
        return told

    async def my_turn(self, table_id: str) -> dict[str, Any]:
        """The table once it waits for somebody at the screen, or is over."""
        table = await self.room.table(table_id)
        while not table.finished and table.seats[table.match.to_move].player_bot is not None:
            assert not self.problems
            await asyncio.sleep(0)
        found: dict[str, Any] = await self.ask(f"/tables/{table_id}", shape=wire.Snapshot)
        return found

    async def play(self, table_id: str, decisions: int | None = None) -> dict[str, Any]:
        """Take the first choice again and again."""
        now = await self.my_turn(table_id)
        while now["table"]["status"] == "running" and decisions != 0:
            choices = next(each["choices"] for each in now["positions"] if each["choices"])
            body = {"entry": now["table"]["entry"], "action": choices[0]["action"]}
            await self.ask(f"/tables/{table_id}/act", body, wire.LatestPositions)
            decisions = None if decisions is None else decisions - 1
            now = await self.my_turn(table_id)
        return now


def run(work: Callable[[Screen], Awaitable[T]], shelf: MemoryShelf | None = None) -> T:
    async def whole() -> T:
        return await work(Screen(shelf or MemoryShelf()))

    return asyncio.run(whole())


def test_a_match_against_bots_is_played_to_its_end_and_its_record_verified() -> None:
    async def work(screen: Screen) -> None:
        table_id = await screen.open("tongiaki", ME, QUICK, QUICK)
        told = await screen.watch(table_id)
        over = await screen.play(table_id)
        assert over["table"]["status"] == "over"
        assert over["table"]["result"]
        record = await screen.ask(f"/tables/{table_id}/record")
        match, salt = commitment.read(record)
        assert match.over
        assert salt is not None
        assert salt == over["table"]["salt"]
        assert commitment.commit(match.seed, salt) == over["table"]["commitment"]
        kinds = [message["type"] for message in told]
        assert kinds[0] == "snapshot"
        assert kinds.count("ply") == match.ply
        assert kinds[-1] == "over"
        for message in told:
            TypeAdapter(wire_socket.SocketMessage).validate_python(json.loads(json.dumps(message)))
        await screen.ask(f"/tables/{table_id}/ending", shape=wire.Ending)
        page = await screen.ask(f"/tables/{table_id}/replay?first=0&count={PAGE}&seat=1", shape=wire.Replay)
        assert len(page["positions"]) == min(PAGE, match.ply + 1)
        offer = await screen.ask(f"/tables/{table_id}/review", shape=wire_advice.ReviewOffer)
        assert not offer["own"]
        brought = await screen.ask("/records", {"record": record}, wire.Seated)
        assert brought["table"]["status"] == "over"
        again = await screen.ask(f"/tables/{table_id}/again", {}, wire.Seated)
        assert [seat["name"] for seat in again["table"]["seats"]].index("Ann") == 2, "everybody moves on by a seat"

    run(work)


@pytest.mark.parametrize("game", sorted(vaka.all_games()))
def test_a_running_match_comes_back_from_the_shelf_as_it_was(game: str) -> None:
    shelf = MemoryShelf()
    seats = [ME, *({"kind": "me", "name": f"P{n}"} for n in range(max(2, vaka.load(game).meta.seats[0]) - 1))]

    async def begin(screen: Screen) -> tuple[str, Any]:
        table_id = await screen.open(game, *seats)
        await screen.play(table_id, 3)
        return table_id, await screen.ask(f"/tables/{table_id}")

    table_id, before = run(begin, shelf)
    assert before["table"]["ply"] == 3
    assert run(lambda screen: screen.ask(f"/tables/{table_id}"), shelf) == before
    about = [json.loads(text) for text in asyncio.run(shelf.summaries("table"))]
    TypeAdapter(wire_lists.MyTable).validate_python(about[0]["table"])
    assert about[0]["table"]["your_turn"]


def test_a_damaged_match_is_refused_and_stays_and_the_others_play_on() -> None:
    shelf = MemoryShelf()

    async def begin(screen: Screen) -> list[str]:
        return [await screen.open("tongiaki", ME, BOT) for _ in range(2)]

    broken, whole = run(begin, shelf)
    revision, text, summary = shelf.kept["table", broken]
    for damaged in (text[: len(text) // 2], text.replace('"name": "Ann"', '"name": "Eve"'), "[]"):
        shelf.kept["table", broken] = revision, damaged, summary

        async def look(screen: Screen) -> None:
            with pytest.raises(BadRecord, match="damaged"):
                await screen.ask(f"/tables/{broken}")
            await screen.ask(f"/tables/{whole}", shape=wire.Snapshot)

        run(look, shelf)
        assert shelf.kept["table", broken][1] == damaged


def test_of_two_pages_that_play_the_same_match_only_one_move_counts() -> None:
    shelf = MemoryShelf()

    async def work(first: Screen) -> None:
        table_id = await first.open("tongiaki", ME, {"kind": "me", "name": "Bob"})
        second = Screen(shelf)
        told = await second.watch(table_id)
        now = await second.ask(f"/tables/{table_id}")
        await first.play(table_id, 1)
        choice = next(each["choices"] for each in now["positions"] if each["choices"])[-1]
        with pytest.raises(Stale):
            await second.ask(f"/tables/{table_id}/act", {"entry": 0, "action": choice["action"]})
        assert told[-1]["type"] == "snapshot", "the page shows what the other one has played"
        assert told[-1]["table"]["ply"] == 1
        latest = [await screen.ask(f"/tables/{table_id}") for screen in (first, second)]
        assert latest[0] == latest[1]

    run(work, shelf)


def test_decisions_are_taken_back_and_a_match_is_forked_paused_and_closed() -> None:
    async def work(screen: Screen) -> None:
        table_id = await screen.open("tongiaki", ME, BOT, BOT)
        await screen.watch(table_id)
        now = await screen.play(table_id, 2)
        card = await screen.ask(f"/tables/{table_id}/undo", {"entry": now["table"]["entry"]}, wire.TableCard)
        assert card["ply"] < now["table"]["ply"]
        fork = await screen.ask(f"/tables/{table_id}/fork", {"ply": 1}, wire.Seated)
        assert fork["table"]["origin"] == {"table": table_id, "ply": 1, "dealt_anew": True}
        paused = await screen.ask(f"/tables/{table_id}/leave", {}, wire.TableCard)
        assert paused["paused"]
        back = await screen.ask(f"/tables/{table_id}/take-back", {}, wire.TableCard)
        assert not back["paused"]
        with pytest.raises(RoomError, match="changed"):
            await screen.ask(f"/tables/{table_id}/act", {"entry": 0, "action": 0})
        closed = await screen.ask(f"/tables/{table_id}/close", {}, wire.TableCard)
        assert closed["status"] == "closed"
        assert closed["seed"]

    run(work)


def test_why_not_and_previews_and_hints_are_those_of_the_game() -> None:
    async def work(screen: Screen) -> None:
        table_id = await screen.open("powerboats", ME, {"kind": "me", "name": "Bob"})
        now = await screen.my_turn(table_id)
        seat, entry = now["table"]["to_move"], now["table"]["entry"]
        action = now["positions"][seat]["choices"][0]["action"]
        parts = now["positions"][seat]["choices"][0]["parts"]
        refused = await screen.ask(f"/tables/{table_id}/why", {"seat": seat, "intent": parts}, wire.Refused)
        assert refused["key"]
        body = {"seat": seat, "entry": entry, "action": action}
        if vaka.load("powerboats").preview is not None:
            await screen.ask(f"/tables/{table_id}/preview", body, wire.Preview)
        hint = await screen.ask(f"/tables/{table_id}/hint", {"seat": seat, "entry": entry}, wire_advice.Hint)
        assert hint["moves"]

    run(work)


def test_what_needs_others_is_refused_with_a_sentence() -> None:
    async def work(screen: Screen) -> None:
        with pytest.raises(RoomError, match="Nobody else can join"):
            await screen.open("tongiaki", ME, {"kind": "invited"})
        with pytest.raises(NotThere, match="server"):
            await screen.ask("/leaders/tongiaki")

    run(work)


def test_a_career_goes_on_after_its_first_match_and_is_saved_as_a_file() -> None:
    shelf = MemoryShelf()

    async def work(screen: Screen) -> None:
        begun = await screen.ask("/journeys", {"game": "tavarua", "name": "Ann"}, wire_journeys.OwnJourney)
        journey = begun["journey"]["id"]
        opened = await screen.ask(f"/journeys/{journey}/table", {}, wire.Seated)
        assert opened["table"]["journey"] == journey
        over = await screen.play(opened["table"]["id"])
        assert over["table"]["status"] == "over"
        card = await screen.ask(f"/journeys/{journey}", shape=wire_journeys.JourneyCard)
        assert card["tables"] == [opened["table"]["id"]]
        assert card["playing"] is None
        if card["stage"] == "decide":
            chosen = [name for name, count in card["asks"]["free"].items() for _ in range(count)]
            body = {"chosen": chosen[: card["asks"]["count"]]}
            card = await screen.ask(f"/journeys/{journey}/decide", body, wire_journeys.JourneyCard)
        file = await screen.ask(f"/journeys/{journey}/file")
        other = await Screen(MemoryShelf()).ask("/journeys/import", {"record": file}, wire_journeys.OwnJourney)
        assert other["journey"]["view"] == card["view"]

    run(work, shelf)
    listed = run(lambda screen: screen.ask("/journeys?game=tavarua", shape=wire_journeys.Journeys), shelf)
    assert len(listed["journeys"]) == 1


def test_a_match_for_one_brings_a_score_that_is_listed() -> None:
    async def work(screen: Screen) -> None:
        table_id = await screen.open("tavarua", ME)
        over = await screen.play(table_id)
        assert over["table"]["score"]["points"] >= 0
        scores = await screen.ask("/scores?game=tavarua", shape=wire_journeys.Scores)
        assert [line["table"] for line in scores["scores"]] == [table_id]

    run(work)


def test_bots_at_a_practice_table_play_the_same_match_every_time() -> None:
    async def work(screen: Screen) -> list[int]:
        table_id = await screen.open("tongiaki", ME, BOT, BOT, seed="7")
        await screen.watch(table_id)
        await screen.play(table_id, 4)
        return (await screen.room.table(table_id)).match.actions

    assert run(work) == run(work)


class FakeHost:
    """JavaScript's side, without a browser."""

    def __init__(self) -> None:
        self.shelf = MemoryShelf()

    async def read(self, kind: str, id: str) -> str:
        return await self.shelf.read(kind, id) or ""

    async def write(self, kind: str, id: str, revision: int, text: str, summary: str) -> bool:
        return await self.shelf.write(kind, id, revision, text, summary)

    async def summaries(self, kind: str) -> str:
        return json.dumps(await self.shelf.summaries(kind))

    async def game(self, name: str) -> Any:
        return None

    async def net(self, name: str) -> Any:
        return None


def test_a_page_follows_a_table_and_is_told_why_a_move_is_refused() -> None:
    async def whole() -> None:
        room, told = BrowserRoom(FakeHost(), "{}"), list[dict[str, Any]]()
        body = json.dumps({"game": "tongiaki", "seats": [{"kind": "me"}, {"kind": "me", "name": "Bob"}]})
        opened = json.loads(await room.ask("POST", "/tables", body, "Ospite"))["answer"]
        assert [seat["name"] for seat in opened["table"]["seats"]] == ["Ospite", "Bob"]
        assert await room.connect(1, opened["table"]["id"], lambda text: told.append(json.loads(text))) == ""
        refused = json.loads(await room.send(1, json.dumps({"type": "act", "id": 5, "entry": 0, "action": 999_999})))
        assert refused["type"] == "problem"
        assert refused["code"] == "illegal-action"
        position = next(each for each in told[0]["positions"] if each["choices"])
        move = {"type": "act", "id": 6, "entry": 0, "action": position["choices"][0]["action"]}
        assert json.loads(await room.send(1, json.dumps(move))) == {"type": "done", "id": 6}
        assert told[-1]["type"] == "ply"
        room.disconnect(1)
        missing = json.loads(await room.ask("GET", "/tables/nowhere", "", "Ospite"))
        assert missing["problem"] == {"code": "no-table", "args": {}, "status": 404}

    asyncio.run(whole())
