"""One more device: by a link that works once, or by a code that the new device shows and a signed-in one accepts."""

from dataclasses import dataclass

from vaka.server.errors import BadRequest, NotThere
from vaka.server.people.codes import random_letters, same
from vaka.server.room import Room
from vaka.server.store import now, people, ways_in
from vaka.server.store.people import Account
from vaka.server.store.ways_in import Link
from vaka.server.tokens import hash_of, new_token

SECONDS = 300
CODE = 8  # letters


@dataclass(frozen=True)
class Made:
    """A new link: its secret, its code if it has one, and when it runs out."""

    secret: str
    code: str | None
    until: int


async def give(room: Room, account: Account) -> Made:
    """A link that signs in whoever opens it first."""
    return await _make(room, None, account.id, "")


async def ask(room: Room, device: str) -> Made:
    """A code for somebody who is signed in elsewhere to accept, and the secret by which this device then comes in."""
    return await _make(room, random_letters(CODE), None, device)


async def _make(room: Room, code: str | None, person: str | None, device: str) -> Made:
    secret, until = new_token(), now() + SECONDS * 1000
    await ways_in.keep_link(room.store, Link(hash_of(secret), code, person, device, until))
    return Made(secret, code, until)


async def asking(room: Room, code: str) -> Link:
    """The device that shows a code."""
    found = await ways_in.link(room.store, code=same(code))
    if found is None or found.person is not None:
        raise NotThere("no-device-asks")
    return found


async def answer(room: Room, account: Account, code: str, agree: bool) -> None:
    """Let the device that shows a code into the account, or refuse it."""
    done = await (
        ways_in.answer_link(room.store, same(code), account.id) if agree else ways_in.drop_link(room.store, same(code))
    )
    if not done:
        raise NotThere("no-device-asks")


async def use(room: Room, secret: str) -> Account | None:
    """The account that a link or an accepted code opens, once; None while a code still waits for an answer."""
    hashed = hash_of(secret)
    taken = await ways_in.take_link(room.store, hashed)
    account = None if taken is None or taken.person is None else await people.find(room.store, taken.person)
    if account is None and await ways_in.link(room.store, hashed=hashed) is None:
        raise BadRequest("link-void")
    return account
