"""A person at the table of Powerboats: decides by clicks on the board and the dock."""

from tests.browser.player import Player


def choose(player: Player) -> None:
    """Choose a move by clicks on the board and the dock, so that one press makes it."""
    page = player.page
    # they may come after the list of moves; dice alone where only the number of them had been told to the room
    page.locator(".moves .place, .run, .dock .step, .dock button.die, .dock .die.roll").first.wait_for()
    if page.locator(".moves .place").count():
        page.locator(".moves .place").first.click()
        page.locator(".way").nth(1).click()
    elif page.locator(".run").count():
        if not player.primary.is_enabled():
            page.locator(".run").first.focus()
            page.keyboard.press("Enter")
    else:
        add = page.locator(".step").last
        if add.count() and add.get_attribute("aria-pressed") == "false":
            add.click()


def decide(player: Player) -> None:
    """Make one decision by clicks on the board and the dock."""
    choose(player)
    with player.answered():
        player.primary.click()
