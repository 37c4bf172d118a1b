"""How long one usually waits for people: a pure function of how long others have waited lately."""

from collections.abc import Iterable

LEAST = 5  # people who were found people, or nothing is said


def usual_wait(waits: Iterable[tuple[int, bool]]) -> int | None:
    """The time after which half of those who looked for people had found them; None if too few have, to say.

    A wait that ended otherwise, with bots or by leaving, was at least so long: it counts among those who still wait
    until then, and not afterwards (the estimate of Kaplan and Meier).

    >>> usual_wait([(20, True), (30, True), (40, True), (50, True), (60, True)])
    40
    >>> usual_wait([(20, True), (30, True), (40, True), (50, True), (60, True), (45, False), (46, False)])
    50
    >>> usual_wait([(20, True)] * 5 + [(60, False)] * 6) is None
    True
    """
    ordered = sorted(waits, key=lambda wait: (wait[0], not wait[1]))
    if sum(found for _, found in ordered) < LEAST:
        return None
    waiting, still = len(ordered), 1.0
    for waited, found in ordered:
        still *= 1 - 1 / waiting if found else 1
        if still <= 0.5 + 1e-9:
            return waited
        waiting -= 1
    return None
