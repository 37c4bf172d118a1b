"""Playing on from a match that is still going on."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.player import Player


def test_a_player_tries_out_another_way_while_the_match_waits(sit: Callable[..., Player]) -> None:
    ann, eve = sit("Ann"), sit("Eve")
    address = ann.new_table("me", "bot:greedy")
    for _ in range(4):
        ann.wait_for(ann.my_turn, "a turn")
        ann.take_part()
    ann.wait_for(ann.my_turn, "a turn")
    eve.page.goto(f"{address}/replay/3")
    expect(eve.page.get_by_role("button", name="Play from here")).to_be_disabled()
    ann.page.goto(f"{address}/replay/3")
    ann.page.get_by_role("button", name="Play from here").click()
    ann.page.wait_for_url(re.compile(r"/table/[\w-]+$"))
    assert ann.page.url != address
    ann.wait_for(ann.my_turn, "a turn in the fork")
    ann.take_part()
    ann.picture()
    ann.page.goto(address)
    ann.wait_for(ann.my_turn, "the match itself, as it was")
