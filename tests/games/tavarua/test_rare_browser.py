"""What happens seldom, by clicks in a real browser: snaking, and the stoke cards that ask for more than one click."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("playwright.sync_api", reason="the browser tests need playwright")
from playwright.sync_api import expect

from tests.browser import conftest as room
from tests.browser import looks
from tests.browser.player import Player
from vaka.core.match import Match
from vaka.core.record import load, to_record

address, browser, client, shots, sit = room.address, room.browser, room.client, room.shots, room.sit
Sit = Callable[..., Player]
RECORDS = Path(__file__).parent / "records"


def recorded(record: str, ply: int) -> Match:
    """A recorded match after so many decisions."""
    return load(RECORDS / f"{record}.json", verify=False).fork(ply)


def chanced(wanted: str, seed: int) -> Match:
    """A match played by chance until a move so written can be made."""
    match, chance = Match("tavarua", 2, seed=seed), random.Random(seed)
    while not any(re.fullmatch(wanted, move) for move in match.moves()):
        match.play(chance.choice(match.legal()))
    return match


def sit_down(player: Player, match: Match) -> None:
    """Take the seat to move, bots around."""
    me, bot = {"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}
    seats = [me if seat == match.to_move else bot for seat in range(match.seats)]
    player.page.goto(player.address)
    made = player.page.evaluate(
        "async (body) => (await (await fetch('/api/records', {method: 'POST', body,"
        " headers: {'content-type': 'application/json'}})).json()).table.id",
        json.dumps({"record": to_record(match), "seats": seats}),
    )
    player.page.goto(f"{player.address}/table/{made}")
    player.wait_for(player.my_turn, "my turn")


CARD = ".slot.live >> nth=0"
STOKE = ".stoke .chip[aria-label*='{}']"
# the position, what is clicked before the button, and what is told after it
RARE = [
    pytest.param(recorded("six-snakes-first-edition", 90), ["g[data-action=snake]", CARD], "Ann: snake", id="snake"),
    pytest.param(
        recorded("six-snakes-first-edition", 93),
        [STOKE.format("Mind Games"), ".cards >> nth=1 >> .chip >> nth=0"],
        "Ann plays Mind Games",
        id="mind games",
    ),
    pytest.param(
        recorded("four-careful-surfers", 93),
        [STOKE.format("Call It"), "g.ring >> nth=2", ".face >> nth=3"],
        "Ann plays Call It",
        id="call it",
    ),
    pytest.param(chanced(r"jetski\d", 1), [STOKE.format("Jetski"), "g.ring >> nth=1"], "Ann plays Jetski", id="jetski"),
    pytest.param(
        recorded("six-snakes-first-edition", 35),
        [STOKE.format("Inspiration")],
        "Ann plays Inspiration",
        id="inspiration",
    ),
]


@pytest.mark.parametrize("window", [looks.DESKTOP, looks.PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(("match", "clicked", "told"), RARE)
def test_it_is_done_by_clicks(sit: Sit, match: Match, clicked: list[str], told: str, window: dict[str, int]) -> None:
    ann = sit(viewport=window)
    sit_down(ann, match)
    for spot in clicked:
        ann.page.locator(spot).click()
        looks.check(ann.page, f"{told} after {spot}")
    ann.picture()
    expect(ann.primary).to_be_enabled()
    ann.primary.click()
    expect(ann.page.locator(".log")).to_contain_text(told)
    ann.picture()


@pytest.mark.parametrize("window", [looks.DESKTOP, looks.PHONE], ids=["desk", "phone"])
def test_after_inspiration_three_cards_are_laid_down_by_clicks(sit: Sit, window: dict[str, int]) -> None:
    ann = sit(viewport=window)
    sit_down(ann, recorded("six-snakes-first-edition", 35))
    ann.page.locator(STOKE.format("Inspiration")).click()
    ann.primary.click()
    cards = ann.page.locator(".slot.live")
    expect(cards).to_have_count(8)
    for number in range(3):
        expect(ann.primary).to_be_disabled()
        cards.nth(number).click(position={"x": 10, "y": 20})
    looks.check(ann.page, "three cards to lay down")
    ann.picture()
    ann.primary.click()
    expect(ann.page.locator(".slot")).to_have_count(5)
