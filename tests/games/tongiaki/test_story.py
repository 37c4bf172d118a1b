"""What the log says of a voyage: who sent it, from which side of which island, and why it failed."""

from tests.games.tongiaki.positions import lay, moor, play, sailing, sea, top
from vaka.core.events import sentence
from vaka.games.tongiaki.board import TILE_IDS
from vaka.games.tongiaki.view import from_island
from vaka.locale import speak_of


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


def test_an_ocean_is_called_by_the_way_from_the_nearest_island() -> None:
    s = sea(3)
    for tile, (q, r) in {"W01": (0, 1), "W02": (0, 2)}.items():
        lay(s, tile, q, r, 3)
    lay(s, "W03", 1, 2, 2)
    named = {
        tile: speak_of("en", "tongiaki-beside", dict(zip(("island", "steps", "towards", "more"), way, strict=True)))
        for tile in ("W01", "W02", "W03")
        for way in [from_island(s, TILE_IDS.index(tile))]
    }
    assert named == {
        "W01": "the ocean south of Tonga",
        "W02": "the ocean 2 steps south of Tonga",
        "W03": "the ocean 1 step south-east and 2 south of Tonga",
    }
