"""Notices and doors as clients get them."""

from vaka.server import wire_notices as wire
from vaka.server.notices.sender import Sender
from vaka.server.room import Room
from vaka.server.rows import ENDED, OVER, RUNNING, TURN, NoticeKind
from vaka.server.store import history, now
from vaka.server.store import notices as store
from vaka.server.store.history import TableNow
from vaka.server.store.notices import Choices, Door, Notice
from vaka.server.table import Viewer
from vaka.server.turns import awaited

SHOWN = 50  # notices behind the bell
GUEST_TABLES = 8  # a guest's running tables that are looked at
FRESH = 24 * 3600 * 1000  # milliseconds for which a guest is told that a match is over


async def bell(room: Room, person: str) -> wire.Bell:
    """What an account is told."""
    found = [_notice(each) for each in await store.bell(room.store, person, SHOWN)]
    return told(room, found)


def told(room: Room, found: list[wire.NoticeCard]) -> wire.Bell:
    unread = sum(each["unread"] for each in found)
    return {"notices": found, "unread": unread, "beyond": bool(room.sender.offered)}


def _notice(found: Notice) -> wire.NoticeCard:
    return {
        "table": found.table_id, "game": found.game, "kind": found.kind, "at": found.at, "unread": found.seen is None,
        "by": found.by_name, "until": found.until,
    }  # fmt: skip


async def guest_tables(room: Room, key: str) -> list[TableNow]:
    """The tables a guest's bell looks at."""
    found = await history.tables_of(room.store, key, GUEST_TABLES)
    running = [each for each in found if each.status == RUNNING][:GUEST_TABLES]
    return running + [each for each in found if each.status == OVER]


async def guest_bell(room: Room, key: str, tables: list[TableNow]) -> wire.Bell:
    """What a guest is told: it follows from their tables, and nothing is kept. The page remembers what was seen."""
    found: list[wire.NoticeCard] = []
    viewer = Viewer(key)
    for each in tables:
        if each.status == OVER and each.ended is not None and each.ended > now() - FRESH and each.seats > 1:
            found.append(_of_guest(each, ENDED, each.ended))
        if each.status != RUNNING:
            continue
        table = await room.table(each.id)
        asked = {seat.seat for seat in awaited(table)} if len(table.people()) > 1 else set[int]()
        if asked.intersection(viewer.seats(table)):
            found.append(_of_guest(each, TURN, each.played or each.created))
    found.sort(key=lambda card: -card["at"])
    return told(room, found)


def _of_guest(table: TableNow, kind: NoticeKind, at: int) -> wire.NoticeCard:
    return {"table": table.id, "game": table.game, "kind": kind, "at": at, "unread": True, "by": None, "until": None}


def door(found: Door) -> wire.DoorCard:
    return {
        "id": found.id, "kind": found.kind, "address": found.address, "style": found.style,
        "kinds": list(found.kinds),
        "rhythm": found.rhythm, "created": found.created, "confirmed": found.confirmed is not None,
        "failed": found.failed, "secret": found.secret if found.kind == "webhook" else None,
    }  # fmt: skip


async def choices(sender: Sender, person: str) -> wire.Choices:
    """How somebody is told, and what the room offers."""
    chosen = (await store.choices_of(sender.store, [person])).get(person, Choices())
    begin, end = chosen.quiet_from, chosen.quiet_to
    return {
        "offered": sorted(sender.offered),
        "key": (await sender.keys()).public if "push" in sender.offered else None,
        "doors": [door(each) for each in await store.doors_of(sender.store, person)],
        "quiet": None if begin is None or end is None else {"begin": begin, "end": end},
        "zone": chosen.zone,
        "digest_hour": chosen.digest_hour,
    }
