"""Holds modules to compiled rules: random matches must end in the same bytes, and searches give the same answers.
A net must choose the same."""

import base64
import hashlib
import json
import random
import shutil
import subprocess
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NotRequired, TypeAlias, TypedDict

import numpy as np

from vaka.bots.search.searcher import Candidate, Searcher
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.kernel import State
from vaka.core.loops import random_match
from vaka.core.match import Match
from vaka.testing import variants
from vaka.wasm.modules import BUILT, Module, WasmError

SHARE = 0.1  # of the decisions of a match that are searched


class RandomMatch(TypedDict):
    """A random match."""

    seats: int
    options: list[int]
    seed: str  # JSON has no numbers of 64 bits


class Position(TypedDict):
    """A decision to search."""

    state: str  # base64
    seat: int
    bits: str
    level: int


class End(TypedDict):
    """How a match ends: after how many decisions, and a hash of its last state."""

    decisions: int
    end: str


class FoundMove(TypedDict):
    """What a search says of a move: fields of a `Candidate`."""

    action: int
    visits: int
    result: float
    share: float
    results: list[float]


class Found(TypedDict):
    """What a search says."""

    action: int
    candidates: list[FoundMove]


class NetChoice(TypedDict):
    """A decision for a net."""

    state: str  # base64
    actions: list[int]


class Work(TypedDict):
    """How much to play and search again and again, to measure how fast it is."""

    repeats: int
    matches: int
    portions: int
    playouts: int


class Asked(TypedDict):
    """What a module is to play, search and choose."""

    matches: list[RandomMatch]
    positions: list[Position]
    choices: NotRequired[list[NetChoice]]
    work: NotRequired[Work]


class Answers(TypedDict):
    """What it says, unless it was only measured."""

    matches: list[End]
    positions: list[Found]
    choices: list[int]


class Speeds(TypedDict):
    """How fast a module did its work: random decisions and playouts a second, milliseconds of the longest search."""

    decisions: float
    playouts: float
    longest: float


Run: TypeAlias = Callable[[Module, Asked], Any]  # JSON of a module: `Speeds` if it had work to do, else `Answers`


def in_node(module: Module, asked: Asked) -> Any:
    """Run in Node."""
    node, script = shutil.which("node"), BUILT / "node.mjs"
    if node is None:
        raise WasmError("no-node")
    if not script.exists():
        raise WasmError("no-engine")
    command = [node, str(script), str(module.manifest), str(module.code)]
    ran = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=False)
    if ran.returncode:
        raise WasmError("wasm-not-run", game=module.about()["game"], reason=ran.stderr.strip())
    return json.loads(ran.stdout)


def some_matches(game: Game, first: int, count: int) -> list[RandomMatch]:
    """Matches of every variant of a game in turn."""
    known = variants(game)
    return [
        {"seats": seats, "options": game.option_codes(options).tolist(), "seed": str(seed)}
        for seed in range(first, first + count)
        for seats, options in [known[seed % len(known)]]
    ]


def positions(game: Game, first: int, count: int) -> list[Position]:
    """Decisions in the middle of matches of careful players, for every level in turn, as their seats know them."""
    found = (each for seed in range(first, first + count) for each in _decisions(game, seed))
    return [position for position, _ in zip(found, range(count), strict=False)]


def _decisions(game: Game, seed: int) -> Iterator[Position]:
    """Some decisions of one match."""
    seats, options = variants(game)[seed % len(variants(game))]
    match, dice = Match(game, seats, options, seed), random.Random(seed)
    memo, out = game.new_memo(), game.new_actions()
    while not match.over:
        count = int(game.rules.legal(match.state, out))
        if count > 1 and dice.random() < SHARE:
            yield known_position(game, match, dice.getrandbits(64), dice.randrange(len(game.levels)))
        match.play(int(game.rules.policy(match.state, out, count, memo)))


def known_position(game: Game, match: Match, bits: int, level: int) -> Position:
    """The decision a match is at, as the seat knows it."""
    known = game.copy(match.state)
    game.rules.redeal(known, match.to_move, bits)
    return {"state": _text(known), "seat": match.to_move, "bits": str(bits), "level": level}


def known_state(game: Game, position: Position) -> State:
    """The state of a position."""
    known = game.new_state()
    known.memory[:] = base64.b64decode(position["state"])
    return known


def _text(s: State) -> str:
    return base64.b64encode(s.tobytes()).decode()


def end_of(game: Game, match: RandomMatch) -> End:
    """How a match ends in compiled rules."""
    states = np.zeros(2, game.state)
    options = np.array(match["options"], np.int32)
    play = game.compiled.link(random_match)
    decisions = play(states, match["seats"], options, int(match["seed"]), game.new_actions(), NO_EVENTS)
    return {"decisions": int(decisions), "end": hashlib.sha256(states[0].tobytes()).hexdigest()}


def answer_of(searcher: Searcher, position: Position) -> Found:
    """What a compiled search says of a position."""
    game = searcher.game
    known, level = known_state(game, position), game.levels[position["level"]]
    action = searcher.think(known, position["seat"], int(position["bits"]), level)
    return {"action": action, "candidates": [_told(move) for move in searcher.candidates()]}


def net_differences(game: Game, module: Module, chosen: Iterable[Position], run: Run = in_node) -> list[str]:
    """Where the module of a game's net chooses other than compiled code, one sentence each."""
    from vaka.bots.mind import MindPlayer, warm_up_choice

    warm_up_choice(game.name)
    asked, expected = list[NetChoice](), []
    for position in chosen:
        known, actions = known_state(game, position), game.new_actions()
        count = int(game.rules.legal(known, actions))
        asked.append({"state": position["state"], "actions": actions[:count].tolist()})
        expected.append(MindPlayer(game, position["seat"], 0).choose(known, actions, count, 0))
    told: Answers = run(module, {"matches": [], "positions": [], "choices": asked})
    return [
        f"the net chooses {answer} of {choice}, compiled {right}"
        for choice, answer, right in zip(asked, told["choices"], expected, strict=True)
        if answer != right
    ]


def _told(move: Candidate) -> FoundMove:
    return {
        "action": move.action,
        "visits": move.visits,
        "result": move.result,
        "share": move.share,
        "results": list(move.results),
    }


def differences(
    game: Game, module: Module, matches: Iterable[RandomMatch], searched: Iterable[Position], run: Run = in_node
) -> list[str]:
    """Where a module differs from compiled code, one sentence each; nothing if they agree."""
    played, thought = list(matches), list(searched)
    told: Answers = run(module, {"matches": played, "positions": thought})
    wrong = []
    for match, answer in zip(played, told["matches"], strict=True):
        expected = end_of(game, match)
        if answer != expected:
            wrong.append(f"the match {match} ends as {answer}, compiled as {expected}")
    searcher = Searcher(game)
    for position, said in zip(thought, told["positions"], strict=True):
        found = answer_of(searcher, position)
        if said != found:
            wrong.append(f"the search of {position} says {said}, compiled {found}")
    return wrong
