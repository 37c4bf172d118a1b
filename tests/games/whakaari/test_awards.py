"""Awards and the score sheet of Whakaari, on small stories and on recorded matches."""

from typing import Any

import pytest

from tests.games.endings import ending_of, recorded, told
from vaka.games.whakaari.awards import awards
from vaka.games.whakaari.events import BY_MAGIC, HOPPED


def given(*events: dict[str, Any]) -> dict[str, Any]:
    return {award.name: award for award in awards(told(*events), 4) if award is not None}


def test_pushes_are_stones_shoved_under_others_and_pawns_pushed() -> None:
    shoved = {"kind": "shoved", "piece": 3, "by": 1}
    found = given({**shoved, "owner": 0}, {**shoved, "owner": 1}, {"kind": "pushed", "seat": 1, "other": 2, "to": 4})
    assert (found["pushes"].seat, found["pushes"].args, found["pushes"].ply) == (1, {"count": 2}, 3)


def test_the_longest_drag_is_told_in_millimetres() -> None:
    drag = {"kind": "dragged", "piece": 3, "x": 0, "y": 0, "owner": -1, "stone": 0, "why": 0, "stopped": 0}
    found = given({**drag, "by": 0, "halves": 3, "length": 5200}, {**drag, "by": 2, "halves": 3, "length": 6300})
    assert (found["drag"].seat, found["drag"].args) == (2, {"halves": 3})
    assert "drag" not in given({**drag, "by": 0, "halves": 2, "length": 3900})


def test_lucky_feet_stand_event_after_event_without_a_fall() -> None:
    def event(seat: int) -> dict[str, Any]:
        return {"kind": "event", "seat": seat, "event": 0, "piece": 3, "icon": 1, "second": 0, "by": -1, "own": 0}

    fall = {"kind": "fell", "seat": 0, "from": 3, "to": 34}
    saved = {"kind": "saved", "seat": 0, "card": 3}
    found = given(event(0), event(1), event(0), event(1), event(0), event(1), event(1), fall)["lucky"]
    assert (found.seat, found.ply, found.args) == (1, 7, {"count": 4})
    assert "lucky" not in given(event(0), event(0), event(0), fall, event(0), event(0)), "the fall ends the third"
    assert "lucky" not in given(event(0), event(0), saved, event(0), event(0)), "a card saved them"
    assert given(event(0), event(0), event(0), event(0), fall)["lucky"].args == {"count": 3}


def test_only_jumps_of_ones_own_count() -> None:
    jump = {"kind": "jumped", "seat": 0, "from": 34, "to": 2, "stone": 0, "other": -1}
    assert "jumps" not in given({**jump, "why": HOPPED}, {**jump, "why": BY_MAGIC})
    assert given(*[{**jump, "why": HOPPED}] * 2)["jumps"].args == {"count": 2}


def test_escapes_falls_and_powers_are_counted() -> None:
    found = given(
        {"kind": "saved", "seat": 0, "card": 3},
        *[{"kind": "fell", "seat": 1, "from": 3, "to": 34}] * 2,
        *[{"kind": "power", "seat": 2, "power": 0, "uses": 1}] * 2,
    )
    seats = {name: (award.seat, award.args["count"]) for name, award in found.items()}
    assert seats == {"escapes": (0, 1), "falls": (1, 2), "powers": (2, 2)}


def test_stones_cracked_under_others_count_ones_own_do_not() -> None:
    crack = {"kind": "turned", "piece": 4, "by": 0, "cause": 1}
    under, own, empty = {"owner": 1, "own": 0}, {"owner": 0, "own": 1}, {"owner": -1, "own": 0}
    assert given(*[{**crack, **under}] * 2)["cracks"].args == {"count": 2}
    assert "cracks" not in given({**crack, **under}, {**crack, **own}, {**crack, **empty})


@pytest.mark.parametrize("name", recorded("whakaari"))
def test_the_sheet_tells_how_far_everybody_came(name: str) -> None:
    match, sheet, given = ending_of("whakaari", name)
    for player, way in zip(match.view()["players"], sheet["ways"], strict=True):
        assert way["reached"] == (player["pawn"] == "goal")
        assert (way["left"] == 0) == way["reached"]
        assert (way["done"] == 100) == way["reached"]
        assert (way["done"] == 0) or player["pawn"] != "board"
    assert all(0 < award.ply <= match.ply for award in given)
