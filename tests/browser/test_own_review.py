"""A match reviewed in the reader's own browser: the page shows it, the room does nothing, the numbers are the same."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Request, expect

import vaka
from tests.browser.fixtures import Sit
from tests.server.harness import Guest, launched
from tests.tiers import EVERYTHING
from vaka.bots import bot
from vaka.bots.review import review
from vaka.core.match import Match
from vaka.core.record import to_record
from vaka.room.advice import seat_review
from vaka.server.engine import ready
from vaka.wasm.modules import module_of

PLAYOUTS = 40
MOST_PLIES = 60  # of a match that is reviewed
PATIENCE = 600_000  # milliseconds
SEARCH = """(question) => new Promise((resolve, reject) => {
  const worker = new Worker('/engine/review.mjs', { type: 'module' })
  worker.onerror = (event) => reject(new Error(event.message))
  worker.onmessage = ({ data }) => {
    if (data.error) reject(new Error(data.error))
    if (data.seats) resolve(JSON.stringify(data.seats))
  }
  worker.postMessage(question)
})"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[str]:
    """A room whose readers review by themselves."""
    data = tmp_path_factory.mktemp("room")
    with launched(data=data, client=client, review_in_browser=True, review_playouts=PLAYOUTS, warm=False) as room:
        yield room.url


def whole_or_skip(game: str) -> None:
    """Skip where the engine lacks something; only `make test-all` takes the time to build a module."""
    if EVERYTHING:
        module_of(game)
    if not ready(game):
        pytest.skip(
            f"no module of {game} or no Python for browsers: vaka selfcheck {game} --wasm, npm run build in web/"
        )


def played(game: str, plies: int | None = None) -> Match:
    """A match of careful players, whole or so far."""
    match = Match(game, max(2, vaka.load(game).meta.seats[0]), seed=3)
    players = [bot("greedy").player(match.game, seat, 5) for seat in range(match.seats)]
    while not match.over and match.ply != plies:
        match.play(players[match.to_move].decide(match.state))
    return match


@pytest.mark.exhaustive
def test_a_match_is_reviewed_in_the_readers_browser(sit: Sit, address: str) -> None:
    whole_or_skip("tongiaki")
    match = played("tongiaki")
    with Guest(address) as guest:
        table = guest.post("/records", {"record": to_record(match)}, 201)["table"]["id"]
    ann, asked = sit("Ann"), list[str]()
    ann.page.on("request", lambda request: asked.append(said(request)))
    ann.page.goto(f"{address}/table/{table}/review/0")
    expect(ann.page.locator(".review dd")).to_have_count(2, timeout=PATIENCE)
    expect(ann.page.locator(".review svg[role=img]")).to_be_visible()
    ann.picture()
    assert f"GET /api/tables/{table}/review" in asked
    assert f"POST /api/tables/{table}/review" not in asked, "the room has nothing to do"
    own = ann.page.locator(".review dd").all_inner_texts()
    with Guest(address) as guest:
        guest.post(f"/tables/{table}/review", {"seat": 0})
        offer = guest.get(f"/tables/{table}/review")
    assert offer["own"] is False, "once the room reviews it, everybody reads that"
    assert len(own) == 2


def said(request: Request) -> str:
    return f"{request.method} /{request.url.split('/', 3)[3].partition('?')[0]}"


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", sorted(vaka.all_games()))
def test_a_browser_finds_the_numbers_of_the_room(sit: Sit, address: str, game: str) -> None:
    whole_or_skip(game)
    match = played(game, MOST_PLIES)
    ann = sit("Ann")
    ann.page.goto(address)
    ann.page.set_default_timeout(PATIENCE)
    question = {"game": game, "record": json.dumps(to_record(match)), "playouts": PLAYOUTS, "seed": 0}
    told = json.loads(ann.page.evaluate(SEARCH, question))
    found = review(match, PLAYOUTS, 0)
    assert told == json.loads(json.dumps([seat_review(match, found, seat, None, None) for seat in range(match.seats)]))
