"""Hint and review as a player uses them: asked for, played, read."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect

import vaka
from tests.browser import looks
from tests.browser.axe import findings
from tests.browser.fixtures import Sit
from tests.server.harness import Guest, launched, wait_until
from tests.tiers import amount, some
from vaka.bots import bot
from vaka.core.record import to_record

FEW: dict[str, Any] = {"hint_playouts": 8, "hint_seconds": 60.0, "review_playouts": 2, "bot_seconds": 90.0}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[str]:
    """A room whose search is compiled, or loaded from where `make test` has put it."""
    with launched(data=tmp_path_factory.mktemp("room"), client=client, warm=True, **FEW) as room:
        with Guest(room.url) as guest:
            for game in vaka.all_games():
                wait_for_search(guest, game)
        yield room.url


def wait_for_search(guest: Guest, game: str) -> None:
    """Until the room gives hints in a game."""
    table = guest.open(*["me"] * vaka.load(game).meta.seats[1], game=game)["table"]
    asked = {"seat": table["to_move"], "entry": table["entry"]}
    wait_until(lambda: guest.http.post(f"/api/tables/{table['id']}/hint", json=asked).status_code == 200, 300)


@pytest.fixture(scope="module")
def finished(address: str) -> str:
    """The id of a table with a short match that is over."""
    match = vaka.Match("tongiaki", 2, seed=3)
    players = [bot("greedy").player(match.game, seat, 5) for seat in range(2)]
    while not match.over:
        match.play(players[match.to_move].decide(match.state))
    made = httpx.post(f"{address}/api/records", json={"record": to_record(match, ["Ann", "Bo"])}, trust_env=False)
    table: str = made.json()["table"]["id"]
    return table


GAMES = sorted(vaka.all_games())


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param(game, size, marks=[] if (number + turn) % 2 else pytest.mark.exhaustive)
        for number, game in enumerate(GAMES)
        for turn, size in enumerate(("desktop", "phone"))
    ],
)
def test_a_hint_is_asked_for_and_played(sit: Sit, game: str, size: str) -> None:
    ann = sit("Ann", viewport=looks.DESKTOP if size == "desktop" else looks.PHONE)
    seats = ["me", *["bot:greedy"] * (max(2, vaka.load(game).meta.seats[0]) - 1)]
    ann.new_table(*seats, game=game)
    asks, card = ann.page.get_by_role("button", name="Hint", exact=True), ann.page.locator(".hint")
    why, marks = card.locator("header p").first, ann.page.locator(".marks > g")
    for _ in range(amount("VAKA_TEST_HINTS", 1, 3)):
        ann.wait_for(lambda: asks.is_enabled(), "a turn")
        asks.click()
        expect(why).to_contain_text(re.compile(r"\w+ \w+.*\."))
        if size == "phone":  # the best move and its reason alone, the board stays in sight
            box = card.bounding_box()
            assert box is not None
            assert box["height"] < 200
            ann.picture()
            card.get_by_role("button", name="All moves of the hint").click()
        best = card.locator(".moves button").first
        expect(best).to_have_attribute("aria-pressed", "true")
        expect(best).to_contain_text(re.compile(r"about \d+%"))
        _hides_nothing(card, marks)
        if size == "desktop":
            _hides_nothing(card, ann.page.locator("[data-aim]"))  # where one is heading
        ann.picture()
        looks.check(ann.page, f"the hint of {game} on a {size}")
        expect(ann.primary).to_be_enabled()
        with ann.answered():
            ann.primary.click()
        expect(card).to_have_count(0)
        expect(marks).to_have_count(0)


def _hides_nothing(card: Locator, marks: Locator) -> None:
    """What a hint points at is not under its card, where there is room for both."""
    assert looks.under(card, marks) < max(1, marks.count())


def test_a_hint_comes_by_a_key_and_another_move_of_it_can_be_taken(sit: Sit) -> None:
    ann = sit("Ann", locale="it-IT")
    ann.new_table("me", "bot:greedy", game="tongiaki")
    asks = ann.page.get_by_role("button", name="Consiglio", exact=True)
    ann.wait_for(lambda: asks.is_enabled(), "a turn")
    ann.page.keyboard.press("h")
    moves = ann.page.locator(".hint .moves button")
    expect(moves.first).to_be_visible()
    drawn, marks = ann.page.locator(".marks"), ann.page.locator(".marks > g")
    expect(drawn).to_have_count(1)
    advised = marks.count()
    ann.page.locator(".choices [data-item]").last.hover()  # a hint is on the board, so an option draws nothing more
    expect(ann.page.locator(".lights .ring").first).to_be_visible()
    expect(drawn).to_have_count(1)
    expect(marks).to_have_count(advised)
    ann.page.locator(".bar").hover()
    moves.last.focus()
    ann.page.keyboard.press("Enter")
    expect(moves.last).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("1")
    expect(moves.first).to_have_attribute("aria-pressed", "true")
    expect(ann.page.locator(".hint code")).to_be_hidden()  # under the fold for researchers
    expect(ann.primary).to_be_enabled()
    ann.page.locator(".hint summary").click()
    expect(ann.page.locator(".hint code")).to_contain_text(re.compile(r"vaka analyse tongiaki-[\w-]+\.json --at \d+ "))
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".hint")).to_have_count(0)


@pytest.mark.exhaustive
def test_hint_and_review_are_accessible(sit: Sit, address: str, finished: str) -> None:
    ann = sit("Ann")
    ann.new_table("me", "bot:greedy", game="tongiaki")
    asks = ann.page.get_by_role("button", name="Hint", exact=True)
    ann.wait_for(lambda: asks.is_enabled(), "a turn")
    asks.click()
    expect(ann.page.locator(".hint .moves button").first).to_be_visible()
    ann.page.locator(".hint summary").click()
    assert findings(ann.page) == {}
    ann.page.goto(f"{address}/table/{finished}/review/0")
    expect(ann.page.locator(".review dd")).to_have_count(2)
    assert findings(ann.page) == {}


def test_who_looks_on_and_who_sits_where_hints_are_forbidden_has_no_button(sit: Sit, address: str) -> None:
    ann, eve = sit("Ann"), sit("Eve")
    table = ann.new_table("me", "bot:greedy")
    expect(ann.page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    eve.page.goto(table)
    expect(eve.page.locator(".say")).to_contain_text("You are watching")
    expect(eve.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
    ann.lobby()
    ann.page.locator("article", has_text="Powerboats").get_by_role("button").first.click()
    ann.page.get_by_role("switch", name="Hints allowed").uncheck(force=True)
    ann.page.locator("dialog .primary").click()
    ann.wait_for(ann.my_turn, "a turn")
    expect(ann.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


@pytest.mark.parametrize("theme", some(["light", "dark"]))
def test_a_match_is_reviewed_in_italian_on_a_phone(sit: Sit, address: str, finished: str, theme: str) -> None:
    ann = sit("Ann", viewport=looks.PHONE, locale="it-IT", color_scheme=theme)
    ann.page.goto(f"{address}/table/{finished}")
    ann.page.locator(".result").get_by_role("link", name="Analisi", exact=True).click()
    panel = ann.page.locator(".review")
    expect(panel).to_contain_text("I momenti decisivi")
    expect(panel.locator("h2")).to_contain_text(re.compile("La partita di (Ann|Bo)"))
    expect(panel.locator("dd")).to_have_count(2)
    for number in panel.locator("dd").all_inner_texts():
        assert re.fullmatch(r"[+−]\d+|0", number)
    expect(panel.locator("svg[role=img]")).to_be_visible()
    looks.check(ann.page, "the review on a phone")
    boxes = [box for part in panel.locator("> *").all() if (box := part.bounding_box()) is not None]
    for upper, lower in pairwise(boxes):
        assert upper["y"] + upper["height"] <= lower["y"], "nothing lies over anything else"
    ann.picture()
    panel.evaluate("panel => panel.scrollTo(0, panel.scrollHeight)")
    ann.picture()
    panel.locator("summary").click()
    expect(panel.locator("code")).to_contain_text(re.compile(rf"vaka review tongiaki-{finished}\.json --seat \d "))
    turns = panel.locator("ol").first.locator("button")
    expect(turns).to_have_count(3)
    ply = re.search(r"\d+", turns.nth(1).locator("b").inner_text())
    assert ply
    turns.nth(1).click()
    expect(ann.page.locator("#scrub")).to_have_value(ply[0])
    expect(panel).to_be_hidden()  # the board has come out from under it
    ann.page.wait_for_url(re.compile(rf"/review/{ply[0]}$"))
    ann.picture()
    ann.page.reload()
    expect(panel.locator("[aria-current=true]")).to_have_count(1)


def test_the_review_of_another_seat_is_another_story(sit: Sit, address: str, finished: str) -> None:
    ann = sit("Ann")
    ann.page.goto(f"{address}/table/{finished}/review/0")
    panel = ann.page.locator(".review")
    texts = []
    for name in ("Ann", "Bo"):
        panel.get_by_role("radio", name=name).click()
        expect(panel.locator("h2")).to_have_text(f"{name}’s match")
        expect(panel.locator("dd")).to_have_count(2)
        texts.append(panel.locator("p").nth(1).inner_text())
        assert texts[-1].startswith(f"{name} began at ")
        ann.picture()
    assert texts[0] != texts[1]
    change = panel.locator("ol").first.locator("li").first.get_by_text(re.compile("^Bo’s expected result: from "))
    expect(change).to_be_visible()
    looks.check(ann.page, "the review on a desk")
    panel.locator("ol button").first.click()
    expect(panel).to_be_visible()
    expect(panel.locator("ol button").first).to_have_attribute("aria-current", "true")
