"""Actions as integers: one range for each kind of decision."""

from vaka.core.actions import ActionSpace
from vaka.games.tavarua.components import KINDS, STOKES
from vaka.games.tavarua.state import FACES, HAND_ROOM, SEATS, SNAKE, SPACES

STOKE_LIMIT = 3
ENERGY_DRINK, JETSKI, CALL_IT, FOCUS, INSPIRATION, IN_THE_ZONE, PRIORITY, HECKLE, MIND_GAMES = range(len(STOKES))

ACTIONS = ActionSpace(
    board=(2,),  # SHORT, LONG
    done=(),  # with preparation
    switch=(),
    buy=(),
    stoke=(len(STOKES),),  # the stoke cards without a choice
    jetski=(SPACES + 1,),  # space
    call_it=(SPACES, FACES),  # space − 1, face − 1
    heckle=(SEATS,),
    mind_games=(SEATS,),
    choose=(SNAKE + SEATS,),  # OUT .. RECOVER, or SNAKE + the rider
    card=(KINDS, STOKE_LIMIT + 1),  # kind, stoke tokens on it
    cards=(1 << HAND_ROOM,),  # slots of the hand as bits
    minus=(),
    plus=(),
)
BOARD_BASE = ACTIONS["board"].first
PASS = ACTIONS["done"].first
SWITCH = ACTIONS["switch"].first
BUY = ACTIONS["buy"].first
STOKE_BASE = ACTIONS["stoke"].first
JETSKI_BASE = ACTIONS["jetski"].first
CALL_BASE = ACTIONS["call_it"].first
HECKLE_BASE = ACTIONS["heckle"].first
MIND_BASE = ACTIONS["mind_games"].first
CHOOSE_BASE = ACTIONS["choose"].first
CARD_BASE = ACTIONS["card"].first
CARDS_BASE = ACTIONS["cards"].first
MINUS = ACTIONS["minus"].first
PLUS = ACTIONS["plus"].first
MAX_ACTIONS = 64  # a preparation with every kind of stoke card has the most: 61
