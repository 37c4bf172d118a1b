"""A simple careful player: counts the jumps left from every stone, and hinders those who are ahead.

The jumps left are counted once a table and seat, with discs in place of squares, and kept in the memo.
"""

from vaka.core.kernel import Ints, State, record_type, rule
from vaka.core.numbers import wide
from vaka.games.whakaari.actions import (
    ANGLE_BASE,
    BOARD_BASE,
    CARD_BASE,
    END,
    FALL,
    PIECE_BASE,
    PLACE_BASE,
    POWER_BASE,
    PULL,
    PUSH_BASE,
    SAY_ADD,
    SAY_DRAG,
    SAY_EMPTY,
    SAY_MOVE,
    SAY_NEAR,
    SAY_OCC,
    TOTEM,
)
from vaka.games.whakaari.components import DRAG_OWN, MOVE, NO_ICON, OCC, SAVE
from vaka.games.whakaari.geometry import GRID_HALF, GRID_LINES, LIES, LONG, PIECES, SUPREME, degree_of
from vaka.games.whakaari.geometry.numbers import ONE
from vaka.games.whakaari.geometry.ruler import board_reaches, past_volcano
from vaka.games.whakaari.rules.cards import distance_on, icon_on
from vaka.games.whakaari.rules.icons import SHOT, SPELL, SURF, power_distance
from vaka.games.whakaari.rules.reach import (
    ahead_by,
    can_reach,
    can_reach_board,
    fits_target,
    goal_board,
    progress_of,
    spot,
)
from vaka.games.whakaari.state import (
    ANGLE,
    HOME,
    ICON,
    MAIN,
    PLACE,
    PUSH,
    REACT,
    REACT_TARGET,
    REMOVE,
    SEATS,
    SECOND,
    STABLE,
    TANK,
    TARGET,
)

MEMO_FIELDS = [("key", "i8", SEATS), ("jumps", "i1", (SEATS, PIECES + 2))]
MEMO = record_type(MEMO_FIELDS)
FAR = 40  # jumps from a stone without a way
JUMP_COST = 1000
SHAKY_COST = 150
WIN = 1 << 30


@rule
def table_key(s: State, seat: int) -> int:
    """A number that differs between tables and seats."""
    key = 17 + seat
    for i in range(PIECES):
        key = (key * 31 + wide(s.x[i]) * 5 + wide(s.y[i]) * 3 + wide(s.lies[i])) & 0xFFFFFFFFFF
    return key + 1


@rule
def roughly_joined(s: State, a: int, b: int) -> bool:
    """Whether some card joins two stones, both taken for discs."""
    dx, dy = wide(s.x[a]) - wide(s.x[b]), wide(s.y[a]) - wide(s.y[b])
    far = wide(s.dist[SUPREME]) + 2 * wide(s.radius)
    if dx * dx + dy * dy > far * far:
        return False
    return past_volcano(s, wide(s.x[a]), wide(s.y[a]), wide(s.x[b]), wide(s.y[b]))


@rule
def count_jumps(s: State, seat: int, memo: State) -> None:
    """Count the jumps to the goal from every stone and from the player's board, unless they are known."""
    key = table_key(s, seat)
    if memo.key[seat] == key:
        return
    memo.key[seat] = key
    goal = goal_board(s, seat)
    for i in range(PIECES):
        memo.jumps[seat, i] = FAR
        if s.lies[i] == LIES and (
            board_reaches(s, goal, i, wide(s.dist[LONG])) or board_reaches(s, goal, i, wide(s.dist[SUPREME]))
        ):
            memo.jumps[seat, i] = 1
    for jumps in range(1, FAR - 1):
        found = False
        for i in range(PIECES):
            if memo.jumps[seat, i] == jumps:
                for j in range(PIECES):
                    if memo.jumps[seat, j] == FAR and s.lies[j] == LIES and roughly_joined(s, i, j):
                        memo.jumps[seat, j] = jumps + 1
                        found = True
        if not found:
            break
    memo.jumps[seat, HOME] = FAR
    memo.jumps[seat, HOME + 1] = 0
    for i in range(PIECES):
        if (
            s.lies[i] == LIES
            and memo.jumps[seat, i] < memo.jumps[seat, HOME]
            and board_reaches(s, seat, i, wide(s.dist[LONG]))
        ):
            memo.jumps[seat, HOME] = memo.jumps[seat, i] + 1


@rule
def cost_at(s: State, seat: int, memo: State, at: int) -> int:
    """How bad a place is for a pawn: jumps left, then the way, then whether it is about to go."""
    cost = memo.jumps[seat, at] * JUMP_COST
    if at < PIECES:
        cost -= ahead_by(s, seat, at, HOME) // (ONE * 100)
        if s.side[at] != STABLE:
            cost += SHAKY_COST
        if s.bomb[at]:
            cost += 3 * JUMP_COST
    return cost


@rule
def best_jump(s: State, seat: int, memo: State, dist: int, boards: int) -> int:
    """The least cost a jump of this distance leads to."""
    best = WIN
    for i in range(PIECES):
        if can_reach(s, seat, i, dist):
            best = min(best, cost_at(s, seat, memo, i))
    if boards and can_reach_board(s, seat, goal_board(s, seat), dist):
        best = -WIN
    return best


@rule
def rival_on(s: State, seat: int, piece: int) -> int:
    """What it is worth to disturb a stone: the progress of the rivals on it; never with one's own pawn there."""
    worth = 0
    for other in range(wide(s.seats)):
        if s.pawn[other] == piece:
            if other == seat:
                return -1000
            worth += 300 + progress_of(s, other) // (ONE * 100)
    return worth


@rule
def best_rival(s: State, seat: int, icon: int, dist: int) -> int:
    best = 0
    for i in range(PIECES):
        if fits_target(s, seat, icon, i, dist):
            best = max(best, rival_on(s, seat, i))
    return best


@rule
def card_score(s: State, seat: int, memo: State, kind: int) -> int:
    """What playing a card is worth: the way its jump saves, or a rival disturbed."""
    code = wide(s.action_code[kind])
    dist = wide(s.dist[distance_on(code)])
    score = -200 if icon_on(code, 0) == SAVE else 0
    for slot in range(2):
        icon = icon_on(code, slot)
        if icon == MOVE:
            score = max(score, cost_at(s, seat, memo, wide(s.pawn[seat])) - best_jump(s, seat, memo, dist, 1))
        elif icon != NO_ICON and icon != SAVE:
            score = max(score, best_rival(s, seat, icon, dist) // 2)
    return score


@rule
def main_score(s: State, seat: int, memo: State, action: int) -> int:
    here = cost_at(s, seat, memo, wide(s.pawn[seat]))
    if action == END:
        return 1
    if action == TOTEM:  # it is placed once: not too early
        return 5000 if memo.jumps[seat, s.pawn[seat]] <= 3 or progress_of(s, seat) > 0 else -5000
    if action == PULL:
        return 4000
    if action < PUSH_BASE:
        power = action - POWER_BASE
        if power in (SURF, SPELL):
            return -1
        gained = here - best_jump(s, seat, memo, wide(s.dist[power_distance(power)]), 1 if power != SHOT else 0)
        return 3000 + gained if gained > JUMP_COST // 2 else -1
    return 10 + card_score(s, seat, memo, action - CARD_BASE)


@rule
def icon_score(s: State, seat: int, memo: State, action: int) -> int:
    """A jump that helps first, then harm to a rival; else leave it."""
    dist = wide(s.dist[distance_on(wide(s.action_code[s.card]))])
    if action == SAY_MOVE:
        return cost_at(s, seat, memo, wide(s.pawn[seat])) - best_jump(s, seat, memo, dist, 1)
    if action == SAY_OCC:
        return best_rival(s, seat, OCC, dist) // 2 - 1
    if action in (SAY_NEAR, SAY_DRAG):
        code = wide(s.action_code[s.card])
        icon = icon_on(code, 0) if icon_on(code, 0) != MOVE else icon_on(code, 1)
        return best_rival(s, seat, icon, dist) // 2 - 1
    if action == SAY_ADD:
        return 5
    return -1 if action == SAY_EMPTY else 0


@rule
def piece_score(s: State, seat: int, memo: State, action: int) -> int:
    """A stone or a board as a target, by what it is for."""
    at = action - PIECE_BASE
    if action >= BOARD_BASE:
        at = HOME if action - BOARD_BASE == seat else HOME + 1
        return WIN if at != HOME else -cost_at(s, seat, memo, HOME)
    if s.phase == PUSH:
        return -ahead_by(s, wide(s.chosen), at, HOME) // (ONE * 100)
    if s.phase == REMOVE:
        return cost_at(s, seat, memo, at)
    if s.phase == SECOND:
        return rival_on(s, seat, at) if s.casting == SHOT else 1
    if s.phase == REACT_TARGET or (s.phase == TARGET and (s.icon == MOVE or s.icon == NO_ICON)):
        return -cost_at(s, seat, memo, at)
    if s.phase == TARGET:
        if s.icon == DRAG_OWN:
            return 0
        return rival_on(s, seat, at) * 8 + min(memo.jumps[seat, at], 7)
    return at  # a square rather than a disc, for the toss


@rule
def angle_wanted(s: State, seat: int) -> int:
    """Drag a rival back home, oneself towards the goal."""
    piece, board = wide(s.chosen), goal_board(s, seat)
    for other in range(wide(s.seats)):
        if other != seat and s.pawn[other] == piece and s.pawn[seat] != piece:
            board = other
    return degree_of(wide(s.mid_x[board]) - wide(s.x[piece]), wide(s.mid_y[board]) - wide(s.y[piece]))


@rule
def place_score(s: State, seat: int, action: int) -> int:
    """A stone is best added one long jump ahead of the pawn."""
    place, grid = action - PLACE_BASE, wide(s.grid)
    x, y = (place % GRID_LINES - GRID_HALF) * grid, (place // GRID_LINES - GRID_HALF) * grid
    goal = goal_board(s, seat)
    fx, fy = spot(s, seat, wide(s.pawn[seat]))
    wx, wy = fx + (wide(s.mid_x[goal]) - fx) // 4, fy + (wide(s.mid_y[goal]) - fy) // 4
    return -((x - wx) * (x - wx) + (y - wy) * (y - wy)) // 1000


@rule
def score_of(s: State, seat: int, memo: State, action: int) -> int:
    if s.phase == MAIN:
        return main_score(s, seat, memo, action)
    if s.phase == ICON:
        return icon_score(s, seat, memo, action)
    if s.phase == PLACE:
        return place_score(s, seat, action)
    if s.phase == REACT:
        return -1 if action == FALL else action
    if PIECE_BASE <= action < ANGLE_BASE:
        return piece_score(s, seat, memo, action)
    if s.phase == TANK:
        return action  # anybody rather than nobody: `stay` is the lowest
    return 1 if action == TOTEM else 0


@rule
def policy(s: State, actions: Ints, count: int, memo: State) -> int:
    """The action of the highest score; the first of equals."""
    seat = wide(s.decider)
    if s.phase == ANGLE:
        return ANGLE_BASE + angle_wanted(s, seat)
    count_jumps(s, seat, memo)
    best, best_score = int(actions[0]), -2 * WIN
    for i in range(count):
        score = score_of(s, seat, memo, int(actions[i]))
        if score > best_score:
            best, best_score = int(actions[i]), score
    return best
