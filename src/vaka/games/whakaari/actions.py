"""Actions as integers: words, cards, powers, pieces, boards, whole degrees and places on a grid (section Decisions).

One action is one token of the notation. The most that can be legal at once are the free places for a stone.
"""

from typing import get_args

from vaka.core.actions import ActionSpace, Kind
from vaka.games.whakaari.components import ACTION_KINDS, MOST_PLACES, POWERS
from vaka.games.whakaari.geometry import BOARDS, GRID_LINES, PIECES
from vaka.games.whakaari.payloads import Word

WORDS: tuple[Word, ...] = get_args(Word)
FALL, END, DONE, SKIP, STAY, LAVA, TOTEM, PULL, SAY_MOVE, SAY_EMPTY, SAY_OCC, SAY_NEAR, SAY_DRAG, SAY_ADD = range(14)

ACTIONS = ActionSpace(
    word=Kind(f"a word: {', '.join(WORDS)}", word=len(WORDS)),
    power=Kind("use a power", power=len(POWERS)),
    push=Kind("push an opponent", seat=BOARDS),
    card=Kind("play a card", card=ACTION_KINDS),
    piece=Kind("choose a stone", piece=PIECES),
    board=Kind("choose a board, by its seat", seat=BOARDS),
    angle=Kind("drag the stone in a direction, in degrees clockwise from the right", degree=360),
    place=Kind("put the stone on a point of the grid", row=GRID_LINES, column=GRID_LINES),
)
POWER_BASE = ACTIONS["power"].first
PUSH_BASE = ACTIONS["push"].first
CARD_BASE = ACTIONS["card"].first
PIECE_BASE = ACTIONS["piece"].first
BOARD_BASE = ACTIONS["board"].first
ANGLE_BASE = ACTIONS["angle"].first
PLACE_BASE = ACTIONS["place"].first
MAX_ACTIONS = MOST_PLACES
