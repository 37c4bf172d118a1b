"""Awards and the score sheet of Tavarua, on small stories and on recorded matches."""

from typing import Any

import pytest

from tests.games.endings import ending_of, recorded, told
from vaka.games.tavarua.awards import IN_THE_ZONE, awards
from vaka.games.tavarua.components import WAVES
from vaka.games.tavarua.state import BY_BAIL, FALLEN, TO_SHORE


def given(*events: dict[str, Any]) -> dict[str, Any]:
    return {award.name: award for award in awards(told(*events), 4) if award is not None}


def scored(seat: int, halves: int, how: int = BY_BAIL, board: int = 0) -> dict[str, Any]:
    made = {"points": halves, "cards": halves, "stoke": 0, "tricks": 0, "perfect": 0, "shore": 0}
    return {"kind": "scored", "seat": seat, "how": how, "halves": halves, "board": board, **made}


def caught(seat: int, space: int = 5) -> dict[str, Any]:
    return {"kind": "caught", "seat": seat, "space": space, "perfect": 0, "balance": 0}


def rode(seat: int) -> dict[str, Any]:
    return {"kind": "rode", "seat": seat, "space": 3, "balance": 0}


def test_the_best_wave_is_worth_four_at_least() -> None:
    found = given(caught(0), scored(0, 9), caught(1), scored(1, 14, board=1), caught(2), scored(2, 13))
    assert (found["wave"].seat, found["wave"].ply) == (1, 4)
    assert found["wave"].args == {"score": 7.0, "board": "long"}
    assert "wave" not in given(caught(0), scored(0, 7))


def test_the_longest_ride_counts_its_cards_from_the_catch_on() -> None:
    ridden = [caught(0, space=6), rode(0), rode(0), rode(0), scored(0, 12, TO_SHORE)]
    found = given(*ridden, caught(1), rode(1), scored(1, 3))
    assert (found["ride"].seat, found["ride"].args) == (0, {"cards": 4, "space": 6, "shore": True})


def test_barrels_count_where_they_were_ridden() -> None:
    barrel = {"kind": "barrel", "seat": 0, "ridden": 1, "power": 2, "front": 2, "board": 1}
    assert given(barrel, barrel)["barrels"].args == {"count": 2}
    assert given(barrel, {**barrel, "ridden": 0})["barrels"].args == {"count": 1}


def test_snakes_falls_stoke_cards_waves_and_hang_tens_are_counted() -> None:
    found = given(
        *[{"kind": "snaked", "seat": 1, "by": 0}] * 2,
        *[{"kind": "fell", "seat": 1, "space": 2, "cause": 1, "balance": 4}] * 3,
        *[{"kind": "stoke", "seat": 2, "card": 0, "a": 0, "b": 0, "other": -1}] * 2,
        *[{"kind": "hang_ten", "seat": 3}] * 2,
        caught(3), scored(3, 2, FALLEN), caught(3), scored(3, 2, FALLEN),
    )  # fmt: skip
    seats = {name: (award.seat, award.args["count"]) for name, award in found.items()}
    assert seats == {"snakes": (0, 2), "falls": (1, 3), "stoke": (2, 2), "hang-tens": (3, 2), "waves": (3, 2)}


def wave(front: int, kind: str = "chop") -> dict[str, Any]:
    return {"kind": "wave", "wave": WAVES.index(kind), "front": front}


def started(seat: int, board: int = 0) -> dict[str, Any]:
    return {"kind": "started", "seat": seat, "board": board}


def test_the_luckiest_ride_is_one_that_most_other_cards_of_the_wave_would_have_ended() -> None:
    short, long = started(0), started(1, board=1)
    on_edge = [{**caught(0), "balance": 2}, {**caught(1), "balance": 2}]
    others = [wave(1), wave(2), wave(3), wave(-2), wave(1, "lull")]
    found = given(short, long, *on_edge, wave(-1), *others)["lucky"]
    assert (found.seat, found.ply, found.args) == (0, 5, {"wave": "chop", "falls": 3, "cards": 4})
    longboard = given(long, on_edge[1], wave(-1), *others)["lucky"]
    assert longboard.args == {"wave": "chop", "falls": 2, "cards": 4}


def test_who_falls_is_kept_up_by_a_card_or_leaves_the_odds_open_is_not_the_luckiest() -> None:
    begun = [started(0), {**caught(0), "balance": 2}]
    others = [wave(1), wave(2), wave(3), wave(-2)]
    fall = {"kind": "fell", "seat": 0, "space": 5, "cause": 2, "balance": 4}
    zone = {"kind": "stoke", "seat": 0, "card": IN_THE_ZONE, "a": 0, "b": 0, "other": -1}
    assert "lucky" not in given(*begun, wave(2), fall, *others)
    assert "lucky" not in given(zone, *begun, wave(-1), *others)
    assert "lucky" not in given(*begun, wave(-1), *others[:3]), "three cards are no odds"
    assert "lucky" not in given(*begun, wave(-1), wave(-1), wave(-2), wave(-3), wave(1)), "one card in four"
    assert "lucky" in given(*begun, wave(-1), *others)


def test_the_rivals_of_a_career_get_no_awards() -> None:
    event = [*[caught(4), scored(4, 18)], *[caught(0), scored(0, 9)]]
    assert given(*event)["wave"].seat == 0


@pytest.mark.parametrize("name", recorded("tavarua"))
def test_the_sheet_adds_up(name: str) -> None:
    match, sheet, given = ending_of("tavarua", name)
    view = match.view()
    for surfer, own in zip(view["surfers"], sheet["surfers"], strict=True):
        waves = [wave for waves in own.values() for wave in waves]
        assert sum(wave["score"] for wave in waves) == surfer["total"]
        assert all(wave["bonus"] is not None for wave in waves)
    assert all(award.seat < match.seats for award in given)
