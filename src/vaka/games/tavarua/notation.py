"""Moves of Tavarua as text: `long`, `keep`, `jetski4`, `O`, `3nT*1`, `1tM.2nT`, `+` (docs/rules/tavarua.md, Decisions
and notation)."""

import re
from typing import get_args

from vaka.core.errors import InvalidMove
from vaka.core.kernel import State
from vaka.games.tavarua import actions
from vaka.games.tavarua.actions import ACTIONS
from vaka.games.tavarua.components import WAVES
from vaka.games.tavarua.payloads import Board
from vaka.games.tavarua.rules.cards import power
from vaka.games.tavarua.state import BAIL, CARD, CATCH, HAND_ROOM, IN, OUT, RECOVER, RIDE, SNAKE, WAIT

ASKED = ("board", "mulligan", "prepare", "prepare", "play", "play", "sign", "over")  # by phase
BOARDS: tuple[Board, ...] = get_args(Board)
CHOICES = {"O": OUT, "I": IN, "C": CATCH, "W": WAIT, "R": RIDE, "B": BAIL, "X": RECOVER}
LETTERS = {choice: letter for letter, choice in CHOICES.items()}
PLAIN = {"done": actions.PASS, "switch": actions.SWITCH, "buy": actions.BUY, "+": actions.PLUS, "-": actions.MINUS}
STOKE_WORDS = {
    "energy": actions.ENERGY_DRINK,
    "focus": actions.FOCUS,
    "inspiration": actions.INSPIRATION,
    "zone": actions.IN_THE_ZONE,
    "priority": actions.PRIORITY,
}
PLAIN |= {word: actions.STOKE_BASE + card for word, card in STOKE_WORDS.items()}
WORDS = {action: word for word, action in PLAIN.items()}
AIMED = {"jetski": "jetski", "heckle": "heckle", "mind_games": "mind"}  # stoke cards followed by a space or a seat
STOKE_OF = {word: card for card, word in AIMED.items()}
ANY_CARD = re.compile(r"([1-4])([nt])([TM])")
JETSKI = re.compile(r"jetski([0-6])")
CALL = re.compile(r"call([1-6])=([1-6])")
SEAT = re.compile(r"(heckle|mind|S)([0-5])")
ONE_CARD = re.compile(r"([1-4][nt][TM])(?:\*([0-3]))?")


def card_text(card: int) -> str:
    """A card: its number, n or t for the direction, T or M for the colour."""
    return f"{power(card)}{'nt'[card >> 1 & 1]}{'MT'[card & 1]}"


def card_kind(text: str) -> int:
    """The card a text names; −1 if it is none."""
    found = ANY_CARD.fullmatch(text)
    return (int(found[1]) - 1) * 4 + "nt".index(found[2]) * 2 + "MT".index(found[3]) if found else -1


def heading(s: State) -> str:
    """Round (0 = setting up), what is asked, and the seat."""
    return f"{int(s.rounds)}.{ASKED[s.phase]} {int(s.turn)}"


def cards_of(s: State, mask: int) -> list[int]:
    """The kinds of card in the slots of a mask of the hand to move."""
    return [int(s.hand[s.turn, slot]) for slot in range(s.hand_size[s.turn]) if mask >> slot & 1]


def write(s: State, action: int) -> str:
    if action in WORDS:
        return WORDS[action]
    kind, parts = ACTIONS.decode(action)
    if kind == "cards":
        return ".".join(card_text(card) for card in cards_of(s, parts[0])) or "keep"
    if kind == "card":
        return f"{card_text(parts[0])}*{parts[1]}"
    if kind == "choose":
        return f"S{parts[0] - SNAKE}" if parts[0] >= SNAKE else LETTERS[parts[0]]
    if kind == "call_it":
        return f"call{parts[0] + 1}={parts[1] + 1}"
    return BOARDS[parts[0]] if kind == "board" else f"{AIMED[kind]}{parts[0]}"


def read(s: State, token: str) -> int:
    action = _read(s, token)
    if action is None:
        raise InvalidMove("tavarua-invalid-move", move=token)
    return action


def _read(s: State, token: str) -> int | None:
    if token in PLAIN:
        return PLAIN[token]
    if token in BOARDS:
        return ACTIONS["board"].encode(BOARDS.index(token))
    if token in CHOICES:
        return ACTIONS["choose"].encode(CHOICES[token])
    if found := JETSKI.fullmatch(token):
        return ACTIONS["jetski"].encode(int(found[1]))
    if found := CALL.fullmatch(token):
        return ACTIONS["call_it"].encode(int(found[1]) - 1, int(found[2]) - 1)
    if found := SEAT.fullmatch(token):
        seat = int(found[2])
        return ACTIONS["choose"].encode(SNAKE + seat) if found[1] == "S" else ACTIONS[STOKE_OF[found[1]]].encode(seat)
    if token == "keep":
        return ACTIONS["cards"].encode(0)
    many = takes_cards(s)
    if not many and (found := ONE_CARD.fullmatch(token)):
        return ACTIONS["card"].encode(card_kind(found[1]), int(found[2] or 0))
    kinds = [card_kind(text) for text in token.split(".")]
    return ACTIONS["cards"].encode(mask_of(s, kinds)) if many and -1 not in kinds else None


def takes_cards(s: State) -> bool:
    """Whether the decision is about several cards: to give back, to wait or to bail with."""
    return s.phase != CARD or s.chosen[s.turn] in (WAIT, BAIL)


def mask_of(s: State, kinds: list[int]) -> int:
    """The slots of some cards of the hand to move, the first of equal ones; no legal mask if one is missing."""
    mask, wanted = 0, list(kinds)
    for slot in range(s.hand_size[s.turn]):
        if s.hand[s.turn, slot] in wanted:
            wanted.remove(int(s.hand[s.turn, slot]))
            mask |= 1 << slot
    return (1 << HAND_ROOM) - 1 if wanted else mask


def remark(before: State, action: int, after: State) -> str:
    """The wave card that was turned."""
    if after.turned == before.turned:
        return ""
    wave, front = WAVES[after.turned_wave[before.turned]], int(after.turned_front[before.turned])
    return f"{wave} {front}" if wave == "barrel" else f"{wave} {front:+d}"
