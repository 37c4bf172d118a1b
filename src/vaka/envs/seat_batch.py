"""One seat of each of many matches: bots and policies play the others, on the device the matches are on."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from vaka.bots import Bot, Player
from vaka.bots.player import bot_illegal
from vaka.core.errors import IllegalMove
from vaka.core.game import Game
from vaka.core.kernel import Ints, State
from vaka.core.loops import POLICY, RANDOM
from vaka.core.match import Match
from vaka.core.numbers import is_whole
from vaka.core.record import Record, to_record
from vaka.envs.batch import Batch
from vaka.envs.cpu import Cpu
from vaka.envs.given import check_seats, is_policy, listed_opponents, narrowed, opposing_bot, seats_of, whole_numbers
from vaka.envs.seat_lanes import ASKED, BEGIN, LEARNER, REST, seat_lanes

Policy: TypeAlias = Callable[[Any, Any], Any]  # policy(observations [m, length], masks [m, actions]) -> actions [m]
Opponents: TypeAlias = str | Bot | Policy | Sequence[str | Bot | Policy]


@dataclass(frozen=True)
class Finished:
    """A match that has ended in a lane. Its record is made when somebody asks for it."""

    game: Game
    seats: int
    options: Mapping[str, Any]
    seed: int
    actions: Ints

    def match(self) -> Match:
        """The match, replayed."""
        match = Match(self.game, self.seats, self.options, self.seed)
        for action in self.actions.tolist():
            match.play(action)
        return match

    def record(self, players: list[str] | None = None) -> Record:
        """The match as plain data, ready for JSON."""
        return to_record(self.match(), players)


class SeatBatch(Batch):
    """A batch in which you decide for one seat of every match, and opponents for the others.

    `seat` is yours, or one for each lane. An opponent is a bot, by its name or itself, or a policy on arrays; name one
    for all, or one for each of the other seats in order; without any, they are greedy. A policy is given what its seat
    knows and may do, [m, length] and [m, actions], for the m lanes in which it is to move, and returns an action for
    each; on CUDA it is given all lanes, and its actions count where it is to move. Bots other than random and greedy
    play by plain rules on the CPU, which is slow.

    Beside the arrays of `Batch` there are, by lane:

    reward       [n] float32          what your seat got in a match this step ended, else 0
    illegal      [n] bool             whether it ended because your action was not legal, which costs −1
    cut          [n] bool             whether this step stopped a match that had `game.max_plies` decisions and no end

    A lane whose match is over or cut begins the next one, its seed n higher, at the next `step` or with `begin_next`.
    """

    def __init__(
        self,
        game: Game,
        n: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        device: Any = "cpu",
        threads: int = 1,
        *,
        seat: int | Sequence[int] = 0,
        opponents: Opponents | None = None,
        records: bool = False,
    ) -> None:
        super().__init__(game, n, seats, options, device, threads, auto_reset=False)
        self.options = game.meta.complete(options, self.seats)
        self.seat = narrowed(seats_of(seat, n), np.int32)
        check_seats(self.seat, self.seats)
        self._asked: list[Policy | Bot] = []
        self._players: dict[tuple[int, int], tuple[int, Player]] = {}  # by lane and seat: of the match with this seed
        self._mine = self.device.put(self.seat, np.int32)
        self._kinds = self.device.put(self._who_plays(opponents), np.int8)
        self._bot_streams = self.device.array((n, self.seats), np.uint64)
        self._needs, self._plies = self.device.array((n,), np.int8), self.device.array((n,), np.int32)
        self._log = self.device.array((n, game.max_plies if records else 0), np.int32)
        self.reward = self.device.array((n,), np.float32)
        self.illegal, self.cut = self.device.array((n,), np.bool_), self.device.array((n,), np.bool_)

    def _who_plays(self, opponents: Opponents | None) -> Any:
        """[n, seats] RANDOM, POLICY, or ASKED + k for you (k = 0) and those that are asked."""
        kinds = [self._kind(one) for one in listed_opponents(opponents, self.seats - 1, self.game)]
        return np.array([[*kinds[:own], ASKED + LEARNER, *kinds[own:]] for own in range(self.seats)])[self.seat]

    def _kind(self, opponent: Any) -> int:
        asked: Policy | Bot = opponent if is_policy(opponent) else opposing_bot(opponent, self.game)
        if isinstance(asked, Bot) and asked.compiled and asked.compiled.kind in (RANDOM, POLICY):
            return asked.compiled.kind
        if asked not in self._asked:
            self._asked.append(asked)
        return ASKED + 1 + self._asked.index(asked)

    def reset(self, seed: int | None = None, seeds: Any = None) -> None:
        """Begin a new match in every lane, from seed, seed + 1, … or a seed for each, up to your first decision."""
        self._seed(seed, seeds)
        self._players.clear()
        self.begun = True
        self.device.copy(np.full(self.n, BEGIN, np.int8), self._needs)
        self._run(LEARNER, True, self._chosen, advance=0)
        self._ask()

    def reset_where(self, where: Any, seed: int | None = None, seeds: Any = None) -> None:
        """The same in the lanes where `where` [n] is True alone; without seeds they play their next match."""
        if not self.begun:
            raise IllegalMove("not-begun")
        take, copy = self.device.take, self.device.copy
        old_seeds, old_streams = np.array(take(self.seeds)), np.array(take(self._streams))
        self._seed(seed, old_seeds + np.uint64(self.n) if seed is None and seeds is None else seeds)
        copy(np.where(where, take(self.seeds), old_seeds), self.seeds)
        copy(np.where(where, take(self._streams), old_streams), self._streams)
        self._players = {key: player for key, player in self._players.items() if not where[key[0]]}
        for array in (self.done, self.cut, self.illegal, self.reward):
            copy(np.where(where, 0, take(array)), array)
        copy(np.where(where[:, None], 0, take(self.returns)), self.returns)
        needs = take(self._needs)
        copy(np.where(where, BEGIN, np.where(needs == BEGIN, REST, needs)), self._needs)
        self._run(BEGIN, True, self._chosen, advance=0)
        self._ask()
        needs = take(self._needs)
        copy(np.where(needs == REST, BEGIN, needs), self._needs)

    @property
    def all_playing(self) -> bool:
        """Whether a match is under way in every lane."""
        return self.begun and not (self.device.take(self._needs) == BEGIN).any()

    def step(self, chosen: Any, check: bool = True, begin: bool = True) -> None:
        """Play your action in every lane and let the others answer; `begin` goes on where a match was over.

        Where a match is over any action will do. With the check, an action that is not legal raises IllegalMove with
        nothing changed anywhere; without it, it loses.
        """
        chosen = self._given(chosen)
        if check:
            self._check(chosen)
        self._run(LEARNER, begin, chosen, advance=self.n)
        self._ask()

    def begin_next(self) -> None:
        """Begin the next match in every lane whose match is over. What the last step said of the old one stays."""
        self._run(BEGIN, True, self._chosen, advance=self.n)
        self._ask()

    @property
    def ended(self) -> Any:
        """[n] Whether the last step ended the match or cut it short, in memory of its own."""
        return self.device.put(self.device.take(self.done) | self.device.take(self.cut), np.bool_)

    def finished(self) -> dict[int, Finished]:
        """The matches the last step has ended or cut short, by lane, if the batch was made with `records`."""
        take = self.device.take
        plies, seeds = take(self._plies), take(self.seeds)
        return {
            lane: Finished(
                self.game, self.seats, self.options, int(seeds[lane]), np.array(take(self._log[lane])[: plies[lane]])
            )
            for lane in np.flatnonzero(take(self.ended)).tolist()
        }

    def state(self, lane: int) -> State:
        """The position in a lane, for plain rules."""
        state = self.game.new_state()
        state.array[0] = self.device.take(self.states)[lane]
        return state

    def _run(self, who: int, begins: bool, chosen: Any, advance: int) -> None:
        self.device.run(
            seat_lanes, self.n, *self._beginning, advance, who, int(begins), chosen, self._needs, self._mine,
            self._kinds, self._bot_streams, *self._policy_space(), self._plies, self._log, *self._shown, self.done,
            self.cut, self.game.max_plies, self.returns, self.reward, self.illegal, self._wrong, self._worth,
            self.device.no_events,
        )  # fmt: skip

    def _ask(self) -> None:
        """Let those that are asked decide until every lane needs you or its next match."""
        while self._asked and (who := int(self.device.take(self._needs).max())) > LEARNER:
            chosen = self._reply(self._asked[who - 1], np.flatnonzero(self.device.take(self._needs) == who))
            self._run(who, False, chosen, advance=0)
            self._refuse(chosen)

    def _reply(self, asked: Policy | Bot, lanes: Any) -> Any:
        """[n] The actions of those asked in these lanes."""
        if isinstance(asked, Bot):
            actions: Any = self._decisions(asked, lanes.tolist())
        elif isinstance(self.device, Cpu):
            actions = asked(self.observation[lanes], self.mask[lanes])
        else:
            return self.device.put(whole_numbers(asked(self.observation, self.mask), "actions", self.n), np.int32)
        chosen = np.zeros(self.n, np.int32)
        chosen[lanes] = narrowed(whole_numbers(actions, "actions", len(lanes)), np.int32)
        return self.device.put(chosen, np.int32)

    def _decisions(self, asked: Bot, lanes: list[int]) -> list[int]:
        """What a bot decides in each of these lanes; it has a player of its own for every match and seat."""
        turn, seeds = self.device.take(self.to_move), self.device.take(self.seeds)
        players = [self._player(asked, lane, int(turn[lane]), int(seeds[lane])) for lane in lanes]
        decided = type(players[0]).decide_all(players, [self.state(lane) for lane in lanes])
        mask = self.device.take(self.mask)
        for lane, action in zip(lanes, decided, strict=True):
            if not is_whole(action) or not 0 <= action < self.game.action_count or not mask[lane, action]:
                raise bot_illegal(asked.name, action, int(turn[lane]), int(seeds[lane]))
        return decided

    def _player(self, asked: Bot, lane: int, seat: int, seed: int) -> Player:
        begun, player = self._players.get((lane, seat), (None, None))
        if player is None or begun != seed:
            player = asked.player(self.game, seat, seed)
            self._players[lane, seat] = seed, player
        return player
