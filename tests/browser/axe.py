"""What axe-core, the checker of accessible pages, says of a page."""

from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.looks import rest
from tests.tiers import EVERYTHING

AXE = Path("web/node_modules/axe-core/axe.min.js")
SCHEMES = ("light", "dark")
ALTERNATE = cycle(SCHEMES)  # one a look in the quick tier
# A picture is no label: words drawn in a picture that is hidden from the tree, such as the face of a card, need not be
# in the name of the button it lies on. Axe counts them all the same.
SERIOUS = """() => {
  const labelled = element => {
    const copy = element.cloneNode(true)
    copy.querySelectorAll('[aria-hidden=true]').forEach(picture => picture.remove())
    return copy.textContent.trim() !== ''
  }
  const counts = id => ({ target }) => {
    const element = document.querySelector(target.at(-1))
    return id !== 'label-content-name-mismatch' || labelled(element)
  }
  const shown = node => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`
  return axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, nodes.filter(counts(id))])
    .filter(([, nodes]) => nodes.length)
    .map(([id, nodes]) => `${id}: ${nodes.slice(0, 4).map(shown).join(' | ')}`))
}"""


def findings(page: Page) -> dict[str, Any]:
    """What axe-core calls serious or critical, in the light, in the dark, or both."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci in web/")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = {}
    for scheme in SCHEMES if EVERYTHING else [next(ALTERNATE)]:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        rest(page)
        if serious := page.evaluate(SERIOUS):
            found[scheme] = serious
    return found
