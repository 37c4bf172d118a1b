"""The queue at work: people join and leave it, and every so often those who fit are paired."""

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from math import inf

import structlog
from sqlalchemy.exc import SQLAlchemyError

from vaka.bots import bots
from vaka.core.errors import VakaError, first_line
from vaka.core.match import Match
from vaka.core.registry import load, meta
from vaka.ratings import anchored, anchors
from vaka.room.badges import free_badge
from vaka.room.commitment import CommittedSeed
from vaka.room.names import numbered
from vaka.server import seating
from vaka.server.errors import BadRequest, Forbidden, NotThere, RoomError, Stale, TooMuch, Unavailable
from vaka.server.heavy import aside
from vaka.server.pairing.paces import NO_CLOCK, clock_of
from vaka.server.pairing.pair import Pairing, Seeker, pair, width
from vaka.server.pairing.wait import usual_wait
from vaka.server.people.belonging import belonging
from vaka.server.room import Room
from vaka.server.rows import BOT, HELD, Seat
from vaka.server.seating import Creator
from vaka.server.store import now, people, ratings, said
from vaka.server.store import pairing as store
from vaka.server.store.pairing import Noted, Paired, Refused, Waiting
from vaka.server.store.people import Account
from vaka.server.table import Table

GONE = 12_000  # milliseconds without a word after which somebody counts as gone; the page speaks every two seconds
LASTS = 7 * 24 * 3600 * 1000  # milliseconds for which a wish for a turn-based match is kept without a word
NOTED = 3_000  # milliseconds between two notes that somebody is there
IDLE_SECONDS = 30.0  # between two looks while nobody asks: wishes that last may have waited long enough for bots
FRESH = 10.0  # seconds for which usual waits are kept
USUAL_BOT = "level3"  # for people without a rating
log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Wish:
    """What somebody would like to play."""

    game: str
    seats: int
    pace: str = NO_CLOCK
    rated: bool = False
    bots_after: float | None = None  # seconds


@dataclass(frozen=True)
class QueuePlace:
    """How it stands with somebody's wish."""

    waiting: Waiting
    others: int  # who wait for the same
    width: float | None  # points by which others may differ; None for any
    lasts: bool  # without being asked for


async def join(room: Room, wish: Wish, who: Creator, name: str | None, badge: int | None) -> None:
    """Begin to look for a match."""
    game = meta(wish.game)
    game.check_seats(wish.seats)
    clock = clock_of(game, wish.pace)
    if wish.rated:
        if who.account is None:
            raise Forbidden("rated-account")
        anchors(wish.game)  # which says so if the game has no rating
    limit, at = room.settings.limits.seekers, now()
    if await store.count(room.store, who.client, at - GONE, besides=who.token) >= limit:
        raise TooMuch("too-many-seekers", limit=limit)
    account = who.account
    found = await ratings.standing(room.store, wish.game, account.id) if account is not None else None
    waits = None if wish.bots_after is None else int(wish.bots_after * 1000)
    lasts = account is not None and clock is not None and clock["kind"] == "turns"
    called = account.name if account is not None else name or who.guest
    await store.join(
        room.store,
        Waiting(
            who.token, None if account is None else account.id, called, account.badge if account else badge, who.client,
            wish.game, wish.seats, wish.pace, wish.rated, None if found is None else found.rating.points, waits, at,
            at + LASTS if lasts else at,
        ),
    )  # fmt: skip
    room.queue.wake()


async def lasting(room: Room, key: str) -> QueuePlace | None:
    """How it stands with a wish of somebody's that lasts, until it has a table."""
    mine = await store.find(room.store, key)
    return await _place(room, mine) if mine is not None and mine.table_id is None and mine.beat > now() else None


async def place_of(room: Room, key: str) -> QueuePlace:
    """How it stands with somebody who waits, whose asking shows that they are still there; NotThere if they do not, and
    if they can have no table, the reason, once."""
    mine = await store.find(room.store, key)
    if mine is None:
        raise NotThere("not-waiting")
    if mine.refused is not None:
        await leave(room, key)
        raise BadRequest(mine.refused["key"], None, **mine.refused["args"])
    at = now()
    if mine.table_id is None:
        if mine.beat < at - GONE:
            await leave(room, key)
            raise NotThere("not-waiting")
        if mine.beat < at - NOTED:
            await store.beat(room.store, key, at)
    room.queue.wake()
    return await _place(room, mine)


async def _place(room: Room, mine: Waiting) -> QueuePlace:
    at = now()
    # who has no rating fits anybody
    accepts = inf if mine.points is None else width((at - mine.since) / 1000, mine.pace)
    others = await store.others(room.store, mine, at - GONE)
    return QueuePlace(mine, others, None if accepts == inf else accepts, mine.beat > at)


async def leave(room: Room, key: str) -> bool:
    """Stop looking; False if one did not look, or was paired."""
    return await store.leave(room.store, key, room.queue.noted)


@dataclass(frozen=True)
class _Known:
    """Usual waits, and until when they need not be worked out again."""

    usual: dict[tuple[str, int, str, bool], int]
    until: float


class Queue:
    """Pairs people while there are any. One for each process."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.noted = Noted()
        self._woken = asyncio.Event()
        self._waits = _Known({}, 0.0)

    def wake(self) -> None:
        """Somebody waits."""
        self._woken.set()

    async def usual(self) -> dict[tuple[str, int, str, bool], int]:
        """How many milliseconds people usually wait for each wish for which that is known, as of a few seconds ago."""
        if time.monotonic() >= self._waits.until:
            found: dict[tuple[str, int, str, bool], list[tuple[int, bool]]] = {}
            for wait in await store.waits(self.room.store, now() - store.RECENT):
                wish = wait.game, wait.seats, wait.pace, wait.rated
                found.setdefault(wish, []).append((wait.waited, wait.found))
            half = {wish: usual_wait(waits) for wish, waits in found.items()}
            known = {wish: wait for wish, wait in half.items() if wait is not None}
            self._waits = _Known(known, time.monotonic() + FRESH)
        return self._waits.usual

    async def watch(self) -> None:
        """Pair until the room closes. Who waits asks every two seconds, or has a wish that lasts."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), IDLE_SECONDS)
            self._woken.clear()
            try:
                async with self.room.store.only_one(store.LOCK) as mine:
                    if mine and not self.room.store.stopped and self.room.house.mode == "open":
                        await self.look()
            except (RoomError, SQLAlchemyError, OSError) as error:
                log.warning("pairing-failed", reason=said(error))
            await asyncio.sleep(0.25)

    async def look(self) -> int:
        """Open the tables that people in the queue make up; how many."""
        at = now()
        await store.forget(self.room.store, at - store.KEPT, self.noted)
        rows = {row.key: row for row in await store.waiting(self.room.store, at - GONE)}
        apart = await store.apart(self.room.store, [row.person for row in rows.values() if row.person is not None])
        opened = 0
        for found in pair([_seeker(row, apart) for row in rows.values()], at / 1000):
            opened += await self._seat(found, [rows[seeker.key] for seeker in found.seekers], at - GONE)
        return opened

    async def _seat(self, found: Pairing, people: Sequence[Waiting], alive: int) -> bool:
        """Open a table for people, or say why they can have none, so that they are in nobody's way; whether it is."""
        try:
            await _open(self.room, found, people, alive)
        except Stale:  # one of them has left, or another process was first
            return False
        except (TooMuch, Unavailable) as error:  # whose client would have the table
            if isinstance(error, Unavailable):
                log.warning("pairing-failed", reason=str(error))
            await self._refuse(people[:1], error)
            return False
        except (SQLAlchemyError, OSError):
            raise
        except Exception as error:  # what they wish is not there any more, or fails
            log.error("pairing-failed", game=people[0].game, reason=first_line(error), exc_info=error)
            await self._refuse(people, error if isinstance(error, VakaError) else RoomError("no-table-opened"))
            return False
        return True

    async def _refuse(self, people: Sequence[Waiting], error: VakaError) -> None:
        said = {
            name: value if isinstance(value, int | float) else str(value) for name, value in error.args_said.items()
        }
        await store.refuse(self.room.store, people, Refused(key=error.key, args=said))
        self.wake()  # for the others


def _seeker(row: Waiting, apart: dict[str, set[str]]) -> Seeker:
    waits = None if row.bots_after is None else row.bots_after / 1000
    kept = frozenset(apart.get(row.person, ())) if row.person is not None else frozenset[str]()
    return Seeker(
        row.key, row.game, row.seats, row.pace, row.since / 1000, row.points, row.rated, waits, row.person, kept
    )


async def _open(room: Room, found: Pairing, rows: Sequence[Waiting], alive: int) -> Table:
    """A table for people who were brought together, with a seat for each of them by chance."""
    first, committed = rows[0], CommittedSeed.new()
    known = await people.all_of(room.store, [row.person for row in rows if row.person is not None])
    seats = seated(found, rows, known, room.settings.limits.name)
    options = dict(anchors(first.game).options) if first.rated else None
    game = await aside(load, first.game)
    match = await aside(Match, game, first.seats, options, committed.seed)
    creator = Creator(first.key, first.client, account=known.get(first.person or ""))
    paired = Paired([row.key for row in rows], alive, room.queue.noted, people=found.bots == 0)
    return await seating.create(
        room, match, committed, (), creator, hints=not first.rated, rated=first.rated, follow=paired, placed=seats,
        clock=clock_of(game.meta, first.pace),
    )  # fmt: skip


def seated(found: Pairing, rows: Sequence[Waiting], known: dict[str, Account], longest: int) -> list[Seat]:
    """The seats of people and bots, in an order by chance."""
    seats: list[Seat] = []
    names: list[str | None] = []
    badges: list[int | None] = []
    at = now()
    for row in rows:
        names.append(numbered(row.name, names, longest))
        seat = Seat(0, HELD, names[-1], row.key, seen=at)
        account = known.get(row.person or "")
        if account is not None:
            seat = belonging(seat, account)
        if row.badge is not None:
            seat.badge = free_badge(row.badge, badges)
            badges.append(seat.badge)
        seats.append(seat)
    bot = fitting_bot(rows[0].game, found.points)
    seats += [Seat(0, BOT, bot=bot, seen=at) for _ in range(found.bots)]
    random.SystemRandom().shuffle(seats)
    return [replace(seat, seat=number) for number, seat in enumerate(seats)]


def fitting_bot(game: str, points: float | None) -> str:
    """The measured bot nearest to a rating."""
    if points is None or not anchored(game):
        return USUAL_BOT if USUAL_BOT in bots() else "greedy"
    levels = {name: rating for name, rating in anchors(game).bots.items() if name in bots() and name != "random"}
    return min(levels, key=lambda name: abs(levels[name].points - points))
