"""Checks a game author can run: `vaka.testing.check(vaka.load("mygame"))` holds a game to the whole contract."""

from vaka.testing.conformance import Report, check, check_match, variants
from vaka.testing.errors import ConformanceError
from vaka.testing.journey import check_journey
from vaka.testing.source import check_source

__all__ = ["ConformanceError", "Report", "check", "check_journey", "check_match", "check_source", "variants"]
