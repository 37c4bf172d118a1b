"""Hints for the seat to move, and reviews of matches that have ended. The bots' workers do the searching.

Every search has a fixed seed and a counted number of playouts, so that `vaka analyse` and `vaka review` find the same
numbers in the table's record.
"""

import asyncio
from collections import OrderedDict

from vaka.bots.analysis import (
    SHOWN,
    Analysis,
    SearchRequest,
    analysis_of,
    request_for,
    shown,
)
from vaka.bots.review import Review, next_request, review_searches
from vaka.core.errors import VakaError
from vaka.core.match import Match
from vaka.room import advice, wire, wire_advice
from vaka.room.reviewing import Reviewing
from vaka.server import engine
from vaka.server.bots import AnalysisJob, Pool
from vaka.server.bots.shares import Shares
from vaka.server.errors import BadRequest, Forbidden, RoomError, TooMuch, Unavailable
from vaka.server.heavy import aside
from vaka.server.settings import Settings
from vaka.server.table import Table
from vaka.server.tasks import Spawn

SEED = 0
KEPT = 200  # hints and reviews kept in memory
REVIEWS_AT_ONCE = 2
WAIT_SECONDS = 1.0  # until a review asks again whether the search is compiled
MOST_WAITS = 900


class Advisor:
    """The hints and reviews of a room. The same question is searched only once."""

    def __init__(self, pool: Pool, settings: Settings, spawn: Spawn) -> None:
        self.pool, self.settings, self.spawn = pool, settings, spawn
        self._hints: OrderedDict[tuple[str, int, int, int], asyncio.Task[Analysis]] = OrderedDict()
        self._reviews: OrderedDict[str, Reviewing] = OrderedDict()
        self._turns = Shares(REVIEWS_AT_ONCE, REVIEWS_AT_ONCE)

    async def hint(self, table: Table, match: Match) -> Analysis:
        """The best moves of the seat to move in a match, by what that seat knows."""
        if not table.row.hints:
            raise Forbidden("no-hints")
        key = (table.id, table.entries, match.to_move, match.ply)
        if key not in self._hints:
            self._hints[key] = self.spawn(self._hint(match, table.row.client), told=True)
            if len(self._hints) > KEPT:
                self._hints.popitem(last=False)
        try:
            return await asyncio.shield(self._hints[key])
        except VakaError:
            self._hints.pop(key, None)
            raise

    async def _hint(self, match: Match, client: str) -> Analysis:
        request = await aside(request_for, match, self.settings.hint_playouts, SEED, told=SHOWN)
        found = await self.pool.search(AnalysisJob(request, self.settings.hint_seconds), client)
        if found is None:
            raise Unavailable("advice-not-ready")
        return await aside(analysis_of, match, SEED, found.playouts, request, shown(found.moves))

    async def offer(self, table: Table, client: str) -> wire_advice.ReviewOffer:
        """How the review of a table's match is to be made. A browser needs the record for it, and does what is too
        much for the room, or for one client."""
        _check_reviewable(table)
        own = self.settings.review_in_browser or self._busy(client)
        own = own and table.id not in self._reviews and table.match.start is None
        playouts = self.settings.review_playouts
        return {
            "own": own and await asyncio.to_thread(engine.ready, table.match.game.name),
            "plies": table.match.ply,
            "playouts": playouts,
            "seed": str(SEED),
            "commands": [
                command(table, "review", f"--seat {seat}", playouts, SEED) for seat in range(table.match.seats)
            ],
        }

    def _busy(self, client: str) -> bool:
        limits, busy = self.settings.limits, [each.client for each in self._reviews.values() if each.busy]
        return len(busy) >= limits.all_reviews or busy.count(client) >= limits.reviews

    def review(self, table: Table, client: str) -> Reviewing:
        """The review of a table's match; the first to ask starts it."""
        _check_reviewable(table)
        known = self._reviews.get(table.id)
        if known is None:
            if self._busy(client):
                raise TooMuch("too-many-reviews")
            known = self._reviews[table.id] = Reviewing(table.match, client)
            self.spawn(self._review(table.id, known))
            for done in [key for key, each in self._reviews.items() if not each.busy][: len(self._reviews) - KEPT]:
                del self._reviews[done]
        if known.problem is not None:
            raise known.problem
        return known

    def decision(self, table: Table) -> wire.Award | None:
        """The award for the best decision, if the match has been reviewed."""
        known = self._reviews.get(table.id)
        return advice.decision_award(known.found) if known is not None and known.found is not None else None

    async def _review(self, table_id: str, under_way: Reviewing) -> None:
        try:
            async with self._turns.place(under_way.client):
                under_way.found = await self._searched(under_way)
        except VakaError as error:
            under_way.problem = error
            if isinstance(error, Unavailable):
                self._reviews.pop(table_id, None)  # asking again starts again
        except BaseException:
            self._reviews.pop(table_id, None)
            raise

    async def _searched(self, under_way: Reviewing) -> Review:
        """Search one position after another, sharing the workers with the bots."""
        searches, waits = review_searches(under_way.match, self.settings.review_playouts, SEED), 0
        step = await aside(next_request, searches)
        while isinstance(step, SearchRequest):
            under_way.ply = step.ply
            found = await self.pool.search(AnalysisJob(step), under_way.client)
            if found is not None:
                step, waits = await aside(next_request, searches, found.moves), 0
            elif waits < MOST_WAITS:
                waits += 1
                await asyncio.sleep(WAIT_SECONDS)
            else:
                raise Unavailable("advice-not-ready")
        return step


def _check_reviewable(table: Table) -> None:
    if not table.ended:
        raise RoomError("review-running")
    if table.alone:
        raise RoomError("review-alone")


def hint_card(table: Table, entry: int, found: Analysis, language: str) -> wire_advice.Hint:
    """A hint as clients get it."""
    same = command(table, "analyse", f"--at {found.ply}", found.playouts, found.seed)
    return advice.hint(found, entry, language, same)


def review_card(table: Table, under_way: Reviewing, seat: int, language: str) -> wire_advice.ReviewCard:
    """The progress of a review and, when it is done, its result for a seat."""
    match, found = under_way.match, under_way.found
    if not 0 <= seat < match.seats:
        raise BadRequest("bad-seat", seat=seat, last=match.seats - 1)
    shown: wire_advice.SeatReview | None = None
    if found is not None:
        same = command(table, "review", f"--seat {seat}", found.playouts, found.seed)
        shown = advice.seat_review(match, found, seat, language, same)
    return {"ply": match.ply if shown else under_way.ply, "plies": match.ply, "review": shown}


def command(table: Table, name: str, what: str, playouts: int, seed: int) -> str | None:
    """The command that finds the same numbers in the table's record; None where there is no record."""
    if table.match.start is not None:
        return None
    return f"vaka {name} {table.record_name} {what} --playouts {playouts} --seed {seed}"
