"""Updates a table and pushes what changed to everybody who watches it."""

from typing import Any

from vaka.core.match import Match
from vaka.server import cards
from vaka.server.rows import ACTION, RUNNING, STOP, ChatLine, LogEntry, Seat, TableRow
from vaka.server.table import Table
from vaka.server.watcher import encode


def advance(table: Table, match: Match, entry: LogEntry) -> None:
    """Take the table to the position after a log entry."""
    table.match, table.entries = match, table.entries + 1
    if entry.kind == ACTION:
        push_positions(table, "ply", told=True)
    else:
        push_positions(table, "stopped" if entry.kind == STOP else "undone", told=False)


def adopt(table: Table, row: TableRow, seats: list[Seat]) -> None:
    """Give the table a new row and new seats."""
    started = row.status == RUNNING and table.status != RUNNING
    ended = row.ended is not None and table.row.ended is None
    table.row, table.seats = row, seats
    for watcher in table.watchers:
        watcher.push({"type": "over" if ended else "table", "table": cards.table_card(table, watcher.viewer)})
    if started:
        push_positions(table, "started", told=False)


def push_positions(table: Table, kind: str, told: bool) -> None:
    """Push the position to all. Watchers who may see the same things get the same text, encoded once."""
    texts: dict[Any, str] = {}
    for watcher in table.watchers:
        key = (watcher.words, *watcher.viewer.seats(table))
        if key not in texts:
            texts[key] = encode({"type": kind, **cards.standing(table, watcher.viewer, watcher.words, told)})
        watcher.push_text(texts[key])


def push_chat(table: Table, line: ChatLine) -> None:
    """Push a line of chat, unless it was pushed before."""
    if line.id > table.chat_seen:
        table.chat_seen = line.id
        for watcher in table.watchers:
            watcher.push({"type": "chat", "line": cards.chat_card(line)})


def push_table(table: Table) -> None:
    """Push the table with its seats."""
    for watcher in table.watchers:
        watcher.push({"type": "table", "table": cards.table_card(table, watcher.viewer)})


def push_presence(table: Table) -> None:
    present, spectators = sorted(table.present()), table.spectators()
    for watcher in table.watchers:
        watcher.push({"type": "presence", "present": present, "spectators": spectators})
