"""Levels with other numbers, other rules or a net in their search, as bots for the arena: try before one is shipped.

vaka leaderboard tongiaki --bots scripts/trial.py:level5+playouts=16000,level5 --seats 2 --matches 100

A name is a level, followed by what differs: any field of `vaka.core.level.Level` (with `advice` it takes that of
the game's own net after the search); `net`, the game's own (`mind`) or one in a file; `uses`, which rules of the search
that net stands in for, such as `priors.evaluate`; and `search`, a file with other search rules (scripts/trials).
"""

from contextlib import AbstractContextManager
from dataclasses import fields, replace
from functools import cache, partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from vaka.bots.levels import LevelPlayer
from vaka.bots.mind import MindPlayer
from vaka.bots.minds.mind import minded, own_weights_of
from vaka.bots.minds.weights import Weights, load_weights
from vaka.bots.player import Bot
from vaka.bots.search.searcher import GameOf, Searcher, borrowed, warm_up
from vaka.core.game import Game, SearchRules
from vaka.core.level import Level
from vaka.core.registry import load

KINDS = {field.name: field.type for field in fields(Level)}


@cache
def game_with(net: str, uses: str) -> GameOf:
    """Games by their names, with a net in their search."""

    @cache
    def of(name: str) -> Game:
        game = load(name)
        weights = own_weights_of(name) if net == "mind" else load_weights(game, Path(net))
        if uses:
            weights = Weights({**weights.about, "uses": uses.split(".")}, weights.arrays)
        return minded(game, weights)

    return of


@cache
def game_by(path: str) -> GameOf:
    """Games by their names, searched by the rules in a file."""
    spec = spec_from_file_location(f"trial_{Path(path).stem}", path)
    assert spec is not None
    assert spec.loader is not None
    rules = module_from_spec(spec)
    spec.loader.exec_module(rules)

    @cache
    def of(name: str) -> Game:
        game = load(name)
        search = replace(game.search, **SearchRules.found_in([rules]))
        return replace(game, search=search, search_memo=getattr(rules, "SEARCH_MEMO", game.search_memo))

    return of


@cache
def read(name: str) -> tuple[int, dict[str, Any], GameOf]:
    """A level's number, the fields of it that differ, and the game that it searches in."""
    level, *parts = name.split("+")
    given = dict(part.split("=", 1) for part in parts)
    net, uses, rules = given.pop("net", None), given.pop("uses", ""), given.pop("search", None)
    of = game_by(rules) if rules else load if net is None else game_with(net, uses)
    numbers = {field: int(text) if KINDS[field] is int else float(text) for field, text in given.items()}
    return int(level.removeprefix("level")) - 1, numbers, of


class TrialPlayer(LevelPlayer):
    """A level as its name says."""

    def __init__(self, game: Game, seat: int, seed: int, name: str) -> None:
        number, fields, self.of = read(name)
        level = replace(game.levels[number], **fields)
        super().__init__(game, seat, seed, level, MindPlayer(game, seat, seed) if level.advice else None)

    def searcher(self) -> AbstractContextManager[Searcher]:
        return borrowed(self.game.name, self.of)


def __getattr__(name: str) -> Bot:
    if not name.startswith("level"):
        raise AttributeError(name)
    return Bot(name, partial(TrialPlayer, name=name), warm_up=partial(warm_up, of=read(name)[2]))
