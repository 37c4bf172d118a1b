"""Actions as integers: words, cards, powers, pieces, boards, whole degrees and places on a grid (section Decisions).

One action is one token of the notation. The most that can be legal at once are the free places for a stone.
"""

from typing import get_args

from vaka.core.actions import ActionSpace
from vaka.games.whakaari.components import ACTION_KINDS, MOST_PLACES, POWERS
from vaka.games.whakaari.geometry import BOARDS, GRID_LINES, PIECES
from vaka.games.whakaari.payloads import Word

WORDS: tuple[Word, ...] = get_args(Word)
FALL, END, DONE, SKIP, STAY, LAVA, TOTEM, PULL, SAY_MOVE, SAY_EMPTY, SAY_OCC, SAY_NEAR, SAY_DRAG, SAY_ADD = range(14)

ACTIONS = ActionSpace(
    word=(len(WORDS),),
    power=(len(POWERS),),
    push=(BOARDS,),  # the opponent's seat
    card=(ACTION_KINDS,),
    piece=(PIECES,),
    board=(BOARDS,),
    angle=(360,),
    place=(GRID_LINES, GRID_LINES),  # row and column
)
POWER_BASE = ACTIONS["power"].first
PUSH_BASE = ACTIONS["push"].first
CARD_BASE = ACTIONS["card"].first
PIECE_BASE = ACTIONS["piece"].first
BOARD_BASE = ACTIONS["board"].first
ANGLE_BASE = ACTIONS["angle"].first
PLACE_BASE = ACTIONS["place"].first
ACTION_COUNT = ACTIONS.count
MAX_ACTIONS = MOST_PLACES
