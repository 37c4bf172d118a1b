"""A careful navigator: sends boats where points are, in company when the sea is rough. Integers only.

Every option gets a worth in twentieths of a point or so; the best is taken, the first of equals.
"""

from vaka.core.kernel import Ints, State, rule
from vaka.games.tongiaki.actions import (
    EXPAND_BASE,
    FOUND_BASE,
    FOUND_NOT,
    GRAB_BASE,
    LAND_BASE,
    MOST_BEACHES,
    NEW_BASE,
    NEW_TWO,
    PUT_BASE,
    REMOVE_BASE,
    SAIL_BASE,
    SETTLE_ANEW,
)
from vaka.games.tongiaki.board import (
    BEACHES,
    FIRST_BEACH,
    ISLAND_OF,
    JETTY,
    NOWHERE,
    SIZE,
    TONGA,
    VALUE,
    beach_of,
)
from vaka.games.tongiaki.components import components
from vaka.games.tongiaki.rules.boats import colours_on, is_full
from vaka.games.tongiaki.rules.route import way
from vaka.games.tongiaki.rules.tiles import turns_without_tile
from vaka.games.tongiaki.rules.turn import boats_to_add
from vaka.games.tongiaki.state import (
    ADD,
    LAND,
    NOBODY,
    SAIL,
    SETTLE,
    SETUP,
    TAKEN,
    TURN,
)

STALE_ROUNDS = int(components()["limits"]["stale_rounds"])
POINT = 20  # one point
NEW_ISLAND = 70  # an island not seen yet, three points and a half
BOAT = 6  # a boat of one's own
NEVER = -10_000
CIRCLES = 2  # this many quiet migrations in a row are enough


@rule
def passes(colours: int) -> int:
    """Sixteenths of the oceans a fleet passes when it turns them over."""
    if colours >= 4:
        return 16
    if colours == 3:
        return 13
    return 8 if colours == 2 else 5


@rule
def unknown_worth(s: State, colours: int) -> int:
    """The worth of sailing into an empty hex: an island at once, or an ocean to pass first."""
    islands, oceans = s.islands_left, s.oceans_left
    through = islands * 16 + oceans * passes(colours) * 6 // 10
    return NEW_ISLAND * through // (16 * max(1, islands + oceans))


@rule
def jetty_worth(s: State, island: int, edge: int, colours: int, own: int, others: int) -> int:
    """What it is worth to send a fleet out by a jetty: my boats arrive, other people's boats are lost."""
    reached, danger = way(s, island, edge)
    if colours < danger:
        return others * 3 - own * BOAT
    if reached == NOWHERE:
        worth = unknown_worth(s, colours)
        return worth if own > 0 else -worth // 3
    if reached == island or s.royal[reached] != NOBODY:
        return 0
    value = int(VALUE[reached]) * POINT
    if own == 0:
        return -value // 6
    if s.present[reached, s.turn] > 0:
        return value // 10 + 2
    return value


@rule
def colours_with_mine(s: State, beach: int) -> int:
    """Colours on a beach once a boat of mine is there."""
    return colours_on(s, beach) + (1 if s.moored[beach, s.turn] == 0 else 0)


@rule
def leaving_cost(s: State, island: int, beach: int) -> int:
    """Points I give up if the boats of a beach leave and they are all I have on the island."""
    own = s.moored[beach, s.turn]
    return int(VALUE[island]) * POINT if own > 0 and own == s.present[island, s.turn] else 0


@rule
def adding_worth(s: State, beach: int) -> int:
    """The worth of a boat of mine on a beach: it stays, or it makes the beach sail by its best jetty."""
    island = int(ISLAND_OF[beach])
    own, crowd = s.moored[beach, s.turn] + 1, s.crowd[beach] + 1
    if crowd < SIZE[beach]:
        return BOAT - own
    best = NEVER
    for edge in range(6):
        if JETTY[island, edge] == beach:
            best = max(best, jetty_worth(s, island, edge, colours_with_mine(s, beach), own, crowd - own))
    return best - leaving_cost(s, island, beach) // 2


@rule
def expansion_worth(s: State, island: int) -> int:
    """The best beaches for as many boats as may be added."""
    first, count = int(FIRST_BEACH[island]), int(BEACHES[island])
    total, taken = 0, 0
    for _ in range(boats_to_add(s, island)):
        best, best_number = NEVER, 0
        for number in range(count):
            if (taken >> number) & 1 == 0 and not is_full(s, first + number):
                worth = adding_worth(s, first + number)
                if worth > best:
                    best, best_number = worth, number
        taken |= 1 << best_number
        total += best
    return total


@rule
def beach_points(s: State) -> int:
    """Points I have from boats on beaches: what a new settlement gives up."""
    points = 0
    for island in range(BEACHES.shape[0]):
        if s.present[island, s.turn] > 0:
            points += int(VALUE[island])
    return points


@rule
def turn_worth(s: State, action: int) -> int:
    if action == SETTLE_ANEW:
        if turns_without_tile(s) >= STALE_ROUNDS * s.colours:  # a closed map must not go on forever (TON-Q32)
            return -NEVER
        return NEW_ISLAND - POINT * beach_points(s) - BOAT * s.ashore[s.turn]
    if action >= FOUND_BASE:
        value = int(VALUE[action - FOUND_BASE])
        return value * POINT // 2 if value >= 4 else value * 2
    if action == NEW_TWO:
        return 2 * BOAT
    if action >= NEW_BASE:
        return int(VALUE[action - NEW_BASE]) * POINT
    if action >= GRAB_BASE:
        beach = action - GRAB_BASE
        island = int(ISLAND_OF[beach])
        own = s.present[island, s.turn]
        return own * 3 + s.moored[beach, s.turn] - (int(VALUE[island]) * POINT if own == 1 else 0)
    return expansion_worth(s, action - EXPAND_BASE)


@rule
def landing_worth(s: State, colour: int, number: int) -> int:
    """My boats land and stay; of the others I prefer those that are here already, and full beaches for them."""
    beach = beach_of(s.here, number)
    fills = s.crowd[beach] + 1 == SIZE[beach]
    value = int(VALUE[s.here])
    if colour == s.turn:
        worth = value * POINT if s.present[s.here, colour] == 0 else BOAT
        return worth - (value * 4 + BOAT if fills else 0)
    worth = 0 if s.present[s.here, colour] > 0 else -value * POINT // 4
    return worth + (4 if fills and s.moored[beach, s.turn] == 0 else 0)


@rule
def leads_back(s: State, island: int, edge: int) -> bool:
    """Whether a fleet would come back to the island it leaves."""
    reached, _ = way(s, island, edge)
    return reached == island or (reached != NOWHERE and s.royal[reached] != NOBODY)


@rule
def sailing_worth(s: State, island: int, edge: int) -> int:
    """Nobody sails in circles for long: it brings nothing, and everybody waits (TON-Q27)."""
    if s.quiet >= CIRCLES and leads_back(s, island, edge):
        return NEVER
    beach = int(JETTY[island, edge])
    own = s.moored[beach, s.turn]
    return jetty_worth(s, island, edge, colours_on(s, beach), own, s.crowd[beach] - own)


@rule
def setup_worth(s: State, number: int) -> int:
    """In company, but not with oneself."""
    beach = beach_of(TONGA, number)
    return s.crowd[beach] - 3 * s.moored[beach, s.turn]


@rule
def worth(s: State, action: int) -> int:
    """How good an option looks."""
    phase = s.phase
    if phase == LAND:
        code = action - LAND_BASE
        return landing_worth(s, code // MOST_BEACHES, code % MOST_BEACHES)
    if phase == SAIL:
        return sailing_worth(s, (action - SAIL_BASE) // 6, (action - SAIL_BASE) % 6)
    if phase == ADD:
        return adding_worth(s, beach_of(s.here, action - PUT_BASE))
    if phase == TURN:
        return turn_worth(s, action)
    if phase == TAKEN:
        return expansion_worth(s, action - EXPAND_BASE)
    if phase == SETUP:
        return setup_worth(s, action - PUT_BASE)
    if phase == SETTLE:
        return int(SIZE[beach_of(s.here, action - PUT_BASE)])
    if action >= REMOVE_BASE:
        return -s.present[action - REMOVE_BASE, s.turn]
    if action == FOUND_NOT:
        return POINT * 7 // 2  # founding is for islands of four or five points
    return POINT * int(VALUE[s.here])


@rule
def policy(s: State, actions: Ints, count: int, memo: State) -> int:
    """The option of most worth; a tile goes to the first free side."""
    best, best_worth = int(actions[0]), NEVER * 2
    for i in range(count):
        value = worth(s, int(actions[i]))
        if value > best_worth:
            best, best_worth = int(actions[i]), value
    return best
