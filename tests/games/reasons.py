"""Facts and reasons of moves in positions drawn by hand."""

from vaka.bots.reasons import reason
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game
from vaka.core.kernel import State
from vaka.core.reasons import Fact


def facts_of(game: Game, s: State, moves: str) -> list[Fact]:
    """The facts of the decisions named one after another."""
    assert game.facts is not None
    states, actions = [game.copy(s)], []
    for token in moves.split():
        now = game.copy(states[-1])
        action = game.notation.read(now, token)
        assert action in game.legal_actions(now), f"{token} is not legal"
        game.rules.apply(now, action, NO_EVENTS)
        states.append(now)
        actions.append(action)
    return game.facts(states, actions)


def fact(game: Game, s: State, moves: str, name: str) -> Fact:
    """One fact of a move."""
    return next(each for each in facts_of(game, s, moves) if each.name == name)


def why(game: Game, s: State, best: str, other: str, language: str = "en") -> str:
    """Why a move would be better than another, if its result were."""
    return reason(game.name, facts_of(game, s, best), facts_of(game, s, other), True).words(language)
