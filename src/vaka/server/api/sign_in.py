"""Becoming an account, and signing in to one: by passkey, key phrase, recovery code or link."""

from ipaddress import ip_address
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from vaka.room.names import clean
from vaka.server import requests_people as requests
from vaka.server import wire_host
from vaka.server import wire_people as wire
from vaka.server.api.callers import AsHolder, caller_of, drop_cookie, set_session
from vaka.server.api.common import PERSON_COOKIE, InRoom, Language, client_key_of, guest_of, problems
from vaka.server.api.invitation import qr_code
from vaka.server.errors import BadRequest, Forbidden
from vaka.server.heavy import aside
from vaka.server.hosts import name_of
from vaka.server.people import accounts, cards, codes, devices, links, passkeys, phrases
from vaka.server.people.accounts import Arrival, NewAccount
from vaka.server.people.passkeys import Site
from vaka.server.room import Room
from vaka.server.store import people
from vaka.server.store.people import Account

router = APIRouter(prefix="/sign-in", tags=["accounts"])
LONGEST_DEVICE = 40
Code = Annotated[str, Path(max_length=20)]


def site_of(room: Room, request: Request) -> Site:
    """The site that passkeys are bound to: the name this room was reached by."""
    own = str(request.base_url).rstrip("/")
    return Site(name_of(request.headers.get("host", "")), (own, *room.settings.origins))


def passkeys_work(request: Request) -> bool:
    """Whether browsers offer passkeys at this address: over HTTPS or on this machine, and by a name."""
    name = name_of(request.headers.get("host", ""))
    try:
        ip_address(name.strip("[]"))
        return False
    except ValueError:
        return request.url.scheme == "https" or name == "localhost"


def device_of(request: Request, given: str | None) -> str:
    return clean(given, LONGEST_DEVICE) if given else devices.called(request.headers.get("user-agent", ""))


def arrival_of(request: Request, device: str | None, bring: bool = True) -> Arrival:
    return Arrival(guest_of(request) if bring else None, device_of(request, device))


async def welcome(
    room: Room, request: Request, response: Response, account: Account, token: str, brought: bool = True
) -> wire.Me:
    """Let somebody in: with a session of its own, and without what the browser knew of them before."""
    if (before := caller_of(request)) is not None and before.session is not None:
        await people.end_sessions(room.store, before.account.id, before.session.id)
    set_session(request, response, token)
    if brought:
        drop_cookie(response, PERSON_COOKIE)
    found = await people.find(room.store, account.id) or account
    return await cards.me(room, found, None, passkeys_work(request))


async def enter(
    room: Room, request: Request, response: Response, account: Account, asked: requests.SignInRequest
) -> wire.Me:
    token = await accounts.sign_in(room, account, arrival_of(request, asked.device, asked.bring))
    return await welcome(room, request, response, account, token, asked.bring)


def new_account_of(room: Room, request: Request, asked: requests.AccountAsk) -> NewAccount | None:
    """The account somebody asks for; None if they are signed in and ask for none."""
    caller = caller_of(request)
    if caller is not None and caller.session is None:
        raise Forbidden("sign-in-needed")
    if asked.name is None:
        if caller is None:
            raise BadRequest("account-name-needed")
        return None
    if caller is not None:
        raise BadRequest("signed-in-already")
    return accounts.new_account(room, asked.name, asked.badge)


def own_account(request: Request) -> Account | None:
    caller = caller_of(request)
    return None if caller is None else caller.account


@router.post("/passkey/new/options", responses=problems(403, 409, 413))
async def begin_passkey(asked: requests.AccountAsk, room: InRoom, request: Request) -> wire.NewCeremony:
    """Options to make a passkey: for a new account of that name, or for the one that is signed in."""
    new = new_account_of(room, request, asked)
    if new is not None:
        await accounts.check_free(room, new.name)
    options = await passkeys.begin_registration(room, site_of(room, request), own_account(request), new)
    return {"options": options}


@router.post("/passkey/new", status_code=201, responses=problems(403, 413))
async def end_passkey(asked: requests.PasskeyAnswer, room: InRoom, request: Request, response: Response) -> wire.Me:
    """Keep the passkey that the browser has made, and begin its account if that was asked for."""
    caller = caller_of(request)
    if caller is not None and caller.session is None:
        raise Forbidden("sign-in-needed")
    device = device_of(request, asked.device)
    made = await passkeys.register(room, site_of(room, request), own_account(request), asked.credential, device)
    if made.new is None:
        assert caller is not None
        async with room.store.write() as connection:
            await made.add()(connection, caller.account)
        return await cards.me(room, caller.account, None, passkeys_work(request))
    room.people.count_account(client_key_of(room, request))
    account, token = await accounts.begin(room, made.new, made.add(), arrival_of(request, asked.device))
    return await welcome(room, request, response, account, token)


@router.post("/passkey/options", responses=problems(403, 413))
async def begin_passkey_sign_in(room: InRoom, request: Request) -> wire.SignInCeremony:
    """Options to sign in by any passkey this browser has for the room."""
    return {"options": await passkeys.begin_sign_in(room, site_of(room, request))}


@router.post("/passkey", responses=problems(403, 413))
async def by_passkey(asked: requests.PasskeySignIn, room: InRoom, request: Request, response: Response) -> wire.Me:
    """Sign in by passkey."""
    account = await passkeys.sign_in(room, site_of(room, request), asked.credential)
    return await enter(room, request, response, account, asked)


@router.post("/phrase/offer", responses=problems(403, 413))
async def offer_phrase(room: InRoom, language: Language) -> wire.Offered:
    """A key phrase that the room has made up, to write down. It is nobody's until it is sent back."""
    return {"words": await phrases.offer(room, language)}


@router.post("/phrase/new", status_code=201, responses=problems(403, 413))
async def keep_phrase(asked: requests.PhraseAnswer, room: InRoom, request: Request, response: Response) -> wire.Me:
    """Keep a key phrase that was offered, and begin an account with it unless one is signed in."""
    new, caller = new_account_of(room, request, asked), caller_of(request)
    if new is not None:
        await accounts.check_free(room, new.name)
        room.people.count_account(client_key_of(room, request))
    add = await phrases.keep(room, asked.phrase)
    if new is None:
        assert caller is not None
        async with room.store.write() as connection:
            await add(connection, caller.account)
        return await cards.me(room, caller.account, None, passkeys_work(request))
    account, token = await accounts.begin(room, new, add, arrival_of(request, asked.device))
    return await welcome(room, request, response, account, token)


@router.post("/phrase", responses=problems(403, 413))
async def by_phrase(asked: requests.PhraseSignIn, room: InRoom, request: Request, response: Response) -> wire.Me:
    """Sign in by name and key phrase."""
    account = await phrases.sign_in(room, client_key_of(room, request), asked.name, asked.phrase)
    return await enter(room, request, response, account, asked)


@router.post("/code", responses=problems(403, 413))
async def by_code(asked: requests.CodeSignIn, room: InRoom, request: Request, response: Response) -> wire.Me:
    """Sign in by name and one of the ten recovery codes."""
    account = await codes.sign_in(room, client_key_of(room, request), asked.name, asked.code)
    return await enter(room, request, response, account, asked)


@router.post("/link", responses=problems(403, 413))
async def by_link(asked: requests.LinkSignIn, room: InRoom, request: Request, response: Response) -> wire.Waited:
    """Sign in by a link that works once, or by a device code once somebody has accepted it."""
    account = await links.use(room, asked.secret)
    return {"me": None if account is None else await enter(room, request, response, account, asked)}


@router.post("/device", status_code=201, responses=problems(403, 413))
async def ask_for_device(asked: requests.DeviceAsk, room: InRoom, request: Request) -> wire.LinkCard:
    """A code to accept at a device where one is signed in. Ask `/sign-in/link` with the secret until it is."""
    made = await links.ask(room, device_of(request, asked.device))
    return await _link(request, made, f"/devices#code={made.code}")


@router.post("/device/link", status_code=201, responses=problems(403, 413))
async def give_link(room: InRoom, holder: AsHolder, request: Request) -> wire.LinkCard:
    """A link that signs in the device that opens it first."""
    made = await links.give(room, holder.account)
    return await _link(request, made, f"/sign-in#link={made.secret}")


async def _link(request: Request, made: links.Made, path: str) -> wire.LinkCard:
    drawn: bytes = await aside(qr_code, str(request.base_url).rstrip("/") + path)
    return {"secret": made.secret, "code": made.code, "until": made.until, "picture": drawn.decode()}


@router.get("/device/{code}", responses=problems(403))
async def look_at_device(code: Code, room: InRoom, holder: AsHolder) -> wire.AskingDevice:
    """The device that shows a code."""
    found = await links.asking(room, code)
    return {"device": found.device, "until": found.until}


@router.post("/device/{code}", responses=problems(403, 413))
async def answer_device(code: Code, asked: requests.DeviceAnswer, room: InRoom, holder: AsHolder) -> wire_host.Changed:
    """Let the device that shows a code into one's account, or refuse it."""
    await links.answer(room, holder.account, code, asked.agree)
    return {"changed": 1}
