"""What the log says of a voyage: who sent it, from which side of which island, and why it failed."""

from tests.games.tongiaki.positions import moor, play, sailing, sea, top
from vaka.core.events import sentence


def test_a_voyage_that_fails_says_why() -> None:
    """TON-5.2, TON-5.3."""
    s = sea(4)
    moor(s, I00_1="BYY")
    top(s, "W02", "W07")
    told = play(sailing(s), "M I00/0")
    said = {event["kind"]: sentence("en", "tongiaki", 4, event) for event in told}
    assert said["sailed"] == "Seat 0 sends the full beach of Tonga to sea towards the south: 3 boats, 2 colours."
    assert said["failed"] == "The crossing asks for 4 colours and the fleet has only 2: the voyage fails."
    assert said["home"] == "Seat 1 loses 2 boats at sea: back to the supply."
