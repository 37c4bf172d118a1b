"""Measures how long a person waits for the first page, from a fresh clone and from a second start.

python benchmarks/first_page.py [--times N] [--clone] [--no-caches] [--json]

Seconds since the command. “answered” is the moment the page comes over HTTP; “shown” is the first contentful paint in
a Chromium that is already open, and “games” the moment the posters of the games are there as well.

Without options the room of this checkout is started N times over a store that exists. --clone makes a fresh clone of
the last commit in a temporary folder, runs `make play` there, and then once more; --no-caches does so without the
local caches of pip and npm.
"""

import argparse
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.chromium import PROGRAM

ROOT = Path(__file__).parents[1]
FLAGS = ["--no-sandbox", "--disable-background-networking"]
AIMS = {"fresh clone": 60.0, "second start": 1.0}  # seconds until the page is answered
PAINTED = "performance.timeOrigin / 1000 + performance.getEntriesByName('first-contentful-paint')[0].startTime / 1000"
PATIENCE = 600.0

Row = dict[str, float | str]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5, help="how often the room is started (default: 5)")
    parser.add_argument("--clone", action="store_true", help="measure a fresh clone, too")
    parser.add_argument("--no-caches", action="store_true", help="with --clone: nothing in the caches of pip and npm")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    rows = fresh_clone(asked.no_caches) if asked.clone else []
    rows += second_starts(asked.times)
    print(json.dumps(rows) if asked.json else table(rows))


def table(rows: list[Row]) -> str:
    """Median and range of each kind of start."""
    lines = []
    for start in dict.fromkeys(str(row["start"]) for row in rows):
        kept = [row for row in rows if row["start"] == start]
        for name in [name for name in kept[0] if name != "start"]:
            times = sorted(float(row[name]) for row in kept)
            aim = f"   aim: {AIMS[start]:.0f} s" if name == "answered" and start in AIMS else ""
            spread = f", {times[0]:.2f} to {times[-1]:.2f} s" if len(times) > 1 else ""
            lines.append(f"{start:>13} {name:>9}: {statistics.median(times):6.2f} s{spread}{aim}")
    return "\n".join(lines)


def fresh_clone(no_caches: bool) -> list[Row]:
    """`make play` in a clone that has nothing, and again in the same clone."""
    with tempfile.TemporaryDirectory() as folder:
        clone, port = Path(folder) / "vaka", free_port()
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        environment = {**os.environ, "VAKA_CACHE": f"{folder}/rules", "VAKA_DATA": f"{folder}/data"}
        if no_caches:
            environment |= {"PIP_NO_CACHE_DIR": "1", "npm_config_cache": f"{folder}/npm"}
        command = ["make", "play", f"ROOM=--port {port}"]
        return [
            {"start": start, "answered": answered(command, port, clone, environment)}
            for start in ("fresh clone", "make play again")
        ]


def second_starts(times: int) -> list[Row]:
    """The room of this checkout, over a store that exists, with and without a browser."""
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as data:
        for _ in range(times + 1):
            port = free_port()
            command = [sys.executable, "-m", "vaka", "serve", "--port", str(port), "--data", data]
            row: Row = {"start": "second start", "answered": answered(command, port, ROOT, os.environ)}
            rows.append(row | shown(Path(data)))
    return rows[1:]  # the first has made the store


def answered(command: list[str], port: int, folder: Path, environment: Mapping[str, str]) -> float:
    """Run a command that opens a room; how long until its page comes over HTTP."""
    began = time.monotonic()
    room = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        while time.monotonic() < began + PATIENCE:
            if room.poll() is not None:
                sys.exit(f"{' '.join(command)} ended with exit code {room.returncode}.")
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as page:
                    page.read()
                    return time.monotonic() - began
            except OSError:
                time.sleep(0.01)
        sys.exit(f"{' '.join(command)} showed no page within {PATIENCE:.0f} s.")
    finally:
        os.killpg(room.pid, 15)
        room.wait()


def shown(data: Path) -> Row:
    """The same start, seen in a browser; nothing if there is none."""
    if PROGRAM is None:
        return {}
    from playwright.sync_api import sync_playwright

    port = free_port()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PROGRAM, args=FLAGS)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.goto("about:blank")
        began = time.time()
        room = subprocess.Popen(
            [sys.executable, "-m", "vaka", "serve", "--port", str(port), "--data", str(data)],
            stdout=subprocess.DEVNULL,
        )
        try:
            wait_for(port)
            page.goto(f"http://127.0.0.1:{port}/", wait_until="commit")
            page.wait_for_selector(".games button")
            games = time.time() - began
            return {"shown": float(page.evaluate(PAINTED)) - began, "games": games}
        finally:
            room.terminate()
            room.wait()
            browser.close()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def wait_for(port: int) -> None:
    """Until something listens at a port."""
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.005)


if __name__ == "__main__":
    main()
