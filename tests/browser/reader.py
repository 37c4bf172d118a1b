"""Somebody who does not see the page: knows only the roles and names that the accessibility tree tells."""

import random
import re
from functools import partial

from playwright.sync_api import Locator

from tests.browser.player import Player
from vaka.locale import speak

CODE = re.compile(r"[_{}\[\]]|undefined|\bnull\b|-(action|web|part)-")
NAMES = "buttons => buttons.map(one => [one.ariaLabel ?? one.textContent.trim(), one.ariaPressed === 'true'])"


class Reader:
    """Plays through the list of moves and the primary button."""

    def __init__(self, player: Player, language: str = "en", seed: int = 1, keys: bool = False) -> None:
        self.player, self.page, self.keys = player, player.page, keys
        self.chance, self.say = random.Random(seed), partial(speak, language)

    @property
    def moves(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("web-moves"))

    @property
    def primary(self) -> Locator:
        """The primary button comes last in the region of one's own things."""
        return self.page.get_by_role("region", name=self.say("web-your-move")).get_by_role("button").last

    def over(self) -> bool:
        return self.page.get_by_role("dialog", name=self.say("web-result")).count() > 0

    def names(self) -> list[tuple[str, bool]]:
        """The names in the list of moves, and whether each is chosen."""
        buttons = self.moves.get_by_role("button")
        found: list[tuple[str, bool]] = [(name, on) for name, on in buttons.evaluate_all(NAMES)]
        said = [name for name, _ in found]
        assert len(set(said)) == len(said), f"two moves have the same name: {sorted(said)}"
        assert not [name for name in said if not name or CODE.search(name)], f"not in words: {said}"
        return found

    def decide(self) -> None:
        """Choose at random until the primary button is ready, and press it."""
        for _ in range(12):
            named = self.names()
            if not named or self.primary.is_enabled():
                break
            open_ = [name for name, on in named if not on and not name.startswith(self.say("web-take-out", what=""))]
            assert open_, f"nothing to choose among {named}"
            self.press(self.moves.get_by_role("button", name=self.chance.choice(open_), exact=True))
        before = self.fingerprint()
        self.press(self.primary)
        self.player.wait_for(lambda: self.over() or self.fingerprint() != before, "an answer")

    def press(self, button: Locator) -> None:
        """By a click, or with the keyboard alone."""
        if self.keys:
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()

    def fingerprint(self) -> str:
        """What the log and the list say: changes with every decision."""
        moves = self.moves
        return self.page.get_by_role("log").first.inner_text() + (moves.inner_text() if moves.count() else "")

    def my_turn(self) -> bool:
        return self.moves.count() > 0
