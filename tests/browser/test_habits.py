"""What people do at every table: keys of the table itself, settings that stay, the end with and without motion."""

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Sit
from tests.browser.player import Player
from tests.browser.test_end import open_end, saved

COARSE = True

MOVES = "part => getComputedStyle(part).animationName !== 'none'"


def paced(speed: str) -> str:
    """A script by which the page finds this speed chosen."""
    return f"localStorage.setItem('vaka-settings', JSON.stringify({{ name: 'Ann', speed: '{speed}' }}))"


def open_settings(player: Player) -> None:
    player.page.get_by_role("button", name="Table and settings").click()
    player.page.get_by_role("region", name="Settings").wait_for()


def test_speed_and_moves_without_confirming_are_chosen_once(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:greedy")
    ann.wait_for(ann.my_turn, "a turn")
    open_settings(ann)
    chosen = ann.page.get_by_role("region", name="Settings")
    chosen.get_by_label("Animation speed").select_option("slow")
    chosen.get_by_label("Confirm moves").uncheck()
    ann.page.reload()
    ann.wait_for(ann.my_turn, "a turn")
    open_settings(ann)
    expect(chosen.get_by_label("Animation speed")).to_have_value("slow")
    expect(chosen.get_by_label("Confirm moves")).not_to_be_checked()
    ann.page.get_by_role("button", name="Close", exact=True).first.click()
    lines = ann.page.get_by_role("log", name="Log").get_by_role("listitem")
    expect(lines).to_have_count(0)
    ann.page.locator(".choices [data-item]").first.click()
    ann.page.locator(".choices [data-item]").first.click()  # the bow, which ends the move
    expect(lines.first).to_be_visible()


def test_u_takes_back_and_l_opens_and_closes_the_log(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "near")
    ann.wait_for(ann.my_turn, "a turn")
    log = ann.page.get_by_role("log", name="Log")
    for key in ("1", "Enter", "1"):  # a place of many, and the bow
        ann.page.keyboard.press(key)
    with ann.answered():
        ann.page.keyboard.press("Enter")
    expect(log.get_by_role("listitem")).not_to_have_count(0)
    ann.page.keyboard.press("u")
    expect(log.get_by_text("lines up at the start")).to_have_count(0)
    opens = ann.page.get_by_role("button", name="Log, chat and rules")
    expect(opens).to_have_attribute("aria-expanded", "true")
    for expanded in ("false", "true"):
        ann.page.keyboard.press("l")
        expect(opens).to_have_attribute("aria-expanded", expanded)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_victory_moves_only_for_those_who_want_it(sit: Sit, motion: str) -> None:
    ann = sit(reduced_motion=motion)
    ann.page.add_init_script(paced("normal"))
    picture = open_end(ann, saved("tavarua"), 0).locator(".ride")
    expect(picture).to_be_visible()
    assert picture.evaluate(MOVES) == (motion == "no-preference")
