"""A person at a table of Whakaari, who decides by clicks, drags and keys."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator

import vaka
from tests.browser.player import Player

GLOWING = ".moves .stone, .moves .shore:not(.idle)"
FREE_PLACE = """() => {
  const [x, y] = document.querySelector('.laying path').getAttribute('d').match(/-?\\d+/g).map(Number)
  const spot = new DOMPoint(x, y).matrixTransform(document.querySelector('.moves').getScreenCTM())
  return [spot.x, spot.y]
}"""  # where the first dot is that a person sees


def stopped(seats: int, seed: int, ready: Callable[[vaka.Match], bool]) -> vaka.Match:
    """A match of random moves, stopped where it is wanted."""
    match, rng = vaka.Match("whakaari", seats, seed=seed), random.Random(seed)
    while not ready(match):
        match.play(rng.choice(match.legal()))
    return match


def in_phase(name: str, after: int = 0) -> Callable[[vaka.Match], bool]:
    return lambda match: match.ply >= after and match.view()["phase"] == name


def bring(player: Player, match: vaka.Match) -> None:
    """Sit down where a match stands, and wait for the board's own moves."""
    player.take_over(match)
    player.page.locator(".moves").wait_for()


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


def dragging(match: vaka.Match) -> bool:
    view = match.view(match.to_move)
    return view["phase"] == "target" and bool(view["ruler"] and view["ruler"]["drags"]) and len(match.legal()) > 3


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
