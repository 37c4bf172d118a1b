"""Nonsense of every kind neither breaks the room nor changes a table."""

import json
import random
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed

from tests.server import harness
from tests.server.accounts import own_name, with_phrase
from tests.server.harness import Guest, Served, hear, own_schema, served
from tests.tiers import amount, some
from vaka.server.admin import new_key
from vaka.server.api import admin
from vaka.server.people.service import PeopleService
from vaka.server.room import Room
from vaka.server.store.host import all_sanctions, lift, set_mode
from vaka.server.strikes import Strikes

TRIES = amount("VAKA_TEST_FUZZ", 150, 10_000)
EXAMPLES = amount("VAKA_TEST_EXAMPLES", 2, 8)
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.mark.parametrize("database", some(["sqlite", "postgresql"]))
def test_every_operation_answers_as_described(tmp_path: Path, database: str) -> None:
    """Every operation of the description, the host's too, with requests made from it and against it: no server error,
    and no answer that the description does not have."""
    with (
        own_schema() if database == "postgresql" else nullcontext() as url,
        served(harness.settings(tmp_path, database=url)) as room,
        Guest(room.url) as guest,
    ):
        try_everything(room, guest)


def try_everything(room: Served, guest: Guest) -> None:
    ids = [guest.open("me", "me", bearer=True), guest.open("me", "open", public=True, bearer=True)]
    known = st.sampled_from([made["table"]["id"] for made in ids])
    key = room.run(new_key(room.room.store, "fuzz", None))
    seated, host = ({"authorization": f"Bearer {token}"} for token in (ids[0]["token"], key))
    schema = schemathesis.openapi.from_url(f"{room.url}/api/openapi.json")
    tried = []
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        of_host = operation.path.startswith("/api/admin/")
        of_account = operation.path.startswith(("/api/me", "/api/people", "/api/sign-in"))
        headers = host if of_host else signed_in(room) if of_account else seated
        for mode in GenerationMode:
            bombard(operation, mode, known, headers)
            if of_host:
                room.run(as_before(room.room))
        tried.append(operation.path)
    assert len(tried) > 50
    assert {"/api/health", "/api/tables/{table_id}/report", "/api/admin/sanctions"} <= set(tried)
    assert guest.get("/games")


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_what_a_database_cannot_take_is_the_senders_mistake(tmp_path: Path, database: str) -> None:
    """Numbers beyond SQLite's, zero characters, which PostgreSQL refuses, and a body in no encoding."""
    with (
        own_schema() if database == "postgresql" else nullcontext() as url,
        served(harness.settings(tmp_path, database=url)) as room,
        Guest(room.url, room.run(new_key(room.room.store, "fuzz", None))) as host,
    ):
        for number in (-1, 1 << 31, 1 << 70):
            host.post(f"/admin/reports/{number}/resolve", {"note": ""}, 422)
            host.post(f"/admin/announcements/{number}/withdraw", None, 422)
        host.get("/admin/people", 422, text="a\0b")
        host.get("/admin/tables", 422, prefix="\0")
        host.get("/admin/tables/a%00b", 422)
        host.get("/journeys/a%00b", 422)
        assert host.http.post("/api/tables", content=b"{\xff}").status_code == 422


def signed_in(room: Served) -> dict[str, str]:
    """The headers of somebody with a new account."""
    room.room.people = PeopleService(room.room.settings)  # forgets who has guessed wrong
    with Guest(room.url) as guest:
        with_phrase(guest, own_name())
        return {"cookie": f"vaka-session={guest.http.cookies['vaka-session']}"}


async def as_before(room: Room) -> None:
    """Open the room again, and forget who was banned and who has tried wrong tokens."""
    admin.STRUCK = Strikes()
    await set_mode(room.store, "open")
    for each in await all_sanctions(room.store):
        await lift(room.store, each.kind, each.subject)
    await room.house.refresh()


def bombard(operation: Any, mode: GenerationMode, known: st.SearchStrategy[str], headers: dict[str, str]) -> None:
    @settings(
        max_examples=EXAMPLES, deadline=None, phases=[Phase.generate], database=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(operation.as_strategy(generation_mode=mode), known, st.booleans())
    def one(case: Any, table: str, at_table: bool) -> None:
        if at_table and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        case.call_and_validate(headers=headers, checks=CHECKS)

    with suppress(Unsatisfiable):  # nothing can be wrong with a request without parameters
        one()


def test_no_message_breaks_a_socket_or_changes_a_table(room: Served, guest: Guest, other: Guest) -> None:
    rng, made = random.Random(TRIES), guest.open("me", "me", bearer=True)
    name = made["table"]["id"]
    with Guest(room.url, made["token"]) as player:
        for _ in range(6):
            player.act(name)
        before = player.get(f"/tables/{name}")
        entry, choices = before["table"]["entry"], next(p["choices"] for p in before["positions"] if p["choices"])
        good = json.dumps({"type": "act", "entry": entry, "action": choices[0]["action"]})
        tried = 0
        while tried < TRIES:
            with other.socket(name) as socket, suppress(ConnectionClosed):
                while tried < TRIES:
                    tried += 1
                    socket.send(nonsense(rng, good, entry))
                    assert hear(socket, "problem", "done")["type"] == "problem"
        after = player.get(f"/tables/{name}")
        assert after["positions"] == before["positions"]
        assert after["chat"] == []
        assert (after["table"]["entry"], after["table"]["revision"]) == (entry, before["table"]["revision"])
        with player.socket(name) as mine:
            mine.send(good)
            assert hear(mine, "ply")["entry"] == entry + 1, "and the room goes on"


def nonsense(rng: random.Random, good: str, entry: int) -> str | bytes:
    """A message nobody should act on: noise, wrong types, huge ones, and good ones of somebody else."""
    kind = rng.randrange(7)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(100)))
    if kind == 2:
        return good  # replayed by a stranger
    if kind == 3:
        values: list[Any] = [None, True, -1, 1 << 80, 1.5, "x", [], {}, "\x00", entry, entry + 1]
        keys = ["type", "entry", "action", "move", "text", "id", "extra"]
        return json.dumps({key: rng.choice([*values, "act", "say"]) for key in rng.sample(keys, rng.randrange(7))})
    if kind == 4:
        return "[" * rng.randrange(1, 4000)
    if kind == 5:
        return "y" * rng.randrange(harness.GENEROUS.message - 10, harness.GENEROUS.message + 3000)
    cut = rng.randrange(len(good))
    return good[:cut] + chr(rng.randrange(32, 127)) + good[cut + 1 :]
