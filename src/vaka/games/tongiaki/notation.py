"""Moves of Tongiaki as text: `P2`, `XI05`, `MI05/3`, `LY2`, `T0,2/4` (docs/rules/tongiaki.md, Decisions and notation).

People may write a space behind the letter; the program writes none, since a space parts two moves.
"""

import re
from typing import Any

from vaka.core.errors import IllegalMove, InvalidMove
from vaka.core.events import new_events, read_events
from vaka.core.kernel import State
from vaka.core.plain import PlainStates
from vaka.games.tongiaki import actions
from vaka.games.tongiaki.board import BEACHES, FIRST_BEACH, ISLAND_OF, OPPOSITE, STEP_Q, STEP_R, TILE_IDS, TILES
from vaka.games.tongiaki.components import components
from vaka.games.tongiaki.events import EVENTS, EXCESS, LOST, SAFETY
from vaka.games.tongiaki.rules import apply, to_move
from vaka.games.tongiaki.state import LYING, SETUP, STATE

LETTERS = components()["boats"]["letters"]
ISLAND = r"I(0\d|1[0-5])"
TOKENS = {
    "P": re.compile(r"P([1-6])"),
    "X": re.compile(rf"X{ISLAND}"),
    "G": re.compile(rf"G{ISLAND}\.([1-6])"),
    "N": re.compile(rf"N(2|{ISLAND})"),
    "M": re.compile(rf"M{ISLAND}/([0-5])"),
    "L": re.compile(rf"L([{''.join(LETTERS)}])([1-6])"),
    "R": re.compile(rf"R(-|{ISLAND})"),
    "S": re.compile(r"S"),
    "T": re.compile(r"T(-?\d{1,2}),(-?\d{1,2})/([0-5])"),
    "K": re.compile(rf"K{ISLAND}"),
}
MOVE = re.compile(r"[PXGNMLRTK] ?[^\s;]+|S")
BRACES = re.compile(r"\{[^{}]*\}")


def heading(s: State) -> str:
    """Turn number, colour and seat; turn 0 is the set-up."""
    turn = 0 if s.phase == SETUP else int(s.turns)
    return f"{turn} {LETTERS[s.turn]} {to_move(s)}"


def write(s: State, action: int) -> str:
    a = actions
    if action >= a.REMOVE_BASE:
        return f"K{TILE_IDS[action - a.REMOVE_BASE]}"
    if action >= a.TILE_BASE:
        q, r, mark = place_of(s, action)
        return f"T{q},{r}/{mark}"
    if action == a.SETTLE_ANEW:
        return "S"
    if action >= a.FOUND_BASE:
        return "R-" if action == a.FOUND_NOT else f"R{TILE_IDS[action - a.FOUND_BASE]}"
    if action >= a.LAND_BASE:
        colour, number = divmod(action - a.LAND_BASE, a.MOST_BEACHES)
        return f"L{LETTERS[colour]}{number + 1}"
    if action >= a.SAIL_BASE:
        island, edge = divmod(action - a.SAIL_BASE, 6)
        return f"M{TILE_IDS[island]}/{edge}"
    if action >= a.NEW_BASE:
        return "N2" if action == a.NEW_TWO else f"N{TILE_IDS[action - a.NEW_BASE]}"
    if action >= a.GRAB_BASE:
        beach = action - a.GRAB_BASE
        island = int(ISLAND_OF[beach])
        return f"G{TILE_IDS[island]}.{beach - int(FIRST_BEACH[island]) + 1}"
    if action >= a.EXPAND_BASE:
        return f"X{TILE_IDS[action - a.EXPAND_BASE]}"
    return f"P{action - a.PUT_BASE + 1}"


def place_of(s: State, action: int) -> tuple[int, int, int]:
    """Hex and direction of the red mark of a tile placed by choice."""
    beside, side = divmod(action - actions.TILE_BASE, 6)
    return (
        int(s.q[beside]) + int(STEP_Q[side]),
        int(s.r[beside]) + int(STEP_R[side]),
        (side + OPPOSITE) % 6,
    )


def read(s: State, token: str) -> int:
    """The action of a token, with or without a space behind the letter."""
    token = token.replace(" ", "").rstrip(";")
    pattern = TOKENS.get(token[:1])
    if pattern is None or not (found := pattern.fullmatch(token)):
        raise InvalidMove("tongiaki-invalid-move", move=token)
    return _read_parts(s, token, found)


def _read_parts(s: State, token: str, found: re.Match[str]) -> int:
    a, letter = actions, token[0]
    if letter == "P":
        return a.PUT_BASE + int(found[1]) - 1
    if letter == "X":
        return a.EXPAND_BASE + int(found[1])
    if letter == "G":
        island, number = int(found[1]), int(found[2])
        if number > BEACHES[island]:
            raise InvalidMove("tongiaki-invalid-move", move=token)
        return a.GRAB_BASE + int(FIRST_BEACH[island]) + number - 1
    if letter == "N":
        return a.NEW_TWO if found[1] == "2" else a.NEW_BASE + int(found[2])
    if letter == "M":
        return a.sail_from(int(found[1]), int(found[2]))
    if letter == "L":
        return a.land_on(LETTERS.index(found[1]), int(found[2]) - 1)
    if letter == "R":
        return a.FOUND_NOT if found[1] == "-" else a.FOUND_BASE + int(found[2])
    if letter == "S":
        return a.SETTLE_ANEW
    if letter == "T":
        return _read_place(s, token, int(found[1]), int(found[2]), int(found[3]))
    return a.REMOVE_BASE + int(found[1])


def _read_place(s: State, token: str, q: int, r: int, mark: int) -> int:
    """The free side meant by a hex and a mark; IllegalMove if the mark faces no tile."""
    beside = tile_at(s, q + int(STEP_Q[mark]), r + int(STEP_R[mark]))
    if beside is None:
        raise IllegalMove("illegal-move", move=token, seat=to_move(s))
    return actions.lay_beside(beside, (mark + OPPOSITE) % 6)


def tile_at(s: State, q: int, r: int) -> int | None:
    """The tile on a hex of the map."""
    for tile in range(TILES):
        if s.where[tile] == LYING and s.q[tile] == q and s.r[tile] == r:
            return tile
    return None


def moves(text: str) -> list[str]:
    """The moves in a line as people write it: `2 Y  X I00 P 2; M I00/1 {W05, 4: B Y G lost}`.

    >>> moves("4 B  X I00 P 4; M I00/0 {I09} L Y1")
    ['XI00', 'P4', 'MI00/0', 'LY1']
    """
    bare = re.sub(rf"^\s*\d+(\s+[{''.join(LETTERS)}])?(?=\s)", "", BRACES.sub(" ", text))
    return [move.replace(" ", "") for move in MOVE.findall(bare)]


def remark(before: State, action: int, after: State) -> str:
    """What the tiles did: `W05, 4: B Y G lost`, `W09, -; I12`, `I15 royal: turned back`, `B B home`."""
    pool = PlainStates(1, STATE)
    pool[0] = before
    told = new_events(256)
    apply(pool[0], action, told)
    return _tale(read_events(told, EVENTS, None))


def _tale(events: list[dict[str, Any]]) -> str:
    parts: list[str] = []
    home: dict[int, list[str]] = {LOST: [], EXCESS: [], SAFETY: []}
    for event in events:
        kind = event["kind"]
        if kind in ("passed", "failed"):
            parts.append(f"{TILE_IDS[event['tile']]}, {event['danger'] or '-'}")
        elif kind == "reached":
            parts.append(TILE_IDS[event["island"]])
        elif kind == "turned_back":
            parts.append(f"{TILE_IDS[event['island']]} royal: turned back")
        elif kind == "at_sea":
            parts.append(f"{last_ocean(events)}at sea")
        elif kind == "settling":
            parts.append(TILE_IDS[event["tile"]])
        elif kind == "home" and event["reason"] in home:
            home[event["reason"]] += [LETTERS[event["colour"]]] * event["boats"]
    if home[LOST]:
        parts[-1] += f": {' '.join(home[LOST])} lost"
    if home[SAFETY]:
        parts.append(f"too long: {' '.join(home[SAFETY])} lost")
    if home[EXCESS]:
        parts.append(f"{' '.join(home[EXCESS])} home")
    return "; ".join(parts)


def last_ocean(events: list[dict[str, Any]]) -> str:
    """The ocean that ended the game, if one was turned over: its number is not read (TON-Q21)."""
    if any(event["kind"] == "last_tile" for event in events):
        return f"{TILE_IDS[[event['tile'] for event in events if event['kind'] == 'turned'][-1]]}: "
    return ""
