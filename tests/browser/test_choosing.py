"""Four people at one table of Tavarua choose at the same time, each in a browser of their own."""

import time
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.browser import looks
from tests.browser.fixtures import Sit
from tests.browser.player import Player

NAMES = ("Ann", "Ben", "Cleo", "Dan")
THINKING = (2.4, 0.6, 1.8, 1.2)  # seconds: how long each of them takes for a choice
MORE = 2.0  # seconds for clicks and answers: 0.1 to 0.8 where other work keeps each core busy three times over


def sat_down(sit: Sit) -> list[Player]:
    """Four pages at a new table."""
    ann, *others = [
        sit(name, viewport=looks.PHONE, has_touch=True, locale="it-IT") if name == "Dan" else sit(name)
        for name in NAMES
    ]
    body = {"game": "tavarua", "seats": [{"kind": "me", "name": "Ann"}, *[{"kind": "invited"}] * 3]}
    table = ann.post("/tables", body)["table"]
    for player in others:
        player.post(f"/tables/{table['id']}/sit", {"name": player.name, "invite": table["you"]["invite"]})
    people = [ann, *others]
    for player in people:
        player.go_to(table)
    for player in people:
        player.wait_for(player.my_turn, "the choice of a board")
    return people


def choose(player: Player) -> None:
    """What is picked, or else the first option."""
    player.wait_for(player.my_turn, "something to choose")
    if not player.primary.is_enabled():
        player.page.keyboard.press("ArrowDown")
        player.wait_for(player.primary.is_enabled, "an option picked")
    player.page.keyboard.press("Enter")


def await_next(people: Sequence[Player]) -> None:
    people[0].wait_for(lambda: any(player.my_turn() for player in people), "the next decision")


def at_once(people: Sequence[Player]) -> float:
    """Everybody begins to think at the same moment; how long the round takes."""
    began = time.monotonic()
    for think, player in sorted(zip(THINKING, people, strict=True), key=lambda each: each[0]):
        player.page.wait_for_timeout(max(0.0, began + think - time.monotonic()) * 1000)
        choose(player)
    await_next(people)
    return time.monotonic() - began


def one_after_another(people: Sequence[Player]) -> float:
    """Everybody begins to think when the one before has chosen; how long the round takes."""
    began = time.monotonic()
    for think, player in zip(THINKING, people, strict=True):
        player.page.wait_for_timeout(think * 1000)
        choose(player)
    await_next(people)
    return time.monotonic() - began


@pytest.mark.exhaustive
def test_four_people_choose_in_any_order_and_a_round_takes_as_long_as_the_slowest(sit: Sit) -> None:
    people = sat_down(sit)
    ann, ben, cleo, dan = people
    choose(cleo)
    expect(cleo.page.locator(".say")).to_contain_text("Chosen")
    expect(cleo.page.locator(".dock .primary")).to_contain_text("1 of 4 ready")
    expect(ann.page.locator(".seat").nth(2)).to_contain_text("ready")
    assert ann.my_turn(), "her choice is still open"
    cleo.picture()
    ann.picture()
    looks.check(cleo.page)
    cleo.page.get_by_role("button", name="Change").click()
    cleo.wait_for(cleo.my_turn, "the choice once more")
    expect(ann.page.locator(".seat").nth(2)).to_contain_text("choosing")
    choose(dan)
    expect(dan.page.locator(".say")).to_contain_text("Scelta fatta")
    dan.picture()
    looks.check(dan.page)
    dan.page.get_by_role("button", name="Cambia").click()
    dan.wait_for(dan.my_turn, "the choice once more")
    apart = one_after_another(people)
    together = at_once(people)  # the mulligan
    print(f"a round takes {together:.1f} s at once, {apart:.1f} s one after another; the slowest {max(THINKING)} s")
    saved = sum(THINKING) - max(THINKING)
    assert apart - together > saved / 2, "nobody waits for anybody but the slowest; a busy machine may eat the rest"
    assert together < max(THINKING) + MORE, "it takes as long as the slowest"
    for player in (cleo, dan):
        player.picture()
    assert ben.page.locator(".say").count() == 1
