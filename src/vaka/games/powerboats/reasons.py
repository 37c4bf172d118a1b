"""What can be counted of a move: where it leads, and what may go wrong on each of the rolls that can come."""

from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from vaka.core.chance import shown_more
from vaka.core.kernel import State
from vaka.core.plain import PlainStates
from vaka.core.reasons import Fact
from vaka.games.powerboats.actions import ACTIONS, FACES
from vaka.games.powerboats.board import free_run
from vaka.games.powerboats.course import advance_by
from vaka.games.powerboats.heuristics import MEMO, course_key, know_course, split_dice, steps_home
from vaka.games.powerboats.rules import SINKS_AT, dice_count, dice_total, longest_run, run_after, sail, turned_facing
from vaka.games.powerboats.state import HEADING, HOME, NOT_STARTED, RACING, REROLL
from vaka.games.powerboats.view import MARKS

SEEN = 12  # hexes of open water are counted up to here
DAMAGE_HEXES = 6  # a counter weighs as much as this many hexes, where a skipper picks a heading
COURSES = 16  # whose ways are kept
_ways: OrderedDict[int, State] = OrderedDict()


class End(NamedTuple):
    """How a run ends."""

    damage: int
    sunk: bool
    short: int  # hexes lost behind another boat
    mark: int
    net: int
    hex: int
    facing: int
    left: int  # hexes to the finish


def facts(states: Sequence[State], actions: Sequence[int]) -> list[Fact]:
    """The facts of a start, of a run, or of all runs that a roll may lead to."""
    s, action = states[-2], actions[-1]
    kind, parts = ACTIONS.decode(action)
    if kind == "place":
        return start_facts(s, parts[0], parts[1])
    if s.phase == HEADING:
        end = end_of(s, parts[0], dice_total(s, s.turn))
        return [*roll_facts(s, [(end, 1)], dice_count(s, s.turn)), *run_facts(s, end)]
    if shown_more(s, states[-1]):
        rolled, kept = split_dice(s, s.turn, action) if s.phase == REROLL else (1, 0)
        ends = [(best_end(s, kept + total), count) for total, count in rolls(rolled).items()]
        return roll_facts(s, ends, dice_count(s, s.turn) + (1 if s.phase != REROLL else s.adding))
    return [Fact("dice", dice_count(states[-1], s.turn) + states[-1].adding, 1.5)]


def ways(s: State) -> State:
    """The memo that knows how far it is to the finish from everywhere on this course."""
    key = course_key(s)
    if key not in _ways:
        _ways[key] = PlainStates(1, MEMO)[0]
        know_course(s, _ways[key])
        if len(_ways) > COURSES:
            _ways.popitem(last=False)
    return _ways[key]


def rolls(dice: int) -> Counter[int]:
    """How many of the rolls of this many dice have each sum.

    >>> sorted(rolls(2).items())
    [(2, 1), (3, 2), (4, 3), (5, 2), (6, 1)]
    """
    sums = Counter({0: 1})
    for _ in range(dice):
        before, sums = sums, Counter()
        for total, count in before.items():
            for face in range(1, FACES + 1):
                sums[total + face] += count
    return sums


def end_of(s: State, turn: int, total: int) -> End:
    """How the boat's run after a turn ends."""
    seat = s.turn
    facing = turned_facing(s.facing[seat], turn)
    run, rest, mark, net, here = sail(s, seat, facing, total)
    sunk = mark != HOME and run < total and s.damage[seat] + total - run >= SINKS_AT
    return End(total - run, sunk, run - rest, mark, net, here, facing, steps_home(ways(s), mark, net, here))


def best_end(s: State, total: int) -> End:
    """The end of the best run the rules allow with a total."""
    longest = longest_run(s, s.turn, total)
    able = [turn for turn in range(3) if run_after(s, s.turn, turn, total) == longest]
    ends = [end_of(s, turn, total) for turn in able]
    return min(ends, key=lambda end: (end.sunk, end.left + DAMAGE_HEXES * end.damage))


def start_facts(s: State, hex_: int, facing: int) -> list[Fact]:
    """How long the course is from a starting place, and how much water lies before the bow."""
    left = steps_home(ways(s), NOT_STARTED, 0, hex_)
    return [Fact("way", left, -1.3, {"rolls": 1}), Fact("open", open_water(s, hex_, facing), 0.8)]


def roll_facts(s: State, ends: list[tuple[End, int]], dice: int) -> list[Fact]:
    """What happens on how many of the rolls; a run that is certain counts as one roll."""
    count = sum(times for _, times in ends)
    crashes = sum(times for end, times in ends if end.damage)
    sinks = sum(times for end, times in ends if end.sunk)
    rounds = sum(times for end, times in ends if end.mark > s.mark[s.turn])
    left = round(sum(end.left * times for end, times in ends) / count)
    of = {"rolls": count}
    kept = dice if count > 1 or not crashes else 0
    return [
        Fact("crash", crashes / count, -35, {**of, "count": crashes, "damage": ends[0][0].damage}),
        Fact("sink", sinks / count, -90, {**of, "count": sinks}),
        Fact("round", rounds / count, 20, {**of, "count": rounds, "next": MARKS[next_mark(s.mark[s.turn])]}),
        Fact("way", left, -1.3, of),
        Fact("dice", kept, 1.5),
    ]


def run_facts(s: State, end: End) -> list[Fact]:
    """Where a run leaves the boat: what it can round next, the water before it, and who is ahead of it."""
    if end.mark == HOME or end.sunk:
        return []
    dice = 0 if end.damage else dice_count(s, s.turn)
    return [
        Fact("reach", marks_in_reach(s, end, dice), 12, {"next": MARKS[next_mark(end.mark)]}),
        Fact("open", open_water(s, end.hex, end.facing), 0.8),
        Fact("behind", end.short, -1.5),
        Fact("ahead", boats_ahead(s, end.left), -3),
    ]


def next_mark(mark: int) -> int:
    """The mark that comes next; before the start that is its line."""
    return min(mark, HOME - 1)


def open_water(s: State, hex_: int, facing: int) -> int:
    """The longest free run from a hex with a turn left, right or none."""
    return max(int(free_run(s, hex_, turned_facing(facing, turn), SEEN)) for turn in range(3))


def marks_in_reach(s: State, end: End, dice: int) -> int:
    """How many marks the next run can pass without a crash, with one die more at most."""
    most = 0
    for turn in range(3):
        to = turned_facing(end.facing, turn)
        run = free_run(s, end.hex, to, FACES * (dice + 1))
        for hexes in range(max(1, dice - 1), run + 1):
            mark, _, _ = advance_by(s, end.mark, end.net, end.hex, to, hexes)
            most = max(most, int(mark) - end.mark)
    return most


def boats_ahead(s: State, left: int) -> int:
    """Boats in the race that have a shorter way to the finish, and those that are home."""
    memo, count = ways(s), int(s.arrived)
    for boat in range(s.seats):
        if boat != s.turn and s.fate[boat] == RACING and s.hex[boat] >= 0:
            count += steps_home(memo, s.mark[boat], s.net[boat], s.hex[boat]) < left
    return count
