"""What people of the crowd do with accounts: begin one, sign in and out, rename, follow, block, invite, give programs
tokens, claim seats they had before, and delete it all. They sign in by key phrase; passkeys have tests of their own."""

from urllib.parse import quote

import sqlalchemy as sa

from tests.server.crowd import DEEDS_OF_GUESTS, Crowd, Deed
from tests.server.crowd_checks import Chance
from tests.server.crowd_people import Account, Person
from vaka.server.api.callers import COOKIE
from vaka.server.people.programs import SCOPES
from vaka.server.store.schema_people import people

NAMES = ("Moana", "MOANA", "Mоana", "Tāne", "Tane", "Rona", "Hina", "Maui", "x", "\u202eTui", "")  # one is Cyrillic


def begin(crowd: Crowd, chance: Chance) -> None:
    """An account by key phrase. What was played by token stays with the token until it is claimed."""
    person = chance.choice(crowd.people)
    name, phrase = a_name(chance), offered(crowd, chance, person)
    body = {"name": name, "phrase": phrase if chance.random() < 0.9 else "six words that nobody was offered here"}
    answer = crowd.ask(chance, person, "POST", "/sign-in/phrase/new", body)
    if person.session is not None:
        assert answer.status_code == 422, answer.text  # whoever is signed in begins no second one
    elif answer.status_code == 201:
        assert body["phrase"] == phrase
        sign_out_quietly(crowd, person)
        made = answer.json()["account"]
        key = crowd.ledger.value(sa.select(people.c.key).where(people.c.id == made["id"]))
        person.account, person.session = Account(made["id"], made["name"], phrase, key), answer.cookies[COOKIE]


def offered(crowd: Crowd, chance: Chance, person: Person) -> str:
    return " ".join(crowd.ask(chance, person, "POST", "/sign-in/phrase/offer").json()["words"])


def a_name(chance: Chance) -> str:
    """Often one that somebody has, or that looks like it."""
    return chance.choice(NAMES) if chance.random() < 0.5 else f"Guest{chance.randrange(10**6)}"


def sign_in(crowd: Crowd, chance: Chance) -> None:
    """With one's own phrase, which has to work, or with a wrong one, which must not."""
    person = chance.choice(crowd.people)
    if person.account is None or person.session is not None:
        return
    right = chance.random() < 0.8
    body = {"name": person.account.name, "phrase": person.account.phrase if right else "wrong " * 6}
    answer = crowd.ask(chance, person, "POST", "/sign-in/phrase", body)
    if right and answer.status_code != 429:  # guesses are counted
        assert answer.status_code == 200, answer.text
        person.session = answer.cookies[COOKIE]
    elif not right:
        assert answer.status_code in (403, 422, 429), answer.text


def sign_out(crowd: Crowd, chance: Chance) -> None:
    """Here or everywhere; the session opens nothing afterwards."""
    if (person := somebody(crowd, chance)) is not None:
        session = person.session
        order = chance.choice(["sign-out", "sign-out-everywhere"])
        assert crowd.ask(chance, person, "POST", f"/me/{order}").status_code == 200
        sign_out_quietly(crowd, person)
        refused = crowd.ask(chance, person, "GET", "/me/ways", headers={"cookie": f"{COOKIE}={session}"})
        assert refused.status_code == 403, "a session that was ended opens an account"


def sign_out_quietly(crowd: Crowd, person: Person) -> None:
    """Whoever is signed out, or becomes somebody, begins with new sockets."""
    hang_up(crowd, person)
    person.session = None
    person.invited.clear()


def change(crowd: Crowd, chance: Chance) -> None:
    """Another name, badge, line or page."""
    if (person := somebody(crowd, chance)) is not None and person.account is not None:
        wishes = [
            {"name": a_name(chance)}, {"badge": chance.randrange(8)}, {"about": "hello \u202e" * chance.randrange(40)},
            {"visibility": chance.choice(["public", "met", "nobody"])}, {"kind": chance.choice(["person", "bot"])},
        ]  # fmt: skip
        answer = crowd.ask(chance, person, "POST", "/me", chance.choice(wishes))
        if answer.status_code == 200:
            person.account.name = answer.json()["account"]["name"]


def look_around(crowd: Crowd, chance: Chance) -> None:
    """Pages about oneself and others. What is one's own is seen signed in alone."""
    person, other = chance.choice(crowd.people), chance.choice(crowd.people)
    own = ["/me/ways", "/me/people", "/me/people/around", "/me/invitations", "/me/everything"]
    name = quote(other.account.name if other.account is not None else "Nobody")
    paths = [
        "/me",
        "/me/tables",
        *own,
        f"/people/{name}",
        f"/people/{name}/matches",
        f"/people/{name}/statistics",
        "/people?begins=mo",
    ]
    path = chance.choice(paths)
    answer = crowd.ask(chance, person, "GET", path)
    if path in own:
        assert answer.status_code == (200 if person.session is not None else 403), answer.text
    if path == "/me/tables":  # guests have tables too
        assert answer.status_code == 200, answer.text
    if path == "/me":
        account = answer.json()["account"]
        assert (account is not None) == (person.session is not None), "who is signed in is not known"


def keep_apart(crowd: Crowd, chance: Chance) -> None:
    """Follow or block somebody, or no longer."""
    person, other = somebody(crowd, chance), chance.choice(crowd.people)
    if person is None or person.account is None or other.account is None or other is person:
        return
    order, wanted = chance.choice(["follow", "block"]), chance.random() < 0.6
    answer = crowd.ask(chance, person, "POST", f"/people/{quote(other.account.name)}/{order}", {"wanted": wanted})
    if order == "block" and answer.status_code == 200:
        pair = person.account.id, other.account.id
        crowd.blocks = crowd.blocks | {pair} if wanted else crowd.blocks - {pair}
        for each in (person, other):  # their sockets end, so that they hear anew what they may
            hang_up(crowd, each)


def invite(crowd: Crowd, chance: Chance) -> None:
    """Ask somebody by name to a table of one's own, or answer such a question."""
    person, page = crowd.anyone(chance)
    if person.session is None:
        return
    if chance.random() < 0.5:
        order = chance.choice(["accept", "accept", "decline"])
        answer = crowd.ask(chance, person, "POST", f"/me/invitations/{page.id}/{order}", headers=signed_in(person))
        if order == "accept" and answer.status_code == 200:
            person.tokens.pop(page.id, None)  # at this table they are their account now
            assert answer.json()["seat"] in person.seats(crowd.ledger.read(page.id)), "a seat was promised to no one"
        return
    other = chance.choice(crowd.people)
    if other.account is not None:
        path = f"/people/{quote(other.account.name)}/invite"
        other.invited.add(page.id)  # they may see it before we hear that they were asked
        answer = crowd.ask(chance, person, "POST", path, {"table": page.id}, headers=signed_in(person))
        if answer.status_code == 200:
            mine = person.account is not None and crowd.ledger.read(page.id).row["host"] == person.account.key
            assert mine, "somebody was asked to another's table"


def claim(crowd: Crowd, chance: Chance) -> None:
    """Seats of a guest become the account's; the token is worth nothing afterwards."""
    person, page = crowd.anyone(chance)
    token = person.tokens.get(page.id)
    if person.session is None or token is None:
        return
    headers = {"cookie": f"{COOKIE}={person.session}; vaka-{page.id}={token}"}
    before = person.seats(page)
    hang_up(crowd, person, page.id)
    del person.tokens[page.id]  # from now on they are their account there
    if crowd.ask(chance, person, "POST", f"/tables/{page.id}/claim", headers=headers).status_code == 200:
        assert set(before) <= set(person.seats(crowd.ledger.read(page.id))), "a seat was lost"
    else:
        person.tokens[page.id] = token


def hang_up(crowd: Crowd, person: Person, table: str | None = None) -> None:
    """Close somebody's sockets, at one table or at all."""
    for watching in [each for each in crowd.sockets if each.person is person and table in (None, each.table)]:
        crowd.sockets.remove(watching)
        watching.socket.close()


def let_program(crowd: Crowd, chance: Chance) -> None:
    """Make a personal token, or use one within its scopes and beyond."""
    person = somebody(crowd, chance)
    if person is None or person.account is None:
        return
    tokens = person.account.tokens
    if not tokens or chance.random() < 0.2:
        scopes = sorted(chance.sample(SCOPES, chance.randint(1, 3)))
        body = {"name": "a program", "scopes": scopes, "days": 1}
        answer = crowd.ask(chance, person, "POST", "/me/tokens", body)
        if answer.status_code == 201:
            tokens[answer.json()["token"]] = tuple(scopes)
        return
    token, scopes_ = chance.choice(list(tokens.items()))
    held = {"authorization": f"Bearer {token}"}
    for method, path, needed in (
        ("GET", "/me/tables", "read"),
        ("POST", "/me/sign-out", ""),
        ("POST", "/tables", "play"),
    ):
        answer = crowd.ask(chance, person, method, path, {} if method == "POST" else None, headers=held)
        allowed = answer.status_code != 403
        assert allowed == (needed in scopes_), f"{path} by a token with {scopes_}: {answer.text}"


def delete(crowd: Crowd, chance: Chance) -> None:
    """Delete the account: its tables go on, and nothing opens it any more."""
    person = somebody(crowd, chance)
    if person is None or person.account is None or chance.random() < 0.7:
        return
    account = person.account
    for page in crowd.pages():  # what was said from its seats goes too
        held = {seat["seat"] for seat in page.seats if account.key == seat["token"] or account.id == seat["person"]}
        lines = crowd.tables[page.id].lines
        crowd.tables[page.id].lines = {line: seat for line, seat in lines.items() if seat not in held}
    assert crowd.ask(chance, person, "POST", "/me/delete", {"name": account.name}).status_code == 200
    sign_out_quietly(crowd, person)
    person.account = None
    crowd.blocks = {pair for pair in crowd.blocks if account.id not in pair}
    answer = crowd.ask(chance, person, "POST", "/sign-in/phrase", {"name": account.name, "phrase": account.phrase})
    assert answer.status_code != 200, "a deleted account was opened"


def somebody(crowd: Crowd, chance: Chance) -> Person | None:
    """One of those who are signed in."""
    found = [person for person in crowd.people if person.session is not None]
    return chance.choice(found) if found else None


def signed_in(person: Person) -> dict[str, str]:
    return {"cookie": f"{COOKIE}={person.session}"}


ACCOUNTS: list[Deed] = [
    begin, begin, sign_in, sign_in, sign_out, change, look_around, look_around, keep_apart, keep_apart, invite, invite,
    invite, claim, let_program, delete,
]  # fmt: skip
DEEDS = DEEDS_OF_GUESTS * 2 + ACCOUNTS
