"""A fleet puts to sea, follows routes over old and new tiles, and reaches an island or is lost."""

from vaka.core.events import tell
from vaka.core.kernel import Ints, State, rule
from vaka.games.tongiaki.board import DANGER, JETTY, NOWHERE, STEP_Q, STEP_R, is_island, number_of
from vaka.games.tongiaki.components import components
from vaka.games.tongiaki.events import AT_SEA, FAILED, LOST, PASSED, SAFETY, SAILED, STOPPED, TURNED
from vaka.games.tongiaki.rules.boats import board_fleet, colours_in_fleet, fleet_home
from vaka.games.tongiaki.rules.landing import arrive
from vaka.games.tongiaki.rules.route import cross
from vaka.games.tongiaki.rules.tiles import lay, tell_tile, turn_over
from vaka.games.tongiaki.state import COLOURS, seat_of

QUIET_LIMIT = int(components()["limits"]["quiet"])


@rule
def sail(s: State, island: int, edge: int, events: Ints) -> bool:
    """Send the fleet of a full beach out by a jetty; True when its migration is over, False when it is to land.

    Nothing may keep it at home or stop it on the way (TON-Q41), and it is settled before the next one (TON-4.3).
    """
    beach = int(JETTY[island, edge])
    board_fleet(s, beach)
    s.migrations += 1
    s.chain += 1
    s.longest = max(s.longest, s.chain)
    s.port = island
    colours = colours_in_fleet(s)
    side, by = (edge + s.rho[island]) % 6, seat_of(s, s.turn)
    tell(events, SAILED, island, edge, number_of(beach), s.fleet_size, colours, side, by)
    if s.quiet == QUIET_LIMIT:  # the safety stop of TON-Q27
        s.stopped += 1
        tell(events, STOPPED, island)
        return lose(s, SAFETY, events)
    tile, heading = island, (edge + s.rho[island]) % 6
    while True:
        ahead = s.near[tile, heading]
        if ahead == NOWHERE:
            if s.final:  # no tile is drawn any more (TON-Q37)
                return stay_at_sea(s, tile, heading, events)
            ahead = turn_over(s)  # the jetty was chosen before the tile was seen (TON-4.2, TON-4.4)
            lay(s, ahead, tile, heading)
            s.drew = 1
            tell_tile(s, TURNED, ahead, events)
            if s.final and not is_island(ahead):  # its number is not even read (TON-12.2, TON-Q21)
                return stay_at_sea(s, tile, heading, events)
        if is_island(ahead):  # no more tiles are drawn for this fleet (TON-6.3)
            return arrive(s, ahead, events)
        start, end, beyond = cross(s, ahead, heading)
        danger = int(DANGER[ahead, start])
        if colours < danger:  # every tile is checked, old or new (TON-5.5, TON-Q9); see TON-5.6
            s.failed += 1
            tell(events, FAILED, ahead, start, end, danger, colours)
            return lose(s, LOST, events)
        tell(events, PASSED, ahead, start, end, danger, colours)
        # on to the hex beyond (TON-5.4), never in circles (TON-Q9b)
        tile, heading = ahead, beyond


@rule
def lose(s: State, reason: int, events: Ints) -> bool:
    """The voyage fails: the boats go home, the tiles stay, other full beaches still sail (TON-5.3)."""
    fleet_home(s, reason, events)
    end_migration(s)
    return True


@rule
def stay_at_sea(s: State, tile: int, heading: int, events: Ints) -> bool:
    """The fleet is caught out by the end of the game and scores nothing (TON-12.2, TON-Q21, TON-Q34)."""
    tell(events, AT_SEA, s.fleet_size, s.q[tile] + int(STEP_Q[heading]), s.r[tile] + int(STEP_R[heading]))
    for colour in range(COLOURS):
        s.at_sea[colour] += s.fleet[colour]
        s.fleet[colour] = 0
    s.fleet_size = 0
    end_migration(s)
    return True


@rule
def end_migration(s: State) -> None:
    """A migration that ended at sea: no quiet one (TON-Q27)."""
    s.quiet = 0
    s.port = 0
    s.drew = 0
