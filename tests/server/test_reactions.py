"""Quick reactions: everybody at the table sees them, nothing keeps them, and nobody drowns in them."""

import json
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection

from tests.server.harness import Guest, Served, hear, own_schema, redis_or_skip, served, settings
from tests.server.test_fair import table_for_two
from vaka.server.settings import Limits
from vaka.server.store import host, now
from vaka.server.store.host import Sanction
from vaka.server.tokens import hash_of


def react(socket: ClientConnection, reaction: str = "wave", **more: Any) -> dict[str, Any]:
    """The answer of the room."""
    socket.send(json.dumps({"type": "react", "id": 3, "reaction": reaction, **more}))
    return hear(socket, "done", "problem")


def test_everybody_sees_a_reaction_and_nobody_keeps_it(room: Served, guest: Guest, other: Guest) -> None:
    table = table_for_two(guest, other)
    with guest.socket(table) as hers, other.socket(table) as his, Guest(room.url) as eve, eve.socket(table) as watching:
        for socket in (hers, his, watching):
            hear(socket, "snapshot")
        hers.send(json.dumps({"type": "react", "id": 1, "reaction": "clap"}))
        for socket in (hers, his, watching):
            assert hear(socket, "reaction") == {"type": "reaction", "seat": 0, "reaction": "clap"}
        assert hear(hers, "done")["id"] == 1
        assert react(watching)["code"] == "not-seated"
        assert react(hers, seat=1)["code"] == "not-your-seat"
        assert react(hers, "rude")["code"] == "bad-message"
    found = guest.get(f"/tables/{table}")
    assert (found["chat"], found["table"]["entry"]) == ([], 0)


def test_people_at_one_screen_react_from_their_own_seats(guest: Guest) -> None:
    table = guest.open("me", "me")["table"]["id"]
    with guest.socket(table) as ours:
        ours.send(json.dumps({"type": "react", "reaction": "thanks", "seat": 1}))
        assert hear(ours, "reaction")["seat"] == 1


def test_a_person_reacts_only_so_often(tmp_path: Path) -> None:
    with served(settings(tmp_path, limits=Limits(reactions=2))) as room, Guest(room.url) as guest:
        table = guest.open("me", "bot")["table"]["id"]
        with guest.socket(table) as hers:
            assert [react(hers)["type"] for _ in range(3)] == ["done", "done", "problem"]
            assert react(hers)["code"] == "too-many-reactions"
            hers.send(json.dumps({"type": "say", "id": 9, "text": "still here"}))
            assert hear(hers, "done", "problem")["type"] == "done"


def test_who_is_muted_cannot_react(room: Served, guest: Guest, other: Guest) -> None:
    table = table_for_two(guest, other)
    person = f"person:{hash_of(guest.http.cookies[f'vaka-{table}'])}"
    room.run(host.sanction(room.room.store, Sanction("mute", person, "", now(), None)))
    room.run(room.room.house.refresh())
    with guest.socket(table) as hers, other.socket(table) as his:
        assert react(hers)["code"] == "muted"
        assert react(his)["type"] == "done"


def test_a_reaction_reaches_the_people_at_another_process(tmp_path: Path) -> None:
    with own_schema() as database:
        bus = redis_or_skip()
        one, two = (settings(tmp_path / name, database=database, bus=bus) for name in "ab")
        with served(one) as first, served(two) as second, Guest(first.url) as ann, Guest(second.url) as bo:
            table = table_for_two(ann, bo)
            with ann.socket(table) as hers, bo.socket(table) as his:
                hear(hers, "snapshot")
                hear(his, "snapshot")
                hers.send(json.dumps({"type": "react", "reaction": "laugh"}))
                assert hear(his, "reaction") == {"type": "reaction", "seat": 0, "reaction": "laugh"}
