"""What has to be true after each deed of a crowd, and what may never happen."""

import json
import random
from collections import Counter
from typing import Any

import httpx
import psutil

from tests.server.crowd_people import Key, Person, Promises, Watching, a_client
from tests.server.crowd_shown import Chosen, wrong_with_card, wrong_with_positions
from tests.server.harness import Launched, wait_until
from tests.server.ledger import Ledger, Page, Seating
from vaka.core.match import Match
from vaka.room.names import fold
from vaka.room.sealed import asked, is_ready
from vaka.server.rows import ACTION, UNDO

Chance = random.Random
PEOPLE = 5
POSITIONS = ("snapshot", "ply", "undone", "started")
SPARE_FILES = 40  # a room may have open besides those it began with


class Watched:
    """Some people at some tables of one room, which may be served by several processes, and everything they are told
    and promised."""

    def __init__(self, rooms: list[Launched], ledger: Ledger) -> None:
        self.rooms, self.ledger = rooms, ledger
        self.people = [Person(f"person {n}", a_client()) for n in range(PEOPLE)]
        self.tables: dict[str, Promises] = {}
        self.records: list[Any] = []
        self.blocks: set[tuple[str, str]] = set()  # accounts: who keeps whom apart
        self.sockets: list[Watching] = []
        self.statuses: Counter[tuple[str, int]] = Counter()
        self.asked_at = 0  # the revision of the table that was last asked for something
        self.files = {id(room): self._files(room) for room in rooms}

    def ask(
        self, chance: Chance, person: Person, method: str, path: str, body: Any = None, headers: Any = None
    ) -> httpx.Response:
        """Send a request. Whatever it is, the answer is no server error and holds nobody else's secrets."""
        table = path.split("/")[2].split("?")[0] if path.startswith("/tables/") else None
        headers = headers or person.headers(table)
        url = f"{chance.choice(self.rooms).url}/api{path}"
        self.asked_at = self.ledger.read(table).revision if table is not None and table in self.tables else 0
        answer = person.http.request(method, url, json=body, headers=headers)
        said = method + " " + "/".join(part for part in path.split("?")[0].split("/") if part != table)
        self.statuses[said, answer.status_code] += 1
        assert answer.status_code < 500, f"{method} {path} {body}: {answer.text}"
        if table in self.tables:
            self.check(table)
        mine = {*person.tokens.values(), answer.json().get("token")} if answer.status_code in (200, 201) else set()
        self.check_secrets(person, answer.text, mine, table)
        return answer

    def check(self, table: str) -> Page:
        """The log has every move that was acknowledged, and none that nobody made."""
        promises, page = self.tables[table], self.ledger.read(table)
        bots = {seat for seating in page.between(promises.revision, page.revision) for seat in seating.bots}
        for number in range(promises.checked, page.count):
            entry = page.entries[number]
            if entry["seat"] in bots:
                promises.by_bots.add(number)
            if number in promises.moves:
                assert entry["action"] == promises.moves[number], "an acknowledged move was lost"
            elif entry["kind"] == ACTION and number not in promises.by_bots:
                if self.was_chosen(page, number):
                    promises.sent[number] = promises.moves[number] = entry["action"]
                assert entry["action"] == promises.sent.get(number, entry["action"]), "another move was written"
                assert number in promises.sent, "a move was written that nobody has made"
        assert page.count > max(promises.moves, default=-1), "an acknowledged move was lost"
        promises.checked, promises.revision = page.count, page.revision
        self.check_choices(page, bots)
        names = [fold(seat["name"]) for seat in page.seats if seat["name"] is not None]
        assert len(names) == len(set(names)), "two names at a table are alike"
        return page

    def was_chosen(self, page: Page, number: int) -> bool:
        """Whether an entry is what its seat has chosen in a round of simultaneous choices."""
        entry = page.entries[number]
        for (key, seat), choice in self.tables[page.id].choices.items():
            made = self.made_in(page, key, seat, number + 1)
            if seat == entry["seat"] and any(made and each[: len(made)] == made for each in choice.possible):
                return True
        return False

    def made_in(self, page: Page, key: tuple[int, int], seat: int, until: int) -> tuple[int, ...]:
        """The decisions of a seat from the beginning of a round on, after this many entries; none if some were taken
        back meanwhile. A round may begin before an undo that led into its middle."""
        undone, began = key
        if undone != sum(entry["kind"] == UNDO for entry in page.entries[:until]):
            return ()
        match = page.match_at(until)
        return tuple(match.actions[ply] for ply in range(began, match.ply) if match.seat_at(ply) == seat)

    def check_choices(self, page: Page, bots: set[int]) -> None:
        """What was chosen is still sealed, or in the log. It is forgotten with a round that is over or taken back."""
        at, choices = self.ledger.round(page), self.tables[page.id].choices
        for (key, seat), choice in list(choices.items()):
            if at is not None and key == at.key and seat in at.left:
                sealed = page.sealed.get(seat)
                kept = sealed.actions if sealed is not None else at.played.get(seat, ())
                assert seat in bots or kept in choice.possible, "a choice was lost"
                continue
            made = self.made_in(page, key, seat, page.count)
            sure = max(choice.possible, key=len) if len(choice.possible) == 1 else ()
            if made and seat not in bots:
                assert made[: len(sure)] == sure, "a choice was lost"
            self.tables[page.id].over[key, seat] = choices.pop((key, seat))

    def promised(self, page: Page, entry: int, action: int) -> None:
        """A move was acknowledged: it is in the log, and stays there."""
        assert entry < page.count, "an acknowledged move was lost"
        assert page.entries[entry]["action"] == action, "another move was written"
        self.tables[page.id].moves[entry] = action

    def check_card(self, person: Person, card: dict[str, Any]) -> None:
        """A table as it is shown to somebody."""
        self.check_card_of(card, person.known_as(card["id"]))

    def check_card_of(self, card: dict[str, Any], known: str | None) -> None:
        revision = card["revision"]
        seatings = self.ledger.read(card["id"]).between(revision, revision)
        wrong = [wrong_with_card(card, seating, known) for seating in seatings]
        assert None in wrong, wrong
        assert len({seat["badge"] for seat in card["seats"]}) == len(card["seats"]), "two wear the same badge"

    def check_standing(self, person: Person, table: str, standing: dict[str, Any], least: int) -> None:
        """Positions as they are shown: each as the rules let that seat see it, and none older than what was known."""
        page = self.ledger.read(table)
        assert standing["entry"] >= least, "an older position was shown"
        seatings, known = page.between(self.asked_at, page.revision), person.known_as(table)
        self.check_positions(page, standing, seatings, known)

    def check_positions(
        self,
        page: Page,
        standing: dict[str, Any],
        seatings: list[Seating],
        known: str | None,
        told: dict[Key, int] | None = None,
    ) -> None:
        promises = self.tables[page.id]
        chose = Chosen(lambda key: promises.choices.get(key) or promises.over.get(key), told)
        wrong = [wrong_with_positions(page, standing, seating, known, chose) for seating in seatings]
        assert None in wrong, wrong

    def check_secrets(self, person: Person, text: str, mine: set[str | None], table: str | None) -> None:
        for page in self.pages() if table is None else [self.ledger.read(table)] if table in self.tables else []:
            secret = [page.row["host"], *(seat["token"] for seat in page.seats), *(page.row["removed"] or ())]
            if not page.public_seed:
                secret += [f'"{page.row["seed"]}"', page.row["salt"]]
            if not person.hosts(page) and page.id not in person.invited:
                secret.append(page.row["invite"])
            secret += [token for other in self.people if (token := other.tokens.get(page.id)) not in mine]
            for each in secret:
                assert not each or each not in text, "a secret was told"
        for other in self.people:
            if other.account is not None:
                assert other.account.key not in text, "the key of an account was told"
            for each in other.secrets() if other is not person else ():
                assert each not in text, "somebody else's secret was told"

    def listen(self, watching: Watching, seconds: float = 0.0) -> dict[str, Any] | None:
        """Hear what a socket has to say; the answer to a message of one's own, if there is one."""
        try:
            while True:
                text = watching.socket.recv(timeout=seconds, decode=True)
                message = json.loads(text)
                self.check_secrets(watching.person, text, {watching.person.tokens.get(watching.table)}, watching.table)
                self._check_message(watching, message)
                if message["type"] in ("done", "problem"):
                    return dict(message)
        except TimeoutError:
            return None

    def _check_message(self, watching: Watching, message: dict[str, Any]) -> None:
        page = self.ledger.read(watching.table)
        if "table" in message:
            watching.revision = message["table"]["revision"]
            self.check_card_of(message["table"], watching.known)
        entry = message["entry"] if "entry" in message else message.get("table", {}).get("entry")
        if message["type"] in POSITIONS:
            if watching.entry is not None:
                step = entry - watching.entry
                assert step == 1 or (message["type"] == "started" and step == 0), f"a socket missed news: {message}"
            watching.entry = entry
        if "positions" in message:
            assert entry == watching.entry, f"a socket told of another position: {message}"
            seatings = page.between(watching.revision, watching.revision)
            self.check_positions(page, {**message, "entry": entry}, seatings, watching.known, watching.choices)

    # Who and where

    def pages(self) -> list[Page]:
        return [self.ledger.read(table) for table in self.tables]

    def deciders(self, page: Page, ready: bool = False) -> list[tuple[Person, int]]:
        """Who may decide at a table now, and for which seat: whoever is to move, or all who choose at once and have
        not, or with `ready` those who have."""
        if not page.running:
            return []
        at = self.ledger.round(page)
        if at is None:
            seats = [] if ready else [page.match.to_move]
        else:
            seats = [seat for seat in at.left if is_ready(at, seat, page.sealed) == ready]
        return [
            (person, seat) for seat in seats if page.seats[seat]["stood_in_by"] is None
            for person in self.people if seat in person.seats(page)
        ]  # fmt: skip

    def decides(self, watching: Watching, page: Page) -> list[int]:
        """For which seats somebody may decide over a socket of theirs."""
        if watching.known is None or watching.known != watching.person.known_as(page.id):
            return []
        return [seat for person, seat in self.deciders(page) if person is watching.person]

    def asked(self, page: Page, seat: int) -> Match:
        """The match as a seat sees it that is to decide."""
        at = self.ledger.round(page)
        return page.match if at is None or seat not in at.left else asked(page.match, at, seat, page.sealed.get(seat))

    def apart_from(self, person: Person, table: str) -> set[str]:
        """The accounts that somebody does not hear."""
        if person.account is None or person.session is None or table in person.tokens:
            return set()
        mine = person.account.id
        return {other for pair in self.blocks if mine in pair for other in pair if other != mine}

    # Leaks

    def _files(self, room: Launched) -> int:
        return psutil.Process(room.process.pid).num_fds()

    def go_home(self) -> None:
        """Everybody leaves. What the room had open for them is closed."""
        for watching in self.sockets:
            watching.socket.close()
        for person in self.people:
            person.http.close()
        for room in self.rooms:
            wait_until(lambda room=room: self._files(room) <= self.files[id(room)] + SPARE_FILES)  # type: ignore[misc]
