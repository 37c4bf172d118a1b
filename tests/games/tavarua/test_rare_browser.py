"""What happens seldom, by clicks in a real browser: snaking, and the stoke cards that ask for more than one click."""

import random
import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser import looks
from tests.browser.fixtures import Sit
from tests.games.tavarua.browser import RECORDS
from vaka.core.match import Match
from vaka.core.record import load


def recorded(record: str, ply: int) -> Match:
    """A recorded match after this many decisions."""
    return load(RECORDS / f"{record}.json", verify=False).fork(ply)


def chanced(wanted: str, seed: int) -> Match:
    """A match played by chance until a move so written can be made."""
    match, chance = Match("tavarua", 2, seed=seed), random.Random(seed)
    while not any(re.fullmatch(wanted, move) for move in match.moves()):
        match.play(chance.choice(match.legal()))
    return match


WINDOWS = [
    pytest.param(looks.DESKTOP, id="desk", marks=pytest.mark.exhaustive),
    pytest.param(looks.PHONE, id="phone"),  # less room: what fits here fits there
]
CARD = ".slot.live >> nth=0"
STOKE = ".stoke .chip[aria-label*='{}']"
# how the position is made, what is clicked before the button, and what is told after it
RARE = [
    pytest.param(
        partial(recorded, "six-snakes-first-edition", 90),
        ["g[data-action=snake]", CARD],
        "You try to snake",
        id="snake",
    ),
    pytest.param(
        partial(recorded, "six-snakes-first-edition", 93),
        [STOKE.format("Mind Games"), ".cards >> nth=1 >> .chip >> nth=0"],
        "You play Mind Games",
        id="mind games",
    ),
    pytest.param(
        partial(recorded, "four-careful-surfers", 93),
        [STOKE.format("Call It"), "g.ring >> nth=2", ".face >> nth=3"],
        "You play Call It",
        id="call it",
    ),
    pytest.param(
        partial(chanced, r"jetski\d", 1), [STOKE.format("Jetski"), "g.ring >> nth=1"], "You play Jetski", id="jetski"
    ),
    pytest.param(
        partial(recorded, "six-snakes-first-edition", 35),
        [STOKE.format("Inspiration")],
        "You play Inspiration",
        id="inspiration",
    ),
]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize(("match", "clicked", "told"), RARE)
def test_it_is_done_by_clicks(
    sit: Sit, match: Callable[[], Match], clicked: list[str], told: str, window: dict[str, int]
) -> None:
    ann = sit(viewport=window)
    ann.take_over(match())
    for spot in clicked:
        ann.page.locator(spot).click()
        looks.check(ann.page, f"{told} after {spot}")
    ann.picture()
    expect(ann.primary).to_be_enabled()
    ann.primary.click()
    expect(ann.page.locator(".log")).to_contain_text(told)
    ann.picture()


@pytest.mark.parametrize("window", WINDOWS)
def test_after_inspiration_three_cards_are_laid_down_by_clicks(sit: Sit, window: dict[str, int]) -> None:
    ann = sit(viewport=window)
    ann.take_over(recorded("six-snakes-first-edition", 35))
    ann.page.locator(STOKE.format("Inspiration")).click()
    ann.primary.click()
    cards = ann.page.locator(".slot.live")
    expect(cards).to_have_count(8)
    for number in range(3):
        expect(ann.primary).to_be_disabled()
        cards.nth(number).click(position={"x": 10, "y": 20})
    looks.check(ann.page, "three cards to lay down")
    ann.picture()
    ann.primary.click()
    expect(ann.page.locator(".slot")).to_have_count(5)
