"""Clocks at a table: chosen when it is opened, the same in every process, and flags that fall once."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from tests.server.accounts import own_name, with_phrase
from tests.server.harness import Guest, Served, hear, own_schema, redis_or_skip, served, settings, wait_until
from tests.server.receivers import Hook, PushService, mailbox, receiver
from tests.server.test_notices import OPEN_DOORS, a_room, all_doors, two_people
from tests.server.test_sealed import Together
from tests.tiers import some
from vaka.room.clocks import FORGIVEN, HOUR
from vaka.server import clock_watch, rated, rows
from vaka.server.clock_watch import ClockWatch
from vaka.server.errors import Stale, Unavailable
from vaka.server.store import database as stored
from vaka.server.table import Viewer

LIVE = {"kind": "live", "bank": 60, "increment": 5}
DAY = {"kind": "turns", "hours": 24, "night": None, "weekends": False, "zone": "Europe/Rome"}
MODULES = [f"vaka.server.{name}" for name in ("changes", "cards", "sealing", "seating", "clock_watch")]


class Moved:
    """The machine's clock, moved by a test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        for module in MODULES:
            monkeypatch.setattr(f"{module}.now", self.now)

    def now(self) -> int:
        return stored.now() + self.ahead


@pytest.fixture
def moved(monkeypatch: pytest.MonkeyPatch) -> Moved:
    return Moved(monkeypatch)


def opened(guest: Guest, other: Guest, **more: Any) -> tuple[str, Guest, Guest]:
    """A table for two guests that has started: its id, and both of them with their tokens."""
    made = guest.open("me", "invited", bearer=True, **more)
    table, invite = made["table"]["id"], made["table"]["you"]["invite"]
    token = other.post(f"/tables/{table}/sit", {"invite": invite, "bearer": True})["token"]
    return table, Guest(guest.url, made["token"]), Guest(guest.url, token)


def kinds(room: Served, table: str) -> list[tuple[str, int, int]]:
    """The log as the store has it: kinds, seats and times."""
    found = room.run(room.room.store.read(table))
    assert found is not None
    return [(entry.kind, entry.seat, entry.at) for entry in found.log]


def test_time_runs_for_who_is_to_move_and_is_shown(room: Served, guest: Guest, other: Guest, moved: Moved) -> None:
    table, ann, bo = opened(guest, other, clock=LIVE)
    with ann, bo:
        card = bo.get(f"/tables/{table}")["table"]
        assert card["clock"] == LIVE
        assert [seat["running"] for seat in card["clocks"]["seats"]] == [True, False]
        moved.ahead = 10_000
        standing = ann.act(table)
        left = [seat["left"] for seat in standing["clocks"]["seats"]]
        assert 50_000 <= left[0] <= 56_000
        assert left[1] == 60_000
        assert bo.get(f"/tables/{table}")["table"]["since"] == kinds(room, table)[-1][2], (
            "they think since the last move"
        )


def test_a_flag_falls_once_at_its_moment_and_a_bot_stands_in_until_the_person_is_back(
    room: Served, guest: Guest, other: Guest, moved: Moved
) -> None:
    table, ann, bo = opened(guest, other, clock=LIVE)
    with ann, bo, bo.socket(table) as socket:
        hear(socket, "snapshot")
        began = bo.get(f"/tables/{table}")["table"]["started"]
        moved.ahead = 70_000
        late = ann.post(f"/tables/{table}/act", {"entry": 0, "action": 0}, 409)
        assert late["code"] in ("stale", "stood-in")
        hear(socket, "clock", "ply")
        fallen = [each for each in kinds(room, table) if each[0] == "flag"]
        assert fallen == [("flag", 0, began + 60_000 + FORGIVEN)]
        seats = wait_until(lambda: bo.get(f"/tables/{table}")["table"]["seats"])
        assert seats[0]["stood_in_by"] == "greedy"
        back = ann.post(f"/tables/{table}/take-back", {})
        assert back["seats"][0]["stood_in_by"] is None
        assert back["clocks"]["seats"][0]["out"]
        assert kinds(room, table)[-1][0] == "back"


def test_at_a_rated_table_who_ran_out_of_time_comes_last(room: Served, moved: Moved) -> None:
    with Guest(room.url) as ann, Guest(room.url) as bea:
        names = own_name(), own_name()
        with_phrase(ann, names[0])
        with_phrase(bea, names[1])
        made = ann.open("me", "invited", rated=True, clock=DAY)["table"]
        table = made["id"]
        bea.post(f"/tables/{table}/sit", {"invite": made["you"]["invite"]})
        moved.ahead = 25 * HOUR
        wait_until(lambda: "flag" in [kind for kind, _, _ in kinds(room, table)])
        assert ann.post(f"/tables/{table}/take-back", {}, 409)["code"] == "flag-fell"

        held = room.room.tables.cached[table]
        assert rated.leavers(held, played_out=True) == {0}, "they come last, whatever the bot does"


@pytest.mark.parametrize("database", some(["sqlite", "postgresql"], 1))
def test_everybody_is_told_when_somebody_runs_out_of_time_until_they_are_back(
    tmp_path: Path, moved: Moved, database: str
) -> None:
    def told(guest: Guest) -> list[str | None]:
        return [each["by"] for each in guest.get("/notices")["notices"] if each["kind"] == "flag"]

    with (
        mailbox() as box,
        receiver(Hook) as hook,
        receiver(PushService) as push,
        a_room(tmp_path, database, **OPEN_DOORS, **box.settings) as room,
        two_people(room) as (ann, bo),
    ):
        name = own_name()
        with_phrase(ann, name)
        with_phrase(bo, own_name())
        made = ann.open("me", "invited", clock=DAY)["table"]
        bo.post(f"/tables/{made['id']}/sit", {"invite": made["you"]["invite"]})
        with all_doors(room, bo, box, hook, push) as read:
            moved.ahead = 25 * HOUR
            wait_until(lambda: told(ann))
            assert (told(ann), told(bo)) == ([None], [name]), "whoever it is, and whoever waits for them"
            assert [each["stood_in"] for each in ann.get("/me/tables")["tables"]] == [True]
            said = f"{name} ran out of time in Powerboats. A bot has taken over."
            wait_until(lambda: {f"{door} {said}" for door in ("hook", "mail", "push")} <= set(read()))
        moved.ahead = 0
        ann.post(f"/tables/{made['id']}/take-back", {})
        assert told(ann) == told(bo) == []


def test_a_turn_of_days_is_over_while_nobody_looks_and_after_a_restart(
    tmp_path: Path, moved: Moved, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock_watch, "SWEEP_SECONDS", 0.2)
    with served(settings(tmp_path)) as room, Guest(room.url) as guest, Guest(room.url) as other:
        table, ann, bo = opened(guest, other, clock=DAY)
        with ann, bo:
            ann.act(table)
            ann_left = bo.get(f"/tables/{table}")["table"]["clocks"]["seats"]
    moved.ahead = 12 * HOUR
    with served(settings(tmp_path)) as room, Guest(room.url, bo.token) as bo:
        again = bo.get(f"/tables/{table}")["table"]["clocks"]["seats"]
        running = [number for number, seat in enumerate(ann_left) if seat["running"]]
        assert [again[number]["flag"] for number in running] == [ann_left[number]["flag"] for number in running]
        assert kinds(room, table)[-1][0] == "action"
    moved.ahead = 25 * HOUR
    with served(settings(tmp_path)) as room:
        wait_until(lambda: any(kind == "flag" for kind, _, _ in kinds(room, table)))


def test_a_clock_that_is_set_back_lets_nobody_run_out(room: Served, guest: Guest, other: Guest, moved: Moved) -> None:
    table, ann, bo = opened(guest, other, clock=LIVE)
    with ann, bo:
        moved.ahead = -HOUR
        standing = ann.act(table)
        assert standing["clocks"]["seats"][0]["left"] >= 60_000
        assert standing["clocks"]["seats"][1]["left"] >= 60_000


def test_two_processes_that_notice_let_a_flag_fall_once(tmp_path: Path, moved: Moved) -> None:
    with own_schema() as database:
        chosen = settings(tmp_path, database=database, bus=redis_or_skip())
        with served(chosen) as one, served(chosen) as two, Guest(one.url) as guest, Guest(one.url) as other:
            table, ann, bo = opened(guest, other, clock=DAY)
            with ann, bo, Guest(two.url, bo.token) as over_there:
                over_there.get(f"/tables/{table}")
                moved.ahead = 30 * HOUR

                async def sweep(room: Served) -> None:
                    watch = ClockWatch(chosen, room.room.store, room.room.tables, room.room.moves)
                    await asyncio.gather(watch.sweep(), watch.look())

                with ThreadPoolExecutor(2) as both:
                    for _ in range(3):
                        list(both.map(lambda room: room.run(sweep(room)), (one, two)))
                wait_until(lambda: any(kind == "flag" for kind, _, _ in kinds(one, table)))
                flags = [each for each in kinds(one, table) if each[0] == rows.FLAG]
                assert len([each for each in flags if each[1] == 0]) == 1


def test_no_flag_falls_for_a_choice_that_was_made_at_another_process(tmp_path: Path, moved: Moved) -> None:
    with own_schema() as database:
        silent = settings(tmp_path, database=database, poll_seconds=3600.0)  # and no bus: they hear nothing
        with served(silent) as two:
            with served(silent) as one, Together(one.url, 3, clock=LIVE) as table:
                two.run(two.room.table(table.id))
                table.choose(0)
            moved.ahead = 70_000
            wait_until(lambda: len([each for each in kinds(two, table.id) if each[0] == rows.FLAG]) == 2)
            assert {seat for kind, seat, _ in kinds(two, table.id) if kind == rows.FLAG} == {1, 2}


def clock(table: Together, seat: int) -> Any:
    return table.position(seat)["clocks"]["seats"][seat]


def ready_with_little_time(table: Together, moved: Moved) -> None:
    """The first seat is slow in the first round and quick in the second; then it waits for the others."""
    table.choose(1)
    table.choose(2)
    moved.ahead = 45_000
    table.choose(0)
    table.choose(0)
    moved.ahead += 35_000


@pytest.mark.parametrize("is_rated", [False, True])
def test_a_clock_runs_on_from_where_it_stood_when_a_choice_is_taken_back(
    room: Served, moved: Moved, is_rated: bool
) -> None:
    with Together(room.url, 3, clock=LIVE, rated=is_rated) as table:
        ready_with_little_time(table, moved)
        held, stood = table.table(room), clock(table, 0)
        assert (stood["running"], stood["flag"]) == (False, None)
        assert 19_000 <= stood["left"] <= 20_500
        table.undo(0)
        running = clock(table, 0)
        assert running["running"]
        assert stood["left"] - 3_000 <= running["left"] <= stood["left"]
        assert room.run(looked(room)) == 0, "no flag falls for time it did not use"
        moved.ahead += 10_000
        table.choose(0)
        after = clock(table, 0)["left"]
        assert stood["left"] - 15_000 <= after <= stood["left"] - 9_000
        moved.ahead += 5_000
        assert clock(table, 0)["left"] == after
        table.undo(0)
        flag = clock(table, 0)["flag"]
        moved.ahead += 12_000
        wait_until(lambda: "flag" in [kind for kind, _, _ in kinds(room, table.id)])
        assert kinds(room, table.id)[-1] == ("flag", 0, flag), "it runs out like any other"
        assert not is_rated or rated.leavers(held, played_out=True) == {0}


async def looked(room: Served) -> int:
    """How many flags fall now."""
    before = sum(table.entries for table in room.room.tables.cached.values())
    await ClockWatch(room.room.settings, room.room.store, room.room.tables, room.room.moves).look()
    return sum(table.entries for table in room.room.tables.cached.values()) - before


def test_one_choice_in_place_of_another_costs_no_time_and_gives_none(room: Served, moved: Moved) -> None:
    with Together(room.url, 3, clock=LIVE) as table:
        table.choose(1)
        table.choose(2)
        moved.ahead = 45_000
        table.choose(0)
        actions = [choice["action"] for choice in table.position(0)["positions"][0]["choices"]]
        table.act(0)
        stood = clock(table, 0)
        assert (stood["running"], stood["left"] // 1000) in ((False, 19), (False, 20))
        moved.ahead += 35_000  # longer than it had
        wish = {"entry": table.position(0)["entry"], "action": actions[-1]}
        changed = table.people[0].post(f"/tables/{table.id}/act", wish)
        assert [each["action"] for each in changed["positions"][0]["sealed"]] == [actions[-1]]
        assert clock(table, 0) == stood
        moved.ahead += 20_000
        assert room.run(looked(room)) == 0
        table.choose(1)
        table.choose(2)
        assert stood["left"] <= clock(table, 0)["left"] <= stood["left"] + 5_000, "with the increment"


def flags_of(room: Served, token: str | None, table: str) -> list[int]:
    with Guest(room.url, token) as guest:
        return [seat["flag"] for seat in guest.get(f"/tables/{table}/position")["clocks"]["seats"]]


@pytest.mark.parametrize("database", some(["sqlite", "postgresql"], 2))
def test_a_changed_choice_has_the_same_clock_after_a_restart(tmp_path: Path, moved: Moved, database: str) -> None:
    with own_schema() if database == "postgresql" else nullcontext() as url:
        chosen = settings(tmp_path, database=url)
        with served(chosen) as room, Together(room.url, 3, clock=LIVE) as table:
            tokens, moved.ahead = [guest.token for guest in table.people], 10_000
            table.choose(0)
            moved.ahead = 40_000
            table.undo(0)
            changing = flags_of(room, tokens[1], table.id)
            assert 28_000 <= changing[0] - changing[1] <= 32_000, "the first stood still for 30 seconds"
            assert changing[1] == changing[2]
        with served(chosen) as room:
            assert flags_of(room, tokens[1], table.id) == changing
            for seat, at in ((0, 45_000), (1, 50_000), (2, 50_000)):
                moved.ahead = at
                with Guest(room.url, tokens[seat]) as guest:
                    now = guest.get(f"/tables/{table.id}/position")
                    action = now["positions"][0]["choices"][0]["action"]
                    now = guest.post(f"/tables/{table.id}/act", {"entry": now["entry"], "action": action})
            assert now["ply"] == 3
            begun = flags_of(room, tokens[1], table.id)
            assert 33_000 <= begun[0] - begun[1] <= 37_000, "it thought for 15 seconds, and the others for 50"
            assert [entry.seat for entry in room_log(room, table.id) if entry.stood] == [0]
        with served(chosen) as room:
            assert flags_of(room, tokens[1], table.id) == begun


def test_a_choice_changed_at_two_processes_has_one_clock(tmp_path: Path, moved: Moved) -> None:
    with own_schema() as database:
        silent = settings(tmp_path, database=database, poll_seconds=3600.0)  # and no bus: they hear nothing
        with served(silent) as one, served(silent) as two, Together(one.url, 3, clock=LIVE) as table:
            token, moved.ahead = table.people[0].token, 10_000
            table.choose(0)
            held = table.table(one)
            first = dict(held.sealed)
            with Guest(two.url, token) as elsewhere:
                elsewhere.get(f"/tables/{table.id}/position")
                moved.ahead = 40_000
                entry = table.position(0)["entry"]
                elsewhere.post(f"/tables/{table.id}/undo", {"entry": entry})
                changing = flags_of(two, token, table.id)
                moved.ahead = 45_000
                again = elsewhere.get(f"/tables/{table.id}/position")["positions"][0]["choices"][0]["action"]
                elsewhere.post(f"/tables/{table.id}/act", {"entry": entry, "action": again})
                moved.ahead = 55_000
                assert held.round is not None
                held.seal(held.round, first)  # it has not heard of the later choice, which is the same
                with pytest.raises(Stale):
                    one.run(one.room.moves.sealing.undo(held, Viewer(held.seats[0].token)))
                table.undo(0)
                assert 9_000 <= flags_of(one, token, table.id)[0] - changing[0] <= 12_000
                one.run(one.room.moves.catch_up(table.table(one)))
                flags = flags_of(one, token, table.id)
                two.run(two.room.moves.catch_up(two.room.tables.cached[table.id]))
                assert flags_of(two, token, table.id) == flags


def room_log(room: Served, table: str) -> Any:
    found = room.run(room.room.store.read(table))
    assert found is not None
    return found.log


def test_taking_decisions_back_costs_nobody_time_who_was_ready(room: Served, moved: Moved) -> None:
    with Together(room.url, 3, clock=DAY) as table:
        table.to_mulligan()
        table.choose(1)
        moved.ahead = 20 * HOUR
        table.people[0].post(f"/tables/{table.id}/undo", {"entry": table.position(0)["entry"]})
        for seat in (1, 2):
            table.people[seat].post(f"/tables/{table.id}/undo/answer", {"agree": True})
        left = [clock(table, seat)["left"] // HOUR for seat in range(3)]
        assert table.position(0)["round"]["key"].startswith("1.")
        assert left == [4, left[1], 4]
        assert left[1] in (23, 24), "a few seconds are gone at most"


def test_a_table_that_cannot_be_read_keeps_no_flag_from_falling_elsewhere(
    room: Served, guest: Guest, other: Guest, moved: Moved, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck, ann, bo = opened(guest, other, clock=LIVE)
    with ann, bo, Guest(room.url) as third, Guest(room.url) as fourth:
        table, cleo, dan = opened(third, fourth, clock=LIVE)
        with cleo, dan:
            let_fall = room.room.moves.let_fall

            async def fail(held: Any) -> None:
                if held.id == stuck:
                    raise Unavailable("busy")
                await let_fall(held)

            monkeypatch.setattr(room.room.moves, "let_fall", fail)
            moved.ahead = 70_000
            wait_until(lambda: rows.FLAG in [kind for kind, _, _ in kinds(room, table)])


def test_a_table_with_a_clock_has_one_person_a_seat(guest: Guest) -> None:
    assert guest.open("me", "me", clock=LIVE, expect=422)["code"] == "clock-one-seat"
    assert guest.open("me", "bot", clock={**DAY, "zone": "Atlantis/Nowhere"}, expect=422)["code"] == "bad-zone"


def test_a_match_is_called_off_when_everybody_who_plays_agrees(guest: Guest, other: Guest) -> None:
    table, ann, bo = opened(guest, other, clock=DAY)
    with ann, bo:
        asked = ann.post(f"/tables/{table}/call-off", {"entry": 0})["undo"]
        assert asked["off"]
        assert asked["waiting_for"] == [1]
        over = bo.post(f"/tables/{table}/undo/answer", {"agree": True})
        assert over["status"] == "closed"
        assert over["result"] is None


def test_days_off_stop_ones_own_clock_at_every_turn_based_table(
    room: Served, guest: Guest, other: Guest, moved: Moved
) -> None:
    table, ann, bo = opened(guest, other, clock=DAY)
    with ann, bo:
        mover, waiter = (ann, bo) if ann.get(f"/tables/{table}/position")["positions"][0]["choices"] else (bo, ann)
        assert mover.get("/me/tables")["tables"][0]["days_left"] == 14
        flag = next(each for each in clocks(mover, table) if each["running"])["flag"]
        assert mover.post("/me/days-off", {"days": 3})["changed"] == 1
        resting = next(each for each in clocks(waiter, table) if each["running"])
        assert abs(resting["off"] - stored.now() - 72 * HOUR) < 60_000
        assert abs(resting["flag"] - flag - 72 * HOUR) <= 60_000
        mine = mover.get("/me/tables")["tables"][0]
        assert (mine["off"], mine["days_left"]) == (resting["off"], 11)
        assert waiter.get("/me/tables")["tables"][0]["off"] is None
        assert mover.post("/me/days-off", {"days": 2})["changed"] == 0, "they rest for longer already"
        moved.ahead = 90 * HOUR
        room.run(ClockWatch(room.room.settings, room.room.store, room.room.tables, room.room.moves).look())
        assert "flag" not in [kind for kind, _, _ in kinds(room, table)]
        mover.act(table)
    with Guest(room.url) as stranger:
        stranger.post("/me/days-off", {"days": 1}, 403)


def clocks(guest: Guest, table: str) -> list[Any]:
    return list(guest.get(f"/tables/{table}")["table"]["clocks"]["seats"])
