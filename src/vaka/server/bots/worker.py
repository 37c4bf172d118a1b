"""The process in which bots think: questions come in as lines of JSON, answers go out the same way.

It answers at once, by plain rules. A thread loads the compiled rules and the search of one game after another, which
another process compiles where the cache lacks them, and from then on that game's bots run compiled. Until then the room
does not wait: levels search by plain rules, which makes few playouts in their time. Where a search begins with work
that takes plain rules too long, the level, like hints and reviews, is asked again later. The state in a question was
redealt by the server: this process never has the true one.

Bots that search take turns of some milliseconds, so that all of them answer within their own time.
"""

import os
import queue
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass
from math import inf
from typing import TypeAlias

from vaka.bots import Bot, Player, known_bot, register
from vaka.bots.analysis import PLAIN_NODES
from vaka.bots.levels import LevelPlayer
from vaka.bots.search.searcher import Searcher, borrowed, ready
from vaka.bots.steps import run_steps
from vaka.core.contract import search as contract
from vaka.core.game import Game
from vaka.core.registry import games, load
from vaka.server.bots.messages import (
    UNASKED,
    AnalysisJob,
    Answer,
    Decision,
    Job,
    NotCompiled,
    NotReady,
    Question,
    SearchResult,
    Started,
    read_job,
    state_of,
    write_answer,
)
from vaka.server.bots.warming import compiled_game

Questions: TypeAlias = "queue.SimpleQueue[str | None]"
Steps: TypeAlias = Generator[None, None, Answer]

PLAYERS = 64  # bots whose memo is kept
NICENESS = 5  # the server's own process goes first
LONGEST_REASON = 300  # characters of an error that the room is told of


@dataclass
class Task:
    """A question under way."""

    number: int
    steps: Steps
    deadline: float

    def step(self) -> Answer | None:
        """Think for some milliseconds; the answer when there is one."""
        try:
            next(self.steps)
        except StopIteration as end:
            answer: Answer = end.value
            return answer
        return None


class PlainLevelPlayer(LevelPlayer):
    """A level that searches by plain rules."""

    def searcher(self) -> AbstractContextManager[Searcher]:
        return nullcontext(Searcher(self.game, PLAIN_NODES, compiled=False))


def plain_player(seated: Bot, game: Game, seat: int, seed: int) -> PlainLevelPlayer:
    """A bot that searches, by plain rules."""
    adviser = None if seated.adviser is None else seated.adviser(game, seat, seed)
    return PlainLevelPlayer(game, seat, seed, seated.search_level(game), adviser)


class Thinker:
    """The bots of this process, and the searches for hints and reviews.

    A job waits until the search is compiled; with `plain` it does not, because nothing ever will be.
    """

    def __init__(self, plain: bool = False, registered: list[str] | None = None) -> None:
        self.plain, self.registered = plain, registered or []
        self.compiled: dict[str, Game] = {}
        self.warming: set[str] = set()  # games whose search will be compiled
        self.players: OrderedDict[tuple[str, ...], Player] = OrderedDict()

    def answer(self, job: Job) -> Answer:
        """The answer to one job, however long it takes."""
        return run_steps(self.begin(0, job).steps)

    def begin(self, number: int, job: Job) -> Task:
        """A question under way."""
        if isinstance(job, AnalysisJob):
            deadline = inf if job.seconds is None else time.monotonic() + job.seconds
            return Task(number, self._search(job), deadline)
        return Task(number, self._decide(job), time.monotonic() + (job.seconds or 0.0))

    def _decide(self, question: Question) -> Steps:
        game = self.compiled.get(question.game) or load(question.game)
        slow = game.search.prepare_search is not contract.prepare_search
        if slow and game.name in self.warming and known_bot(question.bot).level is not None:
            return NotReady()
        player = self.player(game, question)
        player.seconds = question.seconds
        action = yield from player.thinking(state_of(game, question.state))
        return Decision(int(action), question.game in self.compiled, player.playouts)

    def _search(self, job: AnalysisJob) -> Steps:
        game = load(job.request.game)
        found: AbstractContextManager[Searcher]
        if ready(game.name):
            found = borrowed(game.name)
        elif self.plain:
            found = nullcontext(Searcher(game, PLAIN_NODES, compiled=False))
        else:
            return NotReady()
        with found as searcher:
            moves = yield from job.request.thinking(searcher, job.seconds)
            return SearchResult(searcher.playouts, moves)

    def player(self, game: Game, question: Question) -> Player:
        """The bot on a seat of a table: the same one from move to move, so that it keeps its memo."""
        seated = known_bot(question.bot)
        plain = seated.level is not None and not ready(game.name)
        key = (question.table, str(question.seat), question.bot, str(plain), str(game.name in self.compiled))
        if key not in self.players:
            if plain:
                self.players[key] = plain_player(seated, load(game.name), question.seat, question.seed)
            else:
                self.players[key] = seated.player(game, question.seat, question.seed)
            if len(self.players) > PLAYERS:
                self.players.popitem(last=False)
        self.players.move_to_end(key)
        return self.players[key]

    def warm_up(self, names: list[str], tell: Callable[[int, Answer], None] = lambda number, answer: None) -> None:
        """Compile games, one after another; a game that cannot be compiled plays on plain, and the room is told."""
        self.warming.update(names)
        for name in names:
            try:
                self.compiled[name] = compiled_game(name, self.registered)
            except Exception as error:  # whatever a compiler may raise
                tell(UNASKED, NotCompiled(name, f"{type(error).__name__}: {error}"[:LONGEST_REASON]))
            self.warming.discard(name)


def serve(thinker: Thinker, questions: Questions, tell: Callable[[int, Answer], None]) -> None:
    """Answer until there are no more questions: tasks take turns, but one whose time is up goes first."""
    tasks: list[Task] = []
    more = True
    while more or tasks:
        with suppress(queue.Empty):
            while more:
                line = questions.get(block=not tasks)
                if line is None:
                    more = False
                else:
                    tasks.append(thinker.begin(*read_job(line)))
        if tasks:
            task = min(tasks, key=lambda task: task.deadline)
            if task.deadline > time.monotonic():
                task = tasks[0]
            tasks.remove(task)
            answer = task.step()
            if answer is None:
                tasks.append(task)
            else:
                tell(task.number, answer)


def listen(questions: Questions) -> None:
    """Take questions in while bots think; None when the server has gone."""
    for line in sys.stdin:
        questions.put(line)
    questions.put(None)


def main() -> None:
    """Answer until the server goes away. Arguments: --warm, and bots to register."""
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    answers, sys.stdout = sys.stdout.buffer, sys.stderr  # a bot may print
    warm = "--warm" in sys.argv
    registered = [name for name in sys.argv[1:] if name != "--warm"]
    for name in registered:
        register(name)
    thinker = Thinker(plain=not warm, registered=registered)
    questions: Questions = queue.SimpleQueue()
    telling = threading.Lock()

    def tell(number: int, answer: Answer) -> None:
        with telling:
            answers.write(write_answer(number, answer))
            answers.flush()

    tell(UNASKED, Started())
    if warm:
        threading.Thread(target=thinker.warm_up, args=(list(games()), tell), daemon=True).start()
    threading.Thread(target=listen, args=(questions,), daemon=True).start()

    serve(thinker, questions, tell)
    os._exit(0)  # the warming thread may be deep in the compiler


if __name__ == "__main__":
    main()
