"""Sends notices beyond the page, in the background of every process.

A notice is first scheduled, once it is old enough to leave the room: for each door of its person, when it is to go.
So whoever plays on within that time costs nothing here. Then whoever gets the door's lease sends all that is due there
in one message. A process that dies leaves both to the others, or to itself after its restart. What could not be sent is
tried again, later each time.
"""

import asyncio
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import structlog

from vaka.server.errors import RoomError
from vaka.server.logs import short
from vaka.server.notices import hook, mail, push, words
from vaka.server.notices.keys import Keys, keys_of
from vaka.server.notices.push import Gone
from vaka.server.notices.quiet import after_quiet, next_digest
from vaka.server.notices.reach import Unreachable, Unsure
from vaka.server.settings import Settings
from vaka.server.store import Store, now, people
from vaka.server.store import notices as store
from vaka.server.store.notices import CONFIRM, FAILED, SENT, VOID, Choices, Delivery, Door, DoorKind, Due, Notice
from vaka.server.tables import Tables
from vaka.server.tasks import outlived

LEASE = 60_000  # milliseconds; more than any sending takes
FIRST_RETRY, LAST_RETRY = 30_000, 6 * 3600 * 1000  # milliseconds
TRIES = 14  # over about two days
STALE = 24 * 3600 * 1000  # a notice nobody scheduled for so long, because nothing was offered, is not sent any more
log = structlog.get_logger(__name__)


def offered(settings: Settings) -> set[DoorKind]:
    """The kinds of doors that this room can send to. Every message has a link, so the room must know its address."""
    found: set[DoorKind] = set()
    if settings.public_url:
        found |= {"push"} if settings.push else set()
        found |= {"webhook"} if settings.webhooks else set()
        found |= {"mail"} if settings.smtp_host and settings.mail_from else set()
    return found


def retry_after(attempts: int, seed: int) -> int:
    """Milliseconds until something is tried again: twice as long each time, and a little scattered.

    >>> [round(retry_after(attempts, 0) / 60_000) for attempts in (1, 2, 5, 10)]
    [1, 1, 9, 273]
    """
    plain = min(LAST_RETRY, FIRST_RETRY << min(attempts - 1, 20))
    return plain + plain * (zlib.crc32(seed.to_bytes(8, "big")) % 100) // 500


def _one_message(every: Sequence[Due]) -> list[Due]:
    """What goes into the next message: the question whether an address is right, what was sent before and may not have
    arrived, or else all of it."""
    asking = [each for each in every if each.kind == CONFIRM]
    again = min((each.message for each in every if each.message is not None), default=None)
    return asking or [each for each in every if each.message == again]


class Sender:
    """One for each process. `clock` is the time in milliseconds since 1970."""

    def __init__(self, settings: Settings, kept: Store, tables: Tables, clock: Callable[[], int] = now) -> None:
        self.settings, self.store, self.tables, self.clock = settings, kept, tables, clock
        self.offered = offered(settings)
        self.patience = int(settings.notice_seconds * 1000)  # milliseconds
        self._keys: Keys | None = None
        self._woken = asyncio.Event()

    async def keys(self) -> Keys:
        if self._keys is None:
            self._keys = await keys_of(self.store)
        return self._keys

    def wake(self) -> None:
        """There is something to send at once."""
        self._woken.set()

    async def watch(self) -> None:
        """Send until the room closes, if there is anything to send by."""
        if not self.offered:
            return
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), self.settings.poll_seconds)
            self._woken.clear()
            with outlived("notices-unsent"):
                if not self.store.stopped:
                    await self.keys()
                    await self.look()

    async def look(self) -> None:
        """Schedule what is new and send what is due."""
        while await self.schedule():
            pass
        leased = await store.due_doors(self.store, self.clock())
        await asyncio.gather(*(self.deliver(door) for door in leased))

    async def schedule(self) -> bool:
        """Decide where and when new notices go; whether there were any."""
        found = await store.pending(self.store, self.clock() - self.patience)
        if not found:
            return False
        ids = list({notice.person for notice in found})
        doors, chosen = await store.confirmed_doors(self.store, ids), await store.choices_of(self.store, ids)
        fresh = [notice for notice in found if not notice.void and notice.at > self.clock() - STALE]
        wanted = [
            Delivery(
                door.id,
                notice.table_id,
                notice.kind,
                notice.mark,
                self.due(door, chosen.get(door.person, Choices()), notice.at),
            )
            for notice in fresh
            for door in doors
            if door.person == notice.person and notice.kind in door.kinds and door.kind in self.offered
        ]
        await store.schedule(self.store, found, wanted)
        return True

    def due(self, door: Door, chosen: Choices, at: int) -> int:
        """When something goes to a door: soon, or with the next digest, and not in quiet hours."""
        soon = at + self.patience
        return after_quiet(next_digest(at, chosen) if door.rhythm == "daily" else soon, chosen)

    async def deliver(self, door: Door) -> None:
        """Send all that is due to a door in one message, unless another process is sending to it."""
        at = self.clock()
        leased = replace(door, lease=at + LEASE)
        if not await store.lease(self.store, door.id, at, leased.lease):
            return
        chosen = (await store.choices_of(self.store, [door.person])).get(door.person, Choices())
        every = _one_message(await store.due(self.store, leased, at + self.patience))
        if every and every[0].kind == CONFIRM:
            await self._send(leased, every, None, {}, {})
            return
        true = {each.id: each.notice for each in every if each.notice is not None and each.notice.seen is None}
        states = {each.id: VOID for each in every if each.id not in true}
        quiet = after_quiet(at, chosen)  # in case it is tried again, or chosen since
        wait = quiet if quiet > at else at + self.patience
        later = {
            each.id: (wait, each.attempts)
            for each in every
            if each.id in true and (quiet > at or self._is_there(door.person, true[each.id]))
        }
        left = [each for each in every if each.id in true and each.id not in later]
        if left and door.confirmed is not None:
            await self._send(leased, left, [true[each.id] for each in left], states, later)
        else:
            await store.settle(self.store, leased, states, later, door.failed)

    def _is_there(self, person: str, notice: Notice) -> bool:
        """Whether somebody is at the table a notice is about: they need no message as long as they are."""
        table = self.tables.cached.get(notice.table_id)
        return table is not None and any(table.seats[seat].person == person for seat in table.present())

    async def _send(
        self,
        door: Door,
        some: Sequence[Due],
        notices: Sequence[Notice] | None,
        states: dict[int, str],
        later: dict[int, tuple[int, int]],
    ) -> None:
        """Send one message and note what became of it, and of what is not in it."""
        at, keys = self.clock(), await self.keys()
        tried = {each.id: each.attempts + 1 for each in some}
        address, number = self.settings.public_url or "", some[0].message or max(each.id for each in some)
        if not await store.claim(self.store, door, some, number):
            return
        if notices is None:
            owner = await people.find(self.store, door.person)
            token, name = keys.sign(CONFIRM, door.id), "" if owner is None else owner.name
            message = words.asked(door, address, token, name, number)
        else:
            message = words.told(door, notices, address, number, at)
        try:
            await self._by_kind(door, message, keys, at)
        except Gone as error:
            log.info("door-gone", door=short(door.id), kind=door.kind, reason=str(error))
            await store.remove_door(self.store, door.id)
            return
        except Exception as error:  # a fault of ours at one door must not keep notices from the others
            about = {"door": short(door.id), "kind": door.kind, "reason": str(error) or type(error).__name__}
            expected = isinstance(error, Unreachable | RoomError)
            log.warning("notice-unsent", **about) if expected else log.exception("notice-failed", **about)
            states |= {each: FAILED for each, attempts in tried.items() if attempts >= TRIES}
            later |= {
                each: (at + retry_after(attempts, each), attempts)
                for each, attempts in tried.items()
                if each not in states
            }
            refused = expected and not isinstance(error, Unsure)
            await store.settle(self.store, door, states, later, at if door.failed is None else door.failed, refused)
            return
        await store.settle(self.store, door, {**states, **dict.fromkeys(tried, SENT)}, later, None)

    async def _by_kind(self, door: Door, message: words.Message, keys: Keys, at: int) -> None:
        sending: dict[DoorKind, Callable[[], Any]] = {
            "mail": lambda: mail.send(self.settings, door, message, keys.sign("stop", door.id)),
            "push": lambda: push.send(self.settings, door, message, keys),
            "webhook": lambda: hook.send(self.settings, door, message, at),
        }
        await sending[door.kind]()
