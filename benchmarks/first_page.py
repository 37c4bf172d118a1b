"""Measures how long a person waits for the first page after `vaka serve`, in Chromium.

python benchmarks/first_page.py [--times N] [--json]

The browser is already running and opens the address as soon as the port accepts connections. “shown” is the browser's
first contentful paint: the scene and the title. “games” is when the posters of the games are there as well. The room
has run before, so its database and Python's compiled files exist. Times are in seconds since the command.
"""

import argparse
import json
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-background-networking"]
AIM_SECONDS = 2.0
PAINTED = "performance.timeOrigin / 1000 + performance.getEntriesByName('first-contentful-paint')[0].startTime / 1000"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5, help="how often the room is started")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        rows = []
        for _ in range(asked.times + 1):
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            rows.append(first_page(browser, Path(data)))
            browser.close()
    kept = rows[1:]  # the first run created the database
    if asked.json:
        print(json.dumps(kept))
        return
    for name in kept[0]:
        times = sorted(row[name] for row in kept)
        print(f"{name:>7}: median {statistics.median(times):.2f} s, {times[0]:.2f} to {times[-1]:.2f} s")
    print(f"Aim: shown within {AIM_SECONDS:.0f} s.")


def first_page(browser: Browser, data: Path) -> dict[str, float]:
    """Start a room, open its first page, and stop it."""
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    page.goto("about:blank")
    port = free_port()
    began = time.time()
    room = subprocess.Popen(
        [sys.executable, "-m", "vaka", "serve", "--port", str(port), "--data", str(data)], stdout=subprocess.DEVNULL
    )
    try:
        wait_for(port)
        page.goto(f"http://127.0.0.1:{port}/", wait_until="commit")
        page.wait_for_selector(".games button")
        games = time.time() - began
        return {"shown": page.evaluate(PAINTED) - began, "games": games}
    finally:
        room.terminate()
        room.wait()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(port: int) -> None:
    """Wait until something listens on a port."""
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.005)


if __name__ == "__main__":
    main()
