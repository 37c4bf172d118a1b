"""Uneven pennies, the smallest game in which a predictable player loses: both seats hide 0 or 1; the first wins if they
are equal, with 1 only half the time. Its only equilibrium has both seats hide 1 twice in three times."""

from typing import Any

from vaka.core.actions import ActionSpace, Kind
from vaka.core.chance import draw, seed_stream
from vaka.core.game import Game, Rules
from vaka.core.kernel import Ints, State, record_type, rule
from vaka.core.meta import Meta
from vaka.core.observation import Layout

UNIT = 840
STATE = record_type([("chance", "u8"), ("reveals", "u2"), ("turn", "i1"), ("coin", "i1", 2), ("won", "i1")])


@rule
def setup(s: State, seats: int, options: Ints, number: int) -> None:
    seed_stream(s, number)


@rule
def to_move(s: State) -> int:
    return int(s.turn) if s.turn < 2 else -1


@rule
def legal(s: State, out: Ints) -> int:
    out[0] = 0
    out[1] = 1
    return 2


@rule
def apply(s: State, action: int, events: Ints) -> None:
    s.coin[s.turn] = action
    s.turn += 1
    if s.turn == 2:
        s.won = 1 if s.coin[0] == s.coin[1] and (action == 0 or draw(s, 2) == 0) else 0


@rule
def returns(s: State, out: Ints) -> None:
    out[0] = UNIT if s.won == 1 else -UNIT
    out[1] = -out[0]


@rule
def redeal(s: State, seat: int, number: int) -> None:
    seed_stream(s, number)
    if seat == 1 and s.turn == 1:
        s.coin[0] = draw(s, 2)


@rule
def policy(s: State, actions: Ints, count: int, memo: State) -> int:
    return int(actions[0])


@rule
def simultaneous(s: State) -> int:
    return 1


def unused(*_: Any) -> Any:
    raise NotImplementedError


GAME = Game(
    meta=Meta("pennies", "Pennies", "", "", 2024, (2, 2), 1, 1),
    state=STATE,
    rules=Rules(setup, to_move, legal, apply, returns, redeal, unused, policy, simultaneous),
    actions=ActionSpace(hide=Kind("hide 0 or 1", coin=2)),
    max_actions=2,
    max_plies=2,
    observation=Layout(),
    events=(),
    notation=unused,  # type: ignore[arg-type]
    view=unused,
    describe=unused,
    why_not=unused,
)
