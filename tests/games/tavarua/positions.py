"""Positions for tests: surfers put into the water by hand, cards dealt by name, waves turned as wanted."""

from typing import Any

import vaka
from vaka.core.events import new_events, read_events
from vaka.core.match import Match
from vaka.games.tavarua import actions
from vaka.games.tavarua.components import KINDS, STOKES, STRONGEST, WAVES
from vaka.games.tavarua.journey.career import BOXES, SHEET, Career, Event, Month, Result
from vaka.games.tavarua.journey.career import events as career_events
from vaka.games.tavarua.notation import BOARDS, card_kind, card_text
from vaka.games.tavarua.payloads import Edition
from vaka.games.tavarua.rules.choose import seek_choice
from vaka.games.tavarua.rules.prepare import seek_preparation, switch_ai
from vaka.games.tavarua.state import (
    BOARD,
    CHANNEL,
    CHOOSE,
    HIDDEN_FRONT,
    MULLIGAN,
    PREPARE,
    RIDING,
    WASH,
)

GAME = vaka.load("tavarua")
PLACES = {"channel": CHANNEL, "riding": RIDING, "wash": WASH}


def fresh(seats: int = 2, kit: tuple[int, ...] | None = None, seed: int | None = None, **options: str) -> Any:
    """A match just set up in which seat 0 is first."""
    codes = GAME.option_codes(options, kit)
    for number in range(1000) if seed is None else [seed]:
        s = GAME.new_state()
        GAME.rules.setup(s, seats, codes, number)
        if s.first == 0 or seed is not None:
            return s
    raise AssertionError("seat 0 is never first")


def afloat(seats: int = 2, boards: str = "", kit: tuple[int, ...] | None = None, **options: str) -> Any:
    """The first round with everybody in the channel on space 3 beside unbroken waves, to choose an action.

    `boards` has a letter a seat, S or L; hands are 1nT 1tT 2nT 2tT 3nM; of seats 4 and 5
    1nM 1tM 2nM 2tM 3tM.
    """
    s = fresh(seats, kit, None, **options)
    while s.phase == BOARD:
        play(s, "long" if boards[s.turn : s.turn + 1] == "L" else "short")
    while s.phase == MULLIGAN:
        play(s, "keep")
    for space in range(1, 7):
        s.die[space] = 1 if space > 1 else 6
    for seat in range(s.seats):
        s.spot[seat] = 3
    for seat in range(s.seats):
        hand(s, seat, "")
    for seat in range(s.seats):
        hand(s, seat, "1nT 1tT 2nT 2tT 3nM" if seat < 4 else "1nM 1tM 2nM 2tM 3tM")
    return choosing(s)


def choosing(s: Any) -> Any:
    """Start the hidden choice with the first player."""
    s.phase, s.steps = CHOOSE, 0
    assert seek_choice(s)
    return s


def preparing(s: Any) -> Any:
    """Start the preparation with the first player; if nobody has anything to prepare, the hidden choice."""
    s.phase, s.steps = PREPARE, 0
    if not seek_preparation(s):
        switch_ai(s, new_events())
        choosing(s)
    return s


def event(month: str, edition: str = "revised", cards: tuple[int, ...] = (0,) * 6) -> Any:
    """A career event just begun: the person in the channel on space 3, AI surfers on their targets."""
    found = month_of(month, edition)
    s = afloat(1, "L" if found.boards != "shortboards" else "S", found.kit(GAME.kit, cards), edition=edition,
               snaking="on" if found.ai else "off", length=found.boards)  # fmt: skip
    for surfer in range(1, s.surfers):
        s.spot[surfer] = s.target[surfer]
    return s


def settle(s: Any) -> None:
    """Make what seats know of the deck fit a position made by hand."""
    s.deck_size, s.heap_size = sum(s.deck), sum(s.heap)
    for seat in range(s.seats):
        for card in range(KINDS):
            others = sum(list(hand_of(s, other)).count(card) for other in range(s.seats) if other != seat)
            s.deck_limit[seat, card] = s.deck[card] + others


def hand_of(s: Any, seat: int) -> list[int]:
    return [int(s.hand[seat, i]) for i in range(s.hand_size[seat])]


def cards(s: Any, seat: int) -> str:
    return " ".join(card_text(card) for card in hand_of(s, seat))


def hand(s: Any, seat: int, text: str) -> None:
    """Give a seat exactly these cards, from the deck or else from the discards."""
    for card in hand_of(s, seat):
        s.deck[card] += 1
    kinds = sorted(card_kind(word) for word in text.split())
    for slot in range(8):
        s.hand[seat, slot] = kinds[slot] if slot < len(kinds) else 0
    s.hand_size[seat] = len(kinds)
    for card in kinds:
        take(s, card)
    settle(s)


def take(s: Any, card: int) -> None:
    pile = s.deck if s.deck[card] else s.heap
    assert pile[card] > 0, f"no {card_text(card)} left"
    pile[card] -= 1


def put(s: Any, surfer: int, place: str, space: int, **fields: int) -> None:
    """Put a surfer somewhere; other fields by name (board, balance, tokens, zone, ...)."""
    s.place[surfer], s.spot[surfer] = PLACES[place], space
    for name, value in fields.items():
        getattr(s, name)[surfer] = value


def pile(s: Any, surfer: int, text: str, perfect: int = 0) -> None:
    """Give a surfer a score pile such as "3nT*1 2tM.b 1nT.h": * tokens, b barrel, h hang-ten."""
    for i, word in enumerate(text.split()):
        card, _, marks = word.partition(".")
        card, _, tokens = card.partition("*")
        take(s, card_kind(card))
        s.pile_card[surfer, i], s.pile_tokens[surfer, i] = card_kind(card), int(tokens or 0)
        s.pile_barrel[surfer, i], s.pile_hang[surfer, i] = "b" in marks, "h" in marks
        s.pile_size[surfer] = i + 1
    s.perfect[surfer] = perfect
    settle(s)


def dice(s: Any, faces: str) -> None:
    """Turn the dice of the waves on spaces 1 to 6."""
    for space, face in enumerate(faces.split(), 1):
        s.die[space] = int(face)


def wave(s: Any, kind: str, front: int) -> None:
    """Put a wave card on top."""
    if s.next_front != HIDDEN_FRONT:
        s.fronts[s.next_wave, s.next_front + STRONGEST] += 1
    s.pool[s.next_wave] += 1
    s.next_wave, s.next_front, s.peeked = WAVES.index(kind), front, 0
    s.pool[s.next_wave] -= 1
    s.fronts[s.next_wave, front + STRONGEST] -= 1
    assert s.pool[s.next_wave] >= 0


def give(s: Any, seat: int, *names: str) -> None:
    """Give a seat stoke cards."""
    for name in names:
        card = STOKES.index(name)
        if s.stoke_deck[card]:
            s.stoke_deck[card] -= 1
        s.held[seat, card] += 1


def play(s: Any, *tokens: str, seat: int | None = None, box: bool = True) -> list[dict[str, Any]]:
    """Play tokens one after another, each legal; return all events a seat (or a spectator) is told."""
    told: list[dict[str, Any]] = []
    for token in " ".join(tokens).split():
        action = GAME.notation.read(s, token)
        assert action in GAME.legal_actions(s), f"{token} is not legal; legal: {moves(s)}"
        events = new_events()
        GAME.rules.apply(s, action, events)
        told += read_events(events, GAME.events, seat)
    if box:  # a position with a whole box of cards
        GAME.invariants(s)
    return told


def moves(s: Any) -> list[str]:
    return [GAME.notation.write(s, action) for action in GAME.legal_actions(s)]


def at(s: Any, surfer: int) -> tuple[str, int]:
    """Where a surfer is. A wave that is ridden has already moved in when the next round has begun."""
    return ("channel", "riding", "bailed", "wash")[s.place[surfer]], int(s.spot[surfer])


def scores(s: Any, surfer: int, board: str = "short") -> list[float]:
    """The scores recorded on a board."""
    b = BOARDS.index(board)
    return [int(s.score[surfer, b, i]) / 2 for i in range(2) if s.score[surfer, b, i] >= 0]


def kinds(told: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The events of a kind, without their kind."""
    return [{key: value for key, value in one.items() if key != "kind"} for one in told if one["kind"] == kind]


def beside(faces: str = "6 6 6 1 1 1", seats: int = 2, boards: str = "", **options: str) -> Any:
    """Surfers on channel space 3 beside a broken wave."""
    s = afloat(seats, boards, None, **options)
    dice(s, faces)
    return choosing(s)


def riding(balance: int = 0, board: str = "", space: int = 4, seats: int = 1, text: str = "1nM") -> Any:
    """Seat 0 on a wave with a pile, to choose."""
    s = afloat(seats, board)
    put(s, 0, "riding", space, balance=balance)
    pile(s, 0, text)
    return choosing(s)


def chased(
    seats: int = 2, edition: str = "revised", rider: int = 1, snaking: str = "on", text: str = "2nM", tokens: int = 1
) -> Any:
    """Seat 0 (and others) beside a wave on space 3 that `rider` rides."""
    s = afloat(seats, "L" * seats, edition=edition, snaking=snaking)
    dice(s, "6 6 6 1 1 1")
    put(s, rider, "riding", 3)
    pile(s, rider, text)
    for seat in range(seats):
        s.tokens[seat] = tokens
    wave(s, "glass", 0)
    return choosing(s)


def only(s: Any, text: str) -> None:
    """Leave just these cards in the deck, so that they are drawn next; all others are discarded."""
    for card in range(KINDS):
        s.heap[card] += s.deck[card]
        s.deck[card] = 0
    for word in text.split():
        s.heap[card_kind(word)] -= 1
        s.deck[card_kind(word)] += 1
    settle(s)


def stack(s: Any, deck: str = "", heap: str = "") -> None:
    """Exactly these cards in deck and discards; the rest of the box is gone, so play with box=False."""
    for cards_there, text in ((s.deck, deck), (s.heap, heap)):
        for card in range(KINDS):
            cards_there[card] = 0
        for word in text.split():
            cards_there[card_kind(word)] += 1
    settle(s)


def shown(told: list[dict[str, Any]], surfer: int = 1) -> int:
    """What a surfer did: the number of its action."""
    return next(one["action"] for one in kinds(told, "showed") if one["seat"] == surfer)


def waits(s: Any) -> list[dict[str, Any]]:
    """One round in which the person waits."""
    choosing(s)
    return play(s, "W", "1nT")


def month_of(name: str, edition: str = "revised") -> Event:
    return next(one for one in career_events(edition) if one.month == name)


def career_at(*ranks: int, edition: Edition = "revised", unlocked: tuple[str, ...] = ()) -> Career:
    """A career that has come to these ranks."""
    nothing = (0,) * len(SHEET)
    months = tuple(Month((), Result((), 0, rank, nothing, 0), ()) for rank in ranks)
    if unlocked and months:
        months = (*months[:-1], Month((), months[-1].result, tuple(unlocked)))
    return Career("Kai", edition, 1, None, months)


def finish(career: Career) -> Any:
    """The match of the next event, played to its end."""
    match = career.match()
    while not match.over:
        match.play(match.legal()[0])
    return match


__all__ = ["GAME", "actions", "card_kind"]


FAVOURITES = ("in_the_zone", "energy_drink", "focus", "jetski", "inspiration", "call_it")


def bot_action(match: Match) -> int:
    """What the simple bot plays, knowing what its seat knows."""
    game = match.game
    known, out = game.copy(match.state), game.new_actions()
    game.rules.redeal(known, 0, match.seed ^ match.ply)
    return int(game.rules.policy(known, out, game.rules.legal(match.state, out), game.new_memo()))


def bot_boxes(career: Career, count: int) -> tuple[str, ...]:
    """Boxes of the sheet to check: the favourites first, three of each."""
    free = [card for card in FAVOURITES for _ in range(BOXES - career.unlocked[SHEET.index(card)])]
    return tuple(free[:count])


def bot_event(career: Career, actions: tuple[int, ...] = ()) -> Career:
    """The career after its next event, played by the simple bot."""
    match = career.match(actions)
    while not match.over:
        match.play(bot_action(match))
    return career.after(match, bot_boxes(career, career.asks(career.result(match))))
