"""The guided first game of every game, played to its end in every language, on a desktop and on a phone."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.fixtures import Sit
from tests.browser.looks import GAME_LANGUAGE_AND_WINDOW, PHONE, rest
from tests.browser.player import Player
from vaka.locale import speak

COARSE = True

GAMES = sorted(path.parent.name for path in Path("web/src/games").glob("*/guide.ts"))

# what can be clicked now and lies under the bubble
UNDER = """() => {
  const bubble = document.querySelector('.bubble')
  const pressed = '[data-spot=board] :is([role=button], button), .dock button'
  const open = [...document.querySelectorAll(pressed)].filter(one => !one.disabled)
  return open.flatMap(one => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return hit && bubble.contains(hit) ? [one.getAttribute('aria-label') ?? one.textContent] : []
  })
}"""


def test_every_game_with_a_poster_has_first_steps() -> None:
    assert sorted(path.parent.name for path in Path("web/src/games").glob("*/poster.ts")) == GAMES


class Learner:
    """Somebody who does what the bubble says."""

    def __init__(self, player: Player, language: str) -> None:
        self.player, self.page, self.language = player, player.page, language
        self.bubble: Locator = self.page.locator("section.bubble")

    def step(self) -> tuple[int, int]:
        """Which step of how many."""
        number, count = map(int, re.findall(r"\d+", self.bubble.locator("header").inner_text()))
        return number, count

    def button(self, key: str) -> Locator:
        """A button by the key of its words."""
        return self.bubble.get_by_role("button", name=speak(self.language, key), exact=True)

    def take(self) -> str:
        """Do one step; what was done."""
        before = self.step()
        self.player.wait_for(lambda: self.step() != before or self.can_go_on() or self.asked(), "something to do")
        if self.asked():
            reproach = speak(self.language, "web-steps-other")
            assert reproach not in self.bubble.inner_text(), "nothing was pressed yet, so nothing was wrong"
            while self.step() == before:
                self.decide()
            return "decided"
        self.button("web-steps-next").click()
        self.player.wait_for(lambda: self.step() != before, "the next step")
        return "read"

    def can_go_on(self) -> bool:
        button = self.button("web-steps-next")
        return button.count() > 0 and button.is_enabled()

    def asked(self) -> bool:
        return self.page.locator(".choices button").count() > 0

    def decide(self) -> None:
        """One press, of the primary button if it is ready, else of what is still to pick."""
        before = (self.step(), self.page.locator(".choices").inner_text(), self.player.primary.is_enabled())
        if self.player.primary.is_enabled():
            expect(self.bubble).to_contain_text(speak(self.language, "web-steps-press"))
            self.player.primary.click()
        else:
            self.page.locator(".choices button[aria-pressed=false]").first.dispatch_event("click")
        self.player.wait_for(lambda: self.now() != before, "an effect")
        self.player.wait_for(lambda: self.now()[0] != before[0] or self.asked(), "what comes next")

    def now(self) -> tuple[tuple[int, int], str, bool]:
        moves = self.page.locator(".choices")
        return (self.step(), moves.inner_text() if moves.count() else "", self.player.primary.is_enabled())


@GAME_LANGUAGE_AND_WINDOW
def test_the_first_steps_lead_to_their_end(sit: Sit, game: str, language: str, window: dict[str, int]) -> None:
    ann = sit(locale=language, viewport=window, has_touch=window is PHONE)
    ann.lobby()
    ann.page.locator("article", has_text=re.compile(game, re.I)).locator(".learn").click()
    learner = Learner(ann, language)
    learner.bubble.wait_for()
    _, count = learner.step()
    assert 6 <= count <= 12
    done = []
    for number in range(1, count):
        assert learner.step() == (number, count)
        rest(ann.page)
        words = learner.bubble.locator("p").inner_text()
        assert not re.search(r"-steps-|^\w+$", words), f"step {number} has no words: {words}"
        ann.wait_for(lambda: not ann.page.evaluate(UNDER), f"step {number} to be out of the way", patience=2)
        ann.picture()
        done.append(learner.take())
    assert done.count("decided") >= 3, done
    learner.button("web-steps-play-on").wait_for()
    rest(ann.page)
    ann.picture()
    learner.button("web-steps-play-on").click()
    expect(learner.bubble).to_have_count(0)
    expect(ann.page).to_have_url(re.compile(r"/table/[\w-]+$"))
    ann.wait_for(ann.my_turn, "a free choice")
