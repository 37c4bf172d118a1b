"""Journeys in the room. Each match is an ordinary table, and its result is added to the story when the journey is next
read.

So a result is neither lost nor counted twice, whenever a process dies: the journey's revision decides who adds it, and
until then the table is still there.
"""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, Unpack

import structlog

from vaka.core.errors import BadRecord, UnknownName
from vaka.core.game import Game
from vaka.core.journey import Journey, Story
from vaka.core.registry import load, meta
from vaka.room import wire_journeys
from vaka.room.commitment import CommittedSeed
from vaka.room.names import clean
from vaka.room.seats import SeatRequest
from vaka.server.errors import Forbidden, NotThere, RoomError, Stale, Unavailable
from vaka.server.heavy import aside
from vaka.server.logs import short
from vaka.server.moves import TRIES
from vaka.server.room import Room
from vaka.server.rows import JourneyChanges, JourneyRow
from vaka.server.seating import Creator
from vaka.server.seating import create as create_table
from vaka.server.store import journeys as store
from vaka.server.store import now
from vaka.server.store.journeys import Claim
from vaka.server.table import Table
from vaka.server.tokens import new_id

log = structlog.get_logger(__name__)
JOURNEY_ID = re.compile(r"[A-Za-z0-9_-]{16}")
Pay: TypeAlias = Callable[[Sequence[str]], None]  # for tables that have to be loaded
LONGEST_NAME = 80  # in a file; new journeys have the shorter limit of names at a table


@dataclass(frozen=True)
class StoredJourney:
    """A journey as the store has it, and its game."""

    row: JourneyRow
    game: Game

    @property
    def guide(self) -> Journey:
        assert self.game.journey is not None
        return self.game.journey

    @property
    def story(self) -> Story:
        return self.row.story

    def stage(self) -> Literal["play", "decide", "over"]:
        return "decide" if self.guide.asks(self.story) else "over" if self.guide.over(self.story) else "play"

    def claim(self, **values: Unpack[JourneyChanges]) -> Claim:
        return Claim(self.row.id, self.row.revision, values)


async def begin(room: Room, game: str, name: str, options: Mapping[str, Any], owner: Creator) -> StoredJourney:
    """Begin a journey."""
    chosen = await _game(game)
    known = meta(game).journey or ()
    unknown = [option for option in options if option not in known]
    if unknown:
        title, names = chosen.meta.title, ", ".join(known) or "–"
        raise UnknownName("unknown-option", option=unknown[0], game=title, known=names)
    cleaned = clean(name, room.settings.limits.name)
    assert chosen.journey is not None
    return await _keep(room, chosen, cleaned, chosen.journey.begin(cleaned, options, CommittedSeed.new().seed), owner)


@dataclass(frozen=True)
class ImportedJourney:
    """A journey's file that somebody sent, replayed."""

    game: str
    name: str
    story: Story
    view: Mapping[str, Any]
    bearer: bool


async def read(room: Room, body: bytes, client: str) -> ImportedJourney:
    """The file in the body of a request; BadRecord if it does not replay to what it says."""
    imported = ImportedJourney(**json.loads(await room.children.run(client, "read_journey", body)))
    if clean(imported.name, LONGEST_NAME) != imported.name:
        raise BadRecord("record-altered")
    return imported


async def import_journey(room: Room, imported: ImportedJourney, owner: Creator) -> StoredJourney:
    """Open a journey's file, to play on."""
    return await _keep(room, await _game(imported.game), imported.name, imported.story, owner)


async def _game(name: str) -> Game:
    if meta(name).journey is None:
        raise UnknownName("no-journey", game=meta(name).title)
    return await aside(load, name)


async def _keep(room: Room, game: Game, name: str, story: Story, owner: Creator) -> StoredJourney:
    await room.expiry.make_way_for_journey(owner.client)
    assert game.journey is not None
    at, played = now(), game.journey.played(story)
    row = JourneyRow(
        id=new_id(),
        game=game.name,
        version=game.meta.version,
        name=name,
        owner=owner.token,
        client=owner.client,
        story=story,
        tables=[None] * played,
        playing=None,
        revision=0,
        created=at,
        changed=at,
    )
    await store.create(room.store, row)
    return StoredJourney(row, game)


async def find(room: Room, journey_id: str, pay: Pay = lambda tables: None) -> StoredJourney:
    """A journey, up to date with the matches that are over. `pay` charges requests that cost less than loading such a
    table."""
    for _ in range(TRIES):
        row = await store.read(room.store, journey_id) if JOURNEY_ID.fullmatch(journey_id) else None
        if row is None:
            raise NotThere("no-journey-there")
        journey = await _stored(row)
        if row.playing is not None:
            pay([row.playing])
        table = await _finished(room, journey)
        if table is None:
            return journey
        story = await aside(journey.guide.take, journey.story, table.match)
        await store.change(room.store, journey.claim(story=story, tables=[*row.tables, table.id], playing=None))
    raise Unavailable("busy")


async def of_owner(room: Room, owner: str | None, game: str | None, limit: int, pay: Pay) -> list[StoredJourney]:
    """A person's journeys, most recently changed first."""
    if owner is None:
        return []
    rows = await store.of_owner(room.store, owner, game, limit)
    return [await find(room, row.id, pay) for row in rows if row.version == meta(row.game).version]


async def _stored(row: JourneyRow) -> StoredJourney:
    game = await _game(row.game)
    if game.meta.version != row.version:
        theirs, ours = row.version, game.meta.version
        log.error("table-version", journey=short(row.id), theirs=theirs, ours=ours)
        raise Unavailable("table-version", game=game.meta.title, theirs=theirs, ours=ours)
    return StoredJourney(row, game)


async def _finished(room: Room, journey: StoredJourney) -> Table | None:
    """The table of a match that is over and not yet part of the story."""
    if journey.row.playing is None:
        return None
    table = await room.table(journey.row.playing)
    return table if table.match.over else None


async def decide(room: Room, journey_id: str, viewer: str | None, chosen: Sequence[str]) -> StoredJourney:
    """Make the choice between two matches."""
    journey = await own(room, journey_id, viewer)
    if journey.guide.asks(journey.story) is None:
        raise RoomError("nothing-to-decide")
    story = await aside(journey.guide.decide, journey.story, chosen)
    if not await store.change(room.store, journey.claim(story=story)):
        raise Stale("journey-moved")
    return await find(room, journey_id)


async def open_table(room: Room, journey_id: str, creator: Creator, badge: int | None = None) -> Table:
    """The table of the next match, opened if it is not there yet."""
    for _ in range(TRIES):
        journey = await own(room, journey_id, creator.token)
        if journey.row.playing is not None:
            return await room.table(journey.row.playing)
        if journey.stage() != "play":
            raise RoomError("nothing-to-play")
        match = await aside(journey.guide.match, journey.story)
        committed = CommittedSeed(match.seed, CommittedSeed.new().salt)
        wanted = [SeatRequest("me", journey.row.name[: room.settings.limits.name], badge=badge)]
        try:
            return await create_table(room, match, committed, wanted, creator, claim=journey.claim())
        except Stale:
            continue  # another request was first
    raise Unavailable("busy")


async def own(room: Room, journey_id: str, viewer: str | None) -> StoredJourney:
    """A journey, if it is the viewer's."""
    journey = await find(room, journey_id)
    if journey.row.owner != viewer:
        raise Forbidden("not-your-journey")
    return journey


async def export(room: Room, journey_id: str, viewer: str | None, client: str) -> tuple[str, bytes]:
    """The game and the file of a journey. Until the end only its owner gets it, because it tells the seed."""
    journey = await find(room, journey_id)
    if journey.row.owner != viewer and journey.stage() != "over":
        raise Forbidden("not-your-journey")
    playing = journey.row.playing
    under_way = (await room.table(playing)).match.actions if playing is not None else None
    story = json.dumps(journey.story).encode()
    game = journey.game.name
    return game, await room.children.run(client, "journey_file", story, game=game, under_way=under_way)


def card(journey: StoredJourney, viewer: str | None) -> wire_journeys.JourneyCard:
    """A journey as clients get it."""
    row, asked = journey.row, journey.guide.asks(journey.story)
    return {
        "id": row.id,
        "game": row.game,
        "name": row.name,
        "tables": row.tables,
        "playing": row.playing,
        "created": row.created,
        "changed": row.changed,
        "stage": journey.stage(),
        "asks": None if asked is None else {"count": asked.count, "free": asked.free},
        "view": journey.guide.view(journey.story),
        "yours": viewer is not None and row.owner == viewer,
    }
