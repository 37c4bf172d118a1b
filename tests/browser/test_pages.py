"""Every page in every size and language looks as it should; rules and gallery at their addresses."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.axe import findings
from tests.browser.fixtures import Sit
from tests.browser.looks import (
    DESKTOP,
    GAME_AND_LANGUAGE,
    GAME_LANGUAGE_AND_WINDOW,
    LANGUAGE_AND_WINDOW,
    ON_ITS_SIDE,
    check,
    each_other,
)
from vaka.core.registry import games, load


def ruled(game: str) -> str:
    """The last rule of a game's page that has a number."""
    lines = Path(f"docs/rules/{game}.md").read_text("utf-8").splitlines()
    return [line.split()[1] for line in lines if line.startswith("### ") and "-" in line][-1]


@LANGUAGE_AND_WINDOW
def test_lobby_rules_and_gallery_look_right(sit: Sit, window: dict[str, int], language: str) -> None:
    ann = sit(viewport=window, locale=language, color_scheme="light" if language == "en" else "dark")
    ann.lobby()
    check(ann.page)
    ann.picture()
    for path in ("/gallery", *(f"/{page}/{game}" for game in games() for page in ("gallery", "rules"))):
        ann.page.goto(ann.address + path)
        ann.page.get_by_role("heading", level=1).wait_for()
        check(ann.page)
        ann.picture()


@pytest.mark.parametrize("language", ["it", "en"])
def test_cards_and_names_stand_apart_on_a_phone_on_its_side(sit: Sit, language: str) -> None:
    ann = sit(viewport=ON_ITS_SIDE, locale=language)
    ann.lobby()
    assert each_other(ann.page.locator("article, section.panel")) == []
    check(ann.page)
    ann.picture()
    ann.page.goto(f"{ann.address}/leaders/powerboats")
    names = ann.page.locator("thead .stars b")
    expect(names).not_to_have_count(0)
    assert each_other(names) == []
    ann.picture()


def test_every_game_can_be_opened_without_scrolling(sit: Sit) -> None:
    ann = sit(viewport=DESKTOP)
    ann.lobby()
    below = "buttons => buttons.map(one => one.getBoundingClientRect().bottom).filter(bottom => bottom > innerHeight)"
    assert ann.page.locator("article .play").evaluate_all(below) == []


@LANGUAGE_AND_WINDOW
def test_the_new_table_dialog_and_a_waiting_table_look_right(sit: Sit, window: dict[str, int], language: str) -> None:
    ann = sit(viewport=window, locale=language)
    ann.lobby()
    for poster in ann.page.locator("article .play").all():
        poster.click()
        ann.page.get_by_role("dialog").wait_for()
        check(ann.page)
        ann.page.keyboard.press("Escape")
    ann.new_table("me", "invited")
    ann.page.locator("#invitation").wait_for()
    check(ann.page)
    ann.picture()


@GAME_LANGUAGE_AND_WINDOW
def test_a_table_with_every_seat_taken_looks_right(sit: Sit, game: str, window: dict[str, int], language: str) -> None:
    ann = sit(viewport=window, locale=language, color_scheme="dark" if language == "en" else "light")
    most = games()[game].seats[1]
    ann.order_table("me", *["bot:greedy"] * (most - 1), game=game)
    ann.wait_for(ann.my_turn, "a turn")
    check(ann.page)
    expect(ann.page.get_by_role("complementary").first.locator("header")).to_have_count(most)
    outside = ann.page.locator(".seats").evaluate(
        "strip => [...strip.querySelectorAll('.seat')].filter(seat => { const { left, right } ="
        " seat.getBoundingClientRect(); return left < 0 || right > innerWidth || seat.scrollWidth > seat.clientWidth })"
        ".map(seat => seat.textContent)"
    )
    assert outside == [], "every seat is in sight at once, and so is what is said of it"
    ann.picture()
    assert findings(ann.page) == {}
    ann.page.goto(f"{ann.page.url}/replay/0")
    ann.page.get_by_role("slider").wait_for()
    check(ann.page)
    ann.picture()


@GAME_AND_LANGUAGE
def test_a_rule_has_an_address_and_every_number_is_a_link(sit: Sit, game: str, language: str) -> None:
    ann = sit(locale=language)
    last = ruled(game)
    ann.page.goto(f"{ann.address}/rules/{game}#{last}")
    lit = ann.page.locator(f"[id='{last}']")
    expect(lit).to_be_in_viewport()
    expect(lit).to_have_class(re.compile(r"\blit\b"))
    cited = ann.page.locator("main p a[href^='/rules/'], main li a[href^='/rules/']").first
    number = cited.inner_text()
    cited.click()
    expect(ann.page).to_have_url(f"{ann.address}/rules/{game}#{number}")
    expect(ann.page.locator(f"[id='{number}']")).to_be_in_viewport()
    broken = ann.page.evaluate(
        "[...document.querySelectorAll('main a[href*=\"#\"]')].map(a => decodeURIComponent(a.hash.slice(1)))"
        ".filter(id => !document.getElementById(id))"
    )
    assert broken == []


def test_how_strong_bots_play_stands_behind_the_rules(sit: Sit) -> None:
    ann = sit(locale="it")
    for game in games():
        title = Path(f"docs/strategy/{game}.it.md").read_text("utf-8").splitlines()[0].removeprefix("## ")
        ann.page.goto(f"{ann.address}/rules/{game}")
        expect(ann.page.get_by_role("heading", level=2).last).to_have_text(title)
        expect(ann.page.locator("section", has_text=title).last.get_by_role("listitem").nth(9)).to_be_attached()


def test_the_rules_drawer_follows_numbers_without_leaving_the_table(sit: Sit) -> None:
    ann = sit()
    address = ann.new_table("me", "bot:greedy")
    ann.page.get_by_role("tab", name="Rules").click()
    panel = ann.page.get_by_role("tabpanel")
    panel.locator("p a").first.click()
    expect(panel.locator(".lit")).to_be_in_viewport()
    expect(ann.page).to_have_url(address)


@pytest.mark.parametrize("game", [name for name in games() if load(name).read_kit])
def test_a_replaced_set_of_components_is_shown_or_refused_in_words(sit: Sit, game: str, tmp_path: Path) -> None:
    ann = sit()
    ann.page.goto(f"{ann.address}/gallery/{game}")
    ann.page.get_by_role("heading", level=1).wait_for()
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(files(f"vaka.games.{game}").joinpath("components.toml").read_text("utf-8"), "utf-8")
    bad.write_text("= nothing", "utf-8")
    ann.page.locator("input[type=file]").set_input_files(good)
    expect(ann.page.get_by_text("This is good.toml.")).to_be_visible()
    ann.page.locator("input[type=file]").set_input_files(bad)
    expect(ann.page.get_by_text("bad.toml: The components file")).to_be_visible()
    ann.page.get_by_role("button", name="Back to our set").click()
    expect(ann.page.get_by_text("bad.toml")).to_have_count(0)


def test_a_page_that_is_older_than_its_room_is_loaded_again(browser: Browser, address: str) -> None:
    """After an update the parts that an open page has not loaded yet are gone, which left it blank."""
    page = browser.new_page()
    page.goto(address)
    page.locator("article").first.wait_for()
    gone: list[str] = []
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url) if request.is_navigation_request() else None)

    def missing(route: Route) -> None:
        if loaded:
            route.continue_()
        else:
            gone.append(route.request.url)
            route.fulfill(status=404, content_type="text/plain", body="")

    page.route("**/assets/PrimerPage-*.js", missing)
    page.locator("article a[href='/card/tongiaki']").click()
    expect(page.get_by_role("heading", name="Tongiaki", exact=False).first).to_be_visible()
    assert gone
    page.context.close()


def test_a_page_whose_room_is_away_stays_open(browser: Browser, address: str) -> None:
    """Loading it again would leave the browser's own page about an error."""
    page = browser.new_page()
    page.goto(address)
    page.locator("article").first.wait_for()
    page.context.set_offline(True)
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/card/tongiaki")) as asked:
        page.locator("article a[href='/card/tongiaki']").click()
    assert not asked.value.is_navigation_request(), "it asks first whether the room is there"
    page.go_back()
    expect(page.locator("article").first).to_be_visible()
    page.context.close()
