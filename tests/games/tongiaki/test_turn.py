"""The kinds of turn, expansion, and the special starts."""

import pytest

from tests.games.tongiaki.positions import GAME, crown, fresh, kinds, lay, moor, moves, on, play, sea, supply, tile
from vaka.core.kernel import State
from vaka.games.tongiaki.board import FIRST_BEACH
from vaka.games.tongiaki.rules.boats import unmoor
from vaka.games.tongiaki.state import ADD, SAIL, TAKEN, TURN


def test_a_turn_is_an_expansion_a_royal_island_or_a_new_settlement() -> None:
    """TON-2.1, TON-Q3: exactly one of them, and no pass."""
    s = sea()
    lay(s, "I08", 0, 1, 3)
    moor(s, I00_1="BY", I08_1="B")
    assert moves(s) == "XI00 XI08 RI08 S"


def test_an_expansion_is_on_an_island_with_an_own_boat_on_a_beach() -> None:
    """TON-3.1, TON-10.5, TON-Q5: the boat in the centre of a royal island does not count."""
    s = sea()
    lay(s, "I08", 0, 1, 3)
    lay(s, "I05", 1, 0, 2)
    moor(s, I00_1="B", I05_1="Y")
    crown(s, "I08", "B")
    assert moves(s) == "XI00 S"


@pytest.mark.parametrize(
    ("own", "added"),
    [({"I08_1": "B"}, 1), ({"I08_3": "BB"}, 2), ({"I08_3": "BBBB"}, 3)],
    ids=["as many as are there", "two for two", "at most one a beach"],
)
def test_an_expansion_adds_exactly_as_many_boats_as_are_there(own: dict[str, str], added: int) -> None:
    """TON-3.2, TON-Q4: Hiva Oa has three beaches; what goes beyond stays in the supply."""
    s = sea()
    lay(s, "I08", 0, 1, 3)
    moor(s, **own)
    before = supply(s)[0]
    play(s, "X I08")
    assert s.to_add == added
    while s.phase == ADD:
        play(s, moves(s).split()[0])
    assert supply(s)[0] == before - added


def test_boats_of_others_do_not_count_for_an_expansion() -> None:
    """TON-3.2."""
    s = sea()
    moor(s, I00_1="BY", I00_2="YG")
    play(s, "X I00 P 3")
    assert (s.phase, s.turn) == (TURN, 1)


def test_each_new_boat_goes_on_a_beach_of_its_own() -> None:
    """TON-3.3: as soon as there are only as many beaches as boats, the lowest-numbered is served."""
    s = sea()
    lay(s, "I08", 0, 1, 3)
    moor(s, I08_3="BB")
    play(s, "X I08")
    assert moves(s) == "P1 P2 P3"
    play(s, "P 3")
    assert moves(s) == "P1 P2"
    play(s, "P 2")
    assert on(s, "I08") == ["", "B", "BBB"]


def test_with_as_many_boats_as_beaches_nothing_is_left_to_choose() -> None:
    """TON-3.3, TON-Q35: the single option is a decision all the same."""
    s = sea()
    lay(s, "I03", 0, 1, 3)
    moor(s, I03_1="BB")
    play(s, "X I03")
    assert moves(s) == "P1"
    play(s, "P 1")
    assert moves(s) == "P2"


def test_if_no_beach_is_full_the_turn_ends() -> None:
    """TON-3.4."""
    s = sea()
    moor(s, I00_1="B")
    told = play(s, "X I00 P 2")
    assert kinds(told) == ["expands", "put", "turn"]
    assert (s.phase, s.turn) == (TURN, 1)


def test_between_turns_every_beach_has_room() -> None:
    """TON-3.5: so as many boats as beaches can always be added; the invariants of a turn say so."""
    s = sea()
    moor(s, I00_1="BY", I00_2="BY", I00_3="YG", I00_4="GG", I00_5="BB", I00_6="BB")
    GAME.invariants(s)
    play(s, "X I00")
    assert s.to_add == 6
    moor(s, I00_4="Y")
    s.phase = TURN
    with pytest.raises(AssertionError, match="full beach"):
        GAME.invariants(s)


def test_with_too_few_boats_in_the_supply_a_player_places_what_is_left() -> None:
    """TON-14.3: on beaches the player chooses."""
    s = sea()
    lay(s, "I10", 0, 1, 3)
    lay(s, "I13", 1, 0, 2)
    moor(s, I10_2="BBBB", I13_1="BBBB", I13_2="BBB", I13_3="BB")
    assert supply(s)[0] == 2
    play(s, "X I10 P 3 P 1")
    assert on(s, "I10") == ["B", "BBBB", "B"]
    assert supply(s)[0] == 0


def test_without_boats_on_the_map_a_player_comes_back_to_tonga_or_any_island() -> None:
    """TON-2.2, TON-14.1, TON-Q25: two on Tonga, one anywhere open, or a new settlement; no expansion."""
    s = sea()
    lay(s, "I08", 0, 1, 3)
    lay(s, "I05", 1, 0, 2)
    crown(s, "I05", "Y")
    assert moves(s) == "NI00 NI08 N2 S"
    told = play(s, "N 2 P 4 P 4")
    assert kinds(told) == ["returns", "put", "put", "turn"]
    assert on(s, "I00") == ["", "", "", "BB", "", ""], "both may share a beach"


def test_one_boat_may_come_back_to_tonga_too() -> None:
    """TON-Q25."""
    s = sea()
    play(s, "N I00 P 1")
    assert on(s, "I00")[0] == "B"
    assert s.turn == 1


def test_a_beach_filled_by_coming_back_migrates() -> None:
    """TON-14.1."""
    s = sea()
    moor(s, I00_1="YG")
    play(s, "N I00 P 1")
    assert s.phase == SAIL
    assert moves(s) == "MI00/0"


def test_a_player_with_royal_boats_only_has_no_boats_on_the_map() -> None:
    """TON-Q24."""
    s = sea()
    lay(s, "I08", 0, 1, 3)
    crown(s, "I08", "B")
    assert moves(s) == "NI00 N2 S"


def test_if_tonga_is_gone_only_the_other_choices_are_left() -> None:
    """TON-Q25: and if no open island exists, a new settlement is compulsory."""
    s = sea()
    lay(s, "I08", 0, 1, 3)
    s.where[0] = 2
    assert moves(s) == "NI08 S"
    s.royal[tile("I08")] = 1
    assert moves(s) == "S"


def all_on_the_map() -> State:
    """Blue has fifteen boats on the map, one of them royal: eleven on Fiji, two on Tubuai, one on Tonga."""
    s = sea()
    lay(s, "I13", 0, 1, 3)
    lay(s, "I03", 1, 0, 2)
    lay(s, "I08", -1, 1, 4)
    crown(s, "I08", "B")
    moor(s, I13_1="BBBB", I13_2="BBB", I13_3="BBB", I03_1="BB", I00_1="B", I00_2="B")
    assert supply(s)[0] == 0
    return s


def test_with_all_boats_on_the_map_a_player_may_take_one_back() -> None:
    """TON-2.2, TON-14.2, TON-Q26: from any beach, not from a royal island; zero boats cannot be expanded."""
    s = all_on_the_map()
    assert moves(s) == "GI00.1 GI00.2 GI03.1 GI13.1 GI13.2 GI13.3 RI03 RI13 S"
    play(s, "G I03.1")
    assert (s.phase, supply(s)[0]) == (TAKEN, 1)
    assert moves(s) == "XI00 XI03 XI13"


def test_the_boat_taken_back_is_the_only_one_added() -> None:
    """TON-14.2, TON-Q26: also on the beach it came from, if another boat of the colour is on that island."""
    s = all_on_the_map()
    play(s, "G I03.1 X I03 P 1")
    assert on(s, "I03") == ["BB", ""]
    assert (s.phase, s.turn) == (TURN, 1)


def test_an_island_left_by_the_boat_taken_back_cannot_be_expanded() -> None:
    """TON-Q26: an own boat must still be there."""
    s = all_on_the_map()
    play(s, "G I00.1")
    assert moves(s) == "XI00 XI03 XI13"
    s = all_on_the_map()
    unmoor(s, 0, int(FIRST_BEACH[tile("I00")]) + 1, 1)
    moor_again(s, I03_2="B")
    play(s, "G I00.1")
    assert moves(s) == "XI03 XI13"


def moor_again(s: State, **beaches: str) -> None:
    """Moor a boat that was just taken off another beach."""
    s.supply[0] += 1
    moor(s, **beaches)


def test_fifteen_boats_a_colour_and_never_one_more() -> None:
    """TON-Q30: a boat too many anywhere is noticed."""
    s = fresh(2)
    play(s, "P 1 P 2 P 3 P 4")
    s.supply[0] += 1
    with pytest.raises(AssertionError, match="16 boats of colour 0"):
        GAME.invariants(s)
