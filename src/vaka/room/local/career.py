"""The journeys of a local room: begun, opened from a file, decided, and played on."""

import json
from typing import TYPE_CHECKING, Any

from vaka.core.journey import Story
from vaka.core.registry import meta
from vaka.room.commitment import CommittedSeed
from vaka.room.errors import NotThere, RoomError, Stale
from vaka.room.local import bodies, journeys
from vaka.room.local.journeys import KeptJourney
from vaka.room.local.room import LocalRoom, new_id, now
from vaka.room.local.shelf import JOURNEY
from vaka.room.local.table import Table
from vaka.room.names import LONGEST_NAME, clean
from vaka.room.seats import SeatRequest

if TYPE_CHECKING:
    from vaka.room.wire_journeys import JourneyCard, Journeys, OwnJourney


class Careers:
    """Answers requests about journeys."""

    def __init__(self, room: LocalRoom) -> None:
        self.room = room

    async def all(self, asked: bodies.Journeys) -> "Journeys":
        """One's own journeys, most recently played first; those that are damaged or of earlier rules are left out."""
        about = [json.loads(text) for text in await self.room.shelf.summaries(JOURNEY)]
        wanted = [each for each in about if asked.get("game") in (None, each["game"])]
        wanted = [each for each in wanted if each["version"] == meta(each["game"]).version]
        wanted.sort(key=lambda each: -each["changed"])
        return {"journeys": [journeys.card(await self.find(each["id"])) for each in wanted]}

    async def begin(self, asked: bodies.NewJourney) -> "OwnJourney":
        """Begin a journey."""
        await self.room.engines(meta(asked["game"]).name)
        name = clean(asked["name"], LONGEST_NAME)
        story = journeys.story_of(asked["game"], name, asked.get("options") or {}, CommittedSeed.new().seed)
        return await self._opened(asked["game"], name, story)

    async def import_journey(self, asked: bodies.File) -> "OwnJourney":
        """Open a journey's file, to play on."""
        record = asked["record"]
        await self.room.engines(meta(str(record.get("game"))).name)
        return await self._opened(*journeys.read(record))

    async def _opened(self, game: str, name: str, story: Story) -> "OwnJourney":
        at = now()
        journey = KeptJourney(new_id(), game, meta(game).version, name, story, at, at)
        journey.tables = [None] * journey.guide.played(story)
        await self._keep(journey)
        return {"journey": journeys.card(journey), "token": None}

    async def show(self, journey_id: str, _: object) -> "JourneyCard":
        """A journey."""
        return journeys.card(await self.find(journey_id))

    async def decide(self, journey_id: str, asked: bodies.Decide) -> "JourneyCard":
        """Make the choice the journey waits for."""
        journey = await self.find(journey_id)
        if journey.guide.asks(journey.story) is None:
            raise RoomError("nothing-to-decide")
        journey.story = journey.guide.decide(journey.story, asked["chosen"])
        await self._keep(journey)
        return journeys.card(journey)

    async def file(self, journey_id: str, _: object) -> Any:
        """The journey as a file."""
        journey = await self.find(journey_id)
        under_way = None
        if journey.playing is not None:
            under_way = (await self.room.table(journey.playing)).match.actions
        return json.loads(journeys.file_of(journey, under_way))

    async def table(self, journey_id: str, badge: int | None) -> Table:
        """The table of the next match, opened if it is not there yet."""
        journey = await self.find(journey_id)
        if journey.playing is not None:
            return await self.room.table(journey.playing)
        if journey.stage() != "play":
            raise RoomError("nothing-to-play")
        match = journey.guide.match(journey.story)
        request = SeatRequest("me", journey.name[:LONGEST_NAME], badge=badge)
        table = await self.room.open(
            match, CommittedSeed(match.seed, CommittedSeed.new().salt), [request], journey=journey.id
        )
        journey.playing = table.id
        await self._keep(journey)
        return table

    async def find(self, journey_id: str) -> KeptJourney:
        """A journey, up to date with the match that is over."""
        text = await self.room.shelf.read(JOURNEY, journey_id)
        if text is None:
            raise NotThere("no-journey-there")
        await self.room.engines(journeys.game_of(text))
        journey = journeys.from_text(text)
        if journey.playing is not None:
            table = await self.room.table(journey.playing)
            if table.match.over:
                journey.story = journey.guide.take(journey.story, table.match)
                journey.tables, journey.playing = [*journey.tables, table.id], None
                await self._keep(journey)
        return journey

    async def _keep(self, journey: KeptJourney) -> None:
        """Write a journey to the shelf; Stale if another page was first."""
        journey.revision, journey.changed = journey.revision + 1, now()
        about = {name: getattr(journey, name) for name in ("id", "game", "version", "name", "changed")}
        text = journeys.to_text(journey)
        if not await self.room.shelf.write(JOURNEY, journey.id, journey.revision, text, json.dumps(about)):
            raise Stale("journey-moved")
