"""Reads and writes of accounts, their names and their sessions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, TypedDict

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from vaka.server.rows import columns
from vaka.server.store.database import now, parts
from vaka.server.store.schema_people import old_names, people, sessions
from vaka.server.store.store import Store

Kind: TypeAlias = Literal["person", "bot"]
Visibility: TypeAlias = Literal["public", "met", "nobody"]
BOT: Final = "bot"


@dataclass(frozen=True)
class Account:
    """A person or a program with a name that lasts. The columns are explained in `vaka.server.store.schema_people`."""

    id: str
    name: str
    folded: str
    key: str
    created: int
    kind: Kind = "person"
    badge: int | None = None
    about: str = ""
    visibility: Visibility = "public"
    ratings_shown: bool = True


class AccountChanges(TypedDict, total=False):
    """Columns that an account may change of itself."""

    kind: Kind
    badge: int
    about: str
    visibility: Visibility
    ratings_shown: bool


@dataclass(frozen=True)
class Session:
    """A device on which somebody is signed in."""

    id: str
    hash: str
    person: str
    device: str
    created: int
    seen: int
    until: int


async def create(connection: AsyncConnection, account: Account) -> bool:
    """Add an account; False if its name is somebody's, or was until lately."""
    if await _reserved(connection, account.folded, account.id):
        return False
    return await _won(connection, sa.insert(people).values(**columns(account)))


async def rename(connection: AsyncConnection, account: Account, name: str, folded: str, until: int) -> bool:
    """Give an account another name and reserve the old one; False if the new one is taken."""
    if folded != account.folded:
        if await _reserved(connection, folded, account.id):
            return False
        await connection.execute(sa.delete(old_names).where(old_names.c.folded.in_((folded, account.folded))))
        kept = sa.insert(old_names).values(folded=account.folded, person=account.id, until=until)
        await connection.execute(kept)
    values = {"name": name, "folded": folded}
    return await _won(connection, sa.update(people).where(people.c.id == account.id).values(**values))


async def _reserved(connection: AsyncConnection, folded: str, for_: str) -> bool:
    """Whether somebody else had the name until lately."""
    query = sa.select(old_names.c.person).where((old_names.c.folded == folded) & (old_names.c.until > now()))
    found = (await connection.execute(query)).first()
    return found is not None and found.person != for_


async def _won(connection: AsyncConnection, statement: Any) -> bool:
    try:
        async with connection.begin_nested():
            await connection.execute(statement)
    except IntegrityError:
        return False
    return True


async def count_old_names(store: Store, person: str) -> int:
    """How many names are reserved for an account."""
    mine = (old_names.c.person == person) & (old_names.c.until > now())
    return await store.count(sa.select(sa.func.count()).where(mine))


async def change(store: Store, person: str, values: AccountChanges) -> None:
    """Change what an account says about itself."""
    async with store.write() as connection:
        await connection.execute(sa.update(people).where(people.c.id == person).values(**values))


async def find(store: Store, person: str) -> Account | None:
    return await _one(store, people.c.id == person)


async def called(store: Store, folded: str) -> Account | None:
    """The account with a name, or whose name it was until lately."""
    found = await _one(store, people.c.folded == folded)
    if found is None:
        former = sa.select(old_names.c.person).where((old_names.c.folded == folded) & (old_names.c.until > now()))
        found = await _one(store, people.c.id.in_(former))
    return found


async def is_free(store: Store, folded: str) -> bool:
    """Whether nobody has a name, nor had it until lately."""
    reserved = sa.select(old_names.c.folded).where((old_names.c.folded == folded) & (old_names.c.until > now()))
    return not await store.rows(reserved.union(sa.select(people.c.folded).where(people.c.folded == folded)))


async def all_of(store: Store, ids: Sequence[str]) -> dict[str, Account]:
    """Accounts by their ids."""
    rows = await store.rows(sa.select(people).where(people.c.id.in_(ids))) if ids else []
    return {row["id"]: Account(**row) for row in rows}


async def beginning(store: Store, folded: str, limit: int) -> list[Account]:
    """Accounts with a public page whose names begin so."""
    where = people.c.folded.startswith(folded, autoescape=True) & (people.c.visibility == "public")
    query = sa.select(people).where(where).order_by(people.c.folded).limit(limit)
    return await store.all(Account, query)


async def _one(store: Store, where: sa.ColumnElement[bool]) -> Account | None:
    return await store.first(Account, sa.select(people).where(where))


async def add_session(connection: AsyncConnection, session: Session) -> None:
    await connection.execute(sa.insert(sessions).values(**columns(session)))


async def signed_in(store: Store, hashed: str) -> tuple[Account, Session] | None:
    """Whose a session is, unless it has ended."""
    lasting = (sessions.c.hash == hashed) & (sessions.c.until > now())
    session = await store.first(Session, sa.select(sessions).where(lasting))
    account = None if session is None else await find(store, session.person)
    return None if session is None or account is None else (account, session)


async def extend(store: Store, session: Session, until: int) -> None:
    """Note that a session is in use, which puts off its end."""
    async with store.write() as connection:
        values = {"seen": now(), "until": until}
        await connection.execute(sa.update(sessions).where(sessions.c.id == session.id).values(**values))


async def seen(store: Store, ids: Sequence[str], at: int) -> None:
    """Note that these sessions are in use."""
    for some in parts(ids):
        async with store.write() as connection:
            await connection.execute(sa.update(sessions).where(sessions.c.id.in_(some)).values(seen=at))


async def last_looked(store: Store, persons: Sequence[str]) -> dict[str, int]:
    """When these people last had the page open, after they had signed in there."""
    where = sessions.c.person.in_(persons) & (sessions.c.seen > sessions.c.created)
    query = sa.select(sessions.c.person, sa.func.max(sessions.c.seen).label("seen")).where(where)
    return (
        {row["person"]: row["seen"] for row in await store.rows(query.group_by(sessions.c.person))} if persons else {}
    )


async def sessions_of(store: Store, person: str) -> list[Session]:
    """Where somebody is signed in, the latest first."""
    query = sa.select(sessions).where((sessions.c.person == person) & (sessions.c.until > now()))
    return await store.all(Session, query.order_by(sessions.c.seen.desc()))


async def end_sessions(store: Store, person: str, session: str | None = None, but: str | None = None) -> list[str]:
    """Sign out one session, or all but one; the hashes of those that have ended."""
    where = sessions.c.person == person
    if session is not None:
        where &= sessions.c.id == session
    if but is not None:
        where &= sessions.c.id != but
    async with store.write(always=True) as connection:
        gone = await connection.execute(sa.delete(sessions).where(where).returning(sessions.c.hash))
        return [row[0] for row in gone]
