"""How a test plays Tongiaki in the browser: by presses on the board and the dock, as people do."""

import random
from pathlib import Path

from playwright.sync_api import Locator

from tests.browser.player import Player
from vaka.core.record import load

RECORDS = Path(__file__).parent / "records"
PRESSED = ".moves .handle, .moves .beach, .moves .island, .moves .place"


class BoardPlayer:
    """Plays for a Player; by keys instead of clicks if asked."""

    def __init__(self, player: Player, seed: int = 1, keys: bool = False) -> None:
        self.player, self.page, self.keys = player, player.page, keys
        self.chance = random.Random(seed)

    def bring(self, record: str, ply: int) -> None:
        """Sit down where a recorded match stands after this many decisions."""
        self.player.take_over(load(RECORDS / f"{record}.json", verify=False).fork(ply))

    def ready(self) -> bool:
        return self.player.my_turn() or self.player.over()

    def press(self, spot: Locator) -> None:
        if self.keys:
            spot.focus()
            self.page.keyboard.press("Enter")
        else:
            berth = spot.locator(".berth")
            (berth.first if berth.count() else spot).click()

    def decide(self) -> str:
        """Make one decision; returns what was asked."""
        asked = self.page.locator(".say").inner_text()
        log = self.state()
        if not self.player.primary.is_enabled() or self.chance.random() < 0.7:
            spots = self.page.locator(PRESSED)
            if spots.count():
                self.press(spots.nth(self.chance.randrange(spots.count())))
            elif not self.player.primary.is_enabled():
                self.press(self.page.locator(".kinds button:not(.off)").first)
        self.page.evaluate("() => new Promise(requestAnimationFrame)")  # until the click is drawn
        if self.state() == log and self.player.primary.is_enabled():
            self.press(self.player.primary)
        self.player.wait_for(lambda: self.state() != log or self.player.over(), "an answer")
        self.player.wait_for(lambda: self.player.over() or self.ready(), "the next turn")
        return asked

    def laid(self) -> str:
        """What lies on the board: the text for those who do not see it."""
        return str(self.page.locator(".moves desc").text_content())

    def state(self) -> str:
        """What changes with every decision: the text for those who do not see the board, the dock, the ply."""
        return self.laid() + self.page.locator(".log").inner_text()
