"""How a page looks, measured in a real browser: nothing to scroll sideways, no text too small, nothing cut off."""

from playwright.sync_api import Page

SMALLEST = 12.0  # pixels on the screen

UNSEEN = "title, desc, script, style, option, .hidden"
TEXTS = """(unseen) => {
  const found = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.trim()
    const element = node.parentElement
    if (!words || !element || element.closest(unseen)) continue
    const box = element.getBoundingClientRect()
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!seen || !box.width || !box.height) continue
    const drawn = element instanceof SVGElement ? element.getScreenCTM?.() : null
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1
    found.push([words.slice(0, 40), parseFloat(getComputedStyle(element).fontSize) * scale])
  }
  return found
}"""


def small_texts(page: Page, least: float = SMALLEST) -> list[tuple[str, float]]:
    """The visible texts that are smaller on the screen than they may be, with their size."""
    return [(words, round(size, 1)) for words, size in page.evaluate(TEXTS, UNSEEN) if size < least - 0.05]


def scrolls_sideways(page: Page) -> bool:
    """Whether the page is wider than its window."""
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def looks_right(page: Page) -> None:
    """Hold a page to the house rules."""
    assert not scrolls_sideways(page), "the page scrolls sideways"
    assert small_texts(page) == [], "texts under 12 px"
