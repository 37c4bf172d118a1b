"""OpenSpiel with explicit chance: importing this module registers every game that has a tiny variant, as
`vaka_NAME_explicit`.

    import pyspiel, vaka.envs.openspiel_explicit
    game = pyspiel.load_game("vaka_NAME_explicit")

All that dice and cards can do between two decisions is one chance node, and each position it can lead to one outcome,
so that CFR and exact exploitability run. Parameters are `players` and the game's own options; `size` is tiny unless
another is given, and a game too large to be listed says so. Rules are plain.
"""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np

from vaka.core.meta import SIZE, Meta
from vaka.core.plain import plain_class
from vaka.core.registry import games
from vaka.envs.array_match import ArrayMatch
from vaka.envs.explicit import MOST_OUTCOMES, ExplicitRules
from vaka.envs.openspiel import PREFIX, SpielGame, SpielState, game_type, pyspiel

TINY = SIZE.values[1]


class Outcomes(tuple[tuple[bytes, float], ...]):
    """Positions and how likely they are. Never copied: OpenSpiel copies its states with all they hold."""

    def __deepcopy__(self, memo: Any) -> "Outcomes":
        return self


def tiny_seats(meta: Meta) -> int:
    """For how many seats the tiny variant is made."""
    return next(limit.seats[0] for limit in meta.seat_limits if limit.option == SIZE.name)


def listed(found: Mapping[bytes, Any]) -> Outcomes:
    return Outcomes((position, float(found[position])) for position in sorted(found))


class ExplicitGame(SpielGame):
    """A game of Vaka whose chance nodes list what can come."""

    most_outcomes = MOST_OUTCOMES

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        tiny = {"players": tiny_seats(self.meta), SIZE.name: TINY}
        super().__init__({**tiny, **(params or {}), "rules": "plain"})
        self.chance = ExplicitRules(self.source)
        self._known: dict[tuple[bytes, int], Outcomes] = {}
        self._seen: dict[bytes, tuple[bytes, ...]] = {}

    def new_initial_state(self, _: str | None = None) -> "ExplicitState":
        return ExplicitState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.source.max_plies + 1

    @cached_property
    def beginnings(self) -> Outcomes:
        codes = self.source.option_codes(self.match.options)
        return listed(self.chance.beginnings(self.match.seats, codes))

    def outcomes(self, state: Any, action: int) -> Outcomes:
        """What can come of an action. Kept: solvers go through the same tree over and over."""
        key = state.tobytes(), action
        if key not in self._known:
            self._known[key] = listed(self.chance.outcomes(state, action))
        return self._known[key]

    def seen(self, match: ArrayMatch) -> tuple[bytes, ...]:
        """What each seat observes. Kept, too."""
        key = match.state.tobytes()
        if key not in self._seen:
            self._seen[key] = tuple(match.observe(seat).tobytes() for seat in range(match.seats))
        return self._seen[key]


class ExplicitState(SpielState):
    """A position, or what can come of the action just taken."""

    def __init__(self, game: ExplicitGame) -> None:
        super().__init__(game)
        self.coming = game.beginnings
        self.taken: tuple[int | None, int] = (None, 0)  # who acted last, and how

    def current_player(self) -> int:
        return pyspiel.PlayerId.CHANCE if self.coming else super().current_player()

    def is_terminal(self) -> bool:
        return not self.coming and super().is_terminal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(i, likely) for i, (_, likely) in enumerate(self.coming)]

    def _apply_action(self, action: int) -> None:
        if not self.coming:
            assert self.match is not None
            self.taken = self.match.to_move, action
            outcomes = self.get_game().outcomes(self.match.state, action)
            if len(outcomes) > 1:
                self.coming = outcomes
                return
            position = outcomes[0][0]
        else:
            position = self.coming[action][0]
            self.coming = Outcomes()
        game, ply = self.get_game(), self.match.ply + 1 if self.match else 0
        self.match = game.match.copy()
        self.match.place(plain_class(game.source.state)(np.frombuffer(bytearray(position), game.source.state)), ply)
        self.memories = self.memories or (b"",) * self.match.seats
        self._remember(*self.taken)

    def _observed(self, seat: int) -> bytes:
        return self.get_game().seen(self.match)[seat]

    def _action_to_string(self, player: int, action: int) -> str:
        return f"outcome {action}" if player == pyspiel.PlayerId.CHANCE else super()._action_to_string(player, action)

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        clone = super().resample_from_infostate(player, sampler)
        if clone.match is not None and self.match is not None:
            clone.match.state.chance = self.match.state.chance  # the stream is not used: chance is in the open
        return clone

    def __str__(self) -> str:
        return f"{super().__str__()}, {len(self.coming)} outcomes to come" if self.coming else super().__str__()


def register() -> None:
    """Register every game that has a tiny variant with pyspiel, once."""
    for meta in games().values():
        name = f"{PREFIX}{meta.name}_explicit"
        if SIZE in meta.options and name not in pyspiel.registered_names():
            chance = pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
            kind = game_type(meta, name, chance, {"players": tiny_seats(meta), SIZE.name: TINY})
            pyspiel.register_game(kind, type(meta.title, (ExplicitGame,), {"meta": meta, "kind": kind}))


register()
