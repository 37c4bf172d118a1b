"""What skippers do, for the page on strategy: starting places, dice, turning, crashes, and who leads."""

from collections.abc import Iterator, Sequence

from vaka.core.habits import Decision, Note
from vaka.core.kernel import State
from vaka.games.powerboats.actions import ACTIONS, CHOICES, KEEP
from vaka.games.powerboats.board import STEP_X, STEP_Y, plane_x, plane_y
from vaka.games.powerboats.course import cross, on_row
from vaka.games.powerboats.rules import dice_count, dice_total, longest_run
from vaka.games.powerboats.state import HEADING, NUMBER, RACES, REROLL

CHANGES = ("add", "keep", "remove")  # by ADD, KEEP and beyond
STRAIGHT = 1
MANY_DICE, FIRST_TURNS = 5, 8  # counted together from here on; this many are told apart


def habits(decisions: Sequence[Decision]) -> Iterator[Note]:
    """Notes of a finished match."""
    for decision in decisions:
        if decision.before.phase == NUMBER:
            yield from of_number(decision)
        elif decision.before.phase == REROLL:
            yield from of_reroll(decision)
        elif decision.before.phase == HEADING:
            yield from of_heading(decision)
        else:
            yield from of_place(decision)
    for race in range(RACES):
        yield from of_race([each for each in decisions if each.before.race == race], race, decisions[-1].after)


def of_number(decision: Decision) -> Iterator[Note]:
    """A die more, as many, or one less, by the dice on the area; and which one is removed."""
    s, seat = decision.before, decision.seat
    (change,) = ACTIONS.decode(decision.action)[1]
    for code, name in enumerate(CHANGES):
        yield Note(name, min(change, KEEP + 1) == code, seat, min(dice_count(s, seat), MANY_DICE))
    values = [value for value in (1, 2, 3) if s.dice[seat, value - 1]]
    if change > KEEP and len(values) > 1:
        yield from (Note("removes", change - KEEP == value, seat, value) for value in values)


def of_reroll(decision: Decision) -> Iterator[Note]:
    """Which dice are rolled again."""
    s, seat = decision.before, decision.seat
    chosen = CHOICES[ACTIONS.decode(decision.action)[1][0]].tolist()
    if dice_count(s, seat):
        yield Note("rolls again", sum(chosen) > 0, seat)
    for value, count in enumerate(chosen, 1):
        if held := s.dice[seat, value - 1]:
            yield Note("rolls a die again", count / held, seat, value)


def of_heading(decision: Decision) -> Iterator[Note]:
    """The run of a turn: how fast, which way, and whether it ends in a crash."""
    s, seat = decision.before, decision.seat
    total, dice = dice_total(s, seat), dice_count(s, seat)
    told = {event["kind"]: event for event in decision.events if event.get("seat") == seat}
    yield Note("dice", dice, seat)
    yield Note("total", total, seat)
    yield Note("stands still", total == 0, seat)
    if s.turns[seat] < FIRST_TURNS:
        yield Note("dice in turn", dice, seat, s.turns[seat] + 1)
    if total == 0:
        return
    yield Note("straight on", ACTIONS.decode(decision.action)[1] == (STRAIGHT,), seat)
    yield Note("crashes by dice", "crashed" in told, seat, min(dice, MANY_DICE))
    if "crashed" in told:
        yield Note("damage of a crash", told["crashed"]["damage"], seat)
        yield Note("crashes into a buoy", told["crashed"]["hit"] >= 0, seat)
        yield Note("crashes behind the line", "finished" in told, seat)
        yield Note("dice lost by a crash", dice, seat)
    if longest_run(s, seat, total) == total:
        yield Note("stops behind another", "behind" in told, seat)
    if "finished" in told:
        yield Note("total at the finish", total, seat)
    elif "rounded" in told and told["rounded"]["mark"] > 0:
        yield Note("total at a buoy", total, seat)
        yield Note("dice at a buoy", dice, seat)
    else:
        yield Note("total elsewhere", total, seat)


def of_place(decision: Decision) -> Iterator[Note]:
    """A starting place: on the row or behind it, at which end, and facing where."""
    s, seat = decision.after, decision.seat
    (hex_, facing) = ACTIONS.decode(decision.action)[1]
    yield Note("starts on the row", on_row(s, hex_), seat)
    yield Note("starts facing ahead", ahead(s, facing) * s.front > 0, seat)
    yield Note("starts facing along the row", ahead(s, facing) == 0, seat)
    if on_row(s, hex_):
        ways = [abs(plane_x(each) - s.mark_x[1]) ** 2 + 3 * abs(plane_y(each) - s.mark_y[1]) ** 2 for each in s.row]
        nearer = sorted(range(len(ways)), key=ways.__getitem__).index(list(s.row).index(hex_))
        for place in range(len(ways)):
            yield Note("starts nearest to buoy 1", nearer == place, seat, place + 1)


def ahead(s: State, facing: int) -> int:
    """Which side of the start row a bow points to; 0 along it."""
    row = s.row_facing
    return cross(int(STEP_X[row]), int(STEP_Y[row]), int(STEP_X[facing]), int(STEP_Y[facing]))


def of_race(decisions: Sequence[Decision], race: int, end: State) -> Iterator[Note]:
    """What the winner of a race and the others did in all of it."""
    told = [event for decision in decisions for event in decision.events]
    first = decisions[0].before.first
    for seat in range(end.seats):
        won = end.ranked[race, seat] == 0
        place = "first" if won else "others"
        mine = [event for event in told if event.get("seat") == seat]
        crashes = [event for event in mine if event["kind"] == "crashed"]
        yield Note("wins a race from place", won, seat, (seat - first) % end.seats + 1)
        yield Note("crashes in a race", len(crashes), seat, place)
        yield Note("race without a crash", not crashes, seat, place)
        yield Note("damage in a race", sum(event["damage"] for event in crashes), seat, place)
        yield Note("sinks", any(event["kind"] == "sank" for event in mine), seat, place)
        yield Note("points of a race", end.gained[race, seat], seat, race + 1)
        for event in mine:
            if event["kind"] == "rounded" and event["place"] == 1:
                yield Note("leader wins the race", won, seat, event["mark"])
        if end.home[race, seat] > 0:
            yield Note("turns home", end.home[race, seat], seat, place)
            sailed = sum(event["rest"] for event in mine if event["kind"] == "moved")
            yield Note("hexes sailed", sailed, seat, place)
            yield Note("hexes a turn", sailed / end.home[race, seat], seat, place)
    finished = [turns for turns in (end.home[race, seat] for seat in range(end.seats)) if turns > 0]
    if len(finished) > 1:
        yield Note("turns between first and last", max(finished) - min(finished))
