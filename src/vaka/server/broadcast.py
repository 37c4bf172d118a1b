"""Updates a table and pushes what changed to everybody who watches it."""

import asyncio
from collections.abc import Collection
from typing import Any

from vaka.core.match import Match
from vaka.room import wire_socket
from vaka.room.wire_socket import Reaction
from vaka.server import cards
from vaka.server.rows import ACTION, BACK, FLAG, LEFT, PAUSE, RUNNING, STOP, UNDO, ChatLine, LogEntry, Seat, TableRow
from vaka.server.table import Table, Viewer
from vaka.server.texts import encoded, position_text, texts_of

SAID = {ACTION: "ply", UNDO: "undone", STOP: "stopped"} | dict.fromkeys((FLAG, LEFT, BACK, PAUSE), "clock")  # messages
PRESENCE_SECONDS = 0.05  # people who come or go together are told together


def advance(table: Table, match: Match, entry: LogEntry) -> None:
    """Take the table to the position after a log entry."""
    before = table.clocks  # of the position that the entry leaves
    table.match = match
    table.count(entry, before)
    push_positions(table, SAID[entry.kind], told=entry.kind == ACTION)


def adopt(table: Table, row: TableRow, seats: list[Seat]) -> None:
    """Give the table a new row and new seats."""
    started = row.status == RUNNING and table.status != RUNNING
    kind = "over" if row.ended is not None and table.row.ended is None else "table"
    table.row, table.seats = row, seats
    push_table(table, kind)
    if started:
        push_positions(table, "started", told=False)


def push_positions(table: Table, kind: str, told: bool) -> None:
    """Push the position to all. Watchers who may see the same things get the same text, encoded once."""
    shown, known = texts_of(table, told), dict[Any, bytes]()
    beginning = encoded({"type": kind, **cards.moment(table)})[:-1]
    for watcher in table.watchers:
        words, seats = watcher.words, watcher.viewer.seats(table)
        text = known.get(key := (words, *seats))
        if text is None:
            text = known[key] = b'%b,"positions":%b}' % (beginning, position_text(table, seats, words, shown))
        watcher.push_text(text)


def push_choosing(table: Table, seats: Collection[int], all_see: bool) -> None:
    """Push what these seats have chosen to themselves, and to the others, if `all_see`, just who is ready."""
    said, shown = encoded({"type": "choosing", **cards.moment(table)}), texts_of(table, told=False)
    for watcher in table.watchers:
        held = watcher.viewer.seats(table)
        if any(seat in held for seat in seats):
            text = position_text(table, held, watcher.words, shown)
            watcher.push_text(b'%b,"positions":%b}' % (said[:-1], text))
        elif all_see:
            watcher.push_text(said)


def push_chat(table: Table, line: ChatLine) -> None:
    """Push a line of chat, unless it was pushed before."""
    if line.id > table.chat_seen:
        table.chat_seen = line.id
        push_all(table, {"type": "chat", "line": cards.chat_card(line)}, line.seat)


def push_reaction(table: Table, seat: int, reaction: Reaction) -> None:
    """Push a quick reaction."""
    push_all(table, {"type": "reaction", "seat": seat, "reaction": reaction}, seat)


def push_table(table: Table, kind: str = "table") -> None:
    """Push the table with its seats."""
    known: dict[Viewer, bytes] = {}
    for watcher in table.watchers:
        if watcher.viewer not in known:
            known[watcher.viewer] = encoded({"type": kind, "table": cards.table_card(table, watcher.viewer)})
        watcher.push_text(known[watcher.viewer])


def push_presence(table: Table) -> None:
    """Push who is connected, soon, unless that is about to happen anyway."""
    if table.presence_due is None:
        table.presence_due = asyncio.get_running_loop().call_later(PRESENCE_SECONDS, _push_presence, table)


def _push_presence(table: Table) -> None:
    table.presence_due = None
    push_all(table, {"type": "presence", "present": sorted(table.present()), "spectators": table.spectators()})


def push_all(table: Table, message: wire_socket.SocketMessage, speaker: int | None = None) -> None:
    """Push one message to all, encoded once. What a seat says does not reach people it is kept apart from."""
    text, person = encoded(message), table.seats[speaker].person if speaker is not None else None
    for watcher in table.watchers:
        if person not in watcher.apart:
            watcher.push_text(text)


def heard(table: Table, lines: list[ChatLine], apart: Collection[str]) -> list[ChatLine]:
    """Lines of chat without those of people whom somebody is kept apart from."""
    return [line for line in lines if line.seat is None or table.seats[line.seat].person not in apart]
