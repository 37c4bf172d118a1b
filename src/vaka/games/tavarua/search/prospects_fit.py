"""Derives `prospects.toml` from matches of the surfer of `alone.py`: python -m vaka.games.tavarua.search.prospects_fit

For each event of the revised edition and for the high score a network is fitted to what matches have brought in the
end, seen from the beginning of each of their rounds. It takes some minutes on one core.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from vaka.core.chance import next_count, scale, scatter
from vaka.core.contract import apply, legal, setup, to_move
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.kernel import Ints, State, rule
from vaka.core.numbers import wide
from vaka.core.registry import load
from vaka.games.tavarua.journey.career import events
from vaka.games.tavarua.search import prepare_search
from vaka.games.tavarua.search.alone import action_alone
from vaka.games.tavarua.search.goals import HIGH_SCORE, YEAR, cards_kept, value_alone
from vaka.games.tavarua.search.prospects import ONE, SIGHTS, see_own, see_rivals

MATCHES, CELLS, EPOCHS, BATCH, RATE = 50_000, 24, 15, 1024, 0.006
STRANGE, ONE_IN = 60, 3  # decisions in which one in this many is any legal one: searches look at what the surfer avoids
CARDS = 3  # stoke cards of each kind, at most, that a surfer brings
ROUNDS = 25
Numbers = npt.NDArray[np.float64]


@rule
def watch(
    states: State, options: Ints, seed: int, matches: int, memo: State, actions: Ints, events: Ints, seen: np.ndarray,
    brought: np.ndarray,
) -> int:  # fmt: skip
    """Play matches that begin with some strange actions, and note what was seen in every round after them and what it
    brought; how many rounds that were."""
    count = 0
    for i in range(matches):
        states[0] = states[1]
        s = states[0]
        setup(s, 1, options, seed + i)
        prepare_search(s, memo)
        dice = scatter(seed + i)
        strange, decisions = max(0, scale(dice, STRANGE) - STRANGE // 4), 0
        first, rounds = count, 0
        while to_move(s) >= 0:
            if s.rounds > rounds and decisions >= strange:
                rounds = int(s.rounds)
                see_own(s, memo)
                see_rivals(s, memo)
                for j in range(SIGHTS):
                    seen[count, j] = memo.sights[j]
                brought[count] = 0 - cards_kept(s, int(memo.event))
                count += 1
            n, bits = legal(s, actions), scatter(next_count(dice))
            dice = bits
            decisions += 1
            if n == 1:
                apply(s, wide(actions[0]), events)
            elif decisions < strange and scale(bits, ONE_IN) == 0:
                apply(s, wide(actions[scale(scatter(bits), n)]), events)
            else:
                apply(s, action_alone(s, actions, n, memo), events)
        value = value_alone(s, int(memo.event))
        for j in range(first, count):
            brought[j] += value
    return count


def data(game: Game, event: int, matches: int) -> tuple[Numbers, Numbers]:
    """Positions of an event [positions, SIGHTS] and what they brought, in points."""
    play = game.compiled.link(watch)
    states, memo = np.zeros(2, game.state), np.zeros(1, game.whole_memo)
    seen, brought = np.zeros((matches * ROUNDS, SIGHTS), np.int64), np.zeros(matches * ROUNDS, np.int64)
    rng, count, part = np.random.default_rng(event), 0, 200
    for seed in range(0, matches, part):
        if event == HIGH_SCORE:
            options = game.option_codes()
        else:
            found = events("revised")[event - 1]
            cards = tuple(int(rng.integers(0, CARDS + 1)) * int(rng.random() < event / 24) for _ in range(6))
            named = {"snaking": "on" if found.ai else "off", "length": found.boards}
            options = game.option_codes(named, found.kit(game.kit, cards))
        count += play(
            states, options, np.uint64(seed + 1), part, memo[0], game.new_actions(), NO_EVENTS, seen[count:],
            brought[count:],
        )  # fmt: skip
    return seen[:count] / ONE, brought[:count] / 1000


def fit(seen: Numbers, brought: Numbers, seed: int) -> tuple[Numbers, Numbers, Numbers, float, float]:
    """Weights, bias, worth and base of a network, and the share of the variance it explains; by Adam."""
    rng = np.random.default_rng(seed)
    base = float(brought.mean())
    made: list[Any] = [
        rng.normal(0, 1 / np.sqrt(SIGHTS), (CELLS, SIGHTS)), np.zeros(CELLS), rng.normal(0, 0.5, CELLS), np.zeros(1),
    ]  # fmt: skip
    first, second = [np.zeros_like(each) for each in made], [np.zeros_like(each) for each in made]
    target, step, last = brought - base, 0, len(seen) * 9 // 10
    order = np.arange(last)
    for epoch in range(EPOCHS):
        rng.shuffle(order)
        rate = RATE * (1 - epoch / EPOCHS)
        for at in range(0, last, BATCH):
            rows = order[at : at + BATCH]
            x = seen[rows]
            before = x @ made[0].T + made[1]
            cells = np.maximum(0, before)
            error = (cells @ made[2] + made[3][0] - target[rows]) / len(rows)
            back = np.outer(error, made[2]) * (before > 0)
            slopes = [back.T @ x, back.sum(0), cells.T @ error, np.array([error.sum()])]
            step += 1
            for i, slope in enumerate(slopes):
                first[i] += 0.1 * (slope - first[i])
                second[i] += 0.001 * (slope * slope - second[i])
                made[i] -= rate * first[i] / (1 - 0.9**step) / (np.sqrt(second[i] / (1 - 0.999**step)) + 1e-8)
    told = np.maximum(0, seen[last:] @ made[0].T + made[1]) @ made[2] + made[3][0]
    share = 1 - float(((told - target[last:]) ** 2).mean() / target[last:].var())
    return made[0], made[1], made[2], base + float(made[3][0]), share


def main() -> None:
    """Write the file."""
    game = load("tavarua")
    lines: dict[str, list[Any]] = {"weights": [], "bias": [], "worth": [], "base": []}
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    for event in range(YEAR + 1):
        weights, bias, worth, base, share = fit(*data(game, event, matches), event)
        for name, values in zip(lines, (weights, bias, worth, np.array(base)), strict=True):
            lines[name].append(np.rint(values * 1000).astype(np.int64).tolist())
        print(f"event {event}: {share:.1%} of the variance", file=sys.stderr, flush=True)
    text = "\n".join(f"{name} = {values}" for name, values in lines.items())
    Path(__file__).with_name("prospects.toml").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
