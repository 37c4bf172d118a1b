"""Bots of the room think in processes of their own, so that no table waits on another one's bot."""

from vaka.server.bots.pool import Found, Inquiry, Pool, Question

__all__ = ["Found", "Inquiry", "Pool", "Question"]
