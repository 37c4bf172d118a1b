"""Invitations by name: ask somebody to a table, say yes or no, and see who has said what."""

import structlog

from vaka.server import seating
from vaka.server.errors import BadRequest, Forbidden, NotThere, RoomError, TooMuch
from vaka.server.logs import short
from vaka.server.people.acquaintances import may_see, named
from vaka.server.room import Room
from vaka.server.rows import OPEN
from vaka.server.store import acquaintance, now
from vaka.server.store.acquaintance import AskedTo, Invitation
from vaka.server.store.people import Account
from vaka.server.table import Table, Viewer

HOUR = 3600 * 1000  # milliseconds
log = structlog.get_logger(__name__)


async def invite(room: Room, account: Account, table: Table, name: str) -> None:
    """Ask somebody to a table of one's own that has not started. Asking again renews it."""
    other = await named(room, name)
    if not Viewer(account.key).is_host(table):
        raise Forbidden("host-only")
    if other.id == account.id:
        raise BadRequest("that-is-you")
    if table.status != OPEN:
        raise RoomError("already-started")
    if Viewer(other.key).seats(table):
        raise RoomError("sits-here-already", name=other.name)
    apart = await acquaintance.apart(room.store, account.id)
    if other.id in apart or Viewer(other.key).was_removed(table) or not await may_see(room, other, account):
        raise Forbidden("cannot-invite", name=other.name)
    limit = room.settings.limits.invitations
    if await acquaintance.invited_since(room.store, account.id, now() - HOUR) >= limit:
        raise TooMuch("too-many-invitations", limit=limit)
    await acquaintance.invite(room.store, table.id, account.id, other.id)
    log.info("invited", table=short(table.id), inviter=short(account.id), person=short(other.id))


async def of(room: Room, account: Account) -> list[Invitation]:
    """The tables that somebody is asked to and can still sit down at, the latest first."""
    found = await acquaintance.invitations_of(room.store, account.id)
    return [each for each in found if account.key not in each.removed and account.key not in each.sitting]


async def accept(room: Room, account: Account, table: Table, client: str) -> int:
    """Sit down where one was asked to; the seat."""
    if table.id not in [each.table for each in await of(room, account)]:
        raise NotThere("invitation-over") if table.status == OPEN else RoomError("already-started")
    sitter = seating.Creator(account.key, client, account.name, account)
    return await seating.sit(room, table, sitter, None, account.name, table.row.invite)


async def asked(room: Room, table: Table, viewer: Viewer) -> list[AskedTo]:
    """Whom the host of a table has asked to it, and who has said no."""
    if not viewer.is_host(table):
        raise Forbidden("host-only")
    sitting = {seat.person for seat in table.seats}
    return [each for each in await acquaintance.asked_to(room.store, table.id) if each.person not in sitting]
