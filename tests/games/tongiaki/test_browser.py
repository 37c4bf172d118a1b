"""Tongiaki at the room's table, in a real browser: by clicks, on a phone in Italian, by keys."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import looks
from tests.browser.conftest import address, browser, shots, sit
from tests.browser.player import Player
from tests.games.tongiaki.sailor import Sailor

__all__ = ["address", "browser", "shots", "sit"]

Sit = Callable[..., Player]
BOTS = ("bot:random", "bot:random", "bot:random")
PHONE = {"width": 390, "height": 844}


def test_a_whole_match_of_four_is_played_by_clicks_on_the_board(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", *BOTS, game="tongiaki")
    sailor, asked = Sailor(ann, seed=4), set()
    for _ in range(400):
        ann.wait_for(sailor.ready, "a turn or the end")
        if ann.over():
            break
        asked.add(sailor.decide())
    expect(ann.page.get_by_role("dialog", name="The match is over")).to_be_visible()
    expect(ann.page.locator("[data-spot=score] tbody tr")).to_have_count(4)
    assert len(asked) > 3, "a match asks for more than a few kinds of decisions"
    ann.picture()


def test_what_cannot_be_done_says_why_with_its_rule(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:random", game="tongiaki")
    ann.wait_for(ann.my_turn, "the set-up")
    ann.page.get_by_role("group", name="The archipelago").click(position={"x": 465, "y": 345})
    expect(ann.page.get_by_text("The island has no such beach.")).to_be_visible()
    sailor = Sailor(ann)
    for _ in range(20):
        ann.wait_for(ann.my_turn, "a turn")
        if ann.page.locator("[data-kind=found].off").count():
            break
        sailor.decide()
    ann.page.locator("[data-kind=found].off").click()
    expect(ann.page.get_by_text("Tonga never becomes royal.")).to_be_visible()
    ann.page.get_by_role("button", name="Rule TON-10.4").click()
    expect(ann.page.locator(".rules .lit")).to_have_text("TON-10.4")


def test_a_phone_in_italian_shows_all_of_it_large_enough(sit: Sit) -> None:
    anna = sit("Anna", viewport=PHONE, has_touch=True, locale="it-IT")
    anna.new_table("me", *BOTS, game="tongiaki")
    anna.wait_for(anna.my_turn, "a turn")
    expect(anna.page.get_by_text("Metti una barca su una spiaggia di Tonga.")).to_be_visible()
    sailor = Sailor(anna, seed=2)
    for _ in range(12):
        anna.wait_for(sailor.ready, "a turn")
        if anna.over():
            break
        looks.check(anna.page)
        sailor.decide()
    assert anna.page.locator("svg text").filter(has_text=re.compile(r"^\d+$")).count() > 0
    anna.picture()


def test_the_keyboard_alone_plays_on_the_board(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:random", "bot:random", game="tongiaki")
    sailor = Sailor(ann, seed=3, keys=True)
    for _ in range(8):
        ann.wait_for(sailor.ready, "a turn")
        sailor.decide()
    description = str(ann.page.locator(".moves desc").text_content())
    assert "Tonga" in description
    assert "Ann" in ann.page.locator(".log").inner_text()
