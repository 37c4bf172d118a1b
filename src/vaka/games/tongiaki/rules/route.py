"""Routes over the tiles on the map."""

from vaka.core.kernel import State, rule
from vaka.games.tongiaki.board import DANGER, NOWHERE, OPPOSITE, ROUTE_END, is_island


@rule
def cross(s: State, ocean: int, heading: int) -> tuple[int, int, int]:
    """The edges of the route a fleet takes over an ocean it enters, and its heading behind it (TON-5.1, TON-5.4)."""
    rho = s.rho[ocean]
    start = (heading + OPPOSITE - rho + 6) % 6
    end = int(ROUTE_END[ocean, start])
    return start, end, (end + rho) % 6


@rule
def way(s: State, island: int, edge: int) -> tuple[int, int]:
    """Where a jetty leads over the tiles on the map: the island reached or NOWHERE, and the highest number met.

    Routes pair edges one to one, so no way runs in a circle at sea (TON-Q9b).
    """
    tile, heading, highest = island, (edge + s.rho[island]) % 6, 0
    while True:
        tile = s.near[tile, heading]
        if tile == NOWHERE or is_island(tile):
            return tile, highest
        start, _, heading = cross(s, tile, heading)
        highest = max(highest, int(DANGER[tile, start]))
