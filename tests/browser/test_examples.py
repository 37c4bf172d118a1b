"""The examples beside the rules: drawn in every language and size, their words large enough and inside the picture."""

import os

import pytest
from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.fixtures import Sit
from tests.browser.looks import COMBINATIONS, check, small_texts
from tests.tiers import some
from vaka.core.registry import games
from vaka.locale import languages, speak

# words in a picture that reach out of it, and so are cut
OUTSIDE = """() => [...document.querySelectorAll('figure > div')].flatMap(picture => {
  const box = picture.getBoundingClientRect()
  return [...picture.querySelectorAll('text')].filter(text => {
    const at = text.getBoundingClientRect()
    const seen = at.width && at.bottom > box.top && at.top < box.bottom
    return seen && (at.left < box.left - 1 || at.right > box.right + 1)
  }).map(text => text.textContent)
})"""


@pytest.mark.parametrize("place", some(reversed(COMBINATIONS)))
@pytest.mark.parametrize("game", some(games()))
def test_examples_stand_beside_their_rules(sit: Sit, game: str, place: tuple[str, dict[str, int]]) -> None:
    language, window = place
    ann = sit(viewport=window, locale=language, color_scheme="dark")
    ann.page.goto(f"{ann.address}/rules/{game}")
    examples = ann.page.locator("figure[data-example]")
    examples.first.wait_for()
    assert examples.count() >= 8
    captions = examples.locator("figcaption").all_inner_texts()
    assert not [caption for caption in captions if "-example-" in caption or not caption], "every one has its words"
    check(ann.page)
    assert ann.page.evaluate(OUTSIDE) == []
    assert findings(ann.page) == {}
    number = ann.page.locator("section:has(figure) h3 a").first
    number.click()
    expect(ann.page.locator("h3.lit + .text + figure, h3.lit ~ figure")).to_be_visible()
    if "VAKA_SHOTS" in os.environ:
        height = ann.page.evaluate("document.documentElement.scrollHeight")
        ann.page.set_viewport_size({"width": window["width"], "height": min(height, 16000)})
    ann.picture()


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", games())
def test_examples_can_be_read_in_the_drawer_of_a_table(sit: Sit, game: str, language: str) -> None:
    ann = sit(locale=language)
    ann.new_table("me", "bot:random", "bot:random", game=game)
    ann.page.get_by_role("tab", name=speak(language, "web-rules")).click()
    ann.page.locator("figure[data-example]").first.wait_for()
    assert small_texts(ann.page) == []
    assert ann.page.evaluate(OUTSIDE) == []
