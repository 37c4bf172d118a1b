"""Choices made at once: sealed, changeable, seen by nobody else, and played when all are there."""

import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from tests.server.accounts import own_name, with_phrase
from tests.server.harness import PATIENCE, Guest, Served, hear
from tests.tiers import amount
from vaka.server.table import Table

OURS = ("id", "created", "started", "since", "commitment")  # what tells one table from another
ROUNDS = amount("VAKA_TEST_ROUNDS", 2, 6)  # of secret choices, at two tables


class Together(ExitStack):
    """A table of Tavarua at which every seat is another person's; with accounts where it is rated."""

    def __init__(self, url: str, people: int, bots: int = 0, **more: Any) -> None:
        super().__init__()
        known = bool(more.get("rated"))
        guests = [self.enter_context(Guest(url)) for _ in range(people if known else 1)]
        for guest in guests if known else ():
            with_phrase(guest, own_name())
        first = guests[0]
        plans = [{"kind": "me"}, *[{"kind": "invited"}] * (people - 1), *[{"kind": "bot", "bot": "greedy"}] * bots]
        made = first.post("/tables", {"game": "tavarua", "seats": plans, "bearer": not known, **more}, 201)
        self.id, invite = made["table"]["id"], made["table"]["you"]["invite"]
        if known:
            for guest in guests[1:]:
                guest.post(f"/tables/{self.id}/sit", {"invite": invite})
            self.people = guests
            return
        tokens = [made["token"]]
        for _ in range(people - 1):
            tokens.append(first.post(f"/tables/{self.id}/sit", {"invite": invite, "bearer": True})["token"])
        self.people = [self.enter_context(Guest(url, token)) for token in tokens]

    def position(self, seat: int) -> Any:
        return self.people[seat].get(f"/tables/{self.id}/position")

    def act(self, seat: int, which: int = 0, expect: int = 200, entry: int | None = None) -> Any:
        """Choose what stands at a place in the list; the answer."""
        now = self.position(seat)
        action = now["positions"][0]["choices"][which]["action"]
        entry = now["entry"] if entry is None else entry
        return self.people[seat].post(f"/tables/{self.id}/act", {"entry": entry, "action": action}, expect)

    def choose(self, seat: int, which: int = 0) -> Any:
        """Make a whole choice."""
        key = self.position(seat)["round"]["key"]
        answer = self.act(seat, which)
        while answer["positions"][0]["choices"] and answer.get("round", {}).get("key") == key:
            answer = self.act(seat, which)
        return answer

    def undo(self, seat: int) -> Any:
        return self.people[seat].post(f"/tables/{self.id}/undo", {"entry": self.position(seat)["entry"]})

    def table(self, room: Served) -> Table:
        return room.room.tables.cached[self.id]

    def to_mulligan(self, *order: int) -> None:
        for seat in order or range(len(self.people)):
            self.choose(seat)


@pytest.fixture
def three(room: Served) -> Iterator[Together]:
    with Together(room.url, 3) as table:
        yield table


def test_all_may_choose_at_once_in_any_order_and_are_played_in_that_of_the_game(room: Served, three: Together) -> None:
    first = three.table(room).match.to_move
    others = [seat for seat in (2, 0, 1) if seat != first]
    for count, seat in enumerate([*others, first]):
        before = three.position(seat)
        assert before["ply"] == 0
        assert len(before["round"]["ready"]) == count
        assert before["positions"][0]["choices"], f"seat {seat} may choose"
        three.choose(seat, which=seat % 2)
    after = three.position(0)
    assert after["ply"] == after["entry"] == 3
    assert after["positions"][0]["view"]["phase"] == "mulligan"
    log = three.table(room).match
    assert [log.seat_at(ply) for ply in range(3)] == [(first + i) % 3 for i in range(3)]
    assert [surfer["board"] for surfer in after["positions"][0]["view"]["surfers"]] == ["short", "long", "short"]


def test_a_choice_can_be_changed_until_the_last_one_is_in(three: Together) -> None:
    three.choose(0, which=0)
    ready = three.position(0)
    assert ready["positions"][0]["choices"] is None
    assert ready["positions"][0]["can_undo"]
    assert [choice["parts"]["board"] for choice in ready["positions"][0]["sealed"]] == ["short"]
    assert three.position(1)["round"]["ready"] == [0]
    three.undo(0)
    assert three.position(1)["round"]["ready"] == []
    three.choose(0, which=1)
    three.choose(1)
    three.choose(2)
    shown = three.position(0)["positions"][0]["view"]
    assert [surfer["board"] for surfer in shown["surfers"]] == ["long", "short", "short"]
    entry = three.position(0)["entry"] - 1
    stale = three.people[0].post(f"/tables/{three.id}/act", {"entry": entry, "action": 0}, 409)
    assert stale["code"] == "stale"


def test_nothing_the_others_are_sent_depends_on_what_somebody_chose(room: Served, guest: Guest) -> None:
    """Two tables alike, at which the same seat chooses other things in every round: what the others are sent is the
    same to the byte, as long as the round is open."""
    with Together(room.url, 3) as one, Together(room.url, 3) as two:
        for table in (one, two):
            held = table.table(room)
            held.match = type(held.match)("tavarua", 3, seed=5)
        for _ in range(ROUNDS):
            with ExitStack() as stack:
                sockets = [stack.enter_context(table.people[1].socket(table.id, words="true")) for table in (one, two)]
                for socket in sockets:
                    hear(socket, "snapshot")
                heard: list[list[str]] = [[], []]
                for number, table in enumerate((one, two)):
                    table.choose(0, which=number)
                    table.undo(0)
                    table.choose(0, which=number)
                    while len(said_of(heard[number], "choosing")) < 3:
                        heard[number].append(str(sockets[number].recv(timeout=PATIENCE)))
                first, second = ([text for text in each if '"type":"presence"' not in text] for each in heard)
                assert first == second, "to the byte, whatever kind of message it is"
                assert said_of(first, "choosing") == first
                assert "actions" not in first[0]
                for seat in (1, 2):
                    told = [table.people[seat].get(f"/tables/{table.id}", words="true") for table in (one, two)]
                    said = [ours(each) for each in told]
                    assert said[0] == said[1]
                    assert said[0]["positions"][0]["choices"], "they may choose as before"
                watching = [ours(guest.get(f"/tables/{table.id}")) for table in (one, two)]
                assert watching[0] == watching[1]
                mine = [table.position(0)["positions"][0]["sealed"] for table in (one, two)]
                assert mine[0] != mine[1]
            for table in (one, two):  # both go on alike
                table.undo(0)
                while table.position(0)["positions"][0]["can_undo"]:
                    table.undo(0)
                for seat in range(3):
                    table.choose(seat)
                while "round" not in table.position(0):
                    for seat in range(3):
                        if table.position(seat)["positions"][0]["choices"] and "round" not in table.position(seat):
                            table.act(seat, which=-1)
        assert one.position(0)["ply"] == two.position(0)["ply"] >= 3 * ROUNDS


def said_of(texts: list[str], kind: str) -> list[str]:
    return [text for text in texts if json.loads(text)["type"] == kind]


def ours(said: Any) -> Any:
    """An answer without what tells one table from another."""
    card = {key: value for key, value in said["table"].items() if key not in OURS}
    return {**said, "table": card}


def test_who_leaves_does_not_keep_the_others_waiting(three: Together) -> None:
    three.choose(0)
    three.choose(1)
    with three.people[0].socket(three.id) as socket:  # bots play only where somebody looks
        hear(socket, "snapshot")
        three.people[2].post(f"/tables/{three.id}/leave", {})
        while hear(socket, "ply")["ply"] < 3:
            pass
    assert three.position(0)["positions"][0]["view"]["phase"] == "mulligan"


def test_a_choice_outlives_leaving_and_coming_back(three: Together) -> None:
    three.choose(1, which=1)
    three.people[1].post(f"/tables/{three.id}/leave", {})
    three.people[1].post(f"/tables/{three.id}/take-back", {})
    assert three.position(0)["round"]["ready"] == [1]
    three.choose(0)
    three.choose(2)
    assert three.position(0)["positions"][0]["view"]["surfers"][1]["board"] == "long"


def test_who_takes_a_seat_back_may_choose_at_once(three: Together) -> None:
    """Whoever asked for the position meanwhile: what was shown while a bot stood in is not shown again."""
    seat = (three.position(0)["positions"][0]["to_move"] + 1) % 3
    before = three.position(seat)["positions"][0]
    assert before["choices"]
    three.people[seat].post(f"/tables/{three.id}/leave", {})
    assert three.position(seat)["positions"][0]["choices"] is None, "a bot chooses"
    three.people[seat].post(f"/tables/{three.id}/take-back", {})
    assert three.position(seat)["positions"][0] == before


def test_taking_back_what_was_played_opens_the_round_anew(three: Together) -> None:
    three.to_mulligan()
    entry = three.position(0)["entry"]
    three.choose(1)
    asked = three.people[0].post(f"/tables/{three.id}/undo", {"entry": entry})
    assert asked["undo"] is not None, "the others have to agree"
    for seat in (1, 2):
        three.people[seat].post(f"/tables/{three.id}/undo/answer", {"agree": True})
    again = three.position(1)
    assert again["positions"][0]["view"]["phase"] == "board"
    assert again["round"]["key"].startswith("1.")
    for seat in (2, 1, 0):
        if three.position(seat)["positions"][0]["choices"]:
            three.choose(seat)
    assert three.position(1)["positions"][0]["view"]["phase"] == "mulligan"
    assert three.position(1)["round"]["ready"] == [], "what was chosen in the round that was taken back is gone"


def test_people_at_one_screen_choose_one_after_another(room: Served) -> None:
    with Guest(room.url) as guest:
        made = guest.post("/tables", {"game": "tavarua", "seats": [{"kind": "me"}] * 2, "bearer": True}, 201)
        with Guest(room.url, made["token"]) as both:
            standing = both.act(made["table"]["id"])
            assert standing["ply"] == 1
            assert "round" not in standing


def test_the_vote_is_about_who_has_not_chosen(three: Together) -> None:
    """The seat to move has chosen, so the table waits for another one."""
    first = three.position(0)["positions"][0]["to_move"]
    three.choose(first)
    refused = three.people[first].post(f"/tables/{three.id}/vote", {"seat": first}, 409)
    assert refused["code"] == "not-its-turn"
    early = three.people[first].post(f"/tables/{three.id}/vote", {"seat": (first + 1) % 3}, 409)
    assert early["code"] == "vote-early"
