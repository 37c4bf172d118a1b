"""Phase 1: the waves advance (TAV-5), preparation (TAV-11, TAV-12), and every stoke card."""

from typing import Any

import pytest

from tests.games.tavarua.positions import (
    GAME,
    afloat,
    at,
    cards,
    choosing,
    dice,
    fresh,
    give,
    hand,
    hand_of,
    kinds,
    moves,
    pile,
    play,
    preparing,
    put,
    wave,
)
from vaka.core.events import NO_EVENTS
from vaka.games.tavarua.rules.cards import has_icon
from vaka.games.tavarua.rules.choose import is_broken
from vaka.games.tavarua.rules.prepare import start_round
from vaka.games.tavarua.state import CARD, CHOOSE, INSPIRE, LONG, PREPARE


def test_tiles_slide_in_riders_go_with_them_and_a_new_die_is_rolled() -> None:
    """TAV-5.1, TAV-5.2, TAV-5.3, TAV-9.3."""
    s = afloat(2)
    dice(s, "2 3 4 5 6 1")
    put(s, 0, "riding", 4)
    start_round(s, NO_EVENTS)
    assert [int(s.die[space]) for space in range(1, 6)] == [3, 4, 5, 6, 1]
    assert 1 <= s.die[6] <= 6
    assert at(s, 0) == ("riding", 3)
    assert at(s, 1) == ("channel", 3)


@pytest.mark.parametrize(("face", "space", "broken"), [(3, 3, True), (4, 3, True), (2, 3, False), (1, 1, True)])
def test_a_wave_is_broken_if_its_die_is_at_least_its_space(face: Any, space: Any, broken: Any) -> None:
    """TAV-5.5."""
    s = afloat(1)
    s.die[space] = face
    assert is_broken(s, space) == broken


def shore(seats: int = 2, tokens: Any = 1, boards: Any = "") -> Any:
    s = afloat(seats, boards)
    for seat in range(seats):
        put(s, seat, "channel", 0, tokens=tokens)
    return preparing(s)


def test_the_shore_is_a_channel_space_where_boards_are_switched_once_a_round() -> None:
    """TAV-11.1, TAV-11.2."""
    s = shore()
    assert moves(s) == ["done", "switch", "buy"]
    play(s, "switch")
    assert s.board[0] == LONG
    assert moves(s) == ["done", "buy"]
    s = preparing(afloat(1))
    assert s.phase == CHOOSE  # not at the shore, nothing to prepare


def test_j3_switching_to_a_longboard_replaces_icon_cards_up_to_the_old_size() -> None:
    """TAV-J3, TAV-11.2, TAV-6.6: first discarded, then as many drawn."""
    s = shore()
    hand(s, 0, "4nT 4tM 1nT")
    told = play(s, "switch")
    assert [one["power"] for one in kinds(told, "laid_down")] == [4, 4]
    assert s.hand_size[0] == 3
    assert not any(has_icon(s, card) for card in hand_of(s, 0))


def test_a7_several_stoke_cards_can_be_bought_for_a_token_each() -> None:
    """TAV-A7, TAV-11.3, TAV-16.3: as many as the tokens allow."""
    s = shore(tokens=3)
    give(s, 0, "focus", "focus", "jetski")
    play(s, "buy", "buy", "buy")
    assert s.tokens[0] == 0
    assert sum(s.held[0, i] for i in range(9)) == 6


def test_a9_a_card_bought_this_round_waits_but_an_older_copy_may_be_played() -> None:
    """TAV-A9."""
    s = shore(tokens=1)
    for i in range(9):
        s.stoke_deck[i] = 0
    s.stoke_deck[0] = 1
    play(s, "buy")
    assert moves(s) == ["done", "switch"]
    s = shore(tokens=1)
    for i in range(9):
        s.stoke_deck[i] = 0
    s.stoke_deck[0] = 2
    give(s, 0, "energy_drink")
    play(s, "buy")
    assert "energy" in moves(s)


def test_a5_preparation_goes_clockwise_one_visit_each_before_the_secret_choice() -> None:
    """TAV-A5: stoke card, switch and purchases in any order, then the next seat."""
    s = shore(3)
    s.first = 1
    preparing(s)
    visits = []
    while s.phase == PREPARE:
        visits.append(int(s.turn))
        play(s, "done")
    assert visits == [1, 2, 0]
    assert s.phase == CHOOSE
    assert s.turn == 1


def test_a12_arriving_at_the_shore_one_switches_in_the_next_round_and_can_then_paddle_at_once() -> None:
    """TAV-A12."""
    s = afloat(1)
    put(s, 0, "channel", 1)
    play(s, "I", "1nT*0")
    assert at(s, 0) == ("channel", 0)
    assert s.rounds == 2
    play(s, "switch", "done", "O", "1tT*0")
    assert s.board[0] == LONG
    assert at(s, 0) == ("channel", 1)


def with_stoke(*names: Any, seats: int = 2, boards: Any = "", **fields: Any) -> Any:
    s = afloat(seats, boards)
    give(s, 0, *names)
    put(s, 0, "channel", 3, **fields)
    return s


def test_one_stoke_card_a_round_and_a_player_card_is_still_due() -> None:
    """TAV-12.2, TAV-A11."""
    s = preparing(with_stoke("energy_drink", "focus"))
    assert set(moves(s)) == {"done", "energy", "focus"}
    play(s, "energy")
    assert s.phase == CHOOSE
    assert s.turn == 0
    assert sum(s.held[0, i] for i in range(9)) == 1
    assert s.stoke_heap[0] == 1


def test_stoke_cards_are_secret_and_outside_the_hand() -> None:
    """TAV-12.1."""
    s = preparing(with_stoke("focus"))
    assert GAME.view(s, 1)["surfers"][0]["stoke_cards"] == 1
    assert s.hand_size[0] == 5
    assert GAME.view(s, 0)["mine"]["stoke_cards"] == {"focus": 1}


def test_energy_drink_gives_two_tokens_up_to_the_limit() -> None:
    """TAV-12.3."""
    s = preparing(with_stoke("energy_drink", tokens=0))
    play(s, "energy")
    assert s.tokens[0] == 2
    s = preparing(with_stoke("energy_drink", tokens=2))
    play(s, "energy")
    assert s.tokens[0] == 3


def test_the_jetski_goes_anywhere_in_the_channel_and_picks_up_a_fallen_surfer() -> None:
    """TAV-12.3."""
    s = with_stoke("jetski")
    put(s, 0, "wash", 5)
    preparing(s)
    play(s, "jetski6")
    assert at(s, 0) == ("channel", 6)
    assert "O" in moves(s)
    s = with_stoke("jetski")
    put(s, 0, "riding", 4)
    pile(s, 0, "2nT")
    assert moves(preparing(s)) == ["done"]


def test_landing_on_the_shore_by_jetski_one_may_switch_and_buy() -> None:
    """TAV-12.3: the Jetski counts at once."""
    s = preparing(with_stoke("jetski", tokens=1))
    play(s, "jetski0")
    assert moves(s) == ["done", "switch", "buy"]
    s = with_stoke("jetski", tokens=1)
    put(s, 0, "channel", 0)
    play(preparing(s), "jetski2")
    assert s.phase == CHOOSE


def test_call_it_turns_the_die_of_a_wave_without_a_surfer() -> None:
    """TAV-12.3: broken and perfect are judged by the new face."""
    s = with_stoke("call_it")
    put(s, 1, "riding", 2)
    pile(s, 1, "2nM")
    preparing(s)
    assert not any(move.startswith("call2") for move in moves(s))
    play(s, "call3=3")
    assert s.die[3] == 3
    assert "C" in moves(s)


def test_focus_shows_the_front_to_its_player_alone() -> None:
    """TAV-12.3, TAV-A17."""
    s = with_stoke("focus", seats=3)
    wave(s, "lull", 3)
    preparing(s)
    assert kinds(play(GAME.copy(s), "focus", seat=0), "peeked") == [{"seat": 0, "wave": 1, "front": 3}]
    assert kinds(play(s, "focus", seat=1), "peeked") == []
    assert GAME.view(s, 0)["wave_deck"]["next"]["front"] == 3
    assert GAME.view(s, 1)["wave_deck"]["next"] == {"type": "lull", "fronts": [1, 2, 3], "front": None}


def test_inspiration_draws_three_and_discards_three() -> None:
    """TAV-12.3."""
    s = preparing(with_stoke("inspiration"))
    play(s, "inspiration")
    assert s.phase == INSPIRE
    assert s.hand_size[0] == 8
    assert all(len(move.split(".")) == 3 for move in moves(s))
    play(s, moves(s)[0])
    assert s.hand_size[0] == 5
    assert s.phase == CHOOSE


def test_j4_inspiration_with_a_short_hand_discards_down_to_five() -> None:
    """TAV-J4: draw 3, then discard down to 5."""
    s = with_stoke("inspiration")
    hand(s, 0, "1nT 1tT 2nT")
    play(preparing(s), "inspiration")
    assert s.hand_size[0] == 6
    assert all("." not in move for move in moves(s))
    s = with_stoke("inspiration")
    hand(s, 0, "1nT 1tT")
    play(preparing(s), "inspiration")
    assert s.hand_size[0] == 5
    assert s.phase == CHOOSE


def test_in_the_zone_stops_balance_on_the_last_space() -> None:
    """TAV-12.3: own card and wave card; no help against barrels or collisions."""
    s = with_stoke("in_the_zone", seats=1)
    put(s, 0, "riding", 4, balance=1)
    pile(s, 0, "1nM")
    wave(s, "lull", 3)
    play(preparing(s), "zone", "R", "3nM*0")
    assert at(s, 0) == ("riding", 3)
    assert s.balance[0] == 2
    s = with_stoke("in_the_zone", seats=1)
    put(s, 0, "riding", 4)
    pile(s, 0, "1nM")
    wave(s, "barrel", 2)
    play(preparing(s), "zone", "R", "2nT*0")
    assert at(s, 0) == ("wash", 4)


def test_j6_in_the_zone_on_the_last_nose_space_earns_the_hang_ten() -> None:
    """TAV-J6."""
    s = with_stoke("in_the_zone", seats=1, boards="L")
    put(s, 0, "riding", 4, balance=2)
    pile(s, 0, "1nM")
    wave(s, "lull", 3)
    play(preparing(s), "zone", "R", "3nM*0")
    assert s.balance[0] == 3
    assert s.pile_hang[0, 1] == 1


def test_priority_wins_a_contest_and_never_collides() -> None:
    """TAV-12.3: left out when collisions are looked for, then ranks first."""
    s = with_stoke("priority", seats=3)
    dice(s, "6 6 6 1 1 1")
    play(preparing(s), "priority")
    play(s, "C", "1nT*0", "C", "1nT*0", "C", "2nT*0")
    assert at(s, 0) == ("riding", 2)
    assert at(s, 1) == ("channel", 3)
    assert at(s, 2) == ("channel", 3)


def test_heckle_takes_a_token_of_any_opponent() -> None:
    """TAV-12.3, TAV-J5: legal also against a seat without tokens."""
    s = preparing(with_stoke("heckle", seats=3))
    assert moves(s) == ["done", "heckle1", "heckle2"]
    play(s, "heckle2")
    assert s.tokens[2] == 0
    s = with_stoke("heckle")
    s.tokens[1] = 0
    play(preparing(s), "heckle1")
    assert s.tokens[1] == 0


def test_mind_games_gives_an_opponent_a_whole_new_hand() -> None:
    """TAV-12.3, TAV-J3: discarded first, then five drawn."""
    s = with_stoke("mind_games")
    hand(s, 1, "3tT 3tT 3tT 3tM")
    told = play(preparing(s), "mind1", seat=1)
    assert len(kinds(told, "laid_down")) == 4
    assert len(kinds(told, "drew")) == 5
    assert s.hand_size[1] == 5
    assert cards(s, 1) != ""


def test_j5_stoke_cards_without_effect_are_legal() -> None:
    """TAV-J5: Jetski to the own space, Call It to the same face, Energy Drink with three tokens."""
    s = preparing(with_stoke("jetski", "call_it", "energy_drink", tokens=3))
    assert {"jetski3", "call3=1", "energy"} <= set(moves(s))


def test_j5_call_it_with_every_wave_occupied_is_not_playable() -> None:
    """TAV-J5."""
    s = afloat(6)
    give(s, 0, "call_it")
    for seat in range(6):
        put(s, seat, "riding", seat + 1)
    for seat in range(6):
        pile(s, seat, ("3nT", "3tT", "4nT", "4tT", "4nM", "4tM")[seat])
    preparing(s)
    assert s.turn == 0
    assert moves(s) == ["done"]


def test_a17_nobody_is_passed_over_for_what_stoke_cards_they_hold() -> None:
    """TAV-A17: a seat with an unplayable card is asked like any other, so silence betrays nothing."""
    s = with_stoke("jetski")
    put(s, 0, "riding", 4)
    pile(s, 0, "2nM")
    assert preparing(s).turn == 0
    assert s.phase == PREPARE


def test_alone_the_cards_against_others_are_left_out() -> None:
    """TAV-18.1: 18 stoke cards."""
    s = fresh(1)
    assert [s.stoke_deck[i] for i in range(9)] == [3] * 6 + [0] * 3


def test_the_wash_waits_for_a_card_to_recover() -> None:
    """TAV-10.1: the only action there."""
    s = afloat(1)
    put(s, 0, "wash", 4)
    choosing(s)
    assert s.phase == CARD
    play(s, "3nM*0")
    assert at(s, 0) == ("channel", 0)
