"""The process in which bots think: questions come in as lines of JSON, answers go out the same way.

It answers at once by plain rules. A thread compiles the rules and the search of one game after another, and from then
on that game's bots run compiled. The state in a question was dealt anew by the server: this process never has the true
one.

Bots that search take turns of some milliseconds, so that all of them answer within their own time.
"""

import base64
import json
import os
import queue
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Generator
from contextlib import nullcontext, suppress
from dataclasses import asdict, dataclass, replace
from math import inf
from typing import Any, TypeAlias

from vaka.bots import Player, bot
from vaka.bots.analysis import PLAIN_NODES, Look
from vaka.bots.search.searcher import Searcher, borrowed, ready
from vaka.bots.search.searcher import warm_up as warm_up_search
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.plain import PlainState, PlainStates
from vaka.core.registry import games, load

Questions: TypeAlias = "queue.SimpleQueue[str | None]"
Steps: TypeAlias = Generator[None, None, dict[str, Any]]  # to an answer

PLAYERS = 64  # bots whose memo is kept
NICENESS = 5  # the server's own process goes first


@dataclass
class Thought:
    """A question under way."""

    number: int
    steps: Steps
    deadline: float

    def go_on(self) -> dict[str, Any] | None:
        """Think for some milliseconds; the answer when there is one."""
        try:
            next(self.steps)
        except StopIteration as end:
            return {"id": self.number, **end.value}
        return None


class Thinker:
    """The bots of this process, and those who look at a position for a hint or a review.

    A look waits until the search is compiled; with `plain` it does not, because nothing ever will be.
    """

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain
        self.compiled: dict[str, Game] = {}
        self.players: OrderedDict[tuple[str, ...], Player] = OrderedDict()

    def answer(self, question: dict[str, Any]) -> dict[str, Any]:
        """The action a bot chooses, and whether it ran compiled."""
        thought = self.begin(question)
        while True:
            answer = thought.go_on()
            if answer is not None:
                return answer

    def begin(self, question: dict[str, Any]) -> "Thought":
        """A question under way."""
        seconds = question.get("seconds")
        if "look" in question:
            deadline = inf if seconds is None else time.monotonic() + seconds
            return Thought(question["id"], self._looking(question["look"], seconds), deadline)
        return Thought(question["id"], self._deciding(question), time.monotonic() + (seconds or 0.0))

    def _deciding(self, question: dict[str, Any]) -> Steps:
        name = question["game"]
        game = self.compiled.get(name) or load(name)
        player = self.player(game, question)
        player.seconds = question.get("seconds")
        action = yield from player.thinking(_state(game, question["state"]))
        return {"action": int(action), "compiled": name in self.compiled, "playouts": player.playouts}

    def _looking(self, asked: dict[str, Any], seconds: float | None) -> Steps:
        game = load(asked["game"])
        look = Look(**{**asked, "known": _state(game, asked["known"])})
        if not ready(game.name) and not self.plain:
            return {"moves": None}
        plain = nullcontext(Searcher(game, PLAIN_NODES, compiled=False)) if not ready(game.name) else None
        with plain or borrowed(game.name) as searcher:
            found = yield from look.thinking(searcher, seconds)
            return {"moves": [asdict(move) for move in found], "playouts": searcher.playouts}

    def player(self, game: Game, question: dict[str, Any]) -> Player:
        """The bot on a seat of a table: the same one from move to move, so that it keeps its memo."""
        key = (question["table"], str(question["seat"]), question["bot"], str(game.name in self.compiled))
        if key not in self.players:
            self.players[key] = bot(question["bot"]).player(game, question["seat"], question["seed"])
            if len(self.players) > PLAYERS:
                self.players.popitem(last=False)
        self.players.move_to_end(key)
        return self.players[key]

    def warm_up(self, names: list[str]) -> None:
        """Compile games, one after another; a game that cannot be compiled goes on in plain mode."""
        for name in names:
            with suppress(Exception):
                self.compiled[name] = compiled_game(load(name))
                warm_up_search(name)


def _state(game: Game, told: str) -> PlainState:
    state = PlainStates(1, game.state)[0]
    state.memory[:] = base64.b64decode(told)
    return state


def compiled_game(game: Game) -> Game:
    """The same game whose rules run compiled on plain states; returns when they are ready to be called."""
    fast = replace(game, rules=game.fast_rules)
    state, actions = game.new_state(), game.new_actions()
    game.rules.setup(state, game.meta.seats[0], game.option_codes(), 1)
    seat = int(fast.rules.to_move(state))
    fast.rules.redeal(state, seat, 1)
    count = int(fast.rules.legal(state, actions))
    fast.rules.apply(state, int(fast.rules.policy(state, actions, count, game.new_memo())), NO_EVENTS)
    return fast


def serve(thinker: Thinker, questions: Questions, tell: Callable[[dict[str, Any]], None]) -> None:
    """Answer until there are no more questions: each thought goes on in turn, but one whose time is up goes first."""
    thoughts: list[Thought] = []
    more = True
    while more or thoughts:
        with suppress(queue.Empty):
            while more:
                line = questions.get(block=not thoughts)
                if line is None:
                    more = False
                else:
                    thoughts.append(thinker.begin(json.loads(line)))
        if thoughts:
            thought = min(thoughts, key=lambda thought: thought.deadline)
            if thought.deadline > time.monotonic():
                thought = thoughts[0]
            thoughts.remove(thought)
            answer = thought.go_on()
            if answer is None:
                thoughts.append(thought)
            else:
                tell(answer)


def listen(questions: Questions) -> None:
    """Take questions in while bots think; None when the server has gone."""
    for line in sys.stdin:
        questions.put(line)
    questions.put(None)


def main() -> None:
    """Answer until the server goes away."""
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    warm = "--warm" in sys.argv
    thinker = Thinker(plain=not warm)
    questions: Questions = queue.SimpleQueue()
    if warm:
        threading.Thread(target=thinker.warm_up, args=(list(games()),), daemon=True).start()
    threading.Thread(target=listen, args=(questions,), daemon=True).start()
    serve(thinker, questions, lambda answer: print(json.dumps(answer), flush=True))
    os._exit(0)  # the warming thread may be deep in the compiler


if __name__ == "__main__":
    main()
