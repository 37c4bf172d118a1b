"""Actions as integers: one block for each kind of decision."""

from vaka.games.tavarua.components import KINDS, STOKES
from vaka.games.tavarua.state import HAND_ROOM, SEATS, SNAKE, SPACES

STOKE_LIMIT = 3
ENERGY_DRINK, JETSKI, CALL_IT, FOCUS, INSPIRATION, IN_THE_ZONE, PRIORITY, HECKLE, MIND_GAMES = range(len(STOKES))

BOARD_BASE = 0  # + SHORT, LONG
PASS = BOARD_BASE + 2  # preparation is done
SWITCH = PASS + 1
BUY = SWITCH + 1
STOKE_BASE = BUY + 1  # + kind, for the stoke cards without a choice
JETSKI_BASE = STOKE_BASE + len(STOKES)  # + space
CALL_BASE = JETSKI_BASE + SPACES + 1  # + (space − 1) · 6 + face − 1
HECKLE_BASE = CALL_BASE + SPACES * 6  # + seat
MIND_BASE = HECKLE_BASE + SEATS  # + seat
CHOOSE_BASE = MIND_BASE + SEATS  # + OUT .. RECOVER, or SNAKE + the rider
CARD_BASE = CHOOSE_BASE + SNAKE + SEATS  # + kind · 4 + stoke tokens on it
CARDS_BASE = CARD_BASE + KINDS * (STOKE_LIMIT + 1)  # + slots of the hand as bits
MINUS = CARDS_BASE + (1 << HAND_ROOM)
PLUS = MINUS + 1
ACTION_COUNT = PLUS + 1
MAX_ACTIONS = 64  # a preparation with every kind of stoke card has the most: 61
