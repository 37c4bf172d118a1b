"""People who meet again: follow and block; and who may see whose page."""

from vaka.server.errors import BadRequest, Forbidden, NotThere, RoomError
from vaka.server.people.likeness import skeleton
from vaka.server.room import Room
from vaka.server.store import acquaintance, people
from vaka.server.store.people import Account
from vaka.server.store.schema_people import blocks, follows
from vaka.server.table import Table


async def named(room: Room, name: str) -> Account:
    """The account called so, or with that id after a tilde; NotThere if there is none."""
    found = await (
        people.find(room.store, name[1:]) if name.startswith("~") else people.called(room.store, skeleton(name))
    )
    if found is None:
        raise NotThere("nobody-called", name=name[:80])
    return found


async def visible(room: Room, name: str, viewer: Account | None) -> Account:
    """The account called so if the viewer may see its page; otherwise it is as if there were none."""
    found = await named(room, name)
    if not await may_see(room, found, viewer):
        raise NotThere("nobody-called", name=name[:80])
    return found


async def may_see(room: Room, person: Account, viewer: Account | None) -> bool:
    """Whether the viewer may see somebody's page."""
    if viewer is not None and viewer.id == person.id:
        return True
    if viewer is not None and person.id in await acquaintance.apart(room.store, viewer.id):
        return False
    if person.visibility == "met":
        return viewer is not None and await acquaintance.have_met(room.store, viewer.id, person.id)
    return person.visibility == "public"


async def follow(room: Room, account: Account, name: str, wanted: bool) -> None:
    other = await visible(room, name, account) if wanted else await named(room, name)
    await _relate(room, account, other, wanted, follows)


async def block(room: Room, account: Account, name: str, wanted: bool) -> None:
    """Block somebody: no invitations, no chat, no seat at the same table by chance."""
    other = await named(room, name)
    await _relate(room, account, other, wanted, blocks)
    for person in (account, other):
        room.peers.end_sockets(person.key)  # they come back, and then see and hear whom they may


async def _relate(room: Room, account: Account, other: Account, wanted: bool, relation: acquaintance.Relation) -> None:
    if other.id == account.id:
        raise BadRequest("that-is-you")
    if wanted and len(await acquaintance.related(room.store, relation, account.id)) >= room.settings.limits.known:
        raise RoomError("too-many-known", limit=room.settings.limits.known)
    await acquaintance.relate(room.store, relation, account.id, other.id, wanted)


async def check_company(room: Room, table: Table, account: Account) -> None:
    """Refuse a seat beside somebody who has blocked this person, or whom they have blocked."""
    seated = {seat.person for seat in table.seats if seat.person is not None}
    if seated and seated & await acquaintance.apart(room.store, account.id):
        raise Forbidden("not-beside")
