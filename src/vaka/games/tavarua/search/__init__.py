"""What the tree search asks of Tavarua: which action looks good, how rollouts play, and what a position is worth."""

from vaka.core.kernel import State, rule
from vaka.games.tavarua.search.evaluate import MEMO, evaluate, is_quiet
from vaka.games.tavarua.search.goals import event_of, task_of
from vaka.games.tavarua.search.play import priors, rollout_action

__all__ = ["MEMO", "chance_key", "evaluate", "is_quiet", "prepare_search", "priors", "rollout_action"]


@rule
def prepare_search(s: State, memo: State) -> None:
    """Find out what a match alone is played for."""
    memo.event = event_of(s) if s.seats == 1 else 0
    memo.task = task_of(int(memo.event))


@rule
def chance_key(s: State, seat: int) -> int:
    """What a plan depends on: the round, the sea's next card, where the seat stands and what it holds."""
    number = int(s.rounds) * 8 + int(s.next_wave) + 1
    number = (number * 8 + int(s.balance[seat]) + 3) * 4 + int(s.place[seat])
    number = (number * 8 + int(s.spot[seat])) * 4 + int(s.tokens[seat])
    for slot in range(s.hand_size[seat]):
        number = number * 9 + 1 + int(s.hand[seat, slot]) // 2
    return number
