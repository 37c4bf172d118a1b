"""What holds for every page at every size: nothing scrolls sideways, is too small to read, or is cut off."""

from playwright.sync_api import Page

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LEAST_TEXT = 12  # pixels on the screen

TEXTS = """least => {
  const small = []
  const seen = element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  for (const element of document.querySelectorAll('body *')) {
    const texts = [...element.childNodes].filter(node => node.nodeType === 3)
    const own = texts.map(node => node.data.trim()).join(' ').trim()
    if (!own || !seen(element) || element.closest('.hidden, desc, title, option, script, style')) continue
    const { width, height } = element.getBoundingClientRect()
    if (!width || !height) continue
    let size = parseFloat(getComputedStyle(element).fontSize)
    if (element instanceof SVGElement) {
      const { a, b, c, d } = element.getScreenCTM()
      size *= Math.sqrt(Math.abs(a * d - b * c))
    }
    const name = `<${element.tagName} ${element.getAttribute('class') ?? ''}>`
    if (size < least - 0.05) small.push(`${size.toFixed(1)} px: ${own.slice(0, 40)} ${name}`)
  }
  return small
}"""

CUT = """() => {
  const cut = []
  const goes = overflow => /auto|scroll/.test(overflow)
  const scrolls = element => {
    for (let up = element.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up)
      if (goes(overflowX) && up.scrollWidth > up.clientWidth) return true
      if (goes(overflowY) && up.scrollHeight > up.clientHeight) return true
    }
    return document.documentElement.scrollHeight > innerHeight + 1
  }
  const pressed = 'a[href], button, input, select, [role=button], [role=radio], [tabindex="0"]'
  for (const element of document.querySelectorAll(pressed)) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (element.closest('.hidden, dialog:not([open])')) continue
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    if (!width || !height) continue
    const out = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)
    const place = [left, top, right, bottom].map(Math.round)
    if (out && !scrolls(element)) cut.push(`${element.tagName} ${name} at ${place}`)
  }
  return cut
}"""


AT_REST = """() => document.getAnimations().every(
  animation => animation.playState !== 'running' || animation.effect.getComputedTiming().iterations === Infinity
)"""


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    width: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return width


def small_texts(page: Page, least: float = LEAST_TEXT) -> list[str]:
    """Visible text smaller on the screen than it may be; drawings count with their scale."""
    found: list[str] = page.evaluate(TEXTS, least)
    return found


def cut_off(page: Page) -> list[str]:
    """What can be clicked but lies outside the window and cannot be scrolled to."""
    found: list[str] = page.evaluate(CUT)
    return found


def check(page: Page, what: str = "") -> None:
    """All of it at once, when nothing moves: a card that turns over is narrow for a moment, and so are its words."""
    page.wait_for_function(AT_REST)
    where = what or page.url
    assert sideways(page) <= 0, f"{where} scrolls sideways"
    small, cut = small_texts(page), cut_off(page)
    assert not small, f"{where} has text below {LEAST_TEXT} pixels: {small}"
    assert not cut, f"{where} has something cut off: {cut}"
