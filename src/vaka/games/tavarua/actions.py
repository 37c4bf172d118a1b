"""Actions as integers: one range for each kind of decision."""

from vaka.core.actions import ActionSpace, Kind
from vaka.games.tavarua.components import KINDS, STOKES
from vaka.games.tavarua.state import FACES, HAND_ROOM, SEATS, SNAKE, SPACES

STOKE_LIMIT = 3
ENERGY_DRINK, JETSKI, CALL_IT, FOCUS, INSPIRATION, IN_THE_ZONE, PRIORITY, HECKLE, MIND_GAMES = range(len(STOKES))

ACTIONS = ActionSpace(
    board=Kind("start on the shortboard or the longboard", board=2),
    done=Kind("end the preparation"),
    switch=Kind("switch boards"),
    buy=Kind("buy a stoke card"),
    stoke=Kind("play a stoke card that asks for nothing more", card=len(STOKES)),
    jetski=Kind("play Jetski: be towed to a space, 0 being the shore", space=SPACES + 1),
    call_it=Kind("play Call It: turn the die of a wave (space − 1) to a face (face − 1)", space=SPACES, face=FACES),
    heckle=Kind("play Heckle on a player", seat=SEATS),
    mind_games=Kind("play Mind Games on a player", seat=SEATS),
    choose=Kind("choose an action: 1 to 7 as in the observation, 8 + the surfer to snake", choice=SNAKE + SEATS),
    card=Kind("put down one card, with stoke tokens on it", kind=KINDS, tokens=STOKE_LIMIT + 1),
    cards=Kind("put down several cards of the hand, or none, as bits of their slots", slots=1 << HAND_ROOM),
    minus=Kind("take the tokens from the power of the card shown"),
    plus=Kind("add the tokens to the power of the card shown"),
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
