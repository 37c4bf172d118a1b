"""What an item of the list of moves would do is drawn on the board while somebody points at it, or in the dock."""

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Sit
from tests.browser.test_access import seats
from vaka.core.registry import games

COARSE = True

MARKS = ".marks > g"
LIT = f"{MARKS}, .lights .ring"
IN_DOCK = {"tavarua": ".corner", "whakaari": ".hand [data-card]"}


@pytest.mark.parametrize("game", games())
def test_an_item_pointed_at_draws_what_it_would_do(sit: Sit, game: str) -> None:
    ann = sit()
    ann.new_table(*seats(game), game=game)
    ann.wait_for(ann.my_turn, "a turn")
    item, marks = ann.page.locator(".choices [data-item]").last, ann.page.locator(LIT)
    expect(marks).to_have_count(0)
    item.hover()
    expect(marks.first).to_be_visible()
    ann.picture()
    ann.page.locator(".bar").hover()
    expect(marks).to_have_count(0)
    item.focus()
    expect(marks.first).to_be_visible()
    item.blur()
    expect(marks).to_have_count(0)
    if game in IN_DOCK:
        ann.page.locator(IN_DOCK[game]).first.hover()
        expect(marks.first).to_be_visible()


def test_what_an_item_draws_goes_with_the_item(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:greedy")
    ann.wait_for(ann.my_turn, "a turn")
    items, marks = ann.page.locator(".choices [data-item]"), ann.page.locator(MARKS)
    items.first.hover()
    expect(marks).to_have_count(1)  # the place: which way the bow will point is open
    items.first.click()
    expect(items).to_have_count(6)
    ann.page.locator(".bar").hover()
    expect(marks).to_have_count(0)
    items.nth(1).hover()
    expect(marks).to_have_count(2)
    items.nth(1).press("Enter")
    with ann.answered():
        ann.primary.click()
    expect(marks).to_have_count(0)
