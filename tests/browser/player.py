"""A person at the page: does by clicks what people do."""

import os
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from vaka.core.match import Match
from vaka.core.record import to_record

PATIENCE = 30.0
SAID = "[...document.querySelectorAll('.say, .log, .choices')].map(part => part.textContent).join()"
KEEP = "chairs => localStorage.setItem('vaka-set-ups', JSON.stringify(chairs))"  # as the page does by itself


def decisions(few: int) -> int:
    """How many a part of a match has; with VAKA_WHOLE set it goes on to its end."""
    return 1500 if "VAKA_WHOLE" in os.environ else few


def chair(who: str) -> dict[str, str]:
    """A chair as the page remembers it from the last table."""
    kind, _, bot = who.partition(":")
    return {"who": "me" if kind == "near" else kind, "bot": bot}


def plans(name: str, seats: Sequence[str]) -> list[dict[str, str]]:
    """Seats as the page asks the room for them."""
    found = []
    for number, who in enumerate(seats, 1):
        kind, _, bot = who.partition(":")
        plan = {"me": {"kind": "me", "name": name}, "near": {"kind": "me", "name": f"Player {number}"}}
        found.append(plan.get(kind, {"kind": kind} | ({"bot": bot} if bot else {})))
    return found


class Player:
    """One browser window."""

    def __init__(self, page: Page, address: str, name: str = "Ann", shot: Path | None = None) -> None:
        self.page, self.address, self.name, self._shot, self._shots = page, address, name, shot, 0

    @property
    def primary(self) -> Locator:
        return self.page.locator(".dock .primary")

    def picture(self) -> None:
        if self._shot is None:
            return
        self._shots += 1
        self.page.screenshot(path=f"{self._shot}-{self._shots}.png")

    def lobby(self) -> None:
        self.page.goto(self.address)
        self.page.locator("article").first.wait_for()

    def new_table(self, *seats: str, game: str = "powerboats") -> str:
        """Go to a new table with these seats: me, near, invited, open, bot:NAME. Returns its address."""
        body = {"game": game, "seats": plans(self.name, seats), "public": "open" in seats or "invited" not in seats}
        return self.go_to(self.post("/tables", body)["table"])

    def go_to(self, table: dict[str, Any]) -> str:
        """Open the page of a table; its address."""
        address = f"{self.address}/table/{table['id']}"
        self.page.goto(address)
        return address

    def post(self, path: str, body: Any) -> Any:
        """Ask the room for something with this browser's cookies, as its page would."""
        answer = self.page.request.post(f"{self.address}/api{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def order_table(self, *seats: str, game: str = "powerboats") -> str:
        """The same by clicks in the lobby, as people do; takes twice as long."""
        self.ask_for_table(*seats, game=game)
        self.page.wait_for_url(re.compile("/table/"))
        return self.page.url

    def ask_for_table(self, *seats: str, game: str) -> None:
        """The clicks alone: there may be no such table."""
        self.lobby()
        self.page.evaluate(KEEP, {game: {"chairs": [chair(who) for who in seats]}})
        self.open_dialog(game)
        self.page.locator("dialog .primary").click()

    def dialog(self, game: str) -> None:
        """Go to the lobby and open the dialog for a new table."""
        self.lobby()
        self.open_dialog(game)

    def open_dialog(self, game: str) -> None:
        self.page.locator("article", has_text=re.compile(game, re.I)).get_by_role("button").first.click()
        self.page.locator("#new-table").wait_for()

    def take_over(self, match: Match) -> None:
        """Sit down where a match stands, on the seat to move, bots around."""
        me, bot = {"kind": "me", "name": self.name}, {"kind": "bot", "bot": "random"}
        seats = [me if seat == match.to_move else bot for seat in range(match.seats)]
        self.go_to(self.post("/records", {"record": to_record(match), "seats": seats})["table"])
        self.wait_for(self.my_turn, "my turn")

    def wait_for(self, ready: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
        until = time.monotonic() + patience
        while not ready():
            assert time.monotonic() < until, f"waited for {what}"
            self.page.wait_for_timeout(30)

    def my_turn(self) -> bool:
        return self.page.locator(".choices").count() > 0

    def over(self) -> bool:
        return self.page.locator(".result").count() > 0

    @contextmanager
    def answered(self) -> Iterator[None]:
        """Do something that decides, and wait until the page says something else."""
        before = self.page.evaluate(SAID)
        yield
        self.wait_for(lambda: self.over() or self.page.evaluate(SAID) != before, "an answer")
