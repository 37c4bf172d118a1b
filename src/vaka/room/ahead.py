"""Plans: what a seat will do at its next decisions if it then may. They are sealed like choices, for rounds to come.

What a seat is asked next is not known, so a plan is made where it would stand if the others did what a simple careful
player does, in a deal of everything the seat cannot see that was made up for it: nothing true is shown there. One is
played when the match comes to that decision, if it is legal, and with `only` if the seat may choose among exactly what
it was shown. Otherwise the rest of the plan is void, and the seat decides itself.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vaka.core.match import Match
from vaka.room.sealed import Round, Sealed, to_play

LONGEST = 8  # decisions in a plan
OTHERS = 200  # decisions of the others before a seat's own


@dataclass(frozen=True)
class PlannedDecision:
    """One decision of a plan."""

    action: int
    only: str | None = None  # the digest of what it was chosen among, if it is meant for nothing else


@dataclass(frozen=True)
class Plan:
    """The next decisions of a seat."""

    undone: int  # how often decisions had been undone: after that it is void
    made: int  # how many decisions the seat had made before the first of these
    decisions: tuple[PlannedDecision, ...]

    def at(self, made: int, undone: int) -> PlannedDecision | None:
        """What is planned for the decision that follows this many others."""
        place = made - self.made
        return self.decisions[place] if undone == self.undone and 0 <= place < len(self.decisions) else None


def made(match: Match, at: Round | None, seat: int, sealed: Mapping[int, Sealed]) -> int:
    """How many decisions a seat has made, sealed ones included."""
    own = sum(match.seat_at(ply) == seat for ply in range(match.ply))
    return own + len(to_play(at, seat, sealed.get(seat)) or () if at is not None else ())


def fits(decision: PlannedDecision, legal: Sequence[int]) -> bool:
    """Whether a planned decision is played where these actions are legal."""
    return decision.action in legal and decision.only in (None, digest(legal))


def digest(legal: Sequence[int]) -> str:
    """A short text for what a seat may choose among."""
    return hashlib.sha256(repr(sorted(legal)).encode()).hexdigest()[:16]


def planned(
    match: Match, seat: int, own: Sequence[int], wanted: Sequence[tuple[int, bool]], salt: str
) -> tuple[list[PlannedDecision], list[Match]]:
    """A plan as far as it can be made, and where the seat would stand at each decision and after the last."""
    decisions, stands = list[PlannedDecision](), list[Match]()
    while (at := ahead(match, seat, [*own, *(decision.action for decision in decisions)], salt)) is not None:
        stands.append(at)
        if len(decisions) == len(wanted) or wanted[len(decisions)][0] not in at.legal():
            break
        action, only = wanted[len(decisions)]
        decisions.append(PlannedDecision(action, digest(at.legal()) if only else None))
    return decisions, stands


def ahead(match: Match, seat: int, own: Sequence[int], salt: str) -> Match | None:
    """Where a seat would stand at its next decision after `own` decisions, which it makes as they come to it; None
    if there is none, or if one of them is not legal there. The salt is the room's secret: the seat must not know by
    which seed it was dealt for."""
    text = f"{salt} {match.ply} {seat}".encode()
    known = match.dealt_anew(match.ply, seat, int.from_bytes(hashlib.sha256(text).digest()[:7]))
    todo, others = list(own), 0
    while not known.over:
        if known.to_move != seat:
            others += 1
            if others > OTHERS:
                return None
            known.play(_likely(known))
        elif not todo:
            return known
        elif todo[0] in known.legal():
            known.play(todo.pop(0))
        else:
            return None
    return None


def _likely(match: Match) -> int:
    """What the game's simple player does; everything here is made up already."""
    game, out = match.game, match.game.new_actions()
    return int(game.rules.policy(match.state, out, game.rules.legal(match.state, out), game.new_memo()))
