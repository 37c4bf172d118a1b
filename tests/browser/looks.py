"""What a person's eyes ask of a page: nothing wider than the window, nothing too small to read."""

from typing import Any

from playwright.sync_api import Page

LEAST = 12.0
"""The smallest text on the screen, in pixels."""

TEXTS = """() => {
  const found = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent.trim(), element = node.parentElement
    if (!text || !element || element.closest('.hidden, script, style, desc, title, option')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    const within = box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight
    const seen = within && box.width > 1 && box.height > 1
    if (!seen || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const size = parseFloat(getComputedStyle(element).fontSize)
    const drawn = element.closest('svg') && element.getScreenCTM ? element.getScreenCTM() : null
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1
    found.push([text, size * scale])
  }
  return found
}"""


def texts(page: Page) -> list[tuple[str, float]]:
    """Every text in sight with its size on the screen, in pixels."""
    seen: Any = page.evaluate(TEXTS)
    return [(text, size) for text, size in seen]


def too_small(page: Page) -> list[tuple[str, float]]:
    """The texts in sight that are smaller than LEAST, but for a hundredth of a pixel."""
    return [(text, round(size, 1)) for text, size in texts(page) if size < LEAST - 0.01]


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
