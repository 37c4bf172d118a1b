"""Everything the room keeps about somebody, as they can download it."""

from typing import Any

import sqlalchemy as sa

from vaka.server import wire_download
from vaka.server.people.cards import profile
from vaka.server.room import Room
from vaka.server.store import acquaintance, notices, people, ratings, ways_in
from vaka.server.store.people import Account
from vaka.server.store.schema import chat, journeys, seats, tables
from vaka.server.store.schema_people import blocks, follows, invitations, old_names
from vaka.server.store.schema_people import people as people_table

SECRET = ("hash", "raw", "public_key", "person", "keys", "secret", "lease")  # columns that say nothing to anybody


async def of(room: Room, account: Account) -> wire_download.Everything:
    """All of it, as plain data. Records of the matches have addresses of their own."""
    store, mine = room.store, (seats.c.token == account.key)
    held = (
        tables.c.id, tables.c.game, tables.c.options, tables.c.status, tables.c.created, tables.c.started,
        tables.c.ended, tables.c.result, tables.c.score, tables.c.best, seats.c.seat, seats.c.name, seats.c.seen,
    )  # fmt: skip
    at_tables = sa.select(*held).join(seats, seats.c.table_id == tables.c.id).where(mine).order_by(tables.c.created)
    said = sa.select(chat.c.table_id, chat.c.text, chat.c.at).join(
        seats, (seats.c.table_id == chat.c.table_id) & (seats.c.seat == chat.c.seat)
    )
    travelled = sa.select(journeys.c.id, journeys.c.game, journeys.c.name, journeys.c.story, journeys.c.tables)
    names = sa.select(old_names.c.folded, old_names.c.until).where(old_names.c.person == account.id)
    invited = sa.select(
        invitations.c.table_id, people_table.c.name, invitations.c.created, invitations.c.declined
    ).join(people_table, people_table.c.id == invitations.c.person)
    rated, steps = await ratings.of_person(store, account.id)
    return {
        "account": profile(account),
        "ratings": [
            {"game": each.game, "mu": each.rating.mu, "sigma": each.rating.sigma, "played": each.played}
            for each in rated
        ],
        "rating_steps": [
            {"game": each.game, "mu": each.rating.mu, "sigma": each.rating.sigma, "at": each.at} for each in steps
        ],
        "reserved_names": await _rows(room, names),
        "passkeys": _plain(await ways_in.passkeys_of(store, account.id)),
        "key_phrase": await ways_in.phrase(store, account.id) is not None,
        "recovery_codes": len(await ways_in.codes_of(store, account.id)),
        "sessions": _plain(await people.sessions_of(store, account.id)),
        "tokens": _plain(await ways_in.tokens_of(store, account.id)),
        "tables": await _rows(room, at_tables),
        "chat": await _rows(room, said.where(mine).order_by(chat.c.id)),
        "journeys": await _rows(room, travelled.where(journeys.c.owner == account.key)),
        "following": await _names(room, await acquaintance.related(store, follows, account.id)),
        "blocked": await _names(room, await acquaintance.related(store, blocks, account.id)),
        "invitations": [
            {"table": each.table, "game": each.game, "inviter": each.inviter, "created": each.created}
            for each in await acquaintance.invitations_of(store, account.id)
        ],
        "invited": await _rows(
            room, invited.where(invitations.c.inviter == account.id).order_by(invitations.c.created)
        ),
        "notices": _plain(await notices.bell(store, account.id, 1000)),
        "notice_doors": _plain(await notices.doors_of(store, account.id)),
        "notice_choices": _plain(list((await notices.choices_of(store, [account.id])).values())),
    }


def _plain(rows: list[Any]) -> Any:
    """Rows of the store, as `wire_download` describes them."""
    return [{name: value for name, value in vars(row).items() if name not in SECRET} for row in rows]


async def _rows(room: Room, query: Any) -> Any:
    """What a query finds, likewise."""
    return [dict(row) for row in await room.store.rows(query)]


async def _names(room: Room, ids: list[str]) -> list[str]:
    found = await people.all_of(room.store, ids)
    return [found[each].name for each in ids if each in found]
