"""Pulling a stone across the lava, as quickly as people do."""

from playwright.sync_api import expect

import vaka
from tests.browser.fixtures import Sit

COARSE = True


def test_a_stone_let_go_before_the_room_has_answered_goes_where_it_was_pulled(sit: Sit) -> None:
    match = vaka.Match("whakaari", seats=3, seed=1)
    for _ in range(2):
        match.push(match.moves()[0])
    assert "A19" in match.moves(), "a card that only drags"
    ann = sit()
    ann.take_over(match)
    mouse = ann.page.mouse
    ann.page.locator('.dock [data-card="A19"]').click()
    box = ann.page.locator('[data-plane] [data-key="P20"]').bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 30, y + 5)
    mouse.move(x + 60, y + 10)
    mouse.up()
    expect(ann.primary).to_have_text("Drag")
    expect(ann.primary).to_be_enabled()
    expect(ann.page.locator("[data-spot=ghost]")).to_be_visible()
