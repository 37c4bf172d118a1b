"""Ratings and leaderboards as clients get them."""

from collections.abc import Sequence

from vaka.bots import bots
from vaka.locale import speak
from vaka.ratings import Rating, anchored, anchors
from vaka.server import wire_ratings as wire
from vaka.server.room import Room
from vaka.server.store import people
from vaka.server.store import ratings as store
from vaka.server.store.people import Account
from vaka.server.store.ratings import Standing, Step

CURVE = 200  # points of a curve
ALIKE = 25.0  # points within which somebody is as strong as a bot
COMPARED = {"level": "rating-level", "above": "rating-above", "below": "rating-below"}  # messages


def rating_card(rating: Rating) -> wire.RatingCard:
    return {
        "points": round(rating.points, 1),
        "low": round(rating.low, 1),
        "high": round(rating.high, 1),
        "provisional": rating.provisional,
    }


def milestones(game: str) -> list[wire.Milestone]:
    """The measured bots of a game, from the weakest to the strongest; none if they were not measured."""
    if not anchored(game):
        return []
    return [
        {
            "bot": name,
            "level": bots()[name].level if name in bots() else None,
            "points": round(rating.points, 1),
            "low": round(rating.low, 1),
            "high": round(rating.high, 1),
        }
        for name, rating in anchors(game).bots.items()
    ]


def game_rating(standing: Standing, steps: Sequence[Step], language: str) -> wire.GameRating:
    """Somebody's rating in a game, and how it came about."""
    rating, known = standing.rating, anchors(standing.game)
    near = known.near(rating.points)
    ahead = rating.points - known.bots[near].points
    compared = "level" if abs(ahead) <= ALIKE else "above" if ahead > 0 else "below"
    key = "rating-provisional" if rating.provisional else COMPARED[compared]
    return {
        **rating_card(rating),
        "game": standing.game,
        "played": standing.played,
        "last": standing.at,
        "near": near,
        "compared": compared,  # type: ignore[typeddict-item]
        "words": speak(language, key, bot=speak(language, f"web-bot-{near}")),
        "curve": [{**rating_card(each.rating), "at": each.at} for each in thinned(steps)],
    }


def thinned(steps: Sequence[Step]) -> list[Step]:
    """At most CURVE of them, the last one always."""
    every = -(-len(steps) // CURVE) or 1
    return list(steps[::-1][::every][::-1])


async def leaders(room: Room, game: str, viewer: Account | None, since: int | None, limit: int) -> wire.Leaders:
    """The best of a game by rating less doubt, with the bots among them."""
    found = await store.leaders(room.store, game, since, limit)
    known = await people.all_of(room.store, [each.person for each in found])
    mine = await store.standing(room.store, game, viewer.id) if viewer is not None else None
    rows: list[wire.Leader] = []
    place = 0
    for standing in found:
        place += not standing.rating.provisional
        rows.append(_leader(standing, known[standing.person], place, viewer))
    listed = next((row for row in rows if row["you"]), None)
    if listed is None and mine is not None and viewer is not None:
        listed = _leader(mine, viewer, await store.place(room.store, mine, since), viewer)
    lows = {row["person"]: row["low"] for row in rows}
    rows += [_milestone(each) for each in milestones(game)]
    rows.sort(key=lambda row: -(row["points"] if row["kind"] == "milestone" else lows[row["person"]]))
    return {"game": game, "leaders": rows, "you": listed}


def _leader(standing: Standing, account: Account, place: int, viewer: Account | None) -> wire.Leader:
    return {
        **rating_card(standing.rating),
        "place": None if standing.rating.provisional else place,
        "person": account.id,
        "name": account.name,
        "kind": account.kind,
        "badge": account.badge,
        "bot": None,
        "played": standing.played,
        "last": standing.at,
        "you": viewer is not None and viewer.id == account.id,
    }


def _milestone(each: wire.Milestone) -> wire.Leader:
    return {
        "points": each["points"],
        "low": each["low"],
        "high": each["high"],
        "provisional": False,
        "place": None,
        "person": None,
        "name": None,
        "kind": "milestone",
        "badge": None,
        "bot": each["bot"],
        "played": None,
        "last": None,
        "you": False,
    }
