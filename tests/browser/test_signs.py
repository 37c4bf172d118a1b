"""Signs are explained where they are shown: Whakaari's powers, flames, icons and counters, on a phone too."""

from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.fixtures import Sit
from tests.browser.looks import LANGUAGE_AND_WINDOW, check

WORDS = {"en": ("cards", "events", "bombs", "lost"), "it": ("carte", "eventi", "bombe", "perse")}


@LANGUAGE_AND_WINDOW
def test_counters_have_words_and_every_power_is_explained(sit: Sit, language: str, window: dict[str, int]) -> None:
    ann = sit(viewport=window, locale=language)
    ann.new_table("me", "bot:greedy", "bot:greedy", game="whakaari")
    ann.wait_for(ann.my_turn, "a turn")
    supply = ann.page.locator(".supply")
    for word in WORDS[language[:2]]:
        expect(supply.locator("text", has_text=word)).to_be_visible()
    power = ann.page.locator("[data-spot=power]")
    expect(power.locator("span")).to_be_visible()
    ann.picture()
    other = ann.page.locator(".seat").nth(1).locator("button.facts")
    other.click()
    legend = ann.page.get_by_role("dialog")
    asked = legend.locator(".asked")
    expect(asked).to_contain_text(other.locator(".pw").inner_text())
    expect(asked).to_contain_text(other.get_attribute("title") or "nothing")
    assert power.locator("span").inner_text() in legend.inner_text(), "the own power is explained in the same words"
    expect(legend.locator(".powers li")).to_have_count(3)
    check(ann.page)
    assert findings(ann.page) == {}
    ann.picture()
