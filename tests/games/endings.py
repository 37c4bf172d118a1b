"""Ends of matches for tests: small stories, and recorded matches with their sheets and awards."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from vaka.core import record
from vaka.core.ending import Award, Told, chosen, story_of
from vaka.core.match import Match


def story(*decisions: Mapping[str, Any] | list[dict[str, Any]]) -> list[Told]:
    """A story in which every decision tells one event, or a list of them."""
    told = [each if isinstance(each, list) else [each] for each in decisions]
    return [Told(ply, event) for ply, events in enumerate(told, 1) for event in events]


def recorded(game: str) -> list[str]:
    """The recorded matches of a game."""
    return sorted(path.stem for path in (Path(__file__).parent / game / "records").glob("*.json"))


def ending_of(game: str, name: str) -> tuple[Match, Mapping[str, Any], list[Award]]:
    """A recorded match, its score sheet, and the awards it gives."""
    match = record.load(Path(__file__).parent / game / "records" / f"{name}.json", verify=False)
    told = story_of(match)
    assert match.game.sheet is not None
    return match, match.game.sheet(match.state, told), chosen(match.game.awards(told, match.seats))
