"""The state of Powerboats: one record, everything in it public but the dice to come."""

from vaka.core.kernel import record_type
from vaka.games.powerboats.board import HEXES, SLOTS

SEATS = 6
RACES = 3
PLACES = 28  # the most starting places a course can have (POW-R1)

PLACE, NUMBER, REROLL, HEADING, OVER = range(5)  # phases
LAYING, TIED = OVER + 1, OVER + 2  # between decisions: a course is to be laid, its ties are to be measured
RACING, FINISHED, SUNK = range(3)  # what has become of a boat in this race
NOT_STARTED, TO_FINISH, HOME = 0, 4, 5  # marks; 1 to 3 are the buoys still to round

STATE = record_type(
    [
        ("chance", "u8"),
        ("reveals", "u2"),
        # the course of this race
        ("buoy", "i2", 5),  # hexes of buoys 0 to 3 and of the finish buoy
        ("row", "i2", 4),  # hexes of the start row
        ("mark_x", "i2", 5),  # plane points of the marks: middle of the row, buoys 1 to 3, the middle again
        ("mark_y", "i2", 5),
        ("place", "i2", PLACES),  # hexes where a boat may start
        # boats
        ("hex", "i2", SEATS),  # OFF when not on the lake
        ("net", "i2", SEATS),  # net forward crossings of the ray of the next buoy
        ("turns", "i2", SEATS),  # own turns taken in this race
        ("points", "i2", SEATS),
        ("gained", "i2", (RACES, SEATS)),  # points of each race
        ("home", "i2", (RACES, SEATS)),  # turns in which a boat came home in each race, 0 if it did not
        # the match
        ("seats", "i1"),
        ("alternative", "i1"),
        ("side", "i1"),
        ("phase", "i1"),
        ("race", "i1"),
        ("first", "i1"),  # start player of this race
        ("turn", "i1"),
        ("adding", "i1"),  # a die was added and is still to be rolled
        ("arrived", "i1"),  # boats home in this race
        ("lost", "i1"),  # boats sunk in this race
        ("place_count", "i1"),
        ("row_facing", "i1"),
        ("front", "i1"),  # the side of the row boats start to: +1 right-hand, seen from buoy 0 to F
        ("before", "i1"),  # the side of the row boats finish from
        ("sense", "i1", 4),  # of buoys 1 to 3: −1 buoy on the left, +1 on the right
        ("ray", "i1", 4),  # of buoys 1 to 3: angle in steps of 30 degrees, anticlockwise from east
        ("tile", "i1", SLOTS),
        ("turned", "i1", SLOTS),
        ("face", "i1", SLOTS),
        ("facing", "i1", SEATS),
        ("dice", "i1", (SEATS, 3)),  # how many dice show 1, 2 and 3; they stay between turns (POW-4.1)
        ("damage", "i1", SEATS),  # counters never run out (POW-R17)
        ("kept_damage", "i1", SEATS),  # counters carried over from earlier races
        ("hit", "i1", SEATS),  # received a counter in this race
        ("mark", "i1", SEATS),  # what to reach next
        ("fate", "i1", SEATS),
        ("order", "i1", SEATS),  # order of arrival or of sinking
        ("ranked", "i1", (RACES, SEATS)),  # place in each race, 0 = first
        ("final", "i1", SEATS),  # place in the match
        ("water", "u1", HEXES // 8),  # bits: water without a buoy on it
        ("tiny", "i1"),  # POW-12; in what was padding, so that the states of old records stay as they are
    ]
)
