"""The only door out of the room: every position that leaves it is built here, from `game.view` for one seat.

Nothing here reads a seed before the end, and nothing ever reads a state's fields.
"""

from typing import Any

from vaka.core.game import Game
from vaka.core.kernel import State
from vaka.core.match import Match
from vaka.core.meta import EnumOption, Meta
from vaka.locale import speak, speak_of
from vaka.server.table import OPEN, Seat, Table, Viewer

Data = dict[str, Any]


def game_card(meta: Meta, language: str) -> Data:
    """A game as the lobby shows it, with the keys of its words and the words themselves."""
    return {
        "name": meta.name,
        "title": meta.title,
        "designer": meta.designer,
        "publisher": meta.publisher,
        "year": meta.year,
        "seats": {"low": meta.seats[0], "high": meta.seats[1]},
        "minutes": meta.minutes,
        "version": meta.version,
        "about": said(language, f"{meta.name}-about"),
        "journey": meta.journey,
        "high_score": meta.high_score,
        "options": [
            {
                "name": option.name,
                "kind": "choice" if isinstance(option, EnumOption) else "number",
                "values": list(option.values) if isinstance(option, EnumOption) else None,
                "low": None if isinstance(option, EnumOption) else option.low,
                "high": None if isinstance(option, EnumOption) else option.high,
                "default": option.default,
                "about": said(language, f"{meta.name}-option-{option.name}"),
            }
            for option in meta.options
        ],
    }


def said(language: str, key: str) -> Data:
    """A message by its key, for clients that speak for themselves, and in words."""
    return {"key": key, "words": speak(language, key)}


def table_card(table: Table, viewer: Viewer) -> Data:
    """A table with its seats. Seed and salt are told when the match has ended; the invitation only to its people."""
    row, seats = table.row, viewer.seats(table)
    known = table.ended or row["seed_known"]
    present, request = table.present(), table.undo_request
    return {
        "id": table.id,
        "game": row["game"],
        "version": row["version"],
        "options": row["options"],
        "own_components": row["kit"] is not None and row["journey"] is None,
        "status": table.status,
        "public": row["public"],
        "hints": row["hints"],
        "host": host_seat(row, table.seats),
        "seats": [seat_card(seat, seat.seat in present) for seat in table.seats],
        "spectators": table.spectators(),
        "created": row["created"],
        "started": row["started"],
        "ended": row["ended"],
        "revision": row["revision"],
        "entry": table.entries,
        "ply": table.match.ply,
        "to_move": None if table.status == OPEN or table.match.over else table.match.to_move,
        "commitment": row["commitment"],
        "practice": row["seed_known"],
        "seed": row["seed"] if known else None,
        "salt": row["salt"] if known else None,
        "result": row["result"],
        "origin": row["origin"] and {**row["origin"], "dealt_anew": row["start"] is not None},
        "journey": row["journey"],
        "score": None if row["score"] is None else {"points": row["score"], "best": row["best"]},
        "undo": request
        and {
            "seat": request["seat"],
            "to_ply": request["to_ply"],
            "waiting_for": [
                seat.seat
                for seat in table.seats
                if seat.token in table.people(request["asker"]) and seat.token not in request["agreed"]
            ],
        },
        "you": {
            "seats": seats,
            "host": viewer.is_host(table),
            "invite": row["invite"] if seats or viewer.is_host(table) else None,
        },
    }


def lobby_card(row: Data, seats: list[Seat]) -> Data:
    """A table as the lobby lists it."""
    kept = ("id", "game", "version", "options", "status", "created", "started", "ended", "result")
    shown = {key: row[key] for key in kept}
    return {**shown, "host": host_seat(row, seats), "seats": [seat_card(seat, None) for seat in seats]}


def host_seat(row: Data, seats: list[Seat]) -> int | None:
    """Where the person sits who opened the table; the first seat of several."""
    return next((seat.seat for seat in seats if seat.token == row["host"]), None)


def seat_card(seat: Seat, present: bool | None) -> Data:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "stood_in_by": seat.stood_in_by,
        "present": present if seat.kind == "person" else None,
    }


def positions(table: Table, viewer: Viewer, words: str | None, told: bool = False) -> list[Data]:
    """The position for each seat the viewer holds, or for a spectator. `told` adds what the last ply told them."""
    if table.status == OPEN and not table.match.actions:
        return []
    match = table.match
    seats: list[int | None] = [*viewer.seats(table)]
    return [
        position(match, seat, match.ply, words, told, choices=table.status == "running") for seat in seats or [None]
    ]


def position(
    match: Match, seat: int | None, ply: int, words: str | None, told: bool = True, choices: bool = False
) -> Data:
    """What a seat may know of the position after `ply` decisions; `choices` only if it is that seat's to decide."""
    state = match.at(ply)
    to_move = int(match.game.rules.to_move(state))
    mine = choices and seat is not None and to_move == seat
    return {
        "seat": seat,
        "ply": ply,
        "to_move": to_move if to_move >= 0 else None,
        "view": match.game.view(state, seat),
        "events": events(match, ply, seat, words) if told else [],
        "choices": choices_of(match, words) if mine else None,
        "can_undo": choices and seat is not None and ply == match.ply and match.can_undo(seat),
    }


def events(match: Match, ply: int, seat: int | None, words: str | None) -> list[Data]:
    """What a seat was told when decision `ply` was played."""
    told = match.events(ply, seat)
    if words is not None:
        name = match.game.name
        told = [{**event, "words": speak_of(words, f"{name}-event-{event['kind']}", event)} for event in told]
    return told


def choices_of(match: Match, words: str | None) -> list[Data]:
    """The legal actions of the seat to move, as parts a client can narrow by clicks."""
    return [choice_of(match.game, match.state, action, words) for action in match.legal()]


def choice_of(game: Game, state: State, action: int, words: str | None) -> Data:
    """One action as its number, its notation and its parts."""
    parts = game.describe(state, action)
    choice = {"action": action, "move": game.notation.write(state, action), "parts": parts}
    if words is not None:
        choice["words"] = speak_of(words, f"{game.name}-action-{parts['kind']}", parts)
    return choice


def results(match: Match) -> list[Data] | None:
    """Places and returns of a finished match, by seat."""
    returns = match.returns
    if returns is None:
        return None
    return [
        {"seat": seat, "place": 1 + sum(other > value for other in returns), "return": round(value, 4)}
        for seat, value in enumerate(returns)
    ]
