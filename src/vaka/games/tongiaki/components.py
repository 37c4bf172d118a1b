"""The numbers of the box, read from components.toml and checked."""

import tomllib
from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Any, cast

from vaka.core.errors import BadComponents
from vaka.games.tongiaki.payloads import Box, BoxIsland, BoxOcean

ISLANDS, OCEANS = 16, 16  # Tonga is island 0 (TON-1.2)
DANGERS = (0, 2, 3, 4)
MOST_PLAYERS = 6
# what the moorings of Tonga, the fields of a state and the count of turns without a tile have room for
RANGES = {
    "boats.each": (2, 100),
    "boats.at_setup": (1, 2),
    "limits.royal": (0, ISLANDS - 1),
    "limits.quiet": (1, 100),
    "limits.stale_rounds": (1, 100),
    "limits.agreed_rounds": (1, 100),
    "tiny.beach": (1, 6),
    "tiny.turns": (1, 100),
    "counts.routes": (1, 3 * OCEANS),
    "counts.pattern": (1, OCEANS),
    "counts.value": (1, 60),
    "counts.moorings": (1, 5 * 3 * ISLANDS),
}


@cache
def components() -> Box:
    """All values of components.toml."""
    return read(files(__package__).joinpath("components.toml").read_text("utf-8"))


def read(text: str) -> Box:
    """The values in the text of a components file; BadComponents if they cannot be a box of this game."""
    try:
        found = tomllib.loads(text)
        _check_numbers(found)
        values = cast(Box, found)
        _check_count("letters", len(set(values["boats"]["letters"])), MOST_PLAYERS)
        _check_count("colours", len(set(values["boats"]["colours"])), MOST_PLAYERS)
        _check_count("islands", len(values["islands"]), ISLANDS)
        _check_count("oceans", len(values["oceans"]), OCEANS)
        for number, island in enumerate(values["islands"]):
            _check_island(island, is_tonga=number == 0)
        for ocean in values["oceans"]:
            _check_ocean(ocean)
        _check_sums(values)
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, tomllib.TOMLDecodeError):
            raise BadComponents("components-unreadable", reason=str(error)) from None
        raise BadComponents("components-incomplete", missing=str(error)) from None
    return values


def _check_numbers(values: dict[str, Any]) -> None:
    """Every single number is whole and within its range."""
    for name, (low, high) in RANGES.items():
        table, field = name.split(".")
        found = values[table][field]
        if not isinstance(found, int) or isinstance(found, bool) or not low <= found <= high:
            raise BadComponents("tongiaki-bad-number", name=name, found=str(found), low=low, high=high)


def _check_count(what: str, found: int, expected: int) -> None:
    if found != expected:
        raise BadComponents("tongiaki-bad-count", what=what, found=found, expected=expected)


def _check_island(island: BoxIsland, is_tonga: bool) -> None:
    """Every jetty is of one beach, none faces the red mark; Tonga has a beach on each side."""
    edges = [edge for beach in island["beaches"] for edge in beach["edges"]]
    sizes = [beach["moorings"] for beach in island["beaches"]]
    wanted = range(6) if is_tonga else range(1, 6)
    beaches = (6, 6) if is_tonga else (2, 3)
    good = (
        len(set(edges)) == len(edges)
        and set(edges) <= set(wanted)
        and beaches[0] <= len(sizes) <= beaches[1]
        and all(beach["edges"] for beach in island["beaches"])
        and all(2 <= size <= 5 for size in sizes)
    )
    if not good:
        raise BadComponents("tongiaki-bad-island", island=str(island["id"]))


def _check_ocean(ocean: BoxOcean) -> None:
    """Three routes pair up the six edges (TON-Q8)."""
    routes = ocean["routes"]
    edges = sorted(edge for route in routes for edge in route[:2])
    if edges != list(range(6)) or any(len(route) != 3 or route[2] not in DANGERS for route in routes):
        raise BadComponents("tongiaki-bad-ocean", ocean=str(ocean["id"]))


def _check_sums(values: Box) -> None:
    """What must come out over all tiles together."""
    counts, islands, oceans = values["counts"], values["islands"], values["oceans"]
    _check_count("points", sum(island["value"] for island in islands), counts["value"])
    moorings = sum(beach["moorings"] for island in islands for beach in island["beaches"])
    _check_count("moorings", moorings, counts["moorings"])
    dangers = Counter(route[2] for ocean in oceans for route in ocean["routes"])
    for danger in DANGERS:
        _check_count(f"routes {danger}", dangers[danger], counts["routes"])
    patterns = Counter(pattern(ocean) for ocean in oceans)
    _check_count("patterns", len(patterns), OCEANS // counts["pattern"])
    for shape, found in patterns.items():
        _check_count(f"pattern {shape}", found, counts["pattern"])


def pattern(ocean: BoxOcean) -> str:
    """The pairs of edges an ocean joins, as text: `01 23 45`."""
    return " ".join(sorted(f"{min(route[:2])}{max(route[:2])}" for route in ocean["routes"]))
