"""Actions as integers: words, cards, powers, pieces, boards, whole degrees and places on a grid (section Decisions).

One action is one token of the notation. The most that can be legal at once are the free places for a platform.
"""

from vaka.games.whakaari.components import ACTION_KINDS, MOST_PLACES, POWERS
from vaka.games.whakaari.geometry import BOARDS, GRID_LINES, PIECES

WORDS = ("fall", "end", "done", "skip", "stay", "lava", "totem", "pull", "move", "empty", "occ", "near", "drag", "add")
FALL, END, DONE, SKIP, STAY, LAVA, TOTEM, PULL, SAY_MOVE, SAY_EMPTY, SAY_OCC, SAY_NEAR, SAY_DRAG, SAY_ADD = range(14)

POWER_BASE = len(WORDS)  # + power
PUSH_BASE = POWER_BASE + len(POWERS)  # + seat
CARD_BASE = PUSH_BASE + BOARDS  # + kind of action card
PIECE_BASE = CARD_BASE + ACTION_KINDS  # + platform
BOARD_BASE = PIECE_BASE + PIECES  # + seat of the board
ANGLE_BASE = BOARD_BASE + BOARDS  # + degree
PLACE_BASE = ANGLE_BASE + 360  # + row * GRID_LINES + column
ACTION_COUNT = PLACE_BASE + GRID_LINES * GRID_LINES
MAX_ACTIONS = MOST_PLACES
