"""The host's page: from a player's report to a mute, an announcement on every page, and a table deleted."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.fixtures import Sit
from tests.browser.looks import LANGUAGE_AND_WINDOW, check
from tests.server.harness import launched


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("room")


@pytest.fixture(scope="module")
def address(data: Path, client: Path) -> Iterator[str]:
    with launched(limited=True, data=data, client=client, poll_seconds=0.1) as room:
        yield room.url


@pytest.fixture(scope="module")
def token(address: str, data: Path) -> str:
    """Made by a process of its own: while playwright runs, nobody else can start an event loop."""
    order = [sys.executable, "-m", "vaka", "admin", "token", "new", "--data", str(data)]
    return subprocess.run(order, capture_output=True, text=True, check=True).stdout.split()[-1]


def open_for(page: Page, what: str) -> None:
    """Choose what the room is open for, and wait until it is."""
    with page.expect_response("**/admin/mode?*"):
        page.get_by_label(what, exact=True).check()


def enter(page: Page, address: str, token: str) -> None:
    page.goto(f"{address}/admin")
    page.locator("input[type=password]").fill(token)
    page.locator("form.enter button").press("Enter")
    page.get_by_role("tablist").wait_for()


def test_a_report_becomes_a_mute_and_an_announcement_is_everywhere(sit: Sit, token: str) -> None:
    ann, host = sit("Ann"), sit("Host")
    address = ann.new_table("me", "invited")
    invitation = ann.page.locator("#invitation").input_value()
    bo = sit("Bo")
    bo.page.goto(invitation)
    bo.page.get_by_role("button", name="Sit down").click()
    for player in (ann, bo):
        player.page.get_by_role("tab", name="Chat").click()
    bo.page.get_by_role("textbox", name="Say something").fill("you are all fools")
    bo.page.get_by_role("button", name="Send").click()
    ann.page.get_by_role("button", name="Report what Bo said").click()
    ann.page.get_by_role("textbox", name="What happened?").fill("He insults us")
    ann.page.get_by_role("button", name="Send the report").click()
    expect(ann.page.get_by_text("The host of the room will look at it.")).to_be_visible()
    ann.page.get_by_role("dialog").get_by_role("button", name="Close").first.click()

    enter(host.page, host.address, token)
    host.page.get_by_role("tab", name="Room").press("ArrowLeft")
    expect(host.page.get_by_text("He insults us")).to_be_visible()
    expect(host.page.get_by_text("you are all fools")).to_be_visible()
    host.picture()
    host.page.get_by_role("button", name="Ban or mute…").click()
    host.page.get_by_label("Reason (they are told)").fill("insults")
    host.page.get_by_role("button", name="Mute", exact=True).click()
    host.page.get_by_role("button", name="Dealt with").click()
    expect(host.page.get_by_text("There is nothing here.")).to_be_visible()
    bo.page.get_by_role("textbox", name="Say something").fill("once more")
    bo.page.get_by_role("button", name="Send").click()
    expect(bo.page.get_by_text("has muted you: insults")).to_be_visible()

    host.page.get_by_role("tab", name="Room").click()
    host.page.get_by_label("A line for every page").fill("We close at ten")
    host.page.get_by_role("button", name="Announce").click()
    expect(host.page.get_by_role("article").get_by_text("We close at ten")).to_be_visible()
    ann.page.reload()
    banner = ann.page.get_by_role("status").filter(has_text="We close at ten")
    expect(banner).to_be_visible()
    banner.get_by_role("button", name="Dismiss").click()
    expect(banner).to_have_count(0)

    open_for(host.page, "Running matches go on, nothing new begins")
    ann.page.reload()
    expect(ann.page.get_by_role("status").filter(has_text="nothing new can begin")).to_be_visible()
    open_for(host.page, "Everything")
    host.page.get_by_role("tab", name="Tables").click()
    host.page.on("dialog", lambda dialog: dialog.accept())
    row = host.page.get_by_role("article").filter(has_text=address.rpartition("/")[2])
    row.get_by_role("button", name="Delete").click()
    expect(row).to_have_count(0)
    expect(ann.page.get_by_text("There is no table at this address.")).to_be_visible()


@LANGUAGE_AND_WINDOW
def test_the_hosts_page_looks_right_and_is_accessible(
    sit: Sit, token: str, window: dict[str, int], language: str
) -> None:
    host = sit(viewport=window, locale=language)
    host.new_table("me", "bot:greedy")
    enter(host.page, host.address, token)
    for tab in host.page.get_by_role("tab").all():
        tab.click()
        host.page.get_by_role("tabpanel").wait_for()
        check(host.page)
        host.picture()
        assert findings(host.page) == {}
