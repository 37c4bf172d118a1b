"""Expensive work, on files from strangers and on long matches: in child processes, so that moves never wait for it."""

from vaka.server.heavy.aside import aside, in_turn
from vaka.server.heavy.children import Children

__all__ = ["Children", "aside", "in_turn"]
