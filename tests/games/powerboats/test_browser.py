"""The Powerboats table in a real browser: a whole match by clicks, a phone, Italian, the dice, refusals."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import looks
from tests.browser.fixtures import Sit
from tests.browser.player import decisions
from tests.games.powerboats.browser import decide


@pytest.mark.exhaustive  # the quick tier ends a match and goes into its replay in a game's own tests
def test_a_whole_match_against_a_bot_is_played_by_clicks_alone(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:greedy")
    for _ in range(800):
        ann.wait_for(lambda: ann.my_turn() or ann.over(), "a turn or the end")
        if ann.over():
            break
        decide(ann)
    expect(ann.page.get_by_role("dialog", name="The match is over")).to_be_visible()
    ann.picture()
    ann.page.get_by_role("link", name="Replay").click()
    ann.page.get_by_role("button", name="One move on").click()
    expect(ann.page.get_by_text("Replay, move 1 of")).to_have_count(2)
    ann.page.get_by_label("Move", exact=True).fill("12")
    expect(ann.page).to_have_url(re.compile("/replay/12$"))
    ann.picture()
    ann.page.get_by_role("button", name="Play from here").click()
    ann.page.wait_for_url(re.compile(r"/table/[\w-]+$"))
    ann.wait_for(ann.my_turn, "the fork to be mine")
    ann.picture()


def test_undo_goes_back_to_the_dice_that_were_kept(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:random")
    for _ in range(3):
        ann.wait_for(ann.my_turn, "a turn")
        decide(ann)
    ann.wait_for(lambda: ann.page.locator(".step").count() > 0, "the dice")
    if ann.page.locator(".step").last.get_attribute("aria-pressed") == "true":
        ann.page.locator(".step").last.click()
    ann.primary.click()
    ann.wait_for(lambda: ann.page.locator(".run").count() > 0, "the runs")
    ann.page.get_by_role("button", name="Undo").click()
    ann.wait_for(lambda: ann.page.locator(".step").count() == 2, "the dice again")


@pytest.mark.exhaustive
def test_what_is_not_possible_says_why_with_the_rule(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:random")
    ann.wait_for(ann.my_turn, "a turn")
    ann.page.locator(".moves").click(position={"x": 450, "y": 8})
    expect(ann.page.get_by_text("A boat starts on water.")).to_be_visible()
    ann.page.get_by_role("button", name="Rule POW-3.2").click()
    expect(ann.page.locator(".rules .lit")).to_have_text("POW-3.2")
    ann.picture()


@pytest.mark.exhaustive
def test_an_italian_match_speaks_italian(sit: Sit) -> None:
    anna = sit("Anna", locale="it-IT", color_scheme="dark")
    anna.new_table("me", "bot:greedy", "bot:random", "bot:greedy")
    anna.wait_for(anna.my_turn, "a turn")
    expect(anna.page.get_by_text("Scegli il posto di partenza")).to_be_visible()
    for _ in range(6):
        decide(anna)
        anna.wait_for(anna.my_turn, "a turn")
    anna.picture()
    anna.page.get_by_role("tab", name="Regole").click()
    expect(anna.page.locator("#tab-panel")).to_contain_text("POW-1.1")


@pytest.mark.exhaustive
def test_a_phone_in_portrait_is_a_whole_table(sit: Sit) -> None:
    ann = sit(viewport=looks.PHONE, has_touch=True)
    ann.new_table("me", "bot:greedy", "bot:random", "bot:greedy")
    for _ in range(decisions(7)):
        ann.wait_for(lambda: ann.my_turn() or ann.over(), "a turn or the end")
        looks.check(ann.page)
        if ann.over():
            break
        decide(ann)
    ann.wait_for(lambda: ann.my_turn() or ann.over(), "a turn or the end")
    ann.picture()
    looks.check(ann.page)
    ann.page.get_by_role("button", name="Log, chat and rules").click()
    expect(ann.page.get_by_role("log", name="Log")).to_be_visible()


@pytest.mark.exhaustive
def test_a_turn_left_in_its_middle_is_gone_on_with(sit: Sit) -> None:
    """The number of dice is told to the room, but not yet which of them are rolled again, when the page goes away."""
    ann = sit()
    address = ann.new_table("me", "bot:greedy")
    table = f"{ann.address}/api/tables/{address.rpartition('/')[2]}"
    for _ in range(9):
        ann.wait_for(ann.my_turn, "a turn")
        if ann.page.locator(".dock .step").count() and ann.page.locator(".dock button.die").count():
            break
        decide(ann)
    position = ann.page.request.get(f"{table}/position").json()
    ann.lobby()
    keep = next(one for one in position["positions"][0]["choices"] if one["parts"]["change"] == "keep")
    told = ann.page.request.post(f"{table}/act", data={"entry": position["entry"], "action": keep["action"]})
    assert told.status == 200, told.text()
    ann.page.goto(address)
    expect(ann.page.locator(".say")).to_contain_text("or change the dice")
    decide(ann)
    expect(ann.page.locator(".run").first).to_be_visible()
