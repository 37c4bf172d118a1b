"""Tiles are turned over and laid down; the map has no edge."""

from vaka.core.chance import draw
from vaka.core.events import tell
from vaka.core.kernel import Ints, State, rule
from vaka.games.tongiaki.board import NOWHERE, OPPOSITE, STEP_Q, STEP_R, TILES, is_island
from vaka.games.tongiaki.events import LAST_TILE
from vaka.games.tongiaki.state import LYING, PILE


@rule
def turn_over(s: State) -> int:
    """The top tile of the pile, now known to all (TON-Q33); in the tiny game any one of it (TON-15.2)."""
    if s.tiny:
        tile = s.pile[s.drawn + draw(s, PILE - s.drawn)]
        at = PILE - 1
        while s.pile[at] != tile:
            at -= 1
        while at > s.drawn:  # the others stay in order
            s.pile[at] = s.pile[at - 1]
            at -= 1
        s.pile[at] = tile
    tile = s.pile[s.drawn]
    s.drawn += 1
    s.reveals += 1
    if is_island(tile):
        s.islands_left -= 1
    else:
        s.oceans_left -= 1
    return tile


@rule
def lay(s: State, tile: int, beside: int, side: int) -> None:
    """Lay a tile on the free side of another, red mark against it: any edge fits any edge (TON-6.1, TON-Q6, TON-Q7).

    The mark decides the rotation, and no other neighbour has a say (TON-6.2, TON-Q8).
    """
    q = s.q[beside] + int(STEP_Q[side])
    r = s.r[beside] + int(STEP_R[side])
    s.q[tile] = q
    s.r[tile] = r
    s.rho[tile] = (side + OPPOSITE) % 6
    s.against[tile] = beside
    s.where[tile] = LYING
    for other in range(TILES):
        if s.where[other] == LYING and other != tile:
            direction = direction_of(s.q[other] - q, s.r[other] - r)
            if direction >= 0:
                s.near[tile, direction] = other
                s.near[other, (direction + OPPOSITE) % 6] = tile
    s.stale = 0
    # one kind is enough (TON-12.1, TON-Q21c), and a removed tile was placed all the same (TON-Q21b)
    if s.islands_left == 0 or s.oceans_left == 0:
        s.final = 1


@rule
def turns_without_tile(s: State) -> int:
    """Turns that ended since the one in which a tile was placed last, or since the beginning (TON-Q32).

    `stale` counts that turn too, once there is such a turn; it stays so, or old records would end in other states.
    """
    return max(0, s.stale - (1 if s.drawn > 0 else 0))


@rule
def tell_tile(s: State, kind: int, tile: int, events: Ints) -> None:
    """Tell where a tile was laid, and whether it was the last of its kind."""
    tell(events, kind, tile, s.q[tile], s.r[tile], s.rho[tile], s.islands_left, s.oceans_left)
    if s.final:
        tell(events, LAST_TILE, 1 if s.islands_left == 0 else 0)


@rule
def direction_of(q: int, r: int) -> int:
    """The direction of a step between neighbouring hexes, or NOWHERE for any other distance."""
    for direction in range(6):
        if STEP_Q[direction] == q and STEP_R[direction] == r:
            return direction
    return NOWHERE


@rule
def lift_tile(s: State, tile: int) -> None:
    """Leave an ordinary empty hex where a tile was (TON-Q28)."""
    for side in range(6):
        other = s.near[tile, side]
        if other >= 0:
            s.near[other, (side + OPPOSITE) % 6] = NOWHERE
            s.near[tile, side] = NOWHERE
