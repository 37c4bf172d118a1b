"""People who do whatever comes to their mind in a room, and what has to be true after each of their deeds.

A deed takes a source of chance, so that Hypothesis can look for the shortest way to a failure and a plain loop can go
on for long. Nothing is asserted by what a deed should do, only by what may never happen.
"""

import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import psutil
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.harness import PATIENCE, Launched, wait_until
from tests.server.ledger import Ledger, Page, as_json
from vaka.core.errors import IllegalMove, InvalidMove
from vaka.core.match import Match
from vaka.core.meta import EnumOption
from vaka.core.notation import read_move
from vaka.core.registry import games, load
from vaka.core.rounds import chosen
from vaka.room.badges import BADGES
from vaka.room.names import fold
from vaka.room.sealed import Round, asked, is_ready, with_action
from vaka.server.rows import ACTION, BOT, OPEN
from vaka.server.tokens import hash_of

Chance = random.Random
PEOPLE, TABLES, SOCKETS = 5, 6, 6
ORDERS = ["start", "start", "invite", "close", "remove", "leave", "take-back", "take-back", "vote"]
NAMES = ["Ann", "ann", "Bo", "Ｂｏ", "Cy", None]
POSITIONS = ("snapshot", "ply", "undone", "started")
SPARE_FILES = 40  # a room may have open besides those it began with
PATIENT = {"away_seconds": 1e6, "silent_seconds": 0.02, "absent_seconds": 0.02}  # votes are possible at once
PATIENT |= {"heavy_seconds": 300.0}  # on a busy machine a child is slow, which is no fault of what it was asked


def a_client() -> httpx.Client:
    return httpx.Client(timeout=PATIENCE, trust_env=False, verify=False)  # reading certificates takes long


@dataclass(eq=False)
class Account:
    """What somebody knows of their account, and the room's own key of it, which nobody is told."""

    id: str
    name: str
    phrase: str
    key: str
    tokens: dict[str, tuple[str, ...]] = field(default_factory=dict)  # personal ones, with their scopes


@dataclass(eq=False)
class Person:
    """Somebody with a token for each table they sit at as a guest, and perhaps an account."""

    name: str
    http: httpx.Client
    tokens: dict[str, str] = field(default_factory=dict)
    account: Account | None = None
    session: str | None = None
    invited: set[str] = field(default_factory=set)  # tables they were asked to by name, which tells them the invitation

    def headers(self, table: str | None) -> dict[str, str]:
        """By which they are known: as a guest at a table, otherwise as who is signed in."""
        if token := self.tokens.get(table or ""):
            return {"authorization": f"Bearer {token}"}
        return {"cookie": f"vaka-session={self.session}"} if self.session is not None else {}

    def keep(self, made: dict[str, Any]) -> None:
        """Keep the token of a seat that was taken; who is signed in gets none."""
        if made["token"] is not None:
            self.tokens[made["table"]["id"]] = made["token"]

    def known_as(self, table: str) -> str | None:
        """What stands for them on a seat of a table."""
        if token := self.tokens.get(table):
            return hash_of(token)
        return self.account.key if self.account is not None and self.session is not None else None

    def seats(self, page: Page) -> list[int]:
        known = self.known_as(page.id)
        return [seat["seat"] for seat in page.seats if known is not None and seat["token"] == known]

    def hosts(self, page: Page) -> bool:
        known = self.known_as(page.id)
        return known is not None and known == page.row["host"]

    def secrets(self) -> list[str]:
        """What nobody else may ever be told."""
        own = [self.session] if self.session else []
        return own if self.account is None else [*own, self.account.phrase, *self.account.tokens]


@dataclass(eq=False)
class Watching:
    """A socket, and the last entry it told of."""

    person: Person
    table: str
    socket: ClientConnection
    known: str | None  # what stands for them on a seat
    entry: int | None = None


@dataclass
class Choice:
    """What somebody has chosen in a round of simultaneous choices: the entries there were when it began, and what may
    be stored. That is one thing, unless the room was killed before it answered."""

    began: int
    possible: set[tuple[int, ...]]


@dataclass
class Sent:
    """A move that was sent: its message, and what is sealed by it where several choose at once."""

    body: dict[str, int]
    choice: Choice | None = None
    made: tuple[int, ...] = ()


@dataclass
class Promises:
    """What the room has acknowledged at a table."""

    began: int  # entries it was opened with
    sent: dict[int, int] = field(default_factory=dict)  # entry -> action
    moves: dict[int, int] = field(default_factory=dict)  # those that were acknowledged
    lines: dict[int, int | None] = field(default_factory=dict)  # of chat, and the seat that said each
    choices: dict[tuple[tuple[int, int], int], Choice] = field(default_factory=dict)  # by round and seat
    checked: int = 0  # entries that were looked at
    by_bots: set[int] = field(default_factory=set)  # entries that bots may have written
    free: set[int] = field(default_factory=set)  # seats that bots played for at the last look


class Crowd:
    """Some people at some tables of one room, which may be served by several processes."""

    def __init__(self, rooms: list[Launched], ledger: Ledger) -> None:
        self.rooms, self.ledger = rooms, ledger
        self.people = [Person(f"person {n}", a_client()) for n in range(PEOPLE)]
        self.tables: dict[str, Promises] = {}
        self.records: list[Any] = []
        self.blocks: set[tuple[str, str]] = set()  # accounts: who keeps whom apart
        self.sockets: list[Watching] = []
        self.statuses: Counter[tuple[str, int]] = Counter()
        self.files = {id(room): self._files(room) for room in rooms}

    def do(self, deed: "Deed", chance: Chance) -> None:
        """Do one thing, and look at everything it may have changed."""
        deed(self, chance)
        for watching in list(self.sockets):
            self.listen(watching)

    # What people do

    def open(self, chance: Chance) -> None:
        if len(self.tables) >= TABLES:
            if chance.random() < 0.05:
                self.forget(chance)
            return
        person, meta = chance.choice(self.people), chance.choice(list(games().values()))
        low, high = meta.seats
        kinds = ["me", "me", "bot", "invited", "open"]
        count = chance.randint(low, min(high, low + 2))
        plans = [{"kind": "me"}, *({"kind": chance.choice(kinds)} for _ in range(count - 1))]
        body = {"game": meta.name, "seats": plans, "public": chance.random() < 0.5, "bearer": True}
        if chance.random() < 0.3 and meta.options:
            option = chance.choice(meta.options)
            values = option.values if isinstance(option, EnumOption) else range(option.low, option.high + 1)
            body["options"] = {option.name: chance.choice(values)}
        if chance.random() < 0.1:
            body["seed"] = str(chance.randrange(1 << 64))
        self.sit_at_new(person, self.ask(chance, person, "POST", "/tables", body))

    def sit_at_new(self, person: Person, answer: httpx.Response) -> None:
        if answer.status_code == 201:
            made = answer.json()
            person.keep(made)
            page = self.ledger.read(made["table"]["id"])
            self.tables[page.id] = Promises(len(page.match.actions), checked=len(page.match.actions))
            self.check_card(person, made["table"])

    def sit(self, chance: Chance) -> None:
        person, page = self.anyone(chance)
        body: dict[str, Any] = {"name": chance.choice(NAMES), "bearer": True}
        if chance.random() < 0.7:
            body["invite"] = page.row["invite"] if chance.random() < 0.8 else "wrong"
        if chance.random() < 0.3:
            body["seat"] = chance.randrange(len(page.seats) + 1)
        if chance.random() < 0.5:
            body["badge"] = chance.randrange(BADGES)
        answer = self.ask(chance, person, "POST", f"/tables/{page.id}/sit", body)
        if answer.status_code == 200:
            person.keep(answer.json())
            self.check_card(person, answer.json()["table"])

    def at_table(self, chance: Chance) -> None:
        """One of the orders that need no thought."""
        person, page = self.anyone(chance)
        order = chance.choice(ORDERS)
        seat = {"seat": chance.randrange(len(page.seats) + 1)}
        body: Any = seat if order in ("remove", "vote") else {} if order in ("leave", "take-back") else None
        if order in ("leave", "take-back") and chance.random() < 0.5:
            body = seat
        answer = self.ask(chance, person, "POST", f"/tables/{page.id}/{order}", body)
        if answer.status_code == 200:
            self.check_card(person, answer.json())
        elif order in ("invite", "remove", "start", "close") and not person.hosts(page):
            assert answer.status_code == 403, answer.text

    def move(self, chance: Chance) -> None:
        """A legal move of whoever is to move, which has to be accepted."""
        found = [(who, page, seat) for page in self.pages() for who, seat in self.deciders(page)]
        if not found:
            return
        person, page, seat = chance.choice(found)
        match = self.asked(page, seat)
        sent = self.sends(page, seat, chance.choice(match.legal()))
        body: dict[str, Any] = dict(sent.body)
        if chance.random() < 0.3:
            body["move"] = match.game.notation.write(match.state, body.pop("action"))
        answer = self.ask(chance, person, "POST", f"/tables/{page.id}/act", body)
        assert answer.status_code == 200, f"a legal move was refused: {answer.text}"
        self.acknowledged(page, sent)
        self.check_standing(person, page.id, answer.json(), sent.body["entry"] + (sent.choice is None))

    def choose_again(self, chance: Chance) -> None:
        """Another choice in place of a whole one, as long as not all have chosen."""
        found = [(who, page, seat) for page in self.pages() for who, seat in self.deciders(page, ready=True)]
        if found:
            person, page, seat = chance.choice(found)
            sent = self.sends(page, seat, chance.choice(self.asked(page, seat).legal()))
            answer = self.ask(chance, person, "POST", f"/tables/{page.id}/act", sent.body)
            if answer.status_code == 200:
                self.acknowledged(page, sent)
            elif sent.choice is not None:
                sent.choice.possible -= {sent.made}

    def sends(self, page: Page, seat: int, action: int) -> "Sent":
        """A move that is on its way from now on."""
        promises, at = self.tables[page.id], self.ledger.round(page)
        body = {"entry": page.count, "action": action}
        if at is None:
            promises.sent[page.count] = action
            return Sent(body)
        before = page.sealed.get(seat)
        made, _ = with_action(page.match, at, seat, before, action)
        choice = promises.choices.setdefault((at.key, seat), Choice(page.count - (page.match.ply - at.ply), set()))
        choice.possible |= {made, before.actions if before is not None else at.played.get(seat, ())}
        return Sent({**body, "seat": seat}, choice, made)

    def acknowledged(self, page: Page, sent: "Sent") -> None:
        """A move was acknowledged: it is in the log or sealed, and stays there."""
        if sent.choice is None:
            self.promised(page, sent.body["entry"], sent.body["action"])
        else:
            sent.choice.possible = {sent.made}
            self.check(page.id)

    def move_wrongly(self, chance: Chance) -> None:
        """A move of somebody who may not, of another position, or against the rules."""
        person, page = self.anyone(chance)
        if self.ledger.round(page) is not None:
            self.choose_wrongly(chance, person, page)
            return
        entry, legal = page.count, page.match.legal()
        mine = person in [who for who, _ in self.deciders(page)]
        wrong = chance.choice(["action", "entry", "both", "neither", "text"])
        action = chance.choice(legal) if legal else 0
        body: dict[str, Any] = {"entry": entry, "action": action}
        if wrong == "entry":
            body["entry"] = max(0, entry + chance.choice([-2, -1, 1, 1000]))
        elif wrong == "both":
            body["move"] = "x"
        elif wrong == "neither":
            del body["action"]
        elif wrong == "text":
            body = {"entry": entry, "move": chance.choice(["", "x", "@16,4NE", "é" * 60])}
        elif mine:
            body["action"] = next(n for n in range(1 << 20) if n not in legal)
        if wrong == "entry" and body["entry"] == entry:
            return
        if wrong == "text" and mine:
            with suppress(InvalidMove, IllegalMove):  # it may be a move after all
                self.tables[page.id].sent[entry] = read_move(page.match.game, page.match.state, body["move"])
        answer = self.ask(chance, person, "POST", f"/tables/{page.id}/act", body)
        moved = answer.status_code == 200
        assert not moved or (wrong == "text" and mine), f"a wrong move was accepted: {body}"
        if moved:
            self.promised(page, entry, page.entries[entry]["action"])
        elif "position" in answer.json():
            self.check_standing(person, page.id, answer.json()["position"], 0)

    def choose_wrongly(self, chance: Chance, person: Person, page: Page) -> None:
        """A choice for somebody else's seat, of another round, or against the rules."""
        seat = chance.randrange(len(page.seats))
        mine = seat in person.seats(page)
        at, legal = page.round_at(page.count), self.asked(page, seat).legal()
        assert at is not None
        body = {"entry": page.count, "action": chance.choice(legal), "seat": seat}
        if mine:
            body |= chance.choice([{"action": next(n for n in range(1 << 20) if n not in legal)}, {"entry": 1 << 20}])
        answer = self.ask(chance, person, "POST", f"/tables/{page.id}/act", body)
        assert answer.status_code != 200, f"a wrong choice was accepted: {body}"

    def undo(self, chance: Chance) -> None:
        person, page = self.anyone(chance)
        body = {"entry": page.count}
        if chance.random() < 0.5:
            body["to_ply"] = chance.randint(0, page.match.ply)
        at, mine = self.ledger.round(page), person.seats(page)
        choices = self.tables[page.id].choices
        before = {seat: choices[at.key, seat] for seat in mine if (at.key, seat) in choices} if at is not None else {}
        for choice in before.values():  # the last action of one of them may be taken back
            choice.possible |= {made[:-1] for made in choice.possible if made}
        self.ask(chance, person, "POST", f"/tables/{page.id}/undo", body)
        if at is not None and page.round_at(page.count) == at:
            for seat, choice in before.items():
                choice.possible = {page.sealed[seat].actions}

    def answer_undo(self, chance: Chance) -> None:
        asked = [page for page in self.pages() if page.row["undo"] is not None]
        if not asked and chance.random() < 0.8:
            return
        page = chance.choice(asked) if asked else self.any_page(chance)
        body = {"agree": chance.random() < 0.8}
        for person in self.people if chance.random() < 0.5 else [chance.choice(self.people)]:
            self.ask(chance, person, "POST", f"/tables/{page.id}/undo/answer", body)

    def say(self, chance: Chance) -> None:
        person, page = self.anyone(chance)
        body = {"text": chance.choice(["hello", "ciao\u202e", "x" * 501, "\x00", "🛶" * 9])}
        answer = self.ask(chance, person, "POST", f"/tables/{page.id}/chat", body)
        if answer.status_code == 201:
            self.tables[page.id].lines[answer.json()["id"]] = answer.json()["seat"]

    def look(self, chance: Chance) -> None:
        """The table with its chat; nothing that was acknowledged may be missing."""
        person, page = self.anyone(chance)
        known = page.count
        answer = self.ask(chance, person, "GET", f"/tables/{page.id}?words={chance.choice(['true', 'false'])}")
        assert answer.status_code == 200, answer.text
        found = answer.json()
        self.check_card(person, found["table"])
        self.check_standing(person, page.id, {**found, "entry": found["table"]["entry"]}, known)
        shown, lines = {line["id"] for line in found["chat"]}, list(self.tables[page.id].lines.items())[-50:]
        apart, page = self.apart_from(person, page.id), self.ledger.read(page.id)
        blocked = {line for line, seat in lines if seat is not None and page.seats[seat]["person"] in apart}
        assert shown >= {line for line, _ in lines} - blocked, "a line of chat was lost"
        assert not shown & blocked, "somebody who is blocked was heard"

    def look_at_position(self, chance: Chance) -> None:
        person, page = self.anyone(chance)
        known = page.count
        found = self.ask(chance, person, "GET", f"/tables/{page.id}/position").json()
        self.check_standing(person, page.id, found, known)

    def replay(self, chance: Chance) -> None:
        """Positions gone by: one's own or a spectator's while the match is running."""
        person, page = self.anyone(chance)
        seat = chance.choice([None, *range(len(page.seats))])
        first = max(0, page.match.ply - chance.randint(0, 3))
        asked = f"/tables/{page.id}/replay?first={first}&count=4" + ("" if seat is None else f"&seat={seat}")
        answer = self.ask(chance, person, "GET", asked)
        if answer.status_code == 200:
            ended = page.row["ended"] is not None
            assert seat is None or ended or seat in person.seats(page), "somebody else's view was shown"
            for position in answer.json()["positions"]:
                view = page.match.game.view(page.match.at(position["ply"]), seat)
                assert position["view"] == as_json(view), "a replay shows another view"
        else:
            assert answer.status_code in (403, 422), answer.text

    def record(self, chance: Chance) -> None:
        person, page = self.anyone(chance)
        answer = self.ask(chance, person, "GET", f"/tables/{page.id}/record")
        if answer.status_code == 200:
            assert page.row["ended"] is not None
            assert answer.json()["actions"] == page.match.actions
            self.records = [*self.records[-3:], answer.json()]

    def ending(self, chance: Chance) -> None:
        """The score sheet: there is none before the end."""
        person, page = self.anyone(chance)
        answer = self.ask(chance, person, "GET", f"/tables/{page.id}/ending")
        assert answer.status_code == (200 if page.match.over else 409), answer.text

    def bring(self, chance: Chance) -> None:
        """Open a record that the room gave out, or one that was altered."""
        if not self.records or len(self.tables) >= TABLES:
            return
        person, record = chance.choice(self.people), dict(chance.choice(self.records))
        if chance.random() < 0.3:
            record["seed"] = "7"
        self.sit_at_new(person, self.ask(chance, person, "POST", "/records", {"record": record, "bearer": True}))

    def fork(self, chance: Chance) -> None:
        person, page = self.anyone(chance)
        if len(self.tables) >= TABLES:
            return
        body = {"ply": chance.randint(0, page.match.ply + 1), "bearer": True}
        answer = self.ask(chance, person, "POST", f"/tables/{page.id}/fork", body)
        if answer.status_code == 201 and page.row["ended"] is None and answer.json()["table"]["origin"]["dealt_anew"]:
            assert person.seats(page), "a stranger forked a running match"
        self.sit_at_new(person, answer)

    def again(self, chance: Chance) -> None:
        """Play on with the same people after a match, or say no."""
        ended = [page for page in self.pages() if page.row["ended"] is not None]
        person, page = self.anyone(chance)
        if ended and chance.random() < 0.8:
            page = chance.choice(ended)
        if len(self.tables) >= TABLES or chance.random() < 0.2:
            self.ask(chance, person, "POST", f"/tables/{page.id}/again/decline")
            return
        answer = self.ask(chance, person, "POST", f"/tables/{page.id}/again", {"bearer": True})
        if answer.status_code == 200:
            assert person.seats(page), "a stranger plays on"
            made = answer.json()
            following = self.ledger.read(made["table"]["id"])
            person.keep(made)
            self.tables.setdefault(following.id, Promises(following.count, checked=following.count))
            self.check_card(person, made["table"])

    def react(self, chance: Chance) -> None:
        if self.sockets:
            watching = chance.choice(self.sockets)
            seat = chance.choice([None, 0, 1])
            watching.socket.send(json.dumps({"type": "react", "reaction": "wave", "seat": seat}))
            wait_until(lambda: self.listen(watching, 0.05))

    def watch(self, chance: Chance) -> None:
        person, page = self.anyone(chance)
        if len(self.sockets) >= SOCKETS:
            self.hang_up(chance)
        address = f"{chance.choice(self.rooms).url.replace('http', 'ws')}/api/tables/{page.id}/socket"
        if chance.random() < 0.3:
            address += "?words=true"
        socket = connect(
            address, additional_headers=person.headers(page.id), proxy=None, max_size=None, open_timeout=PATIENCE
        )
        self.sockets.append(Watching(person, page.id, socket.__enter__(), person.known_as(page.id)))

    def hang_up(self, chance: Chance) -> None:
        if self.sockets:
            watching = self.sockets.pop(chance.randrange(len(self.sockets)))
            if chance.random() < 0.5:
                watching.socket.socket.close()  # without a word
            watching.socket.close()

    def await_news(self, chance: Chance) -> None:
        """A socket hears of everything, in order, sooner or later."""
        if not self.sockets:
            return
        watching = chance.choice(self.sockets)
        page = self.ledger.read(watching.table)
        known = page.count
        if page.row["status"] != OPEN:
            wait_until(lambda: self.listen(watching) or (watching.entry or 0) >= known)

    def move_by_socket(self, chance: Chance) -> None:
        """A legal move over a socket, in the name of whoever it belongs to."""
        found = [
            (w, page, seat) for w in self.sockets for page in [self.ledger.read(w.table)]
            for seat in self.decides(w, page)
        ]  # fmt: skip
        if not found:
            return
        watching, page, seat = chance.choice(found)
        sent = self.sends(page, seat, chance.choice(self.asked(page, seat).legal()))
        watching.socket.send(json.dumps({"type": "act", "id": 7, **sent.body}))
        answer = None
        until = time.monotonic() + PATIENCE
        while answer is None and time.monotonic() < until:
            answer = self.listen(watching, 0.05)
        assert answer is not None, "no answer"
        assert answer["type"] == "done", answer
        self.check(page.id)
        self.acknowledged(page, sent)

    def kill(self, chance: Chance) -> None:
        """End a process at once, perhaps with moves on their way, and start it again."""
        room = chance.choice(self.rooms)
        for page in self.pages():
            asked = set[int]()  # one move of each seat
            for watching in [each for each in self.sockets if each.table == page.id]:
                for seat in [each for each in self.decides(watching, page) if each not in asked][:1]:
                    asked.add(seat)
                    sent = self.sends(page, seat, chance.choice(self.asked(page, seat).legal()))
                    watching.socket.send(json.dumps({"type": "act", **sent.body}))
        time.sleep(chance.random() * 0.02)  # so that each kill comes at another moment
        room.kill()
        for watching in list(self.sockets):
            with suppress(ConnectionClosed):
                self.listen(watching)
            watching.socket.close()
        self.sockets.clear()
        for person in self.people:
            person.http.close()
            person.http = a_client()
        room.start()
        self.files[id(room)] = self._files(room)
        self.ledger.pages.clear()  # the whole of every log is read again
        for table, promises in self.tables.items():
            promises.checked = promises.began
            self.check(table)

    def forget(self, chance: Chance) -> None:
        """Leave a table for good, rather one that has ended."""
        ended = [page.id for page in self.pages() if page.row["ended"] is not None]
        table = chance.choice(ended or list(self.tables))
        self.check(table)
        for watching in [each for each in self.sockets if each.table == table]:
            self.sockets.remove(watching)
            watching.socket.close()
        for person in self.people:
            person.tokens.pop(table, None)
        del self.tables[table], self.ledger.pages[table]

    # What may never happen

    def ask(
        self, chance: Chance, person: Person, method: str, path: str, body: Any = None, headers: Any = None
    ) -> httpx.Response:
        """Send a request. Whatever it is, the answer is no server error and holds nobody else's secrets."""
        table = path.split("/")[2].split("?")[0] if path.startswith("/tables/") else None
        headers = headers or person.headers(table)
        url = f"{chance.choice(self.rooms).url}/api{path}"
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
        bots = {seat["seat"] for seat in page.seats if seat["offer"] == BOT or seat["stood_in_by"] is not None}
        for number in range(promises.checked, page.count):
            entry = page.entries[number]
            if entry["seat"] in bots | promises.free:
                promises.by_bots.add(number)
            if number in promises.moves:
                assert entry["action"] == promises.moves[number], "an acknowledged move was lost"
            elif entry["kind"] == ACTION and number not in promises.by_bots:
                if self.was_chosen(page, number):
                    promises.sent[number] = promises.moves[number] = entry["action"]
                assert entry["action"] == promises.sent.get(number, entry["action"]), "another move was written"
                assert number in promises.sent, "a move was written that nobody has made"
        assert page.count > max(promises.moves, default=-1), "an acknowledged move was lost"
        promises.checked, promises.free = page.count, bots
        self.check_choices(page, bots)
        names = [fold(seat["name"]) for seat in page.seats if seat["name"] is not None]
        assert len(names) == len(set(names)), "two names at a table are alike"
        return page

    def was_chosen(self, page: Page, number: int) -> bool:
        """Whether an entry is what its seat has chosen in a round of simultaneous choices."""
        entry = page.entries[number]
        for (_, seat), choice in self.tables[page.id].choices.items():
            made = self.made_since(page, choice.began, seat, number + 1)
            if seat == entry["seat"] and any(made and each[: len(made)] == made for each in choice.possible):
                return True
        return False

    def made_since(self, page: Page, began: int, seat: int, until: int) -> tuple[int, ...]:
        """The decisions of a seat from an entry on, unless some were taken back meanwhile."""
        entries = page.entries[began:until]
        whole = all(entry["kind"] == ACTION for entry in entries)
        return tuple(entry["action"] for entry in entries if entry["seat"] == seat) if whole else ()

    def check_choices(self, page: Page, bots: set[int]) -> None:
        """What was chosen is still sealed, or in the log. It is forgotten with a round that is over or taken back."""
        at, choices = self.ledger.round(page), self.tables[page.id].choices
        for (key, seat), choice in list(choices.items()):
            if at is not None and key == at.key and seat in at.left:
                sealed = page.sealed.get(seat)
                kept = sealed.actions if sealed is not None else at.played.get(seat, ())
                assert seat in bots or kept in choice.possible, "a choice was lost"
                continue
            made = self.made_since(page, choice.began, seat, page.count)
            sure = max(choice.possible, key=len) if len(choice.possible) == 1 else ()
            if made and seat not in bots:
                assert made[: len(sure)] == sure, "a choice was lost"
            del choices[key, seat]

    def promised(self, page: Page, entry: int, action: int) -> None:
        """A move was acknowledged: it is in the log, and stays there."""
        assert entry < page.count, "an acknowledged move was lost"
        assert page.entries[entry]["action"] == action, "another move was written"
        self.tables[page.id].moves[entry] = action

    def check_card(self, person: Person, card: dict[str, Any]) -> None:
        """A table as it is shown to somebody."""
        page = self.ledger.read(card["id"])
        assert card["you"]["host"] == person.hosts(page)
        assert (card["you"]["invite"] is not None) == person.hosts(page), "the invitation is the host's"
        assert page.public_seed or (card["seed"] is None and card["salt"] is None), "the seed was shown"
        assert len({seat["badge"] for seat in card["seats"]}) == len(card["seats"]), "two wear the same badge"
        if page.row["revision"] == card["revision"]:
            assert card["you"]["seats"] == person.seats(page)
            assert [seat["name"] for seat in card["seats"]] == [seat["name"] for seat in page.seats]

    def check_standing(self, person: Person, table: str, standing: dict[str, Any], least: int) -> None:
        """Positions as they are shown: each as the rules let that seat see it, and none older than what was known."""
        page = self.ledger.read(table)
        assert standing["entry"] >= least, "an older position was shown"
        self.check_positions(page, person.seats(page), standing)

    def check_positions(self, page: Page, mine: list[int], standing: dict[str, Any]) -> None:
        entry = standing["entry"]
        at = page.round_at(entry)
        for position in standing["positions"]:
            seat = position["seat"]
            assert seat is None or seat in mine, "somebody else's position was shown"
            assert position["ply"] == page.plies[entry]
            if at is not None and seat in at.left and page.seats[seat]["stood_in_by"] is None:
                self.check_choosing(page, at, entry, position)
                continue
            assert position["view"] == page.view(entry, seat), "the view is another one"
            if position["choices"] is not None:
                legal = page.match.game.legal_actions(page.states[entry])
                assert [choice["action"] for choice in position["choices"]] == legal

    def check_choosing(self, page: Page, at: Round, entry: int, position: dict[str, Any]) -> None:
        """A position shown to a seat that chooses at once with others: it depends on its own choices alone."""
        seat, match = position["seat"], page.match_at(entry)
        choice = self.tables[page.id].choices.get((at.key, seat))
        done = len(at.played.get(seat, ()))
        known = {made[done:] for made in choice.possible} if choice is not None else set()
        tried = [(), *{made[:end] for made in known for end in range(1, len(made) + 1)}]
        for made in tried:
            ahead = chosen(match, seat, made)[0]
            if position["view"] == as_json(match.game.view(ahead.state, seat)):
                legal = ahead.legal() if ahead.to_move == seat else []
                if position["choices"] is None or [each["action"] for each in position["choices"]] == legal:
                    return
        assert position["view"] == page.view(entry, seat), "the view is another one"  # all have chosen

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
        if message["type"] in POSITIONS:
            entry = message["entry"] if "entry" in message else message["table"]["entry"]
            if watching.entry is not None:
                step = entry - watching.entry
                assert step == 1 or (message["type"] == "started" and step == 0), f"a socket missed news: {message}"
            watching.entry = entry
            page = self.ledger.read(watching.table)
            mine = [seat["seat"] for seat in page.seats if watching.known and seat["token"] == watching.known]
            if message["type"] == "ply" or mine:
                self.check_positions(page, mine, {**message, "entry": entry})
        if message["type"] == "choosing" and "positions" in message:
            page = self.ledger.read(watching.table)
            mine = [seat["seat"] for seat in page.seats if watching.known and seat["token"] == watching.known]
            self.check_positions(page, mine, message)
        if "table" in message and message["table"]["you"]["invite"] is not None:
            assert watching.known == self.ledger.read(watching.table).row["host"]

    # Who and where

    def pages(self) -> list[Page]:
        return [self.ledger.read(table) for table in self.tables]

    def any_page(self, chance: Chance) -> Page:
        while not self.tables:
            self.open(chance)
        return self.ledger.read(chance.choice(list(self.tables)))

    def anyone(self, chance: Chance) -> tuple[Person, Page]:
        """Somebody and a table, more often than not one at which they sit."""
        page = self.any_page(chance)
        there = [person for person in self.people if page.id in person.tokens]
        return (chance.choice(there) if there and chance.random() < 0.8 else chance.choice(self.people)), page

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


Deed = Callable[[Crowd, Chance], None]
OFTEN: list[Deed] = [*[Crowd.move] * 8, *[Crowd.move_by_socket] * 4, *[Crowd.sit] * 3, *[Crowd.at_table] * 3]
SOMETIMES: list[Deed] = [
    Crowd.open, Crowd.open, Crowd.move_wrongly, Crowd.choose_again, Crowd.undo, Crowd.undo, Crowd.answer_undo,
    Crowd.say, Crowd.look, Crowd.look_at_position, Crowd.replay, Crowd.record, Crowd.ending, Crowd.bring, Crowd.fork,
    Crowd.again, Crowd.watch, Crowd.watch,
    Crowd.hang_up, Crowd.await_news, Crowd.react,
]  # fmt: skip
DEEDS_OF_GUESTS = OFTEN + SOMETIMES


@contextmanager
def crowd(rooms: list[Launched], ledger: Ledger) -> Iterator[Crowd]:
    for name in games():
        load(name)
    one = Crowd(rooms, ledger)
    try:
        yield one
    finally:
        one.go_home()
