"""What a message says, in the language of whoever gets it: one thing, or several in one."""

from collections.abc import Sequence
from dataclasses import dataclass

from vaka.core.errors import VakaError
from vaka.core.registry import meta
from vaka.locale import speak
from vaka.server.rows import EXPIRING, FLAG, INVITATION, TURN
from vaka.server.store.notices import Door, Notice

HOUR = 3600 * 1000  # milliseconds
LONGEST = 1800  # bytes of lines and links, but in mail: Discord takes 2,000 characters, push services about 4,000 bytes


@dataclass(frozen=True)
class Message:
    """A message before it is dressed for a door."""

    id: str  # the same when it is sent again
    kind: str  # of the only notice in it, `several`, or `confirm`
    title: str
    lines: tuple[str, ...]
    url: str
    tables: tuple[str, ...] = ()
    token: str | None = None  # to confirm the door with
    links: tuple[str, ...] = ()  # of each line, where they lead to several tables

    @property
    def parts(self) -> list[str]:
        """The lines with their links."""
        if self.links:
            return [f"{line}\n{link}" for line, link in zip(self.lines, self.links, strict=True)]
        return [*self.lines, self.url]

    @property
    def text(self) -> str:
        return "\n".join(self.parts)


def told(door: Door, notices: Sequence[Notice], address: str, number: int, at: int) -> Message:
    """One message about all that is due. `number` makes its id, `at` is now."""
    lines = tuple(_line(door.language, notice, at) for notice in notices)
    tables = tuple(notice.table_id for notice in notices)
    links = tuple(f"{address}/table/{table}" for table in tables)
    shown = len(lines) if door.kind == "mail" else _fitting(lines, links)
    apart, several = len(set(tables)) > 1, len(notices) > 1
    turns = all(notice.kind == TURN for notice in notices)
    title = lines[0]
    if several:
        title = speak(door.language, "notice-turns" if turns else "notice-several", count=len(notices))
    url, kind = f"{address}/tables" if apart else links[0], "several" if several else notices[0].kind
    if shown < len(lines):
        lines = (*lines[:shown], speak(door.language, "notice-more", count=len(lines) - shown))
        links = (*links[:shown], url)
    return Message(f"{door.id}-{number}", kind, title, lines, url, tables, links=links if apart else ())


def _fitting(lines: Sequence[str], links: Sequence[str]) -> int:
    """How many lines fit with their links into a message that every service takes; at least one."""
    length = 0
    for number, part in enumerate(zip(lines, links, strict=True)):
        length += sum(len(text.encode()) + 1 for text in part)
        if length > LONGEST:
            return max(1, number)
    return len(lines)


def asked(door: Door, address: str, token: str, name: str, number: int) -> Message:
    """The question whether an address is its owner's."""
    title = speak(door.language, "notice-confirm-title")
    line = speak(door.language, f"notice-confirm-{door.kind}", name=name)
    return Message(
        f"{door.id}-{number}", "confirm", title, (line,), f"{address}/notices/confirm#token={token}", (), token
    )


def _line(language: str, notice: Notice, at: int) -> str:
    game, name = _title(notice.game), notice.by_name or speak(language, "former-player")
    if notice.kind == INVITATION:
        return speak(language, "notice-invitation", game=game, name=name)
    if notice.kind == EXPIRING:
        hours = max(1, round(((notice.until or at) - at) / HOUR))
        return speak(language, "notice-expiring", game=game, hours=hours)
    if notice.kind == FLAG and notice.by_name is not None:
        return speak(language, "notice-flag-other", game=game, name=name)
    return speak(language, f"notice-{notice.kind}", game=game)


def _title(game: str) -> str:
    """What a game is called; its plain name if it is not installed any more."""
    try:
        return meta(game).title
    except VakaError:
        return game
