"""The bots' ratings, fixed for each version of a game's rules.

`scripts/anchors.py` fits them to the arena's result files and writes `anchors.json` into the game's folder. A game
without that file, or a bot that is not in it, cannot be rated.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from vaka.core.errors import UnknownName
from vaka.core.registry import meta, packages
from vaka.ratings.scale import Rating

FILE = "anchors.json"
FORMAT = "vaka anchors 1"


@dataclass(frozen=True)
class Anchors:
    """The measured bots of one version of a game."""

    game: str
    version: int
    options: Mapping[str, Any]  # by which the bots were measured
    bots: Mapping[str, Rating]  # from the weakest to the strongest

    def rating(self, bot: str) -> Rating:
        """A bot's rating, or an error that says which bots have one."""
        if bot not in self.bots:
            raise UnknownName("bot-unrated", bot=bot, known=", ".join(self.bots))
        return self.bots[bot]

    def near(self, points: float) -> str:
        """The bot whose strength is closest."""
        return min(self.bots, key=lambda bot: abs(self.bots[bot].points - points))


@cache
def published(game: str) -> Mapping[str, Any]:
    """Everything in a game's file, by version."""
    found = files(packages()[game]).joinpath(FILE) if game in packages() else None
    if found is None or not found.is_file():
        return {}
    data = json.loads(found.read_text("utf-8"))
    assert data["format"] == FORMAT
    versions: Mapping[str, Any] = data["versions"]
    return versions


def anchored(game: str) -> bool:
    """Whether the bots of a game, by its present rules, have ratings."""
    return str(meta(game).version) in published(game)


@cache
def anchors(game: str, version: int | None = None) -> Anchors:
    """The anchors of a version of a game's rules, the present one by default.

    >>> anchors("powerboats").bots["level3"].points
    1500.0
    """
    wanted = meta(game).version if version is None else version
    found = published(game).get(str(wanted))
    if found is None:
        raise UnknownName("game-unrated", game=game, version=wanted)
    bots = {name: Rating(bot["mu"], bot["sigma"]) for name, bot in found["bots"].items()}
    return Anchors(game, wanted, found["options"], bots)
