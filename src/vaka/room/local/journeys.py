"""Journeys of a local room: as at a server, each match is an ordinary table, whose result is added to the story when
the journey is next read."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from vaka.core.errors import BadRecord, UnknownName, VakaError
from vaka.core.game import Game
from vaka.core.journey import Journey, Story
from vaka.core.record import digest
from vaka.core.registry import load, meta
from vaka.room.matches import check_kit

if TYPE_CHECKING:
    from vaka.room.wire_journeys import JourneyCard

FORMAT = "vaka kept journey"


@dataclass
class KeptJourney:
    """A journey as it is kept."""

    id: str
    game: str
    version: int
    name: str
    story: Story
    created: int
    changed: int
    tables: list[str | None] = field(default_factory=list)
    playing: str | None = None
    revision: int = 0

    @property
    def guide(self) -> Journey:
        return guide_of(load(self.game))

    def stage(self) -> Literal["play", "decide", "over"]:
        return "decide" if self.guide.asks(self.story) else "over" if self.guide.over(self.story) else "play"


def guide_of(game: Game) -> Journey:
    if game.journey is None:
        raise UnknownName("no-journey", game=game.meta.title)
    return game.journey


def story_of(game: str, name: str, options: Mapping[str, Any], seed: int) -> Story:
    """A new story."""
    known, title = meta(game).journey or (), meta(game).title
    unknown = [option for option in options if option not in known]
    if unknown:
        raise UnknownName("unknown-option", option=unknown[0], game=title, known=", ".join(known) or "–")
    return guide_of(load(game)).begin(name, options, seed)


def read(record: Any) -> tuple[str, str, Story]:
    """The game, the name and the story of a file, replayed and compared in every part."""
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise BadRecord("record-foreign")
    game = load(meta(record["game"]).name)
    try:
        if record.get("kit") is not None:
            check_kit(game.name, tuple(record["kit"]))
        return game.name, str(record["name"]), guide_of(game).read(record)
    except (VakaError, MemoryError):
        raise
    except Exception:  # a strange file can make the rules fail in any way
        raise BadRecord("record-altered") from None


def file_of(journey: KeptJourney, under_way: Sequence[int] | None) -> str:
    """The file of a journey, which the command line reads too."""
    return json.dumps(journey.guide.write(journey.story, under_way), ensure_ascii=False, indent=1) + "\n"


def card(journey: KeptJourney) -> "JourneyCard":
    """A journey as clients get it."""
    asked = journey.guide.asks(journey.story)
    return {
        "id": journey.id,
        "game": journey.game,
        "name": journey.name,
        "stage": journey.stage(),
        "asks": None if asked is None else {"count": asked.count, "free": asked.free},
        "view": journey.guide.view(journey.story),
        "tables": journey.tables,
        "playing": journey.playing,
        "created": journey.created,
        "changed": journey.changed,
        "yours": True,
    }


def to_text(journey: KeptJourney) -> str:
    data = {"format": FORMAT, **asdict(journey)}
    return json.dumps({**data, "digest": digest(data)}, ensure_ascii=False)


def game_of(text: str) -> str:
    """The game of a kept journey; BadRecord if it is damaged."""
    try:
        return meta(str(json.loads(text)["game"])).name
    except (ValueError, TypeError, KeyError):
        raise BadRecord("kept-damaged") from None


def from_text(text: str) -> KeptJourney:
    """The journey that a text keeps; BadRecord if it is damaged, or of other rules."""
    try:
        data = json.loads(text)
        if data.pop("format") != FORMAT or data.pop("digest") != digest({"format": FORMAT, **data}):
            raise BadRecord("kept-damaged")
        journey = KeptJourney(**data)
    except (ValueError, TypeError, KeyError):
        raise BadRecord("kept-damaged") from None
    about = meta(journey.game)
    if about.version != journey.version:
        raise BadRecord("record-version", game=about.title, theirs=str(journey.version), ours=about.version)
    return journey
