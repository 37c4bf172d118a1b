"""A store of the schema before accounts is brought up with its tables, journeys and scores, and its guest joins."""

import asyncio
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.accounts import own_name, with_phrase
from tests.server.harness import Guest, own_schema, served, settings
from tests.server.test_store import table_row
from tests.tiers import some
from vaka.core.match import Match
from vaka.core.registry import load
from vaka.room.positions import results
from vaka.server.played import played
from vaka.server.rows import Seat, columns
from vaka.server.seating import _log_of
from vaka.server.settings import Settings
from vaka.server.store.engine import make_engine
from vaka.server.store.migrate import migrate
from vaka.server.store.schema import METADATA
from vaka.server.tokens import hash_of, new_id, new_token

BEFORE = "0010"
TOKEN = new_token()
WAITING, ALONE, PLAYED, JOURNEY = (new_id() for _ in range(4))
SEED = 5
LATER = (
    "rated",
    "person",
    "program",
    "place",
    "character",
    "points",
    "clock",
    "pace",
    "stood",
)  # columns there were not


def finished() -> Match:
    match = Match("powerboats", seats=2, seed=SEED)
    while not match.over:
        legal = match.legal()
        match.play(legal[match.ply * 7 % len(legal)])
    return match


MATCH = finished()


@pytest.fixture(params=some(["sqlite", "postgresql"]))
def chosen(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Settings]:
    with own_schema() if request.param == "postgresql" else nullcontext() as database:
        yield settings(tmp_path, database=database)


def as_it_was(chosen: Settings) -> None:
    """Make a store of the schema before accounts: a table that waits, a match alone with its score, one between two
    with its moves and chat, a journey."""

    async def make() -> None:
        engine = make_engine(chosen.database, chosen.data)
        await migrate(engine.execution_options(writing=True))
        mine = hash_of(TOKEN)
        waiting = replace(table_row(), id=WAITING, version=load("powerboats").meta.version, host=mine)
        solo = {"seat_count": 1, "score": 30.0, "best": 40.0, "started": 1, "ended": 2, "game": "tavarua"}
        alone = replace(waiting, id=ALONE, version=load("tavarua").meta.version, status="over", **solo)  # type: ignore[arg-type]
        played_out = replace(
            waiting, id=PLAYED, options=MATCH.options, status="over", seed=str(SEED), result=results(MATCH), started=1,
            ended=3, origin=None,
        )  # fmt: skip
        said = {"table_id": PLAYED, "seat": 0, "name": "Nick", "text": "well played", "at": 3}
        guide = load("tavarua").journey
        assert guide is not None
        journey = {"id": JOURNEY, "game": "tavarua", "version": alone.version, "name": "Kai", "owner": mine}
        journey |= {"client": "c", "story": guide.begin("Kai", {}, 7), "tables": [], "revision": 0}
        async with engine.begin() as connection:
            for row in (waiting, alone, played_out):
                await connection.execute(sa.insert(METADATA.tables["tables"]).values(earlier(row)))
                other = Seat(1, "invited", "Bo", hash_of(new_token())) if row is played_out else Seat(1, "open")
                for seat in [Seat(0, "held", "Nick", mine), other][: row.seat_count]:
                    at_table = {"table_id": row.id, **earlier(seat)}
                    await connection.execute(sa.insert(METADATA.tables["seats"]).values(at_table))
            log = [
                {name: value for name, value in entry._asdict().items() if name not in LATER}
                for entry in _log_of(PLAYED, MATCH, played(MATCH), 2)
            ]
            await connection.execute(sa.insert(METADATA.tables["log"]), log)
            await connection.execute(sa.insert(METADATA.tables["chat"]).values(said))
            await connection.execute(sa.insert(METADATA.tables["journeys"]).values(**journey, created=1, changed=1))
        await engine.dispose()

    with pytest.MonkeyPatch.context() as earlier_program:
        earlier_program.setattr("vaka.server.store.migrate.HEAD", BEFORE)
        asyncio.run(make())


def earlier(row: Any) -> dict[str, Any]:
    return {name: value for name, value in columns(row).items() if name not in LATER}


def test_nothing_is_lost_by_an_upgrade_nor_when_its_guest_becomes_an_account(chosen: Settings) -> None:
    as_it_was(chosen)
    with served(chosen) as room, Guest(room.url) as guest, Guest(room.url) as other:
        guest.http.cookies.set("vaka-person", TOKEN, path="/api")
        guest.http.cookies.set(f"vaka-{WAITING}", TOKEN, path=f"/api/tables/{WAITING}")
        before = found(guest)
        assert before == ([0], True, [30.0], ["Kai"])
        name = own_name()
        phrase = with_phrase(guest, name)
        assert found(guest) == before
        other.post("/sign-in/phrase", {"name": name, "phrase": phrase})
        assert found(other) == before
        kept = other.get("/me/everything")
        assert {each["id"] for each in kept["tables"]} == {WAITING, ALONE, PLAYED}
        assert [each["text"] for each in kept["chat"]] == ["well played"]
        assert other.get(f"/tables/{PLAYED}/record")["actions"] == list(MATCH.actions)
        matches = other.get(f"/people/{name}/matches")["matches"]
        places = {each["table"]: each["place"] for each in matches}
        assert places == {PLAYED: MATCH.places and MATCH.places[0], ALONE: None}
        assert [each["id"] for each in kept["journeys"]] == [JOURNEY]


def found(guest: Guest) -> tuple[list[int], bool, list[float], list[str]]:
    """What a guest or an account has of it."""
    you = guest.get(f"/tables/{WAITING}")["table"]["you"]
    scores = [each["points"] for each in guest.get("/scores", game="tavarua")["scores"]]
    return you["seats"], you["host"], scores, [each["name"] for each in guest.get("/journeys")["journeys"]]
