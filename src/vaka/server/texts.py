"""Messages as JSON. A position is made and encoded once for everybody who may see the same of it."""

from collections.abc import Mapping, Sequence
from typing import Any

import orjson

from vaka.core.game import Views
from vaka.server import cards
from vaka.server.rows import ChatLine
from vaka.server.table import Table, Viewer

LONGEST_KEPT = 32 * 1024  # bytes; a list of a thousand choices is not kept


def encoded(message: Mapping[str, Any]) -> bytes:
    """A message or an answer as JSON."""
    return orjson.dumps(message)


class ViewTexts:
    """The views of one position as JSON. What several seats see alike is encoded once."""

    def __init__(self, views: Views) -> None:
        self.views = views
        self._shared: dict[tuple[str, ...], bytes] = {}  # what all see, without the entries that a seat has of its own

    def of(self, seat: int | None) -> Any:
        """The view of a seat, to be put into a message."""
        own = {} if seat is None else self.views.own(seat)
        shared = self._without(tuple(own))
        if not own:
            return orjson.Fragment(shared)
        rest = orjson.dumps(own)
        return orjson.Fragment(rest if shared == b"{}" else shared[:-1] + b"," + rest[1:])

    def _without(self, entries: tuple[str, ...]) -> bytes:
        if entries not in self._shared:
            left = {name: value for name, value in self.views.all.items() if name not in entries}
            self._shared[entries] = orjson.dumps(left)
        return self._shared[entries]


def positions(
    table: Table, seats: Sequence[int], words: str | None, told: bool = True, views: ViewTexts | None = None
) -> Any:
    """The position for each of a viewer's seats, encoded, to be put into a message."""
    return orjson.Fragment(position_text(table, seats, words, told, views))


def position_text(
    table: Table, seats: Sequence[int], words: str | None, told: bool = True, views: ViewTexts | None = None
) -> bytes:
    """The same as text."""
    place, key = (table.match, table.status), (words, told, *seats)
    if table.texts_of != place:
        table.texts_of, table.texts = place, {}
    text = table.texts.get(key)
    if text is None:
        view = views or ViewTexts(table.match.game.views(table.match.state))
        text = orjson.dumps(cards.positions(table, seats, words, told, view.of))
        if len(text) <= LONGEST_KEPT:
            table.texts[key] = text
    return text


def standing(table: Table, seats: Sequence[int]) -> dict[str, Any]:
    """A `wire.Standing`: the latest position, for each of a viewer's seats."""
    return {**cards.moment(table), "positions": positions(table, seats, None)}


def snapshot(table: Table, viewer: Viewer, words: str | None, lines: list[ChatLine]) -> dict[str, Any]:
    """A `wire.Snapshot`: everything a client needs to draw a table."""
    return {
        "table": cards.table_card(table, viewer),
        "positions": positions(table, viewer.seats(table), words),
        "chat": [cards.chat_card(line) for line in lines],
    }
