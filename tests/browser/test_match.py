"""People at a table, and what they do around a match, in a real browser."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import vaka
from tests.browser.fixtures import Sit
from tests.games.powerboats.browser import decide
from tests.tiers import some


def test_two_browsers_play_over_an_invitation_talk_and_agree_to_undo(sit: Sit) -> None:
    ann, ben = sit("Ann"), sit("Ben")
    ann.new_table("me", "invited")
    link = ann.page.get_by_label("Invitation").input_value()
    ann.picture()
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit down").click()
    ask = ann.page.get_by_role("button", name="Ask to undo")
    for turn in range(40):
        ann.wait_for(lambda: ann.my_turn() or ben.my_turn(), "somebody's turn")
        if turn > 7 and ann.my_turn() and ask.count() and ask.is_enabled():
            break
        decide(ann if ann.my_turn() else ben)
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something").fill("<b>ahoy</b>")
    ben.page.get_by_role("button", name="Send").click()
    ann.page.get_by_role("tab", name="Chat").click()
    expect(ann.page.get_by_role("log", name="Chat")).to_contain_text("<b>ahoy</b>")
    ann.picture()
    ask.click()
    ben.page.get_by_role("button", name="No", exact=True).click()
    expect(ann.page.get_by_text("Ben does not want the move undone.")).to_be_visible()
    ann.picture()
    ask.click()
    ben.page.get_by_role("button", name="Agree").click()
    expect(ben.page.get_by_role("button", name="Agree")).to_have_count(0)
    ben.picture()


def test_two_people_at_one_screen_have_a_curtain_between_them(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "near", "bot:random")
    ann.page.get_by_role("button", name="Table and settings").click()
    ann.page.get_by_label("Curtain between people").select_option("always")
    ann.page.get_by_role("button", name="Close", exact=True).first.click()
    raised, curtain = 0, ann.page.locator(".curtain")
    for _ in range(14):
        ann.wait_for(lambda: ann.my_turn() or curtain.count() > 0, "a turn or the curtain")
        if curtain.count():
            if not raised:
                ann.picture()
            raised += 1
            ann.page.get_by_role("button", name=re.compile("^I am")).click()
        else:
            decide(ann)
    assert raised >= 2


def test_a_reload_keeps_the_seat_and_a_stranger_only_looks_on(sit: Sit) -> None:
    ann, eve = sit("Ann"), sit("Eve")
    address = ann.new_table("me", "bot:greedy", "bot:random")
    ann.wait_for(ann.my_turn, "a turn")
    decide(ann)
    ann.page.reload()
    ann.wait_for(ann.my_turn, "a turn after the reload")
    eve.page.goto(address)
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(eve.page.locator(".dock .primary")).to_have_count(0)
    eve.picture()


@pytest.mark.exhaustive
def test_who_leaves_is_stood_in_for_and_takes_the_seat_back(sit: Sit) -> None:
    ann, ben = sit("Ann"), sit("Ben")
    address = ann.new_table("me", "invited")
    ben.page.goto(ann.page.get_by_label("Invitation").input_value())
    ben.page.get_by_role("button", name="Sit down").click()
    ann.wait_for(lambda: ann.my_turn() or ben.my_turn(), "the start")
    ann.page.get_by_role("button", name="Table and settings").click()
    ann.page.get_by_role("button", name=re.compile("^Leave")).click()
    ann.page.wait_for_url(f"{ann.address}/")
    ben.wait_for(ben.my_turn, "the bot to play for Ann")
    expect(ben.page.get_by_text("stands in").first).to_be_visible()
    ben.picture()
    ann.page.goto(address)
    ann.page.get_by_role("button", name="Take my seat back").click()
    expect(ben.page.get_by_text("stands in")).to_have_count(0)
    for _ in range(4):
        if ann.my_turn():
            break
        decide(ben)
        ben.wait_for(lambda: ann.my_turn() or ben.my_turn(), "the next turn")
    assert ann.my_turn()
    decide(ann)


@pytest.mark.parametrize("name", some(vaka.all_games()))
def test_a_saved_match_is_opened_from_its_file(sit: Sit, name: str) -> None:
    record = min(Path("tests/games", name, "records").glob("*.json"))
    ann = sit()
    ann.lobby()
    ann.page.get_by_role("button", name="Watch a table").first.click()
    ann.page.get_by_label("Open a saved match").set_input_files(record)
    ann.page.wait_for_url(re.compile("/replay/"))
    ann.page.get_by_role("button", name="One move on").click()
    expect(ann.page.get_by_text("Replay, move 1 of")).to_have_count(2)


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", ["tongiaki", "whakaari"])
def test_the_list_of_moves_is_enough_to_play(sit: Sit, game: str) -> None:
    ann = sit()
    ann.new_table("me", "bot:random", "bot:random", game=game)
    for _ in range(3):
        ann.wait_for(ann.my_turn, "a turn")
        while not ann.primary.is_enabled():
            ann.page.locator(".choices button:not(.on)").first.click()
        with ann.answered():
            ann.primary.click()
    ann.picture()
