"""Numbers of a finished match that simulation averages (docs/rules/tavarua.md, Statistics)."""

from vaka.core.kernel import State
from vaka.games.tavarua.rules.ending import total


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
