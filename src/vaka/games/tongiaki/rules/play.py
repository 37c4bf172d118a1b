"""The course of a match: each action, and what follows from it up to the next decision."""

from vaka.core.events import tell
from vaka.core.kernel import Ints, State, rule
from vaka.games.tongiaki.actions import (
    EXPAND_BASE,
    FOUND_NOT,
    LAND_BASE,
    MOST_BEACHES,
    PUT_BASE,
    REMOVE_BASE,
    SAIL_BASE,
    TILE_BASE,
)
from vaka.games.tongiaki.board import TONGA
from vaka.games.tongiaki.components import ISLANDS, components
from vaka.games.tongiaki.events import CLEARED, TAKEN_OUT, TURN_BEGAN
from vaka.games.tongiaki.rules.boats import clear_island
from vaka.games.tongiaki.rules.ending import finish
from vaka.games.tongiaki.rules.landing import begin_landing, found_with_fleet, land
from vaka.games.tongiaki.rules.loop import infinite_loop
from vaka.games.tongiaki.rules.tiles import lift_tile
from vaka.games.tongiaki.rules.tiny import TINY_TURNS
from vaka.games.tongiaki.rules.turn import (
    ENDED,
    PENDING,
    SETTLED,
    add_boat,
    choose_turn,
    expand,
    lay_by_choice,
    put,
    turn_tile,
)
from vaka.games.tongiaki.rules.voyage import sail
from vaka.games.tongiaki.state import (
    ADD,
    LAND,
    OVER,
    REMOVE,
    REMOVED,
    SAIL,
    SETTLE,
    SETUP,
    TAKEN,
    TILE,
    TURN,
    is_open,
    seat_of,
)

AT_SETUP = int(components()["boats"]["at_setup"])
STALE_LIMIT = 1000  # not counted any further


@rule
def to_move(s: State) -> int:
    """The seat of the colour in turn, also for other players' boats (TON-Q12b); −1 when the match is over."""
    return -1 if s.phase == OVER else seat_of(s, s.turn)


@rule
def apply(s: State, action: int, events: Ints) -> None:
    """Play one decision, then go on to the next one."""
    phase = s.phase
    if phase == LAND:
        code = action - LAND_BASE
        after = SETTLED if land(s, code // MOST_BEACHES, code % MOST_BEACHES, events) else PENDING
    elif phase == SAIL:
        code = action - SAIL_BASE
        after = SETTLED if sail(s, code // 6, code % 6, events) else PENDING
    elif phase == ADD:
        after = add_boat(s, action - PUT_BASE, events)
    elif phase == TURN:
        after = choose_turn(s, action, events)
    elif phase == TILE:
        after = lay_by_choice(s, (action - TILE_BASE) // 6, (action - TILE_BASE) % 6, events)
    else:
        after = choose_rarely(s, phase, action, events)
    if after == SETTLED:
        after = check(s, events)
    if after == ENDED:
        end_turn(s, events)


@rule
def group(s: State) -> int:
    """A phase plays together."""
    return s.phase


@rule
def check(s: State, events: Ints) -> int:
    """Go on with the chain while a beach is full, wherever it is (TON-9.1), or end the turn (TON-3.4, TON-9.2)."""
    if s.final and not s.ending_chain:  # other full beaches stay, and score (TON-Q20)
        return ENDED
    if s.full_count > 0:
        s.phase = REMOVE if s.quiet > 0 and infinite_loop(s) else SAIL
        return PENDING
    if s.removal and not s.final and needs_island(s):
        turn_tile(s, 0, events)
        return PENDING
    return ENDED


@rule
def needs_island(s: State) -> bool:
    """After an island was removed: no open island is left, or the player has no boat on a beach (TON-14.4, TON-Q29)."""
    if s.ashore[s.turn] == 0:
        return True
    for island in range(ISLANDS):
        if is_open(s, island):
            return False
    return True


@rule
def end_turn(s: State, events: Ints) -> None:
    """Pass the turn clockwise, or end the match: no equalising turns (TON-1.6, TON-9.2, TON-12.2)."""
    s.quiet = 0
    s.chain = 0
    s.removal = 0
    s.here = 0
    if s.final or (s.tiny and s.turns == TINY_TURNS):  # TON-15.3
        finish(s, events)
        return
    s.stale = min(s.stale + 1, STALE_LIMIT)
    begin_turn(s, (s.turn + 1) % s.colours, events)


@rule
def begin_turn(s: State, colour: int, events: Ints) -> None:
    s.turn = colour
    s.turns += 1
    s.phase = TURN
    tell(events, TURN_BEGAN, seat_of(s, colour), colour, s.turns, (s.turns - 1) // s.colours + 1)


@rule
def place_at_setup(s: State, number: int, events: Ints) -> None:
    """One boat each on Tonga in turn order, twice (TON-1.4); then the first player begins (TON-1.6)."""
    put(s, s.turn, TONGA, number, events)
    following = (s.turn + 1) % s.colours
    if following == 0 and s.ashore[0] == AT_SETUP:
        begin_turn(s, 0, events)
    else:
        s.turn = following


@rule
def choose_rarely(s: State, phase: int, action: int, events: Ints) -> int:
    """Set-up, the expansion after a boat was taken back, founding on landing, a settlement's boat, an infinite loop."""
    if phase == SETUP:
        place_at_setup(s, action - PUT_BASE, events)
        return PENDING
    if phase == TAKEN:
        return expand(s, action - EXPAND_BASE, events)
    if phase == SETTLE:  # one boat never fills a beach (TON-Q19b)
        put(s, s.turn, s.here, action - PUT_BASE, events)
        return ENDED
    if phase == REMOVE:
        remove(s, action - REMOVE_BASE, events)
        return SETTLED
    if action == FOUND_NOT:
        return SETTLED if begin_landing(s, s.here, events) else PENDING
    found_with_fleet(s, events)
    return ENDED  # full beaches elsewhere stay full (TON-Q36)


@rule
def remove(s: State, island: int, events: Ints) -> None:
    """Take a caught island out of the game, its boats home; then the chain goes on (TON-14.4, TON-Q28)."""
    tell(events, TAKEN_OUT, island)
    clear_island(s, island, CLEARED, events)
    lift_tile(s, island)
    s.where[island] = REMOVED
    s.removed_count += 1
    s.removal = 1
    s.quiet = 0
