"""Careers between the terminal and the room."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.tavarua.positions import GAME, bot_event
from tests.server.harness import Guest, served, settings
from vaka.cli import journey as terminal
from vaka.core.record import digest
from vaka.games.tavarua import journey as game_journey
from vaka.games.tavarua.components import components, kit_of
from vaka.games.tavarua.journey import record as career_file
from vaka.games.tavarua.journey.career import new_career


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with served(settings(tmp_path_factory.mktemp("room"))) as room, Guest(room.url) as one:
        yield one


def test_a_career_of_the_terminal_goes_on_in_the_room_and_back(guest: Guest, tmp_path: Path) -> None:
    career = bot_event(new_career("Kai", seed=7))
    story = game_journey.read(career_file.to_record(career))
    kept = terminal.SavedJourney(GAME, game_journey, story, tmp_path / "kai.json")
    record = json.loads(kept.save().read_text("utf-8"))
    journey = guest.post("/journeys/import", {"record": record}, 201)["journey"]
    assert journey["view"]["ranks"] == list(career.ranks)
    table = guest.post(f"/journeys/{journey['id']}/table", {})["table"]["id"]
    for _ in range(4):
        guest.act(table)
    answer = guest.http.get(f"/api/journeys/{journey['id']}/file")
    (tmp_path / "back.json").write_bytes(answer.content)
    back, under_way = career_file.from_record(answer.json())
    assert back == career
    assert len(under_way) == 4
    again = terminal.read("tavarua", str(tmp_path / "back.json")).save(path=tmp_path / "again.json")
    assert again.read_bytes() == answer.content, "the same text, character by character"


def test_a_career_brings_the_cards_of_its_own_box(guest: Guest) -> None:
    box = components() | {"stoke_cards": components()["stoke_cards"] | {"focus": 4, "jetski": 2}}
    career = new_career("Kai", seed=7, kit=kit_of(box))
    journey = guest.post("/journeys/import", {"record": career_file.to_record(career)}, 201)["journey"]
    table = guest.post(f"/journeys/{journey['id']}/table", {})["table"]
    position = guest.get(f"/tables/{table['id']}/position")["positions"][0]
    assert position["view"] == career.match().view(0)


def test_cards_no_box_could_hold_are_refused(guest: Guest) -> None:
    record = career_file.to_record(new_career("Kai", seed=7, kit=kit_of(components())))
    record["kit"] = [0] * len(record["kit"] or ())
    record["digest"] = digest(record)
    assert guest.post("/journeys/import", {"record": record}, 422)["code"] == "record-kit"
