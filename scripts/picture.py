"""Takes a picture of a table of the room: a recorded match, forked where somebody decides, in a real browser.

python scripts/picture.py RECORD PLY FILE.jpg [--click SELECTOR ...]     needs playwright and Chromium, and a built page
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

NAMES = ("Leilani", "Teuila", "Manu", "Kai", "Mako", "Noa", "Tavita")
CHROMIUM = "/usr/bin/chromium-headless-shell"
READY = re.compile(r"http://[\w.:\[\]]+")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("record", type=Path, help="a saved match")
    parser.add_argument("ply", type=int, help="after how many decisions")
    parser.add_argument("file", type=Path, help="where the picture goes")
    parser.add_argument("--click", nargs="*", default=[], metavar="SELECTOR", help="what to click before")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "vaka", "serve", "--port", "0", "--data", data]
        room = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert room.stdout is not None
        found = next(match for line in room.stdout if (match := READY.search(line)))
        try:
            take(found[0].rstrip("/"), given)
        finally:
            room.terminate()
            room.wait(20)


def take(address: str, given: argparse.Namespace) -> None:
    record = json.loads(given.record.read_text("utf-8"))
    with sync_playwright() as playwright:
        flags = ["--no-sandbox", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-GB", color_scheme="light")
        page.add_init_script("localStorage.setItem('vaka-settings', JSON.stringify({name: 'Ann', speed: 'instant'}))")
        page.goto(address)
        brought = ask(page, "/api/records", {"record": record})
        table = brought["table"]["id"]
        position = page.request.get(f"{address}/api/tables/{table}/replay/{given.ply}").json()
        mover = position["to_move"]
        names = iter(NAMES)
        seats = [
            {"kind": "me", "name": "Ann"} if seat == mover else {"kind": "bot", "bot": "greedy", "name": next(names)}
            for seat in range(len(brought["table"]["seats"]))
        ]
        fork = ask(page, f"/api/tables/{table}/fork", {"ply": given.ply, "seats": seats})
        page.goto(f"{address}/table/{fork['table']['id']}")
        page.locator(".choices").wait_for()
        for selector in given.click:
            page.locator(selector).first.click()
        page.wait_for_timeout(800)
        page.screenshot(path=given.file, type="jpeg", quality=84)
        browser.close()


def ask(page: Any, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """A request of the page's own, so that its cookies are the page's."""
    answer = page.evaluate(
        "async ([path, body]) => (await fetch(path, { method: 'POST', body: JSON.stringify(body),"
        " headers: { 'content-type': 'application/json' } })).json()",
        [path, body],
    )
    assert "table" in answer, answer
    return dict(answer)


if __name__ == "__main__":
    main()
