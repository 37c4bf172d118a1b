"""Solves the tiny variants with OpenSpiel's CFR and holds the bots against the exact solution.

python benchmarks/exact.py [GAME ...] [--iterations N] [--write FILE]

A bot's strategy is what it plays in every position its seat can tell apart: the shares of its search where it mixes,
its one choice elsewhere. Exploitability is what the best reply to it wins, averaged over both seats; in equilibrium 0.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pyspiel
from open_spiel.python import policy as spiel_policy  # type: ignore[import-untyped]
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability  # type: ignore[import-untyped]
from rich.console import Console
from rich.table import Table

import vaka
import vaka.envs.openspiel_explicit
from vaka.bots.search.decide import LEAST_SHARE
from vaka.bots.search.searcher import Searcher
from vaka.core.meta import SIZE

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.machine import described, markdown, write_section

HEADINGS = ["game", "player", "positions told apart", "value for seat 0", "exploitability"]
Strategy = Callable[[Any], dict[int, float]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="all that have a tiny variant if none is named")
    parser.add_argument("--iterations", type=int, default=100, help="of CFR+")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table into its section of a page, too")
    arguments = parser.parse_args()
    every = [name for name, meta in vaka.all_games().items() if SIZE in meta.options]
    rows = [row for name in arguments.games or every for row in solved(name, arguments.iterations)]
    table = Table(*HEADINGS)
    for row in rows:
        table.add_row(*row)
    Console().print(table)
    if arguments.write:
        write_section(arguments.write, "exact", "\n".join([described(), "", *markdown(HEADINGS, rows, 2)]))


def solved(name: str, iterations: int) -> Iterator[list[str]]:
    """A row for CFR+, and one for each bot."""
    game, source = pyspiel.load_game(f"vaka_{name}_explicit"), vaka.load(name)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    players = {
        f"CFR+, {iterations} iterations": solver.average_policy(),
        "level5": played(game, searching(Searcher(source))),
        "greedy": played(game, careful(source)),
        "random": spiel_policy.UniformRandomPolicy(game),
    }
    for player, policy in players.items():
        value = expected_game_score.policy_value(game.new_initial_state(), [policy] * game.num_players())[0]
        gain = exploitability.nash_conv(game, policy) / game.num_players()
        states = len(spiel_policy.TabularPolicy(game).state_lookup)
        yield [source.meta.title, player, f"{states:,}", f"{round(value, 3) + 0.0:+.3f}", f"{gain:.3f}"]


def played(game: Any, strategy: Strategy) -> Any:
    """The policy of a player asked once in every position that can be told apart."""
    table = spiel_policy.TabularPolicy(game)
    for key, row in table.state_lookup.items():
        table.action_probability_array[row] = 0
        for action, likely in strategy(table.states[row]).items():
            table.action_probability_array[row, action] = likely
        assert abs(table.action_probability_array[row].sum() - 1) < 1e-9, key
    return table


def searching(searcher: Searcher) -> Strategy:
    """The strongest level of a game: what `vaka.bots.search.decide.decision` plays, and how often."""

    def choose(state: Any) -> dict[int, float]:
        legal, seat = state.legal_actions(), state.current_player()
        if len(legal) == 1:
            return {legal[0]: 1.0}
        known = searcher.game.copy(state.match.state)
        searcher.game.rules.redeal(known, seat, 7)
        chosen = searcher.think(known, seat, 7, searcher.game.levels[-1])
        if not searcher.game.rules.simultaneous(known):
            return {chosen: 1.0}
        moves = searcher.candidates()
        kept = {move.action: move.share for move in moves if move.share >= LEAST_SHARE * moves[0].share}
        return {action: share / sum(kept.values()) for action, share in kept.items()}

    return choose


def careful(game: vaka.Game) -> Strategy:
    """The simple policy of a game."""

    def choose(state: Any) -> dict[int, float]:
        known, out = game.copy(state.match.state), game.new_actions()
        game.rules.redeal(known, state.current_player(), 7)
        count = game.rules.legal(known, out)
        return {int(game.rules.policy(known, out, count, game.new_memo())): 1.0}

    return choose


if __name__ == "__main__":
    main()
