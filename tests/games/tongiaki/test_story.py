"""What the log says of a voyage: who sent it, from which side of which island, and why it failed."""

import math

from tests.games.tongiaki.positions import lay, moor, play, sailing, sea, top
from vaka.core.events import sentence
from vaka.games.tongiaki.board import BEACHES, JETTY, TILE_IDS, beach_of
from vaka.games.tongiaki.components import ISLANDS
from vaka.games.tongiaki.parts import from_island
from vaka.games.tongiaki.rules.boats import side_of
from vaka.locale import speak_of


def test_a_voyage_that_fails_says_why() -> None:
    """TON-5.2, TON-5.3."""
    s = sea(4)
    moor(s, I00_1="BYY")
    top(s, "W02", "W07")
    told = play(sailing(s), "M I00/0")
    said = {event["kind"]: sentence("en", "tongiaki", 4, event) for event in told}
    assert said["sailed"] == "Seat 0 sends a full beach of Tonga to sea, heading south: 3 boats, 2 colours."
    assert said["failed"] == "The route needs 4 colours and the fleet has only 2: the voyage fails."
    assert said["home"] == "Seat 1 loses 2 boats at sea: back to the supply."


def test_boats_that_come_home_are_told_with_their_island() -> None:
    """TON-10.2, TON-11.1."""
    s = sea(3)
    lay(s, "I08", 0, 1, 3)
    moor(s, I00_1="BB", I08_1="B")
    told = [event for event in play(s, "S") if event["kind"] == "home"]
    assert [sentence("en", "tongiaki", 3, event) for event in told] == [
        "Seat 0 takes 2 boats off Tonga for a new settlement.",
        "Seat 0 takes one boat off Hiva Oa for a new settlement.",
    ]
    s = sea(3)
    lay(s, "I08", 0, 1, 3)
    moor(s, I08_1="BB")
    told = [event for event in play(s, "R I08") if event["kind"] == "home"]
    assert [sentence("en", "tongiaki", 3, event) for event in told] == ["Seat 0 takes one boat home from Hiva Oa."]


def test_a_beach_is_called_by_where_its_middle_lies() -> None:
    """On every island, whichever way it is turned: never farther off than half a side, and no name twice."""
    s = sea(3)
    degrees = {**{side: 60 * side for side in range(6)}, 6: 90, 7: 270}  # west and east lie between two sides
    for island in range(ISLANDS):
        for rho in range(6):
            s.rho[island] = rho
            names = []
            for number in range(int(BEACHES[island])):
                beach = beach_of(island, number)
                names.append(side_of(s, island, beach))
                sides = [(edge + rho) % 6 for edge in range(6) if JETTY[island, edge] == beach]
                east, south = (sum(each(math.radians(60 * side)) for side in sides) for each in (math.sin, math.cos))
                off = math.degrees(math.atan2(east, south)) - degrees[names[-1]]
                assert abs((off + 180) % 360 - 180) < 31
            assert len(set(names)) == len(names)
    fiji = TILE_IDS.index("I13")
    s.rho[fiji] = 5  # jetties in the south; the south-west and north-west; the north and north-east
    lies = [side_of(s, fiji, beach_of(fiji, number)) for number in range(3)]
    assert [speak_of("en", "tongiaki-beach", {"side": side}) for side in lies] == [
        "the south beach",
        "the west beach",
        "the north-east beach",
    ]


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
