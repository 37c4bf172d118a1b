"""Who is signed in: by the cookie of a session, or by a personal token."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from vaka.server.errors import Forbidden
from vaka.server.people import programs, sessions
from vaka.server.room import Room
from vaka.server.store import acquaintance
from vaka.server.store.people import Account, Session
from vaka.server.store.ways_in import Token

COOKIE = "vaka-session"
DAY_SECONDS = 24 * 3600


@dataclass(frozen=True)
class Caller:
    """Somebody with an account: at a device they have signed in on, or a program of theirs."""

    account: Account
    session: Session | None = None
    token: Token | None = None

    @property
    def known_as(self) -> frozenset[str]:
        return frozenset({self.account.key, *({self.session.hash} if self.session is not None else ())})


def bearer_of(connection: HTTPConnection) -> str | None:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() or None if kind.lower() == "bearer" else None


async def recognise(room: Room, connection: HTTPConnection) -> None:
    """Find out who a request comes from, for `caller_of`."""
    connection.state.caller = await _caller(room, connection)


async def _caller(room: Room, connection: HTTPConnection) -> Caller | None:
    bearer, cookie = bearer_of(connection), connection.cookies.get(COOKIE)
    if bearer is not None:
        if not bearer.startswith(programs.PREFIX):
            return None  # a seat token
        account, token = await programs.find(room, bearer)
        return Caller(account, token=token)
    found = await sessions.find(room, cookie) if cookie else None
    return None if found is None else Caller(*found)


def caller_of(connection: HTTPConnection) -> Caller | None:
    """Who is signed in, if anybody."""
    found: Caller | None = getattr(connection.state, "caller", None)
    return found


async def apart_from(room: Room, caller: Caller | None) -> frozenset[str]:
    """The accounts whose words a caller does not get, nor they theirs."""
    return frozenset() if caller is None else frozenset(await acquaintance.apart(room.store, caller.account.id))


async def account_of(request: Request) -> Account | None:
    caller = caller_of(request)
    return None if caller is None else caller.account


async def needed_account(request: Request) -> Account:
    caller = caller_of(request)
    if caller is None:
        raise Forbidden("sign-in-needed")
    return caller.account


async def needed_session(request: Request) -> Caller:
    """Somebody signed in at a device: what opens an account is never changed by a token."""
    caller = caller_of(request)
    if caller is None or caller.session is None:
        raise Forbidden("sign-in-needed")
    return caller


AsAccount = Annotated[Account, Depends(needed_account)]
MaybeAccount = Annotated[Account | None, Depends(account_of)]
AsHolder = Annotated[Caller, Depends(needed_session)]


def set_session(request: Request, response: Response, token: str) -> None:
    """Let a browser stay signed in by a cookie that no script can read and no other site can send."""
    days: float = request.app.state.room.settings.session_days
    response.set_cookie(
        COOKIE, token, max_age=int(days * DAY_SECONDS), path="/api", httponly=True, samesite="strict",
        secure=request.url.scheme == "https",
    )  # fmt: skip


def drop_cookie(response: Response, name: str) -> None:
    response.delete_cookie(name, path="/api", httponly=True, samesite="strict")
