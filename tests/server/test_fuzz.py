"""Nonsense of every kind neither breaks the room nor changes a table."""

import json
import os
import random
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from websockets.exceptions import ConnectionClosed

from tests.server import harness
from tests.server.harness import Guest, hear, served

TRIES = int(os.environ.get("VAKA_TEST_FUZZ", "500"))
EXAMPLES = int(os.environ.get("VAKA_TEST_EXAMPLES", "8"))


def test_no_request_makes_a_server_error(tmp_path: Path) -> None:
    """Every operation of the description, with requests made from it and against it."""
    with served(harness.settings(tmp_path)) as room, Guest(room.url) as guest:
        ids = [guest.open("me", "me", bearer=True), guest.open("me", "open", public=True, bearer=True)]
        known = st.sampled_from([made["table"]["id"] for made in ids])
        headers = {"authorization": f"Bearer {ids[0]['token']}"}
        schema = schemathesis.openapi.from_url(f"{room.url}/api/openapi.json")
        for found in schema.get_all_operations():
            operation = found.ok()
            for mode in GenerationMode:
                bombard(operation, mode, known, headers)
        assert guest.get("/games")


def bombard(operation: Any, mode: Any, known: Any, headers: Any) -> None:
    @settings(
        max_examples=EXAMPLES, deadline=None, phases=[Phase.generate], database=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(operation.as_strategy(generation_mode=mode), known, st.booleans())
    def one(case: Any, table: Any, at_table: Any) -> None:
        if at_table and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        case.call_and_validate(headers=headers, checks=[not_a_server_error])

    with suppress(Unsatisfiable):  # nothing can be wrong with a request without parameters
        one()


def test_no_message_breaks_a_socket_or_changes_a_table(tmp_path: Path) -> None:
    rng = random.Random(TRIES)
    with (
        served(harness.settings(tmp_path)) as room,
        Guest(room.url) as guest,
        Guest(room.url) as stranger,
        ExitStack() as contexts,
    ):
        table = guest.open("me", "me", bearer=True)
        token, name = table["token"], table["table"]["id"]
        player = contexts.enter_context(Guest(room.url, token))
        for _ in range(6):
            player.act(name)
        before = player.get(f"/tables/{name}")
        entry, choices = before["table"]["entry"], next(p["choices"] for p in before["positions"] if p["choices"])
        good = json.dumps({"type": "act", "entry": entry, "action": choices[0]["action"]})
        tried = 0
        while tried < TRIES:
            with stranger.socket(name) as socket, suppress(ConnectionClosed):
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
        values = [None, True, -1, 1 << 80, 1.5, "x", [], {}, "\x00", entry, entry + 1]
        keys = ["type", "entry", "action", "move", "text", "id", "extra"]
        return json.dumps({key: rng.choice([*values, "act", "say"]) for key in rng.sample(keys, rng.randrange(7))})
    if kind == 4:
        return "[" * rng.randrange(1, 4000)
    if kind == 5:
        return "y" * rng.randrange(harness.GENEROUS.message - 10, harness.GENEROUS.message + 3000)
    cut = rng.randrange(len(good))
    return good[:cut] + chr(rng.randrange(32, 127)) + good[cut + 1 :]
