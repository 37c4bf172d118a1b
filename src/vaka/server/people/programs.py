"""Personal tokens: how programs use an account, each within its scopes and until its end."""

import re
from typing import Final, get_args

from vaka.room.names import clean
from vaka.server.errors import Forbidden, NotThere, RoomError
from vaka.server.room import Room
from vaka.server.store import now, people, ways_in
from vaka.server.store.people import Account
from vaka.server.store.ways_in import Scope, Token
from vaka.server.tokens import hash_of, new_id, new_token

SCOPES: tuple[Scope, ...] = get_args(Scope)
PLAY: Final = "play"
PREFIX = "vaka_"  # of every personal token, so that leaked ones can be found
DAY = 24 * 3600 * 1000  # milliseconds
NOTED_EVERY = 3600 * 1000  # milliseconds between two notes of a token's use
LONGEST = 40  # characters of a token's name
NEEDS: tuple[tuple[re.Pattern[str], Scope], ...] = (
    (re.compile(r"/api/me/invitations/[^/]+/accept"), PLAY),
    (re.compile(r"/api/(people|me/(invitations|people))(/.*)?"), "people"),
    (re.compile(r"/api/(tables|journeys|records|games|pairing)(/.*)?"), PLAY),
)


async def make(room: Room, account: Account, name: str, scopes: list[Scope], days: float) -> tuple[Token, str]:
    """A new personal token; its secret is shown once."""
    limit = room.settings.limits.tokens
    if len(await ways_in.tokens_of(room.store, account.id)) >= limit:
        raise RoomError("too-many-tokens", limit=limit)
    secret, at = PREFIX + new_token(), now()
    chosen = [scope for scope in SCOPES if scope in scopes]
    made = Token(new_id(), hash_of(secret), account.id, clean(name, LONGEST), chosen, at, at + int(days * DAY))
    await ways_in.add_token(room.store, made)
    return made, secret


async def find(room: Room, secret: str) -> tuple[Account, Token]:
    """Whose token it is; Forbidden if it is nobody's, or has ended."""
    token = await ways_in.token(room.store, hash_of(secret), NOTED_EVERY)
    account = None if token is None else await people.find(room.store, token.person)
    if token is None or account is None:
        raise Forbidden("token-void")
    return account, token


def check(token: Token, safe: bool, path: str) -> None:
    """Refuse what a token's scopes do not cover. None of them covers how its account is signed in to."""
    needed = "read" if safe else next((scope for at, scope in NEEDS if at.fullmatch(path)), None)
    if needed not in token.scopes:
        raise Forbidden("token-scope", scope=needed or "none")


async def revoke(room: Room, account: Account, token_id: str) -> None:
    if not await ways_in.revoke_token(room.store, account.id, token_id):
        raise NotThere("no-such-entry")
