"""Playing now, the bell, and the choices of where else to be told."""

import re
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import sqlalchemy as sa
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.fixtures import Sit
from tests.browser.looks import LANGUAGE_AND_WINDOW, PHONE, check
from tests.server.accounts import by_localhost, own_name, with_phrase
from tests.server.harness import Guest, served, settings, wait_until
from tests.server.receivers import Mailbox, PushService, mailbox, receiver
from tests.server.test_notices import OPEN_DOORS, turn
from tests.server.test_pairing import have_ratings
from vaka.locale import speak
from vaka.server.store import Store, now, schema_notices

AT_A_TABLE = re.compile(r"/table/[\w-]{16}$")


class Known(NamedTuple):
    address: str
    name: str
    phrase: str
    box: Mailbox
    table: str


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[Known]:
    """A room that sends mail, in which it is somebody's turn."""
    with mailbox() as box:
        chosen = settings(tmp_path_factory.mktemp("room"), **OPEN_DOORS, **box.settings)
        with served(replace(chosen, client=client)) as room, Guest(room.url) as one, Guest(room.url) as two:
            name = own_name()
            with_phrase(one, own_name())
            phrase = with_phrase(two, name)
            opened = one.open("me", "invited")["table"]
            two.post(f"/tables/{opened['id']}/sit", {"invite": opened["you"]["invite"]})
            turn(one, opened["id"])
            turn(two, opened["id"])  # whoever began, the turn comes to the second now
            turn(one, opened["id"])
            room.run(have_waited(room.room.store, minutes=12))
            room.run(have_ratings(room.room.store, "powerboats", {name: 800}))
            yield Known(by_localhost(room.url), name, phrase, box, opened["id"])


async def have_waited(store: Store, minutes: int) -> None:
    """Six people, lately, for somebody to play Powerboats with at three days a turn."""
    wish = {"game": "powerboats", "seats": 2, "pace": "72h", "rated": False}
    async with store.write() as connection:
        for more in range(6):
            wait = {"waited": (minutes * 60 + more) * 1000, "found": True, "at": now() - 1000}
            await connection.execute(sa.insert(schema_notices.pairing_waits).values(**wish, **wait))


@pytest.fixture(scope="module")
def address(known: Known) -> str:
    return known.address


def sign_in(page: Page, known: Known) -> None:
    page.goto(f"{known.address}/leaders")
    body = {"name": known.name, "phrase": known.phrase}
    headers = {"origin": known.address}
    assert page.request.post(f"{known.address}/api/sign-in/phrase", data=body, headers=headers).ok


def people_only(page: Page, never: str = "never") -> None:
    """Let no bots take free seats."""
    wait = page.locator("aside form").get_by_role("slider")
    wait.press("End")
    expect(wait).to_have_attribute("aria-valuetext", never)


def test_two_people_who_want_to_play_now_meet_at_a_table(sit: Sit) -> None:
    ann, ben = sit("Ann"), sit("Ben", viewport=PHONE, has_touch=True, locale="it-IT")
    for player, never in ((ann, "never"), (ben, "mai")):
        player.page.goto(player.address)
        people_only(player.page, never)
    ann.page.get_by_role("button", name="Find a match").click()
    expect(ann.page.get_by_text("Nobody else is looking")).to_be_visible()
    expect(ann.page.locator(".facts")).to_contain_text("2 players")
    check(ann.page)
    ben.page.get_by_role("button", name="Trova una partita").click()
    for player in (ann, ben):
        player.page.wait_for_url(AT_A_TABLE)
    ann.wait_for(lambda: ann.my_turn() or ben.my_turn(), "the match")
    assert ann.page.url == ben.page.url


def test_who_waits_in_the_background_is_brought_to_the_table_too(sit: Sit) -> None:
    ann, ben = sit("Ann"), sit("Ben")
    ann.page.clock.install()
    for player in (ann, ben):
        player.page.goto(player.address)
        people_only(player.page)
    ann.page.get_by_role("button", name="Find a match").click()
    expect(ann.page.get_by_text("Nobody else is looking")).to_be_visible()
    ann.page.clock.pause_at(time.time() + 60)  # her browser wakes the page no more
    ben.page.get_by_role("button", name="Find a match").click()
    for player in (ann, ben):
        player.page.wait_for_url(AT_A_TABLE)


def test_whoever_opens_a_table_by_its_link_has_their_bell(sit: Sit, known: Known) -> None:
    page = sit("Ann").page
    sign_in(page, known)
    page.goto(f"{known.address}/table/{known.table}")
    page.locator(".bell").click()
    expect(page.get_by_role("link", name="Notify me elsewhere too")).to_be_visible()
    expect(page.get_by_text("Quiet from")).to_have_count(0)
    page.keyboard.press("Escape")
    quiet(page, known, {"begin": 22 * 60, "end": 7 * 60 + 30})
    page.locator(".bell").click()
    expect(page.get_by_text("Quiet from 22:00 to 7:30")).to_be_visible()
    check(page)
    quiet(page, known, None)


def quiet(page: Page, known: Known, hours: dict[str, int] | None) -> None:
    """Choose quiet hours, or none."""
    body, headers = {"quiet": hours, "zone": "Europe/Rome"}, {"origin": known.address}
    assert page.request.post(f"{known.address}/api/me/notices", data=body, headers=headers).ok


@LANGUAGE_AND_WINDOW
def test_my_tables_says_how_long_one_waits_and_a_phone_keeps_the_last_wish_at_hand(
    sit: Sit, known: Known, language: str, window: Any
) -> None:
    player = sit("Ann", locale=language, viewport=window, color_scheme="light" if language == "en" else "dark")
    page, phone = player.page, window == PHONE
    sign_in(page, known)
    wish = {"game": "powerboats", "seats": 2, "bots": -1, "pace": "72h"}
    page.evaluate("wish => localStorage.setItem('vaka-play-now', JSON.stringify(wish))", wish)
    page.goto(f"{known.address}/tables")
    usual = speak(language, "web-now-usual", unit="minutes", count=12)
    form, bar = page.locator(".now form"), page.locator(".bar.shown")
    expect(form.locator(".wait b")).to_have_text(usual)
    expect(form.locator(".range")).to_have_text(speak(language, "web-now-range", low=700, high=900))
    wait = form.get_by_role("slider")
    for key, words in (("Home", "web-now-bots-now"), ("End", "web-now-bots-off")):
        wait.press(key)
        expect(form.locator(".bots b")).to_have_text(speak(language, words))
    for _ in range(2):
        wait.press("ArrowLeft")
    expect(form.locator(".bots b")).to_have_text(speak(language, "web-now-bots-after", unit="days", count=1))
    if phone:
        expect(bar).to_contain_text(usual, ignore_case=True)
        expect(bar).to_contain_text("Powerboats")
    player.picture()
    check(page)
    assert findings(page) == {}
    if phone:
        bar.locator(".wish").click()
        expect(form).to_be_in_viewport()
        expect(bar).to_have_count(0)
        player.picture()
        page.evaluate("scrollTo(0, 0)")
        bar.locator(".primary").click()
    else:
        expect(bar).not_to_be_visible()
        form.locator(".primary").click()
    lasts, stop = page.get_by_text(speak(language, "web-now-lasts")), speak(language, "web-now-leave")
    expect(lasts).to_be_visible()
    lasts.scroll_into_view_if_needed()
    player.picture()
    check(page)
    page.goto(f"{known.address}/leaders")
    page.goto(f"{known.address}/tables")
    expect(lasts).to_be_visible()  # nobody asked meanwhile, and the search goes on
    page.get_by_role("button", name=stop).click()
    expect(form).to_have_count(1)
    page.reload()
    expect(form.locator(".wait b")).to_have_text(usual)
    expect(lasts).to_have_count(0)


@pytest.mark.exhaustive
def test_who_stops_looking_or_closes_the_page_is_not_paired(sit: Sit, known: Known) -> None:
    ann, ben = sit("Ann"), sit("Ben")
    for player in (ann, ben):
        player.page.goto(player.address)
        people_only(player.page)
    ann.page.get_by_role("button", name="Find a match").click()
    ann.page.get_by_role("button", name="Stop looking").click()
    expect(ann.page.get_by_role("button", name="Find a match")).to_be_visible()
    ann.page.get_by_role("button", name="Find a match").click()
    expect(ann.page.get_by_text("Looking for a Powerboats match")).to_be_visible()
    ann.page.goto(f"{known.address}/gallery")
    ben.page.get_by_role("button", name="Find a match").click()
    expect(ben.page.get_by_text("Nobody else is looking")).to_be_visible()
    ben.page.get_by_role("button", name="Stop looking").click()


@pytest.mark.exhaustive
@LANGUAGE_AND_WINDOW
def test_the_bell_and_the_choices_can_be_seen_and_used(sit: Sit, known: Known, language: str, window: Any) -> None:
    page = sit("Ann", locale=language, viewport=window).page
    sign_in(page, known)
    page.goto(known.address)
    page.locator(".bell").click()
    expect(page.locator("dialog li a")).to_have_attribute("href", f"/table/{known.table}")
    expect(page.locator("dialog .since")).not_to_be_empty()
    check(page)
    assert findings(page) == {}
    page.goto(f"{known.address}/tables")
    expect(page.locator("li.turn .standing")).not_to_contain_text(speak(language, "web-my-tables-since", count=1))
    expect(page.locator(".face")).to_have_count(1)
    check(page)
    assert findings(page) == {}
    page.goto(f"{known.address}/me")
    notices = page.locator("#notices")
    expect(notices.locator("form")).to_have_count(3)
    notices.locator("#me-mail").fill(f"{own_name()}@example.org")
    before = len(known.box.mails)
    notices.locator("form").first.locator("button").click()
    expect(notices.locator("li")).not_to_have_count(0)
    mail = wait_until(lambda: known.box.mails[before:])[0].get_content()
    path = re.search(r"/notices/confirm#\S+", mail)
    assert path is not None
    page.goto(known.address + path[0])
    check(page)
    page.locator("main .primary").click()
    expect(page.get_by_role("status")).to_be_visible()
    page.goto(f"{known.address}/me")
    expect(notices.locator("fieldset")).not_to_have_count(0)
    notices.get_by_role("switch").check(force=True)
    notices.locator("form").last.locator("button").click()
    expect(notices.locator("input[type=time]")).to_have_count(2)
    check(page)
    assert findings(page) == {}
    while notices.locator("li").count():
        left = notices.locator("li").count()
        notices.locator("li > button").first.click()
        expect(notices.locator("li")).to_have_count(left - 1)


ARRIVES = """(told) => {
  self.shown ??= []
  self.now ??= []
  self.registration.getNotifications = async () => self.now
  self.registration.showNotification = async (title, { body, renotify, data }) => {
    self.now = [{ data }]
    self.shown.push([title, body, renotify])
  }
  self.dispatchEvent(new PushEvent('push', { data: JSON.stringify(told) }))
}"""


@pytest.mark.exhaustive
def test_the_service_worker_shows_a_push_and_answers_the_first(sit: Sit, known: Known) -> None:
    """There is no push service here: what one would deliver is given to the worker."""
    page = sit("Ann").page
    sign_in(page, known)
    with receiver(PushService) as push:
        body, headers = push.subscription, {"origin": known.address}
        assert page.request.post(f"{known.address}/api/me/doors", data=body, headers=headers).ok
        question = wait_until(push.read)[0]
    with page.context.expect_event("serviceworker") as begun:
        page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => 1)")
    worker = begun.value
    worker.evaluate(ARRIVES, question)
    wait_until(lambda: worker.evaluate("self.shown.length"))
    doors = page.request.get(f"{known.address}/api/me/notices").json()["doors"]
    assert [door["confirmed"] for door in doors] == [True]
    turn = {"kind": "turn", "id": "7", "title": "It is your turn", "body": "…", "url": "/table/x", "token": None}
    for number in (2, 3):  # the second time it is a repeat, and makes no sound
        worker.evaluate(ARRIVES, turn)
        wait_until(lambda number=number: worker.evaluate("self.shown.length") == number)  # type: ignore[misc]
    first, *turns = worker.evaluate("self.shown")
    assert first == ["Vaka", "Notices reach this device.", True]
    assert turns == [["It is your turn", "", True], ["It is your turn", "", False]]
