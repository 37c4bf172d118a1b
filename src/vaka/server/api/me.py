"""One's own account: what it says, how it is signed in to, and all that is kept about it."""

from typing import Annotated, cast

from fastapi import APIRouter, Path, Request, Response

from vaka.room.names import clean
from vaka.server import requests_people as requests
from vaka.server import wire_download, wire_host
from vaka.server import wire_people as wire
from vaka.server.api.callers import COOKIE, AsAccount, AsHolder, caller_of, drop_cookie, set_session
from vaka.server.api.common import AtTable, InRoom, client_key_of, guest_of, pay_for_loading, problems
from vaka.server.api.sign_in import passkeys_work
from vaka.server.errors import BadRequest, NotThere, RoomError
from vaka.server.people import accounts, around, cards, codes, everything, invitations, programs, sessions
from vaka.server.people.likeness import alike
from vaka.server.room import Room
from vaka.server.store import acquaintance, adoption, people, ways_in
from vaka.server.store.people import AccountChanges

router = APIRouter(prefix="/me", tags=["accounts"])
Id = Annotated[str, Path(max_length=64)]
LONGEST_DEVICE = 40


@router.get("", responses=problems())
async def me(room: InRoom, request: Request, response: Response) -> wire.Me:
    """Who is signed in here, and what a guest would keep. It renews the session's cookie."""
    caller, cookie = caller_of(request), request.cookies.get(COOKIE)
    if caller is not None and caller.session is not None and cookie is not None:
        set_session(request, response, cookie)
    account = None if caller is None else caller.account
    return await cards.me(room, account, guest_of(request), passkeys_work(request))


@router.post("", responses=problems(403, 409, 413))
async def change(asked: requests.Profile, room: InRoom, holder: AsHolder, request: Request) -> wire.Me:
    """Change the name, the badge or what the account says."""
    given = asked.model_dump(exclude_none=True)
    name = given.pop("name", None)
    if name is not None and name != holder.account.name:
        await accounts.rename(room, holder.account, name)
    await accounts.describe(room, holder.account, cast(AccountChanges, given))
    return await cards.me(room, await people.find(room.store, holder.account.id), None, passkeys_work(request))


@router.get("/ways", responses=problems(403))
async def ways(room: InRoom, holder: AsHolder) -> wire.WaysIn:
    """Passkeys, sessions and tokens of the account."""
    assert holder.session is not None
    return await cards.ways(room, holder.account, holder.session.id)


@router.post("/passkeys/{way}/rename", responses=problems(403, 413))
async def rename_passkey(way: Id, asked: requests.Renamed, room: InRoom, holder: AsHolder) -> wire_host.Changed:
    """Rename a passkey's device."""
    device = clean(asked.device, LONGEST_DEVICE)
    return _changed(await ways_in.rename_passkey(room.store, holder.account.id, way, device))


@router.post("/passkeys/{way}/revoke", responses=problems(403, 409))
async def revoke_passkey(way: Id, room: InRoom, holder: AsHolder) -> wire_host.Changed:
    """Revoke a passkey."""
    found = [each.id for each in await ways_in.passkeys_of(room.store, holder.account.id)]
    if way in found:
        await _keep_a_way(room, holder.account.id, passkeys=len(found) - 1)
    return _changed(await ways_in.remove_passkey(room.store, holder.account.id, way))


@router.post("/phrase/revoke", responses=problems(403, 409))
async def revoke_phrase(room: InRoom, holder: AsHolder) -> wire_host.Changed:
    """Revoke the key phrase."""
    await _keep_a_way(room, holder.account.id, phrase=False)
    return _changed(await ways_in.remove_phrase(room.store, holder.account.id))


async def _keep_a_way(room: Room, person: str, passkeys: int | None = None, phrase: bool | None = None) -> None:
    """Refuse to take the last way into an account."""
    left = len(await ways_in.passkeys_of(room.store, person)) if passkeys is None else passkeys
    written = await ways_in.phrase(room.store, person) is not None if phrase is None else phrase
    if not left and not written:
        raise RoomError("last-way-in")


@router.post("/codes", status_code=201, responses=problems(403, 413))
async def new_codes(room: InRoom, holder: AsHolder) -> wire.Codes:
    """Ten new recovery codes in place of all earlier ones."""
    return {"codes": await codes.make(room, holder.account)}


@router.post("/sessions/{way}/end", responses=problems(403))
async def end_session(way: Id, room: InRoom, holder: AsHolder) -> wire_host.Changed:
    """Sign out one device."""
    return _changed(await sessions.end(room, holder.account.id, way) > 0)


@router.post("/sign-out", responses=problems(403))
async def sign_out(room: InRoom, holder: AsHolder, response: Response) -> wire_host.Changed:
    """Sign out here."""
    assert holder.session is not None
    drop_cookie(response, COOKIE)
    return {"changed": await sessions.end(room, holder.account.id, holder.session.id)}


@router.post("/sign-out-everywhere", responses=problems(403))
async def sign_out_everywhere(room: InRoom, holder: AsHolder, response: Response) -> wire_host.Changed:
    """Sign out on every device, this one included."""
    drop_cookie(response, COOKIE)
    return {"changed": await sessions.end(room, holder.account.id)}


@router.post("/tokens", status_code=201, responses=problems(403, 409, 413))
async def new_token(asked: requests.TokenAsk, room: InRoom, holder: AsHolder) -> wire.NewToken:
    """A personal token for a program."""
    made, secret = await programs.make(room, holder.account, asked.name, asked.scopes, asked.days)
    return {**cards.token(made), "token": secret}


@router.post("/tokens/{way}/revoke", responses=problems(403))
async def revoke_token(way: Id, room: InRoom, holder: AsHolder) -> wire_host.Changed:
    """End a personal token now."""
    await programs.revoke(room, holder.account, way)
    room.peers.end_sockets(holder.account.key)  # who may comes back
    return {"changed": 1}


@router.get("/people", responses=problems(403))
async def known(room: InRoom, account: AsAccount) -> wire.Acquaintances:
    """Whom one has played with, follows and has blocked."""
    return await cards.known(room, account)


@router.get("/people/around", responses=problems(403))
async def around_now(room: InRoom, account: AsAccount) -> wire.Around:
    """Where the people one follows or has played with are."""
    return await around.around(room, account)


@router.get("/invitations", responses=problems(403))
async def invited(room: InRoom, account: AsAccount) -> wire.Invitations:
    """The tables one is asked to."""
    return {"invitations": [cards.invitation(each) for each in await invitations.of(room, account)]}


@router.post("/invitations/{table_id}/accept", responses=problems(403, 409))
async def accept(table: AtTable, room: InRoom, account: AsAccount, request: Request) -> wire.Accepted:
    """Say yes to an invitation: sit down at the table."""
    seat = await invitations.accept(room, account, table, client_key_of(room, request))
    return {"table": table.id, "seat": seat}


@router.post("/invitations/{table_id}/decline", responses=problems(403))
async def decline(table_id: Id, room: InRoom, account: AsAccount) -> wire_host.Changed:
    """Say no to an invitation."""
    if not await acquaintance.declined(room.store, account.id, table_id):
        raise NotThere("invitation-over")
    return {"changed": 1}


@router.get("/everything", responses=problems(403))
async def download(room: InRoom, holder: AsHolder, response: Response) -> wire_download.Everything:
    """Everything the room keeps about the account."""
    response.headers["content-disposition"] = 'attachment; filename="vaka-everything.json"'
    return await everything.of(room, holder.account)


@router.post("/delete", responses=problems(403, 413))
async def delete(
    asked: requests.DeleteAsk, room: InRoom, holder: AsHolder, request: Request, response: Response
) -> wire_host.Changed:
    """Delete the account. Its matches stay, with a former player in its place."""
    if not alike(asked.name, holder.account.name):
        raise BadRequest("other-name", name=holder.account.name)
    pay_for_loading(request, await adoption.unfinished(room.store, holder.account.key))
    await accounts.delete(room, holder.account)
    drop_cookie(response, COOKIE)
    return {"changed": 1}


def _changed(done: bool) -> wire_host.Changed:
    if not done:
        raise NotThere("no-such-entry")
    return {"changed": 1}
