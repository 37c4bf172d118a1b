"""The table in a terminal: stones carry numbers, pawns their seats; a character is about 9 mm wide and 17 mm high."""

from collections.abc import Callable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vaka.games.whakaari.payloads import Parts, Platform, Point, View

COLUMNS, ROWS = 64, 32
REACH = 27500  # from the middle of the table to the edge of the drawing
LAVA = "#7a2a12 on #2a0f0a"
OUTSIDE = "#1a1a1f on #1a1a1f"
VOLCANO = "bold #ffb347 on #5a2a18"
BOARD = "bold #201a10 on #cdb98a"
STABLE = "bold #10241c on #7fb59a"
UNSTABLE = "bold #2a1c10 on #c9935a"
CHOICE = "bold #10181c on #e9f5f2"
COLOURS = {
    "red": "bold #ffffff on #c8342b",
    "blue": "bold #ffffff on #2f6fd0",
    "orange": "bold #000000 on #f39c3c",
    "purple": "bold #ffffff on #8a4fbf",
    "green": "bold #ffffff on #2e8b57",
    "pink": "bold #000000 on #f4a6c8",
    "yellow": "bold #000000 on #f4dd53",
    "white": "bold #000000 on #f5f5f5",
}
Cells = dict[tuple[int, int], tuple[str, str]]


def draw(view: View, choices: Sequence[Parts], speak: Callable[..., str]) -> RenderableType:
    """The table with the stones that can be chosen, and the players beside it."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, min_width=COLUMNS)
    grid.add_column()
    grid.add_row(picture(view, choices), panel(view, speak))
    return grid


def cell(x: int, y: int) -> tuple[int, int]:
    """The row and the column of a point."""
    return (y + REACH) * ROWS // (2 * REACH), (x + REACH) * COLUMNS // (2 * REACH)


def middle(row: int, column: int) -> tuple[int, int]:
    """The point in the middle of a cell."""
    return (2 * column + 1) * REACH // COLUMNS - REACH, (2 * row + 1) * REACH // ROWS - REACH


def within(corners: list[Point], x: int, y: int) -> bool:
    """Whether a point lies in a convex polygon, either way round."""
    signs = set()
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        signs.add((bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0)
    return len(signs) == 1


def picture(view: View, choices: Sequence[Parts]) -> Text:
    chosen = {choice["piece"] for choice in choices if choice["kind"] == "piece"}
    cells = ground(view)
    for stone in view["platforms"]:
        if stone["where"] != "removed":
            draw_stone(cells, view, stone, stone["id"] in chosen)
    text = Text()
    for row in range(ROWS):
        for column in range(COLUMNS):
            text.append(*cells[row, column])
        text.append("\n")
    return text


def ground(view: View) -> Cells:
    """Lava, volcano and boards."""
    cells: Cells = {}
    for row in range(ROWS):
        for column in range(COLUMNS):
            x, y = middle(row, column)
            if x * x + y * y < view["sizes"]["volcano"] ** 2:
                cells[row, column] = ("^", VOLCANO)
            elif within(view["arena"], x, y):
                cells[row, column] = ("·" if (row + column) % 4 == 0 else " ", LAVA)
            else:
                cells[row, column] = (" ", OUTSIDE)
                for board in view["boards"]:
                    if within(board["corners"], x, y):
                        cells[row, column] = (" ", BOARD)
    for board in view["boards"]:
        x, y = board["middle"]
        row, column = cell(x * 103 // 100, y * 103 // 100)
        row, column = min(max(row, 0), ROWS - 1), min(max(column, 1), COLUMNS - 2)
        seat = board["seat"]
        style = BOARD if seat is None else COLOURS[view["players"][seat]["colour"]]
        cells[row, column] = ("-" if seat is None else str(seat), style)
    return cells


def draw_stone(cells: Cells, view: View, stone: Platform, chosen: bool) -> None:
    """A stone of up to six by three characters, with its number, what is on it and who stands there."""
    style = CHOICE if chosen else STABLE if stone["side"] == "stable" else UNSTABLE
    x, y, radius = stone["x"], stone["y"], view["sizes"]["radius"]
    top, left = cell(x - radius, y - radius)
    bottom, right = cell(x + radius, y + radius)
    for row in range(max(top, 0), min(bottom, ROWS - 1) + 1):
        for column in range(max(left, 0), min(right, COLUMNS - 1) + 1):
            px, py = middle(row, column)
            inside = (
                within(stone["corners"], px, py) if "corners" in stone else (px - x) ** 2 + (py - y) ** 2 <= radius**2
            )
            if inside:
                cells[row, column] = (" ", style)
    shape = "○" if stone["shape"] == "round" else "□" if stone["side"] == "stable" else "◇"
    row, column = cell(x, y)
    label = [(letter, style) for letter in ("●" if stone["bomb"] else shape) + stone["id"][1:]]
    write(cells, row, column - 1, label)
    people = [(str(seat), COLOURS[view["players"][seat]["colour"]]) for seat in stone["pawns"]]
    people += [("t", COLOURS[view["players"][seat]["colour"]]) for seat in stone["totems"]]
    write(cells, row + 1 if bottom > row else row - 1, column - 1, people)


def write(cells: Cells, row: int, column: int, text: list[tuple[str, str]]) -> None:
    for i, styled in enumerate(text):
        if (row, column + i) in cells:
            cells[row, column + i] = styled


def panel(view: View, speak: Callable[..., str]) -> Group:
    """Round, players, the hand and what it reaches."""
    lines = [Text(speak("whakaari-table-round", round=view["round"]), style="bold")]
    if view["event"]:
        lines.append(Text(speak("whakaari-table-event", event=view["event"])))
    if view["card"]:
        lines.append(Text(speak("whakaari-table-card", card=view["card"])))
    lines.append(Text())
    for seat, player in enumerate(view["players"]):
        name = Text("▶" if view["to_move"] == seat else " ")
        name.append(f" {seat} ", COLOURS[player["colour"]]).append(f" {player['power']} ")
        name.append(speak("whakaari-table-uses", uses=player["uses"]), style="dim")
        lines.append(name)
        where = {"board": speak("whakaari-table-home"), "goal": speak("whakaari-table-goal")}
        place = where.get(player["pawn"], speak("whakaari-table-on", place=player["pawn"]))
        details = [place, speak("whakaari-table-cards", cards=player["cards"])]
        if player["totem"] != "board":
            details.append(speak("whakaari-table-totem", place=player["totem"]))
        lines.append(Text("     " + ", ".join(details), style="dim"))
    for player in view["players"]:
        if player["hand"]:
            lines += [Text(), Text(speak("whakaari-table-hand", cards=" ".join(player["hand"])), style="bold")]
    for card, reach in view["reach"].items():
        targets = " ".join(reach["to"]) or "–"
        lines.append(Text(speak("whakaari-table-reach", card=card, targets=targets), style="dim"))
    lines += [Text(), Text(speak("whakaari-table-legend"), style="dim")]
    return Group(*lines)
