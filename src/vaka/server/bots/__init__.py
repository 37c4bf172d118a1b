"""Bots of the room think in processes of their own, so that no table waits on another one's bot."""

from vaka.server.bots.messages import AnalysisJob, Question, SearchResult
from vaka.server.bots.pool import Pool

__all__ = ["AnalysisJob", "Pool", "Question", "SearchResult"]
