"""Attacks on accounts: each fails, and leaves things as they were."""

import statistics
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.accounts import by_localhost, by_passkey, called, own_name, with_passkey, with_phrase
from tests.server.authenticator import Authenticator, encoded
from tests.server.harness import UNLIMITED, Guest, Served, served, settings
from vaka.server.people.likeness import skeleton
from vaka.server.settings import Limits
from vaka.server.store.schema_people import challenges, codes, phrases, sessions, tokens


@pytest.fixture
def one(room: Served) -> Iterator[Guest]:
    with Guest(by_localhost(room.url)) as guest:
        yield guest


@pytest.fixture
def two(room: Served) -> Iterator[Guest]:
    with Guest(by_localhost(room.url)) as guest:
        yield guest


def rows(room: Served, table: sa.Table) -> Sequence[sa.RowMapping]:
    return room.run(room.room.store.rows(sa.select(table)))


# Ceremonies


def test_an_answer_counts_once(one: Guest, two: Guest) -> None:
    passkey = with_passkey(one, own_name())
    passkey.counter += 1
    answer = {"credential": passkey.get(two.post("/sign-in/passkey/options")["options"])}
    two.post("/sign-in/passkey", answer)
    two.post("/me/sign-out")
    assert two.post("/sign-in/passkey", answer, 422)["code"] == "ceremony-late"
    assert called(two) is None


def test_a_challenge_of_ones_own_or_of_another_kind_is_refused(one: Guest, two: Guest) -> None:
    passkey = with_passkey(one, own_name())
    options = two.post("/sign-in/passkey/options")["options"]
    foreign = {**options, "challenge": encoded(b"0" * 32)}
    assert two.post("/sign-in/passkey", {"credential": passkey.get(foreign)}, 422)["code"] == "ceremony-late"
    registration = two.post("/sign-in/passkey/new/options", {"name": own_name()})["options"]
    mixed = passkey.get({"rpId": "localhost", "challenge": registration["challenge"]})
    assert two.post("/sign-in/passkey", {"credential": mixed}, 422)["code"] == "ceremony-late"


def test_a_challenge_of_somebody_elses_adds_no_passkey(one: Guest, two: Guest) -> None:
    with_passkey(one, own_name())
    with_passkey(two, own_name())
    options = one.post("/sign-in/passkey/new/options", {})["options"]
    stolen = {"credential": Authenticator(two.url).create(options)}
    assert two.post("/sign-in/passkey/new", stolen, 422)["code"] == "ceremony-failed"
    assert [len(each.get("/me/ways")["passkeys"]) for each in (one, two)] == [1, 1]


def test_a_challenge_ends(room: Served, one: Guest) -> None:
    passkey = with_passkey(one, own_name())
    options = one.post("/sign-in/passkey/options")["options"]

    async def run_out() -> None:
        async with room.room.store.write() as connection:
            await connection.execute(sa.update(challenges).values(until=1))

    room.run(run_out())
    assert one.post("/sign-in/passkey", {"credential": passkey.get(options)}, 422)["code"] == "ceremony-late"


def test_an_answer_from_another_origin_is_refused(one: Guest, two: Guest) -> None:
    passkey = with_passkey(one, own_name())
    for origin in ("https://evil.example", "http://localhost:1", "null"):
        passkey.counter, passkey.origin = passkey.counter + 1, origin
        assert by_passkey(two, passkey, 422)["code"] == "ceremony-failed"
        options = two.post("/sign-in/passkey/new/options", {"name": own_name()})["options"]
        made = {"credential": Authenticator(origin).create(options)}
        assert two.post("/sign-in/passkey/new", made, 422)["code"] == "ceremony-failed"


def test_an_answer_for_another_site_is_refused(one: Guest, two: Guest) -> None:
    passkey = with_passkey(one, own_name())
    passkey.counter += 1
    options = two.post("/sign-in/passkey/options")["options"]
    answer = passkey.get({**options, "rpId": "evil.example"})
    assert two.post("/sign-in/passkey", {"credential": answer}, 422)["code"] == "ceremony-failed"


def test_a_counter_that_goes_back_is_a_copied_passkey(one: Guest, two: Guest) -> None:
    passkey = with_passkey(one, own_name())
    passkey.counter = 9
    by_passkey(two, passkey)
    for counter in (9, 8, 0):
        passkey.counter = counter
        assert by_passkey(two, passkey, 422)["code"] == "ceremony-failed"


def test_who_is_not_verified_by_their_device_is_refused(one: Guest, two: Guest) -> None:
    passkey = with_passkey(one, own_name())
    passkey.counter, passkey.verified = 2, False
    assert by_passkey(two, passkey, 422)["code"] == "ceremony-failed"


def test_a_signature_of_another_key_is_refused(one: Guest, two: Guest) -> None:
    passkey = with_passkey(one, own_name())
    thief = Authenticator(one.url, counter=2, id=passkey.id, handle=passkey.handle)
    assert by_passkey(two, thief, 422)["code"] == "ceremony-failed"


def test_garbled_answers_are_refused_in_words(one: Guest) -> None:
    passkey = with_passkey(one, own_name())
    options = one.post("/sign-in/passkey/options")["options"]
    good = passkey.get(options)
    garbled: list[dict[str, Any]] = [{}, {"response": 1}, {"response": {"clientDataJSON": "!"}}, {**good, "rawId": 5}]
    torn = encoded(b'{"challenge": "\\ud800"}')
    garbled += [{"response": {"clientDataJSON": torn}}, {**good, "response": {**good["response"], "signature": [1]}}]
    for answer in garbled:
        refused = one.post("/sign-in/passkey", {"credential": answer}, 422)
        assert refused["code"] in ("ceremony-failed", "ceremony-late", "unknown-passkey")


# Sessions and tokens


def test_nobody_can_be_given_a_session_that_others_know(one: Guest, two: Guest) -> None:
    one.http.headers["cookie"] = f"vaka-session={'A' * 43}"
    name = own_name()
    phrase = with_phrase(one, name)
    two.http.cookies.set("vaka-session", "A" * 43, path="/api")
    assert called(two) is None
    del two.http.cookies["vaka-session"]
    two.post("/sign-in/phrase", {"name": name, "phrase": phrase})
    first = two.http.cookies["vaka-session"]
    two.post("/sign-in/phrase", {"name": name, "phrase": phrase})
    assert two.http.cookies["vaka-session"] != first
    with Guest(two.url) as old:
        old.http.cookies.set("vaka-session", first, path="/api")
        assert called(old) is None, "signing in again ends the session before"


def test_the_cookie_of_a_session_is_out_of_reach(one: Guest) -> None:
    phrase = " ".join(one.post("/sign-in/phrase/offer")["words"])
    answer = one.http.post("/api/sign-in/phrase/new", json={"name": own_name(), "phrase": phrase})
    cookie = next(each for each in answer.headers.get_list("set-cookie") if each.startswith("vaka-session="))
    assert {"HttpOnly", "SameSite=strict", "Path=/api"} <= {part.strip() for part in cookie.split(";")}
    assert "Secure" not in cookie, "the room speaks plain HTTP here"
    token = cookie.split(";")[0].partition("=")[2]
    assert token not in answer.text
    renewed = one.http.get("/api/me").headers["set-cookie"]
    assert token in renewed
    assert "Max-Age=7776000" in renewed
    encrypted = one.http.get("/api/me", headers={"x-forwarded-proto": "https"}).headers["set-cookie"]
    assert "Secure" in encrypted, "behind a proxy that speaks HTTPS"


def test_the_store_keeps_no_secret_that_opens_anything(room: Served, one: Guest) -> None:
    phrase = with_phrase(one, own_name())
    secrets = [phrase, one.http.cookies["vaka-session"], *one.post("/me/codes", expect=201)["codes"]]
    secrets.append(one.post("/me/tokens", {"name": "Bot", "scopes": ["play"], "days": 1}, 201)["token"])
    kept = "".join(str(rows(room, table)) for table in (phrases, codes, sessions, tokens, challenges))
    assert not [secret for secret in secrets if secret in kept or secret.replace("-", "") in kept]
    assert kept.count("$argon2id$") >= 11


def test_pages_of_other_sites_change_no_account(one: Guest) -> None:
    with_phrase(one, own_name())
    for headers in ({"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}):
        for path, body in (("/me/delete", {"name": called(one)}), ("/me/codes", None), ("/me", {"about": "x"})):
            answer = one.http.post(f"/api{path}", json=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert one.get("/me")["account"]["about"] == ""


def test_what_is_anothers_stays_theirs(one: Guest, two: Guest) -> None:
    with_passkey(one, own_name())
    with_phrase(two, own_name())
    made = one.post("/me/tokens", {"name": "Bot", "scopes": ["read"], "days": 1}, 201)
    theirs = one.get("/me/ways")
    for path in (
        f"/me/passkeys/{theirs['passkeys'][0]['id']}/revoke",
        f"/me/sessions/{theirs['sessions'][0]['id']}/end",
        f"/me/tokens/{made['id']}/revoke",
    ):
        assert two.post(path, expect=404)["code"] == "no-such-entry"
    two.post(f"/me/passkeys/{theirs['passkeys'][0]['id']}/rename", {"device": "Mine"}, 404)
    assert one.get("/me/ways")["passkeys"] == theirs["passkeys"]


def test_an_invitation_for_somebody_else_opens_no_seat(room: Served, one: Guest, two: Guest) -> None:
    invited = own_name()
    with_phrase(one, own_name())
    with_phrase(two, own_name())
    with Guest(two.url) as third:
        with_phrase(third, invited)
        table = one.open("me", "invited")["table"]["id"]
        one.post(f"/people/{invited}/invite", {"table": table})
        for answer in ("accept", "decline"):
            assert two.post(f"/me/invitations/{table}/{answer}", expect=404)["code"] == "invitation-over"
        assert two.get(f"/tables/{table}/asked", 403)["code"] == "host-only"
        assert two.post(f"/people/{invited}/invite", {"table": table}, 403)["code"] == "host-only"
        assert third.post(f"/me/invitations/{table}/accept") == {"table": table, "seat": 1}


def test_a_token_that_has_ended_opens_nothing(room: Served, one: Guest) -> None:
    with_phrase(one, own_name())
    made = one.post("/me/tokens", {"name": "Bot", "scopes": ["read", "play"], "days": 1}, 201)

    async def run_out() -> None:
        async with room.room.store.write() as connection:
            await connection.execute(sa.update(tokens).where(tokens.c.id == made["id"]).values(until=1))

    with Guest(one.url, made["token"]) as program:
        program.get("/me")
        room.run(run_out())
        assert program.get("/me", 403)["code"] == "token-void"
        assert program.open("me", "bot", expect=403)["code"] == "token-void"


def test_guests_open_nothing_of_an_account(one: Guest) -> None:
    for path in ("/me/ways", "/me/people", "/me/people/around", "/me/invitations", "/me/everything"):
        assert one.get(path, 403)["code"] == "sign-in-needed"
    for path, body in (("/me", {}), ("/me/codes", None), ("/me/delete", {"name": "Ann"}), ("/me/sign-out", None)):
        assert one.post(path, body, 403)["code"] == "sign-in-needed"


# Guessing


def test_guessing_and_beginning_many_accounts_is_stopped(tmp_path: Path) -> None:
    strict = settings(tmp_path, limits=Limits(**{**UNLIMITED, "accounts": 2}))  # type: ignore[arg-type]
    with served(strict) as room, Guest(room.url) as one, Guest(room.url) as two:
        name = own_name()
        phrase = with_phrase(one, name)
        with_phrase(two, own_name())
        two.post("/me/sign-out")
        third = {"name": own_name(), "phrase": " ".join(two.post("/sign-in/phrase/offer")["words"])}
        assert two.post("/sign-in/phrase/new", third, 429)["code"] == "too-many-accounts"
        for number in range(10):
            way = ("phrase", "code")[number % 2]
            two.post(f"/sign-in/{way}", {"name": name, way: f"2{number}"}, 403)
        refused = two.http.post("/api/sign-in/phrase", json={"name": name, "phrase": phrase})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tries")
        assert int(refused.headers["retry-after"]) > 0


@pytest.mark.exhaustive
def test_a_name_nobody_has_takes_as_long_as_a_wrong_phrase(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vaka.server.people.service.FOR_A_CLIENT", 1000)
    with served(settings(tmp_path, hash_memory=16 * 1024, hash_passes=4)) as room, Guest(room.url) as one:
        name = own_name()
        with_phrase(one, name)
        one.post("/sign-in/phrase", {"name": "Nobody", "phrase": "x"}, 403)
        spent: dict[str, list[float]] = {name: [], "Nobody": []}
        for _ in range(6):
            for who, times in spent.items():
                began = time.perf_counter()
                said = one.post("/sign-in/phrase", {"name": who, "phrase": "x"}, 403)
                times.append(time.perf_counter() - began)
                assert said == {"code": "wrong-phrase", "message": "This name and this key phrase do not match."}
        known, unknown = (statistics.median(times) for times in spent.values())
        print(f"a wrong phrase {known * 1000:.0f} ms, an unknown name {unknown * 1000:.0f} ms")
        assert known / 3 < unknown < known * 3


# Names


def test_a_name_that_looks_like_anothers_is_refused(one: Guest) -> None:
    name = "malo" + own_name().lower()
    with_phrase(one, name)
    one.post("/me/sign-out")
    swapped = [name.replace(*pair) for pair in ("a\u0430", "o0", "l1", "lI")]  # the first is Cyrillic
    wide = "".join(chr(ord(letter) + 0xFEE0) for letter in name)
    joined = name[0] + "\u200d" + name[1:]
    for disguise in (*swapped, wide, joined, name.upper(), name.replace("m", "rn"), f"{name[:3]}-{name[3:]}."):
        assert disguise != name
        refused = one.post("/sign-in/passkey/new/options", {"name": disguise}, 422)
        assert refused["code"] == "account-name-taken", disguise


def test_names_that_mislead_or_break_addresses_are_refused(one: Guest) -> None:
    for name in ("", "x", "-.-", "a/b", "\u202e", "<b>", "~ann", "x" * 25, "Guest", "GREEDY", "0spite"):
        refused = one.post("/sign-in/passkey/new/options", {"name": name}, 422)
        assert refused["code"] in ("bad-account-name", "account-name-taken", "bad-text"), name


def test_names_in_any_writing_are_welcome(one: Guest) -> None:
    for name in ("Zoë", "王小明", "Ольга", "O’Neill", "जया"):
        one.post("/sign-in/passkey/new/options", {"name": name})
    assert skeleton("Ольга") != skeleton("Olga")


def test_of_two_who_want_a_name_at_once_one_gets_it(one: Guest, two: Guest) -> None:
    name = own_name()
    answers = []
    for guest in (one, two):
        options = guest.post("/sign-in/passkey/new/options", {"name": name})["options"]
        answers.append({"credential": Authenticator(guest.url).create(options)})
    one.post("/sign-in/passkey/new", answers[0], 201)
    assert two.post("/sign-in/passkey/new", answers[1], 422)["code"] == "account-name-taken"
    assert called(two) is None
