"""Where somebody wants to be told: their doors, each used only once its owner has confirmed it."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vaka.server.errors import BadRequest, NotThere, RoomError, TooMuch
from vaka.server.guard import Buckets
from vaka.server.notices.mail import check_address
from vaka.server.notices.push import check_keys
from vaka.server.notices.quiet import zones
from vaka.server.notices.reach import target_of
from vaka.server.notices.sender import Sender
from vaka.server.rows import NoticeKind
from vaka.server.settings import Settings
from vaka.server.store import Store, now
from vaka.server.store import notices as store
from vaka.server.store.notices import CONFIRM, Choices, Door, DoorChanges, DoorKind, Rhythm, Style
from vaka.server.store.people import Account
from vaka.server.tokens import new_id

DAY_SECONDS = 24 * 3600
AGAIN = 10 * 60 * 1000  # milliseconds after which somebody may be asked once more
STRANGERS = 24 * 3600 * 1000  # milliseconds in which an address is asked once, whoever gives it
KINDS: tuple[NoticeKind, ...] = ("turn", "over", "invitation", "expiring", "flag")
STOP = "stop"


@dataclass(frozen=True)
class NewDoor:
    """A door that somebody would like to have."""

    kind: DoorKind
    address: str
    keys: Mapping[str, str] | None = None
    style: Style = "json"
    kinds: Sequence[NoticeKind] = KINDS
    rhythm: Rhythm = "each"


class Doors:
    """One for each process."""

    def __init__(self, settings: Settings, kept: Store, sender: Sender) -> None:
        self.settings, self.store, self.sender = settings, kept, sender
        most = settings.limits.doors
        self._asked = Buckets(most / DAY_SECONDS, most)

    async def add(self, account: Account, wish: NewDoor, language: str) -> Door:
        """A new door, which its owner is asked to confirm."""
        if wish.kind not in self.sender.offered:
            raise BadRequest("door-kind")
        found, limit = await store.doors_of(self.store, account.id), self.settings.limits.doors
        address, keys = self._checked(wish)
        rhythm = wish.rhythm if wish.kind == "mail" else "each"
        door = Door(
            new_id(), account.id, wish.kind, address, keys, wish.style, secrets.token_hex(32),
            [kind for kind in KINDS if kind in wish.kinds], rhythm, language, now(), now(),
        )  # fmt: skip
        if len([each for each in found if each.digest != door.digest]) >= limit:
            raise RoomError("too-many-doors", limit=limit)
        known = next((each for each in found if each.digest == door.digest), None)
        if known is not None and known.confirmed is not None and known.keys == door.keys:
            return known
        await self._may_ask(account, door)
        await store.add_door(self.store, door)
        self.sender.wake()
        return door

    def _checked(self, wish: NewDoor) -> tuple[str, dict[str, str] | None]:
        if wish.kind == "mail":
            return check_address(wish.address), None
        target_of(wish.address, self.settings.private_doors)
        return wish.address, check_keys(wish.keys) if wish.kind == "push" else None

    async def _may_ask(self, account: Account, door: Door) -> None:
        """Refuse to send a question to an address that was asked lately, or for somebody who asks many."""
        asked = door.kind != "push" and await store.asked_since(self.store, door.digest, now() - STRANGERS)
        if asked or not self._asked.take(account.id):
            raise TooMuch("door-asked-lately", retry_after=AGAIN // 1000)

    async def ask_again(self, account: Account, door_id: str) -> None:
        """Send the question once more, if it did not arrive."""
        door = await self._own(account, door_id)
        if door.confirmed is not None:
            return
        if door.asked > now() - AGAIN or not self._asked.take(account.id):
            raise TooMuch("door-asked-lately", retry_after=AGAIN // 1000)
        await store.ask_again(self.store, door, now())
        self.sender.wake()

    async def change(
        self, account: Account, door_id: str, kinds: Sequence[NoticeKind] | None, rhythm: Rhythm | None
    ) -> None:
        """Choose what goes to a door, and how often."""
        door, values = await self._own(account, door_id), DoorChanges()
        if kinds is not None:
            values["kinds"] = [kind for kind in KINDS if kind in kinds]
        if rhythm is not None and door.kind == "mail":
            values["rhythm"] = rhythm
        if values:
            await store.change_door(self.store, account.id, door_id, values)

    async def _own(self, account: Account, door_id: str) -> Door:
        found = await store.door(self.store, door_id)
        if found is None or found.person != account.id:
            raise NotThere("no-such-entry")
        return found

    async def remove(self, account: Account, door_id: str) -> None:
        if not await store.remove_door(self.store, door_id, account.id):
            raise NotThere("no-such-entry")

    async def confirm(self, token: str) -> Door:
        """Begin to use a door, at the wish of whoever has read the question."""
        found = (await self.sender.keys()).door_of(CONFIRM, token)
        door = None if found is None else await store.door(self.store, found)
        if door is None or not await store.confirm(self.store, door.id, now()):
            raise NotThere("door-token")
        return door

    async def stop(self, token: str) -> None:
        """Never send anything to a door again; nothing happens if it is gone already."""
        found = (await self.sender.keys()).door_of(STOP, token)
        if found is None:
            raise NotThere("door-token")
        door = await store.door(self.store, found)
        if door is not None:
            await store.stop(self.store, door, now())


def check_choices(chosen: Choices) -> Choices:
    if chosen.zone not in zones():
        raise BadRequest("bad-zone", zone=chosen.zone)
    if chosen.quiet_from is not None and chosen.quiet_from == chosen.quiet_to:
        raise BadRequest("bad-quiet")
    return chosen
