"""Notices: written with the move, sent once, never lost, and only where somebody wants them."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.accounts import own_name, with_phrase
from tests.server.harness import Guest, Served, own_schema, served, settings, wait_until
from tests.server.receivers import Hook, Mailbox, PushService, mailbox, receiver
from tests.tiers import some
from vaka.server.changes import ending
from vaka.server.notices.events import after_entry
from vaka.server.rows import CLOSED, NoticeRow
from vaka.server.store import now
from vaka.server.store.schema_notices import deliveries, doors, notices

ADDRESS = "https://play.example.org"
OPEN_DOORS: dict[str, Any] = {"public_url": ADDRESS, "private_doors": True, "notice_seconds": 0.0, "poll_seconds": 0.1}


def with_table(one: Guest, two: Guest, game: str = "powerboats") -> str:
    """A running table of two people with accounts at which the first is to move."""
    for guest in (one, two):
        with_phrase(guest, own_name())
    opened = one.open("me", "invited", game=game)["table"]
    two.post(f"/tables/{opened['id']}/sit", {"invite": opened["you"]["invite"]})
    return str(opened["id"])


def turn(guest: Guest, table: str) -> None:
    """Play until it is somebody else's turn."""
    while any(each["choices"] for each in guest.get(f"/tables/{table}/position")["positions"]):
        guest.act(table)


@contextmanager
def a_room(tmp_path: Path, database: str = "sqlite", **more: Any) -> Iterator[Served]:
    with (
        own_schema() if database == "postgresql" else nullcontext() as url,
        served(settings(tmp_path, database=url, **more)) as room,
    ):
        yield room


@contextmanager
def two_people(room: Served) -> Iterator[tuple[Guest, Guest]]:
    with Guest(room.url) as one, Guest(room.url) as two:
        yield one, two


async def end(room: Served, table_id: str) -> None:
    table = await room.room.table(table_id)
    await room.room.moves.change(table, lambda: ending(table, CLOSED))


def kinds(guest: Guest) -> list[str]:
    return [each["kind"] for each in guest.get("/notices")["notices"]]


def rows(room: Served, table: sa.Table) -> Sequence[sa.RowMapping]:
    return room.run(room.room.store.rows(sa.select(table)))


@pytest.mark.parametrize("database", some(["sqlite", "postgresql"], 2))
def test_the_bell_tells_whose_turn_it_is_and_what_else_there_is(tmp_path: Path, database: str) -> None:
    with a_room(tmp_path, database) as room, two_people(room) as (one, two):
        table = with_table(one, two)
        assert (kinds(one), kinds(two)) == (["turn"], [])
        turn(one, table)
        assert (kinds(one), kinds(two)) == ([], ["turn"]), "a turn that was taken is not told any more"
        bell = two.get("/notices")
        assert (bell["unread"], bell["notices"][0]["table"]) == (1, table)
        two.post("/notices/seen", {"table": table})
        assert two.get("/notices")["unread"] == 0
        room.run(end(room, table))
        assert kinds(one) == kinds(two) == ["over"]
        assert two.get("/me/notices")["offered"] == [], "with nothing configured there is only the bell"
        assert not bell["beyond"]
        assert two.post("/me/doors", {"kind": "mail", "address": "a@example.org"}, 422)["code"] == "door-kind"


def test_at_a_table_without_accounts_nothing_is_written(room: Served, guest: Guest, other: Guest) -> None:
    opened = guest.open("me", "invited")["table"]
    other.post(f"/tables/{opened['id']}/sit", {"invite": opened["you"]["invite"]})
    assert kinds(guest) == ["turn"], "a guest's bell follows from their tables"
    turn(guest, opened["id"])
    assert (kinds(guest), kinds(other)) == ([], ["turn"])
    assert rows(room, notices) == []
    assert guest.get("/me/notices", 403)["code"] == "sign-in-needed"


def test_all_who_choose_at_once_are_told_and_who_has_chosen_no_longer(room: Served, guest: Guest, other: Guest) -> None:
    table = with_table(guest, other, "tavarua")
    assert kinds(guest) == kinds(other) == ["turn"]
    turn(guest, table)
    assert (kinds(guest), kinds(other)) == ([], ["turn"])
    turn(other, table)
    assert (kinds(guest), kinds(other)) == (["turn"], []), "of the next round, in which the other has chosen too"


def choose(guest: Guest, table: str) -> None:
    """Make a whole choice in the round under way."""
    key = guest.get(f"/tables/{table}/position")["round"]["key"]
    while (now := guest.get(f"/tables/{table}/position")).get("round", {}).get("key") == key:
        if not now["positions"][0]["choices"] or now["positions"][0]["seat"] in now["round"]["ready"]:
            break
        guest.act(table)


def told(guest: Guest) -> list[int]:
    """When the turns began of which somebody is told."""
    return [each["at"] for each in guest.get("/notices")["notices"] if each["kind"] == "turn"]


def test_a_round_is_told_as_of_now_however_long_ago_its_choices_were_made(
    room: Served, guest: Guest, other: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, since = with_table(guest, other, "tavarua"), now()
    monkeypatch.setattr("vaka.server.sealing.now", lambda: now() - 30 * 3600 * 1000)
    for each in (guest, other):
        choose(each, table)
    assert all(at >= since for each in (guest, other) for at in told(each)), "or the sender would think them stale"


def test_who_has_chosen_is_not_told_when_a_bot_chooses_before_them(
    room: Served, guest: Guest, other: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[NoticeRow] = []

    def seen(*given: Any) -> list[NoticeRow]:
        written.extend(found := after_entry(*given))
        return found

    for module in ("moves", "sealing"):
        monkeypatch.setattr(f"vaka.server.{module}.after_entry", seen)
    for each in (guest, other):
        with_phrase(each, own_name())
    three: list[str | dict[str, Any]] = ["me", "invited", {"kind": "bot", "bot": "greedy"}]
    for seats in permutations(three):
        if seats.index("me") > seats.index("invited"):
            continue
        opened = guest.open(*seats, game="tavarua")["table"]
        other.post(f"/tables/{opened['id']}/sit", {"invite": opened["you"]["invite"]})
        for each in (guest, other):
            choose(each, opened["id"])
        wait_until(lambda path=f"/tables/{opened['id']}/position": guest.get(path)["ply"] >= 3, 120)  # type: ignore[misc]
    assert {row.mark for row in written if not row.void} == {3}, "of the next round, not of this one"


def test_who_opens_a_round_or_takes_a_choice_back_is_told_too(room: Served, guest: Guest, other: Guest) -> None:
    table = with_table(guest, other, "tavarua")
    choose(guest, table)
    assert told(guest) == []
    guest.post(f"/tables/{table}/undo", {"entry": 0})
    assert len(told(guest)) == 1, "it is their turn again"
    for _ in range(200):
        for each in (guest, other):
            before = each.get(f"/tables/{table}/position")
            if before["positions"][0]["choices"]:
                known = told(each)
                after = each.act(table)
                if "round" not in before and "round" in after and after["positions"][0]["choices"]:
                    assert len(told(each)) == 1
                    assert told(each) > known, "the round is another turn"
                    return
    raise AssertionError("nobody opened a round by a move of their own")


def test_a_guest_finds_their_tables_and_is_told_of_rounds_too(room: Served, guest: Guest, other: Guest) -> None:
    opened = guest.open("me", "invited", game="tavarua", clock={"kind": "turns", "hours": 24})["table"]
    other.post(f"/tables/{opened['id']}/sit", {"invite": opened["you"]["invite"]})
    assert kinds(guest) == kinds(other) == ["turn"]
    turn(guest, opened["id"])
    assert (kinds(guest), kinds(other)) == ([], ["turn"])
    mine, theirs = (each.get("/me/tables")["tables"] for each in (guest, other))
    assert [(each["id"], each["seat"], each["host"], each["ready"]) for each in mine] == [(opened["id"], 0, True, True)]
    assert [(each["seat"], each["your_turn"], each["clock"]["hours"]) for each in theirs] == [(1, True, 24)]
    turn(other, opened["id"])
    both = [each for one in (guest, other) for each in one.get("/me/tables")["tables"]]
    assert [each["ply"] for each in both] == [2, 2], "both choices are played, one after the other"
    assert sorted(each["since"] for each in both) == [0, 1]
    with Guest(room.url) as stranger:
        assert stranger.get("/me/tables")["tables"] == []


def test_an_invitation_is_told_once(room: Served, guest: Guest, other: Guest) -> None:
    name = own_name()
    with_phrase(guest, own_name())
    with_phrase(other, name)
    table = guest.open("me", "invited")["table"]["id"]
    for _ in range(2):
        guest.post(f"/people/{name}/invite", {"table": table})
        assert [(each["kind"], each["unread"]) for each in other.get("/notices")["notices"]] == [("invitation", _ == 0)]
        other.post("/notices/seen", {})
    guest.post(f"/tables/{table}/close")
    assert kinds(other) == [], "nobody can sit down there any more"


Read = Callable[[], list[str]]


@contextmanager
def all_doors(room: Served, guest: Guest, box: Mailbox, hook: Hook, push: PushService) -> Iterator[Read]:
    """Let somebody be told by mail, push and webhook, and give what has arrived beyond the three questions."""
    guest.post("/me/doors", {"kind": "mail", "address": "somebody@example.org"}, 201)
    guest.post("/me/doors", push.subscription, 201)
    made = guest.post("/me/doors", {"kind": "webhook", "address": f"{hook.url}/here?key=1"}, 201)
    wait_until(lambda: box.mails and push.calls and hook.calls)
    links = [box.mails[0].get_content(), hook.read(made["secret"])[0]["text"]]
    tokens = [text.split("#token=")[1].split()[0] for text in links]
    for token in (*tokens, push.read()[0]["token"]):
        guest.post("/notices/confirm", {"token": token})
    assert all(door["confirmed"] for door in guest.get("/me/notices")["doors"])

    def read() -> list[str]:
        mails = [f"mail {mail['Subject']}" for mail in box.mails[1:]]
        pushed = [f"push {each['title']}" for each in push.read()[1:]]
        return sorted(mails + pushed + [f"hook {each['title']}" for each in hook.read(made["secret"])[1:]])

    yield read


@pytest.mark.parametrize("database", some(["sqlite", "postgresql"], 2))
def test_a_turn_goes_to_every_confirmed_door_once(tmp_path: Path, database: str) -> None:
    with (
        mailbox() as box,
        receiver(Hook) as hook,
        receiver(PushService) as push,
        a_room(tmp_path, database, **OPEN_DOORS, **box.settings) as room,
        two_people(room) as (one, two),
    ):
        table = with_table(one, two)
        with all_doors(room, two, box, hook, push) as read:
            turn(one, table)
            said = "It is your turn in Powerboats."
            wait_until(lambda: len(read()) == 3)
            assert read() == [f"{door} {said}" for door in ("hook", "mail", "push")]
            wait_until(lambda: {row["state"] for row in rows(room, deliveries)} == {"sent"})
            mail = box.mails[-1]
            assert f"{ADDRESS}/table/{table}" in mail.get_content()
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert mail["List-Unsubscribe"].startswith(f"<{ADDRESS}/api/unsubscribe/")
            assert push.calls[-1].headers["authorization"].startswith("vapid t=")
            room.run(room.room.sender.look())
            assert len(read()) == 3, "nothing comes twice"
            one_click = mail["List-Unsubscribe"].strip("<>").removeprefix(ADDRESS)
            form = {"List-Unsubscribe": "One-Click"}
            assert two.http.post(one_click, data=form).status_code == 200
            assert [door["kind"] for door in two.get("/me/notices")["doors"]] == ["push", "webhook"]


def test_nothing_is_sent_before_an_address_is_confirmed(tmp_path: Path) -> None:
    with mailbox() as box, a_room(tmp_path, **OPEN_DOORS, **box.settings) as room, two_people(room) as (one, two):
        table = with_table(one, two)
        two.post("/me/doors", {"kind": "mail", "address": "Somebody@Example.org"}, 201)
        wait_until(lambda: box.mails)
        assert box.mails[0]["To"] == "Somebody@example.org"
        turn(one, table)
        wait_until(lambda: not any(row["pending"] for row in rows(room, notices)))
        asyncio.run(asyncio.sleep(0.3))
        assert len(box.mails) == 1, "the question and nothing else"
        again = two.post("/me/doors", {"kind": "mail", "address": "Somebody@example.org"}, 429)
        assert again["code"] == "door-asked-lately", "nobody can have a stranger asked over and over"
        assert one.post("/me/doors", {"kind": "mail", "address": "Somebody@example.org"}, 429)
        stop = box.mails[0]["List-Unsubscribe"].strip("<>").rpartition("/")[2]
        one.post("/notices/stop", {"token": stop})
        assert rows(room, doors) == []
        assert one.post("/me/doors", {"kind": "mail", "address": "Somebody@example.org"}, 429)
        assert one.post("/notices/confirm", {"token": "x.y"}, 404)["code"] == "door-token"
