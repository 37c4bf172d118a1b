"""The career as a journey (`vaka.core.journey`): a story of plain data, and what to show of it."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from vaka.core.errors import IllegalMove
from vaka.core.journey import Ask, Speak, Story
from vaka.core.match import Match
from vaka.games.tavarua import payloads
from vaka.games.tavarua.components import WAVES
from vaka.games.tavarua.journey import record as files
from vaka.games.tavarua.journey import rivals, sheet
from vaka.games.tavarua.journey.career import (
    BOXES,
    LOSS,
    SHEET,
    START,
    UNLOCK_RANKS,
    WIN,
    Career,
    Event,
    Month,
    Result,
    events,
    new_career,
)
from vaka.games.tavarua.journey.stakes import stakes

if TYPE_CHECKING:
    from rich.console import Group

BY_USE = ("jetski", "in_the_zone", "energy_drink", "focus", "call_it", "inspiration")  # bots take the first
COUNTED: dict[str, payloads.Counted] = {"hang_ten": "hang_tens", "aerial": "aerials", "barrel": "barrels"}


def begin(name: str, options: Mapping[str, Any], seed: int, kit: tuple[int, ...] | None = None) -> Story:
    """A year before January (TAV-19.1)."""
    return _story(new_career(name, str(options.get("edition", "revised")), seed, kit))


def over(story: Story) -> bool:
    return _career(story).status != "under_way"


def played(story: Story) -> int:
    return len(story["months"]) + (story["result"] is not None)


def asks(story: Story) -> Ask | None:
    """The boxes an event has unlocked, while they are not yet chosen (TAV-19.5)."""
    if story["result"] is None:
        return None
    unlocked: dict[str, int] = dict(zip(SHEET, _career(story).unlocked, strict=True))
    free = {card: BOXES - unlocked[card] for card in BY_USE if unlocked[card] < BOXES}
    return Ask(_result(story["result"]).boxes, free)


def decide(story: Story, chosen: Sequence[str]) -> Story:
    """Check boxes of the surfer sheet."""
    career = _career(story)
    if story["result"] is None:
        raise IllegalMove("tavarua-career-unfinished", month=career.event.month)
    return _story(career.after(career.match(tuple(story["under_way"])), tuple(chosen)))


def match(story: Story) -> Match:
    return _career(story).match(tuple(story["under_way"]))


def take(story: Story, match: Match) -> Story:
    """The year after an event, or waiting for the choice of boxes it has brought."""
    career = _career(story)
    result = career.result(match)
    if career.asks(result):
        return _story(career, tuple(match.actions), result)
    return _story(career.after(match))


def figures(story: Story) -> dict[str, float]:
    """Whether the year was won, its last rank, and the events it took."""
    career = _career(story)
    return {"won": float(career.status == "won"), "rank": float(career.rank), "events": float(len(career.months))}


def write(story: Story, under_way: Sequence[int] | None = None) -> files.CareerRecord:
    return files.to_record(_career(story), tuple(story["under_way"] if under_way is None else under_way))


def read(record: Any) -> Story:
    career, under_way = files.from_record(record)
    event = career.match(under_way) if under_way else None
    return take(_story(career), event) if event is not None and event.over else _story(career, under_way)


def view(story: Story) -> payloads.Career:
    """Sheet, calendar and rank; an event whose boxes are not yet chosen counts as played."""
    career = _career(story)
    months = career.months
    if story["result"] is not None:
        months += (Month((), _result(story["result"]), ()),)
    ranks = [START, *(month.result.rank for month in months)]
    calendar = events(career.edition)
    so_far = [*months, *[None] * (len(calendar) - len(months))]
    drawn = rivals.field(career)
    tour = [_event(event, month, rivals.names(drawn, event)) for event, month in zip(calendar, so_far, strict=True)]
    met = {rival["name"]: rival for event in reversed(tour) for rival in event["rivals"]}
    return {
        "edition": career.edition,
        "status": career.status,
        "ranks": ranks,
        "start": START,
        "win": WIN,
        "loss": LOSS,
        "goal": next((rank for rank in UNLOCK_RANKS if rank < min(ranks)), WIN),
        "unlock_ranks": list(UNLOCK_RANKS),
        "boxes": BOXES,
        "sheet": [
            {"card": card, "unlocked": career.unlocked[i], "spent": sum(month.result.spent[i] for month in months)}
            for i, card in enumerate(SHEET)
        ],
        "events": tour,
        "stakes": stakes(career) if story["result"] is None else [],
        "field": [met[name] for who in drawn.values() for name in who if name in met],
    }


def draw(story: Story, speak: Speak) -> "Group":
    return sheet.draw(_career(story), speak)


def line(story: Story, speak: Speak) -> str:
    return sheet.line(_career(story), speak)


def coming(story: Story, speak: Speak) -> str:
    return sheet.coming(_career(story), speak)


def outcome(story: Story, speak: Speak) -> str:
    return sheet.outcome(_career(story), speak)


def thing(name: str, speak: Speak) -> str:
    return speak("tavarua-stoke-name", card=name)


def _event(event: Event, month: Month | None, names: list[str]) -> payloads.TourEvent:
    return {
        "month": event.month,
        "name": event.name,
        "kind": event.title,
        "deck": dict(zip(WAVES, event.deck, strict=True)),
        "rounds": event.rounds,
        "rivals": [
            {"name": name, "board": rivals.BOARDS[ai[0]], "target": int(ai[1])}
            for name, ai in zip(names, event.ai, strict=True)
        ],
        "counts": COUNTED[event.task] if event.task else None,
        "points": [*event.places, *[0] * (len(event.ai) - len(event.places)), event.last] if event.ai else [],
        "result": None if month is None else _outcome(month),
    }


def _outcome(month: Month) -> payloads.Outcome:
    result = month.result
    return {
        "places": dict(result.places),
        "points": result.points,
        "rank": result.rank,
        "spent": {card: count for card, count in zip(SHEET, result.spent, strict=True) if count},
        "unlocked": list(month.unlocked),
    }


def _story(career: Career, under_way: Sequence[int] = (), result: Result | None = None) -> Story:
    """A career as plain data; `result` belongs to an event that waits for its boxes to be chosen."""
    data = asdict(career) | {"seed": str(career.seed)}
    return data | {"under_way": list(under_way), "result": result and asdict(result)}


def _career(story: Story) -> Career:
    months = tuple(
        Month(tuple(month["actions"]), _result(month["result"]), tuple(month["unlocked"])) for month in story["months"]
    )
    kit = story["kit"]
    return Career(story["name"], story["edition"], int(story["seed"]), kit if kit is None else tuple(kit), months)


def _result(data: Mapping[str, Any]) -> Result:
    places = tuple((board, place) for board, place in data["places"])
    return Result(places, data["points"], data["rank"], tuple(data["spent"]), data["boxes"])
