"""Signs are explained where they are shown: by a tap, a long press, hovering or the keyboard, with the rule."""

from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.fixtures import Sit
from tests.browser.looks import LANGUAGE_AND_WINDOW, PHONE, check

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
    assert power.locator("span").inner_text() in legend.inner_text(), "the own power is explained in the same words"
    expect(legend.locator(".powers li")).to_have_count(3)
    check(ann.page)
    assert findings(ann.page) == {}
    ann.picture()


def test_a_tap_explains_counters_and_a_long_press_what_can_be_played(sit: Sit) -> None:
    ann = sit(viewport=PHONE, has_touch=True)
    ann.new_table("me", "bot:greedy", "bot:greedy", game="whakaari")
    ann.wait_for(ann.my_turn, "a turn")
    note = ann.page.get_by_role("note")
    ann.page.locator(".supply .deck text").last.tap()
    expect(note).to_contain_text("event cards are left")
    expect(note.get_by_role("link")).to_have_attribute("href", "/rules/whakaari#WHA-2.1")
    check(ann.page)
    ann.picture()
    ann.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    card = ann.page.locator("[data-card]").first
    card.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 5, "clientY": 5})
    expect(note.get_by_role("listitem").first).to_be_visible()
    card.dispatch_event("click")
    expect(card).to_have_attribute("aria-pressed", "false")


def test_the_mouse_and_the_keyboard_ask_for_an_explanation(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:greedy", "bot:greedy", game="powerboats")
    ann.wait_for(ann.my_turn, "a turn")
    note = ann.page.get_by_role("note")
    facts = ann.page.locator("button.facts").first
    facts.hover()
    expect(note).to_contain_text("a boat sinks")
    ann.page.mouse.move(700, 300)
    expect(note).to_have_count(0)
    under = "position: fixed; left: 660px; top: 260px; width: 90px; height: 90px; z-index: 99"
    facts.evaluate("(sign, style) => (sign.style.cssText = style)", under)
    ann.page.wait_for_timeout(900)  # longer than hovering takes
    expect(note, "nobody asked: the page moved, not the mouse").to_have_count(0)
    ann.page.mouse.move(703, 302)
    expect(note).to_contain_text("a boat sinks")
    ann.page.mouse.move(900, 500)
    facts.evaluate("sign => (sign.style.cssText = '')")
    expect(note).to_have_count(0)
    facts.focus()
    ann.page.keyboard.press("Enter")
    expect(note).to_contain_text("POW-6.4")
    assert findings(ann.page) == {}
    ann.picture()
    ann.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
