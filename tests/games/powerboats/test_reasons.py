"""Why a move is better: what its runs lead to, counted over every roll."""

from tests.games.powerboats.positions import GAME, example, heading, put, racing, steps_home
from tests.games.reasons import fact, facts_of, why
from vaka.core.kernel import State
from vaka.games.powerboats.board import block, hex_at, neighbour
from vaka.games.powerboats.components import FACINGS
from vaka.games.powerboats.distances import layer_of
from vaka.games.powerboats.payloads import Facing, Hex
from vaka.games.powerboats.state import TO_FINISH


def wall(s: State, at: Hex, facing: Facing, free: int) -> None:
    """Leave this many hexes free ahead of a hex, then a rock."""
    ahead = hex_at(*at)
    for _ in range(free + 1):
        ahead = neighbour(ahead, FACINGS.index(facing))
    block(s, ahead)


def walled(dice: str, east: int, others: int = 1) -> State:
    """Seat 0 on open water, bow east, with rocks ahead and on both sides."""
    s = racing()
    put(s, 0, (12, 8), "E", dice)
    wall(s, (12, 8), "E", east)
    wall(s, (12, 8), "NE", others)
    wall(s, (12, 8), "SE", others)
    return s


def test_rolls_that_crash_are_counted() -> None:
    s = walled("22", 4)
    assert fact(GAME, s, "= r2", "crash").args == {"rolls": 3, "count": 1, "damage": 0}  # 2 + 1, 2, 3 hexes
    assert fact(GAME, s, "= r22", "crash").args["count"] == 3  # sums of 5 and 6, of nine rolls
    assert why(GAME, s, "-2 r2", "= r22") == "This move cannot crash; the next best crashes on 3 of 9 rolls."
    assert why(GAME, s, "-2 r2", "= r22", "it") == (
        "Questa mossa non rischia schianti; la seconda finisce in uno schianto con 3 lanci su 9."
    )


def test_rolls_that_sink_weigh_more_than_those_that_crash() -> None:
    s = walled("3", 2)
    s.damage[0] = 3
    assert fact(GAME, s, "= r3", "sink").args == {"rolls": 3, "count": 1}
    assert why(GAME, s, "-3 S", "= r3").startswith("This move stays afloat; the next best sinks you on 1 of 3 rolls")


def test_the_way_left_is_that_of_the_chart() -> None:
    s = heading(racing())
    put(s, 0, (12, 8), "E", "211", mark=TO_FINISH)
    left = steps_home(s)[layer_of(TO_FINISH, 0), hex_at(12, 12)]
    assert fact(GAME, s, "S", "way").value == left
    assert fact(GAME, s, "S", "way").args == {"rolls": 1}


def test_a_run_that_ends_behind_a_boat_says_so() -> None:
    s = heading(racing())
    put(s, 0, (12, 8), "E", "211")
    put(s, 1, (12, 12), "E")
    assert fact(GAME, s, "S", "behind").value == 1
    put(s, 1, (0, 1), "E")
    assert fact(GAME, s, "S", "behind").value == 0


def test_open_water_and_boats_ahead_are_counted() -> None:
    s = heading(walled("1", 3, 3))
    wall(s, (12, 9), "NE", 1)
    wall(s, (12, 9), "SE", 0)
    assert fact(GAME, s, "S", "open").value == 2
    put(s, 1, (12, 10), "E", mark=TO_FINISH)
    assert fact(GAME, s, "S", "ahead").value >= 1


def test_a_buoy_within_one_run_is_named() -> None:
    found = [fact(GAME, _beside_buoy(column), "S", "reach") for column in (17, 18, 20, 22)]
    assert {each.value for each in found} >= {0, 1}, "within one run of the buoy and not"
    assert {each.args["next"] for each in found} == {"1"}


def _beside_buoy(column: int) -> State:
    s = heading(racing())
    put(s, 0, (10, column), "NE", "1", mark=1)
    return s


def test_a_start_is_compared_by_its_course_and_its_water() -> None:
    s = example(2)
    tokens = [GAME.notation.write(s, action) for action in GAME.legal_actions(s)]
    named = {each.name for each in facts_of(GAME, s, tokens[0])}
    assert named == {"way", "open"}
    ways = {fact(GAME, s, token, "way").value for token in tokens}
    assert max(ways) > min(ways)


def test_a_decision_about_dice_alone_says_how_many_there_will_be() -> None:
    s = racing()
    put(s, 0, (12, 8), "E", "32")
    assert why(GAME, s, "+", "-2") == "This move leaves you with 3 dice; the next best leaves you with one die."
    assert why(GAME, s, "+", "-2", "it") == "Questa mossa ti lascia con 3 dadi; la seconda ti lascia con un dado."
