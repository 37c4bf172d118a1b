"""The two-minute card of every game: in every language and size, within reach, and printed on one page."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import findings
from tests.browser.fixtures import Sit
from tests.browser.looks import GAME_LANGUAGE_AND_WINDOW, PHONE, check
from tests.tiers import some
from vaka.core.registry import games

# words in a picture that reach out of it, and so are cut
OUTSIDE = """() => [...document.querySelectorAll('.picture')].flatMap(picture => {
  const { left, right } = picture.getBoundingClientRect()
  return [...picture.querySelectorAll('text')].filter(text => {
    const at = text.getBoundingClientRect()
    return at.width && (at.left < left - 1 || at.right > right + 1)
  }).map(text => text.textContent)
})"""

# parts of drawings that have the same id and are not the same: only the first of them is drawn, for all
SHARED = """() => {
  const parts = [...document.querySelectorAll('svg :is(clipPath, filter, pattern, symbol, g)[id]')]
  const differs = part => document.getElementById(part.id).innerHTML !== part.innerHTML
  return parts.filter(differs).map(part => part.id)
}"""


def opened(card: Locator) -> None:
    """Wait for a card; all its words are there."""
    card.locator(".facts").wait_for()
    assert not re.search(r"-primer-", card.inner_text()), "a message is missing"


def test_every_game_with_a_poster_has_a_card() -> None:
    folders = Path("web/src/games")
    have = {name: {path.parent.name for path in folders.glob(f"*/{name}")} for name in ("poster.ts", "Primer.svelte")}
    assert have["Primer.svelte"] == have["poster.ts"]


@GAME_LANGUAGE_AND_WINDOW
def test_a_card_looks_right(sit: Sit, game: str, language: str, window: dict[str, int]) -> None:
    ann = sit(viewport=window, locale=language)
    ann.page.goto(f"{ann.address}/card/{game}")
    opened(ann.page.locator(f"[data-primer={game}]"))
    check(ann.page)
    assert ann.page.evaluate(OUTSIDE) == []
    assert findings(ann.page) == {}
    if "VAKA_SHOTS" in os.environ:
        height = ann.page.evaluate("document.documentElement.scrollHeight")
        ann.page.set_viewport_size({"width": window["width"], "height": height})
    ann.picture()


@pytest.mark.parametrize("game", some(sorted(games(), reverse=True)))
@pytest.mark.parametrize("language", some(["it-IT", "en-GB"]))
def test_a_card_is_printed_on_one_page(sit: Sit, game: str, language: str) -> None:
    ann = sit(locale=language, color_scheme="dark")
    ann.page.goto(f"{ann.address}/card/{game}")
    opened(ann.page.locator("[data-primer]"))
    printed = ann.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    ann.page.emulate_media(media="print")
    expect(ann.page.locator("header.bar")).to_be_hidden()
    paper = "getComputedStyle(document.querySelector('.step')).backgroundColor"
    assert ann.page.evaluate(paper) == "rgb(255, 253, 246)", "paper is light"


def test_the_lobby_and_the_rules_lead_to_the_card(sit: Sit) -> None:
    ann = sit()
    ann.lobby()
    ann.page.get_by_role("link", name="Powerboats in two minutes").click()
    opened(ann.page.locator("[data-primer=powerboats]"))
    ann.page.get_by_role("link", name="All the rules").click()
    expect(ann.page).to_have_url(f"{ann.address}/rules/powerboats")
    ann.page.get_by_role("link", name="Two-minute card").click()
    expect(ann.page).to_have_url(f"{ann.address}/card/powerboats")
    opened(ann.page.locator("[data-primer=powerboats]"))


def test_the_card_opens_over_the_table(sit: Sit) -> None:
    ann = sit(viewport=PHONE)
    address = ann.new_table("me", "bot:greedy")
    ann.wait_for(ann.my_turn, "a turn")
    menu, card = (ann.page.get_by_role("button", name=name) for name in ("Table and settings", "Two-minute card"))
    menu.click()
    card.click()
    opened(ann.page.get_by_role("dialog", name="In two minutes").locator("[data-primer]"))
    check(ann.page)
    ann.picture()
    assert ann.page.evaluate(SHARED) == [], "what the card draws does not change the board"
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-primer]")).to_have_count(0)
    expect(card).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(menu).to_be_focused()
    expect(ann.page).to_have_url(address)
    ann.page.get_by_role("button", name="Log, chat and rules").click()
    ann.page.get_by_role("tab", name="Rules").click()
    ann.page.get_by_role("tabpanel").get_by_role("button", name="Two-minute card").click()
    opened(ann.page.locator("[data-primer]"))
    expect(ann.page).to_have_url(address)
