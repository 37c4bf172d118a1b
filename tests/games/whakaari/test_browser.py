"""Whakaari in a real browser: a whole match by clicks and drags, on a phone, in Italian, with the keyboard alone."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

import vaka
from tests.browser import looks
from tests.browser.fixtures import Sit
from tests.browser.player import decisions
from tests.games.whakaari.browser import (
    GLOWING,
    bring,
    by_keys,
    decide,
    dragging,
    in_phase,
    middle,
    phase,
    pull,
    stopped,
)
from tests.tiers import EVERYTHING, amount
from vaka.bots.fast import fast
from vaka.games.whakaari.state import PHASES

KINDS = amount("VAKA_TEST_KINDS", 7, 14)  # of decisions
MOST_DECISIONS = 400  # of one person in a match
SMALL = {"viewport": {"width": 1100, "height": 740}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


@pytest.mark.exhaustive
def test_a_whole_match_of_four_is_played_by_clicks_and_drags_alone(sit: Sit) -> None:
    ann = sit()
    ann.new_table("me", "bot:greedy", "bot:greedy", "bot:greedy", game="whakaari")
    ann.wait_for(lambda: ann.page.locator(".moves").count() > 0, "the table")
    ann.picture()
    made = 0
    while True:
        ann.wait_for(lambda: ann.my_turn() or ann.over(), "a turn or the end")
        if ann.over():
            break
        decide(ann)
        made += 1
        if made == 20:
            ann.picture()
        assert made < MOST_DECISIONS, "the match goes on for too long"
    expect(ann.page.get_by_role("dialog", name="The match is over")).to_be_visible()
    assert made > 3
    ann.picture()


def test_a_stone_is_dragged_by_the_pointer_and_its_ghost_comes_from_the_room(sit: Sit) -> None:
    ann = sit()
    asked: list[str] = []
    ann.page.on("request", lambda sent: asked.append(sent.url) if "/preview?" in sent.url else None)
    bring(ann, stopped(4, 3, dragging))
    pull(ann)
    ann.page.locator(".shade .mark").first.wait_for()
    assert 0 < len(asked) <= 6, "a moving pointer does not flood the room"
    degree = int(ann.page.locator(".handle").get_attribute("aria-valuenow") or 0)
    assert 280 < degree < 305, "up and a little to the right"
    ghost = ann.page.locator(".shade .mark").first.bounding_box()
    ann.picture()
    ann.primary.click()
    ann.wait_for(lambda: phase(ann) != "angle" or not ann.my_turn(), "the drag")
    assert ghost is not None
    middle_x = ghost["x"] + ghost["width"] / 2

    def lies_there() -> bool:
        stones = [one.bounding_box() for one in ann.page.locator(".moves [data-key^=P]").all()]
        return any(box is not None and abs(box["x"] + box["width"] / 2 - middle_x) < 4 for box in stones)

    ann.wait_for(lies_there, "the stone where its ghost was")


def test_a_stone_is_pulled_before_its_card_is_played(sit: Sit) -> None:
    """Card, icon and stone are one gesture; a stone that is only clicked says what is missing."""
    ann = sit()
    bring(ann, stopped(4, 3, lambda match: drag_card(match) is not None))
    card = drag_card(stopped(4, 3, lambda match: drag_card(match) is not None))
    ann.page.locator(f".hand [data-card={card}]").click()
    stone = ann.page.locator(".moves .idle[data-key^=P]").first
    stone.click()
    expect(ann.page.get_by_text("First play the card; then you choose the stone.")).to_be_visible()
    x, y = middle(stone)
    ann.page.mouse.move(x, y)
    ann.page.mouse.down()
    ann.page.mouse.move(x + 40, y, steps=5)
    ann.wait_for(lambda: phase(ann) == "angle", "the stone in hand")
    ann.page.mouse.move(x + 80, y, steps=5)
    ann.page.mouse.up()
    expect(ann.primary).to_be_enabled()
    ann.primary.click()
    ann.wait_for(lambda: phase(ann) != "angle" or not ann.my_turn(), "the drag")


def drag_card(match: vaka.Match) -> str | None:
    """A card in hand that does nothing but drag any stone."""
    view = match.view(match.to_move)
    if match.to_move is None or view["phase"] != "main" or view["used"]:
        return None
    hand = view["players"][match.to_move]["hand"]
    return next((card for card in hand if view["cards"][card]["icons"] == ["DRAG"]), None)


def test_a_finger_drags_a_stone_on_a_phone(sit: Sit) -> None:
    ann = sit(**PHONE)
    bring(ann, stopped(4, 3, dragging))
    x, y = middle(ann.page.locator(GLOWING).first)
    finger = ann.page.context.new_cdp_session(ann.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in points]})

    touch("touchStart", (x, y))
    ann.wait_for(lambda: phase(ann) == "angle", "the stone under the finger")
    for step in range(1, 6):
        touch("touchMove", (x - 12 * step, y))
    touch("touchEnd")
    ann.page.locator(".shade .mark").first.wait_for()
    assert 165 < int(ann.page.locator(".handle").get_attribute("aria-valuenow") or 0) < 195
    ann.primary.click()
    ann.wait_for(lambda: phase(ann) != "angle" or not ann.my_turn(), "the drag")


def one_of_each() -> dict[str, vaka.Match]:
    """A match for eight, stopped before the first decision of each of this many kinds."""
    match, rng = vaka.Match(fast(vaka.load("whakaari")), 8, seed=3), random.Random(3)
    found: dict[str, vaka.Match] = {}
    while len(found) < KINDS:
        kind = PHASES[match.state.phase]
        if kind not in found:
            found[kind] = match.fork()
        match.play(rng.choice(match.legal()))
    return found


def test_every_kind_of_decision_is_made_by_clicks_on_the_board_and_in_the_dock(sit: Sit) -> None:
    ann = sit()
    for kind, match in one_of_each().items():
        bring(ann, match)
        assert phase(ann) == kind
        if EVERYTHING:
            looks.check(ann.page)
        decide(ann)
        ann.picture()


def test_what_is_not_possible_is_answered_with_its_rule(sit: Sit) -> None:
    ann = sit()
    bring(ann, stopped(4, 5, lambda match: in_phase("target", 20)(match) and match.view()["icon"] == "MOVE"))
    ann.page.locator(".moves .idle[data-key^=P]").first.click()
    expect(ann.page.get_by_role("button", name="Rule WHA-")).to_be_visible()
    ann.page.locator(".hand button.card").first.click()
    expect(ann.page.get_by_text("First choose the target.")).to_be_visible()


def test_the_ruler_turns_with_the_pointer_and_snaps_to_what_it_reaches(sit: Sit) -> None:
    ann = sit()
    bring(ann, stopped(4, 5, lambda match: in_phase("target", 20)(match) and match.view()["icon"] == "MOVE"))
    handle = ann.page.locator(".handle")
    x, y = middle(ann.page.locator(".moves .stone").first)
    ann.page.mouse.move(x + 12, y + 9)
    words = ann.page.locator(".moves .stone").first.get_attribute("aria-label")
    expect(handle).to_have_attribute("aria-valuetext", words or "")
    ann.page.mouse.click(x, y)
    expect(ann.primary).to_be_enabled()


@pytest.mark.exhaustive
def test_an_italian_phone_is_a_whole_table(sit: Sit) -> None:
    anna = sit("Anna", locale="it-IT", **PHONE)
    anna.new_table("me", "bot:random", "bot:random", "bot:random", game="whakaari")
    for made in range(decisions(8)):
        anna.wait_for(lambda: anna.my_turn() or anna.over(), "a turn")
        if anna.over():
            break
        looks.check(anna.page)
        if made in (0, 5):
            anna.picture()
        decide(anna)
    anna.page.get_by_role("button", name="Cronaca, chat e regole").click()
    expect(anna.page.get_by_role("log", name="Cronaca")).to_be_visible()
    looks.check(anna.page)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (8, PHONE),
        (3, {}),
        pytest.param(3, PHONE, marks=pytest.mark.exhaustive),
        pytest.param(8, {}, marks=pytest.mark.exhaustive),
        pytest.param(3, SMALL, marks=pytest.mark.exhaustive),
        pytest.param(8, SMALL, marks=pytest.mark.exhaustive),
    ],
    ids=str,
)
def test_every_size_of_table_and_window_can_be_read(sit: Sit, seats: int, options: dict[str, Any]) -> None:
    ann = sit(color_scheme="dark", **options)
    bring(ann, stopped(seats, 9, in_phase("angle", 30)))
    looks.check(ann.page)
    goals = ann.page.locator(".shores > [data-board]").count()
    assert goals == seats + seats % 2
    ann.picture()


@pytest.mark.exhaustive
def test_the_keyboard_alone_is_enough(sit: Sit) -> None:
    ann = sit()
    bring(ann, stopped(4, 3, dragging))
    ann.page.locator(".moves .stone").first.focus()
    ann.page.keyboard.press("Enter")
    ann.wait_for(lambda: phase(ann) == "angle", "the direction")
    handle = ann.page.locator(".handle")
    handle.focus()
    ann.page.keyboard.press("ArrowRight")
    first = int(handle.get_attribute("aria-valuenow") or 0)
    ann.page.keyboard.press("Shift+ArrowRight")
    ann.page.keyboard.press("ArrowLeft")
    expect(handle).to_have_attribute("aria-valuenow", str((first + 14) % 360))
    ann.page.keyboard.press("Enter")
    ann.wait_for(lambda: phase(ann) != "angle" or not ann.my_turn(), "the drag")
    for _ in range(amount("VAKA_KEY_DECISIONS", 3, 10)):
        ann.wait_for(lambda: ann.my_turn() or ann.over(), "a turn")
        if ann.over():
            break
        by_keys(ann)


@pytest.mark.parametrize("asked", ["angle", pytest.param("place", marks=pytest.mark.exhaustive)])
def test_hundreds_of_choices_are_listed_part_by_part(sit: Sit, asked: str) -> None:
    ann = sit()
    bring(ann, stopped(4, 6, in_phase(asked, 20)))
    listed = ann.page.locator(".choices button")
    for _ in range(3):
        if ann.primary.is_enabled():
            break
        assert listed.count() <= 60
        ann.page.locator(".choices button:not(.on)").first.click()
    ann.primary.click()
    ann.wait_for(lambda: phase(ann) != asked or not ann.my_turn(), "the next decision")
