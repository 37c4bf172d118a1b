"""Plans: what somebody decides ahead is played when its turn comes, if it can be, and seen by nobody before."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from tests.server.harness import PATIENCE, Guest, Served, served, settings, wait_until
from tests.server.test_sealed import Together
from vaka.room.ahead import Plan, PlannedDecision, digest, fits, planned
from vaka.server import planning


@pytest.fixture
def three(room: Served) -> Iterator[Together]:
    with Together(room.url, 3, clock={"kind": "turns", "hours": 24}) as table:
        yield table


def plan(table: Together, seat: int, *decisions: tuple[int, bool]) -> Any:
    wanted = [{"action": action, "only": only} for action, only in decisions]
    return table.people[seat].post(f"/tables/{table.id}/plan", {"seat": seat, "decisions": wanted})


def shown(table: Together, seat: int) -> Any:
    return table.people[seat].get(f"/tables/{table.id}/plan", seat=seat)


def wait_ready(table: Together, seat: int) -> None:
    wait_until(lambda: seat in table.position(0)["round"]["ready"])


def test_the_next_rounds_choice_can_be_made_before_it_begins(three: Together) -> None:
    three.choose(1)
    asked = shown(three, 1)
    assert asked["decisions"] == []
    assert asked["choices"], "of the mulligan"
    keep = asked["choices"][0]
    planned = plan(three, 1, (keep["action"], False))
    assert [decision["choice"]["action"] for decision in planned["decisions"]] == [keep["action"]]
    assert planned["decisions"][0]["choice"]["words"]
    three.choose(0)
    three.choose(2)
    wait_ready(three, 1)
    sealed = three.position(1)["positions"][0]["sealed"]
    assert [choice["action"] for choice in sealed] == [keep["action"]]
    assert shown(three, 1)["decisions"] == []


def test_a_plan_that_takes_long_keeps_no_move_waiting(three: Together, monkeypatch: pytest.MonkeyPatch) -> None:
    three.choose(1)
    keep = shown(three, 1)["choices"][0]["action"]
    begun, going = Event(), Event()

    def slowly(*given: Any) -> Any:
        begun.set()
        assert going.wait(PATIENCE)
        return planned(*given)

    monkeypatch.setattr(planning, "planned", slowly)
    with ThreadPoolExecutor(1) as beside:
        made = beside.submit(plan, three, 1, (keep, False))
        try:
            assert begun.wait(PATIENCE)
            three.act(0)
            assert not made.done()
        finally:
            going.set()
        assert [decision["choice"]["action"] for decision in made.result()["decisions"]] == [keep]


def test_who_takes_a_planned_choice_back_decides_anew(three: Together, room: Served) -> None:
    three.choose(1)
    plan(three, 1, (shown(three, 1)["choices"][0]["action"], False))
    three.choose(0)
    three.choose(2)
    wait_ready(three, 1)
    three.undo(1)
    assert not three.table(room).plans
    assert three.position(1)["positions"][0]["choices"]
    three.choose(1, which=1)
    wait_ready(three, 1)


def test_a_plan_for_other_choices_than_come_is_dropped(three: Together, room: Served) -> None:
    three.choose(1)
    keep = shown(three, 1)["choices"][0]["action"]
    plan(three, 1, (keep, True))
    kept = three.table(room).plans[1]
    three.table(room).plans[1] = Plan(kept.undone, kept.made, (PlannedDecision(keep, digest([keep, 1 << 20])),))
    three.choose(0)
    three.choose(2)
    wait_until(lambda: not three.table(room).plans)
    assert three.position(0)["round"]["ready"] == []
    assert three.position(1)["positions"][0]["choices"], "its person decides"


def test_what_is_planned_can_be_taken_back_and_must_be_possible(three: Together, room: Served, guest: Guest) -> None:
    three.choose(1)
    plan(three, 1, (shown(three, 1)["choices"][0]["action"], False))
    assert plan(three, 1)["decisions"] == []
    assert not three.table(room).plans
    refused = three.people[1].post(f"/tables/{three.id}/plan", {"seat": 1, "decisions": [{"action": 0}]}, 422)
    assert refused["code"] == "plan-not-possible"
    three.people[0].post(f"/tables/{three.id}/plan", {"seat": 1, "decisions": []}, 403)
    guest.get(f"/tables/{three.id}/plan", 403, seat=1)


def test_nobody_else_is_sent_anything_of_a_plan(three: Together) -> None:
    three.choose(1)
    before = [json.dumps({**three.position(seat), "clocks": None}) for seat in (0, 2)]
    action = shown(three, 1)["choices"][0]["action"]
    with three.people[0].socket(three.id) as watching:
        watching.recv(timeout=30)
        plan(three, 1, (action, False))
        assert [json.dumps({**three.position(seat), "clocks": None}) for seat in (0, 2)] == before
        three.people[0].post(f"/tables/{three.id}/chat", {"text": "Hello"}, 201)
        heard = []
        while "chat" not in heard:
            heard.append(json.loads(watching.recv(timeout=30))["type"])
        assert set(heard) <= {"presence", "chat"}


def test_a_plan_outlives_its_process(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as room, Together(room.url, 2) as table:
        table.choose(1)
        keep = shown(table, 1)["choices"][0]["action"]
        plan(table, 1, (keep, False))
        tokens, table_id = [guest.token for guest in table.people], table.id
    with served(settings(tmp_path)) as room, Guest(room.url, tokens[0]) as guest:
        now = guest.get(f"/tables/{table_id}/position")
        choices = now["positions"][0]["choices"]
        guest.post(f"/tables/{table_id}/act", {"entry": now["entry"], "action": choices[0]["action"]})
        wait_until(lambda: guest.get(f"/tables/{table_id}/position")["round"]["ready"] == [1])


def test_a_plan_is_for_one_decision_and_void_after_taking_back() -> None:
    first, second = PlannedDecision(7), PlannedDecision(8, digest([8, 9]))
    planned = Plan(0, 3, (first, second))
    assert [planned.at(made, 0) for made in (2, 3, 4, 5)] == [None, first, second, None]
    assert planned.at(3, 1) is None
    assert fits(PlannedDecision(7), [1, 7])
    assert not fits(PlannedDecision(7), [1])
    assert fits(planned.decisions[1], [8, 9])
    assert not fits(planned.decisions[1], [8])
