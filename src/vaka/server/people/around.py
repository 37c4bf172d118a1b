"""Whom one knows and where they are: here, on turn and since when, or when they last were here."""

from vaka.server import wire_people as wire
from vaka.server.people import cards
from vaka.server.presence import BEATS
from vaka.server.room import Room
from vaka.server.store import acquaintance, now, people
from vaka.server.store.acquaintance import Place
from vaka.server.store.people import Account
from vaka.server.store.schema_people import follows

SHOWN = 12
ASKS = 20_000  # milliseconds: a little more than a page takes from one look at the bell to the next


async def around(room: Room, account: Account) -> wire.Around:
    """Those whom somebody follows or has played with and whose pages they may see, whoever is there first."""
    met = {each.person for each in await acquaintance.companions(room.store, account.id, cards.COMPANIONS)}
    following = set(await acquaintance.related(room.store, follows, account.id))
    hidden = {account.id, *await acquaintance.apart(room.store, account.id)}
    known = await people.all_of(room.store, sorted((met | following) - hidden))
    shown = {
        person: each
        for person, each in known.items()
        if each.visibility == "public" or (each.visibility == "met" and person in met)
    }
    last = await acquaintance.last_seen(room.store, list(shown))
    looked = await people.last_looked(room.store, list(shown))
    places: dict[str, list[Place]] = {person: [] for person in shown}
    for place in await acquaintance.places(room.store, list(shown)):
        places[place.person].append(place)
    found = [
        _card(room, each, places[person], last.get(person), looked.get(person), account)
        for person, each in shown.items()
    ]
    found.sort(key=lambda each: (each["state"] == "gone", -(each["seen"] or 0)))
    return {"people": found[:SHOWN], "here": sum(each["state"] in ("online", "thinking") for each in found)}


def _card(
    room: Room, person: Account, places: list[Place], seen: int | None, looked: int | None, viewer: Account
) -> wire.AroundCard:
    """Where somebody is who was last `seen` at a table and `looked` at the page. The table they keep waiting, or have
    left to a bot, is told to those who may watch it, unless they look at the page elsewhere."""
    here = [place for place in places if _is_here(room, place)]
    watched = [place for place in here or places if place.public or viewer.id in place.company]
    asked = [place for place in watched if place.turn is not None]
    left = [place for place in watched if place.stood_in_by is not None]
    place = min(asked, key=lambda each: each.turn or 0) if asked else left[0] if left and not here else None
    state: wire.AroundState = "thinking" if asked and here else "online"
    if not here and looked is not None and now() - looked < ASKS + _beats(room):
        place = None
    elif not here:
        state = "away" if asked else "stood-in" if left else "gone"
    last = max(filter(None, (seen, looked)), default=None)
    return {
        **cards.person(person), "state": state, "seen": last, "since": None if place is None else place.turn,
        "table": None if place is None else place.table, "game": None if place is None else place.game,
    }  # fmt: skip


def _is_here(room: Room, place: Place) -> bool:
    """Whether somebody is connected to a table, here or at another process, which notes it in the store."""
    table = room.tables.cached.get(place.table)
    if table is not None:
        return place.seat in table.present()
    return now() - place.seen < _beats(room)


def _beats(room: Room) -> float:
    """The milliseconds in which every process has written down who is there."""
    return 2000 * room.settings.away_seconds / BEATS
