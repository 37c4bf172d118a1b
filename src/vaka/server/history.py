"""What somebody has played: the statistics of their page, their matches, and the tables they sit at now."""

import json
from collections.abc import AsyncIterator, Iterable, Sequence
from functools import partial
from typing import TypedDict

from vaka.core.errors import VakaError
from vaka.room import wire_lists
from vaka.server import records
from vaka.server import wire_ratings as wire
from vaka.server.changes import Change, days_off
from vaka.server.ratings import game_rating, milestones, rating_card
from vaka.server.room import Room
from vaka.server.rows import OPEN, RUNNING
from vaka.server.store import history, now, people
from vaka.server.store import journeys as stored_journeys
from vaka.server.store import ratings as store
from vaka.server.store.history import MatchRow, PointsRow, Position, SeatRow, TableNow, Tally, Wanted
from vaka.server.store.people import Account
from vaka.server.table import Table, Viewer
from vaka.server.turns import awaited

POINTS = 400  # matches whose points are shown
COMPANY = 20  # people shown
CAREERS = 20
NEVER = 1 << 60  # after every time
FINISHED = 20  # finished tables among one's own


async def statistics(room: Room, account: Account, viewer: Account | None, language: str) -> wire.Statistics:
    """All somebody has played, game by game."""
    tallies = await history.tallies(room.store, account.id)
    standings, steps = await store.of_person(room.store, account.id)
    scores, played = await history.scores(room.store, account.id), await history.characters(room.store, account.id)
    points = await history.points(room.store, account.id, POINTS)
    names = dict.fromkeys([*(each.game for each in tallies), *(each.game for each in standings)])
    games: list[wire.GameStatistics] = []
    for game in names:
        mine = [each for each in tallies if each.game == game]
        standing = next((each for each in standings if each.game == game), None)
        curve = [each for each in steps if each.game == game]
        alone = [_score(each) for each in scores if each.game == game]
        games.append(
            {
                "game": game,
                "played": sum(each.matches for each in mine),
                "won": sum(each.matches for each in mine if each.place == 1 and each.seats > 1),
                "by_seats": _by_seats(mine),
                "rating": None if standing is None else game_rating(standing, curve, language),
                "points": [_points(each) for each in points if each.game == game],
                "scores": alone,
                "best": max(alone, key=lambda each: each["points"] / each["best"], default=None),
                "characters": [
                    {"character": each.character, "played": each.matches, "won": int(each.won)}
                    for each in played
                    if each.game == game
                ],
                "milestones": milestones(game),
            }
        )
    return {
        "matches": sum(each.matches for each in tallies),
        "games": games,
        "careers": await _careers(room, account),
        "company": await _company(room, account, viewer),
    }


def _by_seats(tallies: Sequence[Tally]) -> list[wire.SeatsTally]:
    found: list[wire.SeatsTally] = []
    for seats in sorted({each.seats for each in tallies}):
        places = [0] * seats
        for each in tallies:
            if each.seats == seats and each.place is not None:
                places[each.place - 1] += each.matches
        played = sum(each.matches for each in tallies if each.seats == seats)
        found.append({"seats": seats, "played": played, "won": places[0], "places": places})
    return found


def _points(row: PointsRow) -> wire.PointsPoint:
    return {"table": row.table, "seats": row.seats, "points": row.points, "place": row.place, "at": row.at}


def _score(row: MatchRow) -> wire.ScorePoint:
    return {"table": row.table, "points": row.score or 0.0, "best": row.best or 1.0, "at": row.ended}


async def _careers(room: Room, account: Account) -> list[wire.Career]:
    return [
        {
            "id": row.id,
            "game": row.game,
            "name": row.name,
            "matches": len(row.tables),
            "created": row.created,
            "changed": row.changed,
        }
        for row in await stored_journeys.of_owner(room.store, account.key, None, CAREERS)
    ]


async def _company(room: Room, account: Account, viewer: Account | None) -> list[wire.Company]:
    """Whom they play with; others than themselves see those whose pages are public."""
    found = await history.rivals(room.store, account.id, COMPANY)
    known = await people.all_of(room.store, [each.person for each in found])
    asking = None if viewer is None else viewer.id
    shown: list[wire.Company] = []
    for each in found:
        other = known.get(each.person)
        if other is not None and (other.visibility == "public" or asking in (account.id, other.id)):
            head = {"person": other.id, "name": other.name, "kind": other.kind, "badge": other.badge}
            shown.append(
                {**head, "matches": each.matches, "ahead": each.ahead, "behind": each.behind, "last": each.last}  # type: ignore[typeddict-item]
            )
    return shown


async def matches(
    room: Room, account: Account, wanted: Wanted, before: Position | None, limit: int
) -> tuple[list[wire.MatchCard], Position | None]:
    """A page of somebody's matches, the latest first."""
    rows, following = await history.matches(room.store, account.id, wanted, before, limit)
    sitting = await history.sitting(room.store, [row.table for row in rows])
    changed = await store.changes(room.store, account.id, (row.table for row in rows if row.rated))
    return [_match(row, sitting[row.table], changed.get(row.table)) for row in rows], following


def _match(row: MatchRow, players: Sequence[SeatRow], change: store.RatingChange | None) -> wire.MatchCard:
    return {
        "table": row.table,
        "game": row.game,
        "rated": row.rated,
        "journey": row.journey is not None,
        "started": row.started,
        "ended": row.ended,
        "seat": row.seat,
        "place": row.place,
        "character": row.character,
        "score": row.score,
        "players": _players(players),
        "change": None if change is None else round(change.after.points - change.before.points, 1),
        "rating": None if change is None else rating_card(change.after),
    }


def _players(seats: Iterable[SeatRow]) -> list[wire_lists.MatchPlayer]:
    return [
        {
            "seat": seat.seat,
            "name": seat.name,
            "person": seat.person,
            "program": seat.program,
            "bot": seat.bot,
            "badge": seat.badge,
            "place": seat.place,
        }
        for seat in seats
    ]


async def lines(room: Room, rows: Sequence[MatchRow], client: str) -> AsyncIterator[bytes]:
    """The records of matches, one a line; where there is none, a line that says why."""
    for row in rows:
        try:
            yield await records.export(room, await room.table(row.table), client) + b"\n"
        except VakaError as error:
            yield json.dumps({"table": row.table, "problem": error.say()}, ensure_ascii=False).encode() + b"\n"


async def my_tables(room: Room, key: str) -> list[wire_lists.MyTable]:
    """Somebody's tables: those that wait for them first, then running, open and finished ones."""
    found = await history.tables_of(room.store, key, FINISHED)
    sitting = await history.sitting(room.store, [each.id for each in found])
    person = next((seat.person for row in sitting.values() for seat in row if seat.token == key and seat.person), None)
    rated = [each.id for each in found if each.rated and each.ended is not None]
    changed = {} if person is None else await store.changes(room.store, person, rated)
    cards = []
    for each in found:
        table = await _loaded(room, each) if each.status == RUNNING else None
        cards.append(_my_table(each, sitting[each.id], table, key, changed.get(each.id)))
    order = (RUNNING, OPEN)
    cards.sort(key=lambda card: order.index(card["status"]) if card["status"] in order else len(order))
    return sorted(cards, key=lambda card: (not card["your_turn"], card["your_turn"] and (card["flag"] or NEVER)))


async def _loaded(room: Room, now: TableNow) -> Table | None:
    """A running table; None for one that cannot be played on by the rules of today."""
    try:
        return await room.table(now.id)
    except VakaError:
        return None


def _my_table(
    now: TableNow, players: Sequence[SeatRow], table: Table | None, key: str, change: store.RatingChange | None
) -> wire_lists.MyTable:
    to_move = table.match.to_move if table is not None and table.status == RUNNING else None
    mine = [seat.seat for seat in players if seat.token == key]
    waits_for = [seat.seat for seat in awaited(table)] if table is not None else []
    waiting = any(seat in mine for seat in waits_for)
    return {
        "id": now.id,
        "game": now.game,
        "status": now.status,
        "rated": now.rated,
        "host": now.host == key,
        "your_turn": waiting,
        "to_move": to_move,
        "seat": mine[0] if mine else None,
        "players": _players(players),
        "free": sum(seat.name is None and seat.bot is None and seat.person is None for seat in players)
        if now.status == OPEN
        else 0,
        "created": now.created,
        "started": now.started,
        "ended": now.ended,
        "played": now.played,
        "ply": None if table is None else table.match.ply,
        "since": None if table is None else table.match.since(mine),
        "change": None if change is None else round(change.after.points - change.before.points, 1),
        "ready": table is not None and table.round is not None and bool(mine) and not waiting and bool(waits_for),
        "stood_in": table is not None and any(table.seats[seat].stood_in_by is not None for seat in mine),
        "waits_for": waits_for,
        "here": [] if table is None else sorted(table.present()),
        "clock": now.clock,
        "flag": _flag(table, [seat for seat in waits_for if not waiting or seat in mine]),
        "closes": None if table is None else table.closes,
        **_off(table, mine),
    }


class _Off(TypedDict):
    off: int | None
    days_left: int


def _off(table: Table | None, mine: Sequence[int]) -> _Off:
    """The days off of whoever has these seats."""
    clocks = None if table is None else table.clocks
    if clocks is None or not clocks.control.by_turn or not mine:
        return {"off": None, "days_left": 0}
    return {"off": clocks.off_until(mine[0], now()), "days_left": clocks.days_left(mine[0])}


async def take_days_off(room: Room, key: str, days: int) -> int:
    """Let somebody's clocks rest for this many days at all their turn-based tables; at how many they do."""
    taken = 0
    for each in await history.tables_of(room.store, key, 0):
        table = await _loaded(room, each) if each.status == RUNNING else None
        if table is not None and table.row.clock is not None:
            entries = table.entries
            await room.moves.change(table, partial(_days_off, table, key, days))
            taken += table.entries > entries
    return taken


def _days_off(table: Table, key: str, days: int) -> Change | None:
    mine = Viewer(key).seats(table)
    return days_off(table, mine[0], days) if mine else None


def _flag(table: Table | None, seats: Sequence[int]) -> int | None:
    """When the time of one of these seats is over."""
    if table is None or (clocks := table.clocks) is None:
        return None
    flags = [clocks.flag(seat, table.chosen.get(seat)) for seat in seats]
    return min((flag for flag in flags if flag is not None), default=None)
