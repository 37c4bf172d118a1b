"""Notices when things go wrong: receivers that fail, hang and come back, killed processes, quiet hours, attacks."""

import asyncio
import base64
import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import replace
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from tests.server.accounts import own_name, with_phrase
from tests.server.harness import Guest, Launched, Served, launched, own_schema, settings, wait_until
from tests.server.receivers import Hook, Mailbox, PushService, mailbox, receiver
from tests.server.test_notices import ADDRESS, OPEN_DOORS, a_room, end, rows, turn, two_people, with_table
from tests.tiers import some
from vaka.server.errors import BadRequest
from vaka.server.notices import hook, push, reach, words
from vaka.server.notices.keys import Keys
from vaka.server.notices.quiet import after_quiet, is_quiet, next_digest
from vaka.server.notices.reach import Refused, Unreachable, is_public, post, target_of
from vaka.server.notices.sender import LAST_RETRY, retry_after
from vaka.server.store import now
from vaka.server.store.notices import Choices, Door, Notice
from vaka.server.store.schema_notices import deliveries, doors, notice_keys, notices

HOUR = 3_600_000


def with_hook(guest: Guest, hook: Hook, style: str = "json") -> str:
    """Have notices sent to a webhook, confirmed; its secret."""
    made = guest.post("/me/doors", {"kind": "webhook", "address": f"{hook.url}/x", "style": style}, 201)
    said = wait_until(lambda: hook.read(made["secret"]))[0]["text"]
    guest.post("/notices/confirm", {"token": said.split("#token=")[1].split()[0]})
    hook.calls.clear()
    return str(made["secret"])


def with_mail(guest: Guest, box: Mailbox, address: str = "somebody@example.org") -> None:
    guest.post("/me/doors", {"kind": "mail", "address": address}, 201)
    text = wait_until(lambda: box.mails)[0].get_content()
    guest.post("/notices/confirm", {"token": text.split("#token=")[1].split()[0]})
    box.mails.clear()


def hurry(room: Served) -> None:
    """Let everything that waits be due now, once nobody is sending."""

    async def due() -> None:
        async with room.room.store.write() as connection:
            await connection.execute(sa.text("update deliveries set due = 0 where state = 'waiting'"))

    wait_until(lambda: not any(row["lease"] for row in rows(room, doors)))
    room.run(due())


@pytest.mark.exhaustive
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_what_fails_or_hangs_is_tried_again_and_arrives_once(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "SECONDS", 0.5)
    monkeypatch.setattr("vaka.server.notices.mail.SECONDS", 0.5)
    with (
        mailbox() as box,
        receiver(Hook) as hook,
        a_room(tmp_path, database, **OPEN_DOORS, **box.settings) as room,
        two_people(room) as (one, two),
    ):
        table = with_table(one, two)
        secret = with_hook(two, hook)
        with_mail(two, box)
        hook.status, box.answer = 500, "451 later"
        tries = hook.tries, box.tries
        turn(one, table)
        wait_until(lambda: (hook.tries, box.tries) > tries and box.tries > tries[1] and hook.tries > tries[0])
        wait_until(lambda: all(row["attempts"] for row in rows(room, deliveries) if row["state"] == "waiting"))
        assert all(door["failed"] for door in two.get("/me/notices")["doors"])
        tries = hook.tries, box.tries
        for each in (hook, box):
            each.hangs.set()
        hurry(room)
        wait_until(lambda: hook.tries > tries[0] and box.tries > tries[1])
        wait_until(lambda: not any(row["lease"] for row in rows(room, doors)))
        assert {row["state"] for row in rows(room, deliveries) if row["kind"] == "turn"} == {"waiting"}
        for each in (hook, box):
            each.hangs.clear()
        hook.status, box.answer = 200, None
        hurry(room)
        wait_until(lambda: {row["state"] for row in rows(room, deliveries)} == {"sent"})
        hurry(room)
        assert [each["kind"] for each in hook.read(secret)] == ["turn"]
        assert len(box.mails) == 1
        assert not any(door["failed"] for door in two.get("/me/notices")["doors"])


@pytest.mark.exhaustive
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_process_killed_between_the_move_and_the_message_loses_none(tmp_path: Path, database: str) -> None:
    """The message waits for two seconds; the room is killed as soon as the move is acknowledged."""
    slow = {**OPEN_DOORS, "notice_seconds": 2.0, "hash_memory": 8, "hash_passes": 1}
    with (
        own_schema() if database == "postgresql" else nullcontext() as url,
        receiver(Hook) as hook,
        launched(data=tmp_path, database=url, **slow) as room,
        Guest(room.url) as one,
        Guest(room.url) as two,
    ):
        table = with_table(one, two)
        mover, waiter = (one, two) if one.get(f"/tables/{table}/position")["positions"][0]["choices"] else (two, one)
        secret = with_hook(waiter, hook)
        for number in range(1, 4):
            turn(mover, table)
            room.kill()
            assert len(hook.calls) == number - 1
            room.start()
            wait_until(lambda number=number: len(hook.calls) == number)  # type: ignore[misc]
            turn(waiter, table)
        time.sleep(1.0)
        assert [each["kind"] for each in hook.read(secret)] == ["turn"] * 3
        assert len({each["id"] for each in hook.read(secret)}) == 3


@pytest.mark.parametrize("kind", some(["webhook", "push", "mail"]))
@pytest.mark.parametrize("database", some(["sqlite", "postgresql"]))
def test_a_message_that_its_room_was_killed_over_comes_again_as_the_same_one(
    tmp_path: Path, database: str, kind: str
) -> None:
    """The room is killed by whoever receives the message, before the answer: it cannot know that it has arrived. More
    happens before it is back. Who drops what has an id that is known gets everything once."""
    quick = {**OPEN_DOORS, "hash_memory": 8, "hash_passes": 1}
    with (
        own_schema() if database == "postgresql" else nullcontext() as url,
        mailbox() as box,
        receiver(Hook) as hook,
        receiver(PushService) as push,
        launched(data=tmp_path, database=url, **quick, **box.settings) as room,
        Guest(room.url) as one,
        Guest(room.url) as two,
    ):
        table = with_table(one, two)
        opened = one.open("me", "invited")["table"]
        two.post(f"/tables/{opened['id']}/sit", {"invite": opened["you"]["invite"]})
        if kind == "mail":
            with_mail(two, box)
        elif kind == "webhook":
            with_hook(two, hook)
        else:
            two.post("/me/doors", push.subscription, 201)
            two.post("/notices/confirm", {"token": wait_until(push.read)[0]["token"]})
            push.calls.clear()
        door = {"mail": box, "webhook": hook, "push": push}[kind]

        def received() -> list[tuple[str, str]]:
            """Everything that has arrived: the id by which repeats are known, and the text."""
            if kind == "mail":
                return [(mail["Message-ID"], mail.get_content()) for mail in box.mails]
            if kind == "push":
                return [(told["id"], told["url"]) for told in push.read()]
            return [(call.headers["x-vaka-id"], call.body.decode()) for call in hook.calls]

        for each in (table, opened["id"]):
            turn(two, each)  # if the deal lets them begin
        door.accepted = room.die
        with suppress(httpx.HTTPError):
            turn(one, table)
        wait_until(received)
        door.accepted = None
        room.kill()
        room.start()
        turn(one, opened["id"])
        expire_leases(room)
        wait_until(lambda: len(received()) == 3)
        (first, text), (again, same), (other, more) = received()
        assert [first == again, first == other] == [True, False]
        assert [table in each for each in (text, same, more)] == [True, True, False], "a repeat says nothing new"
        assert [opened["id"] in each for each in (text, same, more)] == [False, False, True]
        if kind == "push":
            topics = [call.headers["topic"] for call in push.calls]
            assert topics[0] == topics[1] != topics[2]


def expire_leases(room: Launched) -> None:
    """Let time go by until what a killed process held is free."""
    url = str(room.chosen.get("database") or f"sqlite:///{room.chosen['data']}/room.sqlite")
    engine = sa.create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.begin() as connection:
        connection.execute(sa.text("update doors set lease = 0"))
    engine.dispose()


@pytest.mark.exhaustive
def test_two_processes_send_each_message_once(tmp_path: Path) -> None:
    with own_schema() as url, receiver(Hook) as hook:
        patient = {**OPEN_DOORS, "store_seconds": 30.0}
        rooms = [Served(settings(tmp_path / name, database=url, **patient)) for name in "ab"]
        try:
            with Guest(rooms[0].url) as one, Guest(rooms[1].url) as two:
                table = with_table(one, two)
                secret = with_hook(two, hook)
                for number in range(1, 6):
                    turn(one, table)
                    wait_until(lambda number=number: len(hook.calls) >= number)  # type: ignore[misc]
                    turn(two, table)
                told = [each["id"] for each in hook.read(secret)]
                assert len(told) == len(set(told)) == 5
                assert len(rows(rooms[0], notice_keys)) == 1, "both have the same keys"
        finally:
            for room in rooms:
                room.stop()


@pytest.mark.exhaustive
def test_several_turns_make_one_message_and_what_is_seen_makes_none(tmp_path: Path) -> None:
    with (
        receiver(Hook) as hook,
        a_room(tmp_path, **{**OPEN_DOORS, "notice_seconds": 3.0}) as room,
        two_people(room) as (one, two),
    ):
        first = with_table(one, two)
        secret = with_hook(two, hook, "text")
        opened = one.open("me", "invited")["table"]
        two.post(f"/tables/{opened['id']}/sit", {"invite": opened["you"]["invite"]})
        turn(one, first)
        turn(one, opened["id"])
        wait_until(lambda: hook.calls)
        lines = hook.read(secret)[0]["text"].splitlines()
        assert lines[0::2] == ["It is your turn in Powerboats."] * 2
        assert set(lines[1::2]) == {f"{ADDRESS}/table/{table}" for table in (first, opened["id"])}
        assert (hook.calls[0].headers["title"], len(hook.calls)) == ("It is your turn at 2 tables.", 1)
        assert hook.calls[0].headers["click"] == f"{ADDRESS}/tables"
        turn(two, first)
        turn(one, first)
        two.post("/notices/seen", {"table": first})
        room.run(end(room, opened["id"]))
        wait_until(lambda: len(hook.calls) == 2)
        assert "is over" in hook.read(secret)[1]["text"]
        assert "your turn" not in hook.read(secret)[1]["text"]
        with two.socket(first):
            wait_until(lambda: room.room.tables.cached[first].present())
            turn(two, first)
            turn(one, first)
            wait_until(lambda: [r for r in rows(room, deliveries) if r["state"] == "waiting" and r["due"] > now()])
            assert len(hook.calls) == 2, "who is at the table needs no message"
        wait_until(lambda: len(hook.calls) == 3)
        assert "your turn" in hook.read(secret)[2]["text"], "who leaves it without a move does"


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def test_a_message_about_many_tables_is_as_short_as_services_want_it_and_says_how_many_more_there_are(
    tmp_path: Path,
) -> None:
    with receiver(PushService) as browser:
        keys = browser.subscription["keys"]
    address, count = "https://play.example.org", 60
    shown = words.LONGEST // len(f"It is your turn in Powerboats.\n{address}/table/{'a' * 16}\n")

    def news(how_many: int) -> list[Notice]:
        return [Notice("p", f"{n:016}", "turn", 1, 0, None, None, None, "powerboats") for n in range(how_many)]

    def door(kind: Any, style: Any = "json") -> Door:
        return Door("d", "p", kind, "https://push.example.org", keys, style, "secret", ["turn"], "each", "en", 0, 0)

    hooked = words.told(door("webhook"), news(count), address, 7, 0)
    assert len(json.loads(hook.packed(door("webhook"), hooked, 0)[1])["content"]) <= 2000
    assert hooked.title == "It is your turn at 60 tables."
    assert hooked.parts[-2:] == [
        f"It is your turn in Powerboats.\n{address}/table/{shown - 1:016}",
        f"And {count - shown} more\n{address}/tables",
    ]
    assert len(hook.packed(door("webhook", "text"), hooked, 0)[1]) <= 2000
    own = Keys(base64.urlsafe_b64encode(bytes([1] * 32)).decode(), "00")
    pushed = push.packed(replace(settings(tmp_path), public_url=address), door("push"), hooked, own)[1]
    assert len(pushed) <= 4096
    mailed = words.told(door("mail"), news(count), address, 7, 0)
    assert len(mailed.parts) == count, "a mail has room for all"
    assert len(words.told(door("webhook"), news(shown), address, 7, 0).parts) == shown
    italian = words.told(replace(door("push"), language="it"), news(count), address, 7, 0)
    assert italian.lines[-1] == f"E altre {count - len(italian.lines) + 1} novità"


def test_quiet_hours_and_digests_follow_the_clock_of_their_person() -> None:
    rome = Choices("Europe/Rome", 22 * 60, 7 * 60, 8)
    assert not is_quiet(at("2026-11-18T20:59"), rome)
    assert is_quiet(at("2026-11-18T21:00"), rome)
    assert after_quiet(at("2026-11-18T23:00"), rome) == at("2026-11-19T06:00")
    assert after_quiet(at("2026-11-18T12:00"), rome) == at("2026-11-18T12:00")
    assert next_digest(at("2026-11-18T06:59"), rome) == at("2026-11-18T07:00")
    assert next_digest(at("2026-11-18T07:00"), rome) == at("2026-11-19T07:00")
    assert after_quiet(at("2026-03-28T23:30"), rome) == at("2026-03-29T05:00"), "an hour less: clocks go forward"
    assert after_quiet(at("2026-10-24T22:30"), rome) == at("2026-10-25T06:00"), "an hour more: clocks go back"
    siesta = Choices("UTC", 13 * 60, 15 * 60)
    assert after_quiet(at("2026-11-18T13:30"), siesta) == at("2026-11-18T15:00")
    assert not is_quiet(0, Choices("UTC", 60, 60))


@pytest.mark.exhaustive
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_in_quiet_hours_nothing_leaves_and_the_digest_comes_at_its_hour(tmp_path: Path, database: str) -> None:
    with (
        mailbox() as box,
        receiver(Hook) as hook,
        a_room(tmp_path, database, **OPEN_DOORS, **box.settings) as room,
        two_people(room) as (one, two),
    ):
        table = with_table(one, two)
        with_hook(two, hook)
        with_mail(two, box)
        mail = next(door["id"] for door in two.get("/me/notices")["doors"] if door["kind"] == "mail")
        two.post(f"/me/doors/{mail}", {"rhythm": "daily"})
        minute = datetime.now(UTC).hour * 60
        quiet = {"begin": minute, "end": (minute + 180) % 1440}
        hour = (datetime.now(UTC).hour + 6) % 24
        two.post("/me/notices", {"quiet": quiet, "zone": "UTC", "digest_hour": hour})
        assert two.post("/me/notices", {"zone": "Nowhere/Else"}, 422)["code"] == "bad-zone"
        assert two.post("/me/notices", {"quiet": {"begin": 600, "end": 600}}, 422)["code"] == "bad-quiet"
        turn(one, table)
        wait_until(lambda: not any(row["pending"] for row in rows(room, notices)))
        sender, began = room.room.sender, int(time.time() * 1000)
        for hours, expected in ((0, (0, 0)), (1, (0, 0)), (4, (1, 0)), (5, (1, 0)), (7, (1, 1))):
            sender.clock = lambda hours=hours: began + hours * HOUR  # type: ignore[misc]
            room.run(sender.look())
            wait_until(lambda expected=expected: (len(hook.calls), len(box.mails)) == expected)  # type: ignore[misc]


# Attacks


PRIVATE = (
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "::1", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "255.255.255.255",
    "192.0.0.8", "192.88.99.1", "198.18.0.1", "fec0::1", "5f00::1", "3fff::1", "100:0:0:1::1", "64:ff9b:1::a00:1",
)  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_no_notice_goes_to_an_address_within(address: str) -> None:
    assert not is_public(ip_address(address))
    shown = f"[{address}]" if ":" in address else address
    with pytest.raises(BadRequest):
        target_of(f"https://{shown}/hook", private=False)


@pytest.mark.parametrize(
    "address",
    ["http://example.org/", "https://user:pass@example.org/", "ftp://example.org/", "https://example.org:22/",
     "https:///x", "https://example.org/\r\nx: y", "https://127.1/", "https://0x7f000001/", "https://2130706433/",
     "https://example.org/#part", "https://exa mple.org/", "//example.org", "https://[::1", "https://example.org:x/"],
)  # fmt: skip
def test_an_address_that_could_mean_something_else_is_refused(address: str) -> None:
    with pytest.raises(BadRequest):
        target_of(address, private=False)


@contextmanager
def names(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> Iterator[list[str]]:
    """Let every name mean the first of these addresses, then the next, as in DNS rebinding."""
    asked: list[str] = []

    async def getaddrinfo(self: Any, host: str, port: int, **_: Any) -> Any:
        asked.append(host)
        found = answers[min(len(asked), len(answers)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port)) for each in found]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)
    yield asked


def test_a_name_that_leads_inwards_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for answers in (["127.0.0.1"], ["93.184.216.34", "10.0.0.1"]):
        with names(monkeypatch, answers), pytest.raises(Refused):
            asyncio.run(post("https://evil.example/", {}, b"", private=False))


def test_a_name_is_looked_up_once_and_the_connection_goes_where_it_led(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[str, Any]] = []

    async def open_connection(host: str, port: int, **more: Any) -> Any:
        opened.append((host, more["server_hostname"]))
        raise OSError

    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    with names(monkeypatch, ["93.184.216.34"], ["127.0.0.1"]) as asked, pytest.raises(Unreachable):
        asyncio.run(post("https://rebinding.example/", {}, b"", private=False))
    assert asked == ["rebinding.example"]
    assert opened == [("93.184.216.34", "rebinding.example")], "and the certificate must be the name's"


def test_redirects_are_not_followed(tmp_path: Path) -> None:
    with receiver() as inside, receiver() as outside:
        outside.moved = inside.url
        assert asyncio.run(post(f"{outside.url}/x", {}, b"{}", private=True)) == 307
        assert inside.tries == 0


def test_somebody_elses_doors_stay_closed(room: Served, guest: Guest, other: Guest) -> None:
    with_phrase(guest, own_name())
    for path in ("/me/doors/x", "/me/doors/x/remove", "/me/doors/x/ask"):
        assert guest.post(path, {}, 404)["code"] == "no-such-entry"
        assert other.post(path, {}, 403)["code"] == "sign-in-needed"
    for token in ("", "x", "x.0123456789abcdef0123456789abcdef"):
        assert other.post("/notices/stop", {"token": token}, 404)["code"] == "door-token"


@pytest.mark.parametrize(
    "address", ["a", "a@b", "a@b.c\nBcc: x@y.z", "a b@c.de", "<a@b.de>", "a@b.de,c@d.ef", '"a"@b.de', "ä@b.de", "@b.de"]
)
def test_what_is_no_plain_mail_address_is_refused(address: str) -> None:
    from vaka.server.notices.mail import check_address

    with pytest.raises(BadRequest):
        check_address(address)


def test_waits_between_tries_grow_and_end() -> None:
    waits = [retry_after(attempts, 7) for attempts in range(1, 40)]
    assert waits == sorted(waits)
    assert waits[0] < 60_000
    assert waits[-1] <= LAST_RETRY * 1.2


@pytest.mark.parametrize("seed", some(range(3)))
def test_no_two_messages_are_tried_again_at_the_same_moment(seed: int) -> None:
    assert len({retry_after(3, seed * 10 + number) for number in range(10)}) > 5
