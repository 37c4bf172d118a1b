"""Measures the search from mid-game positions on one core and, in the same run, OpenSpiel's C++ MCTS as the yardstick.

python benchmarks/search.py [GAME ...] [--seconds S] [--json]

A playout goes from the root down the tree to the horizon of the game's strongest level; OpenSpiel's goes to the end.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import vaka
from vaka.bots.search.searcher import Searcher
from vaka.core.level import Level
from vaka.core.match import Match

sys.path.insert(0, str(Path(__file__).parents[1]))

from benchmarks.machine import described, markdown, write_section

OPEN_SPIEL = ("connect_four", "backgammon")
POSITIONS = 5
SIMULATIONS = 2_000  # of OpenSpiel a decision
MIDDLE = 0.4  # of a match of the simple policy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="all if none is named")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long to measure each row")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the table into its section of a page, too")
    arguments = parser.parse_args()
    rows = [vaka_row(name, arguments.seconds) for name in arguments.games or sorted(vaka.all_games())]
    rows += open_spiel_rows(arguments.seconds)
    if arguments.json:
        print(json.dumps(rows, indent=1))
        return
    headings = ["game", "seats", "horizon", "playouts/s", "deepest", "nodes"]
    cells = [
        [*(str(row.get(key, "")) for key in ("game", "seats", "horizon")), f"{row['playouts_per_s']:,}",
         *(str(row.get(key, "")) for key in ("deepest", "nodes"))]
        for row in rows
    ]  # fmt: skip
    table = Table(*headings)
    for line in cells:
        table.add_row(*line)
    Console().print(table)
    if arguments.write:
        write_section(arguments.write, "search", "\n".join([described(), "", *markdown(headings, cells, 1)]))


def middle_of(name: str, seats: int, seed: int) -> Match:
    """The position two fifths into a match of the simple policy, where there is something to decide."""
    whole = Match(name, seats, seed=seed)
    memo, out = whole.game.new_memo(), whole.game.new_actions()
    while not whole.over:
        count = int(whole.game.rules.legal(whole.state, out))
        whole.play(int(whole.game.rules.policy(whole.state, out, count, memo)))
    ply = int(whole.ply * MIDDLE)
    while len(whole.fork(ply).legal()) < 3:
        ply += 1
    return whole.fork(ply)


def vaka_row(name: str, seconds: float) -> dict[str, Any]:
    """Playouts a second of processor time, tree included, over several positions."""
    game = vaka.load(name)
    seats = max(2, game.meta.seats[0])
    matches = [middle_of(name, seats, seed) for seed in range(POSITIONS)]
    searcher, best = Searcher(game), game.levels[-1]
    searcher.think(matches[0].state, matches[0].to_move, 1, Level(2, horizon=best.horizon))  # compiles
    playouts, deepest, nodes, spent = 0, 0, 0, 0.0
    for match in matches:
        started = time.process_time()
        searcher.think(match.state, match.to_move, 1, Level(1 << 40, horizon=best.horizon), seconds / POSITIONS)
        spent += time.process_time() - started
        playouts += searcher.playouts
        deepest = max(deepest, int(searcher.tree.control[0]["deepest"]))
        nodes = max(nodes, int(searcher.tree.control[0]["nodes"]))
    return {
        "game": f"Vaka {name}", "seats": seats, "horizon": best.horizon, "playouts_per_s": round(playouts / spent),
        "deepest": deepest, "nodes": nodes,
    }  # fmt: skip


def open_spiel_rows(seconds: float) -> list[dict[str, Any]]:
    """OpenSpiel's own tree search with one random rollout a simulation, from a position after some random moves."""
    try:
        import pyspiel
    except ImportError:
        print("open_spiel is not installed (pip install -e '.[bench]'): no yardstick in this run", file=sys.stderr)
        return []
    rows = []
    for name in OPEN_SPIEL:
        state = pyspiel.load_game(name).new_initial_state()
        while state.is_chance_node() or state.move_number() < 10:
            actions = [state.chance_outcomes()[0][0]] if state.is_chance_node() else state.legal_actions()
            state.apply_action(actions[len(actions) // 2])
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(state.get_game(), evaluator, 2.0, SIMULATIONS, 500, False, 1, False)
        done, started, begun = 0, time.process_time(), time.perf_counter()
        while time.perf_counter() - begun < seconds:
            bot.step(state)
            done += SIMULATIONS
        rows.append({"game": f"OpenSpiel {name}", "playouts_per_s": round(done / (time.process_time() - started))})
    return rows


if __name__ == "__main__":
    main()
