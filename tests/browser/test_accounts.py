"""Accounts at the page: keeping a name, signing in elsewhere, letting a device in."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.browser.axe import findings
from tests.browser.fixtures import HOME, Sit
from tests.browser.looks import LANGUAGE_AND_WINDOW, check
from tests.browser.test_ceremony import AUTHENTICATOR
from tests.server.accounts import by_localhost, own_name
from tests.server.harness import launched


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[str]:
    quick = {"hash_memory": 8, "hash_passes": 1}
    with launched(limited=True, data=tmp_path_factory.mktemp("room"), client=client, **quick) as room:
        yield room.url


def begin(page: Page, address: str, name: str) -> list[str]:
    """Keep a name by a key phrase, and return the recovery codes."""
    page.goto(f"{address}/sign-in")
    page.locator("#own-name").fill(name)
    page.locator(".way .ghost").first.click()
    page.locator(".way ol").wait_for()
    page.locator(".way .ghost").first.click()
    page.locator("code").first.wait_for()
    return page.locator("code").all_inner_texts()


def known(page: Page, address: str) -> None:
    """Go to the ways in for who has a name."""
    page.goto(f"{address}/sign-in")
    page.get_by_text("I have a name here").click()


@pytest.mark.exhaustive
def test_a_name_is_kept_by_a_phrase_on_plain_http_where_there_are_no_passkeys(browser: Browser, address: str) -> None:
    name, here = own_name(), address.replace("127.0.0.1", HOME)
    with browser.new_context(locale="en-GB") as context, browser.new_context(locale="en-GB") as other:
        page, there, errors = context.new_page(), other.new_page(), list[str]()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(f"{here}/sign-in")
        assert not page.evaluate("isSecureContext || 'PublicKeyCredential' in window")
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Show me a phrase").click()
        words = page.locator(".way ol li")
        expect(words).to_have_count(6)
        phrase = " ".join(word.split()[-1] for word in words.all_inner_texts())
        expect(page.get_by_text("With a passkey")).to_have_count(0)
        page.get_by_role("button", name="I have it on paper").click()
        page.get_by_role("link", name="I have kept them").click()
        expect(page.get_by_role("button", name=f"You are {name}")).to_be_visible()
        assert errors == []
        known(there, here)
        way = there.get_by_role("region", name="With a key phrase")
        way.get_by_label("Your name").fill(name.lower())
        way.get_by_role("textbox", name="Key phrase").fill(phrase.upper())
        way.get_by_role("button").click()
        expect(there.get_by_role("heading", name=f"Welcome, {name}")).to_be_visible()


@pytest.mark.exhaustive
def test_a_name_is_kept_by_a_phrase_and_comes_back_by_a_code(sit: Sit) -> None:
    name, ann, there = own_name(), sit("Ann"), sit("Guest")
    codes = begin(ann.page, ann.address, name)
    assert len(codes) == 10
    assert findings(ann.page) == {}
    ann.page.get_by_role("link", name="I have kept them").click()
    expect(ann.page.get_by_role("button", name=f"You are {name}")).to_be_visible()
    known(there.page, there.address)
    way = there.page.get_by_role("region", name="With a recovery code")
    for code, said in (("0000-0000", "This name and this code do not match"), (codes[0], f"Welcome, {name}")):
        way.get_by_label("Your name").fill(name)
        way.get_by_label("Recovery code").fill(code)
        way.get_by_role("button").click()
        expect(there.page.get_by_text(said)).to_be_visible()


def tab_to(page: Page, name: str) -> None:
    """Go by the keyboard to the control of that name."""
    for _ in range(60):
        page.keyboard.press("Tab")
        called = "at => at.labels?.[0]?.textContent ?? at.getAttribute('aria-label') ?? at.textContent"
        if page.locator(":focus").count() and name == page.locator(":focus").evaluate(called).strip():
            return
    raise AssertionError(f"the keyboard does not reach {name}")


@pytest.mark.exhaustive
def test_a_name_is_kept_by_the_keyboard_alone(sit: Sit) -> None:
    name, page = own_name(), (ann := sit("")).page
    page.goto(f"{ann.address}/sign-in")
    page.locator("#own-name").wait_for()
    tab_to(page, "Your name")
    page.keyboard.type(name)
    for button in ("Show me a phrase", "I have it on paper", "I have kept them"):
        page.get_by_text(button, exact=True).wait_for()
        tab_to(page, button)
        page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=f"You are {name}")).to_be_visible()


@pytest.mark.exhaustive
def test_a_device_is_let_in_by_the_code_it_shows(sit: Sit) -> None:
    name, ann, there = own_name(), sit("Ann"), sit("Guest")
    begin(ann.page, ann.address, name)
    known(there.page, there.address)
    there.page.get_by_role("button", name="Show a code").click()
    code = there.page.get_by_role("status").locator("b").inner_text()
    ann.page.goto(f"{ann.address}/devices#code={code}")
    ann.page.get_by_role("button", name="Let it in").click()
    expect(ann.page.get_by_text("The other device is signed in now.")).to_be_visible()
    expect(there.page.get_by_role("heading", name=f"Welcome, {name}")).to_be_visible()


@contextmanager
def device(browser: Browser) -> Iterator[tuple[Page, CDPSession, str]]:
    """A browser of its own with an authenticator: its page, and how to speak to the authenticator."""
    with browser.new_context(locale="en-GB") as context:
        page = context.new_page()
        cdp = context.new_cdp_session(page)
        cdp.send("WebAuthn.enable")
        yield page, cdp, cdp.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})["authenticatorId"]


def keep_by_passkey(page: Page, here: str, name: str) -> None:
    page.goto(f"{here}/sign-in")
    page.locator("#own-name").fill(name)
    page.get_by_role("button", name="Keep my name").click()
    page.get_by_role("link", name="I have kept them").click()


def sign_in_by_passkey(page: Page, here: str) -> None:
    known(page, here)
    page.get_by_role("region", name="With a passkey").get_by_role("button").click()


def sign_out(page: Page, here: str, name: str) -> None:
    page.goto(here)
    page.get_by_role("button", name=f"You are {name}").click()
    page.get_by_role("button", name="Sign out here").click()
    expect(page.get_by_role("link", name="Keep this name on every device")).to_be_visible()


def test_a_passkey_keeps_a_name_and_signs_in_again(browser: Browser, address: str) -> None:
    name, here = own_name(), by_localhost(address)
    with device(browser) as (page, _, _):
        keep_by_passkey(page, here, name)
        sign_out(page, here, name)
        sign_in_by_passkey(page, here)
        expect(page.get_by_role("heading", name=f"Welcome, {name}")).to_be_visible()


@pytest.mark.exhaustive
def test_a_passkey_that_came_to_another_browser_signs_in_there(browser: Browser, address: str) -> None:
    name, here = own_name(), by_localhost(address)
    with device(browser) as (page, cdp, key), device(browser) as (there, other, their_key):
        keep_by_passkey(page, here, name)
        [passkey] = cdp.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"]
        other.send("WebAuthn.addCredential", {"authenticatorId": their_key, "credential": passkey})
        sign_in_by_passkey(there, here)
        expect(there.get_by_role("heading", name=f"Welcome, {name}")).to_be_visible()


@pytest.mark.exhaustive
def test_a_device_comes_in_by_a_link_gets_its_own_passkey_and_takes_the_first_ones_away(
    browser: Browser, address: str
) -> None:
    name, here = own_name(), by_localhost(address)
    with device(browser) as (page, _, _), device(browser) as (there, _, _):
        keep_by_passkey(page, here, name)
        page.goto(f"{here}/me")
        page.get_by_role("button", name="Make a link").click()
        there.goto(page.get_by_label("Link for the other device").input_value())
        there.get_by_role("button", name="Sign in on this device").click()
        expect(there.get_by_role("heading", name=f"Welcome, {name}")).to_be_visible()
        there.goto(f"{here}/me")
        ways = there.locator(".panel", has=there.get_by_role("heading", name="Ways to sign in"))
        ways.get_by_role("button", name="Add a passkey").click()
        expect(ways.get_by_role("button", name="Rename")).to_have_count(2)
        ways.get_by_role("button", name="Remove").first.click()
        expect(ways.get_by_role("button", name="Rename")).to_have_count(1)
        ways.get_by_role("button", name="Remove").click()
        expect(there.get_by_role("alert")).to_contain_text("This is your only way to sign in")
        sign_out(page, here, name)
        sign_in_by_passkey(page, here)
        expect(page.get_by_text("Nobody here uses this passkey any more")).to_be_visible()
        sign_out(there, here, name)
        sign_in_by_passkey(there, here)
        expect(there.get_by_role("heading", name=f"Welcome, {name}")).to_be_visible()


@pytest.mark.exhaustive
def test_an_account_is_described_shared_with_a_device_and_deleted(sit: Sit) -> None:
    name, other, ann, there = own_name(), own_name(), sit("Ann"), sit("Guest")
    page = ann.page
    begin(page, ann.address, name)
    page.goto(f"{ann.address}/me")
    page.locator("#me-name").fill(other)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("heading", level=1, name=other)).to_be_visible()
    page.get_by_role("button", name="Make a link").click()
    there.page.goto(page.get_by_label("Link for the other device").input_value())
    there.page.get_by_role("button", name="Sign in on this device").click()
    expect(there.page.get_by_role("heading", name=f"Welcome, {other}")).to_be_visible()
    page.locator("#me-token").fill("my bot")
    page.get_by_role("button", name="Make a token").click()
    expect(page.get_by_label("Your token, shown only now")).not_to_have_value("")
    page.get_by_role("button", name="Remove my bot").click()
    expect(page.get_by_role("button", name="Remove my bot")).to_have_count(0)
    page.get_by_role("button", name="Sign out everywhere").click()
    expect(page.get_by_role("link", name="Keep this name on every device")).to_be_visible()
    there.page.goto(f"{there.address}/me")
    expect(there.page.get_by_role("link", name="Keep this name on every device")).to_be_visible()
    begin(page, ann.address, name := own_name())
    page.goto(f"{ann.address}/me")
    page.locator("#me-delete").fill(other)
    page.get_by_role("button", name="Delete my account").click()
    expect(page.get_by_role("alert")).to_contain_text(name)
    page.locator("#me-delete").fill(name)
    page.get_by_role("button", name="Delete my account").click()
    expect(page.get_by_role("link", name="Keep this name on every device")).to_be_visible()


@pytest.mark.exhaustive
@LANGUAGE_AND_WINDOW
def test_the_pages_of_accounts_look_right_and_are_accessible(sit: Sit, window: dict[str, int], language: str) -> None:
    ann = sit(viewport=window, locale=language, color_scheme="light" if language == "en" else "dark")
    for path in ("/sign-in", "/sign-in#link=x", "/devices"):
        ann.page.goto(ann.address + path)
        ann.page.reload()
        ann.page.locator("main :is(footer, form, a)").first.wait_for()
        check(ann.page)
        ann.picture()
        assert findings(ann.page) == {}
    ann.page.goto(f"{ann.address}/sign-in")
    ann.page.locator("main label").nth(1).click()
    check(ann.page)
    ann.picture()
    assert findings(ann.page) == {}
    begin(ann.page, ann.address, own_name())
    ann.page.goto(f"{ann.address}/me")
    ann.page.locator("#me-delete").wait_for()
    check(ann.page)
    ann.picture()
    assert findings(ann.page) == {}
