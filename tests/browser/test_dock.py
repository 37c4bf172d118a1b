"""Below the board nothing lies over anything else, at any width, in any language, at any moment of a match."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.fixtures import Sit
from tests.browser.looks import overlaps, rest
from tests.browser.player import Player
from vaka.core.registry import games
from vaka.locale import languages

pytestmark = pytest.mark.exhaustive  # the quick tier looks at the start of a match, in test_pages
WINDOWS = [(1440, 900), (390, 844), (820, 1180), (1920, 1080), (1280, 800)]
MOMENTS = 6


def record_of(game: str) -> dict[str, Any]:
    """The recorded match of a game with the most seats."""
    records = [json.loads(path.read_text("utf-8")) for path in Path(f"tests/games/{game}/records").glob("*.json")]
    return max(records, key=lambda record: int(record["seats"]))


def moments(player: Player, record: dict[str, Any]) -> Iterator[int]:
    """Tables played on from moments of a match, each at a decision of another kind where there is one."""
    table = player.post("/records", {"record": record})["table"]
    for moment in range(MOMENTS):
        ply = moment * (len(record["actions"]) - 1) // MOMENTS
        at = f"{player.address}/api/tables/{table['id']}/replay"
        while (mover := player.page.request.get(f"{at}/{ply}").json()["to_move"]) is None:
            ply += 1
        seats = [
            {"kind": "me"} if seat == mover else {"kind": "bot", "bot": "greedy"} for seat in range(record["seats"])
        ]
        player.go_to(player.post(f"/tables/{table['id']}/fork", {"ply": ply, "seats": seats})["table"])
        player.wait_for(player.my_turn, "a turn")
        yield ply


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games())
def test_the_dock_keeps_everything_apart(sit: Sit, game: str, language: str) -> None:
    ann = sit(locale=language)
    found = []
    for ply in moments(ann, record_of(game)):
        for width, height in WINDOWS:
            ann.page.set_viewport_size({"width": width, "height": height})
            rest(ann.page)
            found += [f"{width} wide at {ply}: {over}" for over in overlaps(ann.page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", games())
def test_a_phone_on_its_side_shows_the_board_beside_the_dock(sit: Sit, game: str) -> None:
    ann = sit(viewport={"width": 844, "height": 390}, has_touch=True)
    ann.new_table("me", "bot:greedy", "bot:greedy", game=game)
    ann.wait_for(ann.my_turn, "a turn")
    board, dock, primary = (
        ann.page.locator(of).first.bounding_box() for of in (".board", ".dock .rows", "[data-spot=primary]")
    )
    assert board
    assert dock
    assert primary
    assert board["width"] > 300
    assert board["x"] + board["width"] <= dock["x"] + 1
    assert primary["y"] + primary["height"] <= 390
