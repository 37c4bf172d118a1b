"""What players do, for the page on strategy: cards, jumps, harm, falls, totems and powers, and how a match is won."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from vaka.core.habits import NOBODY, Decision, Note
from vaka.core.kernel import State
from vaka.games.whakaari.actions import ACTIONS, CARD_BASE, PIECE_BASE, PULL, TOTEM, WORDS
from vaka.games.whakaari.components import EVENT_ICONS, MOVE, POWERS, SAVE
from vaka.games.whakaari.events import AN_EVENT, HOPPED, OWN_STONE
from vaka.games.whakaari.geometry import PIECES
from vaka.games.whakaari.geometry.numbers import ONE
from vaka.games.whakaari.rules.cards import has_move, icon_on
from vaka.games.whakaari.rules.reach import progress_of
from vaka.games.whakaari.state import BY_CARD, HOME, ICON, MAIN, NOTHING, STABLE, TARGET

WAY = 51_000 * ONE  # from board to board
HALF = 0.5
CAUSES = ("an event", "a player", "leaving the table")
LOOKS = (3, 5, 7)  # rounds at whose beginning the leader is looked for


def habits(decisions: Sequence[Decision]) -> Iterator[Note]:
    """Notes of a finished match."""
    for decision in decisions:
        if decision.before.phase == MAIN:
            yield from of_main(decision)
        elif decision.before.phase == ICON:
            for action in decision.legal:
                yield Note("uses an icon", decision.action == action, decision.seat, WORDS[action])
        elif decision.before.phase == TARGET and 0 <= decision.action - PIECE_BASE < PIECES:
            yield from of_target(decision)
        yield from of_events(decision)
    yield from of_falls(decisions)
    turns = [list(turn) for _, turn in groupby(decisions, lambda each: each.before.turns)]
    for turn in turns:
        yield from of_turn(turn)
    yield from of_leaders(turns, decisions[-1].after)
    yield from of_end(decisions)


def way_of(s: State, seat: int) -> float:
    """How much of the way to the goal a pawn has behind it, from 0 to 1."""
    return progress_of(s, seat) / WAY + HALF


def of_main(decision: Decision) -> Iterator[Note]:
    """Which of the cards in hand is played, and what is done besides."""
    s, seat = decision.before, decision.seat
    kind, parts = ACTIONS.decode(decision.action)
    codes = [int(s.action_code[action - CARD_BASE]) for action in decision.legal if ACTIONS.decode(action)[0] == "card"]
    if kind == "card":
        code = int(s.action_code[parts[0]])
        if len({bool(has_move(each)) for each in codes}) > 1:
            yield Note("plays a card with a jump", has_move(code), seat)
        if len({icon_on(each, 0) == SAVE for each in codes}) > 1:
            yield Note("plays a save for nothing", icon_on(code, 0) == SAVE, seat)
    if PULL in decision.legal:
        yield Note("brings a stone nearer", decision.action == PULL, seat)
    if TOTEM in decision.legal:
        half = "first half" if way_of(s, seat) < HALF else "second half"
        yield Note("puts its totem down", decision.action == TOTEM, seat, half)
    if decision.action == TOTEM:
        yield Note("way behind it at the totem", way_of(s, seat), seat)
    if any(ACTIONS.decode(action)[0] == "power" for action in decision.legal):
        yield Note("uses its power now", kind == "power", seat)


def of_target(decision: Decision) -> Iterator[Note]:
    """What a jump leads to, and whose stone another icon is aimed at."""
    s, seat, stone = decision.before, decision.seat, decision.action - PIECE_BASE
    rivals = [other for other in range(s.seats) if other != seat and s.pawn[other] == stone]
    if s.casting != NOTHING:
        return
    if s.icon == MOVE:
        yield Note("jumps onto a stable stone", s.side[stone] == STABLE, seat)
        yield Note("jumps onto a rival's stone", bool(rivals), seat)
    elif rivals:
        best = max(way_of(s, other) for other in range(s.seats) if other != seat)
        yield Note("aims at the leading rival", any(way_of(s, other) == best for other in rivals), seat)


def of_events(decision: Decision) -> Iterator[Note]:
    """Falls and what they cost, drags, and events drawn."""
    s, after = decision.before, decision.after
    for event in decision.events:
        kind = event["kind"]
        if kind == "fell":
            seat = event["seat"]
            yield Note("way lost by a fall", way_of(s, seat) - way_of(after, seat), seat)
            yield Note("falls onto its own board", event["to"] == HOME, seat)
        elif kind == "dragged" and event["why"] in (BY_CARD, OWN_STONE):
            for whose, owner in (("nobody's", NOBODY), ("own", event["by"])):
                yield Note("drags a stone", event["owner"] == owner, event["by"], whose)
            yield Note("drags a stone", event["owner"] not in (NOBODY, event["by"]), event["by"], "a rival's")
        elif kind == "event":
            for number, icon in enumerate(EVENT_ICONS):
                if icon:
                    yield Note("event", event["icon"] == number, event["seat"], icon)


def of_falls(decisions: Sequence[Decision]) -> Iterator[Note]:
    """What brings pawns down: an event card, a stone pushed off the table, or the harm a player did."""
    causes: dict[int, str] = {}
    for decision in decisions:
        for event in decision.events:
            if event["kind"] == "collapses":
                causes[event["piece"]] = "an event" if event["cause"] == AN_EVENT else "a player"
            elif event["kind"] == "left":
                causes[event["piece"]] = "leaving the table"
            elif event["kind"] == "fell" and event["from"] in causes:
                for cause in CAUSES:
                    yield Note("falls by", causes[event["from"]] == cause, event["seat"], cause)


def of_turn(turn: list[Decision]) -> Iterator[Note]:
    """What a turn brings."""
    s, end = turn[0].before, turn[-1].after
    seat = s.turn
    told = [event for decision in turn for event in decision.events]
    hops = sum(each["kind"] == "jumped" and each["seat"] == seat and each["why"] == HOPPED for each in told)
    yield Note("jumps a turn", hops, seat)
    yield Note("way gained in a turn", way_of(end, seat) - way_of(s, seat), seat)
    yield Note("goes back in its turn", way_of(end, seat) < way_of(s, seat) - 0.02, seat)
    harmed = [other for other in range(s.seats) if other != seat and way_of(end, other) < way_of(s, other) - 0.02]
    yield Note("throws a rival back in its turn", bool(harmed), seat)


def of_leaders(turns: list[list[Decision]], end: State) -> Iterator[Note]:
    """Whether whoever is ahead at the beginning of a round wins."""
    for look in LOOKS:
        s = next((turn[0].before for turn in turns if turn[0].before.turns == (look - 1) * end.seats), None)
        if s is not None:
            ways = [way_of(s, seat) for seat in range(s.seats)]
            seat = ways.index(max(ways))
            yield Note("leader wins", end.place[seat] == 0, seat, look)
            yield Note("way of the leader", max(ways), seat, look)


def of_end(decisions: Sequence[Decision]) -> Iterator[Note]:
    """What everybody did in all, by power, and how it was won."""
    s, told = decisions[-1].after, [event for decision in decisions for event in decision.events]
    for seat in range(s.seats):
        mine = [event for event in told if event.get("seat") == seat]
        power = POWERS[s.power[seat]]
        yield Note("wins by power", s.place[seat] == 0, seat, power)
        yield Note("wins by turn order", s.place[seat] == 0, seat, (seat - s.first) % s.seats + 1)
        uses = sum(event["kind"] == "power" for event in mine)
        yield Note("power uses", uses, seat, power)
        yield Note("power uses", uses, seat)
        yield Note("powers gained", sum(event["kind"] == "gained" for event in mine), seat)
        yield Note("falls a match", sum(event["kind"] == "fell" for event in mine), seat)
        yield Note("match without a fall", not any(event["kind"] == "fell" for event in mine), seat)
        yield Note("saves a match", sum(event["kind"] == "saved" for event in mine), seat)
        yield Note("jumps a match", sum(event["kind"] == "jumped" and event["why"] == HOPPED for event in mine), seat)
        yield Note("events a match", sum(event["kind"] == "event" for event in mine), seat)
        yield Note("totem leaves the board", any(event["kind"] == "totem" for event in mine), seat)
        yield Note("way at the end", way_of(s, seat), seat)
    last = [event for event in told if event["kind"] in ("played", "power", "won")]
    if len(last) > 1 and last[-1]["kind"] == "won" and last[-1]["reached"]:
        yield Note("last jump is a power's", last[-2]["kind"] == "power", last[-1]["seat"])
        yield Note("turns of the winner", (s.turns // s.seats) + 1, last[-1]["seat"])
