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
from vaka.server.store.ratings import Board, RatingAfter, Standing

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


def game_rating(standing: Standing, history: Sequence[RatingAfter], language: str) -> wire.GameRating:
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
        "curve": [{**rating_card(each.rating), "at": each.at} for each in thinned(history)],
    }


def thinned(history: Sequence[RatingAfter]) -> list[RatingAfter]:
    """At most CURVE of them, the last one always."""
    every = -(-len(history) // CURVE) or 1
    return list(history[::-1][::every][::-1])


async def leaders(room: Room, board: Board, viewer: Account | None, limit: int, language: str) -> wire.Leaders:
    """The best of a game by rating less doubt, with the bots among them."""
    found = await store.leaders(room.store, board, limit)
    known = await people.all_of(room.store, [each.person for each in found])
    rows: list[wire.Leader] = []
    place = 0
    for standing in found:
        place += not standing.rating.provisional
        rows.append(_leader(standing, known[standing.person], place, viewer))
    listed = next((row for row in rows if row["you"]), None)
    if listed is None and viewer is not None and (mine := await store.standing_on(room.store, board, viewer.id)):
        listed = _leader(mine, viewer, await store.place(room.store, board, mine), viewer)
    lows = {row["person"]: row["low"] for row in rows}
    rows += [_milestone(each) for each in milestones(board.game)]
    rows.sort(key=lambda row: -(row["points"] if row["kind"] == "milestone" else lows[row["person"]]))
    own = None if viewer is None else await rating_of(room, viewer, board.game, language)
    return {"game": board.game, "leaders": rows, "you": listed, "rating": own}


async def rating_of(room: Room, account: Account, game: str, language: str) -> wire.GameRating | None:
    """An account's rating in a game."""
    now, history = await store.of_person(room.store, account.id)
    mine = [standing for standing in now if standing.game == game]
    return game_rating(mine[0], [after for after in history if after.game == game], language) if mine else None


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
