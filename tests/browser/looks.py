"""What holds for every page at every size: nothing scrolls sideways, is too small, is cut off or covered."""

import pytest
from playwright.sync_api import Locator, Page

from vaka.core.registry import games
from vaka.locale import languages

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
ON_ITS_SIDE = {"width": 844, "height": 390}  # the phone
WINDOWS = [DESKTOP, PHONE]
COMBINATIONS = [
    (language, WINDOWS[(number + turn) % len(WINDOWS)])
    for turn in range(len(WINDOWS))
    for number, language in enumerate(languages())
]
QUICK = len(languages())  # of these have each language once, on one device after the other


def _name(language: str, window: dict[str, int]) -> str:
    return f"{language}-{'phone' if window is PHONE else 'desk'}"


# Every run sees each language and each device, `make test-all` all pairs of them ...
LANGUAGE_AND_WINDOW = pytest.mark.parametrize(
    ("language", "window"),
    [
        pytest.param(*each, id=_name(*each), marks=[] if number < QUICK else pytest.mark.exhaustive)
        for number, each in enumerate(COMBINATIONS)
    ],
)
# ... and every game once, or in all of them.
GAME_LANGUAGE_AND_WINDOW = pytest.mark.parametrize(
    ("game", "language", "window"),
    [
        pytest.param(
            game, *each, id=f"{game}-{_name(*each)}", marks=[] if number == at % QUICK else pytest.mark.exhaustive
        )
        for at, game in enumerate(games())
        for number, each in enumerate(COMBINATIONS)
    ],
)
# Where the device does not matter: every game once, one language after the other, or in all of them.
GAME_AND_LANGUAGE = pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(game, language, marks=[] if number == at % QUICK else pytest.mark.exhaustive)
        for at, game in enumerate(games())
        for number, language in enumerate(languages())
    ],
)
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


# Below the board: what is pressed, read or one's own, two of which share more than a pixel. Cards of one hand may.
OVER = """() => {
  const dock = document.querySelector('[data-spot=dock]')
  if (!dock) return []
  const seen = element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const says = node => node.nodeType === 3 && node.data.trim()
  const read = element => !element.closest('svg') && [...element.childNodes].some(says)
  const things = [...dock.querySelectorAll('*')].filter(
    element => seen(element) && !element.closest('.hidden')
      && (element.matches('button, a[href], input, select, output, [data-spot]') || read(element))
  )
  const hand = element => element.closest('[data-spot=hand]')
  const boxes = element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const thing = element.matches('button, a, input, select, [data-spot]')
    // a drawing may be wider than the button it is drawn on
    const drawn = element.matches('button') ? [...element.querySelectorAll('svg')] : []
    return [thing ? element : range, ...drawn].flatMap(part => [...part.getClientRects()])
  }
  const name = element =>
    element.getAttribute('aria-label') ?? (element.textContent.trim().slice(0, 30) || element.dataset.spot)
  const over = []
  things.forEach((one, i) => things.slice(i + 1).forEach(other => {
    if (one.contains(other) || other.contains(one) || (hand(one) && hand(one) === hand(other))) return
    for (const a of boxes(one)) for (const b of boxes(other)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > 1 && high > 1) over.push(`${name(one)} and ${name(other)} by ${wide.toFixed()} x ${high.toFixed()}`)
    }
  }))
  const { left, right, bottom } = dock.getBoundingClientRect()
  for (const one of things) for (const at of boxes(one)) {
    const out = at.left < left - 1 || at.right > right + 1 || at.bottom > bottom + 1
    if (out) over.push(`${name(one)} and the edge of the dock`)
  }
  return over
}"""

APART = """things => {
  const boxes = things.map(each => ({ name: each.textContent.trim().slice(0, 20), at: each.getBoundingClientRect() }))
  return boxes.flatMap((one, i) => boxes.slice(i + 1).flatMap(other => {
    const wide = Math.min(one.at.right, other.at.right) - Math.max(one.at.left, other.at.left)
    const high = Math.min(one.at.bottom, other.at.bottom) - Math.max(one.at.top, other.at.top)
    return wide > 1 && high > 1 ? [`${one.name} and ${other.name} by ${wide.toFixed()} x ${high.toFixed()}`] : []
  }))
}"""

UNDER = """(things, card) => {
  const { left, right, top, bottom } = card.getBoundingClientRect()
  return things.filter(thing => {
    const { x, y, width, height } = thing.getBoundingClientRect()
    const [mx, my] = [x + width / 2, y + height / 2]
    return mx > left && mx < right && my > top && my < bottom
  }).length
}"""

AT_REST = """() => document.fonts.status === 'loaded' && document.getAnimations().every(
  animation => animation.playState !== 'running' || animation.effect.getComputedTiming().iterations === Infinity
)"""


def rest(page: Page) -> None:
    """Wait until nothing moves and every letter has its font."""
    page.wait_for_function(AT_REST)


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


def overlaps(page: Page) -> list[str]:
    """Pairs of things below the board that lie over each other, such as a button over a card of the hand."""
    found: list[str] = page.evaluate(OVER)
    return found


def each_other(things: Locator) -> list[str]:
    """Pairs of these that lie over each other."""
    found: list[str] = things.evaluate_all(APART)
    return found


def under(card: Locator, things: Locator) -> int:
    """How many things have their middle under a card."""
    hidden: int = things.evaluate_all(UNDER, card.element_handle())
    return hidden


def check(page: Page, what: str = "") -> None:
    """All of it at once, when nothing moves: a card that turns over is narrow for a moment, and so are its words."""
    rest(page)
    where = what or page.url
    assert sideways(page) <= 0, f"{where} scrolls sideways"
    small, cut, over = small_texts(page), cut_off(page), overlaps(page)
    assert not small, f"{where} has text below {LEAST_TEXT} pixels: {small}"
    assert not cut, f"{where} has something cut off: {cut}"
    assert not over, f"{where} has things that lie over each other: {over}"
