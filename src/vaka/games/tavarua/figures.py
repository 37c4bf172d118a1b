"""Numbers of a finished match that simulation averages (docs/rules/tavarua.md, Statistics)."""

from vaka.core.game import Score
from vaka.core.kernel import State
from vaka.games.tavarua.rules.ending import total
from vaka.games.tavarua.state import FULL

BEST_OF_A_BOARD = 20  # two waves of 10.0


def figures(s: State) -> dict[str, float]:
    """Waves, their ends and points a seat, by board; shares are of the waves of this match."""
    seats = int(s.seats)
    numbers = {
        "score": sum(total(s, seat) for seat in range(seats)) / 2 / seats,
        "waves": sum(s.waves_caught) / seats,
        "barrels": sum(s.barrels[:seats]) / seats,
        "hang_tens": sum(s.hang_tens[:seats]) / seats,
        "tens": sum(s.waves_of_ten) / seats,
    }
    for board, name in enumerate(("short", "long")):
        waves = int(s.waves_caught[board])
        numbers[f"{name}_waves"] = waves / seats
        if waves:
            numbers[f"{name}_points"] = s.wave_points[board] / waves
            numbers[f"{name}_falls"] = s.waves_fallen[board] / waves
            numbers[f"{name}_to_shore"] = s.waves_to_shore[board] / waves
    return numbers


def score(s: State) -> Score:
    """The total of all waves that count: 40 is perfect, 20 in a short game (TAV-18.1, TAV-J15)."""
    return Score(total(s, 0) / 2, BEST_OF_A_BOARD * (2 if s.length == FULL else 1))
