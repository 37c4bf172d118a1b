"""People who do whatever comes to their mind in a room. `crowd_checks` has what must be true after each deed.

A deed takes a source of chance, so that Hypothesis can look for the shortest way to a failure and a plain loop can go
on for long. Nothing is asserted by what a deed should do, only by what may never happen.
"""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.crowd_checks import Chance
from tests.server.crowd_people import SLOW, Choice, Person, Promises, Sent, Watching, a_client
from tests.server.crowd_tables import TABLES, AtTables
from tests.server.harness import PATIENCE, Launched, wait_until
from tests.server.ledger import Ledger, Page, as_json
from vaka.core.errors import IllegalMove, InvalidMove
from vaka.core.notation import read_move
from vaka.core.registry import games, load
from vaka.room.sealed import with_action
from vaka.server.rows import OPEN

SOCKETS = 6
PATIENT = {"away_seconds": 1e6, "silent_seconds": 0.02, "absent_seconds": 0.02}  # votes are possible at once
PATIENT |= {"heavy_seconds": SLOW, "store_seconds": SLOW}
# nor does a room that is slow to read a request give its connection up meanwhile
PATIENT |= {"idle_seconds": int(SLOW), "header_seconds": SLOW}


class Crowd(AtTables):
    """A crowd and its deeds."""

    def do(self, deed: "Deed", chance: Chance) -> None:
        """Do one thing, and look at everything it may have changed."""
        deed(self, chance)
        for watching in list(self.sockets):
            self.listen(watching)

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
                sent.choice.possible = sent.before

    def sends(self, page: Page, seat: int, action: int) -> "Sent":
        """A move that is on its way from now on."""
        promises, at = self.tables[page.id], self.ledger.round(page)
        body = {"entry": page.count, "action": action}
        if at is None:
            promises.sent[page.count] = action
            return Sent(body)
        before = page.sealed.get(seat)
        made, _ = with_action(page.match, at, seat, before, action)
        there = frozenset({before.actions if before is not None else at.played.get(seat, ())})
        choice = promises.choices.setdefault((at.key, seat), Choice([there]))
        known = choice.possible | there
        choice.possible = known | {made}
        return Sent({**body, "seat": seat}, choice, made, known)

    def acknowledged(self, page: Page, sent: "Sent") -> None:
        """A move was acknowledged: it is in the log or sealed, and stays there."""
        if sent.choice is None:
            self.promised(page, sent.body["entry"], sent.body["action"])
        else:
            sent.choice.possible = frozenset({sent.made})
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
            to_come = [1] if mine else []  # or a bot decides meanwhile, and the move is right
            body["entry"] = max(0, entry + chance.choice([-2, -1, 1000, *to_come]))
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
                choice.possible = frozenset({page.sealed[seat].actions if seat in page.sealed else ()})
        if chance.random() < 0.5:  # or what needs consent would hardly ever be taken back
            self.answer_undo(chance)

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
        was_over = page.match.over
        answer = self.ask(chance, person, "GET", f"/tables/{page.id}/ending")
        if was_over == page.match.over:  # a bot may have ended it after the answer
            assert answer.status_code == (200 if was_over else 409), answer.text

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
        room = chance.choice(self.rooms)
        address = f"{room.url.replace('http', 'ws')}/api/tables/{page.id}/socket"
        if chance.random() < 0.3:
            address += "?words=true"
        socket = connect(
            address, additional_headers=person.headers(page.id), proxy=None, max_size=None, open_timeout=PATIENCE
        )
        told = {key: len(choice.versions) - 1 for key, choice in self.tables[page.id].choices.items()}
        known = person.known_as(page.id)
        self.sockets.append(Watching(person, page.id, room, socket.__enter__(), known, choices=told))

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
        answer = wait_until(lambda: self.listen(watching, 0.05))
        assert answer is not None, "no answer"
        assert answer["type"] == "done", answer
        self.check(page.id)
        self.acknowledged(page, sent)

    def kill(self, chance: Chance) -> None:
        """End a process at once, perhaps with moves on their way, and start it again."""
        room, survivors = chance.choice(self.rooms), list[tuple[Watching, Page, Sent]]()
        for page in self.pages():
            asked = set[int]()  # one move of each seat
            for watching in [each for each in self.sockets if each.table == page.id]:
                for seat in [each for each in self.decides(watching, page) if each not in asked][:1]:
                    asked.add(seat)
                    sent = self.sends(page, seat, chance.choice(self.asked(page, seat).legal()))
                    watching.socket.send(json.dumps({"type": "act", **sent.body}))
                    if watching.room is not room:
                        survivors.append((watching, page, sent))
        time.sleep(chance.random() * 0.02)  # so that each kill comes at another moment
        room.kill()
        for watching, page, sent in survivors:  # which would play them later, in the midst of other deeds
            answer = wait_until(partial(self.listen, watching, 0.05))
            if answer is not None and answer["type"] == "done":
                self.acknowledged(self.ledger.read(page.id), sent)
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
