"""Positions with a sentence for every choice and event, as JSON. There can be hundreds, so a child writes them."""

import json
from collections.abc import Mapping
from typing import Any

from vaka.core.packed import pack
from vaka.server import cards, texts
from vaka.server.room import Room
from vaka.server.rows import OPEN, RUNNING, ChatLine
from vaka.server.table import Table, Viewer


async def latest_positions(room: Room, table: Table, viewer: Viewer, words: str, client: str) -> bytes:
    """The latest position, for each seat of the viewer."""
    said = cards.moment(table)
    return _with_positions(said, await _positions(room, table, viewer, words, client))


async def snapshot(room: Room, table: Table, viewer: Viewer, words: str, client: str, lines: list[ChatLine]) -> bytes:
    """Everything a client needs to draw a table."""
    said = {"table": cards.table_card(table, viewer), "chat": [cards.chat_card(line) for line in lines]}
    return _with_positions(said, await _positions(room, table, viewer, words, client))


async def _positions(room: Room, table: Table, viewer: Viewer, words: str, client: str) -> bytes:
    if table.status == OPEN and not table.match.actions:
        return b"[]"
    if table.round is not None:
        return texts.kept_text(table, viewer.seats(table), words)
    seats: list[int | None] = [*viewer.seats(table)] or [None]
    choices = table.status == RUNNING
    key = (table.id, table.entries, choices, *seats, words)
    return await room.children.run_once(
        key, client, "positions", pack(table.match), seats=seats, words=words, choices=choices
    )


def _with_positions(said: Mapping[str, Any], positions: bytes) -> bytes:
    """JSON with positions that are JSON already."""
    return json.dumps(said, ensure_ascii=False).encode()[:-1] + b', "positions": ' + positions + b"}"
