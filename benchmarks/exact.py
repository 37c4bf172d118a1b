"""Solves the tiny variants exactly and holds the bots and their search against the solution.

python benchmarks/exact.py [GAME ...] [--iterations N] [--write FILE]

A game in which nothing is hidden is solved backwards from its ends, any other by OpenSpiel's CFR+. A bot's strategy is
what it plays in every position its seat can tell apart, asked with several dice of its own. Exploitability is what the
best reply wins, averaged over the seats; in equilibrium 0. Results go to docs/measured/exact.json as they come.
"""

import argparse
import json
import math
import random
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import policy as spiel_policy  # type: ignore[import-untyped]
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability  # type: ignore[import-untyped]

import vaka
import vaka.envs.openspiel_explicit
from vaka.bots.search.decide import LEAST_SHARE
from vaka.bots.search.searcher import Searcher
from vaka.core.level import Level
from vaka.core.meta import SIZE

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.machine import described, keep, markdown, write_section

RESULTS = Path(__file__).parents[1] / "docs" / "measured" / "exact.json"
PLAYERS = ["game", "player", "positions told apart", "value for seat 0", "exploitability"]
PLAYOUTS = ["game", "playouts", "positions", "error of the value", "loss of the move", "best move"]
LADDER = (10, 100, 1_000, 10_000)
SAMPLE = 60  # positions in which a search is held against exact values
MATTERS = 0.02  # the least difference between a position's best and worst move
ASKED, MOST_ASKED = 1_000, 8  # playouts, or one search at least, and searches at most to find a level's strategy
NEAR = 0.002  # gain of all best replies together at which CFR+ may stop
UNREACHED = 1e-9  # how likely a position is at most that nobody comes to
EQUAL = 0.005  # the most a best move may lose
Strategy = Callable[[Any], dict[int, float]]
Values = dict[str, dict[int, float]]  # of every action in every position, for the seat to move


@dataclass
class Solved:
    """A game with its solution."""

    name: str
    game: Any
    how: str
    policy: Any
    table: Any  # a state for every position that can be told apart
    values: Values

    @property
    def source(self) -> vaka.Game:
        return vaka.load(self.name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="all that have a tiny variant if none is named")
    parser.add_argument("--iterations", type=int, default=100, help="of CFR+ at most; default: %(default)s")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the tables into their section of a page")
    arguments = parser.parse_args()
    every = [name for name, meta in vaka.all_games().items() if SIZE in meta.options]
    for name in arguments.games or every:
        solution = solve(name, arguments.iterations)
        keep(RESULTS, {name: {"measured": described(), "players": shown(exploited(solution))}})
        keep(RESULTS, {name: {**load()[name], "playouts": shown(measured(solution))}})
    if arguments.write:
        write_section(arguments.write, "exact", tables(load()))


def load() -> dict[str, Any]:
    return json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}


def tables(results: dict[str, Any]) -> str:
    """Both tables of all games that have been measured."""
    lines = sorted({found["measured"] for found in results.values()})
    for headings, part in ((PLAYERS, "players"), (PLAYOUTS, "playouts")):
        rows = [row for found in results.values() for row in found.get(part, [])]
        lines += ["", *markdown(headings, rows, 2)]
    return "\n".join(lines)


def shown(rows: Iterator[list[str]]) -> list[list[str]]:
    """The rows, each told when it is known."""
    found = []
    for row in rows:
        print(", ".join(row), flush=True)
        found.append(row)
    return found


def solve(name: str, iterations: int) -> Solved:
    """A game's solution: backwards from the ends if nothing is hidden, else by CFR+."""
    game = pyspiel.load_game(f"vaka_{name}_explicit")
    table = spiel_policy.TabularPolicy(game)
    if not hides(game.new_initial_state(), {}):
        return backwards(name, game, table)
    solver, done = cfr.CFRPlusSolver(game), 0
    while done < iterations and (done % 10 or exploitability.nash_conv(game, solver.average_policy()) > NEAR):
        solver.evaluate_and_update_policy()
        done += 1
    found = Sums(solver.average_policy())
    found.walk(game.new_initial_state(), [1.0] * game.num_players(), 1.0)
    return Solved(name, game, f"CFR+, {done} iterations", found.policy, table, found.values())


def hides(state: Any, known: dict[str, bytes]) -> bool:
    """Whether somebody to move cannot tell two positions apart."""
    if state.is_terminal():
        return False
    if not state.is_chance_node():
        here = state.match.state.tobytes()
        if known.setdefault(state.information_state_string(), here) != here:
            return True
    return any(hides(state.child(action), known) for action in state.legal_actions())


def backwards(name: str, game: Any, table: Any) -> Solved:
    """The solution of a game in which nothing is hidden: everybody takes the best action, the first of equals."""
    worth: dict[bytes, Any] = {}

    def value(state: Any) -> Any:
        if state.is_terminal():
            return np.array(state.returns())
        if state.is_chance_node():
            return sum(likely * value(state.child(outcome)) for outcome, likely in state.chance_outcomes())
        key = state.match.state.tobytes()
        if key not in worth:
            seat = state.current_player()
            worth[key] = max((value(state.child(action)) for action in state.legal_actions()), key=lambda v: v[seat])
        return worth[key]

    values: Values = {}
    for key, row in table.state_lookup.items():
        state = table.states[row]
        seat = state.current_player()
        values[key] = {action: value(state.child(action))[seat] for action in state.legal_actions()}
        best = max(values[key], key=values[key].__getitem__)
        table.action_probability_array[row] = 0
        table.action_probability_array[row, best] = 1
    return Solved(name, game, "solved backwards", table, spiel_policy.TabularPolicy(game), values)


class Sums:
    """What each action brings if everybody plays a policy, over the positions a seat cannot tell apart."""

    def __init__(self, policy: Any) -> None:
        self.policy = policy
        self.weight: defaultdict[str, float] = defaultdict(float)
        self.total: defaultdict[str, Counter[int]] = defaultdict(Counter)

    def walk(self, state: Any, reach: list[float], chance: float) -> Any:
        """The value of a position for each seat; `reach` is how likely each seat and `chance` lead there."""
        if state.is_terminal():
            return np.array(state.returns())
        if state.is_chance_node():
            chances = state.chance_outcomes()
            return sum(likely * self.walk(state.child(i), reach, chance * likely) for i, likely in chances)
        seat, key = state.current_player(), state.information_state_string()
        others = chance * math.prod(reach[:seat] + reach[seat + 1 :])
        self.weight[key] += others
        mean = np.zeros(len(reach))
        for action, likely in self.policy.action_probabilities(state).items():
            there = [*reach[:seat], reach[seat] * likely, *reach[seat + 1 :]]
            worth = self.walk(state.child(action), there, chance)
            self.total[key][action] += others * worth[seat]
            mean += likely * worth
        return mean

    def values(self) -> Values:
        """The mean of every action, where the others' play leads at all."""
        reached = (key for key, weight in self.weight.items() if weight > UNREACHED)
        return {key: {a: sum_ / self.weight[key] for a, sum_ in self.total[key].items()} for key in reached}


def exploited(solved: Solved) -> Iterator[list[str]]:
    """A row for the solution, and one for each bot."""
    game, source = solved.game, solved.source
    searcher = Searcher(source)
    players: dict[str, Callable[[], Any]] = {solved.how: lambda: solved.policy}
    for i, level in enumerate(source.levels, 1):
        players[f"level{i}"] = partial(played, game, asked(searcher, level))
    if any(source.rules.simultaneous(state.match.state) for state in solved.table.states):
        players[f"level{len(source.levels)}, never mixing"] = partial(played, game, unmixed(searcher))
    players["greedy"] = partial(played, game, careful(source))
    players["random"] = partial(spiel_policy.UniformRandomPolicy, game)
    for player, made in players.items():
        policy = made()
        value = expected_game_score.policy_value(game.new_initial_state(), [policy] * game.num_players())[0]
        gain = exploitability.nash_conv(game, policy) / game.num_players()
        states = len(solved.table.state_lookup)
        yield [source.meta.title, player, f"{states:,}", f"{round(value, 3) + 0.0:+.3f}", f"{abs(gain):.3f}"]


def measured(solved: Solved) -> Iterator[list[str]]:
    """A row for each number of playouts: what a search believes and does against what is exact."""
    searcher, source = Searcher(solved.source), solved.source
    wanted = [key for key, values in solved.values.items() if max(values.values()) - min(values.values()) > MATTERS]
    sample = random.Random(7).sample(sorted(wanted), min(SAMPLE, len(wanted)))
    for playouts in LADDER:
        errors, losses = [], []
        for key in sample:
            state, values = solved.table.states[solved.table.state_lookup[key]], solved.values[key]
            strategy = asked(searcher, replace(source.levels[-1], playouts=playouts), 1)(state)
            best, expected = max(values.values()), searcher.expected().value
            errors.append(abs(expected - best))
            losses.append(best - sum(likely * values[action] for action, likely in strategy.items()))
        right = fmean(loss < EQUAL for loss in losses)
        figures = [f"{fmean(errors):.3f}", f"{fmean(losses):.3f}", f"{right:.0%}"]
        yield [source.meta.title, f"{playouts:,}", str(len(sample)), *figures]


def played(game: Any, strategy: Strategy) -> Any:
    """The policy of a player asked in every position that can be told apart."""
    table = spiel_policy.TabularPolicy(game)
    for key, row in table.state_lookup.items():
        table.action_probability_array[row] = 0
        for action, likely in strategy(table.states[row]).items():
            table.action_probability_array[row, action] = likely
        assert abs(table.action_probability_array[row].sum() - 1) < 1e-9, key
    return table


def think(searcher: Searcher, state: Any, level: Level, bits: int) -> int:
    """What a level decides in a position, knowing what its seat knows."""
    seat, known = state.current_player(), searcher.game.copy(state.match.state)
    searcher.game.rules.redeal(known, seat, bits)
    return searcher.think(known, seat, bits, level)


def asked(searcher: Searcher, level: Level, times: int | None = None) -> Strategy:
    """How often a level plays each action: counted over several searches, or the shares of one that mixes."""
    count = times or max(1, min(MOST_ASKED, ASKED // level.playouts))

    def choose(state: Any) -> dict[int, float]:
        legal = state.legal_actions()
        if len(legal) == 1:
            return {legal[0]: 1.0}
        found: defaultdict[int, float] = defaultdict(float)
        for bits in range(count):
            action = think(searcher, state, level, bits)
            mixes = level.noise == 0 and searcher.game.rules.simultaneous(state.match.state)
            for each, likely in (mixed(searcher) if mixes else {action: 1.0}).items():
                found[each] += likely / count
        return dict(found)

    return choose


def mixed(searcher: Searcher) -> dict[int, float]:
    """What `vaka.bots.search.decide.drawn_by_share` draws from."""
    moves = searcher.candidates()
    kept = {move.action: move.share for move in moves if move.share >= LEAST_SHARE * moves[0].share}
    return {action: share / sum(kept.values()) for action, share in kept.items()}


def unmixed(searcher: Searcher) -> Strategy:
    """The strongest level if it always played its likeliest action."""

    def choose(state: Any) -> dict[int, float]:
        legal = state.legal_actions()
        if len(legal) == 1:
            return {legal[0]: 1.0}
        think(searcher, state, searcher.game.levels[-1], 0)
        return {searcher.candidates()[0].action: 1.0}

    return choose


def careful(game: vaka.Game) -> Strategy:
    """The simple policy of a game."""
    memo = game.new_memo()

    def choose(state: Any) -> dict[int, float]:
        known, out = game.copy(state.match.state), game.new_actions()
        game.rules.redeal(known, state.current_player(), 7)
        count = game.rules.legal(known, out)
        return {int(game.rules.policy(known, out, count, memo)): 1.0}

    return choose


if __name__ == "__main__":
    main()
