"""Signing in: by passkey, key phrase, recovery code, link and code, on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest

from tests.server.accounts import by_localhost, by_passkey, called, own_name, with_passkey, with_phrase
from tests.server.harness import Guest, Served, guests, own_schema, served, settings
from tests.tiers import some
from vaka.server.people.devices import called as device_name


@pytest.fixture(scope="module", params=some(["sqlite", "postgresql"]))
def room(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder, postgresql = tmp_path_factory.mktemp("room"), request.param == "postgresql"
    with own_schema() if postgresql else nullcontext() as database, served(settings(folder, database=database)) as one:
        yield one


@pytest.fixture
def people(room: Served) -> Iterator[list[Guest]]:
    with guests(by_localhost(room.url), 3) as found:
        yield found


def test_a_passkey_opens_the_account_on_another_device(people: list[Guest]) -> None:
    one, two, _ = people
    name = own_name()
    passkey = with_passkey(one, name, badge=3)
    assert one.get("/me")["account"]["badge"] == 3
    assert called(two) is None
    passkey.counter += 1
    assert by_passkey(two, passkey)["account"]["name"] == name
    assert len(one.get("/me/ways")["sessions"]) == 2


def test_several_passkeys_can_be_named_and_revoked(people: list[Guest]) -> None:
    one, two, _ = people
    first = with_passkey(one, own_name())
    second = with_passkey(one)
    kept, gone = one.get("/me/ways")["passkeys"]
    one.post(f"/me/passkeys/{kept['id']}/rename", {"device": "The phone"})
    one.post(f"/me/passkeys/{gone['id']}/revoke")
    assert [each["device"] for each in one.get("/me/ways")["passkeys"]] == ["The phone"]
    assert by_passkey(two, second, 422)["code"] == "unknown-passkey"
    first.counter += 1
    by_passkey(two, first)
    assert one.post(f"/me/passkeys/{kept['id']}/revoke", expect=409)["code"] == "last-way-in"


def test_a_key_phrase_opens_the_account_however_it_is_typed(people: list[Guest]) -> None:
    one, two, three = people
    name = own_name()
    phrase = with_phrase(one, name)
    assert len(phrase.split()) == 6
    two.post("/sign-in/phrase", {"name": name.upper(), "phrase": f" {phrase.upper().replace(' ', '  ')} "})
    assert called(two) == name
    assert three.post("/sign-in/phrase", {"name": name, "phrase": "reef lantern"}, 403)["code"] == "wrong-phrase"
    assert called(three) is None


def test_a_phrase_that_the_room_did_not_offer_is_refused(people: list[Guest]) -> None:
    asked = {"name": own_name(), "phrase": "one two three four five six"}
    assert people[0].post("/sign-in/phrase/new", asked, 422)["code"] == "phrase-not-offered"
    assert people[0].get(f"/people/{asked['name']}", 404)["code"] == "nobody-called", "nothing is half-made"


def test_another_phrase_takes_the_place_of_the_first(people: list[Guest]) -> None:
    one, two, _ = people
    name = own_name()
    first = with_phrase(one, name)
    second = " ".join(one.post("/sign-in/phrase/offer")["words"])
    one.post("/sign-in/phrase/new", {"phrase": second}, 201)
    two.post("/sign-in/phrase", {"name": name, "phrase": first}, 403)
    two.post("/sign-in/phrase", {"name": name, "phrase": second})


def test_each_of_ten_recovery_codes_works_once(people: list[Guest]) -> None:
    one, two, _ = people
    name = own_name()
    with_phrase(one, name)
    codes = one.post("/me/codes", expect=201)["codes"]
    assert len(codes) == len(set(codes)) == 10
    assert two.post("/sign-in/code", {"name": name, "code": codes[4].lower()})["codes"] == 9
    assert two.post("/sign-in/code", {"name": name, "code": codes[4]}, 403)["code"] == "wrong-code"
    new = one.post("/me/codes", expect=201)["codes"]
    two.post("/sign-in/code", {"name": name, "code": codes[5]}, 403)
    two.post("/sign-in/code", {"name": name, "code": new[5]})


def test_a_link_lets_one_device_in(people: list[Guest]) -> None:
    one, two, three = people
    name = own_name()
    with_phrase(one, name)
    link = one.post("/sign-in/device/link", expect=201)
    assert "<svg" in link["picture"]
    assert two.post("/sign-in/link", {"secret": link["secret"]})["me"]["account"]["name"] == name
    assert three.post("/sign-in/link", {"secret": link["secret"]}, 422)["code"] == "link-void"


def test_a_device_shows_a_code_and_is_let_in_or_refused(people: list[Guest]) -> None:
    one, two, three = people
    name = own_name()
    with_phrase(one, name)
    asked = two.post("/sign-in/device", {"device": "The tablet"}, 201)
    assert two.post("/sign-in/link", {"secret": asked["secret"]})["me"] is None, "it waits"
    typed = f"{asked['code'][:4].lower()} {asked['code'][4:]}"
    assert one.get(f"/sign-in/device/{typed}")["device"] == "The tablet"
    one.post(f"/sign-in/device/{typed}", {"agree": True})
    two.post("/sign-in/link", {"secret": asked["secret"], "device": "The tablet"})
    assert called(two) == name
    assert {each["device"] for each in one.get("/me/ways")["sessions"]} == {"?", "The tablet"}
    other = three.post("/sign-in/device", {}, 201)
    one.post(f"/sign-in/device/{other['code']}", {"agree": False})
    assert three.post("/sign-in/link", {"secret": other["secret"]}, 422)["code"] == "link-void"


def test_signing_out_here_and_everywhere(people: list[Guest]) -> None:
    one, two, three = people
    name = own_name()
    phrase = with_phrase(one, name)
    for each in (two, three):
        each.post("/sign-in/phrase", {"name": name, "phrase": phrase})
    two.post("/me/sign-out")
    assert (called(one), called(two), called(three)) == (name, None, name)
    one.post("/me/sign-out-everywhere")
    assert [called(each) for each in people] == [None, None, None]
    assert one.get("/me/ways", 403)["code"] == "sign-in-needed"


def test_one_session_of_the_list_is_ended(people: list[Guest]) -> None:
    one, two, _ = people
    name = own_name()
    two.post("/sign-in/phrase", {"name": name, "phrase": with_phrase(one, name), "device": "Lost laptop"})
    lost = next(each for each in one.get("/me/ways")["sessions"] if not each["here"])
    assert lost["device"] == "Lost laptop"
    one.post(f"/me/sessions/{lost['id']}/end")
    assert called(two) is None
    assert called(one) == name


def test_passkeys_are_not_offered_where_browsers_have_none(room: Served) -> None:
    with Guest(room.url) as at_number, Guest(by_localhost(room.url)) as at_name:
        assert not at_number.get("/me")["passkeys"]
        assert at_name.get("/me")["passkeys"]


def test_problems_are_told_in_the_language_of_who_asks(room: Served) -> None:
    with Guest(room.url, language="it") as guest:
        said = guest.post("/sign-in/phrase", {"name": "Nessuno", "phrase": "x"}, 403)["message"]
        assert said == "Il nome e la frase chiave non corrispondono."
        words = guest.post("/sign-in/phrase/offer")["words"]
        italian = (Path("src/vaka/locale/it/phrase.txt")).read_text("utf-8").split()
        assert set(words) <= set(italian)


def test_devices_are_called_by_browser_and_system() -> None:
    iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1"
    assert device_name(iphone) == "Safari, iPhone"
