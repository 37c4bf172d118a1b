"""One play of a game: seed, options, seats and actions, and every position they lead through."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from vaka.core.contract import RETURN_UNIT
from vaka.core.errors import IllegalMove, NotUndoable, OutOfRange
from vaka.core.events import new_events, read_events
from vaka.core.game import Game
from vaka.core.kernel import Ints, State
from vaka.core.notation import read_move, write_lines
from vaka.core.registry import load

SEEDS = 1 << 64


def check_seed(seed: Any) -> int:
    """A seed as a number, or an error that says what a seed is."""
    try:
        number = int(seed)
    except (TypeError, ValueError):
        raise OutOfRange("bad-seed", seed=str(seed)) from None
    if not 0 <= number < SEEDS or isinstance(seed, float | bool):
        raise OutOfRange("bad-seed", seed=str(seed))
    return number


class Match:
    """A match under way or finished, in plain mode.

    >>> match = Match("powerboats", seats=2, seed=7)
    >>> match.push(match.moves()[0])
    >>> match.ply, match.over
    (1, False)
    """

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
        self.game = load(game) if isinstance(game, str) else game
        self.seats = self.game.meta.check_seats(self.game.meta.seats[0] if seats is None else seats)
        self.options = self.game.meta.complete(options, None if kept else self.seats)
        self.seed = check_seed(seed)
        self.kit = None if kit is None else self.game.check_kit(tuple(kit))
        self.actions: list[int] = []
        self.start = start  # a state dealt anew from another match; None is what the seed deals
        first = self.game.new_state()
        if start is None:
            self.game.rules.setup(first, self.seats, self.game.option_codes(self.options, self.kit), self.seed)
        else:
            first.memory[:] = start
        self._states: list[State] = [first]
        self._events: list[Ints] = []
        self._agreed: State | None = None  # how it ended, if everybody agreed to stop

    @property
    def state(self) -> State:
        """The position now. Look, do not write."""
        return self._states[-1] if self._agreed is None else self._agreed

    @property
    def agreed(self) -> bool:
        """Whether it ended because everybody agreed to stop."""
        return self._agreed is not None

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return len(self.actions)

    @property
    def to_move(self) -> int:
        """The seat that decides now, −1 when the match is over."""
        return int(self.game.rules.to_move(self.state))

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

    def legal(self) -> list[int]:
        """The legal actions; empty when the match is over."""
        return [] if self.over else self.game.legal_actions(self.state)

    def moves(self) -> list[str]:
        """The legal actions in notation."""
        return [self.game.notation.write(self.state, action) for action in self.legal()]

    def play(self, action: int) -> None:
        """Play an action; IllegalMove, with nothing changed, if the rules forbid it."""
        if isinstance(action, bool) or action not in self.legal():
            raise IllegalMove("illegal-action", action=str(action), seat=self.to_move)
        after, events = self.game.copy(self.state), new_events()
        self.game.rules.apply(after, action, events)
        self._states.append(after)
        self._events.append(events[: 1 + int(events[0, 0])].copy())
        self.actions.append(int(action))

    def push(self, move: str) -> None:
        """Play a move given in notation; InvalidMove or IllegalMove, with nothing changed, if it cannot be."""
        if self.over:
            raise IllegalMove("match-over", move=move)
        self.play(read_move(self.game, self.state, move))

    def stop(self) -> None:
        """End the match as it stands, because everybody agrees; IllegalMove where the game does not provide for it."""
        ended = None if self.over else self.game.agreed_end(self.state)
        if ended is None:
            raise IllegalMove("no-agreed-end", game=self.game.meta.title)
        self._agreed = ended  # no decision, so the ply stays

    def at(self, ply: int) -> State:
        """The position after `ply` decisions."""
        return self.state if self._check_ply(ply) == self.ply else self._states[ply]

    def events(self, ply: int, seat: int | None = None) -> list[dict[str, Any]]:
        """What a seat (or a spectator) was told when decision number `ply` (from 1) was played."""
        return read_events(self._events[self._check_ply(ply) - 1], self.game.events, seat) if ply else []

    def view(self, seat: int | None = None) -> Mapping[str, Any]:
        """What a seat (or a spectator) may see now, as plain data."""
        return self.game.view(self.state, seat)

    def fork(self, ply: int | None = None) -> "Match":
        """A new match that shares the first `ply` decisions with this one and may go on; without a ply, all of it."""
        count = self.ply if ply is None else self._check_ply(ply)
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin._agreed = self._agreed if ply is None else None
        twin.actions = self.actions[:count]
        twin._states = self._states[: count + 1]
        twin._events = self._events[:count]
        return twin

    def dealt_anew(self, ply: int, seat: int, seed: int) -> "Match":
        """A match that begins where a seat stood after `ply` decisions; what it could not see, dice too, is dealt anew.

        The decisions before are not part of it, and seed and actions alone do not lead to it, so it has no record.
        """
        known = self.game.copy(self.at(ply))
        self.game.rules.redeal(known, seat, check_seed(seed))
        return Match(self.game, self.seats, self.options, seed, self.kit, known.tobytes(), kept=True)

    def can_undo(self, seat: int) -> bool:
        """Whether the last decision was this seat's and nothing was rolled, drawn or revealed by it."""
        if not self.actions or self.agreed:
            return False
        before, after = self._states[-2], self._states[-1]
        return (
            int(self.game.rules.to_move(before)) == seat
            and before.chance == after.chance
            and before.reveals == after.reveals
        )

    def undo(self, seat: int) -> None:
        """Take the last decision back, if it is free; NotUndoable otherwise."""
        if not self.can_undo(seat):
            raise NotUndoable("not-undoable", seat=seat)
        self.actions.pop()
        self._states.pop()
        self._events.pop()

    def lines(self) -> list[str]:
        """The match in notation, one line a turn."""
        return write_lines(self.game, self._states, self.actions)

    def _check_ply(self, ply: int) -> int:
        if not 0 <= ply <= self.ply:
            raise OutOfRange("bad-ply", ply=ply, last=self.ply)
        return ply

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.seats} seats, seed {self.seed}, ply {self.ply}>"
