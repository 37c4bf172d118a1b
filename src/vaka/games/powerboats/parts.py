"""An action as its kind and parts, by which clicks narrow the choices down."""

from functools import lru_cache
from typing import Literal

from vaka.core.kernel import State
from vaka.games.powerboats.actions import ACTIONS, ADD, CHOICES, FACES, REMOVE
from vaka.games.powerboats.board import neighbour, plane_x, plane_y, row_col
from vaka.games.powerboats.components import FACINGS
from vaka.games.powerboats.course import BEHIND
from vaka.games.powerboats.notation import TURNS
from vaka.games.powerboats.payloads import Heading, Hex, Number, Parts, Place, Reroll
from vaka.games.powerboats.rules import SINKS_AT, dice_total, longest_run, sail, turned_facing
from vaka.games.powerboats.state import HOME, TO_FINISH
from vaka.games.powerboats.view import MARKS

STARTS = 1024  # starting rows kept with the places behind them, which are asked for again in every facing


def describe(s: State, action: int) -> Parts:
    """An action as its kind and parts; a heading also tells where it leads."""
    kind, parts = ACTIONS.decode(action)
    if kind == "place":
        behind, buoy, lane = start_places(tuple(s.row), tuple(s.place[: s.place_count]))[parts[0]]
        at, facing = row_col(parts[0]), FACINGS[parts[1]]
        return Place(kind="place", at=at, facing=facing, behind=behind, buoy=buoy, lane=lane)
    if kind == "number":
        (change,) = parts
        number = Number(kind="number", change="add" if change == ADD else "keep")
        total = int(dice_total(s, s.turn))
        if change >= REMOVE:
            value = change - REMOVE + 1
            number = Number(kind="number", change="remove", value=value)
            total -= value
        elif not total:
            number["idle"] = True
        free = int(longest_run(s, s.turn, total))
        if free < total and change != ADD:
            number["free"] = free
        return number
    if kind == "reroll":
        ones, twos, threes = (int(CHOICES[parts[0], value]) for value in range(FACES))
        again = Reroll(kind="reroll", values=[3] * threes + [2] * twos + [1] * ones)
        if s.adding:
            again["adding"] = True
        return again
    return run_ahead(s, parts[0])


@lru_cache(STARTS)
def start_places(row: tuple[int, ...], places: tuple[int, ...]) -> dict[int, tuple[int, Literal["0", "F"], int]]:
    """Starting places as people point at them: steps behind the row, and which one it is from the nearer buoy."""

    def along(hex_: int) -> int:
        """How far it is from buoy 0 to buoy F, in the direction of the row."""
        x, y = plane_x(row[-1]) - plane_x(row[0]), plane_y(row[-1]) - plane_y(row[0])
        return plane_x(hex_) * x + 3 * plane_y(hex_) * y  # a unit down is the root of three of one across

    found: dict[int, tuple[int, Literal["0", "F"], int]] = {}
    for behind in range(BEHIND + 1):
        line = [hex_ for hex_ in places if min(hexes_apart(hex_, start) for start in row) == behind]
        for lane, hex_ in enumerate(sorted(line, key=along), 1):
            back = len(line) + 1 - lane
            found[hex_] = (behind, "0", lane) if lane <= back else (behind, "F", back)
    return found


def hexes_apart(a: int, b: int) -> int:
    """How many steps lead from one hex to another."""
    across, down = abs(plane_x(a) - plane_x(b)), abs(plane_y(a) - plane_y(b))
    return (down + max(down, across)) // 4


def run_ahead(s: State, turn: int) -> Heading:
    """What a heading would do: the run, where the boat rests, damage, and the mark it then has next."""
    seat = s.turn
    total, facing = dice_total(s, seat), turned_facing(s.facing[seat], turn)
    run, rest, mark, _, here = sail(s, seat, facing, total)
    damage = total - run
    return Heading(
        kind="heading",
        turn=TURNS[turn],
        facing=FACINGS[facing],
        run=run,
        path=path_from(s.hex[seat], facing, rest),
        hexes=rest,
        short=run - rest,
        rest=row_col(here),
        damage=damage,
        sinks=damage > 0 and mark != HOME and s.damage[seat] + damage >= SINKS_AT,
        marks=mark - s.mark[seat],
        rounds=[MARKS[passed] for passed in range(max(1, s.mark[seat]), min(mark, TO_FINISH))],
        finishes=mark == HOME,
    )


def path_from(hex_: int, facing: int, steps: int) -> list[Hex]:
    """The hexes a boat passes, one after another."""
    path = []
    for _ in range(steps):
        hex_ = neighbour(hex_, facing)
        path.append(row_col(hex_))
    return path
