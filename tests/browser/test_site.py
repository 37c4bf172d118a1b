"""The games without a server: a static site in a real browser, kept from visit to visit, and offline."""

import json
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import vaka
from tests.browser.fixtures import Sit
from tests.browser.player import Player
from tests.browser.reader import Reader
from tests.browser.test_own_review import played
from tests.tiers import EVERYTHING
from vaka.bots.review import review
from vaka.core.record import to_record
from vaka.room.local.thinking import REVIEW_PLAYOUTS, SEED
from vaka.server import engine, site

COARSE = True
LONG = {"powerboats": 60, "whakaari": 30}  # decisions; whoever plays at random there comes to no end
PATIENCE = 120_000  # milliseconds until Python has started; other work may keep the machine busy
CACHES = "caches.keys().then((names) => names.filter((name) => name.startsWith('vaka http')))"
CONTROLLED = "navigator.serviceWorker.controller !== null"
DAMAGE = """async () => {
  const opening = indexedDB.open('vaka', 1)
  const database = await new Promise((done) => (opening.onsuccess = () => done(opening.result)))
  const store = database.transaction('kept', 'readwrite').objectStore('kept')
  const all = await new Promise((done) => { const asked = store.getAll(); asked.onsuccess = () => done(asked.result) })
  store.put({ ...all[0], text: all[0].text.replace('"seed": "', '"seed": "9') })
  await new Promise((done) => (store.transaction.oncomplete = done))
  return all[0].id
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        pass


def served(folder: Path) -> Iterator[str]:
    """A folder behind a web server that knows nothing of Vaka."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/games"
    finally:
        server.shutdown()
        server.server_close()


def written(folder: Path, plain: bool) -> None:
    if not (engine.BUILT / "room.mjs").exists() or not (engine.BUILT / "pyodide").is_dir():
        pytest.skip("no Python for browsers: npm ci && npm run build in web/")
    site.write(folder / "games", plain=plain)  # in a folder, as on many hosts


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[str]:
    """A site. In make test its games are played by plain rules: nothing has to be built for it."""
    folder = tmp_path_factory.mktemp("site")
    written(folder, plain=not EVERYTHING)
    yield from served(folder)


def visitor(browser: Browser, address: str, shots: Path | None = None) -> Player:
    """Somebody at a page of their own. Requests may fail, so errors are not counted."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce")
    page: Page = context.new_page()
    page.set_default_timeout(PATIENCE)
    return Player(page, address, "Ann", shots / "visitor" if shots else None)


def play(person: Player, count: int) -> int:
    """Make this many decisions, or all until the end; how many were made."""
    reader = Reader(person)
    for made in range(count):
        person.wait_for(lambda: person.over() or person.my_turn(), "a turn", PATIENCE / 1000)
        if person.over():
            return made
        reader.decide()
    return count


def log_of(page: Page) -> list[str]:
    return page.locator(".log").first.inner_text().splitlines()


def kept(person: Player) -> None:
    """Wait until the service worker has everything."""
    person.wait_for(lambda: person.page.evaluate(CONTROLLED), "the service worker", PATIENCE / 1000)


def test_a_match_survives_a_reload_and_goes_on_without_a_network(sit: Sit) -> None:
    ann = sit("Ann")
    ann.order_table("me", "bot:greedy", game="tongiaki")
    assert "/games/#/table/" in ann.page.url
    play(ann, 2)
    ann.wait_for(ann.my_turn, "my turn")
    before = log_of(ann.page)
    kept(ann)
    ann.page.context.set_offline(True)
    ann.page.reload()
    ann.wait_for(ann.my_turn, "my turn", PATIENCE / 1000)
    expect(ann.page.locator(".log").first).to_contain_text(before[-1])
    play(ann, 1)
    ann.wait_for(ann.my_turn, "my turn")
    ann.picture()
    ann.page.goto(ann.address + "/")
    expect(ann.page.get_by_role("link", name="Continue: Tongiaki")).to_be_visible()
    expect(ann.page.locator(".lobby")).not_to_contain_text("Find a match")
    ann.picture()


def test_a_damaged_match_is_refused_in_words_and_kept_for_download(sit: Sit) -> None:
    ann = sit("Ann")
    ann.order_table("me", "bot:greedy", game="tongiaki")
    ann.wait_for(ann.my_turn, "my turn", PATIENCE / 1000)
    ann.page.goto(ann.address + "/")
    ann.page.locator("article").first.wait_for()
    damaged = ann.page.evaluate(DAMAGE)
    ann.page.goto(f"{ann.address}/#/table/{damaged}")
    ann.page.reload()
    expect(ann.page.get_by_text("damaged")).to_be_visible(timeout=PATIENCE)
    ann.page.goto(ann.address + "/")
    with ann.page.expect_download() as download:
        ann.page.get_by_role("button", name="Save file").click()
    assert damaged in download.value.path().read_text("utf-8")


@pytest.mark.parametrize("what", ["WebAssembly", "Worker", "indexedDB"])
def test_a_browser_without_what_is_needed_gets_a_sentence(what: str, sit: Sit) -> None:
    ann = sit("Ann")
    ann.page.add_init_script(f"Object.defineProperty(globalThis, '{what}', {{ value: undefined }})")
    ann.page.goto(ann.address + "/")
    expect(ann.page.get_by_role("alert").first).to_contain_text("cannot play without a server")


@pytest.mark.exhaustive
def test_a_new_version_is_offered_and_taken_only_when_somebody_wants_it(
    browser: Browser, client: Path, tmp_path: Path, shots: Path | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path, plain=True)
    with contextmanager(served)(tmp_path) as address:
        ann = visitor(browser, address, shots)
        ann.order_table("me", "bot:greedy", game="tongiaki")
        play(ann, 1)
        kept(ann)
        page = tmp_path / "page"
        shutil.copytree(client, page)
        (page / "news.txt").write_text("A new version.", "utf-8")
        monkeypatch.setattr(site, "STATIC", page)
        written(tmp_path, plain=True)
        ann.page.reload()  # which makes browsers look for a new service worker
        notice = ann.page.get_by_role("status").filter(has_text="A new version is ready.")
        expect(notice).to_be_visible(timeout=PATIENCE)
        ann.picture()
        play(ann, 1)
        assert len(ann.page.evaluate(CACHES)) == 2, "the old version is still in use"
        notice.get_by_role("button", name="Load it").click()
        expect(notice).to_have_count(0)
        ann.wait_for(ann.my_turn, "my turn", PATIENCE / 1000)
        ann.wait_for(lambda: len(ann.page.evaluate(CACHES)) == 1, "the old version to go")
        assert ann.page.evaluate("fetch('news.txt').then((found) => found.text())") == "A new version."


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", sorted(vaka.all_games()))
def test_every_game_is_played_and_loads_nothing_of_the_others(game: str, sit: Sit) -> None:
    ann = sit("Ann")
    fetched: list[str] = []
    ann.page.on("request", lambda request: fetched.append(request.url))
    seats = max(2, vaka.load(game).meta.seats[0])
    ann.order_table("me", *["bot:level2"] * (seats - 1), game=game)
    assert play(ann, LONG.get(game, 1500)) >= 10
    others = [name for name in vaka.all_games() if name != game]
    assert not [
        url for url in fetched if url.endswith(tuple(f"/{name}.wasm" for name in others)) and "sw.js" not in url
    ]


@pytest.mark.exhaustive
def test_a_net_comes_when_it_first_plays_and_is_kept_for_flights(
    browser: Browser, address: str, shots: Path | None
) -> None:
    ann = visitor(browser, address, shots)
    fetched: list[str] = []
    ann.page.on("request", lambda request: fetched.append(request.url))
    ann.order_table("me", "bot:level1", game="tongiaki")
    play(ann, 1)
    kept(ann)
    assert not [url for url in fetched if re.search(r"\.net\.\w+\.wasm", url)], "who does not want it loads nothing"
    ann.page.context.set_offline(True)
    ann.ask_for_table("me", "bot:mind", game="tongiaki")
    expect(ann.page.get_by_text("not in this browser yet")).to_be_visible(timeout=PATIENCE)
    ann.picture()
    ann.page.context.set_offline(False)
    ann.order_table("me", "bot:mind", game="tongiaki")
    play(ann, 2)
    ann.page.context.set_offline(True)
    ann.page.reload()
    play(ann, 3)
    ann.picture()


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", ["tavarua", "tongiaki"])  # whose matches come to an end soon
def test_a_saved_match_is_opened_reviewed_with_the_numbers_of_python_and_played_on(
    game: str, sit: Sit, tmp_path: Path
) -> None:
    match = played(game)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(to_record(match)), "utf-8")
    found = review(match, REVIEW_PLAYOUTS, SEED)
    ann = sit("Ann")
    ann.lobby()
    with ann.page.expect_file_chooser() as chooser:
        ann.page.get_by_text("Open a saved match").click()
    chooser.value.set_files(file)
    ann.page.wait_for_url(re.compile("#/table/[^/]+/replay/0$"), timeout=PATIENCE)
    expect(ann.page.get_by_text(re.compile("move 0 of")).first).to_be_visible(timeout=PATIENCE)
    ann.page.get_by_role("button", name="One move on").click()
    ann.page.wait_for_url(re.compile("games/#/table/[^/]+/replay/1$"))
    ann.page.reload()
    expect(ann.page.get_by_text(re.compile("move 1 of")).first).to_be_visible(timeout=PATIENCE)
    ann.page.goto(ann.page.url.replace("/replay/1", "/review/0"))
    expect(ann.page.locator(".review dd")).to_have_count(2, timeout=PATIENCE)
    shown = [int(text.replace("−", "-")) for text in ann.page.locator(".review dd").all_inner_texts()]
    assert shown == [round(100 * each) for each in (found.own_choice(0), found.luck(0))]
    ann.picture()
    ann.page.get_by_role("button", name="Play from here").click()
    ann.page.wait_for_url(re.compile("#/table/[^/]+$"), timeout=PATIENCE)
    assert play(ann, 2) == 2


@pytest.mark.exhaustive
def test_a_phone_in_italian_plays_a_guided_first_game(sit: Sit) -> None:
    ann = sit("Anna", locale="it-IT", viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    ann.lobby()
    ann.page.locator("article").first.get_by_role("button", name="Primi passi").click()
    ann.page.wait_for_url("**/steps/1", timeout=PATIENCE)
    ann.page.locator(".dock").wait_for(timeout=PATIENCE)
    ann.picture()
