"""A room's page without its room: kept in the browser, played at /here, and back when the room answers again."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import vaka
from tests.browser.test_site import PATIENCE, log_of, play, visitor
from tests.server.harness import Launched, launched
from vaka.server import engine
from vaka.wasm.modules import module_in, module_of

pytestmark = [
    pytest.mark.exhaustive,
    pytest.mark.skipif(not engine.has_python(), reason="no Python for browsers: npm ci && npm run build in web/"),
]
COARSE = True
REGISTERED = "navigator.serviceWorker.getRegistrations().then((all) => all.length)"


@pytest.fixture
def room(tmp_path: Path, client: Path) -> Iterator[Launched]:
    """A room that has a module of every game."""
    for name in vaka.all_games():
        module_of(name)
    with launched(data=tmp_path, client=client) as room:
        yield room


def test_the_page_plays_on_without_its_room_and_finds_it_again(
    browser: Browser, room: Launched, shots: Path | None
) -> None:
    ann = visitor(browser, f"{room.url}/here", shots)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.page.goto(room.url)
    offer = ann.page.get_by_role("link", name="Offline").first
    offer.wait_for()
    assert not [url for url in asked if "/engine/" in url], "who does not want it loads nothing for it"
    assert ann.page.evaluate(REGISTERED) == 0
    offer.click()
    expect(ann.page.get_by_text("It works without a network.")).to_be_visible(timeout=PATIENCE)
    ann.picture()

    room.kill()
    ann.page.goto(f"{room.url}/")
    expect(ann.page.get_by_role("status").filter(has_text="The room does not answer.")).to_be_visible()
    ann.picture()
    ann.page.get_by_role("link", name="Play here").click()
    expect(ann.page.get_by_text("The room does not answer at the moment.")).to_be_visible()
    ann.picture()
    ann.order_table("me", "bot:level3", game="tongiaki")
    assert play(ann, 3) == 3
    ann.wait_for(ann.my_turn, "my turn", PATIENCE / 1000)
    ann.page.goto(f"{room.url}/table/{'x' * 16}")  # an address of the room
    expect(ann.page.get_by_role("link", name="Play here")).to_be_visible()
    ann.picture()
    ann.page.go_back()
    ann.wait_for(ann.my_turn, "my turn", PATIENCE / 1000)
    match, before = ann.page.url, log_of(ann.page)

    room.start()
    expect(ann.page.get_by_text("The room answers again.")).to_be_visible(timeout=PATIENCE)
    assert ann.page.url == match, "nobody is sent away from a match"
    ann.picture()
    assert play(ann, 1) == 1
    expect(ann.page.locator(".log").first).to_contain_text(before[-1])
    ann.page.get_by_role("link", name="Go to the room").click()
    expect(ann.page.get_by_text("Open tables")).to_be_visible()
    assert ann.page.url == f"{room.url}/"
    expect(ann.page.get_by_text("The room does not answer.")).to_have_count(0)
    ann.lobby()
    expect(ann.page.get_by_role("link", name="Continue: Tongiaki")).to_be_visible()


def test_a_lobby_that_is_open_notices_that_its_room_goes_and_comes(browser: Browser, room: Launched) -> None:
    ann = visitor(browser, f"{room.url}/here")
    ann.page.goto(room.url)
    ann.page.locator("article").first.wait_for()
    room.kill()
    away = ann.page.get_by_role("status").filter(has_text="The room does not answer.")
    expect(away).to_contain_text("Trying again", timeout=PATIENCE)
    expect(ann.page.get_by_role("link", name="Play here")).to_have_count(0)  # nothing is kept
    room.start()
    expect(away).to_have_count(0, timeout=PATIENCE)


def test_a_room_without_modules_says_so(
    browser: Browser, tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if module_in(engine.BUILT, next(iter(vaka.all_games()))).code.exists():
        pytest.skip("modules lie in the package: make release has put them there")
    monkeypatch.setenv("VAKA_CACHE", str(tmp_path / "empty"))
    with launched(data=tmp_path, client=client) as room:
        ann = visitor(browser, f"{room.url}/here")
        ann.page.goto(room.url)
        ann.page.get_by_role("link", name="Offline").first.click()
        expect(ann.page.get_by_role("alert")).to_contain_text("nothing to play with offline", timeout=PATIENCE)
