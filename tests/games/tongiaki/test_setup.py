"""Setting up: Tonga, the pile, two boats each."""

from collections.abc import Callable
from pathlib import Path

import pytest

import vaka
from tests.games.tongiaki.positions import GAME, fresh, kinds, moves, on, play, supply
from tests.server.harness import Guest, served, settings
from vaka.arena.simulate import Simulation
from vaka.arena.tournament import Tournament
from vaka.core.errors import OutOfRange
from vaka.core.record import from_record, to_record
from vaka.envs.array_match import ArrayMatch
from vaka.envs.batch import Batch
from vaka.games.tongiaki.state import SETUP, TURN


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everyone_has_fifteen_boats_and_the_pile_has_all_tiles_but_tonga(seats: int) -> None:
    """TON-1.1, TON-1.2, TON-Q30, TON-Q31: nothing is changed for few or many players."""
    s = fresh(seats)
    assert supply(s) == [15] * seats
    assert s.supply.tolist()[seats:] == [0] * (6 - seats)
    assert sorted(s.pile.tolist()) == list(range(1, 32))
    assert (s.islands_left, s.oceans_left) == (15, 16)
    assert [tile["id"] for tile in GAME.view(s, None)["tiles"]] == ["I00"]


def test_the_pile_is_shuffled_by_the_seed() -> None:
    """TON-1.2."""
    assert fresh(seed=1).pile.tolist() != fresh(seed=2).pile.tolist()
    assert fresh(seed=1).pile.tolist() == fresh(seed=1).pile.tolist()


def test_who_begins_is_drawn_or_chosen_by_the_host() -> None:
    """TON-1.3, TON-Q1: a seat that is not at the table is as good as none."""
    drawn = {int(fresh(3, seed=seed, first="random").first) for seed in range(40)}
    assert drawn == {0, 1, 2}
    assert {int(fresh(3, seed=seed, first="2").first) for seed in range(20)} == {2}
    assert {int(fresh(3, seed=seed, first="5").first) for seed in range(40)} == {0, 1, 2}


def test_boats_are_placed_clockwise_in_two_rounds_and_then_the_first_player_begins() -> None:
    """TON-1.4, TON-1.6."""
    s = fresh(3, first="1")
    seats = []
    for token in ("P 1", "P 2", "P 3", "P 4", "P 5", "P 6"):
        seats.append(GAME.rules.to_move(s))
        assert s.phase == SETUP
        told = play(s, token)
    assert seats == [1, 2, 0, 1, 2, 0]
    assert kinds(told) == ["put", "turn"]
    assert (s.phase, s.turns, GAME.rules.to_move(s)) == (TURN, 1, 1)
    assert on(s, "I00") == ["B", "Y", "G", "B", "Y", "G"]
    assert supply(s) == [13, 13, 13]


def test_every_beach_keeps_a_free_mooring_during_set_up() -> None:
    """TON-1.5."""
    s = fresh(3)
    play(s, "P 2 P 2")
    assert moves(s) == "P1 P3 P4 P5 P6"


def test_the_two_boats_of_a_player_may_share_a_beach() -> None:
    """TON-Q2."""
    s = fresh(2)
    play(s, "P 4 P 1 P 4 P 1")
    assert on(s, "I00") == ["YY", "", "", "BB", "", ""]
    assert s.phase == TURN


def test_turns_go_clockwise_until_the_end() -> None:
    """TON-1.6: from the first player on."""
    s = fresh(3, first="2")
    play(s, "P 1 P 2 P 3 P 4 P 5 P 6")
    order = []
    while s.turns <= 6:
        order.append((int(s.turns), GAME.rules.to_move(s)))
        play(s, moves(s).split()[0])
    assert list(dict.fromkeys(order)) == [(1, 2), (2, 0), (3, 1), (4, 2), (5, 0), (6, 1)]


def test_with_two_colours_each_the_four_colours_take_turns() -> None:
    """TON-Q38: set-up and turns go round the four colours, and the seats alternate."""
    s = fresh(2, colours=2)
    assert supply(s) == [15] * 4
    seats = []
    for number in (1, 2, 3, 4, 1, 2, 3, 4):
        seats.append(GAME.rules.to_move(s))
        play(s, f"P {number}")
    assert seats == [0, 1, 0, 1, 0, 1, 0, 1]
    assert on(s, "I00") == ["BB", "YY", "GG", "OO", "", ""]
    assert [colour["seat"] for colour in GAME.view(s, None)["colours"]] == [0, 1, 0, 1]


MADE: dict[str, Callable[[int], object]] = {
    "match": lambda seats: vaka.Match(GAME, seats, {"colours": 2}),
    "simulation": lambda seats: Simulation.make("tongiaki", seats, ["random"], {"colours": 2}, 1, 1),
    "tournament": lambda seats: Tournament.make("tongiaki", ["random", "greedy"], seats, 1, {"colours": 2}, 1),
    "batch": lambda seats: Batch(GAME, 1, seats, {"colours": 2}),
    "environment": lambda seats: ArrayMatch(GAME, seats, {"colours": 2}),
}


@pytest.mark.parametrize("make", MADE.values(), ids=MADE)
def test_two_colours_each_are_for_two_players_only(make: Callable[[int], object]) -> None:
    """TON-Q38."""
    make(2)
    with pytest.raises(OutOfRange) as refused:
        make(3)
    assert str(refused.value) == "In Tongiaki the option colours can be 2 only with 2 seats, not with 3."
    assert refused.value.say("it") == "In Tongiaki l’opzione colours può valere 2 solo con 2 posti, non con 3."


def test_a_record_from_before_the_limit_still_replays() -> None:
    """TON-Q38: the option had no effect then."""
    old = vaka.Match(GAME, 3, {"colours": 2}, seed=4, kept=True)
    old.play(old.legal()[0])
    again = from_record(to_record(old))
    assert again.options["colours"] == 2
    assert again.state.tobytes() == old.state.tobytes()


def test_the_room_opens_no_table_for_three_with_two_colours_each(tmp_path: Path) -> None:
    """TON-Q38."""
    with served(settings(tmp_path)) as room, Guest(room.url) as guest:
        table = {"game": "tongiaki", "options": {"colours": 2}}
        bots = [{"kind": "bot", "bot": "random"}] * 2
        said = guest.post("/tables", table | {"seats": [{"kind": "me", "name": "Ann"}, *bots]}, 422)
        assert said["message"] == "In Tongiaki the option colours can be 2 only with 2 seats, not with 3."
        guest.post("/tables", table | {"seats": [{"kind": "me", "name": "Ann"}, *bots[:1]]}, 201)
