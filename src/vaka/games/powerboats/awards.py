"""Awards for moments of a match: the luckiest roll, the fastest run, the best comeback and others."""

from collections import defaultdict
from collections.abc import Iterator

from vaka.core.ending import Award, EventAt, MatchEvents, greatest, most, when
from vaka.games.powerboats.events import Event
from vaka.games.powerboats.notation import LETTERS

LUCKY = 4  # how much rolling again raised the total
FAST = 7  # hexes
MANY = 1000  # turns: more than any race takes


def awards(events: MatchEvents[Event], seats: int) -> list[Award | None]:
    """The candidates, the most telling ones first."""
    return [
        greatest(comebacks(events), least=2),
        greatest(lucky_rolls(events), LUCKY),
        greatest(runs(events), FAST),
        greatest(corners(events), least=2),
        greatest(narrow_finishes(events), least=1),
        greatest(quick_races(events), least=1),
        most("crashes", when(events, "crashed"), least=3),
    ]


def by_race(events: MatchEvents[Event]) -> Iterator[tuple[int, EventAt[Event]]]:
    """Every event with the number of its race; a match that goes on from another may begin in a later one."""
    race = next((event["race"] for _, event in events if event["kind"] == "race_over"), 0)
    for told in events:
        if told.event["kind"] == "race":
            race = told.event["race"]
        yield race, told


def lucky_rolls(events: MatchEvents[Event]) -> Iterator[tuple[int, Award]]:
    """How far dice rolled again have raised a boat's total."""
    totals: dict[int, int] = defaultdict(int)
    for ply, event in events:
        if event["kind"] == "race":
            totals.clear()
        elif event["kind"] == "removed":
            totals[event["seat"]] -= event["value"]
        elif event["kind"] == "crashed":
            totals[event["seat"]] = 0
        elif event["kind"] == "dice":
            seat, total = event["seat"], event["total"]
            if event["again"]:
                dice = {"dice": event["again"] + event["added"], "before": totals[seat], "after": total}
                yield total - totals[seat], Award("roll", seat, ply, dice)
            totals[seat] = total


def runs(events: MatchEvents[Event]) -> Iterator[tuple[int, Award]]:
    """Hexes sailed in one turn."""
    for ply, event in events:
        if event["kind"] == "moved":
            yield event["rest"], Award("run", event["seat"], ply, {"count": event["rest"]})


def comebacks(events: MatchEvents[Event]) -> Iterator[tuple[int, Award]]:
    """Places won between a buoy and the finish of a race."""
    worst: dict[tuple[int, int], tuple[int, int]] = {}  # by race and seat: the place, and at which buoy
    for race, (ply, event) in by_race(events):
        if event["kind"] == "rounded" and event["mark"] > 0:
            boat, here = (race, event["seat"]), (event["place"], event["mark"])
            worst[boat] = max(worst.get(boat, here), here, key=lambda at: at[0])
        elif event["kind"] == "finished" and (race, event["seat"]) in worst:
            place, mark = worst[race, event["seat"]]
            args = {"was": place, "mark": mark, "place": event["place"], "race": LETTERS[race]}
            yield place - event["place"], Award("comeback", event["seat"], ply, args)


def corners(events: MatchEvents[Event]) -> Iterator[tuple[int, Award]]:
    """Buoys rounded in one run."""
    rounded: dict[tuple[int, int], list[int]] = defaultdict(list)
    for ply, event in events:
        if event["kind"] == "rounded" and event["mark"] > 0:
            rounded[ply, event["seat"]].append(event["mark"])
    for (ply, seat), marks in rounded.items():
        yield len(marks), Award("corner", seat, ply, {"first": marks[0], "last": marks[-1]})


def narrow_finishes(events: MatchEvents[Event]) -> Iterator[tuple[int, Award]]:
    """Boats that came home one counter short of sinking."""
    damage: dict[tuple[int, int], int] = {}
    limit = 0
    for race, (ply, event) in by_race(events):
        if event["kind"] == "crashed":
            damage[race, event["seat"]], limit = event["counters"], event["limit"]
        elif event["kind"] == "finished" and damage.get((race, event["seat"]), 0) == limit - 1:
            yield limit - 1, Award("battered", event["seat"], ply, {"damage": limit - 1, "race": LETTERS[race]})


def quick_races(events: MatchEvents[Event]) -> Iterator[tuple[int, Award]]:
    """Races in few turns."""
    for race, (ply, event) in by_race(events):
        if event["kind"] == "finished":
            args = {"turns": event["turns"], "race": LETTERS[race]}
            yield MANY - event["turns"], Award("quick", event["seat"], ply, args)
