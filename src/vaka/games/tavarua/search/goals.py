"""What a match alone is played for: the high score, places among rivals, or photos (TAV-18, TAV-19.9).

A state does not say which event of a career it is, but its wave deck does: no two events have the same.
"""

from vaka.core.arrays import np, npt
from vaka.core.kernel import State, rule
from vaka.games.tavarua.components import SOLO_STOKES, WAVES, components
from vaka.games.tavarua.rules.ending import board_sum, total
from vaka.games.tavarua.state import LONGBOARDS, NO_SCORE, SHORT, SHORTBOARDS

EVENTS = components()["events"]
SHEETS = ([event["revised"] for event in EVENTS], [event["first"] for event in EVENTS])  # by edition
TASKS = ("hang_ten", "aerial", "barrel")
NO_TASK, HANG_TENS, AERIALS, BARRELS = range(len(TASKS) + 1)
YEAR = len(EVENTS)
HIGH_SCORE = 0  # no event; those of the year count from 1
MOST_PLACES = 4
FULL_VALUE = 20  # points that make a win for a search
A_HALF = 25  # what half a point on the track is worth beside places and photos, in thousandths of a point
A_CARD = 500  # what a stoke card is worth at the beginning of the year; in December it is worth nothing


def _decks() -> npt.NDArray[np.int64]:
    """[edition, event, type] -> wave cards of that type."""
    return np.array([[own["deck"] for own in sheet] for sheet in SHEETS], np.int64)


def _place_points() -> npt.NDArray[np.int64]:
    """[edition, event, place - 1] -> points (TAV-G1, TAV-G3)."""
    points = np.zeros((len(SHEETS), len(EVENTS), MOST_PLACES), np.int64)
    for i, sheet in enumerate(SHEETS):
        for j, own in enumerate(sheet):
            for place, won in enumerate(own.get("places", [])):
                points[i, j, place] = won
            if own["ai"]:
                points[i, j, len(own["ai"])] = own["last"]
    return points


DECKS, PLACE_POINTS = _decks(), _place_points()
TASK_OF = np.array([1 + TASKS.index(event["task"]) if "task" in event else NO_TASK for event in EVENTS], np.int64)


@rule
def event_of(s: State) -> int:
    """The event of the year that a match is, from 1 on; HIGH_SCORE for none."""
    if s.career == 0:
        return HIGH_SCORE
    for event in range(DECKS.shape[1]):
        same = True
        for wave in range(len(WAVES)):
            count = int(s.pool[wave]) + (1 if s.next_wave == wave else 0)
            for i in range(s.turned):
                count += 1 if s.turned_wave[i] == wave else 0
            same = same and count == DECKS[s.first_edition, event, wave]
        if same:
            return event + 1
    return HIGH_SCORE


@rule
def task_of(event: int) -> int:
    """What a photo shoot counts; NO_TASK for everything else."""
    return NO_TASK if event == HIGH_SCORE else int(TASK_OF[event - 1])


@rule
def is_ranked(s: State, board: int) -> bool:
    """Whether a board is ridden in this match."""
    return s.length != (LONGBOARDS if board == SHORT else SHORTBOARDS)


@rule
def photos(s: State, task: int) -> int:
    """How many photos have been taken (TAV-G5, TAV-G6, TAV-G28)."""
    if task == HANG_TENS:
        return int(s.hang_tens[0])
    return int(s.aerials[0]) if task == AERIALS else int(s.barrels[0])


@rule
def board_key(s: State, surfer: int, board: int) -> int:
    """Orders the surfers on a board: sum, best wave, and the person before a rival (TAV-G2)."""
    one, other = int(s.score[surfer, board, 0]), int(s.score[surfer, board, 1])
    key = (board_sum(s, surfer, board) * 64 + max(0, one, other)) * 4
    if surfer == 0:
        key += 1 if max(one, other) != NO_SCORE else -1
    return key


@rule
def places_won(s: State, event: int) -> int:
    """The points of the person's places on the boards of a contest."""
    points = 0
    for board in range(2):
        if is_ranked(s, board):
            place = 0
            for rival in range(1, int(s.surfers)):
                place += 1 if board_key(s, rival, board) > board_key(s, 0, board) else 0
            points += int(PLACE_POINTS[s.first_edition, event - 1, place])
    return points


@rule
def value_alone(s: State, event: int) -> int:
    """What a match for one has brought, in thousandths of a point: the total, or points of the event and cards kept."""
    if event == HIGH_SCORE:
        return (total(s, 0) - 40) * 500
    task = task_of(event)
    value = A_HALF * total(s, 0)
    value += 1000 * photos(s, task) if task != NO_TASK else 1000 * places_won(s, event)
    return value + cards_kept(s, event)


@rule
def cards_kept(s: State, event: int) -> int:
    """What the stoke cards not yet used are worth for the rest of the year."""
    value = 0
    if event != HIGH_SCORE:
        for card in range(SOLO_STOKES):
            value += A_CARD * (YEAR - event) // YEAR * int(s.held[0, card])
    return value
