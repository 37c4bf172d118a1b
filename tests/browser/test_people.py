"""People's pages, leaders and one's own tables, after some rated matches."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.fixtures import Sit
from tests.browser.looks import LANGUAGE_AND_WINDOW, check
from tests.server.accounts import own_name, with_phrase
from tests.server.harness import guests, served, settings
from tests.server.test_rated import start, unequal

pytestmark = pytest.mark.exhaustive
MATCHES = 4


class Known(NamedTuple):
    address: str
    ann: str
    bea: str
    phrase: str  # Ann's
    other: str  # Bea's


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[Known]:
    """A room in which two have played rated matches, and one more is running."""
    with served(replace(settings(tmp_path_factory.mktemp("room")), client=client)) as room:
        ann, bea = own_name(), own_name()
        with guests(room.url, 2) as (first, second):
            phrase = with_phrase(first, ann, badge=1)
            other = with_phrase(second, bea, badge=4)
            for _ in range(MATCHES):
                room.play_out(start(first, second), unequal)
            start(first, second)
        yield Known(room.url, ann, bea, phrase, other)


@pytest.fixture(scope="module")
def address(known: Known) -> str:
    return known.address


def sign_in(page: Page, known: Known, as_bea: bool = False) -> None:
    page.goto(f"{known.address}/leaders")
    who = {"name": known.bea, "phrase": known.other} if as_bea else {"name": known.ann, "phrase": known.phrase}
    answer = page.request.post(
        f"{known.address}/api/sign-in/phrase",
        data=who,
        headers={"origin": known.address},
    )
    assert answer.ok, answer.text()


def test_somebody_is_followed_and_blocked_from_their_page(sit: Sit, known: Known) -> None:
    page = sit("Ann").page
    sign_in(page, known)
    page.goto(f"{known.address}/people/{known.bea}")
    expect(page.get_by_role("link", name="Replay")).to_have_count(MATCHES)
    page.get_by_role("button", name="Follow", exact=True).click()
    expect(page.get_by_role("button", name="Stop following")).to_be_visible()
    page.get_by_role("button", name="Block", exact=True).click()
    expect(page.get_by_role("button", name="Unblock")).to_be_visible()
    page.goto(f"{known.address}/me")
    page.get_by_role("button", name=f"Unblock {known.bea}").click()
    expect(page.get_by_role("button", name="Unblock")).to_have_count(0)
    page.goto(f"{known.address}/people/{known.bea}")
    page.get_by_role("button", name="Report a player").click()
    page.get_by_role("textbox", name="What happened?").fill("She cheats")
    page.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("The host of the room will look at it.")).to_be_visible()


def test_somebody_is_invited_from_their_page_and_sits_down_from_the_lobby(sit: Sit, known: Known) -> None:
    ann, bea = sit("Ann").page, sit("Bea").page
    sign_in(ann, known)
    sign_in(bea, known, as_bea=True)
    ann.goto(f"{known.address}/people/{known.bea}")
    ann.get_by_role("button", name="Invite to a table").click()
    ann.get_by_role("link", name="Tongiaki").click()
    ann.locator("button[form=new-table]").click()
    expect(ann.get_by_text("invited, no answer yet")).to_be_visible()
    table = ann.url
    bea.goto(known.address)
    assert findings(bea) == {}
    bea.get_by_role("button", name=f"Decline: Tongiaki, {known.ann}").click()
    expect(bea.get_by_role("heading", name="You are invited")).to_have_count(0)
    ann.goto(table)
    expect(ann.get_by_text("said no")).to_be_visible()
    ann.goto(f"{known.address}/me")
    ann.get_by_role("button", name=f"Invite to a table {known.bea}").click()
    ann.get_by_role("button", name="Invite: Tongiaki").click()
    expect(ann.get_by_text(f"{known.bea} sees your invitation in the lobby.")).to_be_visible()
    bea.goto(known.address)
    bea.get_by_role("button", name=f"Sit down: Tongiaki, {known.ann}").click()
    bea.wait_for_url(table)
    expect(bea.locator(".board, .stage, main").first).to_be_visible()


def test_matches_are_filtered_and_their_records_downloaded(sit: Sit, known: Known) -> None:
    page = sit("Ann").page
    page.goto(f"{known.address}/people/{known.ann}")
    replays = page.get_by_role("link", name="Replay")
    expect(replays).to_have_count(MATCHES)
    won = page.get_by_role("heading", name=re.compile("^Matches"))
    expect(won).to_contain_text(f"{MATCHES} matches")
    page.get_by_label("Result").select_option("won")
    expect(won).not_to_contain_text(f"{MATCHES} matches")
    few = replays.count()
    page.get_by_label("Result").select_option("lost")
    expect(replays).to_have_count(MATCHES - few)
    with page.expect_download() as saved:
        page.get_by_role("link", name=re.compile("^Download the latest")).click()
    lines = saved.value.path().read_text("utf-8").splitlines()
    assert len(lines) == MATCHES - few
    assert all(json.loads(line)["game"] == "tavarua" for line in lines)


def test_leaders_are_listed_by_the_size_of_their_tables(sit: Sit, known: Known) -> None:
    page = sit("Ann").page
    sign_in(page, known)
    page.goto(f"{known.address}/leaders/tavarua")
    people = page.locator("tbody tr:not(.milestone)")
    expect(people).to_have_count(2)
    expect(page.locator("main .curve")).to_be_visible()
    seats = page.get_by_role("radiogroup", name="Seats")
    seats.get_by_text("3", exact=True).click()
    expect(people).to_have_count(0)
    expect(page.get_by_text("Nobody has played a rated match like this yet.")).to_be_visible()
    expect(page.locator("main .curve")).to_be_visible()  # one's own rating is the same at every table
    page.keyboard.press("ArrowLeft")  # from 3 to 2
    expect(people).to_have_count(2)
    expect(people.get_by_role("cell", name=str(MATCHES), exact=True)).to_have_count(2)


def test_a_rated_table_is_opened_from_the_lobby_and_is_among_ones_own(sit: Sit, known: Known) -> None:
    page = sit("Ann").page
    sign_in(page, known)
    page.goto(f"{known.address}/#new=tavarua")
    page.get_by_role("switch", name="Rated").check(force=True)
    expect(page.get_by_role("switch", name="Hints")).to_have_count(0)
    with page.expect_response(lambda answer: answer.request.method == "POST") as opened:
        page.locator("button[form=new-table]").click()
    assert opened.value.json()["table"]["rated"], opened.value.text()
    page.goto(known.address)
    mine = page.get_by_role("heading", name="My tables").locator("..")
    expect(mine.get_by_role("link", name=re.compile("^(Play|Continue): Tavarua"))).to_have_count(2)


@LANGUAGE_AND_WINDOW
def test_people_leaders_and_own_tables_look_right(
    sit: Sit, known: Known, window: dict[str, int], language: str
) -> None:
    ann = sit(viewport=window, locale=language, color_scheme="light" if language == "en" else "dark")
    sign_in(ann.page, known)
    for path, seen in (
        (f"/people/{known.ann}", "article .curve"),
        ("/leaders/tavarua", "tr.you"),
        ("/", ".panel.own a"),
    ):
        ann.page.goto(known.address + path)
        ann.page.locator(seen).first.wait_for()
        check(ann.page)
        ann.picture()
        assert findings(ann.page) == {}
