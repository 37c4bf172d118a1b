"""Checks an author can run: `vaka.testing.check(vaka.load("mygame"))` holds a game to the whole contract.

`check_bot` does the same for a bot, `check_net` for a net, and `playthrough` writes a match down so that changes of
rules show.
"""

from vaka.testing.bots import check_bot
from vaka.testing.conformance import Report, check, check_match, variants
from vaka.testing.errors import ConformanceError
from vaka.testing.journey import check_journey
from vaka.testing.minds import check_net
from vaka.testing.playthrough import playthrough
from vaka.testing.source import check_source

__all__ = [
    "ConformanceError",
    "Report",
    "check",
    "check_bot",
    "check_journey",
    "check_match",
    "check_net",
    "check_source",
    "playthrough",
    "variants",
]
