"""Clocks at the seats and in the table's menu."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Sit
from tests.browser.looks import LANGUAGE_AND_WINDOW, PHONE, check
from vaka.locale import speak

LIVE = {"kind": "live", "bank": 600, "increment": 20}
DAYS = {"kind": "turns", "hours": 72, "night": [23, 7], "weekends": False, "zone": "Europe/Rome"}


@LANGUAGE_AND_WINDOW
@pytest.mark.parametrize("clock", [LIVE, DAYS], ids=["live", "days"])
def test_a_clock_says_what_a_turn_adds_when_it_rests_and_that_it_stands_still(
    sit: Sit, language: str, window: Any, clock: dict[str, Any]
) -> None:
    dark = (language == "it") == (clock is LIVE)
    looks = {"locale": language, "timezone_id": "Europe/Rome", "color_scheme": "dark" if dark else "light"}
    ann, ben = sit("Ann", viewport=window, **looks), sit("Ben")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "invited"}, *[{"kind": "bot", "bot": "greedy"}] * 2]
    made = ann.post("/tables", {"game": "powerboats", "seats": seats, "clock": clock})["table"]
    ben.post(f"/tables/{made['id']}/sit", {"invite": made["you"]["invite"], "name": "Ben"})
    ann.go_to(made)
    rests = speak(language, "web-rest-night", **{"from": "23:00", "to": "7:00"})
    note = speak(language, "web-clock-adds", seconds=20) if clock is LIVE else rests
    still = speak(language, "web-clock-still")
    page = ann.page
    page.locator(".time").nth(1).wait_for()
    ann.picture()
    if window != PHONE:
        expect(page.locator(".note")).to_have_count(2)
        assert sorted(page.locator(".note").all_inner_texts()) == sorted([note, still])
        assert page.locator("aside.seats").evaluate("strip => strip.scrollHeight - strip.clientHeight") <= 0
    check(page)
    page.get_by_role("button", name=speak(language, "web-table-menu")).click()
    pace = page.locator("dialog .pace")
    expect(pace).to_contain_text(speak(language, "web-clock"))
    expect(pace).to_contain_text("20" if clock is LIVE else rests)
    ann.picture()
    check(page)
