"""What is true of every position of Tongiaki, whatever was played."""

from vaka.core.kernel import State
from vaka.games.tongiaki.board import (
    BEACHES,
    FIRST_BEACH,
    NOWHERE,
    OPPOSITE,
    SIZE,
    STEP_Q,
    STEP_R,
    TILES,
    TONGA,
    VALUE,
    is_island,
)
from vaka.games.tongiaki.components import ISLANDS, OCEANS
from vaka.games.tongiaki.rules.beginning import BOATS
from vaka.games.tongiaki.rules.boats import colours_in_fleet
from vaka.games.tongiaki.rules.landing import ROYAL_LIMIT
from vaka.games.tongiaki.rules.voyage import QUIET_LIMIT
from vaka.games.tongiaki.state import (
    COLOURS,
    FOUND,
    LAND,
    LYING,
    NOBODY,
    OVER,
    PILE,
    REMOVE,
    REMOVED,
    SAIL,
    TILE,
    TURN,
    UNSEEN,
)

MOST_POINTS = sum(VALUE.tolist())
MOST_DRAWN = PILE - 1


def invariants(s: State) -> None:
    """No boat is lost or doubled, tiles fit together, no full beach outlives its turn."""
    boats(s)
    counts(s)
    fleet(s)
    royal_islands(s)
    tiles(s)
    pile(s)
    turn(s)
    end(s)


def boats(s: State) -> None:
    """Fifteen a colour, wherever they are (TON-Q30)."""
    moored = [sum(column) for column in zip(*s.moored.tolist(), strict=True)]
    for colour in range(COLOURS):
        centres = sum(int(owner == colour) for owner in s.royal)
        total = moored[colour] + centres + s.supply[colour] + s.fleet[colour] + s.at_sea[colour]
        assert total == (BOATS if colour < s.colours else 0), f"{total} boats of colour {colour}"
        assert s.supply[colour] >= 0, "a supply below zero"
        assert s.ashore[colour] == moored[colour], "boats ashore miscounted"
        assert s.royals[colour] == centres, "royal islands miscounted"


def counts(s: State) -> None:
    """Sums kept beside the boats agree with them; no beach holds more than its moorings, none off the map any."""
    moored, crowd, sizes = s.moored.tolist(), s.crowd.tolist(), SIZE.tolist()
    assert min(map(min, moored)) >= 0, "fewer than no boats"
    assert [sum(beach) for beach in moored] == crowd, "crowds miscounted"
    held = list(zip(crowd, sizes, strict=True))
    assert all(boats <= size for boats, size in held), "more boats than moorings"
    assert sum(boats == size for boats, size in held) == s.full_count, "full beaches miscounted"
    for island in range(ISLANDS):
        first = int(FIRST_BEACH[island])
        on_island = [sum(beach) for beach in zip(*moored[first : first + int(BEACHES[island])], strict=True)]
        assert [s.present[island, c] for c in range(COLOURS)] == on_island, "boats on an island miscounted"
        assert s.where[island] == LYING or not any(on_island), "boats on an island that is not there"


def fleet(s: State) -> None:
    """Two to five boats put to sea; only a landing or a founding is asked about a fleet."""
    assert sum(s.fleet) == s.fleet_size, "fleet miscounted"
    if s.phase in (LAND, FOUND):
        assert 1 <= s.fleet_size <= 5, "a fleet of an impossible size"
        assert s.phase == LAND or s.fleet_size >= 2, "a fleet of one boat arrives"
        assert colours_in_fleet(s) <= s.colours, "more colours than players"
    else:
        assert s.fleet_size == 0, "a fleet between migrations"


def royal_islands(s: State) -> None:
    """One boat, in the centre; at most two a colour; never Tonga (TON-10.4, TON-10.5)."""
    for island in range(ISLANDS):
        if s.royal[island] != NOBODY:
            assert island != TONGA, "Tonga is royal"
            assert s.where[island] == LYING, "a royal island left the map"
            assert not any(s.present[island, colour] for colour in range(COLOURS)), "boats beside a king"
    assert max(s.royals) <= ROYAL_LIMIT, "too many royal islands"


def tiles(s: State) -> None:
    """Every tile was laid with its red mark against a tile (TON-6.1, TON-Q19), and neighbours know each other."""
    at = {(s.q[tile], s.r[tile]): tile for tile in range(TILES) if s.where[tile] == LYING}
    assert len(at) == sum(place == LYING for place in s.where), "two tiles on one hex"
    for tile in range(TILES):
        if s.where[tile] == UNSEEN:
            assert all(s.near[tile, side] == NOWHERE for side in range(6)), "a tile in the pile has neighbours"
            continue
        if tile != TONGA and not (s.tiny and s.against[tile] == NOWHERE):  # out of the tiny game (TON-15.1)
            mark, other = s.rho[tile], s.against[tile]
            assert s.where[other] != UNSEEN, "laid against a tile that is not there"
            meant = (s.q[tile] + int(STEP_Q[mark]), s.r[tile] + int(STEP_R[mark]))
            assert meant == (s.q[other], s.r[other]), "the red mark does not touch the tile it was laid against"
        for side in range(6):
            other = s.near[tile, side]
            beyond = (s.q[tile] + int(STEP_Q[side]), s.r[tile] + int(STEP_R[side]))
            expected = at.get(beyond, NOWHERE) if s.where[tile] == LYING else NOWHERE
            assert other == expected, "neighbours wrong"
            assert other == NOWHERE or s.near[other, (side + OPPOSITE) % 6] == tile, "neighbours disagree"


def pile(s: State) -> None:
    """No tile is drawn after the last of a kind; so at most thirty are (TON-12.1)."""
    assert sorted(s.pile.tolist()) == list(range(1, TILES)), "a tile is missing"
    drawn = s.pile.tolist()[: s.drawn]
    islands = sum(is_island(tile) for tile in drawn)
    assert s.islands_left == ISLANDS - 1 - islands, "islands miscounted"
    assert s.oceans_left == OCEANS - (s.drawn - islands), "oceans miscounted"
    assert s.islands_left > 0 or s.oceans_left > 0, "both kinds are used up"
    assert s.drawn <= MOST_DRAWN, "too many tiles drawn"
    in_hand = [s.in_hand] if s.phase == TILE else []
    assert s.phase == TILE or s.in_hand == NOWHERE, "a tile in hand"
    placed = {tile for tile in range(1, TILES) if s.where[tile] != UNSEEN}
    assert placed == set(drawn) - set(in_hand), "tiles drawn and tiles placed differ"
    used_up = s.islands_left == 0 or s.oceans_left == 0
    assert s.final == used_up or s.phase == TILE, "the end was missed"
    assert sum(place == REMOVED for place in s.where) == s.removed_count, "removed islands miscounted"


def turn(s: State) -> None:
    """A turn begins without a full beach, unless a founding left some (TON-Q36), and without a count of quiet ones."""
    assert 0 <= s.quiet <= QUIET_LIMIT, "too many quiet migrations"
    assert s.final == 0 or s.ending_chain or s.phase not in (TURN, SAIL, REMOVE), "play after the end"
    assert (s.full_count > 0) or s.phase not in (SAIL, REMOVE), "nothing to sail"
    if s.phase == TURN:
        assert s.quiet == 0, "quiet migrations carried over"
        assert s.full_count == 0 or s.royal_landing, "a full beach at the start of a turn"
        assert s.final == 0, "a turn after the end"
        assert (s.chain, s.removal, s.here, s.to_add, s.served) == (0, 0, 0, 0, 0), "something left over from a turn"


def end(s: State) -> None:
    """Nobody scores more than all islands, or twice that with two colours (TON-Q38); sea boats only then (TON-Q34)."""
    if s.phase == OVER:
        assert s.final or s.tiny, "over too early"
        assert max(s.points) <= MOST_POINTS * (int(s.colours) // int(s.seats)), "too many points"
        assert not (s.ending_chain and s.full_count and not s.royal_landing), "a chain was not played out"
    elif not s.final:
        assert sum(s.at_sea) == 0, "boats at sea before the end"
