"""Rated tables: which ones may be opened, what nobody may do at them, and what their end means.

A match counts for ratings if its table was opened so. Everybody at it has an account, one seat each, or is a bot whose
strength was measured, and it is played by the options the bots were measured with. Nobody gets hints, undoes moves or
forks the match while it runs. Whoever has left when it ends comes last, whatever the bot in their place has done;
people who could not finish it because somebody else left keep their rating.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from vaka.core.registry import meta
from vaka.ratings import Finished, Side, anchors
from vaka.room.wire import Place
from vaka.server.errors import BadRequest, Forbidden, RoomError
from vaka.server.rows import RUNNING, Seat
from vaka.server.store.ratings import RatedMatch
from vaka.server.table import Table
from vaka.server.turns import awaited


def check_terms(game: str, seats: int, options: Mapping[str, Any], kit: object, known: bool) -> None:
    """Refuse to rate matches that say nothing comparable about their players."""
    measured = anchors(game)
    if seats < 2:
        raise BadRequest("rated-alone")
    if known or kit is not None:
        raise BadRequest("rated-dice")
    usual = {option.name: measured.options.get(option.name, option.default) for option in meta(game).options}
    if other := [name for name, value in usual.items() if options.get(name) != value]:
        raise BadRequest("rated-options", game=meta(game).title, options=", ".join(other))


def check_seats(game: str, seats: Sequence[Seat]) -> None:
    """Refuse people without an account, people with two seats, and bots whose strength is unknown."""
    people = [seat for seat in seats if seat.kind == "person"]
    if any(seat.person is None and [each.token for each in people].count(seat.token) == 1 for seat in people):
        raise Forbidden("rated-account")
    if any(seat.person is None for seat in people) or len({seat.person for seat in people}) < len(people):
        raise BadRequest("rated-one-seat")
    for seat in seats:
        if seat.bot is not None:
            anchors(game).rating(seat.bot)


def check_sitting(table: Table, changed: Sequence[Seat]) -> None:
    """Refuse who cannot sit at a table because it is rated."""
    if table.row.rated:
        seats = {seat.seat: seat for seat in (*table.seats, *changed)}
        check_seats(table.row.game, list(seats.values()))


def check_casual(table: Table, key: str) -> None:
    """Refuse, with a message, what is not allowed while a rated match runs."""
    if table.row.rated and not table.ended:
        raise RoomError(key)


def places_of(table: Table, result: Sequence[Place] | None) -> list[int] | None:
    """In which place each seat came; those who left a rated match share the last one."""
    if not table.row.rated or table.status != RUNNING:
        return None if result is None else _by_seat(result)
    left = leavers(table, result is not None)
    stayed = [seat.seat for seat in table.seats if seat.seat not in left]
    came = _by_seat(result) if result is not None else [1] * len(table.seats)
    return [
        1 + (len(stayed) if seat in left else sum(came[other] < came[seat] for other in stayed))
        for seat in range(len(table.seats))
    ]


def _by_seat(result: Sequence[Place]) -> list[int]:
    """The places; where a game names only its winners, the others share the one after them."""
    behind = 1 + sum(each["place"] == 1 for each in result)
    return [each["place"] or behind for each in sorted(result, key=lambda each: each["seat"])]


def leavers(table: Table, played_out: bool) -> set[int]:
    """Those for whom a bot stands in at the end. A match that does not reach it was left by them and by those it
    waited for, or else by every person."""
    people = [seat for seat in table.seats if seat.kind == "person"]
    left = {seat.seat for seat in people if seat.stood_in_by is not None}
    waited_for = {seat.seat for seat in awaited(table)}
    if played_out or not waited_for:
        return left if played_out or left else {seat.seat for seat in people}
    return left | waited_for


def match_of(table: Table, places: Sequence[int], played_out: bool, at: int) -> RatedMatch | None:
    """A rated match as ratings count it; None if everybody has left it."""
    row, left = table.row, leavers(table, played_out)
    if not row.rated or table.status != RUNNING or len(left) == len(table.seats):
        return None
    sides = tuple(
        Side(place, seat.person, seat.bot, played_out or seat.seat in left)
        for seat, place in zip(table.seats, places, strict=True)
    )
    return RatedMatch(row.id, Finished(row.game, row.version, sides), at)
