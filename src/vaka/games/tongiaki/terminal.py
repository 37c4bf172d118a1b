"""The archipelago in a terminal: a block of four lines for each tile, boats as letters of their colours."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vaka.games.tongiaki.payloads import Beach, Island, IslandFace, Ocean, OceanFace, Parts, Tile, View

Canvas = dict[tuple[int, int], tuple[str, str]]
Speak = Callable[..., str]

COLUMNS = 99
WIDEST, NARROWEST, NAMED = 12, 3, 8  # columns of a tile; below NAMED islands show their number
LINES = 4  # lines of a tile; neighbouring columns are shifted by half of it
ARROWS = "↓↙↖↑↗↘"  # world directions 0 to 5

OCEAN = "#bfe3ea on #0b4a63"
ROUTE = "bold #ffffff on #0b4a63"
DANGER = "bold #ffd76e on #0b4a63"
TITLE_OCEAN = "#7fb4c4 on #08384c"
ISLAND = "#5b4a2a on #f2e2c0"
TITLE = "bold #ffffff on #3d8b5f"
ROYAL = "bold #3b2a00 on #ffd76e"
FREE = "#8d98a0"
BOATS = (
    "bold #ffffff on #1f6fc4",
    "bold #000000 on #f4dd53",
    "bold #ffffff on #2f8f4e",
    "bold #000000 on #f39c3c",
    "bold #ffffff on #c8342b",
    "bold #ffffff on #8a4fbf",
)


def draw(view: View, choices: list[Parts], speak: Speak) -> RenderableType:
    """The map with the places a turned tile may take, the colours, and what is going on."""
    return Group(headline(view, speak), archipelago(view, choices), colours(view, speak), legend(speak))


def headline(view: View, speak: Speak) -> Text:
    """Whose turn it is, what is left in the pile, and what is in hand."""
    if view["phase"] == "over":
        said = [speak("tongiaki-table-over")]
    elif view["phase"] == "setup":
        said = [speak("tongiaki-table-setup", colour=view["colour"])]
    else:
        said = [speak("tongiaki-table-turn", turn=view["turn"], colour=view["colour"])]
    said.append(speak("tongiaki-table-pile", islands=view["pile"]["islands"], oceans=view["pile"]["oceans"]))
    line = Text("  ·  ".join(said), style="bold")
    if view["in_hand"]:
        line.append("\n" + speak("tongiaki-table-hand", tile=view["in_hand"]["tile"]) + routes_text(view["in_hand"]))
    if view["final"] and view["phase"] != "over":
        line.append("\n" + speak("tongiaki-table-last"))
    if view["fleet"]:
        line.append("\n" + speak("tongiaki-table-fleet", island=view["fleet"]["island"]) + ": ")
        for colour, boats in enumerate(view["fleet"]["boats"]):
            line.append(view["colours"][colour]["letter"] * boats, BOATS[colour])
    return line


def routes_text(face: IslandFace | OceanFace) -> str:
    """The routes of a turned ocean as edges from the red mark: ` 0–3:4 1–5:3 2–4`."""
    routes = face["routes"] if face["kind"] == "ocean" else []
    return "".join(f" {r['from']}–{r['to']}" + (f":{r['danger']}" if r["danger"] else "") for r in routes)


def archipelago(view: View, choices: list[Parts]) -> Text:
    """All tiles, and empty hexes where the turned tile may go, each with the directions its mark may face."""
    places: dict[tuple[int, int], list[int]] = {}
    for choice in choices:
        if choice["kind"] == "tile":
            places.setdefault((choice["q"], choice["r"]), []).append(choice["mark"])
    hexes = [(tile["q"], tile["r"]) for tile in view["tiles"]] + list(places)
    left, right = min(q for q, _ in hexes), max(q for q, _ in hexes)
    top = min(2 * r + q for q, r in hexes)
    width = max(NARROWEST, min(WIDEST, COLUMNS // (right - left + 1)))
    canvas: Canvas = {}
    for tile in view["tiles"]:
        row, column = (2 * tile["r"] + tile["q"] - top) * LINES // 2, (tile["q"] - left) * width
        put_tile(canvas, row, column, width - 1, tile, view)
    for (q, r), marks in places.items():
        row, column = (2 * r + q - top) * LINES // 2, (q - left) * width
        write(canvas, row + 1, column, width - 1, [(f"{q},{r}", "dim")])
        write(canvas, row + 2, column, width - 1, [("".join(str(mark) for mark in sorted(marks)), "dim")])
    return to_text(canvas)


def put_tile(canvas: Canvas, row: int, column: int, width: int, tile: Tile, view: View) -> None:
    island = tile["kind"] == "island"
    lines = island_lines(tile, view, width) if tile["kind"] == "island" else ocean_lines(tile)
    for i in range(LINES):
        parts = lines[i] if i < len(lines) else []
        base = (TITLE if i == 0 else ISLAND) if island else (TITLE_OCEAN if i == 0 else OCEAN)
        write(canvas, row + i, column, width, parts, base)


def island_lines(tile: Island, view: View, width: int) -> list[list[tuple[str, str]]]:
    """Name and value; then a line for each beach, Tonga's six in pairs; the jetties as arrows where there is room."""
    letters = [colour["letter"] for colour in view["colours"]]
    name = tile["name"][: width - 2] if width >= NAMED - 1 else tile["id"]
    title = [(f"{name} {tile['value']}", TITLE)]
    if tile["royal"] is not None:
        return [title, [("♛ ", ROYAL), (letters[tile["royal"]], BOATS[tile["royal"]])]]
    beaches = [beach_parts(beach, letters, width, len(tile["beaches"])) for beach in tile["beaches"]]
    if len(beaches) > LINES - 1:
        pairs = zip(beaches[::2], beaches[1::2], strict=True)
        return [title, *[[*one, (" ", ISLAND), *other] for one, other in pairs]]
    return [title, *beaches]


def beach_parts(beach: Beach, letters: list[str], width: int, beaches: int) -> list[tuple[str, str]]:
    """One beach: boats, free moorings, `!` when full, and where its jetties lead."""
    parts = [] if beaches > LINES - 1 else [(str(beach["number"]), ISLAND)]
    for colour, boats in enumerate(beach["boats"]):
        if boats:
            parts.append((letters[colour] * boats, BOATS[colour]))
    parts.append(("." * (beach["moorings"] - sum(beach["boats"])), f"{FREE} on #f2e2c0"))
    room = width - 1 - beach["moorings"] - 1
    if beaches <= LINES - 1 and room >= len(beach["sides"]):
        mark = "!" if beach["full"] else " "
        parts.append((mark + "".join(ARROWS[side] for side in beach["sides"]), ISLAND))
    return parts


def ocean_lines(tile: Ocean) -> list[list[tuple[str, str]]]:
    """The three routes: the two sides each joins, and its danger."""
    lines = [[(f"{tile['id']} •{ARROWS[tile['rho']]}", TITLE_OCEAN)]]
    for route in tile["routes"]:
        one, other = route["sides"]
        danger = [(f" {route['danger']}", DANGER)] if route["danger"] else []
        lines.append([(f" {ARROWS[one]}{ARROWS[other]}", ROUTE), *danger])
    return lines


def write(
    canvas: Canvas, row: int, column: int, width: int, parts: list[tuple[str, str]], base: str | None = None
) -> None:
    """Write styled parts, cut to a width; with a base style the rest of the width is filled."""
    cells = [(letter, style) for text, style in parts for letter in text][:width]
    if base is not None:
        cells += [(" ", base)] * (width - len(cells))
    for i, cell in enumerate(cells):
        canvas[row, column + i] = cell


def to_text(canvas: Canvas) -> Text:
    text = Text(no_wrap=True, overflow="crop")
    for row in range(max(row for row, _ in canvas) + 1):
        last = max((column for line, column in canvas if line == row), default=-1)
        for column in range(last + 1):
            letter, style = canvas.get((row, column), (" ", ""))
            text.append(letter, style)
        text.append("\n")
    return text


def colours(view: View, speak: Speak) -> Table:
    """A line for each colour: whose it is and where its boats are."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for name in ("seat", "supply", "ashore", "royals", "islands", "points"):
        table.add_column(speak(f"tongiaki-table-{name}"), justify="right")
    for number, colour in enumerate(view["colours"]):
        turn = "▶ " if number == view["colour"] and view["phase"] != "over" else "  "
        label = Text(turn).append(f" {colour['letter']} ", BOATS[number])
        label.append(" " + speak("tongiaki-colour", colour=number))
        numbers = [colour[key] for key in ("seat", "supply", "ashore", "royals", "islands", "points")]
        table.add_row(label, *[str(value) for value in numbers])
    return table


def legend(speak: Speak) -> Text:
    return Text(speak("tongiaki-table-legend"), style="dim")
