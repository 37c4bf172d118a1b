"""Draws the icons that phones want as PNG: of web/public/icon.svg, and of icon-full.svg, which fills its square.

python scripts/icons.py [--check]     needs playwright and Chromium; --check compares with what is there
"""

import argparse
import base64
import struct
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

FOLDER = Path(__file__).parents[1] / "web" / "public"
CHROMIUM = "/usr/bin/chromium-headless-shell"
ICONS = {"icon-192.png": ("icon.svg", 192), "icon-512.png": ("icon.svg", 512),
         "icon-full-192.png": ("icon-full.svg", 192), "icon-full-512.png": ("icon-full.svg", 512)}  # fmt: skip
TOLERANCE = 8  # of 255 in a colour: browsers smooth edges a little differently
PIXELS = """async ([one, two]) => {
  const pixels = async (data) => {
    const image = new Image()
    image.src = 'data:image/png;base64,' + data
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
    canvas.drawImage(image, 0, 0)
    return canvas.getImageData(0, 0, image.width, image.height).data
  }
  const [a, b] = [await pixels(one), await pixels(two)]
  return a.length === b.length ? a.reduce((most, each, i) => Math.max(most, Math.abs(each - b[i])), 0) : 255
}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say whether the icons are those of the drawings")
    check = parser.parse_args().check
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        stale = [name for name in ICONS if differs(browser, name)]
        if not check:
            for name in stale:
                (FOLDER / name).write_bytes(drawn(browser, name))
        browser.close()
    if check and stale:
        sys.exit(f"{', '.join(stale)}: run python scripts/icons.py.")


def drawn(browser: Browser, name: str) -> bytes:
    """An icon as Chromium draws it."""
    source, side = ICONS[name]
    page = browser.new_page(viewport={"width": side, "height": side})
    picture = (FOLDER / source).read_text("utf-8").replace("<svg ", f'<svg width="{side}" height="{side}" ', 1)
    page.set_content(f'<body style="margin:0;line-height:0">{picture}')
    png = page.screenshot(omit_background=True)
    page.close()
    return png


def differs(browser: Browser, name: str) -> bool:
    """Whether an icon is missing, or is not what its drawing looks like."""
    path = FOLDER / name
    if not path.exists():
        return True
    there = path.read_bytes()
    if struct.unpack(">II", there[16:24]) != (ICONS[name][1],) * 2:
        return True
    page = browser.new_page()
    encoded = [base64.b64encode(png).decode() for png in (there, drawn(browser, name))]
    most: int = page.evaluate(PIXELS, encoded)
    page.close()
    return most > TOLERANCE


if __name__ == "__main__":
    main()
