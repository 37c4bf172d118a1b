"""OpenSpiel: importing this module registers every game with pyspiel, as `vaka_NAME`.

    import pyspiel, vaka.envs.openspiel
    game = pyspiel.load_game("vaka_NAME(players=3,rng_seed=7)")

Parameters are `players`, the game's own options, `rng_seed` (−1: a new one each time) and `rules` (auto, plain or
compiled). Chance is sampled: a match starts with a chance node of one outcome, which draws the seed of the match; all
dice and shuffles follow from it, and no player sees it. To search, call `resample_from_infostate`: it redeals what a
player cannot see and changes the dice to come. Tensors hold what the player knows now, as `observe` gives it;
information state strings also distinguish how the player came to know it. A match that does not come to an end is drawn
after `max_game_length` decisions. Save a state with `state.serialize()` and load it with
`game.deserialize_state(text)`.
"""

import hashlib
import random
from typing import Any

import numpy as np

from vaka.core.game import Game
from vaka.core.meta import Meta
from vaka.core.registry import games, load
from vaka.envs.array_match import ArrayMatch

try:
    import pyspiel as pyspiel
except ImportError:
    from vaka.core.errors import MissingExtra

    raise MissingExtra("needs-extra", package="open_spiel", extra="envs") from None

PREFIX = "vaka_"
DRAW_SEED = 0  # the one outcome of the chance node


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Vaka for OpenSpiel; `register` makes a class of it for each."""

    meta: Meta
    kind: Any
    most_outcomes = 1  # of a chance node

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params, meta = dict(params or {}), self.meta
        self.source: Game = load(meta.name)
        players = int(params.get("players", meta.default_seats))
        options = {option.name: params.get(option.name, option.default) for option in meta.options}
        self.match = ArrayMatch(self.source, players, options, params.get("rules", "auto"))
        seed = int(params.get("rng_seed", -1))
        self.dice = random.Random() if seed < 0 else random.Random(seed)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.source.action_count,
            max_chance_outcomes=self.most_outcomes,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.source.max_plies,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self, _: str | None = None) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer":
        return Observer(self.source, bool(kind and kind.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; before the seed is drawn there is no match yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.match: ArrayMatch | None = None
        self.memories: tuple[bytes, ...] = ()  # of each seat: a hash over all it has come to know

    def current_player(self) -> int:
        if self.match is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.match.ended else self.match.to_move

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.ended

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(DRAW_SEED, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal().tolist() if self.match else []

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            game = self.get_game()
            self.match = game.match.copy()
            self.match.begin(game.dice.getrandbits(64))
            self.memories = (b"",) * self.match.seats
            self._remember(None, action)
        else:
            actor = self.match.to_move
            self.match.play(action)
            self._remember(actor, action)

    def _remember(self, actor: int | None, action: int) -> None:
        assert self.match is not None
        self.memories = tuple(
            hashlib.blake2b(
                memory + (b"%d" % action if seat == actor else b"") + self._observed(seat),
                digest_size=16,
            ).digest()
            for seat, memory in enumerate(self.memories)
        )

    def _observed(self, seat: int) -> bytes:
        assert self.match is not None
        return self.match.observe(seat).tobytes()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.match is None:
            return "draw the seed"
        if player == self.match.to_move and self.match.is_legal(action):
            return self.match.game.notation.write(self.match.state, action)
        return f"action {action}"

    def returns(self) -> list[float]:
        return self.match.returns() if self.match else [0.0] * self.get_game().num_players()

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A position the player cannot tell from this one; `sampler` gives numbers from 0 to 1.

        What the other seats remember stays as it was.
        """
        clone = self.clone()
        if clone.match is not None:
            bits = 0
            for _ in range(4):
                bits = bits << 16 | int(sampler() * (1 << 16)) & 0xFFFF
            clone.match.redeal(player, bits)
        return clone

    def __str__(self) -> str:
        if self.match is None:
            return "before the seed is drawn"
        kind = "over" if self.match.ended else f"seat {self.match.to_move} decides"
        digest = hashlib.blake2b(self.match.state.tobytes(), digest_size=8).hexdigest()
        return f"{self.match.game.name}, {self.match.seats} seats, {kind}, state {digest}"


class Observer:
    """What a player knows: one tensor with named parts, and a string."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self.recall = perfect_recall
        self.tensor = np.zeros(game.observation.length, np.float32)
        self.dict = game.observation.split(self.tensor)  # type: ignore[arg-type]

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = 0 if state.match is None else state.match.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.match is None:
            return f"p{player}"
        if self.recall:
            return f"p{player} {state.memories[player].hex()}"
        numbers = state.match.observe(player)
        return f"p{player} {' '.join(map(str, numbers.tolist()))}"


def game_type(meta: Meta, name: str, chance: Any, parameters: dict[str, Any]) -> Any:
    """What OpenSpiel needs to know about a game before it is loaded."""
    kinds = pyspiel.GameType
    return pyspiel.GameType(
        short_name=name,
        long_name=meta.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=meta.seats[1],
        min_num_players=meta.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": meta.default_seats,
            **{option.name: option.default for option in meta.options},
            **parameters,
        },
        default_loadable=True,
        provides_factored_observation_string=False,
    )


def register() -> None:
    """Register every game with pyspiel, once."""
    for meta in games().values():
        if PREFIX + meta.name not in pyspiel.registered_names():
            chance = pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
            kind = game_type(meta, PREFIX + meta.name, chance, {"rng_seed": -1, "rules": "auto"})
            pyspiel.register_game(kind, type(meta.title, (SpielGame,), {"meta": meta, "kind": kind}))


register()
