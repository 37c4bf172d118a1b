"""Games whose rules run compiled, for players written in Python."""

from dataclasses import replace
from functools import cache

from vaka.core import contract
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game


def fast_if_cached(game: Game) -> Game:
    """The game with compiled rules if an earlier run left them on this machine, because they start at once then."""
    return fast(game) if game.compiled.is_cached(contract.apply) else game


@cache
def with_compiled_rules(game: Game) -> Game:
    """The same game whose rules run compiled on plain states; each is compiled when it is first called."""
    fast = replace(game, rules=game.fast_rules)
    fast.__dict__.update(plain=game.plain, compiled=game.compiled)  # generic code is linked with the rules themselves
    return fast


@cache
def fast(game: Game) -> Game:
    """The same, ready to be called."""
    ready = with_compiled_rules(game)
    state, actions = game.new_state(), game.new_actions()
    ready.rules.setup(state, game.meta.seats[0], game.option_codes(), 1)
    seat = int(ready.rules.to_move(state))
    ready.rules.redeal(state, seat, 1)
    count = int(ready.rules.legal(state, actions))
    for rule in game.switched:
        rule.switch(game.compiled.link(rule.rule), state)
    ready.rules.apply(state, int(ready.rules.policy(state, actions, count, game.new_memo())), NO_EVENTS)
    return ready
