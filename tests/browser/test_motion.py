"""Drawing at speed: a recorded match of every game, sixty plies a second.

Times are of the page's own thread, not of the wall, so that other work on the machine does not count. What the wall
clock and the browser's own list of long frames say is printed beside them (`pytest -s`).
"""

import json
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import CDPSession

from tests.browser.fixtures import Sit
from tests.browser.player import Player
from vaka.core.registry import games

pytestmark = pytest.mark.exhaustive
FRAME = 1000 / 60  # milliseconds
PLIES = 120
CHUNK = 20
SCRUB = """async ([from, to]) => {
  const scrub = document.querySelector('input[type=range]')
  const frames = []
  let last = performance.now()
  for (let ply = from; ply <= to; ply++) {
    scrub.value = ply
    scrub.dispatchEvent(new Event('input', { bubbles: true }))
    const now = await new Promise(requestAnimationFrame)
    frames.push(now - last)
    last = now
  }
  return frames
}"""
WATCH = """() => {
  window.longFrames = []
  const note = list => list.getEntries().forEach(({ duration }) => window.longFrames.push(Math.round(duration)))
  new PerformanceObserver(note).observe({ type: 'long-animation-frame', buffered: false })
}"""


def record_of(game: str) -> dict[str, Any]:
    """The longest recorded match of a game."""
    records = [json.loads(path.read_text("utf-8")) for path in Path(f"tests/games/{game}/records").glob("*.json")]
    return max((record for record in records if not record.get("kit")), key=lambda record: len(record["actions"]))


def bring(player: Player, game: str) -> tuple[str, int]:
    """A recorded match as a table of the room: its id and length."""
    record = record_of(game)
    player.lobby()
    answer = player.page.request.post(f"{player.address}/api/records", data={"record": record})
    assert answer.status == 201, answer.text()
    return answer.json()["table"]["id"], len(record["actions"])


def busy(session: CDPSession) -> float:
    """Milliseconds of work the page's thread has done."""
    found = {metric["name"]: metric["value"] for metric in session.send("Performance.getMetrics")["metrics"]}
    return float(found["TaskDuration"]) * 1000


@pytest.mark.parametrize("game", games())
def test_sixty_plies_a_second_leave_the_page_time_to_draw(sit: Sit, game: str) -> None:
    ann = sit()
    table, plies = bring(ann, game)
    ann.page.goto(f"{ann.address}/table/{table}/replay/0")
    ann.page.get_by_role("slider").wait_for()
    last = min(plies, PLIES)
    ann.page.evaluate(SCRUB, [0, last])  # everything is fetched and laid out once
    session = ann.page.context.new_cdp_session(ann.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    ann.page.evaluate(WATCH)
    work, frames = [], []
    for start in range(1, last - CHUNK + 2, CHUNK):
        before = busy(session)
        frames += ann.page.evaluate(SCRUB, [start, start + CHUNK - 1])
        work.append((busy(session) - before) / CHUNK)
    long = ann.page.evaluate("window.longFrames")
    print(
        f"\n{game}: {len(frames)} plies; work {median(work):.1f} ms a ply (worst chunk {max(work):.1f}); on the wall"
        f" {median(frames):.1f} ms a frame; long frames {len(long)}, longest {max(long, default=0)} ms"
    )
    assert median(work) < FRAME, f"a ply of {game} takes the page {median(work):.1f} ms"
