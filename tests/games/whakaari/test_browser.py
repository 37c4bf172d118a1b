"""Whakaari in a real browser: a whole match by clicks and drags, on a phone, in Italian, with the keyboard alone."""

import json
import random
import time
from collections.abc import Callable

import pytest

pytest.importorskip("playwright.sync_api", reason="the browser tests need playwright")
from playwright.sync_api import Locator, expect

import vaka
from tests.browser import looks
from tests.browser.conftest import address, browser, client, shots, sit  # noqa: F401
from tests.browser.player import Player, decisions
from vaka.core.record import to_record

Sit = Callable[..., Player]
LONGEST = 55.0  # seconds a person plays before the bots may go on alone
GLOWING = ".moves .stone, .moves .shore:not(.idle)"
FREE_PLACE = """() => {
  const [x, y] = document.querySelector('.laying path').getAttribute('d').match(/-?\\d+/g).map(Number)
  const spot = new DOMPoint(x, y).matrixTransform(document.querySelector('.moves').getScreenCTM())
  return [spot.x, spot.y]
}"""  # where the first dot is that a person sees
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
        page.mouse.click(*page.evaluate(FREE_PLACE))
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


def dragging(match: vaka.Match) -> bool:
    view = match.view(match.to_move)
    return view["phase"] == "target" and bool(view["ruler"] and view["ruler"]["drags"]) and len(match.legal()) > 3


def test_a_stone_is_dragged_by_the_pointer_and_its_ghost_comes_from_the_room(sit: Sit) -> None:  # noqa: F811
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
    stones = [one.bounding_box() for one in ann.page.locator(".moves [data-key^=P]").all()]
    assert ghost is not None
    near = [b for b in stones if b and abs(b["x"] + b["width"] / 2 - ghost["x"] - ghost["width"] / 2) < 4]
    assert near, "the stone lies where its ghost was"


def test_a_finger_drags_a_stone_on_a_phone(sit: Sit) -> None:  # noqa: F811
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
    """A match for eight, stopped before the first decision of every kind."""
    match, rng, found = vaka.Match("whakaari", 8, seed=3), random.Random(3), {}
    while len(found) < 14:
        found.setdefault(match.view()["phase"], match.fork())
        match.play(rng.choice(match.legal()))
    return found


def test_every_kind_of_decision_is_made_by_clicks_on_the_board_and_in_the_dock(sit: Sit) -> None:  # noqa: F811
    ann = sit()
    for kind, match in one_of_each().items():
        bring(ann, match)
        assert phase(ann) == kind
        looks.check(ann.page)
        decide(ann)
        ann.picture()


def test_what_is_not_possible_is_answered_with_its_rule(sit: Sit) -> None:  # noqa: F811
    ann = sit()
    bring(ann, stopped(4, 5, lambda match: in_phase("target", 20)(match) and match.view()["icon"] == "MOVE"))
    ann.page.locator(".moves .idle[data-key^=P]").first.click()
    expect(ann.page.get_by_role("button", name="Rule WHA-")).to_be_visible()
    ann.page.locator(".hand button.card").first.click()
    expect(ann.page.get_by_text("First choose the target.")).to_be_visible()


def test_the_ruler_turns_with_the_pointer_and_snaps_to_what_it_reaches(sit: Sit) -> None:  # noqa: F811
    ann = sit()
    bring(ann, stopped(4, 5, lambda match: in_phase("target", 20)(match) and match.view()["icon"] == "MOVE"))
    handle = ann.page.locator(".handle")
    x, y = middle(ann.page.locator(".moves .stone").first)
    ann.page.mouse.move(x + 12, y + 9)
    words = ann.page.locator(".moves .stone").first.get_attribute("aria-label")
    expect(handle).to_have_attribute("aria-valuetext", words or "")
    ann.page.mouse.click(x, y)
    expect(ann.primary).to_be_enabled()


def test_an_italian_phone_is_a_whole_table(sit: Sit) -> None:  # noqa: F811
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


@pytest.mark.parametrize("seats", [3, 8])
@pytest.mark.parametrize("options", [PHONE, {}, {"viewport": {"width": 1100, "height": 740}}], ids=str)
def test_every_size_of_table_and_window_can_be_read(sit: Sit, seats: int, options: dict) -> None:  # noqa: F811
    ann = sit(color_scheme="dark", **options)
    bring(ann, stopped(seats, 9, in_phase("angle", 30)))
    looks.check(ann.page)
    goals = ann.page.locator(".shores > g").count()
    assert goals == seats + seats % 2
    ann.picture()


def test_the_keyboard_alone_is_enough(sit: Sit) -> None:  # noqa: F811
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
    for _ in range(10):
        ann.wait_for(lambda: ann.my_turn() or ann.over(), "a turn")
        if ann.over():
            break
        by_keys(ann)


def by_keys(player: Player) -> None:
    """One decision with focus, arrow keys and Enter."""
    page, now = player.page, phase(player)
    before = page.locator(".say").inner_text()
    for where in (".handle", GLOWING, ".chip", ".hand button.card:not(.idle)", ".hand button.card"):
        if player.primary.is_enabled():
            break
        if page.locator(where).count():
            page.locator(where).first.focus()
            page.keyboard.press("ArrowDown" if where == ".handle" else "Enter")
    if player.my_turn() and phase(player) == now:
        player.primary.focus()
        page.keyboard.press("Enter")
    player.wait_for(
        lambda: (
            not player.my_turn() or player.over() or page.locator(".say").inner_text() != before or phase(player) != now
        ),
        "an answer",
    )


@pytest.mark.parametrize("asked", ["angle", "place"])
def test_hundreds_of_choices_are_listed_part_by_part(sit: Sit, asked: str) -> None:  # noqa: F811
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
