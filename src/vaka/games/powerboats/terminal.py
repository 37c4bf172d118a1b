"""The lake in a terminal: two characters a hex, boats as seat and arrow, the runs a boat can take drawn ahead of it."""

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vaka.games.powerboats.board import WIDTH, hex_at, neighbour, row_col
from vaka.games.powerboats.components import FACINGS
from vaka.games.powerboats.payloads import Hex, Parts, View

Cell = tuple[str, str]
MAP_WIDTH = 4 + 2 * WIDTH + 1

WATER = "#5b8fa8 on #0b3a53"
SHALLOW = "#3d8b5f on #2f6b4a"
ROW = "bold #0b3a53 on #f2e2c0"
BUOY = "bold #0b3a53 on #ef6f53"
RAY = "#ef6f53 on #0b3a53"
RUN = "bold #e9f5f2 on #1b7f8c"
REST = "bold #0b3a53 on #e9f5f2"
CRASH = "bold #ffffff on #d7331f"
SEAT_STYLES = (
    "bold #000000 on #f39c3c",
    "bold #000000 on #f4dd53",
    "bold #ffffff on #1c1c22",
    "bold #ffffff on #c8342b",
    "bold #ffffff on #8a4fbf",
    "bold #000000 on #f5f5f5",
)
ARROWS = dict(zip(FACINGS, "→↗↖←↙↘", strict=True))
BUOYS = dict(zip("0123F", "⓪①②③⚑", strict=True))
EIGHTHS = "→↗↑↖←↙↓↘"


def draw(view: View, choices: Sequence[Parts], speak: Callable[..., str]) -> RenderableType:
    """The lake with what the choices would do, and the boats beside it."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, min_width=MAP_WIDTH)
    table.add_column()
    table.add_row(lake(view, choices), panel(view, speak))
    return table


def arrow(angle: int) -> str:
    """The arrow nearest to an angle in degrees, anticlockwise from east."""
    return EIGHTHS[(angle + 22) // 45 % 8]


def lake(view: View, choices: Sequence[Parts]) -> Text:
    cells = water_cells(view)
    for buoy in view["buoys"]:
        if buoy["ray"] is not None:
            draw_ray(cells, buoy["at"], buoy["ray"])
    for row, col in view["row"]:
        cells[row, col] = ("▒▒", ROW)
    for buoy in view["buoys"]:
        turn = {"left": "↺", "right": "↻", None: " "}[buoy["passed_on"]]
        cells[buoy["at"]] = (BUOYS[buoy["name"]] + turn, BUOY)
    for choice in choices:
        draw_choice(cells, choice)
    for seat, boat in enumerate(view["boats"]):
        if boat["at"] and boat["facing"]:
            cells[boat["at"]] = (f"{seat}{ARROWS[boat['facing']]}", SEAT_STYLES[seat])
    text = Text()
    text.append("    " + "".join(f"{col:<4}" for col in range(-2, 26, 2)) + "\n", style="dim")
    for row in range(-2, 26):
        text.append(f"{row:>3} ", style="dim")
        text.append(" " if row % 2 == 0 else "", style=SHALLOW)
        for col in range(-2, 26):
            text.append(*cells[row, col])
        text.append("" if row % 2 == 0 else " ", style=SHALLOW)
        text.append("\n")
    return text


def water_cells(view: View) -> dict[Hex, Cell]:
    """Every hex as water or land."""
    cells: dict[Hex, Cell] = {}
    for r, line in enumerate(view["water"]):
        for c, character in enumerate(line):
            cells[r - 2, c - 2] = ("· ", WATER) if character == "." else ("▓▓", SHALLOW)
    return cells


def draw_ray(cells: dict[Hex, Cell], at: Hex, angle: int) -> None:
    """Dots along the half-line that rounds a buoy."""
    steps = [angle // 60] if angle % 60 == 0 else [angle // 60, angle // 60 + 1]
    hex_ = hex_at(*at)
    while True:
        for step in steps:
            hex_ = neighbour(hex_, step % 6) if hex_ >= 0 else -1
        if hex_ < 0:
            return
        at = row_col(hex_)
        if cells[at][1] == WATER:
            cells[at] = ("∙∙", RAY)


def draw_choice(cells: dict[Hex, Cell], choice: Parts) -> None:
    if choice["kind"] == "place":
        cells[choice["at"]] = ("@ ", RUN)
    elif choice["kind"] == "heading":
        for at in choice["path"]:
            cells[at] = ("• ", RUN)
        if choice["path"]:
            cells[choice["rest"]] = (
                choice["turn"] + ("✗" if choice["damage"] else " "),
                CRASH if choice["damage"] else REST,
            )


def panel(view: View, speak: Callable[..., str]) -> Group:
    """Race, legend, and what is known of each boat."""
    lines = [
        Text(speak("powerboats-table-race", race=view["race"]), style="bold"),
        Text(speak("powerboats-table-line", start=arrow(view["start_angle"]), finish=arrow(view["finish_angle"]))),
        Text(),
    ]
    for seat, boat in enumerate(view["boats"]):
        turn = "▶ " if view["to_move"] == seat else "  "
        name = Text(turn).append(f" {seat} ", SEAT_STYLES[seat])
        name.append(" " + speak("powerboats-table-points", points=boat["points"]))
        name.append("  " + " ".join(f"[{value}]" for value in boat["dice"]), style="bold")
        lines.append(name)
        if boat["fate"] == "sunk":
            state = speak("powerboats-table-sunk")
        else:
            damage = speak("powerboats-table-damage", damage=boat["damage"], limit=view["sinks_at"])
            state = f"{speak('powerboats-table-next', mark=boat['next_mark'])}, {damage}"
        lines.append(Text("      " + state, style="dim"))
    lines += [Text(), Text(speak("powerboats-table-legend"), style="dim")]
    return Group(*lines)
