"""A local table as clients get it."""

from typing import TYPE_CHECKING, TypedDict

from vaka.room.badges import badges_of
from vaka.room.commitment import commit
from vaka.room.local.table import CLOSED, RUNNING, Table
from vaka.room.positions import position, results

if TYPE_CHECKING:
    from vaka.room import wire
    from vaka.room.wire_journeys import ScoreLine
    from vaka.room.wire_lists import MyTable


class Summary(TypedDict):
    """What lists of tables need, so that they do not play matches again."""

    game: str
    journey: str | None
    table: "MyTable"
    score: "ScoreLine | None"


def table_card(table: Table) -> "wire.TableCard":
    """A table and its seats."""
    match, known = table.match, table.finished or table.practice
    return {
        "id": table.id,
        "game": match.game.name,
        "version": match.game.meta.version,
        "options": match.options,
        "own_components": match.kit is not None and table.journey is None,
        "status": table.status,
        "public": False,
        "hints": table.hints,
        "rated": False,
        "host": next(iter(table.mine), None),
        "seats": seat_cards(table),
        "spectators": 0,
        "created": table.created,
        "started": table.created,
        "ended": table.ended,
        "revision": table.revision,
        "entry": len(table.log),
        "ply": match.ply,
        "to_move": None if match.over else match.to_move,
        "commitment": commit(match.seed, table.salt),
        "practice": table.practice,
        "seed": str(match.seed) if known else None,
        "salt": table.salt if known else None,
        "result": None if table.status == CLOSED else results(match),
        "stopped": match.agreed,
        "origin": None if table.origin is None else {**table.origin, "dealt_anew": match.start is not None},
        "journey": table.journey,
        "score": table.score(),
        "clock": None,
        "clocks": None,
        "since": None if table.status != RUNNING or match.over else since(table),
        "round": None,
        "undo": None,
        "overdue": None,
        "vote": None,
        "refused": None,
        "paused": table.paused,
        "plans": False,
        "again": again_card(table),
        "closes": None,
        "you": {"seats": table.mine, "host": True, "invite": None, "removed": False},
    }


def since(table: Table) -> int:
    return table.log[-1].at if table.log else table.created


def again_card(table: Table) -> "wire.AgainCard | None":
    """The next match of the same people."""
    if table.again is None:
        return None
    return {
        "table": table.again, "seat": next(iter(table.mine), 0), "joined": table.mine, "declined": [], "waiting_for": []
    }  # fmt: skip


def seat_cards(table: Table) -> "list[wire.SeatCard]":
    return [
        {
            "seat": seat.seat,
            "kind": "person" if seat.bot is None else "bot",
            "name": seat.name,
            "person": None,
            "program": False,
            "bot": seat.bot,
            "badge": badge,
            "stood_in_by": seat.stood_in_by,
            "present": True if seat.bot is None else None,
            "asked": None,
        }
        for seat, badge in zip(table.seats, badges_of(table.seats), strict=True)
    ]


def positions(table: Table, told: bool) -> "list[wire.Position]":
    """The latest position for each seat at this screen, or for a spectator."""
    match, running = table.match, table.status == RUNNING
    return [position(match, seat, match.ply, None, told, running) for seat in table.mine or (None,)]


def latest_positions(table: Table, told: bool = True) -> "wire.LatestPositions":
    """The latest position, as it is told."""
    return {"entry": len(table.log), "ply": table.match.ply, "positions": positions(table, told)}


def snapshot(table: Table) -> "wire.Snapshot":
    """Everything needed to draw a table."""
    return {"table": table_card(table), "positions": positions(table, told=True), "chat": []}


def my_table(table: Table) -> "MyTable":
    """A table in the list of one's own."""
    match, running = table.match, table.status == RUNNING and not table.match.over
    waits_for = [match.to_move] if running and table.seats[match.to_move].player_bot is None else []
    places = match.places if table.status != CLOSED else None
    return {
        "id": table.id,
        "game": match.game.name,
        "status": table.status,
        "rated": False,
        "host": True,
        "your_turn": bool(waits_for),
        "to_move": match.to_move if running else None,
        "seat": next(iter(table.mine), None),
        "players": [
            {
                "seat": card["seat"],
                "name": card["name"],
                "person": None,
                "program": False,
                "bot": card["bot"],
                "badge": card["badge"],
                "place": place,
            }
            for card, place in zip(seat_cards(table), places or [None] * len(table.seats), strict=True)
        ],
        "free": 0,
        "created": table.created,
        "started": table.created,
        "ended": table.ended,
        "played": since(table),
        "ply": match.ply if running else None,
        "since": match.since(table.mine) if running else None,
        "change": None,
        "ready": False,
        "stood_in": False,
        "waits_for": waits_for,
        "here": sorted(table.mine),
        "clock": None,
        "flag": None,
        "closes": None,
        "off": None,
        "days_left": 0,
    }


def summary(table: Table) -> Summary:
    """What is kept beside a table."""
    return {
        "game": table.match.game.name,
        "journey": table.journey,
        "table": my_table(table),
        "score": score_line(table),
    }


def score_line(table: Table) -> "ScoreLine | None":
    """The score of a match for one, among others."""
    score, ended = table.score(), table.ended
    if score is None or ended is None:
        return None
    return {**score, "table": table.id, "options": table.match.options, "ended": ended}
