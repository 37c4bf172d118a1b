"""A person at the Tavarua table: decides by clicks on the reef, the mat and the hand, or by keys alone."""

from pathlib import Path

from tests.browser.player import Player

RECORDS = Path(__file__).parent / "records"

WANTED = ("catch", "ride", "out", "recover", "short", "plus")  # the first of these that is possible


def my_turn(player: Player) -> bool:
    """Whether something can be decided, or the match is over."""
    return player.my_turn() or player.over()


def position(player: Player) -> str:
    """Something that changes with every decision: the sentence, the round, and what has been told."""
    parts = "['.say', 'h1.where', '.log'].map((part) => document.querySelector(part)?.textContent).join()"
    found: str = player.page.evaluate(parts)
    return found


def decide(player: Player) -> None:
    """One decision by clicks: an action on the board or at a corner of the mat, a card that keeps the balance, and
    the primary button. Where several actions are possible the boldest is taken."""
    page = player.page
    for action in WANTED:
        spot = page.locator(f"[data-action={action}]:not(.cannot)")
        if spot.count():
            if spot.first.get_attribute("aria-pressed") == "false":
                spot.first.click()
            choose_card(player)
            break
    player.primary.click()


def choose_card(player: Player) -> None:
    """Click cards until one does not lead off the board."""
    cards = player.page.locator(".slot.live")
    for slot in range(cards.count()):
        if cards.nth(slot).get_attribute("aria-pressed") == "false":
            cards.nth(slot).click()
        if not player.page.locator(".falls").count():
            return


def press(player: Player) -> None:
    """One decision by keys alone: a letter for the action, 1 for the first card, Enter."""
    page = player.page
    for action, key in (("ride", "r"), ("catch", "c"), ("out", "o")):
        if page.locator(f".corner[data-action={action}]:not(.cannot)").count():
            page.keyboard.press(key)
            break
    if page.locator(".slot.live").count() and page.locator(".corner").count():
        page.keyboard.press("1")
    if not player.primary.is_enabled():
        corner = page.locator(".corner:not(.cannot)").first
        corner.focus()
        page.keyboard.press("Enter")
    player.primary.focus()
    page.keyboard.press("Enter")
