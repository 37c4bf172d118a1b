"""At the page: playing again, leaving and coming back, reactions, and an address without a table."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import looks
from tests.browser.fixtures import Sit
from tests.browser.player import Player
from vaka.core.record import from_record, to_record

RECORD = Path(__file__).parents[1] / "games" / "powerboats" / "records" / "random-2-light.json"


def ends_for_two(ann: Player, ben: Player) -> None:
    """Ann and Ben sit at a match that has just ended."""
    match = from_record(json.loads(RECORD.read_text("utf-8")))
    before, seats = match.fork(match.ply - 1), [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    table = ann.post("/records", {"record": to_record(before), "seats": seats})["table"]
    for player in (ann, ben):
        player.go_to(table)
    ben.page.locator("form .primary").click()  # Sit down
    ann.wait_for(lambda: ann.my_turn() or ben.my_turn(), "the last decision")
    last = {"entry": before.ply, "action": match.actions[-1]}
    (ann, ben)[before.to_move].post(f"/tables/{table['id']}/act", last)
    for player in (ann, ben):
        player.wait_for(player.over, "the end")


def test_two_people_play_again_and_react(sit: Sit) -> None:
    ann, ben = sit("Ann"), sit("Ben", viewport=looks.PHONE, has_touch=True, locale="it-IT")
    ends_for_two(ann, ben)
    ann.picture()
    ann.page.get_by_role("button", name="Play again").click()
    expect(ann.page.get_by_text("has been asked")).to_be_visible()
    ann.picture()
    expect(ben.page.get_by_text("Ann vuole giocare ancora.")).to_be_visible()
    ben.picture()
    looks.check(ben.page)
    ben.page.get_by_role("button", name="Non ora").click()
    expect(ann.page.get_by_text("not this time")).to_be_visible()
    looks.check(ann.page)
    ben.page.get_by_role("button", name="Ci ho ripensato").click()
    ann.wait_for(lambda: ann.my_turn() or ben.my_turn(), "the next match")
    assert ann.page.url == ben.page.url
    expect(ben.page.locator(".seat b").first).to_contain_text("Ben")  # who sat second sits first now
    ann.page.get_by_role("button", name="React").focus()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("ArrowRight")
    ann.picture()
    ann.page.keyboard.press("Enter")
    expect(ben.page.locator(".bubble")).to_be_visible()
    expect(ben.page.get_by_role("status").filter(has_text="Ann: Bella mossa!")).to_have_count(1)
    ben.picture()


@pytest.mark.exhaustive
def test_a_match_with_bots_pauses_while_one_is_away(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:greedy", "bot:random")
    ann.wait_for(ann.my_turn, "a turn")
    ann.page.get_by_role("button", name="Table and settings").click()
    ann.page.get_by_role("button", name="Leave; the match pauses until I come back").click()
    ann.page.wait_for_url(f"{ann.address}/")
    expect(ann.page.get_by_text("Paused", exact=True)).to_be_visible()
    ann.picture()
    ann.page.get_by_role("link", name=re.compile("^Continue")).first.click()
    expect(ann.page.get_by_text("Paused. Take your seat back and the match goes on.")).to_be_visible()
    ann.picture()
    ann.page.get_by_role("button", name="Take my seat back").click()
    ann.wait_for(ann.my_turn, "a turn after the pause")


def test_an_address_without_a_table_says_so(browser: Browser, address: str) -> None:
    context = browser.new_context(locale="en-GB")  # not by `sit`: the browser reports the refused connection
    page = context.new_page()
    page.goto(f"{address}/table/AAAAAAAAAAAAAAAA")
    expect(page.get_by_text("There is no table at this address.")).to_be_visible()
    context.close()
