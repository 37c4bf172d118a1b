"""Play now where somebody already has as many unfinished tables as they may have."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Sit
from tests.browser.looks import check
from tests.server.accounts import by_localhost
from tests.server.harness import GENEROUS, served, settings
from vaka.locale import speak


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[str]:
    """A room in which everybody may have one unfinished table."""
    chosen = settings(tmp_path_factory.mktemp("room"), limits=replace(GENEROUS, tables=1))
    with served(replace(chosen, client=client)) as room:
        yield by_localhost(room.url)


@pytest.mark.parametrize("language", ["en", "it"])
def test_who_can_have_no_table_is_told_why_and_may_look_again(sit: Sit, language: str) -> None:
    ann = sit("Ann", locale=language)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "invited"}]
    if language == "en":  # the Italian comes from the same client
        ann.post("/tables", {"game": "powerboats", "seats": seats})
    page = ann.page
    page.goto(ann.address)
    page.locator("aside form").get_by_role("slider").press("Home")  # bots at once
    find = page.get_by_role("button", name=speak(language, "web-now-go"))
    find.click()
    expect(page.get_by_role("alert")).to_have_text(speak(language, "too-many-tables", limit=1, minutes=60))
    ann.picture()
    check(page)
    find.click()
    expect(page.get_by_role("button", name=speak(language, "web-now-leave"))).to_be_visible()
    expect(page.get_by_role("alert")).to_have_text(speak(language, "too-many-tables", limit=1, minutes=60))
