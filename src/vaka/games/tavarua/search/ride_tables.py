"""Derives `rides.toml`, which needs NumPy and a second: python -m vaka.games.tavarua.search.ride_tables

The tables suppose a new hand of five each round and the sea of a full game or of a photo shoot, and a surfer who bails
where riding on brings less. They are filled from the shore out.
"""

from dataclasses import dataclass
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
from vaka.games.tavarua.search.goals import EVENTS, TASKS
from vaka.games.tavarua.search.rides import LOSS_STEP, LOSSES, PHOTO_LOSSES, POINT
from vaka.games.tavarua.state import HAND, LONG, SPACES

BALANCES = 2 * LONG_REACH + 1
MOST_LOST = 3  # points one more card adds to it

Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Goal:
    """What a ride is for: the points of a card by its number, of a trick, and of what is lost."""

    sea: tuple[int, ...]  # wave cards by type
    cards: tuple[int, ...] = (0, 1, 2, 3, 4)
    perfect: int = 1  # of each card on a perfect wave
    barrel: int = BARREL_POINTS
    hang_ten: int = HANG_TEN_POINTS
    shore: int = SHORE_POINTS
    fall: float = 1.0  # from the wash the way leads to the shore
    token: float = 0.4  # what a token could bring later, beyond what it scores on a card
    scored: int = 1  # what a token scores on a card
    losses: int = LOSSES
    step: int = LOSS_STEP
    tokens: int = 1  # at most, on a card


def score_goal(kit: tuple[int, ...]) -> Goal:
    sea = [sum(kit[KIT_FRONTS + wave * FRONTS : KIT_FRONTS + (wave + 1) * FRONTS]) for wave in range(len(WAVES))]
    sea[BARREL_TYPE] = BARRELS_IN
    return Goal(tuple(sea))


def photo_goal(task: str) -> Goal:
    """A photo shoot in the revised edition."""
    deck = next(event["revised"]["deck"] for event in EVENTS if event.get("task") == task)
    return Goal(
        tuple(deck), (0, 0, 0, 0, int(task == "aerial")), 0, int(task == "barrel"), int(task == "hang_ten"), 0,
        fall=0.2, token=0.05, scored=0, losses=PHOTO_LOSSES, step=int(task == "aerial"), tokens=2,
    )  # fmt: skip


def tables(kit: tuple[int, ...], goal: Goal) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """RIDE [board, perfect, space, balance, loss] of riding on and CATCH [board, perfect, space] of catching."""
    ride = np.zeros((2, 2, SPACES + 1, BALANCES, goal.losses))
    catch = np.zeros((2, 2, SPACES + 1))
    for board in range(2):
        counts = [0] * (2 * POWERS)
        for kind in range(KINDS):
            if board != LONG or not kit[KIT_ICONS] >> kind & 1:
                counts[kind // 2] += kit[KIT_CARDS + kind]
        for perfect in range(2):
            for space in range(1, SPACES + 1):
                inside = ride[board, perfect, space - 1]
                caught = _mean(goal, _cards(kit, goal, board, perfect, space, inside, True), counts)
                catch[board, perfect, space] = caught[LONG_REACH, 0]
                values = np.maximum(0, _cards(kit, goal, board, perfect, space, inside, False))
                ride[board, perfect, space] = _mean(goal, values, counts)
    return np.rint(ride * POINT).astype(np.int64), np.rint(catch * POINT).astype(np.int64)


def _cards(
    kit: tuple[int, ...], goal: Goal, board: int, perfect: int, space: int, inside: Numbers, first: bool
) -> Numbers:
    """What each kind of card brings [balance, loss, wave type, power and direction], a token on it or none."""
    reach = LONG_REACH if board == LONG else SHORT_REACH
    values = np.full((BALANCES, goal.losses, len(WAVES), 2 * POWERS), -100.0)
    for kind in range(2 * POWERS):
        printed, sign = kind // 2 + 1, 1 if kind % 2 == 0 else -1
        for tokens in range(-goal.tokens, goal.tokens + 1):
            for before in range(-reach, reach + 1) if not first else (0,):
                after = before + sign * max(0, printed + tokens)
                if abs(after) <= reach:
                    used = (goal.scored - goal.token) * abs(tokens) - goal.scored * abs(tokens)
                    gained = goal.cards[printed] + perfect * goal.perfect + used
                    for wave in range(len(WAVES)):
                        mean = _front_mean(kit, goal, board, space, inside, first, wave, after, printed, gained)
                        at = values[before + LONG_REACH, :, wave, kind]
                        np.maximum(at, mean, out=at)
    return values


def _front_mean(
    kit: tuple[int, ...], goal: Goal, board: int, space: int, inside: Numbers, first: bool, wave: int, after: int,
    printed: int, gained: float,
) -> Numbers:  # fmt: skip
    """The mean over the fronts of a wave card [loss]."""
    reach = LONG_REACH if board == LONG else SHORT_REACH
    losses = np.arange(goal.losses) * float(goal.step)
    if goal.scored:
        kept = np.minimum(goal.losses - 1, (losses + (0 if first else min(printed, MOST_LOST)) + 1) // goal.step)
    else:
        kept = np.minimum(goal.losses - 1, np.arange(goal.losses) + float(goal.cards[printed]))
    total, cards = np.zeros(goal.losses), 0
    for front in range(FRONTS):
        count, move = kit[KIT_FRONTS + wave * FRONTS + front], front - STRONGEST
        if count == 0:
            continue
        cards += count
        bonus, balance, stays = 0, after, True
        if wave == BARREL_TYPE:
            if printed != AERIAL:
                stays = (printed == move) == (board == LONG)
                bonus = goal.barrel
        else:
            balance = after + move
            stays = abs(balance) <= reach
            bonus = goal.hang_ten if board == LONG and balance == reach else 0
        if not stays:
            total += count * ((goal.scored * printed if first else -losses) - goal.fall)
        elif space == 1:
            total += count * (gained + bonus + goal.shore)
        else:
            total += count * (gained + bonus + inside[balance + LONG_REACH, kept.astype(int)])
    return total / cards


def _mean(goal: Goal, values: Numbers, counts: list[int]) -> Numbers:
    """The mean of the best card of a hand over hands and wave types [balance, loss]."""
    deck = sum(counts)
    means = np.zeros((BALANCES, goal.losses))
    for at in np.ndindex(BALANCES, goal.losses):
        for wave, weight in enumerate(goal.sea):
            others = deck
            for kind in np.argsort(-values[*at, wave]):
                none = comb(others, HAND)
                others -= counts[kind]
                means[at] += weight * values[*at, wave, kind] * (none - comb(others, HAND))
    return means / (sum(goal.sea) * comb(deck, HAND))


def text() -> str:
    """The file."""
    kit = kit_of(components())
    ride, catch = tables(kit, score_goal(kit))
    lines = [f"ride = {ride.tolist()}", f"catch = {catch.tolist()}"]
    for task in TASKS:
        ride, catch = tables(kit, photo_goal(task))
        lines += ["", f"[{task}]", f"ride = {ride[:, 0].tolist()}", f"catch = {catch[:, 0].tolist()}"]
    return "\n".join(lines) + "\n"


def file() -> Path:
    return Path(__file__).with_name("rides.toml")


def main() -> None:
    """Write the file."""
    file().write_text(text(), "utf-8")


if __name__ == "__main__":
    main()
