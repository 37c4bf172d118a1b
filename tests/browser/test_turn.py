"""Whose turn it is cannot be missed, and moves play the way a person has set it."""

import json
import random
import re

from playwright.sync_api import Route, expect

import vaka
from tests.browser.fixtures import Sit
from tests.browser.player import Player

COARSE = True


def switch(player: Player, **settings: bool) -> None:
    """Switch settings of the table's menu on or off, by their labels' beginnings."""
    player.page.get_by_role("button", name="Table and settings").click()
    menu = player.page.get_by_role("region", name="Settings")
    for name, on in settings.items():
        menu.get_by_label(re.compile(f"^{name}", re.I)).set_checked(on)
    player.page.keyboard.press("Escape")


def test_the_turn_is_announced_and_one_click_plays_without_confirming(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:greedy")
    ann.wait_for(ann.my_turn, "a turn")
    banner = ann.page.locator(".turn.shown")
    expect(banner).to_contain_text("Your turn")
    expect(ann.page.locator(".whose")).to_have_text("Your turn")
    expect(ann.page).to_have_title("● Your turn · Powerboats · Vaka")
    expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", re.compile(r"/icon-turn\.svg$"))
    expect(ann.page.locator(".seat.mine.turn")).to_contain_text("your turn")
    expect(ann.page.get_by_role("button", name="Undo")).to_be_disabled()  # nothing has been decided yet
    expect(banner).to_have_count(0)
    ann.picture()
    switch(ann, confirm=False)
    ann.page.locator(".moves .place").first.click()
    ann.page.locator(".way").nth(1).click()
    ann.wait_for(lambda: ann.page.locator(".dock .step").count() > 0, "the boat to be placed and my next turn")
    expect(ann.page.get_by_role("button", name="Undo")).to_be_enabled()
    ann.page.locator(".dock .step").last.click()  # dice are marked one after another
    expect(ann.page.locator(".dock .step")).to_have_count(2)


def test_a_log_that_is_still_being_read_does_not_say_that_nothing_has_happened(sit: Sit) -> None:
    match, held = vaka.Match("powerboats", 2, seed=5), list[Route]()
    while match.ply < 6:
        match.play(match.legal()[0])
    ann = sit()
    ann.page.route(re.compile(r"/replay\?"), lambda route: held.append(route))
    ann.take_over(match)
    ann.wait_for(lambda: bool(held), "the page to ask for the log")
    log = ann.page.get_by_role("log")
    expect(log).to_have_text("")
    for route in held:
        route.continue_()
    ann.page.unroute_all()
    expect(log.get_by_role("listitem").first).to_be_visible()
    ann.new_table("me", "bot:greedy")
    expect(log).to_have_text("Nothing has happened yet.")


def test_the_only_legal_move_is_announced_and_plays_by_itself(sit: Sit) -> None:
    match, chance = vaka.Match("powerboats", 2, seed=5), random.Random(5)
    while len(match.legal()) > 1:
        match.play(chance.choice(match.legal()))
    ann = sit()
    ann.page.clock.install(time=0)
    ann.page.clock.pause_at(1000)
    ann.lobby()
    settings = json.dumps({"name": "Ann", "speed": "instant", "forced": True, "recap": False})
    ann.page.evaluate("kept => localStorage.setItem('vaka-settings', kept)", settings)
    ann.take_over(match)
    at = f"{ann.address}/api/tables/{ann.page.url.rpartition('/')[2]}/position"
    entry = ann.page.request.get(at).json()["entry"]
    expect(ann.page.locator(".forced")).to_contain_text("Only one move")
    ann.page.clock.run_for(800)
    ann.wait_for(lambda: ann.page.request.get(at).json()["entry"] > entry, "the move to be played")


WATCH = """() => {
  window.said = new Set()
  const look = () => {
    const showing = document.querySelector('.dock')?.textContent.includes('Still showing') ?? false
    const seat = document.querySelector('.seat.mine')
    if (seat && showing) said.add(`shown: ${seat.matches('.turn') || seat.textContent.includes('your turn')}`)
    requestAnimationFrame(look)
  }
  look()
}"""


def test_the_own_seat_does_not_say_it_is_ones_turn_while_others_are_shown_moving(sit: Sit) -> None:
    match = vaka.Match("whakaari", 3, seed=4)
    while match.ply < 6 or len(match.legal()) == 1:
        match.play(match.legal()[0])
    ann = sit(reduced_motion="no-preference")
    ann.lobby()
    settings = json.dumps({"name": "Ann", "speed": "slow", "forced": False, "recap": False})
    ann.page.evaluate("kept => localStorage.setItem('vaka-settings', kept)", settings)
    ann.take_over(match)
    ann.page.evaluate(WATCH)
    here, me = f"{ann.address}/api/tables/{ann.page.url.rpartition('/')[2]}", match.to_move
    while (now := ann.page.request.get(f"{here}/position").json())["positions"][-1]["to_move"] == me:
        choice = now["positions"][-1]["choices"][0]["action"]
        ann.page.request.post(f"{here}/act", data={"entry": now["entry"], "action": choice})
    ann.wait_for(lambda: ann.page.evaluate("said.size > 0"), "the others to be shown", 90)
    ann.wait_for(ann.my_turn, "a turn", 90)
    expect(ann.page.locator(".seat.mine.turn")).to_contain_text("your turn")
    assert ann.page.evaluate("[...said]") == ["shown: false"]
