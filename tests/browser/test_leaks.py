"""A hundred replays of a recorded match of every game leave nothing behind (`pytest -s` tells what is held)."""

import pytest
from playwright.sync_api import CDPSession, Page

from tests.browser.fixtures import Sit
from tests.browser.test_motion import SCRUB, bring
from vaka.core.registry import games

pytestmark = pytest.mark.exhaustive
COARSE = True
REPLAYS = 100
SEEN = 6  # plies of each
SETTLED = 20  # replays after which everything that is loaded once has been
GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"


def kept(page: Page, session: CDPSession) -> dict[str, float]:
    """What is held after everything that can go has gone."""
    page.wait_for_timeout(150)
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
    found = {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}
    return {name: found[name] for name in ("JSHeapUsedSize", "Nodes", "JSEventListeners")}


@pytest.mark.parametrize("game", games())
def test_a_hundred_replays_leave_nothing_behind(sit: Sit, game: str) -> None:
    ann = sit()
    table, plies = bring(ann, game)
    session = ann.page.context.new_cdp_session(ann.page)
    session.send("Performance.enable")
    before: dict[str, float] = {}
    for number in range(REPLAYS):
        ann.page.evaluate(GO, f"/table/{table}/replay/0")
        ann.page.get_by_role("slider").wait_for()
        ann.page.evaluate(SCRUB, [1, min(plies, SEEN)])
        ann.page.evaluate(GO, "/")
        ann.page.locator("article").first.wait_for()
        if number == SETTLED:
            before = kept(ann.page, session)
    after = kept(ann.page, session)
    print(f"\n{game}: {before} after {SETTLED} replays, {after} after {REPLAYS}")
    assert after["Nodes"] < before["Nodes"] * 1.1 + 200
    assert after["JSEventListeners"] < before["JSEventListeners"] * 1.1 + 50
    assert after["JSHeapUsedSize"] < before["JSHeapUsedSize"] * 1.25 + 1_000_000
