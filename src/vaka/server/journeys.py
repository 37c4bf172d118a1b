"""Journeys in the room. The next match is an ordinary table; what it brought is read from its log when next asked for.

So a result can neither be lost nor count twice, whatever happens to a process in between: the journey's revision
decides who takes it in, and until somebody has, the table is still there.
"""

import asyncio
import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from vaka.core.errors import BadRecord, UnknownName, VakaError
from vaka.core.game import Game
from vaka.core.journey import Journey, Story
from vaka.core.registry import load, meta
from vaka.server.commitment import Sealed
from vaka.server.errors import Forbidden, NotThere, RoomError, Stale, TooMuch, Unavailable
from vaka.server.records import check_kit
from vaka.server.room import TRIES, Room
from vaka.server.seating import Founder, Plan, clean
from vaka.server.seating import create as create_table
from vaka.server.store import Row
from vaka.server.store import journeys as store
from vaka.server.store.journeys import Claim
from vaka.server.store.store import now
from vaka.server.table import Table
from vaka.server.tokens import new_id

JOURNEY_ID = re.compile(r"[A-Za-z0-9_-]{16}")
LONGEST_NAME = 80  # in a file; a new one is as short as a name at a table


@dataclass(frozen=True)
class Held:
    """A journey as the store has it, and the game that tells it."""

    row: Row
    game: Game

    @property
    def guide(self) -> Journey:
        assert self.game.journey is not None
        return self.game.journey

    @property
    def story(self) -> Story:
        story: Story = self.row["story"]
        return story

    @property
    def id(self) -> str:
        return str(self.row["id"])

    def stage(self) -> str:
        """play, decide or over."""
        return "decide" if self.guide.asks(self.story) else "over" if self.guide.over(self.story) else "play"

    def claim(self, **values: Any) -> Claim:
        return Claim(self.id, self.row["revision"], values)


async def begin(room: Room, game: str, name: str, options: Mapping[str, Any], owner: Founder) -> Held:
    """A journey before its first match."""
    chosen = await _game(game)
    known = meta(game).journey or ()
    unknown = [option for option in options if option not in known]
    if unknown:
        title, names = chosen.meta.title, ", ".join(known) or "–"
        raise UnknownName("unknown-option", option=unknown[0], game=title, known=names)
    said = clean(name, room.settings.limits.name)
    assert chosen.journey is not None
    return await _keep(room, chosen, said, chosen.journey.begin(said, options, Sealed.new().seed), owner)


async def bring(room: Room, record: Any, owner: Founder) -> Held:
    """A journey from a file, to go on with."""
    game, name, story = await verify(record)
    return await _keep(room, game, name, story, owner)


async def verify(record: Any) -> tuple[Game, str, Story]:
    """The game, the name and the story of a file that replays to what it says; BadRecord otherwise."""
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise BadRecord("record-foreign")
    game = await _game(record["game"])
    assert game.journey is not None
    try:
        if record.get("kit") is not None:
            check_kit(game.name, tuple(record["kit"]))
        story = await asyncio.to_thread(game.journey.read, record)
        name = str(record["name"])
        if clean(name, LONGEST_NAME) != name:
            raise BadRecord("record-altered")
    except VakaError:
        raise
    except Exception:  # whatever a hostile file makes the rules do, it is the file's fault
        raise BadRecord("record-altered") from None
    return game, name, story


async def _game(name: str) -> Game:
    if meta(name).journey is None:
        raise UnknownName("no-journey", game=meta(name).title)
    return await asyncio.to_thread(load, name)


async def _keep(room: Room, game: Game, name: str, story: Story, owner: Founder) -> Held:
    if await store.count(room.store, owner.client) >= room.settings.limits.journeys:
        raise TooMuch("too-many-journeys", limit=room.settings.limits.journeys)
    assert game.journey is not None
    at, played = now(), game.journey.played(story)
    row: Row = {
        "id": new_id(),
        "game": game.name,
        "version": game.meta.version,
        "name": name,
        "owner": owner.token,
        "client": owner.client,
        "story": story,
        "tables": [None] * played,
        "playing": None,
        "revision": 0,
        "created": at,
        "changed": at,
    }
    await store.create(room.store, row)
    return Held(row, game)


async def find(room: Room, journey_id: str) -> Held:
    """A journey with everything taken in that has been played."""
    for _ in range(TRIES):
        row = await store.read(room.store, journey_id) if JOURNEY_ID.fullmatch(journey_id) else None
        if row is None:
            raise NotThere("no-journey-there")
        held = await _held(row)
        table = await _finished(room, held)
        if table is None:
            return held
        story = await asyncio.to_thread(held.guide.take, held.story, table.match)
        await store.change(room.store, held.claim(story=story, tables=[*row["tables"], table.id], playing=None))
    raise Unavailable("busy")


async def of_owner(room: Room, owner: str | None, game: str | None, limit: int) -> list[Held]:
    """A person's journeys, the one last changed first."""
    if owner is None:
        return []
    rows = await store.of_owner(room.store, owner, game, limit)
    return [await find(room, row["id"]) for row in rows if row["version"] == meta(row["game"]).version]


async def _held(row: Row) -> Held:
    game = await _game(row["game"])
    if game.meta.version != row["version"]:
        theirs, ours = row["version"], game.meta.version
        raise Unavailable("table-version", game=game.meta.title, theirs=theirs, ours=ours)
    return Held(row, game)


async def _finished(room: Room, held: Held) -> Table | None:
    """The table whose match is over and not yet taken in."""
    if held.row["playing"] is None:
        return None
    table = await room.table(held.row["playing"])
    return table if table.match.over else None


async def decide(room: Room, journey_id: str, viewer: str | None, chosen: Sequence[str]) -> Held:
    """Make the choice between two matches."""
    held = await own(room, journey_id, viewer)
    if held.guide.asks(held.story) is None:
        raise RoomError("nothing-to-decide")
    story = await asyncio.to_thread(held.guide.decide, held.story, chosen)
    if not await store.change(room.store, held.claim(story=story)):
        raise Stale("journey-moved")
    return await find(room, journey_id)


async def open_table(room: Room, journey_id: str, founder: Founder) -> Table:
    """The table of the next match: the one that is there, or a new one."""
    for _ in range(TRIES):
        held = await own(room, journey_id, founder.token)
        if held.row["playing"] is not None:
            return await room.table(held.row["playing"])
        if held.stage() != "play":
            raise RoomError("nothing-to-play")
        match = await asyncio.to_thread(held.guide.match, held.story)
        sealed = Sealed(match.seed, Sealed.new().salt)
        plans = [Plan("me", held.row["name"][: room.settings.limits.name])]
        try:
            return await create_table(room, match, sealed, plans, founder, claim=held.claim())
        except Stale:
            continue  # another window was first
    raise Unavailable("busy")


async def own(room: Room, journey_id: str, viewer: str | None) -> Held:
    """A journey that is the viewer's."""
    held = await find(room, journey_id)
    if held.row["owner"] != viewer:
        raise Forbidden("not-your-journey")
    return held


async def export(room: Room, journey_id: str, viewer: str | None) -> dict[str, Any]:
    """The file of a journey. It holds the seed of matches to come, so that only its person gets it before the end."""
    held = await find(room, journey_id)
    if held.row["owner"] != viewer and held.stage() != "over":
        raise Forbidden("not-your-journey")
    playing = held.row["playing"]
    under_way = (await room.table(playing)).match.actions if playing is not None else None
    return await asyncio.to_thread(held.guide.write, held.story, under_way)


def card(held: Held, viewer: str | None) -> dict[str, Any]:
    """A journey as it leaves the room."""
    asked = held.guide.asks(held.story)
    kept = ("id", "game", "name", "tables", "playing", "created", "changed")
    return {
        **{key: held.row[key] for key in kept},
        "stage": held.stage(),
        "asks": asked and asdict(asked),
        "view": held.guide.view(held.story),
        "yours": viewer is not None and held.row["owner"] == viewer,
    }
