"""Finishing, points, damage carried over, the end (POW-8 to POW-11 and the rulings about them)."""

import itertools

import pytest

from tests.games.powerboats.positions import GAME, at, heading, moves, play, put, racing
from vaka.core.contract import RETURN_UNIT
from vaka.core.events import NO_EVENTS
from vaka.core.kernel import Ints, State
from vaka.games.powerboats import rules
from vaka.games.powerboats.board import NEIGHBOUR, block
from vaka.games.powerboats.components import FACINGS
from vaka.games.powerboats.events import NONE_LEFT
from vaka.games.powerboats.rules import ahead_of, finish_match, next_boat
from vaka.games.powerboats.state import FINISHED, HEADING, OVER, PLACE, RACING, SUNK, TO_FINISH


def end_race(s: State, events: Ints) -> None:
    """End the race, and lay the next one's course if there is one."""
    rules.end_race(s, NONE_LEFT, events)
    while s.phase not in (PLACE, OVER):
        rules.follow(s, events)


def done(s: State, seat: int, fate: int, order: int = 0, turns: int = 20, **fields: int) -> None:
    """Mark a boat as home or sunk."""
    put(s, seat, None, "E", "", fate=fate, order=order, turns=turns, **fields)
    if fate == FINISHED:
        s.mark[seat] = 5
        s.arrived += 1
    if fate == SUNK:
        s.lost += 1


def test_a_crash_after_the_line_still_damages_and_a_sunk_finisher_keeps_its_place() -> None:
    """POW-8.2, POW-9.3, POW-R21, POW-R32: six against five, the row crossed on the fourth hex; told in this order."""
    s = heading(racing(), 1)
    put(s, 1, (15, 8), "SW", "33", mark=TO_FINISH, damage=3)
    block(s, int(NEIGHBOUR[s.hex[1], FACINGS.index("SE")]))  # so that straight on is the longest way
    assert moves(s) == ["S"]
    events = play(s, "S")
    assert [event["kind"] for event in events] == ["moved", "crashed", "finished", "turn"]
    assert (s.fate[1], s.damage[1], s.order[1]) == (FINISHED, 4, 0)
    assert at(s, 1) is None


def test_finished_boats_leave_the_lake_and_play_no_further_turns() -> None:
    """POW-R10."""
    s = heading(racing(4), 1)
    put(s, 1, (15, 8), "SW", "31", mark=TO_FINISH)
    play(s, "S")
    assert at(s, 1) is None
    assert s.turn == 2
    s.turn, s.phase = 0, HEADING
    play(s, "S")
    assert s.turn == 2, "seat 1 is passed over"


def test_places_are_counted_in_order_of_crossing() -> None:
    """POW-R13: two boats home in the same round rank by their turn order."""
    s = heading(racing(4), 1)
    put(s, 1, (15, 8), "SW", "31", mark=TO_FINISH)
    play(s, "S")
    s.phase = HEADING
    put(s, 2, (15, 8), "SW", "31", mark=TO_FINISH)
    play(s, "S")
    assert (s.order[1], s.order[2]) == (0, 1)
    assert ahead_of(s, 1, 2)
    assert not ahead_of(s, 2, 1)


def test_normal_scoring_stops_when_one_boat_is_left_and_none_has_sunk() -> None:
    """POW-R12: the last boat keeps its damage and gets no points."""
    s = heading(racing(3), 1)
    done(s, 0, FINISHED, 0)
    put(s, 1, (15, 8), "SW", "31", mark=TO_FINISH)
    s.damage[2], s.hit[2] = 2, 1
    play(s, "S")
    assert s.race == 1
    assert [s.gained[0, seat] for seat in range(3)] == [2, 1, 0]
    assert s.kept_damage[2] == 1


def test_with_a_boat_sunk_the_last_one_still_races() -> None:
    """POW-R12."""
    s = heading(racing(3), 1)
    done(s, 0, SUNK, 0)
    put(s, 1, (15, 8), "SW", "31", mark=TO_FINISH)
    play(s, "S")
    assert s.race == 0
    assert s.turn == 2


def test_in_alternative_scoring_the_last_boat_still_races() -> None:
    """POW-R12, POW-11.1."""
    s = heading(racing(3, scoring="alternative"), 1)
    done(s, 0, FINISHED, 0)
    put(s, 1, (15, 8), "SW", "31", mark=TO_FINISH)
    play(s, "S")
    assert s.race == 0
    assert s.turn == 2


def test_places_close_up_over_sunk_boats_but_values_do_not_shift() -> None:
    """POW-9.3, POW-R14: two of four home get 3 and 2; the sunk ones nothing."""
    s = racing(4)
    done(s, 2, FINISHED, 0)
    done(s, 0, FINISHED, 1)
    done(s, 1, SUNK, 0)
    done(s, 3, SUNK, 1)
    end_race(s, NO_EVENTS)
    assert [s.points[seat] for seat in range(4)] == [2, 0, 3, 0]


def test_alternative_scoring_adds_turns_before_the_last_finisher_and_5_a_sunk_boat() -> None:
    """POW-11.1, POW-11.2, POW-R20: own turns; equal turns differ by 0; the bonus is not doubled in race 2."""
    s = racing(4, scoring="alternative")
    s.race = 1
    done(s, 0, FINISHED, 0, turns=20)
    done(s, 1, FINISHED, 1, turns=20)
    done(s, 2, FINISHED, 2, turns=26)
    done(s, 3, SUNK, 0, turns=9)
    end_race(s, NO_EVENTS)
    assert [s.gained[1, seat] for seat in range(4)] == [6 + 6 + 5, 4 + 6 + 5, 2 + 0 + 5, 0]


def test_a_lone_finisher_gets_only_the_sunk_boats() -> None:
    """POW-R20."""
    s = racing(3, scoring="alternative")
    done(s, 1, FINISHED, 0, turns=33)
    done(s, 0, SUNK, 0)
    done(s, 2, SUNK, 1)
    end_race(s, NO_EVENTS)
    assert [s.points[seat] for seat in range(3)] == [0, 2 + 10, 0]


def test_a_boat_that_sank_after_finishing_is_no_sunk_boat() -> None:
    """POW-R21: no 5 points for it, and it is repaired like any other."""
    s = racing(2)
    done(s, 0, FINISHED, 0, turns=20, damage=5, hit=1)
    done(s, 1, FINISHED, 1, turns=22)
    end_race(s, NO_EVENTS)
    assert [s.points[seat] for seat in range(2)] == [1 + 2, 0]
    assert s.kept_damage[0] == 1


def test_two_players_always_count_turns() -> None:
    """POW-11.1, POW-11.3: 1-0, 2-0, 3-0 for the places."""
    s = racing(2, scoring="normal")
    assert s.alternative == 1
    for race, value in ((0, 1), (1, 2), (2, 3)):
        s = racing(2)
        s.race = race
        done(s, 1, FINISHED, 0)
        done(s, 0, FINISHED, 1)
        end_race(s, NO_EVENTS)
        assert [s.gained[race, 0], s.gained[race, 1]] == [0, value]


@pytest.mark.parametrize(
    ("kept", "hit", "following"),
    [(0, 0, 0), (0, 1, 1), (1, 0, 1), (1, 1, 2)],
    ids=["whole", "first", "keeps", "second"],
)
def test_one_counter_stays_for_every_race_with_damage(kept: int, hit: int, following: int) -> None:
    """POW-10.1, POW-10.2, POW-R15: so a boat may start race 3 with 2."""
    s = racing(3)
    for seat in range(3):
        done(s, seat, FINISHED, seat, kept_damage=kept, damage=kept + 2 * hit, hit=hit)
    end_race(s, NO_EVENTS)
    assert s.race == 1
    assert [s.kept_damage[0], s.damage[0], s.hit[0]] == [following, following, 0]


def test_a_new_race_starts_clean_but_for_kept_damage() -> None:
    """POW-3.3, POW-10.1: no dice, not started, ashore."""
    s = racing(3)
    for seat in range(3):
        done(s, seat, FINISHED, seat)
    end_race(s, NO_EVENTS)
    assert s.phase == PLACE
    assert all(at(s, seat) is None and s.mark[seat] == 0 and s.fate[seat] == RACING for seat in range(3))


def test_a_boat_left_over_in_the_last_race_is_shown_as_left_without_place_or_dice() -> None:
    """POW-R12: it is off the lake with the others, so it cannot be racing."""
    s = racing(3)
    s.race = 2
    done(s, 0, FINISHED, 0)
    put(s, 1, (12, 8), "E", "32", mark=3)
    put(s, 2, (15, 8), "SW", "31", mark=TO_FINISH)
    s.turn, s.phase = 2, HEADING
    play(s, "S")
    view = GAME.view(s, None)
    assert view["phase"] == "over"
    assert [boat["fate"] for boat in view["boats"]] == ["finished", "left", "finished"]
    assert (view["boats"][1]["at"], view["boats"][1]["facing"], view["boats"][1]["dice"]) == (None, None, [])


def test_a_race_nobody_ends_stops_after_200_turns_each() -> None:
    """POW-R28: by progress, before the sunk boats; for POW-11.2 they count as sunk."""
    s = racing(4, scoring="alternative")
    done(s, 0, FINISHED, 0, turns=30)
    done(s, 1, SUNK, 0)
    put(s, 2, (12, 8), "E", turns=200, mark=2)
    put(s, 3, (12, 9), "E", turns=199, mark=3)
    s.turn, s.phase = 3, HEADING
    play(s, "S")
    assert s.race == 1
    assert [s.ranked[0, seat] for seat in range(4)] == [0, 3, 2, 1]
    assert [s.points[seat] for seat in range(4)] == [3 + 0 + 15, 0, 0, 0]


def test_the_race_goes_on_until_every_boat_has_had_its_200th_turn() -> None:
    """POW-R28."""
    s = racing(3)
    for seat in range(3):
        s.turns[seat] = 199
    s.turns[0] = 200
    next_boat(s, 0, NO_EVENTS)
    assert (s.race, s.turn) == (0, 1)


def test_boats_under_way_rank_by_mark_then_count_then_turn_order() -> None:
    """POW-R28: (i, then c, then from the start player)."""
    s = racing(4)
    s.first = 2
    for seat, (mark, net) in enumerate([(2, 0), (2, 0), (2, -1), (3, -2)]):
        s.mark[seat], s.net[seat] = mark, net
    order = sorted(range(4), key=lambda seat: sum(ahead_of(s, other, seat) for other in range(4) if other != seat))
    assert order == [3, 0, 1, 2]


def test_race_order_is_strict_for_every_mix_of_fates() -> None:
    """POW-R19: finishers by arrival, boats under way, then sunk boats, the later the higher."""
    for fates in itertools.product((RACING, FINISHED, SUNK), repeat=4):
        s = racing(4)
        for seat, fate in enumerate(fates):
            if fate != RACING:
                done(s, seat, fate, order=int(s.arrived if fate == FINISHED else s.lost))
        ranks = [sum(ahead_of(s, other, seat) for other in range(4) if other != seat) for seat in range(4)]
        assert sorted(ranks) == [0, 1, 2, 3]
        groups = [(FINISHED, RACING, SUNK).index(fates[seat]) for seat in sorted(range(4), key=lambda k: ranks[k])]
        assert groups == sorted(groups)
    s = racing(2)
    done(s, 0, SUNK, 0)
    done(s, 1, SUNK, 1)
    assert ahead_of(s, 1, 0)


def test_most_points_win_and_the_last_race_breaks_ties() -> None:
    """POW-1.5, POW-9.4."""
    s = racing(4)
    for seat, (points, ranked) in enumerate([(9, 2), (12, 3), (9, 1), (12, 0)]):
        s.points[seat] = points
        s.ranked[2, seat] = ranked
    finish_match(s)
    assert [s.final[seat] for seat in range(4)] == [3, 1, 2, 0]
    out = [0] * 4
    GAME.rules.returns(s, out)
    assert out == [-RETURN_UNIT, RETURN_UNIT // 3, -RETURN_UNIT // 3, RETURN_UNIT]


def test_the_match_ends_after_the_third_race() -> None:
    """POW-1.5."""
    s = racing(3)
    s.race = 2
    for seat in range(3):
        done(s, seat, FINISHED, seat)
    end_race(s, NO_EVENTS)
    assert s.phase == OVER
    assert GAME.rules.to_move(s) == -1


def test_a_boat_at_a_stand_can_always_turn_on() -> None:
    """POW-R26: with no dice there are always three headings, so six turns bring every facing."""
    s = heading(racing())
    put(s, 0, (12, 8), "E")
    seen = set()
    for _ in range(6):
        s.turn, s.phase = 0, HEADING
        play(s, "L")
        seen.add(s.facing[0])
    assert seen == set(range(6))
