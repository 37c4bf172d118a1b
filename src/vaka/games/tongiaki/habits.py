"""What players do, for the page on strategy: turns, fleets, voyages, royal islands, and what they have at the end."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from vaka.core.events import Event
from vaka.core.habits import Decision, Note
from vaka.core.kernel import State
from vaka.games.tongiaki.actions import ACTIONS
from vaka.games.tongiaki.board import JETTY, TONGA, VALUE
from vaka.games.tongiaki.components import ISLANDS
from vaka.games.tongiaki.events import EXCESS, LOST
from vaka.games.tongiaki.state import SETUP, TURN, seat_of

HALF = 16  # tiles turned over
MANY = 4  # colours counted together from here on
FIRST_TURNS = 8  # told apart


def habits(decisions: Sequence[Decision]) -> Iterator[Note]:
    """Notes of a finished match."""
    for decision in decisions:
        if decision.before.phase == SETUP:
            yield from of_setup(decision)
        elif decision.before.phase == TURN:
            yield from of_turn(decision)
    for _, turn in groupby((each for each in decisions if each.before.phase != SETUP), lambda each: each.before.turns):
        yield from of_migrations(list(turn))
    half = next((each.before for each in decisions if each.before.drawn >= HALF), None)
    if half is not None:
        yield from of_half(half, decisions[-1].after)
    yield from of_end(decisions)


def points(s: State, colour: int) -> int:
    """What the islands of a colour are worth."""
    return sum(int(VALUE[island]) for island in range(ISLANDS) if held(s, island, colour))


def held(s: State, island: int, colour: int) -> bool:
    return bool(s.present[island, colour] or s.royal[island] == colour)


def of_setup(decision: Decision) -> Iterator[Note]:
    """With whom a boat of the set-up shares its beach."""
    s, (beach,) = decision.before, ACTIONS.decode(decision.action)[1]
    mine = s.moored[beach, s.turn]
    yield Note("sets up beside a rival", s.crowd[beach] > mine, decision.seat)
    yield Note("sets up beside itself", mine > 0, decision.seat)


def of_turn(decision: Decision) -> Iterator[Note]:
    """What a turn is used for, and where a colour expands."""
    s, seat, colour = decision.before, decision.seat, decision.before.turn
    kind, parts = ACTIONS.decode(decision.action)
    kinds = [ACTIONS.decode(action) for action in decision.legal]
    part = "early" if s.drawn < HALF else "late"
    turn = (s.turns - 1) // s.seats + 1
    if turn <= FIRST_TURNS:
        for name in ("expand", "found", "settle"):
            yield Note(f"{name} in turn", kind == name, seat, turn)
    yield Note("settles", kind == "settle", seat, part)
    if kind == "settle":
        yield Note("boats taken up to settle", s.ashore[colour], seat)
    if values := [int(VALUE[each[0]]) for name, each in kinds if name == "found"]:
        yield Note("founds where it can", kind == "found", seat, part)
        yield Note("founds by value", kind == "found", seat, max(values))
    if kind == "found":
        yield Note("value of a royal island", int(VALUE[parts[0]]), seat)
        yield Note("royal island founded at tile", s.drawn, seat)
        yield Note("boats given up for it", s.present[parts[0], colour] - 1, seat)
    if kind == "expand":
        boats = s.present[parts[0], colour]
        most = max(s.present[each[0], colour] for name, each in kinds if name == "expand")
        yield Note("expands on Tonga", parts[0] == TONGA, seat, part)
        if sum(name == "expand" for name, _ in kinds) > 1:
            yield Note("expands where it has most boats", boats == most, seat)
            yield Note("boats there when it expands", boats, seat)
            crowded = any(s.present[parts[0], other] for other in range(s.colours) if other != colour)
            yield Note("expands where a rival is", crowded, seat)


def of_migrations(turn: list[Decision]) -> Iterator[Note]:
    """The fleets of a turn: who sails, whether they arrive, and how many follow each other."""
    voyages: list[list[Event]] = []
    for decision in turn:
        for event in decision.events:
            if event["kind"] == "sailed":
                voyages.append([])
            if voyages:
                voyages[-1].append(event)
        if ACTIONS.decode(decision.action)[0] == "sail":
            yield from of_choice(decision)
    if ACTIONS.decode(turn[0].action)[0] == "expand":
        yield Note("expansion puts to sea", bool(voyages), turn[0].seat)
        yield Note("voyages of a turn", len(voyages), turn[0].seat)
    for voyage in voyages:
        sailed, kinds = voyage[0], [event["kind"] for event in voyage]
        colours, unknown = min(sailed["colours"], MANY), "turned" in kinds
        yield Note("sails into the unknown", unknown, sailed["by"])
        yield Note("colours of a fleet", sailed["colours"], sailed["by"])
        yield Note("boats of a fleet", sailed["boats"], sailed["by"])
        if "at_sea" not in kinds:
            where = "unknown" if unknown else "known"
            yield Note(f"fails, {where}", "failed" in kinds, sailed["by"], colours)
            yield Note(f"fails, {where}", "failed" in kinds, sailed["by"])
        for event in voyage:
            if event["kind"] == "home" and event["reason"] == EXCESS:
                yield Note("sends home its own", event["seat"] == sailed["by"], sailed["by"])


def of_choice(decision: Decision) -> Iterator[Note]:
    """A fleet that is sent: whether the sender is in it, and from where it sails."""
    s, seat = decision.before, decision.seat
    island, edge = ACTIONS.decode(decision.action)[1]
    yield Note("sails with a boat of its own", s.moored[int(JETTY[island, edge]), s.turn] > 0, seat)
    yield Note("leaves Tonga", island == TONGA, seat)


def of_half(s: State, end: State) -> Iterator[Note]:
    """Whether the leader at half-time wins."""
    standing = {seat_of(s, colour): points(s, colour) for colour in range(s.colours)}
    best = max(standing.values())
    if list(standing.values()).count(best) == 1:
        seat = max(standing, key=standing.__getitem__)
        yield Note("leader at half-time wins", end.place[seat] == 0, seat)


def of_end(decisions: Sequence[Decision]) -> Iterator[Note]:
    """What everybody has at the end, and how they came to it."""
    s, told = decisions[-1].after, [event for decision in decisions for event in decision.events]
    yield Note("who ends it wins", s.place[decisions[-1].seat] == 0, decisions[-1].seat)
    for colour in range(s.colours):
        seat = seat_of(s, colour)
        royal = [int(VALUE[island]) for island in range(ISLANDS) if s.royal[island] == colour]
        yield Note("wins by turn order", s.place[seat] == 0, seat, colour + 1)
        yield Note("points", points(s, colour), seat)
        yield Note("islands", sum(held(s, island, colour) for island in range(1, ISLANDS)), seat)
        yield Note("boats on the map", s.ashore[colour], seat)
        yield Note("boats on Tonga at the end", s.present[TONGA, colour], seat)
        yield Note("royal islands", len(royal), seat)
        yield Note("royal points", sum(royal), seat)
        yield Note("wins with royal islands", s.place[seat] == 0, seat, len(royal))
        for reason, name in ((LOST, "boats lost at sea"), (EXCESS, "boats without a mooring")):
            mine = (each for each in told if each["kind"] == "home" and each["seat"] == seat)
            yield Note(name, sum(each["boats"] for each in mine if each["reason"] == reason), seat)
        for island in range(1, ISLANDS):
            yield Note("on an island of value", held(s, island, colour), seat, int(VALUE[island]))
            if held(s, island, colour):
                others = sum(held(s, island, other) for other in range(s.colours) if other != colour)
                yield Note("shares an island", others > 0, seat)
