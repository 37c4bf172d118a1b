"""Numbers of a finished match that simulation averages (docs/rules/tavarua.md, Statistics)."""

from collections.abc import Callable

from vaka.core.figures import Figure, Figures
from vaka.core.game import Score
from vaka.core.kernel import State
from vaka.games.tavarua.rules.ending import total
from vaka.games.tavarua.state import FULL, LONG, SHORT

BEST_OF_A_BOARD = 20  # two waves of 10.0


def of_board(board: int, name: str) -> tuple[Figure, ...]:
    """The figures of the waves caught on a board; a match without any has no averages of them."""

    def share(field: str) -> Callable[[State], float | None]:
        return lambda s: getattr(s, field)[board] / s.waves_caught[board] if s.waves_caught[board] else None

    return (
        Figure(f"{name}_waves", f"waves caught on a {name}board, a seat", lambda s: s.waves_caught[board] / s.seats),
        Figure(f"{name}_points", f"points of a wave on a {name}board", share("wave_points")),
        Figure(f"{name}_falls", f"share of the waves on a {name}board that ended in a fall", share("waves_fallen")),
        Figure(f"{name}_to_shore", "share of them ridden to the shore", share("waves_to_shore")),
    )


def mean_score(s: State) -> float:
    return sum(total(s, seat) for seat in range(s.seats)) / 2 / s.seats


figures = Figures(
    Figure("score", "sum of the waves that count, a seat", mean_score),
    Figure("waves", "waves caught, a seat", lambda s: sum(s.waves_caught) / s.seats),
    Figure("barrels", "barrels ridden, a seat", lambda s: sum(s.barrels[: s.seats]) / s.seats),
    Figure("hang_tens", "hang-tens, a seat", lambda s: sum(s.hang_tens[: s.seats]) / s.seats),
    Figure("tens", "waves worth 10.0, a seat", lambda s: sum(s.waves_of_ten) / s.seats),
    *of_board(SHORT, "short"),
    *of_board(LONG, "long"),
)


def points(s: State, seat: int) -> float:
    """The sum of a seat's waves that count (TAV-18.1)."""
    return total(s, seat) / 2


def score(s: State) -> Score:
    """The total of all waves that count: 40 is perfect, 20 in a short game (TAV-18.1, TAV-J15)."""
    return Score(points(s, 0), BEST_OF_A_BOARD * (2 if s.length == FULL else 1))
