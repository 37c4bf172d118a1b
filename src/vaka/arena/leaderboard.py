"""A leaderboard: bots meet in pairs on pinned seeds, and the result file can be checked by playing the matches again.

A meeting is a tournament of two bots: on every seed each of them has every seat equally often, so neither the luck of
the deal nor the order of play favours one. The result file has the result of every match with a hash of its actions,
the table that follows, and a SHA-256 over all of it.
"""

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any, TypedDict, cast

import numpy as np

from vaka.arena.journal import Journal
from vaka.arena.ratings import DRAWS, HALF_WIN, fit, rate, resampled, scores, won_by
from vaka.arena.results import Results
from vaka.arena.tournament import Result, TermsData, Tournament
from vaka.bots import bot
from vaka.bots.loading import source_of
from vaka.bots.search.decide import searching_match
from vaka.core import record
from vaka.core.errors import BadRecord, UnknownName
from vaka.core.registry import load

FORMAT = "vaka leaderboard 2"
FIRST_FORMAT = "vaka leaderboard 1"  # the same but for two words, and still read
FIRST_WORDS = {"pairings": "meetings", "rounds": "deals"}
MEET = ("all", "next", "first")
Pair = tuple[str, str]


def pairs(bots: list[str], meet: str) -> list[Pair]:
    """Who meets whom: everybody, each the next of the list, or all the first of it.

    >>> pairs(["a", "b", "c"], "next")
    [('a', 'b'), ('b', 'c')]
    >>> pairs(["a", "b", "c"], "first")
    [('b', 'a'), ('c', 'a')]
    """
    if meet == "all":
        return list(combinations(bots, 2))
    if meet == "next":
        return list(pairwise(bots))
    if meet == "first":
        return [(other, bots[0]) for other in bots[1:]]
    raise UnknownName("leaderboard-meet", given=meet, known=", ".join(MEET))


class LeadData(TypedDict):
    """The result of one meeting: by how many points the first bot is ahead of the second, and its share of the wins."""

    points: float
    low: float
    high: float
    wins: float


class Row(TypedDict):
    """One bot of the table, with the 95 % interval of its points."""

    bot: str
    points: float
    low: float
    high: float
    wins: float
    matches: int


class Entrant(TypedDict):
    """A bot that took part, with what decides how it plays."""

    name: str
    level: dict[str, float] | None  # fields of a Level
    source: str | None  # a hash of its file or its net


class Meeting(LeadData):
    """Two bots and their matches: of all seatings on deal 0, then on deal 1, …"""

    bots: list[str]
    deals: int
    seatings: list[list[str]]
    matches: list[str]  # what the seats got, how many decisions were made, a hash of them


class BoardData(TermsData):
    """The whole result file."""

    format: str
    vaka: str
    made: str
    code: str
    bots: list[Entrant]
    meetings: list[Meeting]
    table: list[Row]
    digest: str


def lead(results: Results) -> LeadData:
    """The result of a meeting."""
    first = results.tournament.bots[0]
    _, [found] = rate(results.tournament, results.wanted)
    sign = 1 if found.bot == first else -1
    low, high = sorted((sign * found.low, sign * found.high))
    wins, _ = won_by(results.tournament, results.wanted, first)
    return {
        "points": round(sign * found.points, 1),
        "low": round(low, 1),
        "high": round(high, 1),
        "wins": round(wins, 4),
    }


def table(meetings: list[Results]) -> list[Row]:
    """The bots from the strongest to the weakest, by one fit of all meetings."""
    names = list(dict.fromkeys(name for each in meetings for name in each.tournament.bots))
    won, drawn = np.zeros((len(names),) * 2), np.zeros((DRAWS, *(len(names),) * 2))
    extra, dice = np.zeros_like(won), np.random.default_rng(0)
    for each in meetings:
        places = [names.index(name) for name in each.tournament.bots]
        here = np.ix_(places, places)
        deals = scores(each.tournament, each.wanted)
        won[here] += deals.sum(0)
        drawn[np.ix_(range(DRAWS), places, places)] += resampled(deals, dice)
        extra[here] = HALF_WIN  # two that never met say nothing about each other
    points = fit(won, extra)
    lows, highs = np.quantile(fit(drawn, dice.gamma(HALF_WIN, size=drawn.shape) * (extra > 0)), (0.025, 0.975), axis=0)
    rows = []
    for i in np.argsort(-points, kind="stable"):
        each_won = [won_by(each.tournament, each.wanted, names[i]) for each in meetings]
        matches = sum(count for _, count in each_won)
        wins = sum(share * count for share, count in each_won) / matches
        place, low, high = (round(float(number), 1) for number in (points[i], lows[i], highs[i]))
        rows.append(Row(bot=names[i], points=place, low=low, high=high, wins=round(wins, 4), matches=matches))
    return rows


@dataclass(frozen=True)
class Terms:
    """What all meetings of a leaderboard have in common."""

    game: str
    seats: int
    options: tuple[tuple[str, str | int], ...]
    seed: int
    kit: tuple[int, ...] | None

    @classmethod
    def of(cls, tournament: Tournament) -> "Terms":
        return cls(tournament.game, tournament.seats, tournament.options, tournament.seed, tournament.kit)

    @classmethod
    def from_data(cls, data: TermsData) -> "Terms":
        kit = None if data["kit"] is None else tuple(data["kit"])
        return cls(data["game"], data["seats"], tuple(data["options"].items()), int(data["seed"]), kit)

    def meeting(self, bots: Pair, deals: int) -> Tournament:
        return Tournament(self.game, bots, self.seats, deals, self.options, self.seed, self.kit)

    def to_data(self) -> TermsData:
        return {
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.options),
            "seed": str(self.seed),
            "kit": None if self.kit is None else list(self.kit),
            "version": load(self.game).meta.version,
        }


class Leaderboard:
    """Meetings with their results. A file that is there is continued; a journal beside it keeps what is under way."""

    def __init__(self, terms: Terms, path: Path | None = None) -> None:
        self.terms, self.path = terms, path
        self.meetings: dict[Pair, Results] = {}
        self.code = code_of(terms.game)  # that has played; of a file that other code began, that other code
        self._journal: Journal | None = None
        if path is None:
            return
        if os.path.exists(path):  # a name that is too long is refused by the journal
            data = read(path)
            if Terms.from_data(data) != terms:
                raise BadRecord("leaderboard-other", path=str(path))
            self._take(data)
        hidden = path.with_name(f".{path.name}.matches")
        self._journal = Journal(hidden, {"vaka": "leaderboard", **terms.to_data()}, "leaderboard")
        held: dict[Pair, list[Result]] = {}
        for entry in self._journal.entries():
            held.setdefault(tuple(entry.pop("bots")), []).append(Result.from_data(entry))
        for bots, results in held.items():
            self._results(bots, 0).results.update((result.key, result) for result in results)

    @classmethod
    def from_data(cls, data: BoardData) -> "Leaderboard":
        """A leaderboard as its file has it."""
        board = cls(Terms.from_data(data))
        board._take(data)
        return board

    def _take(self, data: BoardData) -> None:
        self.code = data["code"]
        for meeting in data["meetings"]:
            first, second = meeting["bots"]
            results = self._results((first, second), meeting["deals"])
            seatings = len(results.tournament.seatings)
            for number, line in enumerate(meeting["matches"]):
                returns, decisions, actions = line.split()
                worth = tuple(int(value) for value in returns.split(","))
                result = Result(number % seatings, number // seatings, worth, int(decisions), 0.0, {}, actions)
                results.results[result.key] = result

    def _results(self, bots: Pair, deals: int) -> Results:
        """The results of a meeting, which has at least this many deals."""
        if bots not in self.meetings:
            self.meetings[bots] = Results(self.terms.meeting(bots, deals), (), self._journal, bots=bots)
        found = self.meetings[bots]
        found.tournament = replace(found.tournament, deals=max(deals, found.tournament.deals))
        return found

    def ask(self, tournament: Tournament) -> Results:
        """The results of a meeting, to be completed; those of more deals stay as they are."""
        first, second = tournament.bots
        return self._results((first, second), tournament.deals)

    @property
    def played(self) -> list[Results]:
        """The meetings that have been asked for."""
        return [results for results in self.meetings.values() if results.tournament.deals > 0]

    def to_data(self) -> BoardData:
        """The whole result file, signed by its digest."""
        from vaka import __version__

        rows = table(self.played)
        data: BoardData = {
            "format": FORMAT,
            "vaka": __version__,
            "made": f"{datetime.now(UTC):%Y-%m-%d}",
            **self.terms.to_data(),
            "code": self.code,
            "bots": [self._bot(row["bot"]) for row in rows],
            "meetings": [_meeting(results) for results in self.played],
            "table": rows,
            "digest": "",
        }
        data["digest"] = record.digest(data)
        return data

    def _bot(self, name: str) -> Entrant:
        seated = bot(name)
        row = None if seated.level is None else asdict(seated.search_level(load(self.terms.game)))
        return {"name": name, "level": row, "source": _source(name, self.terms.game)}

    def save(self) -> None:
        """Write the result file; the journal has done its work."""
        if self.path is not None:
            record.write_file(self.path, json.dumps(self.to_data(), ensure_ascii=False, indent=1) + "\n")
        if self._journal is not None:
            self._journal.remove()


def code_of(game: str) -> str:
    """A digest of the rules and the search of a game, as they are now."""
    return load(game).compiled.digest(searching_match)


def _source(name: str, game: str) -> str | None:
    """A hash of what a bot brings along: its file, or its net for a game."""
    made_of = bot(name).made_of
    return source_of(name) if made_of is None else made_of(game)


def _meeting(results: Results) -> Meeting:
    found = sorted(results.wanted, key=lambda result: (result.deal, result.seating))
    return {
        "bots": list(results.tournament.bots),
        "deals": results.tournament.deals,
        "seatings": [list(seating) for seating in results.tournament.seatings],
        "matches": [f"{','.join(map(str, result.returns))} {result.decisions} {result.digest}" for result in found],
        **lead(results),
    }


def read(path: Path) -> BoardData:
    """The data of a result file; BadRecord unless it is whole and of a version this program plays."""
    try:
        data = record.read_file(path)
    except BadRecord as error:
        if error.key == "file-unreadable":
            raise
        data = {}
    if data.get("format") not in (FORMAT, FIRST_FORMAT):
        raise BadRecord("leaderboard-foreign", path=str(path))
    if data.get("digest") != record.digest(data):
        raise BadRecord("leaderboard-altered", path=str(path))
    meta = load(data["game"]).meta
    if data["version"] != meta.version:
        raise BadRecord("record-version", game=meta.title, theirs=str(data["version"]), ours=meta.version)
    return cast(BoardData, _in_todays_words(data) if data["format"] == FIRST_FORMAT else data)


def _in_todays_words(data: dict[str, Any]) -> dict[str, Any]:
    """The data of a file of the first format, its digest included, under the names of today."""
    renamed = _renamed(data)
    return renamed | {"meetings": [_renamed(each) for each in renamed["meetings"]]}


def _renamed(data: dict[str, Any]) -> dict[str, Any]:
    return {FIRST_WORDS.get(name, name): value for name, value in data.items()}


def check(data: BoardData, path: Path) -> "Leaderboard":
    """The leaderboard of a result file; BadRecord if its numbers do not follow from its matches or a bot differs."""
    board = Leaderboard.from_data(data)
    for entry in data["bots"]:
        if _source(entry["name"], data["game"]) != entry["source"]:
            raise BadRecord("leaderboard-bot", name=entry["name"])
    again = board.to_data()
    if [_exact(each) for each in again["meetings"]] != [_exact(each) for each in data["meetings"]]:
        raise BadRecord("leaderboard-differs", path=str(path), field="meetings")
    if [_exact(row) for row in again["table"]] != [_exact(row) for row in data["table"]]:
        raise BadRecord("leaderboard-differs", path=str(path), field="table")
    return board


def _exact(row: Mapping[str, object]) -> dict[str, object]:
    """What follows from the matches alone: the ends of an interval depend on NumPy's dice too."""
    return {key: value for key, value in row.items() if key not in ("low", "high")}


def compare(file: Results, again: Results) -> None:
    """BadRecord if a match that was played again did not go as the file says."""
    for result in again.wanted:
        said = file.results[result.key]
        if (said.returns, said.digest) != (result.returns, result.digest):
            sitting = again.tournament.seatings[result.seating]
            seed = again.tournament.seed + result.deal
            raise BadRecord("leaderboard-replay", bots=", ".join(sitting), seed=str(seed))
