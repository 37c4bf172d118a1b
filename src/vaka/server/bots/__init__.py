"""Bots of the room think in processes of their own, so that no table waits on another one's bot."""

from vaka.server.bots.pool import Pool, Question

__all__ = ["Pool", "Question"]
