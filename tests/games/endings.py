"""Ends of matches for tests: a few events, and recorded matches with their sheets and awards."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from vaka.core import record
from vaka.core.ending import Award, EventAt, MatchEvents, chosen, match_events
from vaka.core.match import Match


def told(*decisions: Mapping[str, Any] | list[dict[str, Any]]) -> MatchEvents[Any]:
    """The events of a match in which every decision tells one, or a list of them."""
    lists = [each if isinstance(each, list) else [each] for each in decisions]
    return [EventAt(ply, event) for ply, events in enumerate(lists, 1) for event in events]


def recorded(game: str) -> list[str]:
    """The recorded matches of a game."""
    return sorted(path.stem for path in (Path(__file__).parent / game / "records").glob("*.json"))


def ending_of(game: str, name: str) -> tuple[Match, Mapping[str, Any], list[Award]]:
    """A recorded match, its score sheet, and the awards it gives."""
    match = record.load(Path(__file__).parent / game / "records" / f"{name}.json", verify=False)
    events = match_events(match)
    assert match.game.sheet is not None
    return match, match.game.sheet(match.state, events), chosen(match.game.awards(events, match.seats))
