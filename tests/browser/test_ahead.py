"""Playing at any hour without being there: choices planned ahead, days off, and a guest's own tables."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import looks
from tests.browser.axe import findings
from tests.browser.fixtures import Sit
from tests.browser.looks import LANGUAGE_AND_WINDOW
from tests.browser.player import Player
from vaka.locale import speak


def together(ann: Player, ben: Player) -> dict[str, Any]:
    """A turn-based table of Tavarua for two guests."""
    seats = [{"kind": "me", "name": ann.name}, {"kind": "invited"}]
    body = {"game": "tavarua", "seats": seats, "clock": {"kind": "turns", "hours": 24}}
    table: dict[str, Any] = ann.post("/tables", body)["table"]
    ben.post(f"/tables/{table['id']}/sit", {"name": ben.name, "invite": table["you"]["invite"]})
    return table


def standing(player: Player, table: dict[str, Any]) -> Any:
    return player.page.request.get(f"{player.address}/api/tables/{table['id']}/position").json()


def choose(player: Player, table: dict[str, Any]) -> None:
    now = standing(player, table)
    action = now["positions"][0]["choices"][0]["action"]
    player.post(f"/tables/{table['id']}/act", {"entry": now["entry"], "action": action})


def planning(page: Page, language: str) -> Locator:
    page.get_by_role("button", name=speak(language, "web-table-menu")).first.click()
    page.get_by_role("button", name=speak(language, "web-ahead")).click()
    return page.locator("dialog").last


@pytest.mark.exhaustive
@LANGUAGE_AND_WINDOW
def test_what_is_planned_at_the_page_is_played_when_its_turn_comes(sit: Sit, language: str, window: Any) -> None:
    ann, ben = sit("Ann", locale=language, viewport=window), sit("Ben")
    table = together(ann, ben)
    choose(ann, table)
    ann.go_to(table)
    dialog = planning(ann.page, language)
    expect(dialog.locator("select")).to_have_count(1)
    expect(dialog.get_by_role("checkbox")).not_to_be_checked()
    ann.picture()
    looks.check(ann.page)
    assert findings(ann.page) == {}
    dialog.locator(".primary").click()
    expect(dialog.locator("li b")).to_have_count(1)
    ann.picture()
    choose(ben, table)
    ben.wait_for(lambda: standing(ben, table).get("round", {}).get("ready") == [0], "what Ann has planned")
    expect(dialog.locator("li b")).to_have_count(0)
    ann.picture()


@LANGUAGE_AND_WINDOW
def test_a_guest_has_their_tables_and_takes_days_off(sit: Sit, language: str, window: Any) -> None:
    ann, ben = sit("Ann", locale=language, viewport=window), sit("Ben")
    table = together(ann, ben)
    page = ann.page
    page.goto(f"{ann.address}/tables")
    expect(page.locator("li.turn a")).to_have_attribute("href", f"/table/{table['id']}")
    counted = speak(language, "web-my-tables-move", number=1)
    expect(page.locator("li.turn b i")).not_to_contain_text(counted)  # how far it is, in the game's own words
    days = page.locator("main section").last
    days.locator("select").select_option("2")
    looks.check(page)
    ann.picture()
    days.locator("button").click()
    ann.wait_for(lambda: standing(ann, table)["clocks"]["seats"][0]["off"] is not None, "days off")
    assert standing(ben, table)["clocks"]["seats"][1]["off"] is None
    expect(days.locator("option").last).to_have_attribute("value", "10")
    ann.picture()
    assert findings(page) == {}
