"""Key phrases: six words that the room makes up and shows once, for browsers that offer no passkeys.

An offered phrase is kept for a few minutes by a quick hash; once its owner says that it is written down, by a slow one.
"""

import secrets
from functools import cache
from importlib.resources import files

from sqlalchemy.ext.asyncio import AsyncConnection

from vaka.locale import FALLBACK
from vaka.room.names import fold
from vaka.server.errors import BadRequest, Forbidden
from vaka.server.people.accounts import AddWay
from vaka.server.people.likeness import skeleton
from vaka.server.room import Room
from vaka.server.store import now, people, ways_in
from vaka.server.store.people import Account
from vaka.server.store.ways_in import Challenge
from vaka.server.tokens import hash_of

WORDS = 6
SECONDS = 3600  # to write it down


@cache
def words(language: str) -> tuple[str, ...]:
    """The words that phrases in a language are made of.

    >>> len(words("en")) >= 512 and len(set(words("en"))) == len(words("en"))
    True
    """
    file = files("vaka.locale") / language / "phrase.txt"
    if not file.is_file():
        file = files("vaka.locale") / FALLBACK / "phrase.txt"
    return tuple(file.read_text("utf-8").split())


def same(phrase: str) -> str:
    """A phrase in the form that is hashed, however it was typed."""
    return " ".join(fold(phrase).replace(",", " ").replace("-", " ").split())


async def offer(room: Room, language: str) -> list[str]:
    """A phrase that can become somebody's if they send it back."""
    chosen = [secrets.choice(words(language)) for _ in range(WORDS)]
    hashed = hash_of(same(" ".join(chosen)))
    await ways_in.keep_challenge(room.store, Challenge(hashed, "phrase", None, {}, now() + SECONDS * 1000))
    return chosen


async def keep(room: Room, phrase: str) -> AddWay:
    """How a phrase that was offered becomes an account's; BadRequest if it was not."""
    if await ways_in.take_challenge(room.store, hash_of(same(phrase)), "phrase") is None:
        raise BadRequest("phrase-not-offered")
    hashed = await room.people.slow.make(same(phrase))

    async def add(connection: AsyncConnection, account: Account) -> None:
        await ways_in.set_phrase(connection, account.id, hashed)

    return add


async def sign_in(room: Room, client: str, name: str, phrase: str) -> Account:
    """The account with that name and phrase. A wrong name takes as long as a wrong phrase and is told no other way."""
    about = skeleton(name)
    room.people.check_guess(client, about)
    account = await people.called(room.store, about)
    hashed = await ways_in.phrase(room.store, account.id if account is not None else "")
    if not await room.people.slow.fits(hashed, same(phrase)) or account is None:
        room.people.wrong_guess(client, about)
        raise Forbidden("wrong-phrase")
    return account
