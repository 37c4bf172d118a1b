"""Awards for moments of a match: the luckiest roll, the fastest run, the best comeback and others."""

from collections import defaultdict
from collections.abc import Iterator

from vaka.core.ending import Award, Story, Told, greatest, most
from vaka.games.powerboats.notation import LETTERS

LUCKY = 4  # by so much rolling again has raised the total
FAST = 7  # hexes
MANY = 1000  # turns: more than any race takes


def awards(story: Story, seats: int) -> list[Award | None]:
    """The candidates, the most telling ones first."""
    return [
        greatest(comebacks(story), least=2),
        greatest(lucky_rolls(story), LUCKY),
        greatest(runs(story), FAST),
        greatest(corners(story), least=2),
        greatest(narrow_finishes(story), least=1),
        greatest(quick_races(story), least=1),
        most("crashes", ((ply, event["seat"]) for ply, event in story if event["kind"] == "crashed"), least=3),
    ]


def by_race(story: Story) -> Iterator[tuple[int, Told]]:
    """Every event with the number of its race; a match that goes on from another may begin in a later one."""
    race = next((int(told.event["race"]) for told in story if told.kind == "race_over"), 0)
    for told in story:
        if told.kind == "race":
            race = int(told.event["race"])
        yield race, told


def lucky_rolls(story: Story) -> Iterator[tuple[int, Award]]:
    """How far dice rolled again have raised a boat's total."""
    totals: dict[int, int] = defaultdict(int)
    for ply, event in story:
        kind = event["kind"]
        if kind == "race":
            totals.clear()
        elif kind == "removed":
            totals[event["seat"]] -= event["value"]
        elif kind == "crashed":
            totals[event["seat"]] = 0
        elif kind == "dice":
            seat, total = event["seat"], event["total"]
            if event["again"]:
                dice = {"dice": event["again"] + event["added"], "before": totals[seat], "after": total}
                yield total - totals[seat], Award("roll", seat, ply, dice)
            totals[seat] = total


def runs(story: Story) -> Iterator[tuple[int, Award]]:
    """Hexes sailed in one turn."""
    for ply, event in story:
        if event["kind"] == "moved":
            yield event["rest"], Award("run", event["seat"], ply, {"count": event["rest"]})


def comebacks(story: Story) -> Iterator[tuple[int, Award]]:
    """Places won between a buoy and the finish of a race."""
    worst: dict[tuple[int, int], tuple[int, int]] = {}  # by race and seat: the place, and at which buoy
    for race, (ply, event) in by_race(story):
        seat = event.get("seat", -1)
        if event["kind"] == "rounded" and event["mark"] > 0:
            here = event["place"], event["mark"]
            worst[race, seat] = max(worst.get((race, seat), here), here, key=lambda at: at[0])
        elif event["kind"] == "finished" and (race, seat) in worst:
            place, mark = worst[race, seat]
            args = {"was": place, "mark": mark, "place": event["place"], "race": LETTERS[race]}
            yield place - event["place"], Award("comeback", seat, ply, args)


def corners(story: Story) -> Iterator[tuple[int, Award]]:
    """Buoys rounded in one run."""
    rounded: dict[tuple[int, int], list[int]] = defaultdict(list)
    for ply, event in story:
        if event["kind"] == "rounded" and event["mark"] > 0:
            rounded[ply, event["seat"]].append(event["mark"])
    for (ply, seat), marks in rounded.items():
        yield len(marks), Award("corner", seat, ply, {"first": marks[0], "last": marks[-1]})


def narrow_finishes(story: Story) -> Iterator[tuple[int, Award]]:
    """Boats that came home one counter short of sinking."""
    damage: dict[tuple[int, int], int] = {}
    limit = 0
    for race, (ply, event) in by_race(story):
        if event["kind"] == "crashed":
            damage[race, event["seat"]], limit = event["counters"], event["limit"]
        elif event["kind"] == "finished" and damage.get((race, event["seat"]), 0) == limit - 1:
            yield limit - 1, Award("battered", event["seat"], ply, {"damage": limit - 1, "race": LETTERS[race]})


def quick_races(story: Story) -> Iterator[tuple[int, Award]]:
    """Races in few turns."""
    for race, (ply, event) in by_race(story):
        if event["kind"] == "finished":
            args = {"turns": event["turns"], "race": LETTERS[race]}
            yield MANY - event["turns"], Award("quick", event["seat"], ply, args)
