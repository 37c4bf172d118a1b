"""The decisions of a match as the log of a table holds them."""

from typing import NamedTuple

from vaka.core.match import Match
from vaka.server.table import digest_of_state


class Played(NamedTuple):
    """Whose decision it was, and the digest of the position it led to."""

    seat: int
    digest: str


def played(match: Match) -> list[Played]:
    """The decisions of a match, in one pass."""
    match = match.fork(match.ply)  # without an end that was agreed on
    return [Played(match.seat_at(ply), digest_of_state(match.at(ply + 1))) for ply in range(match.ply)]
