"""Awards and the score sheet of Tongiaki, on small stories and on recorded matches."""

from typing import Any

import pytest

from tests.games.endings import ending_of, recorded, told
from vaka.games.tongiaki.awards import awards
from vaka.games.tongiaki.board import VALUE
from vaka.games.tongiaki.components import ISLANDS
from vaka.games.tongiaki.events import EXCESS, LOST


def given(*events: dict[str, Any]) -> dict[str, Any]:
    return {award.name: award for award in awards(told(*events), 4) if award is not None}


def sailed(by: int, island: int = 0, boats: int = 3) -> dict[str, Any]:
    fleet = {"boats": boats, "colours": 2, "by": by}
    return {"kind": "sailed", "island": island, "edge": 0, "beach": 1, "side": 0, **fleet}


def passed(danger: int = 2) -> dict[str, Any]:
    return {"kind": "passed", "tile": 20, "from": 0, "to": 3, "danger": danger, "colours": 3}


def reached(island: int) -> dict[str, Any]:
    return {"kind": "reached", "island": island, "boats": 3, "moorings": 4}


def test_the_longest_voyage_is_one_that_lands() -> None:
    failed = {"kind": "failed", "tile": 21, "from": 0, "to": 3, "danger": 4, "colours": 2}
    found = given(
        sailed(0), passed(), passed(), passed(), failed,
        sailed(1), passed(), passed(), reached(4),
        sailed(2), passed(), reached(5),
    )  # fmt: skip
    assert (found["voyage"].seat, found["voyage"].ply) == (1, 6)
    assert found["voyage"].args == {"count": 2, "island": 0, "reaches": 4}


def test_the_boldest_voyage_and_the_greatest_fleet() -> None:
    found = given(sailed(0, boats=6), passed(2), reached(4), sailed(1), passed(4), reached(5))
    assert (found["bold"].seat, found["bold"].args["danger"]) == (1, 4)
    assert (found["fleet"].seat, found["fleet"].args) == (0, {"boats": 6, "island": 4})


def test_islands_belong_to_who_sent_the_fleet_that_found_them() -> None:
    tile = {"kind": "turned", "q": 1, "r": 1, "rho": 0, "islands_left": 3, "oceans_left": 3}
    ocean = {**tile, "tile": ISLANDS}
    found = given(sailed(0), {**tile, "tile": 3}, ocean, sailed(1), ocean, sailed(0), {**tile, "tile": 4})
    assert (found["islands"].seat, found["islands"].args) == (0, {"count": 2})


def test_the_luckiest_find_is_an_island_that_came_from_a_pile_of_oceans() -> None:
    def turned(tile: int, islands: int, oceans: int) -> dict[str, Any]:
        return {
            "kind": "turned",
            "tile": tile,
            "q": 1,
            "r": 1,
            "rho": 0,
            "islands_left": islands,
            "oceans_left": oceans,
        }

    found = given(sailed(0), turned(3, 3, 7), sailed(1), turned(ISLANDS, 3, 6), turned(4, 2, 9))["lucky"]
    assert (found.seat, found.ply, found.args) == (1, 5, {"island": 4, "islands": 3, "tiles": 12})
    assert "lucky" not in given(sailed(0), turned(3, 4, 5)), "half of the tiles were islands"
    assert "lucky" not in given(sailed(0), turned(ISLANDS, 1, 9)), "an ocean is no find"


def test_islands_found_for_a_new_settlement_count_too() -> None:
    settling = {"kind": "settling", "seat": 2, "colour": 2, "settlement": 1}
    found = given({**settling, "tile": 3}, {**settling, "tile": ISLANDS}, {**settling, "tile": 4})
    assert (found["islands"].seat, found["islands"].args) == (2, {"count": 2})


def test_the_crown_jewel_is_the_royal_island_of_the_highest_value() -> None:
    best = int(VALUE.argmax())
    low = int(VALUE.argmin())
    founded = {"kind": "founded", "colour": 0}
    found = given({**founded, "seat": 0, "island": low}, {**founded, "seat": 1, "island": best})
    assert (found["royal"].seat, found["royal"].args["island"]) == (1, best)


def test_boats_lost_at_sea_count_those_without_a_mooring_do_not() -> None:
    home = {"kind": "home", "colour": 0, "boats": 3}
    found = given({**home, "seat": 1, "reason": LOST}, {**home, "seat": 0, "reason": EXCESS})
    assert (found["lost"].seat, found["lost"].args) == (1, {"count": 3})


@pytest.mark.parametrize("name", recorded("tongiaki"))
def test_the_sheet_adds_up(name: str) -> None:
    match, sheet, given = ending_of("tongiaki", name)
    places = match.view()["places"]
    for place, islands in zip(places, sheet["islands"], strict=True):
        assert sum(island["value"] for island in islands) == place["points"]
        assert len(islands) == place["islands"]
    assert all(0 < award.ply <= match.ply for award in given)
