"""Whole matches and everything a person can do around them, in a real browser."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import vaka
from tests.browser import looks
from tests.browser.fixtures import Sit
from tests.browser.player import decisions
from tests.tiers import some


@pytest.mark.exhaustive  # the quick tier ends a match and goes into its replay in a game's own tests
def test_a_whole_match_against_a_bot_is_played_by_clicks_alone(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:greedy")
    for _ in range(800):
        ann.wait_for(lambda: ann.my_turn() or ann.over(), "a turn or the end")
        if ann.over():
            break
        ann.take_part()
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
        (ann if ann.my_turn() else ben).take_part()
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something").fill("<b>ahoy</b>")
    ben.page.get_by_role("button", name="Send").click()
    ann.page.get_by_role("tab", name="Chat").click()
    expect(ann.page.get_by_role("log", name="Chat")).to_contain_text("<b>ahoy</b>")
    ann.picture()
    ask.click()
    ben.page.get_by_role("button", name="No", exact=True).click()
    expect(ann.page.get_by_text("Ben does not want the move taken back.")).to_be_visible()
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
            ann.take_part()
    assert raised >= 2


def test_a_reload_keeps_the_seat_and_a_stranger_only_looks_on(sit: Sit) -> None:
    ann, eve = sit("Ann"), sit("Eve")
    address = ann.new_table("me", "bot:greedy", "bot:random")
    ann.wait_for(ann.my_turn, "a turn")
    ann.take_part()
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
        ben.take_part()
        ben.wait_for(lambda: ann.my_turn() or ben.my_turn(), "the next turn")
    assert ann.my_turn()
    ann.take_part()


def test_undo_goes_back_to_the_dice_that_were_kept(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:random")
    for _ in range(3):
        ann.wait_for(ann.my_turn, "a turn")
        ann.take_part()
    ann.wait_for(lambda: ann.page.locator(".step").count() > 0, "the dice")
    if ann.page.locator(".step").last.get_attribute("aria-pressed") == "true":
        ann.page.locator(".step").last.click()
    ann.primary.click()
    ann.wait_for(lambda: ann.page.locator(".run").count() > 0, "the runs")
    ann.page.get_by_role("button", name="Undo").click()
    ann.wait_for(lambda: ann.page.locator(".step").count() == 2, "the dice again")


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
        anna.take_part()
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
        ann.take_part()
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
        ann.take_part()
    position = ann.page.request.get(f"{table}/position").json()
    ann.lobby()
    keep = next(one for one in position["positions"][0]["choices"] if one["parts"]["change"] == "keep")
    told = ann.page.request.post(f"{table}/act", data={"entry": position["entry"], "action": keep["action"]})
    assert told.status == 200, told.text()
    ann.page.goto(address)
    expect(ann.page.locator(".say")).to_contain_text("or change the dice")
    ann.take_part()
    expect(ann.page.locator(".run").first).to_be_visible()


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
