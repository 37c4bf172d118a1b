"""The rules of Powerboats, in the order of play. Numbers are those of docs/rules/powerboats.md."""

from vaka.core.chance import draw, seed_stream, shuffle
from vaka.core.events import tell
from vaka.core.kernel import Ints, State, rule
from vaka.core.numbers import wide
from vaka.core.places import share_places
from vaka.core.seats import seat_after
from vaka.games.powerboats.actions import (
    ADD,
    FACES,
    HEADING_BASE,
    KEEP,
    NUMBER_BASE,
    PLACE_BASE,
    REMOVE,
    chosen_dice,
    heading,
    number,
    place,
    reroll,
)
from vaka.games.powerboats.board import OFF, SLOTS, boat_on, col_of, free_run, neighbour, row_of
from vaka.games.powerboats.components import components
from vaka.games.powerboats.course import MIXED, advance_by, find_places, lay_course
from vaka.games.powerboats.distances import settle_ties
from vaka.games.powerboats.events import (
    BACKED,
    BEHIND,
    CRASHED,
    DICE,
    FINISHED_RACE,
    LAND,
    MOVED,
    NONE_LEFT,
    ONE_LEFT,
    PLACED,
    RACE_LAID,
    RACE_OVER,
    REMOVED,
    ROUNDED,
    SANK,
    SCORED,
    TOO_LONG,
    TURN,
)
from vaka.games.powerboats.state import (
    FINISHED,
    HEADING,
    HOME,
    LAYING,
    NOT_STARTED,
    NUMBER,
    OVER,
    PLACE,
    RACES,
    RACING,
    REROLL,
    SEATS,
    SUNK,
    TIED,
)
from vaka.games.powerboats.tiny import TINY_FACES, TINY_TURNS, begin_tiny, lay_tiny

SINKS_AT = components()["boats"]["sinks_at"]
LONGEST_RACE = components()["races"]["longest"]
SUNK_BONUS = components()["races"]["sunk_bonus"]
SIZE_OPTION = 2


@rule
def setup(s: State, seats: int, options: Ints, seed: int) -> None:
    """Lay the lake, draw the start player, lay the first course (POW-1)."""
    more = setup_part(s, seats, options, seed)
    while more:
        more = lay(s)


@rule
def setup_part(s: State, seats: int, options: Ints, seed: int) -> bool:
    """Lay the lake at random and draw the start player (POW-1); the first course is still to be laid."""
    seed_stream(s, seed)
    s.seats = seats
    s.side = options[0]
    s.tiny = options[SIZE_OPTION]
    s.alternative = 1 if options[1] == 1 or seats == 2 else 0  # two players always count turns (POW-11.1)
    if s.tiny:
        lay_tiny(s)
    else:
        lay_tiles(s)
        s.first = draw(s, seats)  # as fair as rolling for it (POW-1.3, POW-R18)
    for seat in range(SEATS):
        s.kept_damage[seat] = 0
        s.points[seat] = 0
        s.final[seat] = 0
        for race in range(RACES):
            s.gained[race, seat] = 0
            s.ranked[race, seat] = 0
            s.home[race, seat] = 0
    s.race = RACES - 1 if s.tiny else 0  # POW-12.1
    s.phase = LAYING
    return True


@rule
def lay_tiles(s: State) -> None:
    """Shuffle and turn the lake tiles (POW-1.1)."""
    for slot in range(SLOTS):
        s.tile[slot] = slot
    shuffle(s, s.tile, SLOTS)
    for slot in range(SLOTS):
        s.turned[slot] = draw(s, 2)
        s.face[slot] = draw(s, 2) if s.side == MIXED else s.side


@rule
def follow(s: State, events: Ints) -> bool:
    """Do one part of laying the course of the race; whether there is more to do."""
    more = lay(s)
    if not more and s.race > 0:
        tell(events, RACE_LAID, s.race, s.first)
    return more


@rule
def lay(s: State) -> bool:
    """Draw a course, or settle its ties; one without a way round is drawn again (POW-2.9)."""
    if s.phase == LAYING and lay_course(s):
        s.phase = TIED
    elif s.phase == TIED and not settle_ties(s):
        s.phase = LAYING
    else:
        start_race(s)
    return s.phase in (LAYING, TIED)


@rule
def group(s: State) -> int:
    """A phase plays together."""
    return s.phase


@rule
def start_race(s: State) -> None:
    """On the course laid, boats wait ashore with no dice and the damage they kept (POW-2, POW-3, POW-10)."""
    find_places(s)
    s.arrived = 0
    s.lost = 0
    s.adding = 0
    for seat in range(SEATS):
        s.hex[seat] = OFF
        s.facing[seat] = 0
        s.mark[seat] = NOT_STARTED
        s.net[seat] = 0
        s.turns[seat] = 0
        s.damage[seat] = s.kept_damage[seat]  # and they count towards sinking (POW-R16)
        s.hit[seat] = 0
        s.fate[seat] = RACING
        s.order[seat] = 0
        for face in range(FACES):
            s.dice[seat, face] = 0  # POW-3.3
    s.phase = PLACE
    s.turn = seat_after(s.first, s.seats - 1, s.seats)  # the start player's right neighbour places first (POW-3.1)
    if s.tiny:
        begin_tiny(s)


@rule
def to_move(s: State) -> int:
    return -1 if s.phase == OVER else s.turn


@rule
def dice_count(s: State, seat: int) -> int:
    return s.dice[seat, 0] + s.dice[seat, 1] + s.dice[seat, 2]


@rule
def dice_total(s: State, seat: int) -> int:
    """The distance to move (POW-4.5)."""
    return s.dice[seat, 0] + 2 * s.dice[seat, 1] + 3 * s.dice[seat, 2]


@rule
def turned_facing(facing: int, turn: int) -> int:
    """The facing after turning left, not at all or right by 60 degrees (POW-5.1, POW-R31)."""
    return (facing + 7 - turn) % 6


@rule
def legal(s: State, out: Ints) -> int:
    """The legal actions of the boat to move. At most one die more or fewer (POW-4.2, POW-R4), all chosen dice
    rolled at once (POW-4.3, POW-R5), then a heading."""
    seat = s.turn
    n = 0
    if s.phase == PLACE:
        for i in range(s.place_count):
            if boat_on(s, s.place[i]) < 0:
                for facing in range(6):
                    out[n] = place(s.place[i], facing)
                    n += 1
    elif s.phase == NUMBER:
        out[0] = number(ADD)
        out[1] = number(KEEP)  # with no dice too: turning on the spot is allowed (POW-4.6, POW-R3)
        n = 2
        for face in range(FACES):
            if s.dice[seat, face] > 0:
                out[n] = number(REMOVE + face)
                n += 1
    elif s.phase == REROLL:
        n = list_rerolls(s.dice[seat, 0], s.dice[seat, 1], s.dice[seat, 2], out)
    elif s.phase == HEADING:
        total = dice_total(s, seat)
        longest = longest_run(s, seat, total)
        for turn in range(3):  # with no way to go all three, so a boat is never stuck (POW-R24, POW-R26)
            if run_after(s, seat, turn, total) == longest:
                out[n] = heading(turn)
                n += 1
    return n


@rule
def list_rerolls(most_ones: int, most_twos: int, most_threes: int, out: Ints) -> int:
    """Which dice can be rolled again; equal dice are not told apart (POW-R30).

    One loop, not one in another: threads of a GPU that have different dice go through it side by side.
    """
    count = (most_ones + 1) * (most_twos + 1) * (most_threes + 1)
    ones, twos, threes = 0, 0, 0
    for n in range(count):
        out[n] = reroll(ones, twos, threes)
        threes += 1
        if threes > most_threes:
            threes = 0
            twos += 1
            if twos > most_twos:
                twos = 0
                ones += 1
    return count


@rule
def run_after(s: State, seat: int, turn: int, total: int) -> int:
    """How far the boat could run after a turn: land, shore and buoys block, boats do not (POW-5.3, POW-R6)."""
    return free_run(s, s.hex[seat], turned_facing(s.facing[seat], turn), total)


@rule
def longest_run(s: State, seat: int, total: int) -> int:
    """The run a boat must take: the total if a heading allows it, else the longest (POW-5.2, POW-5.4, POW-5.5)."""
    longest = 0
    for turn in range(3):
        longest = max(longest, run_after(s, seat, turn, total))
    return longest


@rule
def apply_part(s: State, action: int, events: Ints) -> bool:
    """Play one decision; whether another course is to be laid."""
    seat = s.turn
    if s.phase == PLACE:
        place_boat(s, seat, (action - PLACE_BASE) // 6, (action - PLACE_BASE) % 6, events)
    elif s.phase == NUMBER:
        change_number(s, seat, action - NUMBER_BASE, events)
    elif s.phase == REROLL:
        again = 0
        for face in range(FACES):
            chosen = chosen_dice(action, face + 1)
            s.dice[seat, face] -= chosen
            again += chosen
        roll(s, seat, again, events)
    else:
        move(s, seat, action - HEADING_BASE, events)
    return s.phase == LAYING


@rule
def place_boat(s: State, seat: int, hex_: int, facing: int, events: Ints) -> None:
    """Put a boat at its place (POW-3.2); anticlockwise until the start player, who then moves first (POW-3.1)."""
    if s.race == 0 and seat == seat_after(s.first, s.seats - 1, s.seats):
        tell(events, RACE_LAID, 0, s.first)
    s.hex[seat] = hex_
    s.facing[seat] = facing
    tell(events, PLACED, seat, row_of(hex_), col_of(hex_), facing)
    if seat == s.first:
        s.phase = NUMBER
        tell(events, TURN, seat, 1, 1)
    else:
        s.turn = seat_after(seat, s.seats - 1, s.seats)


@rule
def change_number(s: State, seat: int, change: int, events: Ints) -> None:
    """Add a die, keep the number or remove a die (POW-4.2); with no die left to choose from, roll at once."""
    if change == ADD:
        s.adding = 1  # an added die must be rolled (POW-4.4)
    elif change >= REMOVE:
        s.dice[seat, change - REMOVE] -= 1
        tell(events, REMOVED, seat, change - REMOVE + 1)
    if dice_count(s, seat) > 0:
        s.phase = REROLL
    else:
        roll(s, seat, 0, events)


@rule
def roll(s: State, seat: int, again: int, events: Ints) -> None:
    """Roll the chosen dice and the added one together, once (POW-4.3); each face is as likely (POW-1.4)."""
    added = s.adding
    faces = TINY_FACES if s.tiny else FACES  # POW-12.2
    for _ in range(added + again):
        s.dice[seat, draw(s, faces)] += 1
    s.adding = 0
    s.phase = HEADING
    tell(events, DICE, seat, dice_total(s, seat), s.dice[seat, 0], s.dice[seat, 1], s.dice[seat, 2], added, again)


@rule
def rest_after(s: State, hex_: int, facing: int, run: int) -> int:
    """How many hexes of its run a boat really goes: past boats (POW-6.6), to the last free hex (POW-6.7, POW-R7)."""
    rest, ahead = 0, hex_
    for i in range(1, run + 1):
        ahead = neighbour(ahead, facing)
        if boat_on(s, ahead) < 0:
            rest = i
    return rest


@rule
def sail(s: State, seat: int, facing: int, total: int) -> tuple[int, int, int, int, int]:
    """What becomes of a boat that sails a total: its run, the hexes it really goes, and its mark, net and hex then.

    Only hexes really passed count (POW-7.8, POW-R9), none if it stays (POW-7.9).
    """
    start = wide(s.hex[seat])
    run = free_run(s, start, facing, total)
    rest = rest_after(s, start, facing, run)
    mark, net, here = advance_by(s, wide(s.mark[seat]), wide(s.net[seat]), start, facing, rest)
    return run, rest, mark, net, here


@rule
def move(s: State, seat: int, turn: int, events: Ints) -> None:
    """Sail the total, in the order of POW-R32: rest, progress, damage, home or sunk, end of the race, next boat."""
    total = dice_total(s, seat)
    facing = turned_facing(s.facing[seat], turn)  # kept even if it does not move (POW-6.1, POW-R25)
    run, rest, mark, net, here = sail(s, seat, facing, total)
    s.facing[seat] = facing
    s.turns[seat] += 1
    tell(events, MOVED, seat, row_of(here), col_of(here), facing, total, rest, mark)
    if events.shape[0] > 0:
        tell_course(s, seat, wide(s.mark[seat]), mark, events)
        if rest < run:
            tell(events, BEHIND, seat, boat_on(s, neighbour(here, facing)), run, rest)
    s.hex[seat] = here
    s.mark[seat] = mark
    s.net[seat] = net
    if run < total:
        hit = LAND
        if events.shape[0] > 0:
            hit = buoy_behind(s, here, facing, run - rest)
        crash(s, seat, total, run, hit, events)
    if mark == HOME:  # keeps its place even if this very move sank it (POW-8.2, POW-9.3)
        leave(s, seat, FINISHED, s.arrived)
        s.home[s.race, seat] = s.turns[seat]
        s.arrived += 1
        tell(events, FINISHED_RACE, seat, s.arrived, s.turns[seat])
    elif s.damage[seat] >= SINKS_AT:  # POW-6.4
        leave(s, seat, SUNK, s.lost)
        s.lost += 1
        tell(events, SANK, seat)
    next_boat(s, seat, events)


@rule
def tell_course(s: State, seat: int, before: int, mark: int, events: Ints) -> None:
    """Tell which marks a boat has rounded, as which boat in order, or that it went back past one (POW-7.4)."""
    for passed in range(before, min(mark, HOME - 1)):
        ahead = 0
        for other in range(s.seats):
            if other != seat and s.mark[other] > passed:  # boats at home have passed everything
                ahead += 1
        tell(events, ROUNDED, seat, passed, ahead + 1)
    if mark < before:
        tell(events, BACKED, seat, mark)


@rule
def buoy_behind(s: State, hex_: int, facing: int, more: int) -> int:
    """The buoy that ends a run `more` hexes from here, or LAND."""
    ahead = neighbour(hex_, facing)
    for _ in range(more):
        ahead = neighbour(ahead, facing)
    found = LAND
    for buoy in range(5):
        if s.buoy[buoy] == ahead:
            found = buoy
    return found


@rule
def crash(s: State, seat: int, total: int, run: int, hit: int, events: Ints) -> None:
    """Take the rest of the total as damage, even all of it, and lose all dice (POW-6.2, POW-6.3, POW-6.5).

    Hexes lost by stopping behind a boat do not count (POW-6.8, POW-R8).
    """
    damage = total - run
    s.damage[seat] += damage
    s.hit[seat] = 1
    for face in range(FACES):
        s.dice[seat, face] = 0
    tell(events, CRASHED, seat, damage, s.damage[seat], SINKS_AT, total, run, hit)


@rule
def leave(s: State, seat: int, fate: int, order: int) -> None:
    """Take a boat that is home or sunk off the lake (POW-R10, POW-R11)."""
    s.fate[seat] = fate
    s.order[seat] = order
    s.hex[seat] = OFF
    for face in range(FACES):
        s.dice[seat, face] = 0


@rule
def next_boat(s: State, seat: int, events: Ints) -> None:
    """Pass the turn to the left to a boat still racing, or end the race (POW-R12, POW-R28)."""
    racing = s.seats - s.arrived - s.lost
    if racing == 0 or (racing == 1 and s.lost == 0 and s.alternative == 0):
        end_race(s, NONE_LEFT if racing == 0 else ONE_LEFT, events)
        return
    following = seat_after(seat, 1, s.seats)
    while s.fate[following] != RACING:
        following = seat_after(following, 1, s.seats)
    longest = TINY_TURNS if s.tiny else LONGEST_RACE  # POW-12.3
    if s.turns[following] >= longest:
        end_race(s, TOO_LONG, events)
        return
    s.turn = following
    s.phase = NUMBER
    tell(events, TURN, following, s.turns[following] + 1, 1 if s.turns[following] >= s.turns[seat] else 0)


@rule
def ahead_of(s: State, seat: int, other: int) -> bool:
    """Whether a boat ranks before another in this race (POW-R13, POW-R19, POW-R28)."""
    if s.fate[seat] == FINISHED or s.fate[other] == FINISHED:
        if s.fate[seat] == s.fate[other]:
            return s.order[seat] < s.order[other]
        return s.fate[seat] == FINISHED
    if s.fate[seat] == SUNK or s.fate[other] == SUNK:
        if s.fate[seat] == s.fate[other]:
            return s.order[seat] > s.order[other]
        return s.fate[other] == SUNK
    if s.mark[seat] != s.mark[other]:
        return s.mark[seat] > s.mark[other]
    if s.net[seat] != s.net[other]:
        return s.net[seat] > s.net[other]
    return (seat - s.first + s.seats) % s.seats < (other - s.first + s.seats) % s.seats


@rule
def end_race(s: State, why: int, events: Ints) -> None:
    """Give the points, repair the boats but for one counter, and go on to the next race or the end."""
    tell(events, RACE_OVER, s.race, why, s.arrived, s.lost, TINY_TURNS if s.tiny else LONGEST_RACE)
    last_turn = 0  # of the last boat home
    for seat in range(s.seats):
        if s.fate[seat] == FINISHED:
            last_turn = max(last_turn, s.turns[seat])
    for seat in range(s.seats):
        ahead = 0
        for other in range(s.seats):
            if other != seat and ahead_of(s, other, seat):
                ahead += 1
        s.ranked[s.race, seat] = ahead
        gained, base, sooner, lost = 0, -1, 0, 0
        if s.fate[seat] == FINISHED:
            if s.alternative:  # POW-11.1, POW-11.2, POW-R20, POW-R21: not home is as good as sunk
                sooner = last_turn - s.turns[seat]
                lost = SUNK_BONUS * (s.seats - s.arrived)
            base = race_points(s, ahead)
            gained = base + sooner + lost
        s.gained[s.race, seat] = gained
        s.points[seat] += gained
        if s.hit[seat]:  # one counter stays for good (POW-10.1, POW-10.2, POW-R15)
            s.kept_damage[seat] += 1
        tell(events, SCORED, seat, ahead + 1, gained, s.points[seat], s.race, base, sooner, lost)
    if s.race + 1 == RACES:
        finish_match(s)
    else:
        s.race += 1
        s.first = seat_after(s.first, 1, s.seats)  # POW-1.6
        s.phase = LAYING


@rule
def race_points(s: State, place_in_race: int) -> int:
    """Points of a boat that is home: places below it times the race's number (POW-9.1, POW-9.2, POW-11.3, POW-R14)."""
    return (s.seats - 1 - place_in_race) * (s.race + 1)


@rule
def finish_match(s: State) -> None:
    """Rank the seats by points, ties by the last race (POW-1.5, POW-9.4)."""
    s.phase = OVER
    last = RACES - 1
    for seat in range(s.seats):
        ahead = 0
        for other in range(s.seats):
            if s.points[other] > s.points[seat] or (
                s.points[other] == s.points[seat] and s.ranked[last, other] < s.ranked[last, seat]
            ):
                ahead += 1
        s.final[seat] = ahead
        s.hex[seat] = OFF


@rule
def returns(s: State, out: Ints) -> None:
    share_places(s.final, s.seats, out)


@rule
def redeal(s: State, seat: int, seed: int) -> None:
    """Everything is public; only the dice to come are unknown."""
    seed_stream(s, seed)
