"""Positions for tests: tiles laid and boats moored by hand, moves played in notation, the map as a drawing."""

from typing import Any

import vaka
from vaka.core.events import NO_EVENTS, new_events, read_events
from vaka.core.kernel import State
from vaka.games.tongiaki.board import BEACHES, FIRST_BEACH, STEP_Q, STEP_R, TILE_IDS, TILES
from vaka.games.tongiaki.notation import LETTERS, tile_at
from vaka.games.tongiaki.notation import moves as moves_in
from vaka.games.tongiaki.rules import boats as boat_rules
from vaka.games.tongiaki.rules.landing import crown as crown_rule
from vaka.games.tongiaki.rules.tiles import lay as lay_rule
from vaka.games.tongiaki.rules.tiles import turn_over
from vaka.games.tongiaki.state import SAIL, TURN
from vaka.games.tongiaki.terminal import archipelago
from vaka.games.tongiaki.view import view

GAME = vaka.load("tongiaki")


def fresh(seats: int = 3, seed: int = 1, **options: State) -> State:
    """A match just set up; seat 0 is first unless an option says otherwise."""
    s = GAME.new_state()
    GAME.rules.setup(s, seats, GAME.option_codes({"first": "0"} | options), seed)
    return s


def sea(seats: int = 3, turn: str = "B", **options: State) -> State:
    """Tonga without boats; a colour is at the start of its turn."""
    s = fresh(seats, **options)
    s.phase, s.turn, s.turns = TURN, LETTERS.index(turn), 1
    return s


def tile(name: str) -> int:
    return TILE_IDS.index(name)


def top(s: State, *names: str) -> None:
    """Put tiles on top of the pile, in this order."""
    for i, name in enumerate(names):
        at = s.pile.tolist().index(tile(name))
        assert at >= s.drawn, f"{name} is drawn already"
        s.pile[at], s.pile[s.drawn + i] = s.pile[s.drawn + i], s.pile[at]


def lay(s: State, name: str, q: int, r: int, mark: int) -> None:
    """Lay a tile on a hex, red mark towards a tile."""
    top(s, name)
    beside = tile_at(s, q + int(STEP_Q[mark]), r + int(STEP_R[mark]))
    assert beside is not None, "the red mark faces no tile"
    assert tile_at(s, q, r) is None, "the hex is taken"
    lay_rule(s, turn_over(s), beside, (mark + 3) % 6)
    s.reveals = 0


def moor(s: State, **beaches: str) -> None:
    """Moor boats from the supplies: moor(s, I05_2="BBY")."""
    for where, boats in beaches.items():
        island, number = where.split("_")
        for letter in boats:
            colour = LETTERS.index(letter)
            s.supply[colour] -= 1
            boat_rules.moor(s, colour, int(FIRST_BEACH[tile(island)]) + int(number) - 1)


def crown(s: State, name: str, letter: str) -> None:
    """Make an island royal."""
    s.supply[LETTERS.index(letter)] -= 1
    crown_rule(s, LETTERS.index(letter), tile(name), NO_EVENTS)


def sailing(s: State) -> State:
    """The same position in the middle of a turn: full beaches are to sail."""
    s.phase = SAIL
    return s


def play(s: State, text: str) -> list[dict[str, Any]]:
    """Play moves as people write them, each legal; return all that was told. Invariants hold after each."""
    told: list[dict[str, Any]] = []
    for token in moves_in(text):
        action = GAME.notation.read(s, token)
        assert action in GAME.legal_actions(s), f"{token} is not legal; legal: {moves(s)}"
        events = new_events()
        GAME.rules.apply(s, action, events)
        told += read_events(events, GAME.events, None)
        GAME.invariants(s)
    return told


def moves(s: State) -> str:
    """The legal moves, in one line."""
    if GAME.rules.to_move(s) < 0:
        return ""
    return " ".join(GAME.notation.write(s, action) for action in GAME.legal_actions(s))


def kinds(told: list[dict[str, Any]]) -> list[str]:
    return [event["kind"] for event in told]


def on(s: State, name: str) -> list[str]:
    """The boats on each beach of an island: ["BBY", "", "G"]."""
    first = int(FIRST_BEACH[tile(name)])
    return [
        "".join(letter * s.moored[first + number, colour] for colour, letter in enumerate(LETTERS))
        for number in range(int(BEACHES[tile(name)]))
    ]


def supply(s: State) -> list[int]:
    return s.supply.tolist()[: s.colours]


def at(s: State, name: str) -> tuple[int, int, int]:
    """Hex and direction of the red mark of a tile."""
    return s.q[tile(name)], s.r[tile(name)], s.rho[tile(name)]


def last_of(s: State, kind: str, last: str) -> None:
    """Use up a kind of tile but for one, which is on top of the pile: the others form a row to the north-west."""
    left = [i for i in s.pile.tolist()[s.drawn :] if (i < 16) == (kind == "island") and i != tile(last)]
    for i in left:
        q = min(s.q[other] for other in range(TILES) if s.where[other] == 1) - 1
        east = next(other for other in range(TILES) if s.where[other] == 1 and s.q[other] == q + 1)
        lay(s, TILE_IDS[i], q, s.r[east], 5)
    top(s, last)


def drawing(s: State) -> str:
    """The map as text, as the terminal draws it."""
    lines = archipelago(view(s, None), []).plain.rstrip().split("\n")
    return "\n".join(line.rstrip() for line in lines)
