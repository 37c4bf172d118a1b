"""What a level gives away by being predictable where all choose at the same time in secret.

python benchmarks/mixing.py GAME [--positions N] [--deals D] [--seconds S] [--workers W] [--write docs/bots.md]

Positions with a secret choice are taken from matches of `level3`. In each the seat to choose is the responder. One that
knows how the others choose, but not what they hold, asks them in some deals that fit what it knows and picks what
does best against these choices; one that does not know searches as `level5` does. Both choices are then played out
against as many other deals. By how much the first does better is what one secret choice gives away. The others are
`level5` as it is and the same without mixing.

Positions that are in the file of results already are not looked at again, so an interrupted measurement goes on.
"""

import argparse
import os
import random
import sys
import time
from dataclasses import asdict, dataclass, replace
from itertools import takewhile
from math import inf, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import numpy as np

import vaka
from vaka.arena.simulate import Simulation, play_chunk
from vaka.arena.workers import made
from vaka.bots.search.decide import choose_by_search
from vaka.bots.search.respond import BEGINNING, RESPOND, Duel, new_duel, search_response
from vaka.bots.search.searcher import level_row
from vaka.bots.search.tree import NOT_THERE
from vaka.core.contract import RETURN_UNIT
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.loops import KIND

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.machine import described, keep, markdown, write_section  # noqa: E402

RESULTS = ROOT / "docs" / "measured" / "mixing.json"
SEED = 9000
MATCHES = 40  # from which positions are taken
ASKED = 4  # times that the bot is asked for its choice in one position
PURE = 1e-6  # noise: next to none picks the best mean
HEADINGS = ["how `level5` chooses in secret", "likeliest choice", "gives away a choice", "asked first", "asked last"]


Place = tuple[int, int, int]  # match, ply, and the ply at which the round of secret choices began


@dataclass(frozen=True)
class Found:
    """One position with one way to choose."""

    way: str
    place: Place
    first: bool  # whether the bot is asked before the responder
    likeliest: float  # how often the bot's likeliest choice comes up
    gain: float  # what knowing how it chooses is worth, of 1 for a win


def ways(game: Game) -> dict[str, Any]:
    """The rows of the bots that are looked at."""
    level = game.levels[-1]
    chosen = {"as it is": level, "never mixing": replace(level, noise=PURE)}
    return {way: level_row(game, each) for way, each in chosen.items()}


def positions(game: Game, count: int) -> list[Place]:
    """Where a seat begins a secret choice between several actions."""
    found = []
    simulation = Simulation.make(game.meta.name, 2, ["level3"], {}, SEED, MATCHES)
    for number, outcome in enumerate(play_chunk(simulation, 0, MATCHES)):
        match, began, seen = outcome.match(simulation), 0, set[tuple[int, int]]()
        for ply in range(len(outcome.actions)):
            s = match.at(ply)
            running, seat = int(game.rules.simultaneous(s)), int(game.rules.to_move(s))
            if running and not any(round == running for round, _ in seen):
                began = ply
            if running and (running, seat) not in seen and len(game.legal_actions(s)) > 1:
                found.append((number, ply, began))
            if running:
                seen.add((running, seat))
    return random.Random(7).sample(found, min(count, len(found)))


def look(name: str, deals: int, number: int, place: Place) -> list[Found]:
    """All ways to choose in one position."""
    game = vaka.load(name)
    simulation = Simulation.make(name, 2, ["level3"], {}, SEED, MATCHES)
    match = play_chunk(simulation, place[0], 1)[0].match(simulation)
    now, began = match.at(place[1]), match.at(place[2])
    seat, found = int(game.rules.to_move(now)), []
    mine = level_row(game, game.levels[-1])
    for way, row in ways(game).items():
        rows = np.array([mine if other == seat else row for other in range(simulation.seats)])
        duel = new_duel(game, simulation.seats, rows, 0, deals)
        duel.states[0], duel.states[BEGINNING] = now.record, began.record
        asked = [choice(game, duel, began, rows, 1 - seat, 100 * number + i) for i in range(ASKED)]
        unaware = choice(game, duel, now, rows, seat, 100 * number + 50)
        rows[seat, KIND] = RESPOND
        aware = answer(game, duel, seat, 100 * number + 60, rows)
        duel.deal[0] = 0
        gain = 0.0
        if aware != unaware:
            gain = worth(game, duel, seat, 100 * number + 70, rows, aware)
            gain -= worth(game, duel, seat, 100 * number + 70, rows, unaware)
        likeliest = max(map(asked.count, asked)) / ASKED
        found.append(Found(way, place, place[1] > place[2], likeliest, gain))
    return found


def choice(game: Game, duel: Duel, s: Any, rows: Any, seat: int, bits: int) -> int:
    """What a bot chooses in secret: its first decision in the round, whoever was asked before."""
    twin = game.copy(s)
    while int(game.rules.to_move(twin)) != seat:  # nobody sees what the others choose
        game.rules.apply(twin, game.legal_actions(twin)[0], NO_EVENTS)
    tree = duel.theirs
    tree.states[0] = twin.record
    legal = game.legal_actions(twin)
    tree.actions[: len(legal)] = legal
    return int(game.compiled.link(choose_by_search)(tree, seat, len(legal), np.uint64(bits), rows, NO_EVENTS))


def answer(game: Game, duel: Duel, seat: int, bits: int, rows: Any) -> int:
    """What does best against the others' choices in some deals."""
    game.compiled.link(search_response)(duel, seat, np.uint64(bits), rows, NOT_THERE, NO_EVENTS)
    return max(edges(duel), key=lambda edge: int(edge["visits"]))["action"]


def worth(game: Game, duel: Duel, seat: int, bits: int, rows: Any, action: int) -> float:
    """What an action brings against the others' choices in some deals."""
    game.compiled.link(search_response)(duel, seat, np.uint64(bits), rows, int(action), NO_EVENTS)
    [edge] = edges(duel)
    return int(edge["value"]) / int(edge["visits"]) / RETURN_UNIT


def edges(duel: Duel) -> list[Any]:
    found, edge = [], int(duel.mine.nodes[0]["first"])
    while edge != NOT_THERE:
        found.append(duel.mine.edges[edge])
        edge = int(duel.mine.edges[edge]["following"])
    return found


def kept(path: Path, game: Game, deals: int) -> dict[str, Any]:
    """What was found earlier with as many deals about the same level and rules."""
    same = {"version": game.meta.version, "level": asdict(game.levels[-1]), "deals": deals}
    found: dict[str, Any] = keep(path, {}).get(game.meta.name, {})
    return found if all(found.get(key) == value for key, value in same.items()) else {**same, "found": []}


def said(gains: list[float]) -> str:
    """A mean with its 95 % interval."""
    if len(gains) < 2:
        return "–"
    middle, spread = fmean(gains), 1.96 * stdev(gains) / sqrt(len(gains))
    return f"{middle:+.4f} ({middle - spread:+.4f} to {middle + spread:+.4f})"


def table(results: dict[str, Any]) -> str:
    """A row for each way to choose."""
    parts = []
    for name, kept in results.items():
        found = [Found(**each) for each in kept["found"]]
        rows = []
        for way in dict.fromkeys(each.way for each in found):
            mine = [each for each in found if each.way == way]
            likeliest = f"{fmean(each.likeliest for each in mine):.0%}"
            parted = [[each.gain for each in mine if each.first == first] for first in (True, False)]
            rows.append([way, likeliest, said([each.gain for each in mine]), *map(said, parted)])
        count = len(found) // len(rows)
        title = f"{vaka.all_games()[name].title}, {count} positions, {kept['deals']} deals, {kept['made']}"
        parts.append("\n".join([title, "", *markdown(HEADINGS, rows, 1)]))
    return "\n\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--positions", type=int, default=72, help="default: %(default)s")
    parser.add_argument("--deals", type=int, default=48, help="in which the others are asked; default: %(default)s")
    parser.add_argument("--seconds", type=float, default=inf, help="begin no position after that time")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes; default: %(default)s")
    parser.add_argument("--out", type=Path, default=RESULTS, help="where results are kept")
    parser.add_argument("--write", type=Path, metavar="FILE", help="write the section of a page")
    given = parser.parse_args()
    game, ends = vaka.load(given.game), time.monotonic() + given.seconds
    places, entry = positions(game, given.positions), kept(given.out, game, given.deals)
    have = {tuple(each["place"]) for each in entry["found"]}
    jobs = [(given.game, given.deals, number, place) for number, place in enumerate(places) if place not in have]
    if jobs:
        look(given.game, 1, 0, places[0])  # compiles
    begun = takewhile(lambda job: time.monotonic() < ends, jobs)
    for _, found in made(look, begun, given.workers, in_flight=1):
        entry = {**entry, "made": described(), "found": [*entry["found"], *map(asdict, found)]}
        keep(given.out, {given.game: entry})
    results = keep(given.out, {})
    print(table(results))
    if given.write:
        write_section(given.write, "mixing", table(results))


if __name__ == "__main__":
    main()
