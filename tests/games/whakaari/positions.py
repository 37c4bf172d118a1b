"""Positions for tests: a table with the named stones only, hands and decks as told, and moves in notation.

With four boards seat 0 sits at the bottom and climbs upwards along falling y; seat 1 is on the left, 2 on top, 3 on
the right. Lengths are hundredths of a millimetre.
"""

from collections.abc import Iterable, Mapping
from typing import Any, cast

import vaka
from vaka.core.events import new_events, read_events
from vaka.core.kernel import State
from vaka.games.whakaari.components import POWERS, components
from vaka.games.whakaari.geometry import PIECES, ROUNDS, put, take
from vaka.games.whakaari.payloads import View
from vaka.games.whakaari.rules.cards import hand_size, take_in
from vaka.games.whakaari.rules.turn import begin_turn, follow, reset_turn
from vaka.games.whakaari.state import ACTING, GOAL, HOME, MAIN, NOTHING, RUNNING

GAME = vaka.load("whakaari")
LADDER = {  # five stones up the right-hand side, each one jump of any distance from the next
    "P01": (10000, 18000),
    "P02": (10000, 9000),
    "P17": (10000, 0),
    "P18": (10000, -9000),
    "P03": (10000, -18000),
}


def stone(name: str) -> int:
    """A stone, `board` or `goal` as the state has it."""
    places = {"board": HOME, "goal": GOAL}
    return places[name] if name in places else int(name[1:]) - 1


def fresh(seats: int = 4, seed: int = 1, **options: Any) -> State:
    """A match just set up."""
    s = GAME.new_state()
    GAME.rules.setup(s, seats, GAME.option_codes(options), seed)
    return s


def lay(
    stones: Mapping[str, tuple[int, ...]] | None = None, seats: int = 4, turn: int = 0,
    pawns: dict[int, str] | None = None, totems: dict[int, str] | None = None,
    hands: dict[int, str] | None = None, powers: dict[int, str] | None = None,
    uses: dict[int, int] | None = None, stable: str = "", bombs: str = "", events: str = "", draws: str = "",
    **options: Any,
) -> State:  # fmt: skip
    """A table with these stones; discs and all squares but the `stable` ones are unstable; `turn` is in MAIN.

    `events` and `draws` are the next cards of the two decks.
    """
    s = fresh(seats, **options)
    for piece in range(PIECES):
        take(s, piece)
        s.side[piece] = 0
        s.bomb[piece] = 0
    for name, place in (LADDER if stones is None else stones).items():
        put(s, stone(name), place[0], place[1], place[2] if len(place) > 2 else 0)
        s.side[stone(name)] = 0 if name in stable.split() and stone(name) >= ROUNDS else 1
    for name in bombs.split():
        s.bomb[stone(name)] = 1
    for seat in range(8):
        s.pawn[seat] = stone((pawns or {}).get(seat, "board"))
        s.totem[seat] = stone((totems or {}).get(seat, "board"))
        s.uses[seat] = (uses or {}).get(seat, 0)
        s.power[seat] = seat
    for seat, power in (powers or {}).items():
        s.power[seat] = POWERS.index(power)
    deal(s, hands or {}, draws.split(), events.split())
    s.turn = turn
    reset_turn(s)
    s.stage, s.phase, s.decider = ACTING, MAIN, turn
    return s


def deal(s: State, hands: dict[int, str], draws: list[str], events: list[str]) -> None:
    """Give the hands, one A01 where none is named; the rest are the decks, the named cards on top."""
    cards = [kind for kind, card in enumerate(components()["action"]) for _ in range(card["copies"])]
    for seat in range(s.seats):
        for i in range(3):
            s.hand[seat, i] = NOTHING
        for name in hands.get(seat, "A01").split():
            cards.remove(int(name[1:]) - 1)
            take_in(s, seat, int(name[1:]) - 1)
    fill(s, "deck", cards, [int(name[1:]) - 1 for name in draws])
    s.deck_count = len(cards)
    cards = [kind for kind, card in enumerate(components()["event"]) for _ in range(card["copies"])]
    fill(s, "event_deck", cards, [int(name[1:]) - 1 for name in events])
    s.event_count = len(cards)


def fill(s: State, field: str, cards: list[int], first: list[int]) -> None:
    for kind in first:
        cards.remove(kind)
    cards += reversed(first)
    deck = getattr(s, field)
    for i in range(len(deck)):
        deck[i] = cards[i] if i < len(cards) else NOTHING


def begin(s: State, seat: int) -> list[dict[str, Any]]:
    """Let a seat's turn begin, with step 1 and all that follows; what was told."""
    events = new_events()
    s.turn, s.phase = seat, RUNNING
    begin_turn(s, events)
    while s.phase == RUNNING:
        follow(s, events)
    return read_events(events, GAME.events, None)


def play(s: State, tokens: str) -> list[dict[str, Any]]:
    """Play moves, each checked for legality; what everybody was told."""
    events = new_events(4000)
    for token in tokens.split():
        action = GAME.notation.read(s, token)
        assert action in GAME.legal_actions(s), f"{token} is not legal: {moves(s)[:40]}"
        GAME.rules.apply(s, action, events)
    return read_events(events, GAME.events, None)


def moves(s: State) -> list[str]:
    """The legal moves."""
    return [GAME.notation.write(s, action) for action in GAME.legal_actions(s)]


def after(s: State, tokens: str) -> list[str]:
    """Play moves; what is legal then."""
    play(s, tokens)
    return moves(s)


def place_of(s: State, name: str) -> tuple[int, int]:
    """Where a stone lies."""
    assert s.lies[stone(name)], f"{name} is removed"
    return s.x[stone(name)], s.y[stone(name)]


def at(s: State, names: str) -> list[tuple[int, int] | None]:
    """Where stones lie, None if removed."""
    return [place_of(s, name) if s.lies[stone(name)] else None for name in names.split()]


def seen(s: State, seat: int | None = None) -> View:
    """What a seat, or a spectator, sees."""
    return cast(View, GAME.view(s, seat))


def pawn(s: State, seat: int) -> str:
    return seen(s)["players"][seat]["pawn"]


def totem(s: State, seat: int) -> str:
    return seen(s)["players"][seat]["totem"]


def side(s: State, name: str) -> str:
    return seen(s)["platforms"][stone(name)]["side"]


def hand(s: State, seat: int) -> list[str]:
    return [f"A{s.hand[seat, i] + 1:02}" for i in range(hand_size(s, seat))]


def phase(s: State) -> tuple[str, int | None]:
    return seen(s)["phase"], seen(s)["to_move"]


def kinds(told: Iterable[dict[str, Any]]) -> list[str]:
    return [event["kind"] for event in told]
