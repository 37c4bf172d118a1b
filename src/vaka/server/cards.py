"""What clients see of a table: every card that leaves the room is built here, with positions of `vaka.room.positions`.

Nothing here reads a seed before the end, and nothing ever reads a state's fields.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal

from vaka.room import sealed as sealing
from vaka.room import wire, wire_lists
from vaka.room.badges import badges_of
from vaka.room.positions import choice, events, position
from vaka.server.rows import OPEN, RUNNING, ChatLine, Seat, TableRow
from vaka.server.store import now
from vaka.server.table import Table, Viewer


def table_card(table: Table, viewer: Viewer) -> wire.TableCard:
    """A table with its seats. Seed and salt are shown when the match has ended; the invitation only to the host."""
    row, seats = table.row, viewer.seats(table)
    known = table.ended or row.seed_known
    present, host = table.present(), viewer.is_host(table)
    return {
        "id": table.id,
        "game": row.game,
        "version": row.version,
        "options": row.options,
        "own_components": row.kit is not None and row.journey is None,
        "status": row.status,
        "public": row.public,
        "hints": row.hints,
        "rated": row.rated,
        "host": host_seat(row, table.seats),
        "seats": seat_cards(table.seats, present),
        "spectators": table.spectators(),
        "created": row.created,
        "started": row.started,
        "ended": row.ended,
        "revision": row.revision,
        "entry": table.entries,
        "ply": table.match.ply,
        "to_move": None if row.status == OPEN or table.match.over else table.match.to_move,
        "commitment": row.commitment,
        "practice": row.seed_known,
        "seed": row.seed if known else None,
        "salt": row.salt if known else None,
        "result": row.result,
        "stopped": table.match.agreed,
        "origin": None if row.origin is None else {**row.origin, "dealt_anew": row.start is not None},
        "journey": row.journey,
        "score": None if row.score is None or row.best is None else {"points": row.score, "best": row.best},
        "clock": row.clock,
        "clocks": clocks_card(table),
        "since": table.since,
        "round": round_card(table),
        "undo": undo_card(table),
        "overdue": table.overdue,
        "vote": vote_card(table),
        "refused": refusal_card(table),
        "paused": table.paused,
        "again": again_card(table),
        "closes": table.closes,
        "plans": table.plannable,
        "you": {
            "seats": seats,
            "host": host,
            "invite": row.invite if host else None,
            "removed": viewer.was_removed(table),
        },
    }


def moment(table: Table) -> wire.Progress:
    """Where a table stands: what goes with every position."""
    said: wire.Progress = {"entry": table.entries, "ply": table.match.ply}
    if (choosing := round_card(table)) is not None:
        said["round"] = choosing
    if (clocks := clocks_card(table)) is not None:
        said["clocks"] = clocks
    return said


def clocks_card(table: Table) -> wire.Clocks | None:
    """The clocks of a table now."""
    clocks, at = table.clocks, now()
    if clocks is None:
        return None
    chosen, running = table.chosen, table.status == RUNNING
    shown: list[wire.SeatClock | None] = []
    for chair in table.seats:  # with every move: a plain loop costs half of what a comprehension of calls does
        seat = chair.seat
        flag = clocks.flag(seat, chosen.get(seat)) if running else None
        card: wire.SeatClock = {
            "left": clocks.left(seat, at, chosen.get(seat)) if seat in clocks.running else clocks.banks[seat],
            "running": flag is not None,
            "flag": flag,
            "out": seat in clocks.flagged,
            "off": clocks.off_until(seat, at) if clocks.off else None,
        }
        shown.append(card if chair.bot is None else None)
    return {"now": at, "resting": clocks.control.rests.resting(at), "seats": shown}


def round_card(table: Table) -> wire.Round | None:
    """The round in which people choose at once, and who is ready; never what they have chosen."""
    at = table.round
    if at is None:
        return None
    ready = [seat for seat in at.seats if sealing.is_ready(at, seat, table.sealed)]
    return {"key": f"{at.undone}.{at.ply}", "seats": list(at.seats), "ready": ready}


def undo_card(table: Table) -> wire.UndoCard | None:
    """The pending request to undo or to stop, and who has not answered it."""
    request = table.undo_request
    if request is None:
        return None
    awaited = table.people(request["asker"]) - set(request["agreed"])
    return {
        "seat": request["seat"],
        "to_ply": request["to_ply"],
        "stop": request.get("stop", False),
        "off": request.get("off", False),
        "waiting_for": [seat.seat for seat in table.seats if seat.token in awaited],
    }


def vote_card(table: Table) -> wire.VoteCard | None:
    """The vote under way, and who has agreed."""
    vote = table.vote
    if vote is None:
        return None
    agreed = [seat.seat for seat in table.seats if seat.token in vote["agreed"]]
    return {"seat": vote["seat"], "agreed": agreed}


def refusal_card(table: Table) -> wire.RefusalCard | None:
    """The request or the vote that somebody has refused at this entry."""
    undo, vote = table.undo_asked, table.vote_asked
    if undo is not None and "refused" in undo:
        what: Literal["undo", "stop", "off"] = "stop" if undo.get("stop") else "off" if undo.get("off") else "undo"
        return {"what": what, "by": first_seat(table.seats, undo["refused"]) or 0, "seat": undo["seat"]}
    if vote is not None and "refused" in vote:
        return {"what": "vote", "by": first_seat(table.seats, vote["refused"]) or 0, "seat": vote["seat"]}
    return None


def again_card(table: Table) -> wire.AgainCard | None:
    """The next match with the same people, and what each of them has said."""
    again = table.row.again
    if again is None:
        return None
    answered = {*again["joined"], *again["declined"]}
    return {
        "table": again["table"],
        "seat": first_seat(table.seats, again["asker"]) or 0,
        "joined": [seat.seat for seat in table.seats if seat.token in again["joined"]],
        "declined": [seat.seat for seat in table.seats if seat.token in again["declined"]],
        "waiting_for": [seat.seat for seat in table.seats if seat.token and seat.token not in answered],
    }


def lobby_card(row: TableRow, seats: list[Seat], ratings: Mapping[str, float]) -> wire_lists.LobbyCard:
    """A table as the lobby lists it; `ratings` are the points of accounts in its game."""
    known = [round(ratings[seat.person]) for seat in seats if seat.person is not None and seat.person in ratings]
    return {
        "id": row.id,
        "game": row.game,
        "version": row.version,
        "options": row.options,
        "status": row.status,
        "created": row.created,
        "started": row.started,
        "ended": row.ended,
        "result": row.result,
        "host": host_seat(row, seats),
        "seats": seat_cards(seats),
        "rated": row.rated,
        "clock": row.clock,
        "closes": row.closing["at"] if row.closing is not None and row.status == OPEN else None,
        "free": sum(not seat.taken for seat in seats),
        "points": [min(known), max(known)] if known else None,
    }


def host_seat(row: TableRow, seats: list[Seat]) -> int | None:
    """The seat of whoever opened the table; the first of several."""
    return first_seat(seats, row.host)


def first_seat(seats: list[Seat], token: str) -> int | None:
    """The first seat that a token holds."""
    return next((seat.seat for seat in seats if seat.token == token), None)


def seat_cards(seats: list[Seat], present: Collection[int] | None = None) -> list[wire.SeatCard]:
    """The seats of a table; `present` are those whose people are connected, if that is known."""
    here = [None if present is None else seat.seat in present for seat in seats]
    return [seat_card(*each) for each in zip(seats, here, badges_of(seats), strict=True)]


def seat_card(seat: Seat, present: bool | None, badge: int) -> wire.SeatCard:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "person": seat.person,
        "program": seat.program,
        "bot": seat.bot,
        "badge": badge,
        "stood_in_by": seat.stood_in_by,
        "present": present if seat.kind == "person" else None,
        "asked": seat.asked,
    }


def chat_card(line: ChatLine) -> wire.ChatLine:
    return {"id": line.id, "seat": line.seat, "name": line.name, "text": line.text, "at": line.at}


def latest_positions(table: Table, seats: Sequence[int]) -> wire.LatestPositions:
    """The latest position, for each of a viewer's seats."""
    said: Any = {**moment(table), "positions": positions(table, seats, None, told=True)}
    return said


def positions(table: Table, seats: Sequence[int], words: str | None, told: bool) -> list[wire.Position]:
    """The position for each of a viewer's seats, or for a spectator. `told` adds the events of the last ply."""
    match, status = table.match, table.status
    if status == OPEN and not match.actions:
        return []
    return [
        choosing(table, words, told, seat)
        if seat is not None and is_choosing(table, seat)
        else position(match, seat, match.ply, words, told, status == RUNNING)
        for seat in seats or (None,)
    ]


def is_choosing(table: Table, seat: int) -> bool:
    """Whether a person chooses for a seat at once with others."""
    at = table.round
    return at is not None and seat in at.left and table.seats[seat].player_bot is None


def choosing(table: Table, words: str | None, told: bool, seat: int) -> wire.Position:
    """The position for a seat that chooses at once with others: as if it were its turn, until its choice is whole."""
    at, match, choice_ = table.round, table.match, table.sealed.get(seat)
    assert at is not None
    if choice_ is not None and choice_.closed:
        return position(match, seat, match.ply, words, told)
    asked, ready = sealing.asked(match, at, seat, choice_), sealing.is_ready(at, seat, table.sealed)
    made, step, actions = [], sealing.asked(match, at, seat, None), sealing.to_play(at, seat, choice_) or ()
    for number, action in enumerate(actions, 1):
        made.append(choice(match.game, step.state, action, words))
        if number < len(actions):
            step.play(action)
    return {
        "seat": seat,
        "ply": match.ply,
        "to_move": match.to_move,
        "view": match.game.view(asked.state, seat),
        "events": events(match, match.ply, seat, words) if told else [],
        "choices": None if ready else [choice(match.game, asked.state, action, words) for action in asked.legal()],
        "can_undo": bool(made),
        "sealed": made if ready else None,
    }
