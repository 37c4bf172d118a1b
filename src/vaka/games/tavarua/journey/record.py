"""A career as a file: readable JSON with every event's actions and moves, and a digest. Reading it replays the year."""

from dataclasses import replace
from functools import lru_cache
from typing import Any, TypedDict

from vaka.core.errors import BadRecord, UnknownName, VakaError
from vaka.core.record import digest
from vaka.games.tavarua import META
from vaka.games.tavarua.components import KIT_SIZE
from vaka.games.tavarua.journey.career import SHEET, Career, events, new_career

FORMAT = "vaka career"
KEYS = ("game", "version", "name", "edition", "seed", "kit", "events", "rank", "status", "sheet", "digest")


class EventRecord(TypedDict):
    """One event of a career."""

    month: str
    event: str
    moves: list[str]
    actions: list[int]
    places: dict[str, int]
    points: int
    rank: int
    spent: list[int]
    unlocked: list[str]


class Sheet(TypedDict):
    """How often each stoke card was unlocked and spent."""

    unlocked: dict[str, int]
    spent: dict[str, int]


class CareerRecord(TypedDict):
    """A career as plain data, ready for JSON."""

    format: str
    game: str
    version: int
    name: str
    edition: str
    seed: str  # JSON has no numbers of 64 bits
    kit: list[int] | None
    events: list[EventRecord]
    under_way: list[int]
    rank: int
    status: str
    sheet: Sheet
    digest: str


def to_record(career: Career, under_way: tuple[int, ...] = ()) -> CareerRecord:
    """The career as plain data, ready for JSON; `under_way` are the decisions of an event not yet finished."""
    record: CareerRecord = {
        "format": FORMAT,
        "game": META.name,
        "version": META.version,
        "name": career.name,
        "edition": career.edition,
        "seed": str(career.seed),
        "kit": None if career.kit is None else list(career.kit),
        "events": [],
        "under_way": list(under_way),
        "rank": career.rank,
        "status": career.status,
        "sheet": {
            "unlocked": dict(zip(SHEET, career.unlocked, strict=True)),
            "spent": dict(zip(SHEET, career.spent, strict=True)),
        },
        "digest": "",
    }
    for i, (month, event) in enumerate(zip(career.months, events(career.edition), strict=False)):
        record["events"].append(
            {
                "month": event.month,
                "event": event.name,
                "moves": list(_moves(replace(career, months=career.months[:i]), month.actions)),
                "actions": list(month.actions),
                "places": dict(month.result.places),
                "points": month.result.points,
                "rank": month.result.rank,
                "spent": list(month.result.spent),
                "unlocked": list(month.unlocked),
            }
        )
    record["digest"] = digest(record)
    return record


@lru_cache(maxsize=64)
def _moves(career: Career, actions: tuple[int, ...]) -> tuple[str, ...]:
    """The next event of a career in notation. A career is written after every decision, and its past stays the same."""
    return tuple(career.match(actions).lines())


def from_record(record: Any) -> tuple[Career, tuple[int, ...]]:
    """The career a record holds, replayed and compared in every part; and the decisions of an unfinished event."""
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise BadRecord("tavarua-career-foreign")
    missing = [key for key in KEYS if key not in record]
    if missing:
        raise BadRecord("tavarua-career-incomplete", missing=", ".join(missing))
    if record["version"] != META.version:
        raise BadRecord("record-version", game=META.title, theirs=str(record["version"]), ours=META.version)
    if record["digest"] != digest(record):
        raise BadRecord("tavarua-career-altered")
    career, under_way = _replay(record)
    again = to_record(career, under_way)
    differing = [key for key, value in again.items() if value != record.get(key)]
    if differing:
        raise BadRecord("tavarua-career-differs", fields=", ".join(differing))
    return career, under_way


def _replay(record: dict[str, Any]) -> tuple[Career, tuple[int, ...]]:
    kit = record["kit"]
    if kit is not None and not (_is_ints(kit) and len(kit) == KIT_SIZE):
        raise BadRecord("tavarua-career-altered")
    career = new_career(str(record["name"]), record["edition"], record["seed"], None if kit is None else tuple(kit))
    try:
        for month in record["events"]:
            match = career.match(tuple(month["actions"]))
            career = career.after(match, tuple(month["unlocked"]))
        under_way = tuple(record["under_way"])
        if under_way:
            career.match(under_way)
    except (VakaError, KeyError, TypeError) as error:
        if isinstance(error, UnknownName):
            raise
        raise BadRecord("tavarua-career-illegal", month=len(career.months) + 1) from None
    return career, under_way


def _is_ints(values: Any) -> bool:
    return isinstance(values, list) and all(isinstance(value, int) for value in values)
