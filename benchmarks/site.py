"""How large a site without a server is, and how soon it plays.

python benchmarks/site.py [--visits N] [--json] [--write FILE]

Builds a site with the modules of all games, serves it compressed as web hosts do, and opens it in Chromium: the lobby,
a first table of each game, and both once more on a second visit. Bounds: 8 MB, 6 s, 2 s.
"""

import argparse
import gzip
import json
import re
import statistics
import sys
import tempfile
import threading
import time
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

from vaka.server import engine, offline, site

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.machine import described, markdown, write_section
from tests.browser.chromium import PROGRAM

MOST_BYTES, FIRST_SECONDS, SECOND_SECONDS = 8_000_000, 6.0, 2.0
SECONDS = 60_000  # milliseconds of patience


@cache
def compressed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 6)


class Compressing(SimpleHTTPRequestHandler):
    """A web host that compresses, and counts what it sends."""

    sent = 0

    def log_message(self, *_: Any) -> None:
        pass

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        body = compressed(path)
        Compressing.sent += len(body)
        self.send_response(200)
        self.send_header("content-type", self.guess_type(str(path)))
        self.send_header("content-encoding", "gzip")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def visit(context: BrowserContext, address: str, game: str) -> tuple[float, float]:
    """Seconds until the lobby is there, and until a table of a game can be played at, somebody clicking at once."""
    page: Page = context.new_page()
    page.set_default_timeout(SECONDS)
    started = time.monotonic()
    page.goto(address)
    page.locator("article").first.wait_for()
    lobby = time.monotonic() - started
    page.locator("article", has_text=re.compile(game, re.I)).get_by_role("button").first.click()
    page.locator("dialog .primary").click()
    page.locator(".dock").wait_for()
    playable = time.monotonic() - started
    page.wait_for_function("navigator.serviceWorker.controller !== null", timeout=SECONDS)
    page.close()
    return lobby, playable


def table(figures: dict[str, Any]) -> list[str]:
    """The figures for a page."""
    headings = ["game", "lobby", "playable", "second visit", "playable"]
    rows = [
        [game, *(f"{seconds:.2f} s" for visit in ("first", "second") for seconds in figures[game][visit])]
        for game in engine.own_games()
    ]
    size = f"{figures['bytes'] / 1e6:.2f} MB compressed, {figures['files']} files."
    return [size, "", *markdown(headings, rows, 1)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--visits", type=int, default=3, help="how often each is measured (default: 3)")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write a table into its section of a page, too")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        whole = Path(folder) / "site"
        sizes = site.write(whole)
        sizes = {name: size for name, size in sizes.items() if not offline.is_late(name)}
        total = sum(len(compressed(whole / name)) for name in sizes)
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Compressing, directory=str(whole)))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/"
        chromium = playwright.chromium.launch(executable_path=PROGRAM, args=["--no-sandbox"])
        figures: dict[str, Any] = {"bytes": total, "files": len(sizes)}
        for game in engine.own_games():
            first, second = [], []
            for _ in range(asked.visits):
                context = chromium.new_context(reduced_motion="reduce", bypass_csp=True)
                first.append(visit(context, address, game))
                second.append(visit(context, address, game))
                context.close()
            figures[game] = {
                "first": [round(statistics.median(each), 2) for each in zip(*first, strict=True)],
                "second": [round(statistics.median(each), 2) for each in zip(*second, strict=True)],
            }
        chromium.close()
        server.shutdown()
    if asked.json:
        print(json.dumps(figures))
    else:
        print(f"{total / 1e6:.2f} MB compressed, {len(sizes)} files (bound {MOST_BYTES / 1e6:.0f} MB)")
        for game in engine.own_games():
            (lobby, play), (again, replay) = figures[game]["first"], figures[game]["second"]
            print(f"{game}: lobby {lobby} s, playable {play} s; second visit {again} s, {replay} s")
    if asked.write:
        write_section(asked.write, "site", "\n".join([described(), "", *table(figures)]))
    slow = [
        game
        for game in engine.own_games()
        if figures[game]["first"][1] > FIRST_SECONDS or figures[game]["second"][1] > SECOND_SECONDS
    ]
    if total > MOST_BYTES or slow:
        sys.exit(f"Over a bound: {total} bytes, {', '.join(slow) or 'no game'} too slow.")


if __name__ == "__main__":
    main()
