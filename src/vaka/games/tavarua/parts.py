"""An action as its kind and parts, by which clicks narrow the choices down."""

from typing import Literal

from vaka.core.kernel import State
from vaka.games.tavarua.actions import ACTIONS
from vaka.games.tavarua.components import STOKES
from vaka.games.tavarua.notation import BOARDS, card_text, cards_of
from vaka.games.tavarua.outcomes import MINUS, PLUS, signed
from vaka.games.tavarua.payloads import Choose, Parts, PlayCard, PlayCards, PlayStoke
from vaka.games.tavarua.state import BAIL, CARD, SNAKE, WAIT
from vaka.games.tavarua.view import CHOICES, PHASES, card_parts


def describe(s: State, action: int) -> Parts:
    """An action as its kind and parts."""
    kind, parts = ACTIONS.decode(action)
    if kind == "minus":
        return signed(s, MINUS)
    if kind == "plus":
        return signed(s, PLUS)
    if kind == "cards":
        return several_cards(s, parts[0])
    if kind == "card":
        return one_card(s, *parts)
    if kind == "choose":
        return choose(parts[0])
    if kind == "done":
        return {"kind": "pass"}
    if kind == "switch":
        return {"kind": "switch"}
    if kind == "buy":
        return {"kind": "buy"}
    if kind == "board":
        return {"kind": "board", "board": BOARDS[parts[0]]}
    return stoke(kind, parts)


def several_cards(s: State, mask: int) -> PlayCards:
    cards = [card_parts(card) for card in cards_of(s, mask)]
    why = CHOICES[s.chosen[s.turn]] if s.phase == CARD else PHASES[s.phase]
    return {"kind": "cards", "why": why, "cards": cards, "names": [card_text(card) for card in cards_of(s, mask)]}


def one_card(s: State, card: int, tokens: int) -> PlayCard:
    return {"kind": "card", "why": CHOICES[s.chosen[s.turn]], **card_parts(card), "tokens": tokens}


def choose(choice: int) -> Choose:
    rider = choice - SNAKE if choice >= SNAKE else None
    takes: Literal["one", "many"] = "many" if choice in (WAIT, BAIL) else "one"
    return {"kind": "choose", "action": CHOICES[min(choice, SNAKE)], "rider": rider, "takes": takes}


def stoke(kind: str, parts: tuple[int, ...]) -> PlayStoke:
    played: PlayStoke = {"kind": "stoke", "space": None, "face": None, "seat": None, "card": "jetski"}
    if kind == "jetski":
        played["space"] = parts[0]
    elif kind == "call_it":
        played["card"], played["space"], played["face"] = "call_it", parts[0] + 1, parts[1] + 1
    elif kind == "heckle":
        played["card"], played["seat"] = "heckle", parts[0]
    elif kind == "mind_games":
        played["card"], played["seat"] = "mind_games", parts[0]
    else:
        played["card"] = STOKES[parts[0]]
    return played
