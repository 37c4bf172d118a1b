"""Sealed choices outlive their process, and of several processes one plays them."""

import random
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from tests.server.harness import Guest, Launched, launched, own_schema, redis_or_skip, served, settings, wait_until
from tests.server.test_sealed import Together
from tests.tiers import amount, some
from vaka.core import rounds
from vaka.core.match import Match
from vaka.room.sealed import Sealed, is_ready, round_of, to_play
from vaka.server.sealing import Sealing
from vaka.server.table import Table

KILLS = amount("VAKA_TEST_KILLS", 1, 50)
EACH_WHOLE = 5  # of so many kills, one meets a round in which everybody has chosen
RACES = amount("VAKA_TEST_RACES", 3, 40)
PEOPLE = 3


def test_what_was_sealed_before_the_process_ended_is_played_by_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def not_now(self: Sealing, table: Table) -> None:
        """The process ends here."""

    with monkeypatch.context() as patched, served(settings(tmp_path)) as room:
        patched.setattr(Sealing, "play", not_now)
        patched.setattr(Sealing, "wake", lambda self, table, after: None)
        with Together(room.url, PEOPLE) as table:
            table.choose(0, which=1)
            table.choose(2, which=1)
            table.choose(1)
            assert table.position(0)["ply"] == 0
            tokens, table_id = [guest.token for guest in table.people], table.id
    with served(settings(tmp_path)) as room, Guest(room.url, tokens[0]) as guest:
        wait_until(lambda: guest.get(f"/tables/{table_id}/position")["ply"] == PEOPLE)
        surfers = guest.get(f"/tables/{table_id}/position")["positions"][0]["view"]["surfers"]
        assert [surfer["board"] for surfer in surfers] == ["long", "short", "long"]


class Chooser(threading.Thread):
    """Chooses at random at one table through every kill, and remembers what was acknowledged in each round."""

    def __init__(self, urls: Sequence[str], table: str, token: str) -> None:
        super().__init__()
        self.urls, self.table, self.token = urls, table, token
        self.acknowledged: dict[str, list[int]] = {}  # by round
        self.done, self.wrong = threading.Event(), list[str]()
        self.free = threading.Lock()  # whoever has it keeps this one from choosing
        self.rng = random.Random(token)

    def run(self) -> None:
        with ExitStack() as stack:
            guests = [stack.enter_context(Guest(url, self.token)) for url in self.urls]
            while not self.done.is_set():
                try:
                    with self.free:
                        self.choose(self.rng.choice(guests))
                except httpx.HTTPError:
                    time.sleep(0.02)

    def choose(self, guest: Guest) -> None:
        now = guest.http.get(f"/api/tables/{self.table}/position").json()
        choices, round_ = (now.get("positions") or [{}])[0].get("choices"), now.get("round")
        if not choices:
            time.sleep(0.02)
            return
        action = self.rng.choice(choices)["action"]
        answer = guest.http.post(f"/api/tables/{self.table}/act", json={"entry": now["entry"], "action": action})
        if answer.status_code == 200 and round_ is not None:
            self.acknowledged.setdefault(round_["key"], []).append(action)
        elif answer.status_code not in (200, 409, 503):
            self.wrong.append(answer.text)


def chosen_in(match: Match) -> dict[str, dict[int, list[int]]]:
    """What each seat chose in each round of a match without undo."""
    found: dict[str, dict[int, list[int]]] = {}
    began = 0
    for ply in range(match.ply):
        number = rounds.round_number(match.game, match.at(ply))
        if ply == 0 or rounds.round_number(match.game, match.at(ply - 1)) != number:
            began = ply
        if number:
            found.setdefault(f"0.{began}", {}).setdefault(match.seat_at(ply), []).append(match.actions[ply])
    return found


def check(room: Launched, table: Together, choosers: list[Chooser]) -> int:
    """Every choice that was acknowledged is in the log once its round is; how many there were."""
    replay = table.people[0].get(f"/tables/{table.id}/replay", first=0, count=1)
    record = room_log(room, table.id)
    assert record.ply >= replay["plies"]
    played, count = chosen_in(record), 0
    for seat, chooser in enumerate(choosers):
        assert chooser.wrong == []
        for key, actions in chooser.acknowledged.items():
            if seat in played.get(key, {}):
                made = iter(played[key][seat])  # where a kill swallowed the answer, it holds more
                assert all(action in made for action in actions), (seat, key, actions, played[key][seat])
                count += 1
    return count


@contextmanager
def database_of(room: Launched) -> Iterator[sa.Connection]:
    """The room's database, at which this test looks by itself."""
    chosen = room.chosen
    url = chosen.get("database") or f"sqlite:///{chosen['data']}/room.sqlite"
    engine = sa.create_engine(str(url).replace("postgresql://", "postgresql+psycopg://"))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def log_in(connection: sa.Connection, table: str) -> Match:
    """The match as the log has it."""
    query = sa.text("select seed, seat_count from tables where id = :id")
    seed, seats = connection.execute(query, {"id": table}).one()
    query = sa.text("select kind, action from log where table_id = :id order by entry")
    rows: Any = connection.execute(query, {"id": table}).all()
    assert {kind for kind, _ in rows} <= {"action"}
    match = Match("tavarua", seats, seed=int(seed))
    for _, action in rows:
        match.play(action)
    return match


def room_log(room: Launched, table: str) -> Match:
    with database_of(room) as connection:
        return log_in(connection, table)


@dataclass(frozen=True)
class Unplayed:
    """What the store holds of the round a match is in."""

    key: str
    left: tuple[int, ...]  # whose choice is not in the log; those who are asked now
    sealed: dict[int, Sealed]  # of those, who has chosen something
    whole: bool  # whether everybody has chosen


def unplayed(room: Launched, table: str) -> Unplayed:
    with database_of(room) as connection:
        match = log_in(connection, table)
        at = None if match.over else round_of(match, 0)
        if at is None:
            return Unplayed("", () if match.over else (match.to_move,), {}, False)
        query = sa.text(
            "select seat, actions, whole, at from sealed where table_id = :id and ply = :ply and not closed"
        )
        rows: Any = connection.execute(query, {"id": table, "ply": at.ply}).all()
    sealed = {seat: Sealed(tuple(map(int, made.split(","))), bool(whole), at_) for seat, made, whole, at_ in rows}
    chosen = {seat: choice for seat, choice in sealed.items() if to_play(at, seat, choice)}
    return Unplayed(f"0.{at.ply}", at.left, chosen, all(is_ready(at, seat, sealed) for seat in at.left))


@contextmanager
def nothing_is_played(room: Launched) -> Iterator[None]:
    """The database refuses to close a round: choices are sealed, but the room does not get to play them."""
    postgres = room.chosen.get("database") is not None
    refuse = [
        "create trigger held before update of closed on sealed when new.closed begin select raise(abort, 'held'); end"
    ]
    if postgres:
        body = "begin raise exception 'held'; end"
        refuse = [
            f"create function held() returns trigger language plpgsql as $$ {body} $$",
            "create trigger held before update of closed on sealed "
            "for each row when (new.closed) execute function held()",
        ]
    allow = ["drop trigger held on sealed", "drop function held()"] if postgres else ["drop trigger held"]
    for statements in (refuse, allow):
        with database_of(room) as connection:
            for statement in statements:
                connection.execute(sa.text(statement))
        if statements is refuse:
            yield


class Choosing(ExitStack):
    """A table whose people choose all the time."""

    def __init__(self, *rooms: Launched) -> None:
        super().__init__()
        self.room, self.table = rooms[0], self.enter_context(Together(rooms[0].url, PEOPLE))
        urls = [room.url for room in rooms]
        self.choosers = [Chooser(urls, self.table.id, str(guest.token)) for guest in self.table.people]
        self.met: list[Unplayed] = []  # by kills
        self.callback(self.stop)
        for chooser in self.choosers:
            chooser.start()

    def stop(self) -> None:
        for chooser in self.choosers:
            chooser.done.set()
        for chooser in self.choosers:
            chooser.join()

    @property
    def count(self) -> int:
        return sum(len(each.acknowledged) for each in self.choosers)

    @property
    def over(self) -> bool:
        return self.table.position(0)["positions"][0]["to_move"] is None

    def more(self, choices: int) -> bool:
        """Wait until this many choices more are acknowledged; False if the match is over before."""
        before = self.count
        wait_until(lambda: self.count >= before + choices or self.over)
        return self.count >= before + choices

    def kill(self, rng: random.Random) -> bool:
        """Kill the room while choices are sealed and somebody is kept from choosing until it is back; False if the
        match is over before."""
        while not self.over:
            held = rng.randrange(PEOPLE)
            with self.choosers[held].free:
                if wait_until(lambda held=held: self._waits(held)) == "sealed":  # type: ignore[misc]
                    time.sleep(rng.uniform(0, 0.15))  # so that each kill comes at another moment
                    self._kill()
                    self.room.start()
                    return True
        return False

    def _waits(self, held: int) -> str:
        """Whether a round waits for a seat in which others have chosen something, or it has nobody to wait for."""
        found = unplayed(self.room, self.table.id)
        if found.sealed and held in found.left and not (held in found.sealed and found.sealed[held].whole):
            return "sealed"
        return "alone" if set(found.left) <= {held} else ""

    def kill_whole(self) -> bool:
        """Kill the room when everybody has chosen and nothing has been played; False if the match is over before."""
        with nothing_is_played(self.room):
            wait_until(self._whole_or_over)
            over = not unplayed(self.room, self.table.id).left
            if not over:
                self._kill()
        if not over:
            self.room.start()
        return not over

    def _whole_or_over(self) -> bool:
        found = unplayed(self.room, self.table.id)
        return found.whole or not found.left

    def _kill(self) -> None:
        self.room.kill()
        self.met.append(unplayed(self.room, self.table.id))

    def check(self) -> int:
        """How many acknowledged choices the log holds, none of which was lost."""
        self.stop()
        played = chosen_in(room_log(self.room, self.table.id))
        for met in self.met:
            for seat, choice in met.sealed.items():
                made = tuple(played[met.key][seat])
                assert (made if choice.whole else made[: len(choice.actions)]) == choice.actions, (met, made)
        return check(self.room, self.table, self.choosers)


@pytest.mark.parametrize("database", some(["sqlite", "postgresql"]))
def test_no_acknowledged_choice_is_lost_when_the_room_is_killed(tmp_path: Path, database: str) -> None:
    rng, count, met = random.Random(3), 0, list[Unplayed]()
    with (
        own_schema() if database == "postgresql" else nullcontext() as url,
        launched(data=tmp_path, database=url) as room,
    ):
        while len(met) < KILLS:
            with Choosing(room) as table:
                while (kills := len(met) + len(table.met)) < KILLS and table.more(1):
                    table.kill(rng) if (kills + 1) % EACH_WHOLE else table.kill_whole()
                table.more(PEOPLE)
                count += table.check()
                met += table.met
    whole = sum(each.whole for each in met)
    print(f"{len(met)} kills on {database}, {whole} of a whole round, {count} acknowledged choices, none lost")
    assert all(each.sealed for each in met), "each kill meets choices that are sealed and not played"
    assert whole == KILLS // EACH_WHOLE
    assert count >= KILLS


@pytest.mark.exhaustive
def test_of_several_processes_that_see_the_last_choice_one_plays(tmp_path: Path) -> None:
    with own_schema() as database:
        shared: dict[str, Any] = {"data": tmp_path, "database": database, "bus": redis_or_skip()}
        count = 0
        with launched(**shared) as one, launched(**shared) as two:
            while count < RACES * PEOPLE:
                with Choosing(one, two) as table:
                    while table.more(1):
                        pass
                    count += table.check()
        print(f"{count} acknowledged choices at two processes, each played once")
