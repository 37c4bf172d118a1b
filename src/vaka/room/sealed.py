"""Sealed choices: made before their turn in a round of simultaneous choices, seen by nobody until all are there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vaka.core import rounds
from vaka.core.match import Match


@dataclass(frozen=True)
class Sealed:
    """The choice of one seat in a round: its actions so far, and whether they are all it has to make."""

    actions: tuple[int, ...]
    whole: bool
    at: int  # when, in milliseconds since 1970
    closed: bool = False  # all have chosen: it can no longer be changed
    stood: int = 0  # milliseconds for which its clock stood still by then, because an earlier choice was whole


@dataclass(frozen=True)
class Round:
    """A round of simultaneous choices as far as the log has come."""

    undone: int  # how often decisions had been undone when it began: a round that is played again is another one
    ply: int  # at which it began
    seats: tuple[int, ...]  # who chooses in it, in the order of the game
    left: tuple[int, ...]  # those of them whose choice is not in the log, or not all of it
    played: Mapping[int, tuple[int, ...]]  # what is in the log, by seat

    @property
    def key(self) -> tuple[int, int]:
        return self.undone, self.ply


def round_of(match: Match, undone: int) -> Round | None:
    """The round a match is in."""
    if not rounds.round_number(match.game, match.state):
        return None
    ply, played = rounds.began(match), dict[int, tuple[int, ...]]()
    for number in range(ply, match.ply):
        seat = match.seat_at(number)
        played[seat] = (*played.get(seat, ()), match.actions[number])
    left = rounds.still_to_choose(match)
    seats = [*(seat for seat in played if seat not in left), *left]
    return Round(undone, ply, tuple(seats), tuple(left), played)


def to_play(at: Round, seat: int, sealed: Sealed | None) -> tuple[int, ...] | None:
    """What of a sealed choice is not in the log yet; None if there is none, or if the log has something else."""
    done = at.played.get(seat, ())
    if sealed is None or seat not in at.left or sealed.actions[: len(done)] != done:
        return None
    return sealed.actions[len(done) :]


def is_ready(at: Round, seat: int, sealed: Mapping[int, Sealed]) -> bool:
    """Whether a seat has made its whole choice."""
    choice = sealed.get(seat)
    return seat not in at.left or (choice is not None and choice.whole and bool(to_play(at, seat, choice)))


def with_action(match: Match, at: Round, seat: int, before: Sealed | None, action: int) -> tuple[tuple[int, ...], bool]:
    """A seat's choice with one more action, and whether it is whole then; IllegalMove if it may not be made. Who has
    made a whole choice begins another one with it."""
    made = () if before is None or before.whole else to_play(at, seat, before) or ()
    actions = (*made, action)
    _, whole = rounds.chosen(match, seat, actions)
    return (*at.played.get(seat, ()), *actions), whole


def without_last(at: Round, seat: int, before: Sealed) -> tuple[int, ...]:
    """A seat's choice without its last action."""
    return before.actions[: max(len(at.played.get(seat, ())), len(before.actions) - 1)]


def asked(match: Match, at: Round, seat: int, choice: Sealed | None) -> Match:
    """The match as a seat that has not finished its choice sees it, and from its beginning once it has."""
    made = to_play(at, seat, choice) or ()
    if choice is not None and choice.whole:
        made = ()
    return rounds.chosen(match, seat, made)[0]


def play_out(
    match: Match, at: Round, sealed: Mapping[int, Sealed], people: Sequence[int]
) -> list[tuple[int, int, Match]]:
    """The sealed choices of people that are due now, in the order of the game: seat, action, and the match after it.
    They end where somebody else is to decide, or with the round."""
    found: list[tuple[int, int, Match]] = []
    number, done = rounds.round_number(match.game, match.state), set[int]()
    while match.to_move in people and match.to_move not in done:
        seat = match.to_move
        for action in to_play(at, seat, sealed.get(seat)) or ():
            match = match.fork()
            match.play(action)
            found.append((seat, action, match))
        done.add(seat)
        if rounds.round_number(match.game, match.state) != number:
            break
    return found
