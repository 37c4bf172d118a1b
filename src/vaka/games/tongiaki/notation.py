"""Moves of Tongiaki as text: `P2`, `XI05`, `MI05/3`, `LY2`, `T0,2/4` (docs/rules/tongiaki.md, Decisions and notation).

People may write a space after the letter; the program writes none, since a space separates two moves.
"""

import re
from typing import cast

from vaka.core.errors import IllegalMove, InvalidMove
from vaka.core.events import new_events, read_events
from vaka.core.kernel import State
from vaka.core.plain import PlainStates
from vaka.games.tongiaki.actions import ACTIONS, FOUND_NOT, NEW_TWO, SETTLE_ANEW, lay_beside
from vaka.games.tongiaki.board import (
    BEACHES,
    ISLAND_OF,
    OPPOSITE,
    STEP_Q,
    STEP_R,
    TILE_IDS,
    TILES,
    beach_of,
    number_of,
)
from vaka.games.tongiaki.components import components
from vaka.games.tongiaki.events import EVENTS, EXCESS, LOST, SAFETY, Event
from vaka.games.tongiaki.rules import apply, to_move
from vaka.games.tongiaki.state import LYING, SETUP, STATE

LETTERS = components()["boats"]["letters"]
ISLAND = r"I(0[0-9]|1[0-5])"
TOKENS = {
    "P": re.compile(r"P([1-6])"),
    "X": re.compile(rf"X{ISLAND}"),
    "G": re.compile(rf"G{ISLAND}\.([1-6])"),
    "N": re.compile(rf"N(2|{ISLAND})"),
    "M": re.compile(rf"M{ISLAND}/([0-5])"),
    "L": re.compile(rf"L([{''.join(LETTERS)}])([1-6])"),
    "R": re.compile(rf"R(-|{ISLAND})"),
    "S": re.compile(r"S"),
    "T": re.compile(r"T(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)/([0-5])"),
    "K": re.compile(rf"K{ISLAND}"),
}
MOVE = re.compile(r"[PXGNMLRTK] ?[^\s;]+|S")
BRACES = re.compile(r"\{[^{}]*\}")


def heading(s: State) -> str:
    """Turn number, colour and seat; turn 0 is the set-up."""
    turn = 0 if s.phase == SETUP else s.turns
    return f"{turn} {LETTERS[s.turn]} {to_move(s)}"


def write(s: State, action: int) -> str:
    kind, parts = ACTIONS.decode(action)
    match kind, parts:
        case "put", (number,):
            return f"P{number + 1}"
        case "expand", (island,):
            return f"X{TILE_IDS[island]}"
        case "grab", (beach,):
            return f"G{TILE_IDS[ISLAND_OF[beach]]}.{number_of(beach)}"
        case "new", (island,):
            return f"N{TILE_IDS[island]}"
        case "new_two", ():
            return "N2"
        case "sail", (island, edge):
            return f"M{TILE_IDS[island]}/{edge}"
        case "land", (colour, number):
            return f"L{LETTERS[colour]}{number + 1}"
        case "found", (island,):
            return f"R{TILE_IDS[island]}"
        case "found_not", ():
            return "R-"
        case "settle", ():
            return "S"
        case "tile", (beside, side):
            q, r, mark = place_beside(s, beside, side)
            return f"T{q},{r}/{mark}"
    return f"K{TILE_IDS[parts[0]]}"


def place_beside(s: State, tile: int, side: int) -> tuple[int, int, int]:
    """Hex and direction of the red mark of a tile laid on a free side of another."""
    return s.q[tile] + int(STEP_Q[side]), s.r[tile] + int(STEP_R[side]), (side + OPPOSITE) % 6


def read(s: State, token: str) -> int:
    """The action of a token, with or without a space after the letter."""
    token = token.replace(" ", "").rstrip(";")
    pattern = TOKENS.get(token[:1])
    if pattern is None or not (found := pattern.fullmatch(token)):
        raise InvalidMove("tongiaki-invalid-move", move=token)
    return _read_parts(s, token, found)


def _read_parts(s: State, token: str, found: re.Match[str]) -> int:
    match token[0]:
        case "P":
            return ACTIONS["put"].encode(int(found[1]) - 1)
        case "X":
            return ACTIONS["expand"].encode(int(found[1]))
        case "G":
            island, number = int(found[1]), int(found[2])
            if number > BEACHES[island]:
                raise InvalidMove("tongiaki-invalid-move", move=token)
            return ACTIONS["grab"].encode(beach_of(island, number - 1))
        case "N":
            return NEW_TWO if found[1] == "2" else ACTIONS["new"].encode(int(found[2]))
        case "M":
            return ACTIONS["sail"].encode(int(found[1]), int(found[2]))
        case "L":
            return ACTIONS["land"].encode(LETTERS.index(found[1]), int(found[2]) - 1)
        case "R":
            return FOUND_NOT if found[1] == "-" else ACTIONS["found"].encode(int(found[2]))
        case "S":
            return SETTLE_ANEW
        case "T":
            return _read_place(s, token, int(found[1]), int(found[2]), int(found[3]))
    return ACTIONS["remove"].encode(int(found[1]))


def _read_place(s: State, token: str, q: int, r: int, mark: int) -> int:
    """The free side meant by a hex and a mark; IllegalMove if the mark faces no tile."""
    beside = tile_at(s, q + int(STEP_Q[mark]), r + int(STEP_R[mark]))
    if beside is None:
        raise IllegalMove("illegal-move", move=token, seat=to_move(s))
    return lay_beside(beside, (mark + OPPOSITE) % 6)


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
    return _tale(cast(list[Event], read_events(told, EVENTS, None)))


def _tale(events: list[Event]) -> str:
    parts: list[str] = []
    home: dict[int, list[str]] = {LOST: [], EXCESS: [], SAFETY: []}
    for event in events:
        if event["kind"] == "passed" or event["kind"] == "failed":
            parts.append(f"{TILE_IDS[event['tile']]}, {event['danger'] or '-'}")
        elif event["kind"] == "reached":
            parts.append(TILE_IDS[event["island"]])
        elif event["kind"] == "turned_back":
            parts.append(f"{TILE_IDS[event['island']]} royal: turned back")
        elif event["kind"] == "at_sea":
            parts.append(f"{last_ocean(events)}at sea")
        elif event["kind"] == "settling":
            parts.append(TILE_IDS[event["tile"]])
        elif event["kind"] == "home" and event["reason"] in home:
            home[event["reason"]] += [LETTERS[event["colour"]]] * event["boats"]
    if home[LOST]:
        parts[-1] += f": {' '.join(home[LOST])} lost"
    if home[SAFETY]:
        parts.append(f"too long: {' '.join(home[SAFETY])} lost")
    if home[EXCESS]:
        parts.append(f"{' '.join(home[EXCESS])} home")
    return "; ".join(parts)


def last_ocean(events: list[Event]) -> str:
    """The ocean that ended the game, if one was turned over: its number is not read (TON-Q21)."""
    if any(event["kind"] == "last_tile" for event in events):
        return f"{TILE_IDS[[event['tile'] for event in events if event['kind'] == 'turned'][-1]]}: "
    return ""
