"""Messages as JSON. A position is made and encoded once for everybody who may see the same of it."""

from collections.abc import Mapping
from typing import Any

import orjson

from vaka.core.game import Views
from vaka.server import cards
from vaka.server.rows import ChatLine
from vaka.server.table import Table, Viewer

LONGEST_KEPT = 32 * 1024  # bytes; a list of a thousand choices is not kept


def encode(message: Mapping[str, Any]) -> str:
    """A message as JSON."""
    return orjson.dumps(message).decode()


def positions(table: Table, viewer: Viewer, words: str | None, told: bool = True, views: Views | None = None) -> Any:
    """The position for each seat of the viewer, encoded, to be put into a message."""
    place, key = (table.match, table.status), (words, told, *viewer.seats(table))
    if table.texts_of != place:
        table.texts_of, table.texts = place, {}
    text = table.texts.get(key)
    if text is None:
        text = orjson.dumps(cards.positions(table, viewer, words, told, views))
        if len(text) <= LONGEST_KEPT:
            table.texts[key] = text
    return orjson.Fragment(text)


def standing(
    table: Table, viewer: Viewer, words: str | None, told: bool = True, views: Views | None = None
) -> dict[str, Any]:
    """A `wire.Standing`: the latest position, for each seat of the viewer."""
    shown = positions(table, viewer, words, told, views)
    return {"entry": table.entries, "ply": table.match.ply, "positions": shown}


def snapshot(table: Table, viewer: Viewer, words: str | None, lines: list[ChatLine]) -> dict[str, Any]:
    """A `wire.Snapshot`: everything a client needs to draw a table."""
    return {
        "table": cards.table_card(table, viewer),
        "positions": positions(table, viewer, words),
        "chat": [cards.chat_card(line) for line in lines],
    }
