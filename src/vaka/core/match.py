"""One play of a game: seed, options, seats and actions, and every position they lead through.

Only the last position is kept, and one in sixteen before it: the others are played again when somebody asks for them.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from operator import index
from typing import Any, NamedTuple

from vaka.core.arrays import np
from vaka.core.chance import shown_more
from vaka.core.contract import RETURN_UNIT
from vaka.core.errors import IllegalMove, NotUndoable, OutOfRange
from vaka.core.events import Event, event_rows, new_events, read_rows
from vaka.core.game import Game
from vaka.core.kernel import State
from vaka.core.notation import read_move, write_lines
from vaka.core.numbers import is_whole
from vaka.core.registry import game_of

SEEDS = 1 << 64
MARK = 16  # plies from one position that is kept to the next
FIELD_BYTES, BYTES_BYTES, ACTION_BYTES = 250, 40, 37  # of a state's view of a field, a bytes object, an action


def check_seed(seed: Any) -> int:
    """A seed as a number, or an error that says what a seed is."""
    try:
        number = int(seed) if isinstance(seed, str) else index(seed)
    except (TypeError, ValueError):
        raise OutOfRange("bad-seed", seed=str(seed)) from None
    if not 0 <= number < SEEDS or isinstance(seed, bool):
        raise OutOfRange("bad-seed", seed=str(seed))
    return number


class Position(NamedTuple):
    """A position of a match and what the decision before it told, unless it was restored from a mark."""

    ply: int
    state: State
    events: list[list[int]] | None = None


class Match:
    """A match under way or finished, in plain mode.

    Without `seats` it has four, or as many as the game allows; `options` that are not named have their defaults. Seed,
    options, seats and actions are the whole match: the same ones lead through the same positions everywhere.

    >>> match = Match("powerboats", seats=2, seed=7)
    >>> match.push(match.moves()[0])
    >>> match.ply, match.over
    (1, False)
    """

    # what was found out about a state, kept with it
    _turn: tuple[State, int] | None = None
    _legal: tuple[State, list[int]] | None = None
    _free: tuple[State, int] | None = None  # who may undo the decision that led to it

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        kit: Iterable[int] | None = None,
        start: bytes | None = None,
        kept: bool = False,
    ) -> None:
        """`kept`: a match from a record or a store may have options that a new one may no longer have."""
        self.game = game_of(game)
        self.seats = self.game.meta.check_seats(seats)
        self.options = self.game.meta.complete(options, None if kept else self.seats)
        self.seed = check_seed(seed)
        self.kit = None if kit is None else self.game.check_kit(kit)
        self.actions: list[int] = []
        self.agreed = False  # ended because everybody agreed to stop
        self.start = start  # a state redealt from another match; None is what the seed deals
        first = self.game.new_state()
        if start is None:
            self.game.rules.setup(first, self.seats, self.game.option_codes(self.options, self.kit), self.seed)
        else:
            first.memory[:] = start
        self._marks = [first.tobytes()]  # the state after each MARK plies
        self._seats = bytearray()  # who decided at each ply
        self._now = Position(0, first)
        self._found: Position | None = None  # the one played again last

    @property
    def state(self) -> State:
        """The position now. Do not write to it."""
        return self._now.state

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return len(self.actions)

    @property
    def to_move(self) -> int:
        """The seat that decides now, −1 when the match is over."""
        turn, state = self._turn, self._now.state
        if turn is None or turn[0] is not state:
            turn = self._turn = state, int(self.game.rules.to_move(state))
        return turn[1]

    @property
    def over(self) -> bool:
        return self.to_move < 0

    @property
    def returns(self) -> list[float] | None:
        """Each seat's result from 1.0 (sole win) to −1.0 (last), or None while the match goes on."""
        if not self.over:
            return None
        out = np.zeros(self.seats, np.int32)
        self.game.rules.returns(self.state, out)
        return [int(value) / RETURN_UNIT for value in out]

    @property
    def places(self) -> list[int | None] | None:
        """Each seat's place, or None while the match goes on; those who have not won have none if the game ranks only
        winners."""
        returns = self.returns
        if returns is None:
            return None
        places = [1 + sum(other > value for other in returns) for value in returns]
        return [place if place == 1 or self.game.meta.ranked else None for place in places]

    def legal(self) -> list[int]:
        """The legal actions; empty when the match is over."""
        legal, state = self._legal, self._now.state
        if legal is None or legal[0] is not state:
            legal = self._legal = state, [] if self.over else self.game.legal_actions(state)
        return legal[1].copy()

    def moves(self) -> list[str]:
        """The legal actions in notation."""
        return [self.game.notation.write(self.state, action) for action in self.legal()]

    def play(self, action: int) -> None:
        """Play an action; IllegalMove, with nothing changed, if the rules forbid it or the match is at its limit."""
        if not is_whole(action) or action not in self.legal():
            raise IllegalMove("illegal-action", action=str(action), seat=self.to_move)
        if self.ply >= self.game.max_plies:
            raise IllegalMove("match-too-long", game=self.game.meta.title, most=self.game.max_plies)
        before, seat = self.state, self.to_move
        self._now, self._found = self._after(self._now, action), None
        after = self._now.state
        self._free = after, seat if not shown_more(before, after) else -1
        self.actions.append(int(action))
        self._seats.append(seat)
        if self.ply % MARK == 0:
            self._marks.append(after.tobytes())

    def _after(self, position: Position, action: int) -> Position:
        """The position an action leads to."""
        after, events = self.game.copy(position.state), new_events()
        self.game.rules.apply(after, action, events)
        return Position(position.ply + 1, after, event_rows(events))

    def push(self, move: str) -> None:
        """Play a move given in notation; InvalidMove or IllegalMove, with nothing changed, if it cannot be."""
        if self.over:
            raise IllegalMove("match-over", move=str(move))
        self.play(read_move(self.game, self.state, move))

    def stop(self) -> None:
        """End the match as it stands, because everybody agrees; IllegalMove where the game does not provide for it."""
        ended = None if self.over else self.game.agreed_end(self.state)
        if ended is None:
            raise IllegalMove("no-agreed-end", game=self.game.meta.title)
        self._now = self._now._replace(state=ended)  # no decision, so the ply stays
        self.agreed = True

    def at(self, ply: int) -> State:
        """The position after `ply` decisions. Do not write to it."""
        return self._position(self._check_ply(ply)).state

    def seat_at(self, ply: int) -> int:
        """The seat that decided after `ply` decisions, or decides now; −1 when the match is over."""
        return self.to_move if ply == len(self.actions) else self._seats[self._check_ply(ply)]

    def since(self, seats: Collection[int]) -> int | None:
        """How many decisions were made after the last one of these seats; None if they made none."""
        return next((after for after, seat in enumerate(reversed(self._seats)) if seat in seats), None)

    def positions(self, ply: int = 0) -> Iterator[State]:
        """The position after `ply` decisions and all that followed, the last one included."""
        for number in range(ply, self.ply + 1):
            yield self.at(number)

    def _position(self, ply: int) -> Position:
        """The position at a ply."""
        return self._now if ply == self.ply else self._replayed(ply)

    def _replayed(self, ply: int) -> Position:
        """The position at a ply, played again from the nearest one that is there."""
        found, behind_mark = self._found, ply % MARK
        if found is None or not 0 <= ply - found.ply <= max(1, behind_mark):
            found = Position(ply - behind_mark, self._restored(self._marks[ply // MARK]))
        while found.ply < ply:
            found = self._after(found, self.actions[found.ply])
        self._found = found  # whoever goes through a match asks for the next one next
        return found

    def _restored(self, memory: bytes) -> State:
        state = self.game.new_state()
        state.memory[:] = memory
        return state

    def events(self, ply: int, seat: int | None = None) -> list[Event]:
        """What a seat (or a spectator) was told when decision number `ply` (from 1) was played."""
        return read_rows(self.told(ply), self.game.events, seat)

    def told(self, ply: int) -> list[list[int]]:
        """The events of decision number `ply` for all seats, in rows: see `vaka.core.events`."""
        if self._check_ply(ply) == 0:
            return []
        told = self._position(ply).events
        if told is None:
            found = self._found = self._after(self._position(ply - 1), self.actions[ply - 1])
            told = found.events or []
        return told

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """What a seat (or a spectator) may see now, as plain data."""
        if seat is not None and not (is_whole(seat) and 0 <= seat < self.seats):
            raise OutOfRange("bad-seat", seat=repr(seat), last=self.seats - 1)
        return self.game.view(self.state, seat)

    def fork(self, ply: int | None = None) -> "Match":
        """A new match that shares the first `ply` decisions with this one and may go on; without a ply, all of it."""
        count = self.ply if ply is None else self._check_ply(ply)
        fork = Match.__new__(Match)
        fork.__dict__.update(self.__dict__)
        if count != self.ply or (self.agreed and ply is not None):
            fork._now, fork._found = self._replayed(count), None
            fork.agreed = False
        fork.actions = self.actions[:count]
        fork._seats = self._seats[:count]
        fork._marks = self._marks[: count // MARK + 1]
        return fork

    def dealt_anew(self, ply: int, seat: int, seed: int) -> "Match":
        """A match that begins where a seat stood after `ply` decisions; what it could not see, dice too, is redealt.

        The decisions before are not part of it, and seed and actions alone do not lead to it, so it has no record.
        """
        known = self.game.copy(self.at(ply))
        self.game.rules.redeal(known, seat, check_seed(seed))
        return Match(self.game, self.seats, self.options, seed, self.kit, known.tobytes(), kept=True)

    @property
    def undoer(self) -> int:
        """The seat that may undo the last decision, because nothing was rolled, drawn or revealed by it, or −1."""
        if not self.actions or self.agreed:
            return -1
        free, after = self._free, self._now.state
        if free is None or free[0] is not after:
            before = self.at(self.ply - 1)
            free = self._free = after, self._seats[-1] if not shown_more(before, after) else -1
        return free[1]

    def can_undo(self, seat: int) -> bool:
        """Whether the last decision was this seat's and nothing was rolled, drawn or revealed by it."""
        return seat >= 0 and self.undoer == seat

    def undo(self, seat: int) -> None:
        """Undo the last decision, if it is free; NotUndoable otherwise."""
        if not self.can_undo(seat):
            raise NotUndoable("not-undoable")
        self.__dict__.update(self.fork(self.ply - 1).__dict__)

    def lines(self) -> list[str]:
        """The match in notation, one line a turn."""
        return write_lines(self.game, self.fork(self.ply).positions(), self.actions)

    @property
    def weight(self) -> int:
        """About how many bytes of memory it takes."""
        state = self.game.state.itemsize + FIELD_BYTES * len(self.game.state.names or ())
        return state + len(self._marks) * (self.game.state.itemsize + BYTES_BYTES) + self.ply * ACTION_BYTES

    def _check_ply(self, ply: int) -> int:
        if not 0 <= ply <= self.ply:
            raise OutOfRange("bad-ply", ply=ply, last=self.ply)
        return ply

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.seats} seats, seed {self.seed}, ply {self.ply}>"
