"""Sessions: a random token for each device on which somebody is signed in. The store has only its hash."""

from sqlalchemy.ext.asyncio import AsyncConnection

from vaka.server.room import Room
from vaka.server.settings import Settings
from vaka.server.store import now, people
from vaka.server.store.people import Account, Session
from vaka.server.tokens import hash_of, new_id, new_token

DAY = 24 * 3600 * 1000  # milliseconds
NOTED_EVERY = 3600 * 1000  # milliseconds between two notes of a session's use


async def begin(connection: AsyncConnection, settings: Settings, account: Account, device: str) -> str:
    """A new session's token. It never comes from the client, so nobody can be made to use one that others know."""
    token, at = new_token(), now()
    until = at + int(settings.session_days * DAY)
    await people.add_session(connection, Session(new_id(), hash_of(token), account.id, device, at, at, until))
    return token


async def find(room: Room, token: str) -> tuple[Account, Session] | None:
    """Whose session it is; its use puts off its end."""
    found = await people.signed_in(room.store, hash_of(token))
    if found is not None and found[1].seen < now() - NOTED_EVERY and not room.store.stopped:
        await people.extend(room.store, found[1], now() + int(room.settings.session_days * DAY))
    return found


async def end(room: Room, person: str, session: str | None = None, but: str | None = None) -> int:
    """Sign out one session, or all but one; how many have ended."""
    ended = await people.end_sessions(room.store, person, session, but)
    cut(room, ended)
    return len(ended)


def cut(room: Room, hashes: list[str]) -> None:
    """End the sockets of sessions that have ended."""
    for hashed in hashes:
        room.peers.end_sockets(hashed)
