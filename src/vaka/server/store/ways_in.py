"""Reads and writes of what opens an account: passkeys, key phrases, recovery codes, links and personal tokens.

Whatever works once is deleted by the statement that reads it, so of two who use it at once only one succeeds.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias, TypedDict

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from vaka.server.rows import columns
from vaka.server.store.database import now
from vaka.server.store.schema_people import challenges, codes, credentials, links, phrases, tokens
from vaka.server.store.store import Store

Purpose: TypeAlias = Literal["register", "sign-in", "phrase"]
Scope: TypeAlias = Literal["read", "play", "people"]  # what a personal token may do


class NewAccountData(TypedDict):
    """The account that somebody who makes a passkey would like to have."""

    id: str
    name: str
    badge: int | None


class ChallengeData(TypedDict, total=False):
    """What belongs to the challenge of a passkey."""

    site: str
    new: NewAccountData | None


@dataclass(frozen=True)
class Challenge:
    """Something that must come back once, and soon."""

    hash: str
    kind: Purpose
    person: str | None
    data: ChallengeData
    until: int


@dataclass(frozen=True)
class Passkey:
    """The public half of a passkey."""

    id: str
    person: str
    hash: str
    raw: bytes
    public_key: bytes
    counter: int
    device: str
    created: int
    transports: list[str] = field(default_factory=list)
    used: int | None = None


@dataclass(frozen=True)
class Link:
    """A way for one more device into an account: opened by the link, or let in by its code."""

    hash: str
    code: str | None
    person: str | None
    device: str
    until: int


@dataclass(frozen=True)
class Token:
    """A personal token of a program, by its hash."""

    id: str
    hash: str
    person: str
    name: str
    scopes: list[Scope]
    created: int
    until: int
    used: int | None = None


async def keep_challenge(store: Store, challenge: Challenge) -> None:
    async with store.write() as connection:
        await connection.execute(sa.insert(challenges).values(**columns(challenge)))


async def take_challenge(store: Store, hashed: str, kind: Purpose) -> Challenge | None:
    """The challenge with that hash, which nobody can use again."""
    same = (challenges.c.hash == hashed) & (challenges.c.kind == kind)
    async with store.write() as connection:
        rows = (await connection.execute(sa.delete(challenges).where(same).returning(challenges))).mappings().all()
    found = Challenge(**rows[0]) if rows else None
    return found if found is not None and found.until > now() else None


async def add_passkey(connection: AsyncConnection, passkey: Passkey) -> None:
    await connection.execute(sa.insert(credentials).values(**columns(passkey)))


async def passkey(store: Store, hashed: str) -> Passkey | None:
    return await store.first(Passkey, sa.select(credentials).where(credentials.c.hash == hashed))


async def use_passkey(store: Store, used: Passkey, counter: int) -> bool:
    """Note a use; False if the passkey is gone, or was used with this counter meanwhile."""
    where = (credentials.c.id == used.id) & (credentials.c.counter == used.counter)
    async with store.write() as connection:
        update = sa.update(credentials).where(where).values(counter=counter, used=now())
        return (await connection.execute(update)).rowcount == 1


async def passkeys_of(store: Store, person: str) -> list[Passkey]:
    query = sa.select(credentials).where(credentials.c.person == person).order_by(credentials.c.created)
    return await store.all(Passkey, query)


async def rename_passkey(store: Store, person: str, passkey_id: str, device: str) -> bool:
    where = (credentials.c.id == passkey_id) & (credentials.c.person == person)
    async with store.write() as connection:
        return (await connection.execute(sa.update(credentials).where(where).values(device=device))).rowcount == 1


async def remove_passkey(store: Store, person: str, passkey_id: str) -> bool:
    where = (credentials.c.id == passkey_id) & (credentials.c.person == person)
    async with store.write(always=True) as connection:
        return (await connection.execute(sa.delete(credentials).where(where))).rowcount == 1


async def set_phrase(connection: AsyncConnection, person: str, hashed: str) -> None:
    """Keep a key phrase in place of an earlier one."""
    await connection.execute(sa.delete(phrases).where(phrases.c.person == person))
    await connection.execute(sa.insert(phrases).values(person=person, hash=hashed, created=now()))


async def phrase(store: Store, person: str) -> str | None:
    """The hash of somebody's key phrase."""
    rows = await store.rows(sa.select(phrases.c.hash).where(phrases.c.person == person))
    return str(rows[0]["hash"]) if rows else None


async def remove_phrase(store: Store, person: str) -> bool:
    async with store.write(always=True) as connection:
        return (await connection.execute(sa.delete(phrases).where(phrases.c.person == person))).rowcount == 1


async def set_codes(store: Store, person: str, hashes: Sequence[str]) -> None:
    """Keep recovery codes in place of earlier ones."""
    rows = [{"person": person, "slot": slot, "hash": hashed, "created": now()} for slot, hashed in enumerate(hashes)]
    async with store.write() as connection:
        await connection.execute(sa.delete(codes).where(codes.c.person == person))
        await connection.execute(sa.insert(codes), rows)


async def codes_of(store: Store, person: str) -> dict[int, str]:
    """The hashes of the recovery codes that were not used, by their slots."""
    rows = await store.rows(sa.select(codes.c.slot, codes.c.hash).where(codes.c.person == person))
    return {row["slot"]: row["hash"] for row in rows}


async def use_code(store: Store, person: str, slot: int, hashed: str) -> bool:
    """Use a recovery code up; False if somebody was faster."""
    where = (codes.c.person == person) & (codes.c.slot == slot) & (codes.c.hash == hashed)
    async with store.write() as connection:
        return (await connection.execute(sa.delete(codes).where(where))).rowcount == 1


async def keep_link(store: Store, link: Link) -> None:
    async with store.write() as connection:
        await connection.execute(sa.insert(links).values(**columns(link)))


async def link(store: Store, *, hashed: str | None = None, code: str | None = None) -> Link | None:
    """The link with that hash or that code, unless it has run out."""
    where = (links.c.hash == hashed) if hashed is not None else (links.c.code == code)
    return await store.first(Link, sa.select(links).where(where & (links.c.until > now())))


async def answer_link(store: Store, code: str, person: str) -> bool:
    """Let the device with that code in; False if it does not ask any more, or was answered."""
    where = (links.c.code == code) & links.c.person.is_(None) & (links.c.until > now())
    async with store.write() as connection:
        return (await connection.execute(sa.update(links).where(where).values(person=person))).rowcount == 1


async def take_link(store: Store, hashed: str) -> Link | None:
    """The link with that hash if somebody has let its device in; nobody can use it again."""
    where = (links.c.hash == hashed) & links.c.person.is_not(None) & (links.c.until > now())
    async with store.write() as connection:
        rows = (await connection.execute(sa.delete(links).where(where).returning(links))).mappings().all()
    return Link(**rows[0]) if rows else None


async def drop_link(store: Store, code: str) -> bool:
    """Refuse the device with that code."""
    async with store.write() as connection:
        where = (links.c.code == code) & links.c.person.is_(None)
        return (await connection.execute(sa.delete(links).where(where))).rowcount == 1


async def add_token(store: Store, token: Token) -> None:
    async with store.write() as connection:
        await connection.execute(sa.insert(tokens).values(**columns(token)))


async def token(store: Store, hashed: str, every: int) -> Token | None:
    """The personal token with that hash, if it is valid; its use is noted at most once in this many milliseconds."""
    found = await store.first(Token, sa.select(tokens).where((tokens.c.hash == hashed) & (tokens.c.until > now())))
    if found is not None and (found.used is None or found.used < now() - every) and not store.stopped:
        async with store.write() as connection:
            await connection.execute(sa.update(tokens).where(tokens.c.id == found.id).values(used=now()))
    return found


async def tokens_of(store: Store, person: str) -> list[Token]:
    query = sa.select(tokens).where(tokens.c.person == person).order_by(tokens.c.created.desc())
    return await store.all(Token, query)


async def revoke_token(store: Store, person: str, token_id: str) -> bool:
    where = (tokens.c.id == token_id) & (tokens.c.person == person)
    async with store.write(always=True) as connection:
        return (await connection.execute(sa.delete(tokens).where(where))).rowcount == 1
