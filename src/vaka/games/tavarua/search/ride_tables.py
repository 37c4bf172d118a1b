"""Derives `rides.toml`, which needs NumPy and a third of a second: python -m vaka.games.tavarua.search.ride_tables

The tables suppose a new hand of five each round and the sea of a full game, and a surfer who bails where riding on
brings less. They are filled from the shore out.
"""

from math import comb
from pathlib import Path

import numpy as np
import numpy.typing as npt

from vaka.games.tavarua.components import (
    FRONTS,
    KINDS,
    KIT_CARDS,
    KIT_FRONTS,
    KIT_ICONS,
    POWERS,
    STRONGEST,
    WAVES,
    components,
    kit_of,
)
from vaka.games.tavarua.rules.beginning import BARREL_TYPE, BARRELS_IN
from vaka.games.tavarua.rules.resolve import LONG_REACH, SHORT_REACH
from vaka.games.tavarua.rules.wave import AERIAL, BARREL_POINTS, HANG_TEN_POINTS, SHORE_POINTS
from vaka.games.tavarua.search.rides import LOSS_STEP, LOSSES, POINT
from vaka.games.tavarua.state import HAND, LONG, SPACES

BALANCES = 2 * LONG_REACH + 1
MOST_LOST = 3  # points one more card adds to it
A_FALL = 1.0  # points: from the wash the way leads to the shore
A_TOKEN = 0.4  # points a token could bring later, beyond the one it scores on a card

Numbers = npt.NDArray[np.float64]


def tables() -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """RIDE [board, perfect, space, balance, loss] of riding on and CATCH [board, perfect, space] of catching."""
    kit = kit_of(components())
    ride = np.zeros((2, 2, SPACES + 1, BALANCES, LOSSES))
    catch = np.zeros((2, 2, SPACES + 1))
    for board in range(2):
        counts = [0] * (2 * POWERS)
        for kind in range(KINDS):
            if board != LONG or not kit[KIT_ICONS] >> kind & 1:
                counts[kind // 2] += kit[KIT_CARDS + kind]
        for perfect in range(2):
            for space in range(1, SPACES + 1):
                inside = ride[board, perfect, space - 1]
                catch[board, perfect, space] = _mean(_cards(kit, board, perfect, space, inside, True), counts, kit)[
                    LONG_REACH, 0
                ]
                values = np.maximum(0, _cards(kit, board, perfect, space, inside, False))
                ride[board, perfect, space] = _mean(values, counts, kit)
    return np.rint(ride * POINT).astype(np.int64), np.rint(catch * POINT).astype(np.int64)


def _cards(kit: tuple[int, ...], board: int, perfect: int, space: int, inside: Numbers, first: bool) -> Numbers:
    """What each kind of card brings [balance, loss, wave type, power and direction], a token on it or none."""
    reach = LONG_REACH if board == LONG else SHORT_REACH
    values = np.full((BALANCES, LOSSES, len(WAVES), 2 * POWERS), -100.0)
    for kind in range(2 * POWERS):
        printed, sign = kind // 2 + 1, 1 if kind % 2 == 0 else -1
        for tokens in (-1, 0, 1):
            for before in range(-reach, reach + 1) if not first else (0,):
                after = before + sign * max(0, printed + tokens)
                if abs(after) <= reach:
                    gained = printed + perfect + (1 - A_TOKEN) * abs(tokens) - abs(tokens)
                    for wave in range(len(WAVES)):
                        mean = _front_mean(kit, board, space, inside, first, wave, after, printed, gained)
                        at = values[before + LONG_REACH, :, wave, kind]
                        np.maximum(at, mean, out=at)
    return values


def _front_mean(
    kit: tuple[int, ...], board: int, space: int, inside: Numbers, first: bool, wave: int, after: int, printed: int,
    gained: float,
) -> Numbers:  # fmt: skip
    """The mean over the fronts of a wave card [loss]."""
    reach = LONG_REACH if board == LONG else SHORT_REACH
    losses = np.arange(LOSSES) * float(LOSS_STEP)
    kept = np.minimum(LOSSES - 1, (losses + (0 if first else min(printed, MOST_LOST)) + 1) // LOSS_STEP).astype(int)
    total, cards = np.zeros(LOSSES), 0
    for front in range(FRONTS):
        count, move = kit[KIT_FRONTS + wave * FRONTS + front], front - STRONGEST
        if count == 0:
            continue
        cards += count
        bonus, balance, stays = 0, after, True
        if wave == BARREL_TYPE:
            if printed != AERIAL:
                stays = (printed == move) == (board == LONG)
                bonus = BARREL_POINTS
        else:
            balance = after + move
            stays = abs(balance) <= reach
            bonus = HANG_TEN_POINTS if board == LONG and balance == reach else 0
        if not stays:
            total += count * ((printed if first else -losses) - A_FALL)
        elif space == 1:
            total += count * (gained + bonus + SHORE_POINTS)
        else:
            total += count * (gained + bonus + inside[balance + LONG_REACH, kept])
    return total / cards


def _mean(values: Numbers, counts: list[int], kit: tuple[int, ...]) -> Numbers:
    """The mean of the best card of a hand over hands and wave types [balance, loss]."""
    deck = sum(counts)
    sea = [sum(kit[KIT_FRONTS + wave * FRONTS : KIT_FRONTS + (wave + 1) * FRONTS]) for wave in range(len(WAVES))]
    sea[BARREL_TYPE] = BARRELS_IN
    means = np.zeros((BALANCES, LOSSES))
    for at in np.ndindex(BALANCES, LOSSES):
        for wave, weight in enumerate(sea):
            others = deck
            for kind in np.argsort(-values[*at, wave]):
                none = comb(others, HAND)
                others -= counts[kind]
                means[at] += weight * values[*at, wave, kind] * (none - comb(others, HAND))
    return means / (sum(sea) * comb(deck, HAND))


def main() -> None:
    """Write the file."""
    ride, catch = tables()
    lines = [f"ride = {ride.tolist()}", f"catch = {catch.tolist()}"]
    Path(__file__).with_name("rides.toml").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
