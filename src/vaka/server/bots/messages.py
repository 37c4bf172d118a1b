"""What the room and its bot workers say to each other, as lines of JSON; an answer has the number of its question."""

import base64
import json
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

from vaka.bots import known_bot
from vaka.bots.analysis import SearchRequest
from vaka.bots.search.searcher import Candidate
from vaka.core.game import Game
from vaka.core.kernel import State
from vaka.core.match import Match
from vaka.core.reasons import Fact
from vaka.core.registry import load
from vaka.room.matches import asked


@dataclass(frozen=True)
class Question:
    """A position as its seat knows it, and the bot that is asked for a decision."""

    table: str
    game: str
    bot: str
    seat: int
    state: bytes
    seed: int
    seconds: float | None = None  # the bot's budget

    @classmethod
    def about(cls, table: str, match: Match, name: str, practice: bool = False) -> "Question":
        """The question for the seat to move; what it cannot see is redealt before the state leaves.

        In practice the seed is known, and so bots are predictable too: the same decisions lead to the same match,
        whichever worker is asked.
        """
        game, seat = match.game, match.to_move
        known, seed = asked(match, practice)
        whose = f"{table} {match.ply}" if practice else table  # a bot of its own for each question, without a past
        return cls(whose, game.name, name, seat, known.tobytes(), seed, known_bot(name).seconds(game))


@dataclass(frozen=True)
class AnalysisJob:
    """A search for a hint or a review; its position was redealt like that of every question."""

    request: SearchRequest
    seconds: float | None = None  # None: until the playouts are made, after whoever has to answer in time


@dataclass(frozen=True)
class Decision:
    """What a bot has decided."""

    action: int
    compiled: bool = False  # whether it ran on compiled rules
    playouts: int = 0


@dataclass(frozen=True)
class SearchResult:
    """The moves a search has found, the best first, from this many playouts."""

    playouts: int
    moves: list[Candidate]


@dataclass(frozen=True)
class NotReady:
    """The answer to a job while the search is not compiled yet."""


@dataclass(frozen=True)
class NotCompiled:
    """Not an answer to a question: this worker plays a game by plain rules only, and why."""

    game: str
    reason: str


@dataclass(frozen=True)
class Started:
    """Not an answer to a question: this worker takes questions from now on."""


Job: TypeAlias = Question | AnalysisJob
Answer: TypeAlias = Decision | SearchResult | NotReady | NotCompiled | Started
UNASKED = -1  # the number of what no question asked for


def write_job(number: int, job: Job) -> bytes:
    if isinstance(job, Question):
        return _line(number, "decide", {**asdict(job), "state": _text(job.state)})
    request = {**job.request.__dict__, "known": _text(job.request.known.tobytes())}
    return _line(number, "search", {"request": request, "seconds": job.seconds})


def read_job(line: str) -> tuple[int, Job]:
    number, kind, data = _read(line)
    if kind == "decide":
        return number, Question(**{**data, "state": base64.b64decode(data["state"])})
    request = data["request"]
    known = state_of(load(request["game"]), base64.b64decode(request["known"]))
    whole = {**request, "known": known, "then": tuple(request["then"])}
    return number, AnalysisJob(SearchRequest(**whole), data["seconds"])


def write_answer(number: int, answer: Answer) -> bytes:
    return _line(number, type(answer).__name__, asdict(answer))


def read_answer(line: bytes) -> tuple[int, Answer]:
    """An answer and the number of its question; ValueError, KeyError or TypeError if it is none."""
    number, kind, data = _read(line)
    if kind == "Decision":
        return number, Decision(**data)
    if kind == "SearchResult":
        return number, SearchResult(data["playouts"], [_candidate(move) for move in data["moves"]])
    if kind == "NotReady":
        return number, NotReady()
    if kind == "NotCompiled":
        return number, NotCompiled(**data)
    if kind == "Started":
        return number, Started()
    raise ValueError(kind)


def _candidate(move: dict[str, Any]) -> Candidate:
    facts = tuple(Fact(*fact) for fact in move["facts"])
    return Candidate(**{**move, "results": tuple(move["results"]), "then": tuple(move["then"]), "facts": facts})


def state_of(game: Game, memory: bytes) -> State:
    """A plain state with these bytes."""
    state = game.new_state()
    state.memory[:] = memory
    return state


def _line(number: int, kind: str, data: dict[str, Any]) -> bytes:
    return json.dumps({"id": number, "kind": kind, "data": data}).encode() + b"\n"


def _read(line: str | bytes) -> tuple[int, str, dict[str, Any]]:
    message = json.loads(line)
    return message["id"], message["kind"], message["data"]


def _text(memory: bytes) -> str:
    return base64.b64encode(memory).decode()
