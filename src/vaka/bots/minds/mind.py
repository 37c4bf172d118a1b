"""A game whose search is led by a net: the same rules, with a net's policy and value in place of the game's own."""

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from vaka.bots.minds import rules
from vaka.bots.minds.weights import LAYERS, Weights, input_length, own_weights, parts_of
from vaka.core.contract import search as contract
from vaka.core.game import Game
from vaka.core.kernel import Rule, record_type, relinked
from vaka.core.registry import load

USES = ("priors", "evaluate", "rollout_action")  # what of a search a net with a policy stands for, if it says nothing


def own_looks(game: Game, prepared: bool | None = None) -> dict[str, Rule]:
    """The rules by which a game itself judges a position, under the names that the rules of a net use.

    Those of a game whose search needs preparation take too long; its simple policy stands in for them.
    """
    prepared = game.search_memo is not None if prepared is None else prepared
    found = {
        "own_priors": contract.priors if prepared else game.search.priors,
        "own_evaluate": contract.evaluate if prepared else game.search.evaluate,
    }
    return {name: relinked(each, {}) for name, each in found.items()}  # copies, which no linker replaces by the net's


def net_rules(game: Game, weights: Weights) -> dict[str, Rule]:
    """The rules of `vaka.bots.minds.rules` by name, linked with a net."""
    arrays = {name.upper(): array for name, array in weights.arrays.items() if name != "shifts"}
    shifts = {f"{name.upper()}_SHIFT": weights.shift(name) for name in (*LAYERS, "gap")}
    names: dict[str, Any] = {**arrays, **shifts}
    if not weights.policy:
        names |= own_looks(game, prepared=False) | {"TRUSTED": int(weights.about["trusted"])}
        return {"evaluate": linked(("run_layers", "judge"), names)["judge"]}
    names |= own_looks(game) | {"PARTS": parts_of(game)}
    return linked(("run_layers", "think", "logit", "priors", "evaluate", "net_choice", "rollout_action"), names)


def linked(rules_of_net: tuple[str, ...], names: dict[str, Any]) -> dict[str, Rule]:
    """Rules of a net, each of which may call those before it, with its arrays under the names they know them by."""
    for name in rules_of_net:
        names[name] = relinked(getattr(rules, name), dict(names))
    return {name: names[name] for name in rules_of_net}


def net_memo(game: Game, weights: Weights) -> np.dtype[Any]:
    """The memo of a game's search with the working space of a net."""
    seats, own = game.meta.seats[1], game.whole_memo
    assert own.fields is not None
    fields = [(name, *_field(kind)) for name, (kind, *_) in own.fields.items() if name != "spare"]
    fields += [
        ("net_logits", "i8", game.max_actions),
        ("net_seen", "i4", input_length(game, weights.policy)),
        ("net_worth", "i4", seats),
        ("net_input", "i2", input_length(game, weights.policy)),
        ("net_first", "i2", weights.arrays["first_bias"].size),
        ("net_second", "i2", weights.arrays["second_bias"].size),
    ]
    return record_type(sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize))


def _field(kind: np.dtype[Any]) -> tuple[Any, ...]:
    base, shape = kind.subdtype or (kind, ())
    return (base.str[1:], shape) if shape else (base.str[1:],)


def minded(game: Game, weights: Weights) -> Game:
    """The same game with a net in its search."""
    own, memo = net_rules(game, weights), net_memo(game, weights)
    if not weights.policy:
        return replace(game, search=replace(game.search, evaluate=own["evaluate"]), search_memo=memo)
    search = replace(game.search, **{name: own[name] for name in weights.about.get("uses", USES)})
    return replace(game, search=search, memo=memo, search_memo=None)


@cache
def own_weights_of(name: str) -> Weights:
    """The net that a game brings along, by the game's name."""
    return own_weights(load(name))


def own_digest(name: str) -> str:
    """The digest of the net that a game brings along."""
    return own_weights_of(name).digest


@cache
def own_choice(name: str) -> Rule:
    """The rule by which the net of a game chooses alone."""
    return net_rules(load(name), own_weights_of(name))["net_choice"]


@cache
def own_mind(name: str) -> Game:
    """A game by its name, with the net it brings along."""
    return minded(load(name), own_weights_of(name))
