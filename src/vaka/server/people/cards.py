"""Accounts as clients see them."""

from collections.abc import Iterable

from vaka.server import wire_people as wire
from vaka.server.people import invitations
from vaka.server.room import Room
from vaka.server.store import acquaintance, adoption, people, ways_in
from vaka.server.store.acquaintance import AskedTo, Invitation
from vaka.server.store.people import Account
from vaka.server.store.schema_people import blocks, follows
from vaka.server.store.ways_in import Token

COMPANIONS = 200  # shown


def person(account: Account) -> wire.AccountCard:
    return {
        "id": account.id, "name": account.name, "kind": account.kind, "badge": account.badge, "about": account.about,
        "created": account.created,
    }  # fmt: skip


def profile(account: Account) -> wire.Profiled:
    return {**person(account), "visibility": account.visibility, "ratings_shown": account.ratings_shown}


async def me(room: Room, account: Account | None, guest: str | None, passkeys: bool) -> wire.Me:
    """Who is signed in, and what the guest of this browser has."""
    has = await adoption.holds(room.store, guest) if guest is not None else None
    return {
        "account": None if account is None else profile(account),
        "guest": {"tables": has["tables"], "matches": has["matches"], "journeys": has["journeys"]} if has else None,
        "passkeys": passkeys,
        "codes": 0 if account is None else len(await ways_in.codes_of(room.store, account.id)),
        "invitations": 0 if account is None else len(await invitations.of(room, account)),
        "client_days": room.settings.client_days,
    }


def token(found: Token) -> wire.TokenCard:
    return {
        "id": found.id, "name": found.name, "scopes": found.scopes, "created": found.created, "used": found.used,
        "until": found.until,
    }  # fmt: skip


def invitation(found: Invitation) -> wire.InvitationCard:
    return {
        "table": found.table, "game": found.game, "rated": found.rated, "invite": found.invite,
        "inviter": found.inviter, "badge": found.badge, "seats": found.seats, "free": found.free,
        "clock": found.clock, "created": found.created,
    }  # fmt: skip


def asked(found: AskedTo) -> wire.AskedPerson:
    return {"person": found.person, "name": found.name, "badge": found.badge, "declined": found.declined is not None}


async def ways(room: Room, account: Account, session: str) -> wire.WaysIn:
    """How somebody signs in, and where they are signed in."""
    store = room.store
    return {
        "passkeys": [
            {"id": each.id, "device": each.device, "created": each.created, "used": each.used}
            for each in await ways_in.passkeys_of(store, account.id)
        ],
        "phrase": await ways_in.phrase(store, account.id) is not None,
        "codes": len(await ways_in.codes_of(store, account.id)),
        "sessions": [
            {"id": each.id, "device": each.device, "created": each.created, "seen": each.seen,
             "here": each.id == session}
            for each in await people.sessions_of(store, account.id)
        ],
        "tokens": [token(each) for each in await ways_in.tokens_of(store, account.id)],
    }  # fmt: skip


async def known(room: Room, account: Account) -> wire.Acquaintances:
    """Whom somebody has played with, follows and has blocked."""
    met = await acquaintance.companions(room.store, account.id, COMPANIONS)
    following = await acquaintance.related(room.store, follows, account.id)
    blocked = await acquaintance.related(room.store, blocks, account.id)
    found = await people.all_of(room.store, [*(each.person for each in met), *following, *blocked])
    hidden = {*blocked, *await acquaintance.apart(room.store, account.id)}
    return {
        "companions": [
            {**person(found[each.person]), "tables": each.tables, "last": each.last}
            for each in met
            if each.person in found and each.person not in hidden
        ],
        "following": _cards(found, following),
        "blocked": _cards(found, blocked),
    }


def _cards(found: dict[str, Account], ids: Iterable[str]) -> list[wire.AccountCard]:
    return [person(found[each]) for each in ids if each in found]


async def page(room: Room, found: Account, viewer: Account | None) -> wire.PersonPage:
    """The head of somebody's page."""
    mine = "" if viewer is None else viewer.id
    return {
        **person(found),
        "you": found.id == mine,
        "following": found.id in await acquaintance.related(room.store, follows, mine),
        "blocked": found.id in await acquaintance.related(room.store, blocks, mine),
    }
