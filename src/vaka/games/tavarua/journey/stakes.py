"""What is at stake in the next event: every result it can have, and the rank that result would bring."""

from itertools import product

from vaka.games.tavarua.journey.career import Career, Event, place_points, ranked_boards
from vaka.games.tavarua.payloads import Stake


def stakes(career: Career) -> list[Stake]:
    """The possible results of the next event by the points they bring, most first; none once the career is over."""
    if career.status != "under_way":
        return []
    event = career.event
    found = _photos(career, event) if event.task else _contest(career, event)
    return sorted(found, key=lambda stake: -stake["points"])


def _photos(career: Career, event: Event) -> list[Stake]:
    """A photo shoot gives a point for each photo, and a round has one at most."""
    return [_stake(career, points, photos=points) for points in range(event.rounds + 1)]


def _contest(career: Career, event: Event) -> list[Stake]:
    boards = [board for board, _ in ranked_boards(event)]
    found: dict[int, Stake] = {}
    for ranking in product(range(1, len(event.ai) + 2), repeat=len(boards)):
        points = sum(place_points(event, where) for where in ranking)
        found.setdefault(points, _stake(career, points))["places"].append(dict(zip(boards, ranking, strict=True)))
    return list(found.values())


def _stake(career: Career, points: int, photos: int | None = None) -> Stake:
    rank = career.rank_after(points)
    status = career.status_at(rank)
    boxes = career.boxes_at(rank) if status == "under_way" else 0
    return {
        "points": points,
        "rank": rank,
        "status": status,
        "boxes": boxes,
        "places": [],
        "photos": photos,
    }
