"""Playing on from a match that is still going on."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.player import Player
from tests.games.powerboats.browser import decide
from vaka.core.match import Match
from vaka.core.record import to_record

COARSE = True


def test_a_player_tries_out_another_way_while_the_match_waits(sit: Callable[..., Player]) -> None:
    ann, eve = sit("Ann"), sit("Eve")
    address = ann.new_table("me", "bot:greedy")
    for _ in range(4):
        ann.wait_for(ann.my_turn, "a turn")
        decide(ann)
    ann.wait_for(ann.my_turn, "a turn")
    eve.page.goto(f"{address}/replay/3")
    expect(eve.page.get_by_role("button", name="Play from here")).to_be_disabled()
    ann.page.goto(f"{address}/replay/3")
    ann.page.get_by_role("button", name="Play from here").click()
    ann.page.wait_for_url(re.compile(r"/table/[\w-]+$"))
    assert ann.page.url != address
    ann.wait_for(ann.my_turn, "a turn in the fork")
    decide(ann)
    ann.picture()
    ann.page.goto(address)
    ann.wait_for(ann.my_turn, "the match itself, as it was")


def test_a_match_from_a_record_waits_for_who_is_invited(sit: Callable[..., Player]) -> None:
    """It has a position already, and still shows the invitation until everybody is there."""
    match = Match("powerboats", 2, seed=5)
    while match.ply < 6:
        match.play(match.legal()[0])
    ann, ben = sit("Ann"), sit("Ben")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "invited"}]
    ann.go_to(ann.post("/records", {"record": to_record(match), "seats": seats})["table"])
    invitation = ann.page.locator("#invitation").input_value()
    ben.page.goto(invitation)
    ben.page.get_by_role("button", name="Sit down").click()
    for player in (ann, ben):
        expect(player.page.locator(".seats")).to_contain_text("Ben")
