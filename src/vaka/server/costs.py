"""What each request costs its client. One is about what a move costs; `Limits.rate` is how many a client gets a second.

An expensive request is also counted while it is under way, so that one client cannot fill the queue of the children.
"""

import re
from dataclasses import dataclass

from starlette.datastructures import Headers, QueryParams
from starlette.types import Scope

WORDS = 3  # times as much with a sentence for every choice and event
YES = ("true", "1", "on", "yes", "t", "y")  # as pydantic reads them
JSON_LINES = "application/jsonl"  # records instead of a list, for who accepts them
LOADING = 5  # a table that is not in memory
SIFTING = 10  # the rated matches of a game, if few are such as are asked for
POSITIONS_FOR_ONE = 10  # of a replay
POSITIONS, MOST_POSITIONS = "50", 100


@dataclass(frozen=True)
class Cost:
    """What a request costs, and whether it is expensive enough to be counted while it is under way."""

    cost: float = 1
    heavy: bool = False


MATCHES = Cost(3)
DOWNLOAD = Cost(10, heavy=True)  # of records, and for loading their tables


def _at(pattern: str) -> re.Pattern[str]:
    return re.compile("/api" + pattern.replace("/*", "/[^/]+"))


COSTS: tuple[tuple[str, re.Pattern[str], Cost], ...] = (
    ("POST", _at("/records"), Cost(30, heavy=True)),
    ("POST", _at("/journeys/(import|verify)"), Cost(30, heavy=True)),
    ("POST", _at("/games/*/components"), Cost(15, heavy=True)),
    ("GET", _at("/tables/*/replay(/.*)?"), Cost(2, heavy=True)),  # and for its positions
    ("GET", _at("/tables/*/record"), Cost(5, heavy=True)),
    ("GET", _at("/tables/*/ending"), Cost(5, heavy=True)),
    ("POST", _at("/tables/*/fork"), Cost(15, heavy=True)),
    ("GET", _at("/journeys/*/file"), Cost(10, heavy=True)),
    ("POST", _at("/tables/*/hint"), Cost(5, heavy=True)),
    ("POST", _at("/tables/*/review"), Cost(3)),
    ("GET", _at("/tables/*/review"), Cost(2)),
    ("POST", _at("/tables/*/(preview|why)"), Cost(2)),
    ("POST", _at("/tables/*/plan"), Cost(10, heavy=True)),
    ("GET", _at("/tables/*/plan"), Cost(6, heavy=True)),
    ("POST", _at("/tables"), Cost(4)),
    ("POST", _at("/tables/*/again"), Cost(8)),  # it may open one table and load another
    ("GET", _at("/tables/*/invitation.svg"), Cost(3)),
    ("POST", _at("/journeys(/.*)?"), Cost(5)),
    ("GET", _at("/journeys"), Cost(5)),
    ("GET", _at("/journeys/*"), Cost(2)),
    ("GET", _at("/people/*/statistics"), Cost(5)),
    ("GET", _at("/people/*/matches"), MATCHES),
    ("GET", _at("/people/*/records"), DOWNLOAD),
    ("GET", _at("/leaders/*"), Cost(3)),
    ("GET", _at("/me/tables"), Cost(3)),  # and for loading them
    ("POST", _at("/sign-in/(phrase|code|phrase/new)"), Cost(10, heavy=True)),  # slow hashes
    ("POST", _at("/me/codes"), Cost(40, heavy=True)),  # ten of them
    ("POST", _at("/sign-in/(passkey|passkey/.*|device|device/link|phrase/offer)"), Cost(4)),
    ("POST", _at("/me/doors"), Cost(10)),
    ("GET", _at("/me/everything"), Cost(20, heavy=True)),
    ("GET", _at("/me(/.*)?"), Cost(2)),
    ("GET", _at("/people(/.*)?"), Cost(2)),
    ("GET", _at("/(games|openapi.json|words/*|games/*/components)"), Cost(2)),
)


def cost_of(scope: Scope) -> Cost:
    """What a request of the API costs."""
    method, path = "GET" if scope["method"] == "HEAD" else scope["method"], scope["path"]
    found = next((cost for known, at, cost in COSTS if known == method and at.fullmatch(path)), Cost())
    if found is MATCHES and JSON_LINES in Headers(scope=scope).get("accept", ""):
        found = DOWNLOAD
    asked = QueryParams(scope.get("query_string", b""))
    cost = found.cost
    if path.endswith("/replay"):
        cost += _positions(asked.get("count", POSITIONS)) / POSITIONS_FOR_ONE
    if asked.get("words", "").lower() in YES:
        return Cost(cost * WORDS, heavy=True)
    return Cost(cost, found.heavy)


def _positions(asked: str) -> int:
    """How many positions are asked for; as many as there can be if that is written in another way, such as 1_00."""
    return min(MOST_POSITIONS, int(asked)) if asked.isdecimal() and len(asked) < 4 else MOST_POSITIONS
