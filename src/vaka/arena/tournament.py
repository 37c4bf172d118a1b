"""A tournament: every bot against every other, in every seat, on the same deals.

A *line-up* is who sits at one table; a *seating* is who has which seat. One *deal* is one seed,
played in every seating of every line-up, so that its luck and that of the seat cancel out. Intervals are bootstrapped
over deals.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import combinations
from time import perf_counter
from typing import Any, TypedDict

from vaka.arena.simulate import CHUNK, Simulation, advances_together, play_chunk
from vaka.bots import bot
from vaka.core.errors import OutOfRange, UnknownName
from vaka.core.kernel import Ints
from vaka.core.meta import Options
from vaka.core.registry import load

Seating = tuple[str, ...]
DIGEST = 16  # hexadecimal digits


def seatings(bots: tuple[str, ...], seats: int) -> list[Seating]:
    """Every line-up, rotated through all seats, then in reverse order; fewer bots than seats take several seats each.

    >>> seatings(("a", "b"), 2)
    [('a', 'b'), ('b', 'a')]
    >>> seatings(("a", "b"), 4)
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    >>> len(seatings(("a", "b"), 3))
    6
    >>> len(seatings(("a", "b", "c", "d", "e"), 4))
    40
    """
    found: dict[Seating, None] = {}
    for line_up in combinations(bots, min(seats, len(bots))):
        for first in range(len(line_up)):  # each in turn has the seat that is one too many
            filled = tuple(line_up[(first + seat) % len(line_up)] for seat in range(seats))
            for order in (filled, filled[::-1]):
                for turn in range(seats):
                    found[order[turn:] + order[:turn]] = None
    return list(found)


@dataclass(frozen=True)
class Tournament:
    """What is played: deal d has the seed `seed + d`."""

    game: str
    bots: tuple[str, ...]
    seats: int
    deals: int
    options: tuple[tuple[str, str | int], ...] = ()
    seed: int = 0
    kit: tuple[int, ...] | None = None

    @classmethod
    def make(
        cls, game: str, bots: list[str], seats: int | None, matches: int, options: Options, seed: int,
        kit: tuple[int, ...] | None = None,
    ) -> "Tournament":  # fmt: skip
        """A tournament with everything checked, of whole deals that come to at least this many matches."""
        meta = load(game).meta
        count = meta.check_seats(seats)
        twice = next((name for i, name in enumerate(bots) if name in bots[:i]), None)
        if twice is not None:
            raise UnknownName("arena-twice", name=twice)
        if len(bots) < 2 or count < 2:
            raise OutOfRange("arena-alone")
        for name in bots:
            bot(name, load(game))
        if matches < 1:
            raise OutOfRange("bad-count", name="--matches", given=matches, low=1)
        a_deal = len(seatings(tuple(bots), count))
        deals = -(-matches // a_deal)
        return cls(game, tuple(bots), count, deals, tuple(meta.complete(options, count).items()), seed, kit)

    @cached_property
    def seatings(self) -> list[Seating]:
        return seatings(self.bots, self.seats)

    @property
    def matches(self) -> int:
        return self.deals * len(self.seatings)

    def chunks(self, deals: int) -> Iterator["Chunk"]:
        """The work in pieces, early deals of all seatings first, so that what is done is always nearly balanced."""
        together = [advances_together(self.simulation(number)) for number in range(len(self.seatings))]
        span = max(deals, CHUNK) if any(together) else deals
        for first in range(0, self.deals, span):
            last = min(first + span, self.deals)
            for number, size in enumerate(span if each else deals for each in together):
                for start in range(first, last, size):
                    yield Chunk(number, start, min(size, last - start))

    def simulation(self, seating: int) -> Simulation:
        """The matches of one seating, one for each deal."""
        return Simulation(self.game, self.seats, self.seatings[seating], self.options, self.seed, self.deals, self.kit)

    def to_data(self) -> "TournamentData":
        """Plain data that says what is played, whatever the number of deals."""
        return {
            "game": self.game,
            "bots": list(self.bots),
            "seats": self.seats,
            "options": dict(self.options),
            "seed": str(self.seed),
            "kit": None if self.kit is None else list(self.kit),
            "version": load(self.game).meta.version,
        }


class TermsData(TypedDict):
    """A tournament as JSON without its bots: what the meetings of a leaderboard have in common."""

    game: str
    seats: int
    options: Options
    seed: str
    kit: list[int] | None
    version: int


class TournamentData(TermsData):
    """A tournament as JSON: the first line of a file of results."""

    bots: list[str]


@dataclass(frozen=True)
class Chunk:
    """Some deals of one seating: what a worker is given at a time."""

    seating: int
    first: int
    count: int


@dataclass(frozen=True)
class Result:
    """The result of one match."""

    seating: int
    deal: int
    returns: tuple[int, ...]
    decisions: int
    seconds: float
    figures: dict[str, float]
    digest: str = ""  # of the actions, so that whoever plays the match again can compare

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Result":
        """A result from a line of JSON; older files call a deal a round."""
        fields = {"deal" if name == "round" else name: value for name, value in data.items()}
        return cls(**{**fields, "returns": tuple(data["returns"])})

    @property
    def key(self) -> tuple[int, int]:
        return self.seating, self.deal


def play(tournament: Tournament, chunk: Chunk) -> list[Result]:
    """Play a chunk, here and now."""
    started = perf_counter()
    outcomes = play_chunk(tournament.simulation(chunk.seating), chunk.first, chunk.count)
    seconds = (perf_counter() - started) / chunk.count
    return [
        Result(
            chunk.seating,
            number,
            tuple(outcome.returns),
            len(outcome.actions),
            seconds,
            outcome.figures,
            digest(outcome.actions),
        )
        for number, outcome in enumerate(outcomes, chunk.first)
    ]


def digest(actions: Ints) -> str:
    """A short hash of the actions of a match."""
    return sha256(actions.astype("<i4").tobytes()).hexdigest()[:DIGEST]
