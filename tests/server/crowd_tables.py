"""How the people of a crowd come to tables and go: they open them, sit down, change what a host can, forget them."""

from typing import Any

import httpx

from tests.server.crowd_checks import Chance, Watched
from tests.server.crowd_people import Person, Promises
from tests.server.ledger import Page
from vaka.core.meta import EnumOption
from vaka.core.registry import games
from vaka.room.badges import BADGES

TABLES = 6
ORDERS = ["start", "start", "invite", "close", "remove", "leave", "take-back", "take-back", "vote"]
NAMES = ["Ann", "ann", "Bo", "Ｂｏ", "Cy", None]


class AtTables(Watched):
    """A crowd at its tables."""

    def open(self, chance: Chance) -> None:
        if len(self.tables) >= TABLES:
            if chance.random() < (0.3 if any(map(self.is_done, self.pages())) else 0.05):
                self.forget(chance)  # or soon nobody would play at any of them
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

    def forget(self, chance: Chance) -> None:
        """Leave a table for good, rather one at which nobody plays any more."""
        done = [page.id for page in self.pages() if self.is_done(page)]
        table = chance.choice(done or list(self.tables))
        self.check(table)
        for watching in [each for each in self.sockets if each.table == table]:
            self.sockets.remove(watching)
            watching.socket.close()
        for person in self.people:
            person.tokens.pop(table, None)
        del self.tables[table], self.ledger.pages[table], self.ledger.seatings[table]

    def is_done(self, page: Page) -> bool:
        """Whether a table has ended, or bots stand in for everybody who is left."""
        mine = [page.seats[seat]["stood_in_by"] for person in self.people for seat in person.seats(page)]
        return page.row["ended"] is not None or None not in mine

    def any_page(self, chance: Chance) -> Page:
        while not self.tables:
            self.open(chance)
        return self.ledger.read(chance.choice(list(self.tables)))

    def anyone(self, chance: Chance) -> tuple[Person, Page]:
        """Somebody and a table, more often than not one at which they sit."""
        page = self.any_page(chance)
        there = [person for person in self.people if page.id in person.tokens]
        return (chance.choice(there) if there and chance.random() < 0.8 else chance.choice(self.people)), page
