"""Whakaari in a real browser: a whole match by clicks and drags, on a phone, in Italian, with the keyboard alone."""

import json
import random
import time
from collections.abc import Callable

import pytest

pytest.importorskip("playwright.sync_api", reason="the browser tests need playwright")
from playwright.sync_api import Locator, expect

import vaka
from tests.browser.conftest import address, browser, shots, sit  # noqa: F401
from tests.browser.looks import looks_right
from tests.browser.player import Player
from vaka.core.record import to_record

Sit = Callable[..., Player]
LONGEST = 55.0  # seconds a person plays before the bots may go on alone
GLOWING = ".moves .stone, .moves .shore:not(.idle)"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def stopped(seats: int, seed: int, ready: Callable[[vaka.Match], bool]) -> vaka.Match:
    """A match of random moves, stopped where it is wanted."""
    match, rng = vaka.Match("whakaari", seats, seed=seed), random.Random(seed)
    while not ready(match):
        match.play(rng.choice(match.legal()))
    return match


def in_phase(name: str, after: int = 0) -> Callable[[vaka.Match], bool]:
    return lambda match: match.ply >= after and match.view()["phase"] == name


def bring(player: Player, match: vaka.Match) -> None:
    """Sit down at a table that stands where the match does, on the seat to move, bots around."""
    me, bot = {"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}
    seats = [me if seat == match.to_move else bot for seat in range(match.seats)]
    player.page.goto(player.address)
    made = player.page.evaluate(
        "async (body) => (await (await fetch('/api/records', {method: 'POST', body,"
        " headers: {'content-type': 'application/json'}})).json()).table.id",
        json.dumps({"record": to_record(match), "seats": seats}),
    )
    player.page.goto(f"{player.address}/table/{made}")
    player.page.locator(".moves").wait_for()
    player.wait_for(player.my_turn, "my turn")


def phase(player: Player) -> str:
    return player.page.locator(".moves").get_attribute("data-phase") or ""


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def foremost(player: Player) -> Locator:
    """Of what glows, the one farthest up: my board is at the bottom and my goal at the top."""
    glowing = player.page.locator(GLOWING).all()
    return min(glowing, key=lambda one: middle(one)[1])


def pull(player: Player) -> None:
    """Take hold of the nearest glowing stone to the board's middle and pull it upwards."""
    x, y = middle(player.page.locator(GLOWING).first)
    mouse = player.page.mouse
    mouse.move(x, y)
    mouse.down()
    player.wait_for(lambda: phase(player) == "angle", "the stone in the hand")
    mouse.move(x + 20, y - 50, steps=4)
    mouse.up()
    player.page.locator(".shade").wait_for()


def decide(player: Player) -> None:
    """Make one decision as a person would: towards the goal, by clicks on the board and in the dock."""
    page = player.page
    now, before = phase(player), page.locator(".say").inner_text()
    chips = page.locator(".chip")
    if now == "target" and page.locator(".moves.grips").count():
        pull(player)
    elif now == "angle":
        x, y = middle(page.locator(".moves"))
        page.mouse.click(x, y - 150)
    elif now == "place":
        x, y = middle(page.locator(".moves"))
        for off in range(90, 260, 12):
            page.mouse.click(x + off / 2, y + off / 2)
            if player.primary.is_enabled():
                break
    elif page.locator(GLOWING).count():
        aim = foremost(player)
        aim.focus()
        page.keyboard.press("Enter")
    elif now == "main" and page.locator(".hand button.card:not(.idle)").count():
        page.locator(".hand button.card:not(.idle)").first.click()
        if page.locator(".chip:has-text('Drag')").count():
            page.locator(".chip:has-text('Drag')").click()
    elif chips.count():
        pulls = page.locator(".chip:has-text('Bring')")
        (pulls if pulls.count() else chips.last if now == "icon" else chips.first).click()
    elif not player.primary.is_enabled():
        page.locator(".hand button.card").first.click()
    player.primary.click()
    player.wait_for(
        lambda: (
            not player.my_turn() or player.over() or page.locator(".say").inner_text() != before or phase(player) != now
        ),
        "an answer",
    )


def test_a_whole_match_of_four_is_played_by_clicks_and_drags_alone(sit: Sit) -> None:  # noqa: F811
    ann = sit()
    ann.new_table("me", "bot:greedy", "bot:greedy", "bot:greedy", game="whakaari")
    ann.wait_for(lambda: ann.page.locator(".moves").count() > 0, "the table")
    ann.picture()
    until, made = time.monotonic() + LONGEST, 0
    while True:
        ann.wait_for(lambda: ann.my_turn() or ann.over(), "a turn or the end")
        if ann.over():
            break
        decide(ann)
        made += 1
        if made == 20:
            ann.picture()
        assert time.monotonic() < until + 60, "the match goes on for too long"
    print(f"{made} decisions in {LONGEST - (until - time.monotonic()):.0f} s")
    expect(ann.page.get_by_role("dialog", name="The match is over")).to_be_visible()
    assert made > 3
    ann.picture()
