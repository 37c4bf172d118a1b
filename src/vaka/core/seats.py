"""Going round a table."""

from vaka.core.kernel import rule


@rule
def seat_after(seat: int, steps: int, seats: int) -> int:
    """The seat this many steps on, fewer than there are seats. A remainder would be expensive, above all on a GPU."""
    there = seat + steps
    return there - seats if there >= seats else there
