"""The dialog for a new table: chairs by presses, and everything chosen there is found at the table."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.fixtures import Sit
from tests.browser.looks import GAME_LANGUAGE_AND_WINDOW, ON_ITS_SIDE, check, each_other
from tests.browser.player import Player
from tests.tiers import some

COARSE = True
OWN = {  # an option of each game: what is pressed, and what the room gets
    "whakaari": ("SURF", None),
    "tongiaki": ("Ann", {"first": "0"}),
    "powerboats": ("More islands", {"side": "light"}),
    "tavarua": ("Longboards only", {"length": "longboards"}),
}


def card_of(page: Page) -> Any:
    """The table as the room has it."""
    table = page.url.rpartition("/")[2]
    return page.evaluate(f"fetch('/api/tables/{table}').then(r => r.json()).then(s => s.table)")


def press(ann: Player, name: str) -> None:
    """Choose by what is written there; the radio button itself is hidden behind its label."""
    ann.page.get_by_role("radio", name=name, exact=True).check(force=True)


def chairs(ann: Player) -> list[str]:
    return ann.page.locator(".chair b").all_inner_texts()


@pytest.mark.parametrize("game", some(OWN))
def test_what_was_chosen_in_the_dialog_is_at_the_table(sit: Sit, game: str) -> None:
    ann = sit()
    ann.dialog(game)
    ann.page.locator(".chair").nth(0).click()
    press(ann, "Shell")
    ann.page.locator(".chair").nth(1).click()
    press(ann, "Strong " + strong(ann))
    ann.page.locator(".chair").nth(2).click()
    press(ann, "Beside me")
    ann.page.get_by_label("Name", exact=True).fill("Ann")
    expect(ann.page.get_by_role("alert")).to_contain_text("Two seats are called Ann")
    ann.page.get_by_label("Name", exact=True).fill("Bo")
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    ann.page.locator(".chair").nth(0).click()
    choose_own(ann, game)
    ann.picture()
    expect(ann.page.locator(".sum")).to_contain_text("You, Bo, and two bots. Starts at once.")
    ann.page.locator("dialog .primary").click()
    ann.page.wait_for_url(re.compile("/table/"))
    card = card_of(ann.page)
    seats = card["seats"]
    assert [(seat["kind"], seat["bot"] or seat["name"]) for seat in seats] == [
        ("person", "Ann"), ("bot", "level4"), ("person", "Bo"), ("bot", "level3"),
    ]  # fmt: skip
    assert seats[0]["badge"] == 4, "the shell"
    strip = ann.page.locator(".seats .seat")
    expect(strip).to_have_count(4)
    expect(strip.nth(0).locator("use[href='#art-shell']").first).to_be_visible()
    expect(strip.nth(1)).to_contain_text("Strong bot")
    own, options = OWN[game]
    if options is None:
        expect(strip.nth(0)).to_contain_text(own)
    else:
        assert card["options"] == {**card["options"], **options}
    ann.picture()
    ann.dialog(game)
    expect(ann.page.locator(".chair").nth(1)).to_contain_text("Strong bot")
    assert chairs(ann)[2] == "Bo", "the last set-up comes back"


def strong(ann: Player) -> str:
    """What the strong level does in this game, which its button says too."""
    return ann.page.locator(".scale label").nth(3).locator("small").inner_text()


def choose_own(ann: Player, game: str) -> None:
    own, _ = OWN[game]
    if game == "whakaari":
        press(ann, "Choose")
        ann.page.locator(".portraits label", has_text=own).click()
        expect(ann.page.locator(".chair").nth(0)).to_contain_text(f"plays {own}")
    elif game == "tongiaki":
        ann.page.locator(".who label", has_text=own).click()
        expect(ann.page.locator(".chair").nth(0)).to_contain_text("begins")
    else:
        press(ann, own)


def test_a_preset_says_what_it_sets_and_what_was_changed_since(sit: Sit) -> None:
    ann = sit()
    ann.dialog("tongiaki")
    ann.page.get_by_role("button", name=re.compile("With friends")).click()
    told = ann.page.get_by_role("status")
    expect(told).to_contain_text("everybody else is a friend with a link")
    expect(told).not_to_contain_text("Changed")
    ann.page.get_by_role("switch", name="Hints allowed").check(force=True)
    expect(told).to_contain_text("Changed: hints allowed")
    ann.page.get_by_role("button", name="Back to “With friends”").click()
    expect(told).not_to_contain_text("Changed")
    expect(ann.page.locator("dialog .primary")).to_have_text("Open")


def test_an_option_stays_where_it_was_pressed(sit: Sit) -> None:
    ann = sit()
    ann.dialog("tongiaki")
    expect(ann.page.get_by_text("Who begins")).to_be_visible()  # the game's own part of the dialog has come
    bonus = ann.page.get_by_role("radio", name="Full beaches sail on")
    before = bonus.bounding_box()
    bonus.check(force=True)
    expect(ann.page.get_by_role("status")).to_contain_text("Changed")
    assert bonus.bounding_box() == before


@pytest.mark.parametrize("game", some(["whakaari", "tongiaki"]))
def test_chairs_do_not_cover_each_other_on_a_phone_on_its_side(sit: Sit, game: str) -> None:
    ann = sit(viewport=ON_ITS_SIDE)
    ann.dialog(game)
    assert each_other(ann.page.locator(".chair")) == []
    close = ann.page.get_by_role("button", name="Close").bounding_box()
    assert close
    assert close["y"] < 40, "below the title"
    ann.picture()


def test_chairs_come_and_go_within_the_limits_of_the_game(sit: Sit) -> None:
    ann = sit()
    ann.dialog("tongiaki")
    add, remove = ann.page.locator(".add"), ann.page.get_by_role("button", name="Remove this seat")
    for _ in range(2):
        add.click()
    expect(add).to_have_count(0)
    assert len(chairs(ann)) == 6
    for _ in range(4):
        remove.click()
    expect(remove).to_have_count(0)
    press(ann, "Two")
    add.click()
    expect(ann.page.get_by_text("“Two” needs two seats.")).to_be_visible()
    expect(ann.page.get_by_role("radio", name="One", exact=True)).to_be_checked()


@pytest.mark.exhaustive
@GAME_LANGUAGE_AND_WINDOW
def test_the_dialog_looks_right_with_every_chair_taken(
    sit: Sit, game: str, window: dict[str, int], language: str
) -> None:
    ann = sit(viewport=window, locale=language, color_scheme="dark" if language == "it" else "light")
    ann.dialog(game)
    while ann.page.locator(".add").count():
        ann.page.locator(".add").click()
    check(ann.page)
    assert findings(ann.page) == {}
    ann.picture()
