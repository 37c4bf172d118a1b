"""People meet again: names that change, pages, follow, invite, block, report; and programs that play by token."""

import json
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.accounts import by_localhost, called, own_name, with_passkey, with_phrase
from tests.server.harness import Guest, Served, guests, hear, own_schema, redis_or_skip, served, settings, wait_until
from vaka.server import admin
from vaka.server.store import notices
from vaka.server.tokens import hash_of


def join(guest: Guest, name: str | None = None) -> str:
    name = name or own_name()
    with_phrase(guest, name)
    return name


def table_of(guest: Guest, other: Guest) -> str:
    table = str(guest.open("me", "open")["table"]["id"])
    other.post(f"/tables/{table}/sit", {})
    return table


def test_a_name_changes_and_the_old_one_stays_reserved(guest: Guest, other: Guest) -> None:
    old, new = join(guest), own_name()
    person = guest.get("/me")["account"]["id"]
    assert guest.post("/me", {"name": new})["account"]["name"] == new
    assert other.post("/sign-in/passkey/new/options", {"name": old}, 422)["code"] == "account-name-taken"
    for address in (old.lower(), new, f"~{person}"):
        assert other.get(f"/people/{address}")["name"] == new
    guest.post("/me", {"name": old})
    assert called(guest) == old, "who had it can have it back"
    for name in (own_name(), own_name()):
        guest.post("/me", {"name": name})
    assert guest.post("/me", {"name": own_name()}, 409)["code"] == "too-many-names"


def test_a_name_can_change_its_case_alone(guest: Guest) -> None:
    name = join(guest)
    assert guest.post("/me", {"name": name.upper()})["account"]["name"] == name.upper()


def test_what_an_account_says_is_plain_text(guest: Guest, other: Guest) -> None:
    name = join(guest)
    said = {"badge": 6, "about": " Reads <b>the</b> \u202eswell. ", "kind": "bot"}
    guest.post("/me", said)
    page = other.get(f"/people/{name}")
    assert (page["badge"], page["about"], page["kind"]) == (6, "Reads <b>the</b> swell.", "bot")
    assert guest.post("/me", {"about": "x" * 201}, 422)["code"] == "bad-text"
    assert guest.post("/me", {"about": ""})["account"]["about"] == ""


def test_a_page_is_seen_by_everybody_by_those_met_or_by_nobody(room: Served, guest: Guest, other: Guest) -> None:
    name = join(guest)
    join(other)
    with Guest(room.url) as stranger:
        assert stranger.get("/people", begins=name[:6].lower())["people"][0]["name"] == name
        guest.post("/me", {"visibility": "met"})
        assert stranger.get("/people", begins=name[:6])["people"] == []
        for each in (stranger, other):
            assert each.get(f"/people/{name}", 404)["code"] == "nobody-called"
        table_of(guest, other)
        assert other.get(f"/people/{name}")["name"] == name
        stranger.get(f"/people/{name}", 404)
        guest.post("/me", {"visibility": "nobody"})
        other.get(f"/people/{name}", 404)
        assert guest.get(f"/people/{name}")["you"]


def test_people_who_played_are_found_again_followed_and_invited(guest: Guest, other: Guest) -> None:
    ann, bo = join(guest), join(other)
    table_of(guest, other)
    assert [(each["name"], each["tables"]) for each in guest.get("/me/people")["companions"]] == [(bo, 1)]
    guest.post(f"/people/{bo}/follow", {})
    assert [each["name"] for each in guest.get("/me/people")["following"]] == [bo]
    assert guest.get(f"/people/{bo}")["following"]
    days = {"kind": "turns", "hours": 72, "night": [23, 7], "weekends": False, "zone": "Europe/Rome"}
    table = guest.open("me", "invited", clock=days)["table"]["id"]
    guest.post(f"/people/{bo}/invite", {"table": table})
    asked = other.get("/me/invitations")["invitations"][0]
    assert asked["clock"] == days
    assert (asked["table"], asked["inviter"], other.get("/me")["invitations"]) == (table, ann, 1)
    other.post(f"/tables/{table}/sit", {"invite": asked["invite"]})
    assert other.get("/me/invitations")["invitations"] == []
    assert other.post(f"/people/{ann}/invite", {"table": table}, 403)["code"] == "host-only"
    again = guest.open("me", "invited")["table"]["id"]
    guest.post(f"/people/{bo}/invite", {"table": again})
    other.post(f"/me/invitations/{again}/decline")
    assert other.get("/me/invitations")["invitations"] == []
    assert guest.post(f"/people/{ann}/follow", {}, 422)["code"] == "that-is-you"
    guest.post(f"/people/{bo}/follow", {"wanted": False})
    assert guest.get("/me/people")["following"] == []


def test_whom_one_knows_is_shown_where_they_are(room: Served, guest: Guest, other: Guest) -> None:
    def seen() -> tuple[Any, ...]:
        found = guest.get("/me/people/around")
        assert found["here"] == sum(each["state"] in ("online", "thinking") for each in found["people"])
        return tuple((each["name"], each["state"], each["table"]) for each in found["people"])

    join(guest)
    bo = join(other)
    opened = other.open("me", "invited")["table"]
    guest.post(f"/tables/{opened['id']}/sit", {"invite": opened["you"]["invite"]})
    table = opened["id"]
    with other.socket(table) as socket:
        hear(socket, "snapshot")
        assert seen() == ((bo, "thinking", table),)
        assert guest.get("/me/tables")["tables"][0]["here"] == [0]
        with Guest(room.url) as stranger:
            join(stranger)
            stranger.post(f"/people/{bo}/follow", {})
            [card] = stranger.get("/me/people/around")["people"]
            assert (card["state"], card["table"], card["game"]) == ("online", None, None), "the table is not public"
    wait_until(lambda: seen() == ((bo, "away", table),))
    other.post(f"/tables/{table}/leave", {})
    assert seen() == ((bo, "stood-in", table),)
    with other.socket(table) as socket:
        hear(socket, "snapshot")
        other.post(f"/tables/{table}/take-back", {})
        while guest.get("/me/tables")["tables"][0]["waits_for"] == [0]:  # unless the bot has played the turn
            other.act(table)
        assert seen() == ((bo, "online", None),)
    wait_until(lambda: seen() == ((bo, "gone", None),))
    other.get("/notices")  # as the bell of every page does, in the lobby too
    room.run(room.room.presence.write_down(1.0))
    assert seen() == ((bo, "online", None),)
    other.post("/me", {"visibility": "nobody"})
    assert seen() == ()


@pytest.mark.exhaustive
def test_where_people_are_is_known_at_every_process(tmp_path: Path) -> None:
    with own_schema() as database:
        chosen = settings(tmp_path, database=database, bus=redis_or_skip())
        with served(chosen) as one, served(chosen) as two, guests(one.url, 2) as (ann, bo):
            join(ann)
            join(bo)
            table = bo.open("me", "invited")["table"]
            ann.post(f"/tables/{table['id']}/sit", {"invite": table["you"]["invite"]})
            with bo.socket(table["id"]) as socket:
                hear(socket, "snapshot")
                ann.http.base_url = two.url
                assert [each["state"] for each in ann.get("/me/people/around")["people"]] == ["thinking"]
                at = f"/tables/{table['id']}"
                wait_until(lambda: ann.get(at)["table"]["seats"][0]["present"], 5)  # long before the next report
                assert [each["state"] for each in ann.get("/me/people/around")["people"]] == ["thinking"]


def test_an_invitation_is_accepted_or_declined_and_its_host_sees_it(guest: Guest, other: Guest) -> None:
    ann, bo = join(guest), join(other)
    table = guest.open("me", "invited", "invited", public=False)["table"]["id"]
    guest.post(f"/people/{bo}/invite", {"table": table})
    asked = guest.get(f"/tables/{table}/asked")["asked"]
    assert [(each["name"], each["declined"]) for each in asked] == [(bo, False)]
    assert other.get(f"/tables/{table}/asked", 403)["code"] == "host-only"
    [card] = other.get("/me/invitations")["invitations"]
    assert (card["inviter"], card["seats"], card["free"]) == (ann, 3, 2)
    other.post(f"/me/invitations/{table}/decline")
    assert guest.get(f"/tables/{table}/asked")["asked"][0]["declined"]
    for answer in ("accept", "decline"):
        assert other.post(f"/me/invitations/{table}/{answer}", None, 404)["code"] == "invitation-over"
    guest.post(f"/people/{bo}/invite", {"table": table})
    guest.post(f"/tables/{table}/invite")  # the link is renewed, the invitation by name holds
    assert other.post(f"/me/invitations/{table}/accept") == {"table": table, "seat": 1}
    assert guest.get(f"/tables/{table}")["table"]["seats"][1]["name"] == bo
    assert guest.get(f"/tables/{table}/asked")["asked"] == other.get("/me/invitations")["invitations"] == []
    assert guest.post(f"/people/{bo}/invite", {"table": table}, 409)["code"] == "sits-here-already"
    guest.post(f"/tables/{table}/remove", {"seat": 1})
    assert guest.post(f"/people/{bo}/invite", {"table": table}, 403)["code"] == "cannot-invite"
    assert other.get("/me/invitations")["invitations"] == []


def test_an_invitation_is_void_once_one_of_the_two_blocks_the_other_or_the_match_begins(
    guest: Guest, other: Guest
) -> None:
    ann, bo = join(guest), join(other)
    table = guest.open("me", "invited")["table"]["id"]
    guest.post(f"/people/{bo}/invite", {"table": table})
    other.post(f"/people/{ann}/block", {})
    assert other.get("/me/invitations")["invitations"] == []
    assert other.post(f"/me/invitations/{table}/accept", None, 404)["code"] == "invitation-over"
    assert guest.post(f"/people/{bo}/invite", {"table": table}, 403)["code"] == "cannot-invite"
    other.post(f"/people/{ann}/block", {"wanted": False})
    guest.post(f"/people/{bo}/invite", {"table": table})
    guest.post(f"/tables/{table}/start")
    assert other.get("/me/invitations")["invitations"] == []
    assert other.post(f"/me/invitations/{table}/accept", None, 409)["code"] == "already-started"


def test_a_block_keeps_two_people_apart(guest: Guest, other: Guest) -> None:
    ann, bo = join(guest), join(other)
    table = table_of(guest, other)
    other.post(f"/people/{ann}/follow", {})
    guest.post(f"/people/{bo}/block", {})
    assert [each["name"] for each in guest.get("/me/people")["blocked"]] == [bo]
    assert other.get("/me/people")["following"] == []
    free = guest.open("me", "invited", public=True)["table"]
    assert guest.post(f"/people/{bo}/invite", {"table": free["id"]}, 403)["code"] == "cannot-invite"
    other.get(f"/people/{ann}", 404)
    for mine, theirs in ((guest, other), (other, guest)):
        opened = mine.open("me", "open", "open", public=True)["table"]["id"]
        assert theirs.post(f"/tables/{opened}/sit", {}, 403)["code"] == "not-beside"
    with guest.socket(table) as socket:
        hear(socket, "snapshot")
        other.post(f"/tables/{table}/chat", {"text": "hello?"}, 201)
        guest.post(f"/tables/{table}/chat", {"text": "to myself"}, 201)
        assert hear(socket, "chat")["line"]["text"] == "to myself"
    assert [line["text"] for line in guest.get(f"/tables/{table}")["chat"]] == ["to myself"]
    assert [line["text"] for line in other.get(f"/tables/{table}")["chat"]] == ["hello?"]
    guest.post(f"/people/{bo}/block", {"wanted": False})
    assert [line["text"] for line in guest.get(f"/tables/{table}")["chat"]] == ["hello?", "to myself"]


def test_a_block_holds_at_once_for_a_page_that_is_open(guest: Guest, other: Guest) -> None:
    bo = join(guest) and join(other)
    table = table_of(guest, other)
    with guest.socket(table) as socket:
        hear(socket, "snapshot")
        guest.post(f"/people/{bo}/block", {})
        with pytest.raises(ConnectionClosed):
            hear(socket, "chat")


def test_a_report_reaches_the_host(room: Served, guest: Guest, other: Guest) -> None:
    bo = join(guest) and join(other)
    table = table_of(guest, other)
    number = guest.post(f"/people/{bo}/report", {"table": table, "text": "rude"}, 201)["id"]
    assert number > 0
    with Guest(room.url) as third:
        join(third)
        asked = {"table": table, "text": "rude"}
        assert third.post(f"/people/{bo}/report", asked, 403)["code"] == "not-seated"


def test_a_mute_of_a_guest_holds_for_the_account_on_every_device(room: Served, guest: Guest, other: Guest) -> None:
    name, store = own_name(), room.room.store
    table = guest.open("me", "open")["table"]["id"]
    subject = f"person:{hash_of(guest.http.cookies['vaka-person'])}"
    room.run(admin.sanction(store, "mute", subject, "rude", None))
    phrase = with_phrase(guest, name)
    room.run(room.room.house.refresh())
    other.post("/sign-in/phrase", {"name": name, "phrase": phrase})
    assert other.post(f"/tables/{table}/chat", {"text": "hi"}, 403)["code"] == "muted"


# Programs


def test_a_program_plays_by_token_within_its_scopes(room: Served, guest: Guest) -> None:
    name = join(guest)
    guest.post("/me", {"kind": "bot"})
    made = guest.post("/me/tokens", {"name": "My bot", "scopes": ["play", "read"], "days": 30}, 201)
    with Guest(room.url, made["token"]) as program:
        table = program.open("me", "bot")["table"]
        seat = table["seats"][0]
        assert (seat["name"], seat["program"], seat["person"]) == (name, True, guest.get("/me")["account"]["id"])
        assert program.act(table["id"])["entry"] >= 1
        assert guest.get(f"/tables/{table['id']}")["table"]["you"]["seats"] == [0], "the account sees it too"
        assert program.get("/me")["account"]["name"] == name
        refused = program.post("/people/somebody/follow", {}, 403)
        assert (refused["code"], "people" in refused["message"]) == ("token-scope", True)
        for path, body in (("/me/codes", None), ("/me", {"about": "x"}), ("/me/tokens", None), ("/me/delete", None)):
            assert program.post(path, body, 403)["code"] == "token-scope"
        assert program.get("/me/ways", 403)["code"] == "sign-in-needed"
        with program.socket(table["id"]) as socket:
            assert hear(socket, "snapshot")["table"]["you"]["seats"] == [0]
        guest.post(f"/me/tokens/{made['id']}/revoke")
        assert program.get("/me", 403)["code"] == "token-void"


def test_a_token_that_may_only_read_plays_nothing(room: Served, guest: Guest) -> None:
    join(guest)
    made = guest.post("/me/tokens", {"name": "Reader", "scopes": ["read"], "days": 1}, 201)
    assert [each["name"] for each in guest.get("/me/ways")["tokens"]] == ["Reader"]
    with Guest(room.url, made["token"]) as reader:
        reader.get("/me/people")
        table = guest.open("me", "bot")["table"]["id"]
        with reader.socket(table) as socket:
            entry = hear(socket, "snapshot")["table"]["entry"]
            socket.send(json.dumps({"type": "act", "entry": entry, "action": 0}))
            assert hear(socket, "done", "problem")["code"] == "token-scope"
        assert reader.open("me", "bot", expect=403)["code"] == "token-scope"
    wrongs: list[dict[str, Any]] = [{"days": 0}, {"days": 1000}, {"scopes": []}, {"scopes": ["admin"]}]
    for wrong in wrongs:
        guest.post("/me/tokens", {"name": "x", "scopes": ["read"], "days": 1, **wrong}, 422)


# Privacy


def test_everything_about_somebody_can_be_downloaded(guest: Guest, other: Guest) -> None:
    name = join(guest)
    bo = join(other)
    table = table_of(guest, other)
    guest.post(f"/tables/{table}/chat", {"text": "my words"}, 201)
    guest.post(f"/people/{bo}/follow", {})
    answer = guest.http.get("/api/me/everything")
    assert "attachment" in answer.headers["content-disposition"]
    found = answer.json()
    assert found["account"]["name"] == name
    assert [each["id"] for each in found["tables"]] == [table]
    assert [each["text"] for each in found["chat"]] == ["my words"]
    assert found["following"] == [bo]
    assert "hash" not in answer.text
    assert guest.http.cookies["vaka-session"] not in answer.text


def test_everything_that_is_kept_of_somebody_is_downloaded_as_described(room: Served) -> None:
    with Guest(by_localhost(room.url)) as ann, Guest(by_localhost(room.url)) as other:
        first, bo = own_name(), join(other)
        with_passkey(ann, first)
        ann.post("/me", {"name": own_name()})
        ann.post("/me/tokens", {"name": "t", "scopes": ["read"], "days": 1}, 201)
        ann.post("/journeys", {"game": "tavarua", "name": "Kai"}, 201)
        playing, mine = table_of(ann, other), ann.open("me", "invited")["table"]["id"]
        ann.post(f"/tables/{playing}/chat", {"text": "hello"}, 201)
        ann.post(f"/people/{bo}/invite", {"table": mine})
        theirs = other.open("me", "invited")["table"]["id"]
        other.post(f"/people/{called(ann)}/invite", {"table": theirs})
        person, store = ann.get("/me")["account"]["id"], room.room.store
        door = notices.Door(
            "d", person, "webhook", "https://example.org", None, "json", "s", ["turn"], "each", "en", 1, 1
        )
        room.run(notices.add_door(store, door))
        room.run(notices.choose(store, person, notices.Choices(quiet_from=22, quiet_to=7)))
        found = ann.get("/me/everything")
    empty = [name for name, value in found.items() if value in ([], None)]
    assert empty == ["ratings", "rating_steps", "following", "blocked"]
    assert [each["table"] for each in found["invitations"]] == [theirs]
    assert [(each["name"], each["table_id"]) for each in found["invited"]] == [(bo, mine)]
    secrets = ("hash", "raw", "public_key", "secret", "keys", "lease")
    assert not any(name in each for each in found["passkeys"] + found["notice_doors"] for name in secrets)


def test_who_deletes_their_account_leaves_matches_and_nothing_else(room: Served) -> None:
    with guests(room.url, 3) as (ann, bo, cy):
        name, _ = join(ann), join(bo)
        running, waiting = table_of(ann, bo), ann.open("me", "open")["table"]["id"]
        ann.post(f"/tables/{running}/chat", {"text": "bye"}, 201)
        ann.post("/journeys", {"game": "tavarua", "name": "Kai"}, 201)
        assert ann.post("/me/delete", {"name": "Somebody"}, 422)["code"] == "other-name"
        ann.post("/me/delete", {"name": name})
        assert called(ann) is None
        left = bo.get(f"/tables/{running}")
        seat = left["table"]["seats"][0]
        assert (seat["kind"], seat["name"], seat["person"]) == ("person", None, None)
        assert seat["stood_in_by"] is not None
        assert left["chat"] == []
        assert cy.get(f"/tables/{waiting}")["table"]["status"] == "closed"
        cy.get(f"/people/{name}", 404)
        cy.post("/sign-in/passkey/new/options", {"name": name}, 422)
        assert ann.get("/me")["guest"] is None
