"""What a client asks of a local room: the paths of a server that one person or one screen has a use for."""

import json
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeAlias
from urllib.parse import parse_qsl, unquote

from vaka.bots.analysis import Analysis
from vaka.core.game import Refusal
from vaka.core.match import Match, check_seed
from vaka.core.notation import read_move
from vaka.core.record import to_record
from vaka.core.registry import load, meta
from vaka.room import advice, commitment, components, matches
from vaka.room.commitment import CommittedSeed
from vaka.room.errors import BadRequest, NotThere, RoomError
from vaka.room.local import bodies, cards, thinking
from vaka.room.local.career import Careers
from vaka.room.local.room import STAND_IN, LocalRoom, check_running, check_turn
from vaka.room.local.shelf import TABLE
from vaka.room.local.table import ACTION, STOP, Entry, Table
from vaka.room.matches import Origin
from vaka.room.reviewing import Reviewing
from vaka.room.seats import SeatRequest, against_bots, named

if TYPE_CHECKING:
    from vaka.room import wire, wire_advice, wire_journeys

MOST_PLIES = 3000  # of a record that is opened
Handler: TypeAlias = Callable[..., Awaitable[Any]]


class Said(dict[str, str]):
    """Why something is not possible, as `wire.Refused`. The page puts it into words, with the arguments."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(rule=refusal.rule, key=refusal.key, words="")
        self.said = {"key": refusal.key, "args": dict(refusal.args)}


class Requests:
    """Answers requests by their path. A method's docstring is what it answers."""

    def __init__(self, room: LocalRoom) -> None:
        self.room, self.careers = room, Careers(room)
        self.routes: list[tuple[re.Pattern[str], Handler]] = [
            (re.compile(path), handler)
            for path, handler in (
                (r"POST /tables", self.create),
                (r"POST /records", self.import_record),
                (r"GET /tables/([^/]+)", self.snapshot),
                (r"GET /tables/([^/]+)/replay", self.replay),
                (r"GET /tables/([^/]+)/record", self.record),
                (r"GET /tables/([^/]+)/ending", self.ending),
                (r"GET /tables/([^/]+)/review", self.review_offer),
                (r"POST /tables/([^/]+)/(act|undo|stop|close|leave|take-back)", self.change),
                (r"POST /tables/([^/]+)/call-off", self.call_off),
                (r"POST /tables/([^/]+)/why", self.why),
                (r"POST /tables/([^/]+)/preview", self.preview),
                (r"POST /tables/([^/]+)/hint", self.hint),
                (r"POST /tables/([^/]+)/review", self.review),
                (r"POST /tables/([^/]+)/fork", self.fork),
                (r"POST /tables/([^/]+)/again", self.again),
                (r"POST /games/([^/]+)/components", self.replaced),
                (r"GET /scores", self.scores),
                (r"GET /journeys", self.careers.all),
                (r"POST /journeys", self.careers.begin),
                (r"POST /journeys/import", self.careers.import_journey),
                (r"GET /journeys/([^/]+)", self.careers.show),
                (r"GET /journeys/([^/]+)/file", self.careers.file),
                (r"POST /journeys/([^/]+)/decide", self.careers.decide),
                (r"POST /journeys/([^/]+)/table", self.table_of_journey),
            )
        ]

    async def answer(self, method: str, path: str, body: Any) -> Any:
        """The answer to a request; VakaError says why there is none."""
        where, _, query = path.partition("?")
        asked = body if isinstance(body, dict) else dict(parse_qsl(query))
        for pattern, handler in self.routes:
            if found := pattern.fullmatch(f"{method} {where}"):
                return await handler(*(unquote(part) for part in found.groups()), asked)
        raise NotThere("local-not-here")

    async def create(self, asked: bodies.NewTable) -> "wire.Seated":
        """Open a table. Whether others see it does not matter: there are none."""
        meta(asked["game"])
        if asked.get("rated") or asked.get("clock"):
            raise BadRequest("local-not-here")
        seed = asked.get("seed")
        committed = CommittedSeed.new() if seed is None else CommittedSeed.known(check_seed(seed))
        engine = await self.room.engines(asked["game"])
        wanted = seats_asked(asked) or []
        match = Match(engine.game, len(wanted), asked.get("options") or {}, committed.seed)
        hints = asked.get("hints", True)
        return seated(await self.room.open(match, committed, wanted, practice=seed is not None, hints=hints))

    async def import_record(self, asked: bodies.File) -> "wire.Seated":
        """Open a record: to look at if its match is over, otherwise to play on."""
        record = asked["record"]
        await self.room.engines(meta(str(record.get("game"))).name)
        match, salt = matches.replayed(record, MOST_PLIES)
        wanted = seats_asked(asked)
        if wanted is None:
            wanted = named(match, record.get("players")) if match.over else against_bots(match.seats)
        committed = CommittedSeed(match.seed, salt or CommittedSeed.new().salt)
        return seated(await self.room.open(match, committed, wanted, log_of(match), practice=True))

    async def snapshot(self, table_id: str, _: object) -> "wire.Snapshot":
        """A table as it is now."""
        return cards.snapshot(await self.room.table(table_id))

    async def change(self, table_id: str, what: str, asked: bodies.Change) -> "wire.LatestPositions | wire.TableCard":
        """Change a table."""
        table, room = await self.room.table(table_id), self.room
        if what == "act":
            action = asked.get("action")
            if action is None:
                action = read_move(table.match.game, table.match.state, asked.get("move") or "")
            await room.act(table, asked["entry"], action)
            return cards.latest_positions(table)
        if what == "undo":
            await room.undo(table, asked["entry"], asked.get("to_ply"))
        elif what == "stop":
            await room.stop(table, asked["entry"])
        elif what == "close":
            await room.close(table)
        else:
            await room.stand_in(table, STAND_IN if what == "leave" else None)
        return cards.table_card(table)

    async def call_off(self, table_id: str, asked: bodies.AtEntry) -> "wire.TableCard":
        """End a match without a result."""
        table = await self.room.table(table_id)
        check_running(table, asked["entry"])
        await self.room.close(table)
        return cards.table_card(table)

    async def why(self, table_id: str, asked: bodies.Why) -> "Said":
        """Why something is not possible now."""
        table = await self.room.table(table_id)
        check_running(table, len(table.log))
        try:
            refusal = table.match.game.why_not(table.match.state, asked["seat"], asked["intent"])
        except Exception:  # parts that make no sense
            raise BadRequest("bad-intent") from None
        return Said(refusal)

    async def preview(self, table_id: str, asked: bodies.Preview) -> "wire.Preview":
        """What an action would do."""
        table = await self.room.table(table_id)
        check_turn(table, asked["entry"])
        if table.match.game.preview is None:
            raise NotThere("no-preview", game=table.match.game.meta.title)
        shown = matches.preview(table.match, asked["action"])
        return {"entry": asked["entry"], "action": asked["action"], "shown": shown}

    async def hint(self, table_id: str, asked: bodies.AtEntry) -> "wire_advice.Hint":
        """The best moves of the seat to move."""
        table = await self.room.table(table_id)
        check_turn(table, asked["entry"])
        if not table.hints:
            raise RoomError("no-hints")
        engine = await self.room.engines(table.match.game.name)
        found: Analysis = await thinking.hint(engine, table.match)
        made = command(table, "analyse", f"--at {found.ply}", found.playouts)
        return advice.hint(found, asked["entry"], None, made)

    async def review_offer(self, table_id: str, _: object) -> "wire_advice.ReviewOffer":
        """How a review is made: by this room."""
        table = await self.room.table(table_id)
        check_reviewable(table)
        commands = [review_command(table, seat) for seat in range(table.match.seats)]
        playouts = thinking.REVIEW_PLAYOUTS
        seed = str(thinking.SEED)
        return {"own": False, "plies": table.match.ply, "playouts": playouts, "seed": seed, "commands": commands}

    async def review(self, table_id: str, asked: bodies.OfSeat) -> "wire_advice.ReviewCard":
        """How far a review has come, and what it says of a seat when it is done. The first to ask begins it."""
        table, seat = await self.room.table(table_id), asked["seat"]
        check_reviewable(table)
        known = self.room.reviews.get(table_id)
        if known is None:
            known = self.room.reviews[table_id] = Reviewing(table.match)
            self.room.spawn(thinking.review(await self.room.engines(table.match.game.name), known))
        if known.problem is not None:
            raise known.problem
        shown = None
        if known.found is not None:
            shown = advice.seat_review(table.match, known.found, seat, None, review_command(table, seat))
        return {"ply": table.match.ply if shown else known.ply, "plies": table.match.ply, "review": shown}

    async def replay(self, table_id: str, asked: bodies.ReplayQuery) -> "wire.Replay":
        """Positions ply by ply, as a seat saw them."""
        table = await self.room.table(table_id)
        seat = int(asked["seat"]) if "seat" in asked else None
        if seat is not None and not table.finished and seat not in table.mine:
            raise RoomError("not-your-seat")
        first, count = int(asked.get("first", 0)), int(asked.get("count", 50))
        table.match.at(first)
        return matches.replay(table.match, seat, first, count, None, table.finished)

    async def record(self, table_id: str, _: object) -> "wire.MatchRecord":
        """The record of a match that has ended."""
        table = await self.room.table(table_id)
        if not table.finished:
            raise RoomError("not-over")
        players = [seat.name or seat.bot or "" for seat in table.seats]
        return commitment.with_commitment(to_record(table.match, players), table.salt)

    async def ending(self, table_id: str, _: object) -> "wire.Ending":
        """The score sheet and the awards."""
        table = await self.room.table(table_id)
        if not table.match.over:
            raise RoomError("not-over")
        told, known = matches.ending(table.match), self.room.reviews.get(table_id)
        decision = None if known is None or known.found is None else advice.decision_award(known.found)
        return {**told, "awards": [*told["awards"], *([decision] if decision else [])]}

    async def fork(self, table_id: str, asked: bodies.Fork) -> "wire.Seated":
        """Play on from a ply at a table of its own."""
        table, ply = await self.room.table(table_id), asked["ply"]
        origin: Origin = {"table": table.id, "ply": ply}
        wanted = seats_asked(asked)
        turn = table.match.seat_at(ply)
        if turn < 0:
            raise BadRequest("fork-over")
        if not table.finished:
            seat, committed = turn if turn in table.mine else next(iter(table.mine), 0), CommittedSeed.new()
            match = table.match.dealt_anew(ply, seat, committed.seed)
            return seated(
                await self.room.open(match, committed, wanted or against_bots(match.seats, seat), origin=origin)
            )
        match = table.match.fork(ply)
        committed = CommittedSeed(match.seed, table.salt)
        chosen = wanted or against_bots(match.seats)
        return seated(await self.room.open(match, committed, chosen, log_of(match), practice=True, origin=origin))

    async def again(self, table_id: str, _: object) -> "wire.Seated":
        """The next match with the same players, each a seat further."""
        table = await self.room.table(table_id)
        if not table.finished:
            raise RoomError("again-running")
        if table.journey is not None:
            raise RoomError("again-journey")
        if table.again is None:
            committed, match = CommittedSeed.new(), table.match
            following = Match(match.game, match.seats, match.options, committed.seed, match.kit)
            worn = [card["badge"] for card in cards.seat_cards(table)]
            wanted = [
                SeatRequest("me" if seat.bot is None else "bot", seat.name, seat.bot, badge)
                for seat, badge in zip(table.seats, worn, strict=True)
            ]
            opened = await self.room.open(following, committed, [*wanted[1:], *wanted[:1]], hints=table.hints)
            table.again = opened.id
            await self.room.changed(table, "table")
        return seated(await self.room.table(str(table.again)))

    async def replaced(self, game: str, asked: bodies.Replacement) -> components.Components:
        """The components of a game with those of a file on top."""
        await self.room.engines(meta(game).name)
        load(game)
        return json.loads(components.replaced(game, asked["text"]))

    async def scores(self, asked: bodies.Scores) -> "wire_journeys.Scores":
        """The scores of matches played alone, best first."""
        about: list[cards.Summary] = [json.loads(text) for text in await self.room.shelf.summaries(TABLE)]
        found = [score for each in about if (score := each.get("score")) and each["game"] == asked["game"]]
        found.sort(key=lambda each: (-each["points"] / (each["best"] or 1), -each["ended"]))
        return {"scores": found}

    async def table_of_journey(self, journey_id: str, asked: bodies.JourneyTable) -> "wire.Seated":
        """Sit down at the next match of a journey."""
        return seated(await self.careers.table(journey_id, asked.get("badge")))


def seated(table: Table) -> "wire.Seated":
    return {"table": cards.table_card(table), "token": None}


def log_of(match: Match) -> list[Entry]:
    """The log of a match that comes with decisions already made."""
    entries = [Entry(ACTION, match.seat_at(ply), action, 0) for ply, action in enumerate(match.actions)]
    return [*entries, Entry(STOP, entries[-1].seat, match.ply, 0)] if match.agreed else entries


def seats_asked(asked: bodies.Seats) -> list[SeatRequest] | None:
    """How the seats are to be filled, if the page says so."""
    wanted = asked.get("seats")
    return None if wanted is None else [SeatRequest(**seat) for seat in wanted]


def check_reviewable(table: Table) -> None:
    if not table.finished:
        raise RoomError("review-running")
    if table.alone:
        raise RoomError("review-alone")


def review_command(table: Table, seat: int) -> str | None:
    return command(table, "review", f"--seat {seat}", thinking.REVIEW_PLAYOUTS)


def command(table: Table, name: str, what: str, playouts: int) -> str | None:
    """The command that finds the same numbers in the table's record; None where there is no record."""
    if table.match.start is not None:
        return None
    record = f"{table.match.game.name}-{table.id}.json"
    return f"vaka {name} {record} {what} --playouts {playouts} --seed {thinking.SEED}"
