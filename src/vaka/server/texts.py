"""Messages as JSON. A position is made and encoded once for everybody who may see the same of it."""

from collections.abc import Mapping, Sequence
from typing import Any

import orjson

from vaka.core.events import EVERYONE
from vaka.core.match import Match
from vaka.room import wire
from vaka.room.positions import choices, position
from vaka.server import cards
from vaka.server.rows import OPEN, RUNNING, ChatLine
from vaka.server.table import Table, Viewer

LONGEST_KEPT = 32 * 1024  # bytes; a list of a thousand choices is not kept
NULL, TRUE, FALSE = b"null", b"true", b"false"
POSITION = b'{"seat":%b,"ply":%d,"to_move":%b,"view":%b,"events":%b,"choices":%b,"can_undo":%b}'


def encoded(message: Mapping[str, Any]) -> bytes:
    """A message or an answer as JSON."""
    return orjson.dumps(message)


class PositionTexts:
    """The latest position of a match as JSON, for each seat as `position` has it. What several see alike is made
    and encoded once."""

    def __init__(self, match: Match, running: bool, told: bool) -> None:
        self.match, self.running, self.told = match, running, told
        self.ply, self.views = match.ply, match.game.views(match.state)
        self.to_move = NULL if match.to_move < 0 else b"%d" % match.to_move
        self.undoer = match.undoer if running else -1
        self._shared: dict[tuple[str, ...], bytes] = {}  # what all see, without the entries that a seat has of its own
        self._told: bytes | None = None  # to all

    def of(self, seat: int | None, words: str | None) -> bytes:
        """The position as a seat or a spectator may know it."""
        if words is not None:
            view = orjson.Fragment(self.view(seat))
            shown = position(self.match, seat, self.ply, words, self.told, self.running, view)
            return orjson.dumps(shown)
        mine = self.running and seat == self.match.to_move
        return POSITION % (
            NULL if seat is None else b"%d" % seat, self.ply, self.to_move, self.view(seat), self.events(seat),
            orjson.dumps(choices(self.match, None)) if mine else NULL, TRUE if seat == self.undoer else FALSE,
        )  # fmt: skip

    def view(self, seat: int | None) -> bytes:
        own = {} if seat is None else self.views.own(seat)
        shared = self._without(tuple(own))
        if not own:
            return shared
        rest = orjson.dumps(own)
        return rest if shared == b"{}" else shared[:-1] + b"," + rest[1:]

    def _without(self, entries: tuple[str, ...]) -> bytes:
        text = self._shared.get(entries)
        if text is None:
            left = {name: value for name, value in self.views.all.items() if name not in entries}
            text = self._shared[entries] = orjson.dumps(left)
        return text

    def events(self, seat: int | None) -> bytes:
        if not self.told:
            return b"[]"
        text = self._told
        if text is None:
            text = orjson.dumps(self.match.events(self.ply, seat))
            if all(row[1] == EVERYONE for row in self.match.told(self.ply)):
                self._told = text
        return text


def texts_of(table: Table, told: bool) -> PositionTexts:
    return PositionTexts(table.match, table.status == RUNNING, told)


def positions(table: Table, seats: Sequence[int], words: str | None, told: bool = True) -> Any:
    """The position for each of a viewer's seats, encoded, to be put into a message."""
    return orjson.Fragment(kept_text(table, seats, words, told))


def kept_text(table: Table, seats: Sequence[int], words: str | None, told: bool = True) -> bytes:
    """The same as text, kept for whoever comes next."""
    shown = table.match, table.status, table.seats  # where a bot stands in, nobody may choose
    if table.texts_of != shown:
        table.texts_of, table.texts = shown, {}
    text = table.texts.get(key := (words, told, *seats))
    if text is None:
        text = position_text(table, seats, words, texts_of(table, told))
        if len(text) <= LONGEST_KEPT:
            table.texts[key] = text
    return text


def position_text(table: Table, seats: Sequence[int], words: str | None, texts: PositionTexts) -> bytes:
    """The same, made anew: what is pushed after a move is not kept, or every table would hold it for each seat."""
    if table.status == OPEN and not table.match.actions:
        return b"[]"
    return b"[%b]" % b",".join([_text(table, seat, words, texts) for seat in seats or (None,)])


def _text(table: Table, seat: int | None, words: str | None, texts: PositionTexts) -> bytes:
    if seat is not None and cards.is_choosing(table, seat):
        return orjson.dumps(cards.choosing(table, words, texts.told, seat))
    return texts.of(seat, words)


def latest_positions(table: Table, seats: Sequence[int]) -> wire.LatestPositions:
    """The latest position, for each of a viewer's seats."""
    return {**cards.moment(table), "positions": positions(table, seats, None)}


def snapshot(table: Table, viewer: Viewer, words: str | None, lines: list[ChatLine]) -> wire.Snapshot:
    """Everything a client needs to draw a table."""
    return {
        "table": cards.table_card(table, viewer),
        "positions": positions(table, viewer.seats(table), words),
        "chat": [cards.chat_card(line) for line in lines],
    }
