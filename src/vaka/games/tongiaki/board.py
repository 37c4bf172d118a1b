"""Tiles as tables: beaches, jetties and routes. Beaches are numbered through, island by island, 0 to 46."""

from vaka.core.arrays import np
from vaka.core.kernel import rule
from vaka.games.tongiaki.components import ISLANDS, OCEANS, components

TILES = ISLANDS + OCEANS  # islands are tiles 0 to 15, Tonga the first; oceans 16 to 31
TONGA = 0
NOWHERE = -1
OPPOSITE = 3

_ISLANDS = components()["islands"]
_OCEANS = components()["oceans"]
TILE_IDS = [tile["id"] for tile in _ISLANDS + _OCEANS]
NAMES = [island["name"] for island in _ISLANDS]

# world directions 0 to 5: S, SW, NW, N, NE, SE, in axial coordinates
STEP_Q = np.array([0, -1, -1, 0, 1, 1], np.int64)
STEP_R = np.array([1, 1, 0, -1, -1, 0], np.int64)

VALUE = np.array([island["value"] for island in _ISLANDS], np.int64)
_BEACHES = [len(island["beaches"]) for island in _ISLANDS]
BEACHES = np.array(_BEACHES, np.int64)
FIRST_BEACH = np.array([sum(_BEACHES[:island]) for island in range(ISLANDS)], np.int64)
BEACH_COUNT = sum(_BEACHES)
SIZE = np.array([beach["moorings"] for island in _ISLANDS for beach in island["beaches"]], np.int64)
ISLAND_OF = np.array([island for island, count in enumerate(_BEACHES) for _ in range(count)], np.int64)


def _jetties() -> np.ndarray:
    """[island, edge] -> beach of the jetty there, or NOWHERE. An edge never serves two beaches."""
    table = np.full((ISLANDS, 6), NOWHERE, np.int64)
    for i, island in enumerate(_ISLANDS):
        for b, beach in enumerate(island["beaches"]):
            for edge in beach["edges"]:
                table[i, edge] = int(FIRST_BEACH[i]) + b
    return table


def _routes(part: int) -> np.ndarray:
    """[tile, edge] -> the other end (part 1) or the danger (part 2) of an ocean's route; zero for islands."""
    table = np.zeros((TILES, 6), np.int64)
    for i, ocean in enumerate(_OCEANS):
        for one, other, danger in ocean["routes"]:
            table[ISLANDS + i, one] = other if part == 1 else danger
            table[ISLANDS + i, other] = one if part == 1 else danger
    return table


def _rest_numbers() -> np.ndarray:
    """[island] -> the most boats with which a chain on it can always come to rest (TON-Q27)."""
    numbers = []
    for island in _ISLANDS:
        sizes = [beach["moorings"] for beach in island["beaches"]]
        numbers.append(sum(size - 1 for size in sizes) - (min(min(sizes), len(sizes)) - 2))
    return np.array(numbers, np.int64)


JETTY = _jetties()
# [halves of a side, from the south clockwise] -> where a beach lies whose middle is there: one of its own sides, or
# between two of them in the west (6) and in the east (7)
LIES = np.array([0, 1, 1, 6, 2, 2, 3, 4, 4, 7, 5, 5], np.int64)
ROUTE_END = _routes(1)
DANGER = _routes(2)
REST = _rest_numbers()


@rule
def is_island(tile: int) -> bool:
    return tile < ISLANDS


@rule
def beach_of(island: int, number: int) -> int:
    """A beach by its number on the island, from 0."""
    return int(FIRST_BEACH[island]) + number


@rule
def number_of(beach: int) -> int:
    """The number of a beach on its island as people say it, from 1."""
    return beach - int(FIRST_BEACH[ISLAND_OF[beach]]) + 1
