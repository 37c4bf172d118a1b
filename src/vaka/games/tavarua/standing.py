"""Who is ahead of whom in an event of a career, at any moment of it."""

from vaka.core.kernel import State
from vaka.games.tavarua.rules.ending import board_sum
from vaka.games.tavarua.state import LONG, LONGBOARDS, SHORT, SHORTBOARDS

PERSON = 0


def place(s: State, board: int, surfer: int = PERSON) -> int:
    """A surfer's place on a board: sum, then best wave, then second. A dead tie goes to the person, but not with no
    wave recorded (TAV-G2)."""

    def key(one: int) -> tuple[int, ...]:
        scores = [int(s.score[one, board, i]) for i in range(2)]
        best = sorted((max(0, score) for score in scores), reverse=True)
        return (board_sum(s, one, board), *best, (1 if max(scores) >= 0 else -1) if one == PERSON else 0)

    return 1 + sum(key(other) > key(surfer) for other in range(s.surfers))


def places(s: State, surfer: int) -> dict[str, int]:
    """A surfer's place on each board of a contest with rivals; elsewhere nobody is ranked like this."""
    if not s.career or s.surfers == 1:
        return {}
    ridden = [("short", SHORT, LONGBOARDS), ("long", LONG, SHORTBOARDS)]
    return {name: place(s, board, surfer) for name, board, without in ridden if s.length != without}
