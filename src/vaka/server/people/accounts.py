"""Accounts from their beginning to their end."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from vaka.room.names import clean
from vaka.server.errors import BadRequest, RoomError
from vaka.server.logs import short
from vaka.server.people import sessions
from vaka.server.people.likeness import alike, checked, skeleton
from vaka.server.room import Room
from vaka.server.rows import OPEN
from vaka.server.seating import close, leave
from vaka.server.store import adoption, now, people
from vaka.server.store.people import Account, AccountChanges
from vaka.server.table import Viewer
from vaka.server.tokens import hash_of, new_id, new_token

DAY = 24 * 3600 * 1000  # milliseconds
AddWay = Callable[[AsyncConnection, Account], Awaitable[None]]
log = structlog.get_logger(__name__)


@dataclass(frozen=True)
class Arrival:
    """Somebody who wants to sign in: the hash of the guest's token they bring, and the device they use."""

    guest: str | None
    device: str


@dataclass(frozen=True)
class NewAccount:
    """The account somebody would like to have."""

    id: str
    name: str
    badge: int | None


def new_account(room: Room, name: str, badge: int | None) -> NewAccount:
    """What an account of that name would be; BadRequest if there cannot be one."""
    return NewAccount(new_id(), checked(name, room.settings.limits.name), badge)


async def check_free(room: Room, name: str) -> None:
    """Refuse a name that somebody has, before a ceremony for it begins."""
    if not await people.is_free(room.store, skeleton(name)):
        raise BadRequest("account-name-taken", name=name)


async def begin(room: Room, wanted: NewAccount, add_way: AddWay, arrival: Arrival) -> tuple[Account, str]:
    """A new account with a way to sign in and everything the guest had, and the token of its first session: all of it,
    or nothing."""
    key = hash_of(new_token())  # of a token that nobody has
    account = Account(wanted.id, wanted.name, skeleton(wanted.name), key, now(), badge=wanted.badge)
    async with room.store.write() as connection:
        if not await people.create(connection, account):
            raise BadRequest("account-name-taken", name=wanted.name)
        await add_way(connection, account)
        token = await sessions.begin(connection, room.settings, account, arrival.device)
        changed = await adoption.adopt(connection, account, arrival.guest, alike) if arrival.guest else []
    await spread(room, changed, arrival.guest or "", account.key)
    log.info("account-begun", person=short(account.id))
    return account, token


async def sign_in(room: Room, account: Account, arrival: Arrival) -> str:
    """The token of a new session. What the guest had on this device becomes the account's."""
    async with room.store.write() as connection:
        token = await sessions.begin(connection, room.settings, account, arrival.device)
        changed = await adoption.adopt(connection, account, arrival.guest, alike) if arrival.guest else []
    await spread(room, changed, arrival.guest or "", account.key)
    return token


async def claim(room: Room, account: Account, table: str, guest: str) -> None:
    """Make a guest's seats at one table the account's."""
    async with room.store.write() as connection:
        changed = await adoption.adopt(connection, account, guest, alike, table)
    await spread(room, changed, guest, account.key)


async def spread(room: Room, tables: list[str], old: str, key: str) -> None:
    """Let every process know that tables have changed in the store, and that whoever was `old` there is now `key`."""
    for table_id in tables:
        await room.peers.rename(table_id, old, key)


async def rename(room: Room, account: Account, name: str) -> None:
    """Change an account's name. The old one stays reserved for a while."""
    wanted, settings = checked(name, room.settings.limits.name), room.settings
    if skeleton(wanted) != account.folded and await people.count_old_names(room.store, account.id) >= (
        settings.limits.old_names
    ):
        raise RoomError("too-many-names", days=int(settings.name_days))
    until = now() + int(settings.name_days * DAY)
    async with room.store.write() as connection:
        if not await people.rename(connection, account, wanted, skeleton(wanted), until):
            raise BadRequest("account-name-taken", name=wanted)


async def describe(room: Room, account: Account, values: AccountChanges) -> None:
    """Change what an account says about itself, apart from its name."""
    if "about" in values:
        about = values["about"]
        values = {**values, "about": clean(about, room.settings.limits.about) if about.strip() else ""}
    if values:
        await people.change(room.store, account.id, values)


async def delete(room: Room, account: Account) -> None:
    """Delete an account. It leaves the tables it sits at; matches stay, with a former player in its place."""
    viewer = Viewer(account.key)
    for table_id in await adoption.unfinished(room.store, account.key):
        table = await room.table(table_id)
        if viewer.is_host(table) and table.status == OPEN:
            await close(room, table, viewer)
        elif viewer.seats(table):
            await leave(room, table, viewer, None)
    ended = [each.hash for each in await people.sessions_of(room.store, account.id)]
    until = now() + int(room.settings.name_days * DAY)
    changed = await adoption.forget(room.store, account, until)
    await spread(room, changed, account.key, "")
    sessions.cut(room, ended)
    log.info("account-deleted", person=short(account.id))
