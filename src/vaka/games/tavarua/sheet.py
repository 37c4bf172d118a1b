"""The score sheet: the waves that count on each board, and what made them worth so much."""

from vaka.core.ending import MatchEvents
from vaka.core.kernel import State
from vaka.games.tavarua.events import Event, Scored
from vaka.games.tavarua.notation import BOARDS
from vaka.games.tavarua.payloads import Bonus, Sheet, SheetWave


def sheet(s: State, events: MatchEvents[Event]) -> Sheet:
    """Every surfer's best waves with the bonus in them. A match that began in the middle knows only the scores of the
    waves before."""
    told: dict[tuple[int, int], list[Scored]] = {}
    for _, event in events:
        if event["kind"] == "scored":
            told.setdefault((event["seat"], event["board"]), []).append(event)
    return {
        "surfers": [
            {name: best_waves(s, surfer, board, told.get((surfer, board), [])) for board, name in enumerate(BOARDS)}
            for surfer in range(s.surfers)
        ]
    }


def best_waves(s: State, surfer: int, board: int, told: list[Scored]) -> list[SheetWave]:
    """The waves on a board's score track, the best first."""
    left, waves = list(told), []
    for halves in sorted((int(s.score[surfer, board, k]) for k in range(2)), reverse=True):
        if halves < 0:
            continue
        event = next((event for event in left if event["halves"] == halves), None)
        if event is not None:
            left.remove(event)
        waves.append(SheetWave(score=halves / 2, bonus=None if event is None else bonus(event)))
    return waves


def bonus(event: Scored) -> Bonus:
    """What a wave was worth beyond its cards."""
    return {
        "cards": event["cards"],
        "stoke": event["stoke"],
        "tricks": event["tricks"],
        "perfect": event["perfect"],
        "shore": event["shore"],
    }
