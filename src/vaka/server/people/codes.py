"""Recovery codes: ten, each good for signing in once."""

import secrets

from vaka.server.errors import Forbidden
from vaka.server.people.likeness import skeleton
from vaka.server.room import Room
from vaka.server.store import people, ways_in
from vaka.server.store.people import Account

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that is easily taken for another
COUNT, LENGTH, GROUP = 10, 12, 4
SLOTS = LETTERS[:COUNT]  # its first letter says which of the ten a code is


def random_letters(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))


def same(code: str) -> str:
    """A code in the form that is hashed, however it was typed.

    >>> same("2abc-defg hjkm")
    '2ABCDEFGHJKM'
    """
    return "".join(letter for letter in code.upper() if letter.isalnum())


async def make(room: Room, account: Account) -> list[str]:
    """Ten new codes in place of all earlier ones."""
    found = [slot + random_letters(LENGTH - 1) for slot in SLOTS]
    await ways_in.set_codes(room.store, account.id, [await room.people.slow.make(code) for code in found])
    return ["-".join(code[at : at + GROUP] for at in range(0, LENGTH, GROUP)) for code in found]


async def sign_in(room: Room, client: str, name: str, given: str) -> Account:
    """The account with that name and code, which is used up."""
    about, code = skeleton(name), same(given)
    room.people.check_guess(client, about)
    account = await people.called(room.store, about)
    slot = SLOTS.find(code[:1]) if code else -1
    hashed = (await ways_in.codes_of(room.store, account.id if account is not None else "")).get(slot)
    if await room.people.slow.fits(hashed, code) and account is not None and hashed is not None:
        if await ways_in.use_code(room.store, account.id, slot, hashed):
            return account
    room.people.wrong_guess(client, about)
    raise Forbidden("wrong-code")
