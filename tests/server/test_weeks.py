"""Turn-based matches over weeks: everybody is told of every turn once, whatever happens to rooms and receivers."""

import random
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

import vaka
from tests.server.accounts import own_name, with_phrase
from tests.server.harness import Guest, guests, launched, own_schema, wait_until
from tests.server.receivers import Hook, Mailbox, PushService, mailbox, receiver
from tests.server.test_notices import OPEN_DOORS
from tests.server.test_notices_hard import with_hook, with_mail
from vaka.core.registry import meta

HOURS = 72
WEEK = 7 * 24 * 3600
LONG = 4 * WEEK
TROUBLE = ("kill", "refusal", "hang")  # each comes once, as soon as somebody is to be told something; then by chance
PLACES = [(game, database) for game in vaka.all_games() for database in ("sqlite", "postgresql")]


class Weeks:
    """The clock of the room, moved by the test."""

    def __init__(self, file: Path) -> None:
        self.file, self.seconds = file, 0.0
        self.move(0)

    def move(self, seconds: float) -> None:
        self.seconds += seconds
        new = self.file.with_suffix(".new")
        new.write_text(str(self.seconds), "utf-8")
        new.replace(self.file)


def choices(guest: Guest, table: str) -> tuple[int, list[int]]:
    now = guest.get(f"/tables/{table}/position")
    return now["entry"], [choice["action"] for choice in now["positions"][0]["choices"] or ()]


def play_turn(guest: Guest, table: str, rng: random.Random) -> bool:
    """Decide until somebody else has to, or the next round begins; whether there was anything to decide."""
    begun, done = round_key(guest, table), False
    while round_key(guest, table) == begun:
        entry, actions = choices(guest, table)
        if not actions:
            break
        guest.post(f"/tables/{table}/act", {"entry": entry, "action": rng.choice(actions)})
        done = True
    return done


def round_key(guest: Guest, table: str) -> str | None:
    found = guest.get(f"/tables/{table}/position").get("round")
    return None if found is None else str(found["key"])


def call_off(people: list[Guest], table: str) -> None:
    """End a match as its people agree."""
    people[0].post(f"/tables/{table}/call-off", {"entry": people[0].get(f"/tables/{table}/position")["entry"]})
    for guest in people[1:]:
        guest.post(f"/tables/{table}/undo/answer", {"agree": True})


def rung(guest: Guest) -> set[tuple[str, int]]:
    """The turns and the flags of which somebody is told now, and since when."""
    return {(each["kind"], each["at"]) for each in guest.get("/notices")["notices"] if each["kind"] in ("turn", "flag")}


def run_out(weeks: Weeks, people: list[Guest], table: str) -> list[Guest]:
    """Let the time of those run out whose turn it is; who they are."""
    late = [guest for guest in people if choices(guest, table)[1]]
    weeks.move(HOURS * 3600 + 1)

    def stood_in() -> int:
        return sum(seat["stood_in_by"] is not None for seat in people[0].get(f"/tables/{table}")["table"]["seats"])

    wait_until(lambda: stood_in() == len(late), 60)
    weeks.move(120)
    return late


@pytest.mark.exhaustive
@pytest.mark.parametrize(("game", "database"), PLACES)
def test_over_weeks_everybody_is_told_of_every_turn_once(
    tmp_path: Path, game: str, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    weeks, rng = Weeks(tmp_path / "clock"), random.Random(f"{game} weeks")
    monkeypatch.setenv("VAKA_TEST_CLOCK", str(weeks.file))
    # PostgreSQL may take its time on a busy machine: nothing here is about a database that is silent
    quick = {**OPEN_DOORS, "notice_seconds": 60.0, "hash_memory": 8, "hash_passes": 1, "store_seconds": 30.0}
    with (
        own_schema() if database == "postgresql" else nullcontext() as url,
        mailbox() as box,
        receiver(PushService) as push,
        receiver(Hook) as hook,
        launched(data=tmp_path, database=url, **quick, **box.settings) as room,
        guests(room.url, 3) as people,
    ):
        for guest in people:
            with_phrase(guest, own_name())
        with_mail(people[0], box)
        people[1].post("/me/doors", push.subscription, 201)
        people[1].post("/notices/confirm", {"token": wait_until(push.read)[0]["token"]})
        secret = with_hook(people[2], hook)
        push.calls.clear()
        kinds: list[Callable[[], list[str]]] = [
            lambda: sentences((mail["Message-ID"], mail.get_content()) for mail in box.mails),
            lambda: sentences((told["id"], told["body"]) for told in push.read()),
            lambda: sentences((told["id"], told["text"]) for told in hook.read(secret)),
        ]
        clock = {"kind": "turns", "hours": HOURS}
        made = people[0].open("me", "invited", "invited", game=game, clock=clock)["table"]
        table, invite = str(made["id"]), made["you"]["invite"]
        for guest in people[1:]:
            guest.post(f"/tables/{table}/sit", {"invite": invite})
        expected: list[set[tuple[str, int]]] = [set(), set(), set()]
        turns, flags, troubles = 0, 0, Counter[str]()  # troubles that came between a turn and its notice

        def all_told() -> None:
            for known, read in zip(expected, kinds, strict=True):
                wait_until(lambda known=known, read=read: len(read()) >= len(known), 60)  # type: ignore[misc]

        while people[0].get(f"/tables/{table}")["table"]["status"] == "running":
            if weeks.seconds > LONG:  # played at random, some matches hardly ever end
                call_off(people, table)
                break
            asked = [rung(guest) for guest in people]
            for known, some in zip(expected, asked, strict=True):
                known |= some
            untold = [len(read()) < len(known) for read, known in zip(kinds, expected, strict=True)]
            chance = rng.random()
            trouble = "kill" if chance < 0.15 else "refusal" if chance < 0.25 else ""
            if any(untold):
                trouble = next((kind for kind in TROUBLE if not troubles[kind]), trouble)
                troubles[trouble] += 1
            if trouble == "kill":  # after the commit, before anything is sent
                room.kill()
                room.start()
            elif trouble == "refusal":
                box.answer, push.status, hook.status = "451 later", 503, 500
            elif trouble == "hang":
                for each in (box, push, hook):
                    each.hangs.set()
            if trouble:
                waits(weeks, [box, push, hook], untold)
            weeks.move(rng.uniform(2, 20) * 3600)
            all_told()
            if turns > 6 and not flags:
                late, flags = run_out(weeks, people, table), 1
                for guest, known in zip(people, expected, strict=True):
                    known |= rung(guest)
                all_told()
                for guest in late:
                    guest.post(f"/tables/{table}/take-back", {})
                assert not [each for guest in people for each in rung(guest) if each[0] == "flag"]
                continue
            for guest, some in zip(people, asked, strict=True):
                turns += bool(some) and play_turn(guest, table, rng)
        weeks.move(3600)
        for number, known in enumerate(expected):
            wait_until(lambda number=number: "over" in kinds[number]())  # type: ignore[misc]
            told = kinds[number]()
            assert (told.count("over"), told.count("flag")) == (1, 1), (number, told)
            assert told.count("turn") == len(known) - 1, (number, told)
        title = meta(game).title
        assert {f"It is your turn in {title}.", f"Your {title} match is over."} <= {
            mail["Subject"] for mail in box.mails
        }
        assert weeks.seconds > WEEK
        assert all(troubles[kind] for kind in TROUBLE), "each trouble came when there was something to tell"
        came = ", ".join(f"{troubles[kind]} {kind}s" for kind in TROUBLE)
        print(f"{game}, {database}: {turns} turns over {weeks.seconds / 86400:.0f} days, {came}")


def sentences(told: Iterable[tuple[str, str]]) -> list[str]:
    """The kinds of what messages say, given by id and text; what comes again under the same id is not counted."""
    words = {"turn": "It is your turn in", "over": "match is over.", "flag": "ran out of time in"}
    return [kind for text in dict(told).values() for kind in words for _ in range(text.count(words[kind]))]


def waits(weeks: Weeks, doors: list[Any], untold: list[bool]) -> None:
    """Let a receiver for which there is something fail at least once, and come back."""
    before = [door.tries for door in doors]
    weeks.move(120)
    for door, tries, some in zip(doors, before, untold, strict=True):
        failing = door.hangs.is_set() or (door.answer if isinstance(door, Mailbox) else door.status != 200)
        if some and failing:
            wait_until(lambda door=door, tries=tries: door.tries > tries, 60)  # type: ignore[misc]
    for door in doors:
        door.hangs.clear()
        if isinstance(door, Mailbox):
            door.answer = None
        else:
            door.status = 200
