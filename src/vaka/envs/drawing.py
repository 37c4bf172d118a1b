"""What an environment renders: the page's board as a picture ("rgb_array"), or the terminal's drawing, as text ("ansi",
"human") or as a picture ("terminal").

Pictures need Pillow, and the terminal's a font, which the extra `render` brings; the page's need Chromium.
"""

from collections.abc import Container
from functools import cache
from io import StringIO
from typing import Any
from unicodedata import normalize

import numpy as np
import numpy.typing as npt
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME as THEME

from vaka.core.errors import MissingExtra
from vaka.core.game import Game
from vaka.core.kernel import State
from vaka.envs import board
from vaka.envs.array_match import check_value
from vaka.locale import preferred_language, speak

METADATA: dict[str, Any] = {"render_modes": ["human", "ansi", "rgb_array", "terminal"], "render_fps": 4}
COLUMNS, LINES = 100, 40  # of a picture, so that all have the same size
CELL = 10, 20  # pixels of a character
FONT_SIZE = 16


def frame(mode: str | None, game: Game, state: State, seats: int, seat: int | None = None) -> Any:
    """A position as a seat sees it, or a spectator: text, a picture, or None where it was printed."""
    if mode == "human":
        Console(width=COLUMNS, highlight=False).print(drawing(game, state, seat))
    elif mode == "ansi":
        console = text_console()
        console.print(drawing(game, state, seat))
        return console.file.getvalue()  # type: ignore[attr-defined]
    elif mode == "rgb_array":
        return board.board(game, state, seats, seat)
    elif mode == "terminal":
        return picture(game, state, seat)
    return None


def check_mode(mode: str | None) -> str | None:
    """The mode itself, if it is one and what it needs is there."""
    if mode is not None:
        check_value("render_mode", mode, METADATA["render_modes"])
    if mode == "rgb_array":
        board.needed()
    elif mode == "terminal":
        pillow()
    return mode


def text_console() -> Console:
    """A console whose text is kept, with the colours of a terminal."""
    return Console(width=COLUMNS, file=StringIO(), force_terminal=True, color_system="truecolor", highlight=False)


def drawing(game: Game, state: State, seat: int | None) -> Any:
    """The terminal's drawing with what the seat may do now; a list of the view where a game has no drawing."""
    view = game.view(state, seat)
    if game.draw is None:
        return "\n".join(f"{key}: {value}" for key, value in view.items())
    to_move = int(game.rules.to_move(state))
    actions = game.legal_actions(state) if to_move == seat and to_move >= 0 else []
    language = preferred_language()

    def say(key: str, /, **args: Any) -> str:
        return speak(language, key, **args)

    return game.draw(view, [game.describe(state, action) for action in actions], say)


def picture(game: Game, state: State, seat: int | None = None) -> npt.NDArray[np.uint8]:
    """[height, width, 3] The drawing in pixels, on a dark ground."""
    image_type, draw_type, fonts, known = pillow()
    width, height = CELL
    image = image_type.new("RGB", (COLUMNS * width, LINES * height), tuple(THEME.background_color))
    pen = draw_type.Draw(image)
    for row, line in enumerate(text_console().render_lines(drawing(game, state, seat), pad=False)[:LINES]):
        column = 0
        for text, style, _ in line:
            ink, ground = colours(style or Style.null())
            for character in text:
                x, y = column * width, row * height
                if ground:
                    pen.rectangle((x, y, x + width - 1, y + height - 1), fill=ground)
                if not character.isspace():
                    shown = character if ord(character) in known else normalize("NFKC", character)  # 1 for a circled 1
                    pen.text((x + width / 2, y + height - 5), shown, ink, fonts[bool(style and style.bold)], "ms")
                column += 1
    return np.asarray(image)


def colours(style: Style) -> tuple[tuple[int, ...], tuple[int, ...] | None]:
    """Ink and ground of a style; no ground where it is the picture's own."""
    ink = tuple(style.color.get_truecolor(THEME)) if style.color else tuple(THEME.foreground_color)
    ground = tuple(style.bgcolor.get_truecolor(THEME, foreground=False)) if style.bgcolor else None
    if style.reverse:
        ink, ground = ground or tuple(THEME.background_color), ink
    if style.dim:
        ink = tuple((a + b) // 2 for a, b in zip(ink, ground or tuple(THEME.background_color), strict=True))
    return ink, ground


@cache
def pillow() -> tuple[Any, Any, tuple[Any, Any], Container[int]]:
    """Pillow's modules, the font that matplotlib brings, plain and bold, and the characters it has."""
    try:
        from matplotlib import get_data_path
        from matplotlib.ft2font import FT2Font
        from PIL import Image, ImageDraw, ImageFont
    except ImportError:
        raise MissingExtra("needs-extra", package="Pillow and matplotlib", extra="render") from None
    plain, bold = (f"{get_data_path()}/fonts/ttf/{name}.ttf" for name in ("DejaVuSansMono", "DejaVuSansMono-Bold"))
    fonts = ImageFont.truetype(plain, FONT_SIZE), ImageFont.truetype(bold, FONT_SIZE)
    return Image, ImageDraw, fonts, FT2Font(plain).get_charmap()
