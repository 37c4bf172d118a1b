"""What another seat holds is in nothing that is sent to a seat.

Two tables stand at the same position, but at the second one everything the first seat cannot see has been redealt.
As long as the first seat may not know the difference, every byte it is sent must be the same at both.
"""

import json
import random
from contextlib import ExitStack
from functools import cache
from typing import Any

import pytest

from tests.server.harness import Guest, Served, hear
from tests.tiers import amount
from vaka.core.match import Match
from vaka.core.registry import games

SEATS = 3
PLIES = amount("VAKA_TEST_SECRETS", 8, 24)
ENOUGH = PLIES * 10 // 24
OURS = ("id", "created", "started", "since", "commitment", "invite")  # what tells one table from another


def redealt(match: Match, seat: int, seed: int) -> Match:
    """The same match with the position as it could also be for all a seat knows. The dice to come stay the same."""
    twin = match.fork()
    known = match.game.copy(match.state)
    match.game.rules.redeal(known, seat, seed)
    known.chance = match.state.chance
    twin._now = twin._now._replace(state=known)
    return twin


@cache
def hides(name: str) -> bool:
    """Whether a game has anything one seat knows and another does not."""
    match, rng = Match(name, SEATS, seed=4), random.Random(4)
    for _ in range(20):
        if any(redealt(match, 0, 9).view(seat) != match.view(seat) for seat in range(SEATS)):
            return True
        match.play(rng.choice(match.legal()))
    return False


class Seated(ExitStack):
    """One of the two tables: Ann has the first seat, somebody else the others."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__()
        with Guest(url) as guest:
            plans = [{"kind": "me", "name": "Ann"}, *[{"kind": "invited"}] * (SEATS - 1)]
            made = guest.post("/tables", {"game": name, "seats": plans, "bearer": True}, 201)
            self.id, body = made["table"]["id"], {"name": "Bo", "invite": made["table"]["you"]["invite"]}
            token = guest.post(f"/tables/{self.id}/sit", {**body, "bearer": True})["token"]
        self.ann = self.enter_context(Guest(url, made["token"]))
        self.others = self.enter_context(Guest(url, token))
        for number in range(2, SEATS):
            self.others.post(f"/tables/{self.id}/sit", {**body, "name": f"Bo {number}", "bearer": True})
        self.socket = self.enter_context(self.ann.socket(self.id, words="true"))
        hear(self.socket, "snapshot")

    def sent_to(self, guest: Guest, ply: int, seat: int) -> list[str]:
        """Everything the API tells somebody about the table."""
        asked = [
            guest.get(f"/tables/{self.id}", words="true"),
            guest.get(f"/tables/{self.id}/position"),
            guest.get(f"/tables/{self.id}/replay", seat=seat, first=max(0, ply - 3)),
            guest.get(f"/tables/{self.id}/replay", first=max(0, ply - 3)),
            guest.http.post(f"/api/tables/{self.id}/act", json={"entry": 10_000, "action": 0}).json(),
        ]
        return [json.dumps(without_ours(answer)) for answer in asked]

    def act(self, seat: int, entry: int, action: int) -> str:
        """Make a move; what Ann's socket says of it."""
        who = self.ann if seat == 0 else self.others
        who.post(f"/tables/{self.id}/act", {"entry": entry, "action": action})
        while (said := hear(self.socket, "ply"))["entry"] <= entry:
            pass  # of a round in which all chose at once
        return json.dumps(said)

    def all_choose(self, rng: random.Random) -> None:
        """Everybody makes a choice of a round."""
        key = self.ann.get(f"/tables/{self.id}/position")["round"]["key"]
        for who in (self.ann, self.others):
            while (now := who.get(f"/tables/{self.id}/position")).get("round", {}).get("key") == key:
                asked = next((each for each in now["positions"] if each["choices"]), None)
                if asked is None:
                    break
                action = rng.choice(asked["choices"])["action"]
                body = {"entry": now["entry"], "action": action, "seat": asked["seat"]}
                who.post(f"/tables/{self.id}/act", body)


def without_ours(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: without_ours(value) for key, value in data.items() if key not in OURS}
    return [without_ours(value) for value in data] if isinstance(data, list) else data


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", [name for name in games() if hides(name)])
def test_nothing_sent_to_a_seat_depends_on_what_only_others_know(room: Served, name: str) -> None:
    hidden = told = 0
    rng = random.Random(11)
    with Seated(room.url, name) as true, Seated(room.url, name) as other:
        for _ in range(PLIES):
            here, there = (room.room.tables.cached[table.id] for table in (true, other))
            match, ply = here.match, here.entries
            if match.over:
                break
            there.match, there.entries = redealt(match, 0, rng.getrandbits(63)), ply
            assert true.sent_to(true.ann, ply, 0) == other.sent_to(other.ann, ply, 0)
            if any(there.match.view(seat) != match.view(seat) for seat in range(1, SEATS)):
                hidden += 1
                assert true.sent_to(true.others, ply, 1) != other.sent_to(other.others, ply, 1), "they see it"
            if here.round is not None:  # all choose at once; the other table follows
                true.all_choose(rng)
                told += 1
                continue
            both = sorted(set(match.legal()) & set(there.match.legal()))
            action = rng.choice(both or match.legal())
            said = true.act(match.to_move, ply, action)
            if both:
                said_there = other.act(match.to_move, ply, action)
                if here.match.view(0) == there.match.view(0):
                    told += 1
                    assert said == said_there
    print(f"{name}: {hidden} positions with other things hidden, {told} moves told alike")
    assert hidden >= ENOUGH
    assert told >= ENOUGH
