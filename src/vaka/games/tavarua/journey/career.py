"""Career: twelve events, a rank from 50 to 1, a surfer sheet (TAV-19). A career is a value; every event is a match."""

import hashlib
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, cast

from vaka.core.errors import IllegalMove, OutOfRange, UnknownName
from vaka.core.kernel import State
from vaka.core.match import Match, check_seed
from vaka.games.tavarua import META
from vaka.games.tavarua.components import KIT_EVENT, SOLO_STOKES, STOKES, WAVES, components, kit_of
from vaka.games.tavarua.payloads import Edition, Status
from vaka.games.tavarua.standing import place
from vaka.games.tavarua.state import LONG, SHORT

FRAME = components()["career"]
START, WIN, LOSS = FRAME["start"], FRAME["win"], FRAME["loss"]
UNLOCK_RANKS: list[int] = FRAME["unlock"]
BOXES = FRAME["boxes"]  # of each stoke card on the sheet
SHEET = STOKES[:SOLO_STOKES]
EDITIONS = META.options[0]
AI_LONG = 8


@dataclass(frozen=True)
class Event:
    """One line of the event sheet in one edition (TAV-19.8, TAV-19.9, TAV-19.10, TAV-19.11, TAV-G1)."""

    month: str
    name: str
    kind: str  # contest, combined, photo
    boards: str  # the option `length` of its match
    task: str | None  # what a photo shoot counts: hang_ten, aerial, barrel
    deck: tuple[int, ...]
    rounds: int
    ai: tuple[str, ...]
    places: tuple[int, ...]
    last: int

    @property
    def title(self) -> str:
        """What it is about: the task of a photo shoot, the boards of a contest, or both boards."""
        return self.task or (self.boards if self.kind == "contest" else self.kind)

    def kit(self, base: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
        """The kit of its match: the box, the event, and the stoke cards the surfer brings."""
        targets = [int(ai[1]) + (AI_LONG if ai[0] == "L" else 0) for ai in self.ai]
        return (*base[:KIT_EVENT], 1, *self.deck, self.rounds, *targets, *[0] * (3 - len(targets)), *cards)


@cache
def events(edition: Edition) -> tuple[Event, ...]:
    """The twelve events of an edition, January to December."""
    found = []
    for row in components()["events"]:
        own = row[edition]
        found.append(
            Event(
                row["month"],
                row["name"],
                row["kind"],
                row["boards"],
                row.get("task"),
                tuple(own["deck"]),
                sum(own["deck"]) - own["out"],
                tuple(own["ai"]),
                tuple(own.get("places", ())),
                own.get("last", 0),
            )
        )
        assert len(own["deck"]) == len(WAVES)
    return tuple(found)


@dataclass(frozen=True)
class Result:
    """What an event brought: places by board, points, the rank after it, cards spent in it, boxes it unlocked."""

    places: tuple[tuple[str, int], ...]
    points: int
    rank: int
    spent: tuple[int, ...]
    boxes: int


@dataclass(frozen=True)
class Month:
    """An event played: its actions, what it brought, and the stoke cards chosen for the boxes."""

    actions: tuple[int, ...]
    result: Result
    unlocked: tuple[str, ...]


@dataclass(frozen=True)
class Career:
    """A year of one surfer. It never changes: `after` gives the career with one event more."""

    name: str
    edition: Edition
    seed: int
    kit: tuple[int, ...] | None = None  # None is the box of components.toml
    months: tuple[Month, ...] = ()

    @property
    def rank(self) -> int:
        return self.months[-1].result.rank if self.months else START

    @property
    def ranks(self) -> tuple[int, ...]:
        """The rank at the start and after each event."""
        return (START, *(month.result.rank for month in self.months))

    @property
    def status(self) -> Status:
        """under_way, won or lost: won at rank 1, lost at 60 or without rank 1 after December (TAV-19.2, TAV-G9)."""
        return self._status(self.rank, len(self.months))

    @property
    def event(self) -> Event:
        """The next event."""
        if self.status != "under_way":
            raise OutOfRange("tavarua-career-over", name=self.name)
        return events(self.edition)[len(self.months)]

    @property
    def unlocked(self) -> tuple[int, ...]:
        """Unlocked boxes by stoke card (TAV-19.4)."""
        return tuple(sum(month.unlocked.count(card) for month in self.months) for card in SHEET)

    @property
    def spent(self) -> tuple[int, ...]:
        """Spent boxes by stoke card."""
        return tuple(sum(month.result.spent[i] for month in self.months) for i in range(len(SHEET)))

    @property
    def cards(self) -> tuple[int, ...]:
        """What the next event starts with: unlocked and not spent (TAV-19.6)."""
        return tuple(have - gone for have, gone in zip(self.unlocked, self.spent, strict=True))

    def match(self, actions: tuple[int, ...] = ()) -> Match:
        """The match of the next event, with some decisions already made."""
        event = self.event
        options = {"edition": self.edition, "snaking": "on" if event.ai else "off", "length": event.boards}
        base = kit_of(components()) if self.kit is None else self.kit
        match = Match("tavarua", 1, options, self._seed(), event.kit(base, self.cards))
        for action in actions:
            match.play(action)
        return match

    def _seed(self) -> int:
        text = f"{self.seed} {len(self.months)}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")

    def result(self, match: Match) -> Result:
        """What the finished match of the next event brings. Both boards are added (TAV-G27)."""
        if not match.over:
            raise IllegalMove("tavarua-career-unfinished", month=self.event.month)
        s, event = match.state, self.event
        places = tuple((board, place(s, number)) for board, number in ranked_boards(event))
        points = task_points(s, event) + sum(place_points(event, where) for _, where in places)
        rank = self.rank_after(points)
        spent = tuple(before - int(s.held[0, i]) for i, before in enumerate(self.cards))
        return Result(places, points, rank, spent, self.boxes_at(rank))

    def asks(self, result: Result) -> int:
        """How many boxes are to be chosen after an event: none if it ends the career (TAV-J16)."""
        return result.boxes if self.status_at(result.rank) == "under_way" else 0

    def rank_after(self, points: int) -> int:
        """The rank to which points lead (TAV-19.3, TAV-G9)."""
        return max(WIN, self.rank - points)

    def boxes_at(self, rank: int) -> int:
        """How many boxes the next event unlocks if it leads to this rank: each unlock rank counts once (TAV-19.5,
        TAV-G7)."""
        return sum(rank <= unlock < min(self.ranks) for unlock in UNLOCK_RANKS)

    def status_at(self, rank: int) -> Status:
        """What the career would be after the next event at this rank."""
        return self._status(rank, len(self.months) + 1)

    def _status(self, rank: int, played: int) -> Status:
        if rank <= WIN:
            return "won"
        return "lost" if rank >= LOSS or played == len(events(self.edition)) else "under_way"

    def after(self, match: Match, unlocked: tuple[str, ...] = ()) -> "Career":
        """The career after its next event, with stoke cards chosen for the boxes unlocked."""
        result = self.result(match)
        if len(unlocked) != self.asks(result):
            raise OutOfRange("tavarua-career-boxes", given=len(unlocked), needed=self.asks(result))
        for card in unlocked:
            if card not in SHEET:
                raise UnknownName("tavarua-career-card", card=card, known=", ".join(SHEET))
            if self.unlocked[SHEET.index(card)] + unlocked.count(card) > BOXES:
                raise OutOfRange("tavarua-career-full", card=card, boxes=BOXES)
        return replace(self, months=(*self.months, Month(tuple(match.actions), result, tuple(unlocked))))


def new_career(name: str, edition: str = "revised", seed: Any = 0, kit: tuple[int, ...] | None = None) -> Career:
    """A career before January, at rank 50 (TAV-19.1).

    >>> new_career("Kai", seed=7).event.month
    'january'
    """
    EDITIONS.encode(edition)
    return Career(name, cast(Edition, edition), check_seed(seed), kit)


def ranked_boards(event: Event) -> list[tuple[str, int]]:
    """The boards an event ranks; a combined contest ranks each on its own (TAV-19.9). No trophies (TAV-19.10)."""
    if event.kind == "combined":
        return [("long", LONG), ("short", SHORT)]
    return [] if event.kind == "photo" else [("long", LONG) if event.boards == "longboards" else ("short", SHORT)]


def place_points(event: Event, where: int) -> int:
    """Points of a place: the lowest is the last, a place without an entry gives 0 (TAV-G3)."""
    if where == len(event.ai) + 1:
        return event.last
    return event.places[where - 1] if where <= len(event.places) else 0


def task_points(s: State, event: Event) -> int:
    """Points of a photo shoot (TAV-G5, TAV-G6, TAV-G28)."""
    if event.task == "hang_ten":
        return int(s.hang_tens[0])
    if event.task == "aerial":
        return int(s.aerials[0])
    return int(s.barrels[0]) if event.task == "barrel" else 0
