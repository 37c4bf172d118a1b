"""The conformance check: random matches of a game, and every promise of the contract checked after every ply.

A cheap property is checked at every ply, an expensive one at some plies of every match.
"""

import itertools
import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from vaka.core import registry, rounds
from vaka.core.contract import RETURN_UNIT
from vaka.core.errors import IllegalMove
from vaka.core.events import NO_EVENTS
from vaka.core.game import Game, Rules
from vaka.core.kernel import Ints, State
from vaka.core.match import Match
from vaka.core.meta import EnumOption, Options
from vaka.core.notation import read_lines
from vaka.core.record import from_record, to_record
from vaka.testing.errors import ConformanceError
from vaka.testing.source import check_source

SOME = 0.05  # share of plies at which expensive properties are checked
TOKENS = 12  # actions a ply whose notation is checked


@dataclass
class Report:
    """What was checked."""

    matches: int = 0
    plies: int = 0
    most_actions: int = 0
    longest: int = 0

    def add(self, other: "Report") -> None:
        self.matches += other.matches
        self.plies += other.plies
        self.most_actions = max(self.most_actions, other.most_actions)
        self.longest = max(self.longest, other.longest)


def variants(game: Game) -> list[tuple[int, Options]]:
    """Every seat count with every combination of options that fits it (numbers: lowest, default, highest)."""
    values: list[list[str | int]] = [
        list[str | int](option.values)
        if isinstance(option, EnumOption)
        else [*sorted({option.low, option.default, option.high})]
        for option in game.meta.options
    ]
    names = [option.name for option in game.meta.options]
    combinations = [dict(zip(names, chosen, strict=True)) for chosen in itertools.product(*values)]
    pairs = itertools.product(combinations, game.meta.seat_counts)
    return [(seats, options) for options, seats in pairs if not game.meta.broken_limit(options, seats)]


def check(
    game: Game,
    matches: int = 20,
    seed: int = 0,
    compiled: bool = True,
    progress: Callable[[], None] = lambda: None,
) -> Report:
    """Hold a game to the contract over random matches of all its variants; ConformanceError names what is broken.

    >>> import vaka, vaka.testing
    >>> vaka.testing.check(vaka.load("powerboats"), matches=1, compiled=False).matches
    1
    """
    check_source(game)
    report = Report()
    tables = variants(game)
    for i in range(seed, seed + matches):
        seats, options = tables[i % len(tables)]
        report.add(check_match(game, seats, options, i, compiled))
        progress()
    return report


def check_match(game: Game, seats: int, options: Mapping[str, str | int], seed: int, compiled: bool = True) -> Report:
    """Play one random match and check every property on the way."""
    return _Check(game, seats, options, seed, compiled).run()


class _Check:
    def __init__(self, game: Game, seats: int, options: Mapping[str, str | int], seed: int, compiled: bool) -> None:
        self.game, self.seats, self.options, self.seed = game, seats, options, seed
        self.dice = random.Random(f"{game.name} {seed}")
        self.codes = game.option_codes(options)
        self.match = Match(game, seats, options, seed)
        self.fast: Rules | None = game.fast_rules if compiled else None
        self.out, self.fast_out = game.new_actions(), game.new_actions()
        self.fast_state = game.new_state()
        self.memo, self.fast_memo = game.new_memo(), game.new_memo()
        self.report = Report(matches=1)

    def fail(self, property_: str, detail: str) -> ConformanceError:
        where = {"game": self.game.name, "seats": self.seats, **self.options, "seed": self.seed, "ply": self.match.ply}
        return ConformanceError(property_, detail, where)

    def require(self, true: bool, property_: str, detail: str) -> None:
        if not true:
            raise self.fail(property_, detail)

    def run(self) -> Report:
        if self.fast:
            self.fast.setup(self.fast_state, self.seats, self.codes, self.seed)
            self.same_bytes("setup")
        while not self.match.over:
            self.ply()
        self.end()
        return self.report

    def ply(self) -> None:
        game, s = self.game, self.match.state
        self.require(self.match.ply < game.max_plies, "end", f"longer than max_plies, {game.max_plies}")
        before = s.tobytes()
        seat = self.match.to_move
        self.require(0 <= seat < self.seats, "to_move", f"seat {seat} is not at the table")
        actions = self.legal_actions(s)
        self.check_invariants(s)
        self.check_notation(s, actions)
        self.check_bounds(s, self.match.ply % self.seats)
        costly = self.dice.random() < SOME
        if costly:
            self.check_views(s)
            self.check_knowledge(s)
            self.check_policy(s, len(actions))
            self.check_round()
        self.require(s.tobytes() == before, "reading", "legal, view, observe, describe or notation wrote to the state")
        if costly:
            self.check_refusal(actions)
        action = self.dice.choice(actions)
        self.play(action)
        self.report.plies += 1
        self.report.most_actions = max(self.report.most_actions, len(actions))

    def legal_actions(self, s: State) -> list[int]:
        count = int(self.game.rules.legal(s, self.out))
        self.require(0 < count <= self.game.max_actions, "legal", f"{count} legal actions")
        actions: list[int] = self.out[:count].tolist()
        self.require(len(set(actions)) == count, "legal", "an action is listed twice")
        self.require(min(actions) >= 0 and max(actions) < self.game.action_count, "legal", "an action is out of range")
        if self.fast:
            fast_count = int(self.fast.legal(self.fast_state, self.fast_out))
            self.require(
                self.fast_out[:fast_count].tolist() == actions, "agreement", "legal differs between plain and compiled"
            )
        return actions

    def play(self, action: int) -> None:
        quiet = self.game.copy(self.match.state) if self.dice.random() < SOME else None
        self.match.play(action)
        if quiet is not None:
            self.game.rules.apply(quiet, action, NO_EVENTS)
            self.require(
                quiet.tobytes() == self.match.state.tobytes(), "events", "telling events changes what is played"
            )
        if self.fast:
            self.fast.apply(self.fast_state, action, NO_EVENTS)
            self.same_bytes(f"action {action}")

    def same_bytes(self, after: str) -> None:
        if self.fast_state.tobytes() != self.match.state.tobytes():
            plain, fast = self.match.state.record, self.fast_state.record
            fields = [name for name in self.game.state.names or () if not np.array_equal(plain[name], fast[name])]
            raise self.fail("agreement", f"plain and compiled differ after {after} in {', '.join(fields) or 'padding'}")

    def check_invariants(self, s: State) -> None:
        try:
            self.game.invariants(s)
        except AssertionError as error:
            raise self.fail("invariants", str(error)) from error

    def check_notation(self, s: State, actions: list[int]) -> None:
        sample = actions if len(actions) <= TOKENS else self.dice.sample(actions, TOKENS)
        tokens = [self.game.notation.write(s, action) for action in sample]
        self.require(len(set(tokens)) == len(tokens), "notation", "two actions have one token")
        for action, token in zip(sample, tokens, strict=True):
            self.require(bool(token) and not set(token) & set(" {}"), "notation", f"token {token!r} cannot be split")
            self.require(self.game.notation.read(s, token) == action, "notation", f"{token} is not read back")

    def check_views(self, s: State) -> None:
        views = self.game.views(s)
        for seat in [None, *range(self.seats)]:
            view = self.game.view(s, seat)
            json.dumps(view)
            self.require(views.of(seat) == view, "own_view", f"what seat {seat} sees differs elsewhere too")
        for action in self.dice.sample(self.match.legal(), 1):
            described = self.game.describe(s, action)
            self.require(isinstance(described.get("kind"), str), "describe", "a description has no kind")
            json.dumps(described)

    def check_knowledge(self, s: State) -> None:
        """A state redealt for a seat looks the same to it, and what everybody knows looks the same to all."""
        known = [self.observation(s, seat) for seat in range(self.seats)]
        for seat in range(self.seats):
            dealt = self.game.copy(s)
            number = self.dice.getrandbits(64)
            self.game.rules.redeal(dealt, seat, number)
            self.require(
                self.game.view(dealt, seat) == self.game.view(s, seat), "redeal", f"seat {seat} sees another view"
            )
            changed = self.observation(dealt, seat) != known[seat]
            self.require(not changed.any(), "redeal", f"seat {seat} has another observation")
            self.check_public(self.observation(dealt, (seat + 1) % self.seats) != known[(seat + 1) % self.seats])
            self.require(dealt.chance != s.chance, "redeal", "the random stream is the true one")
            self.require(self.game.rules.to_move(dealt) == self.match.to_move, "redeal", "another seat is to move")
            if seat == self.match.to_move:
                self.require(self.game.legal_actions(dealt) == self.match.legal(), "redeal", "legal actions differ")
            self.check_invariants(dealt)
            if self.fast:
                again = self.game.copy(self.fast_state)
                self.fast.redeal(again, seat, number)
                self.require(again.tobytes() == dealt.tobytes(), "agreement", "redeal differs")

    def check_public(self, changed: np.ndarray) -> None:
        """`changed` [length]: numbers of an observation that differ after a redeal for another seat."""
        layout = self.game.observation
        leaked = changed & ~layout.own
        if leaked.any():
            raise self.fail("observe", f"{layout.name_of(int(leaked.argmax()))} is not known to everybody")

    def check_bounds(self, s: State, seat: int) -> None:
        layout = self.game.observation
        known = self.observe(self.fast, self.fast_state, seat) if self.fast else self.observe(self.game.rules, s, seat)
        outside = (known < layout.low) | (known > layout.high)
        if outside.any():
            at = int(outside.argmax())
            bounds = f"{layout.low[at]} to {layout.high[at]}"
            raise self.fail("observe", f"{layout.name_of(at)} is {known[at]}, not {bounds}")

    def observation(self, s: State, seat: int) -> Ints:
        known = self.observe(self.game.rules, s, seat)
        if self.fast and s is self.match.state:
            again = self.observe(self.fast, self.fast_state, seat)
            self.require((again == known).all(), "agreement", "observe differs")
        return known

    def observe(self, rules: Rules, s: State, seat: int) -> Ints:
        out = np.full(self.game.observation.length + 1, -77, np.int32)
        rules.observe(s, seat, out)
        self.require(out[-1] == -77, "observe", "writes past the end of its layout")
        return out[:-1]

    def check_round(self) -> None:
        """What a seat may choose in a round of simultaneous choices, and what it sees, is the same whatever the others
        choose: so all may choose at once."""
        match = self.match
        number = rounds.round_number(self.game, match.state)
        if not number:
            return
        picks = [rounds.first_legal, lambda ahead: ahead.legal()[-1], lambda ahead: self.dice.choice(ahead.legal())]
        left = rounds.still_to_choose(match)
        for pick in picks:
            self.require(rounds.still_to_choose(match, pick) == left, "simultaneous", "who chooses depends on choices")
        for seat in left:
            asked = [rounds.as_if_asked(match, seat, pick) for pick in picks]
            while asked[0].to_move == seat and rounds.round_number(self.game, asked[0].state) == number:
                told = [(each.to_move, each.legal(), each.view(seat)) for each in asked]
                same = all(each == told[0] for each in told)
                self.require(same, "simultaneous", f"what seat {seat} may choose or sees depends on others' choices")
                action = self.dice.choice(asked[0].legal())
                for each in asked:
                    each.play(action)
            done = all(each.to_move != seat or rounds.round_number(self.game, each.state) != number for each in asked)
            self.require(done, "simultaneous", f"when seat {seat} is done depends on others' choices")

    def check_policy(self, s: State, count: int) -> None:
        chosen = int(self.game.rules.policy(self.game.copy(s), self.out, count, self.memo))
        self.require(chosen in self.out[:count], "policy", f"chooses {chosen}, which is not legal")
        if self.fast:
            again = int(self.fast.policy(self.game.copy(self.fast_state), self.out, count, self.fast_memo))
            self.require(again == chosen, "agreement", "policy differs")

    def check_refusal(self, actions: list[int]) -> None:
        """What is not legal is refused, and nothing changes."""
        before, legal = self.match.state.tobytes(), set(actions)
        for wrong in {-1, self.game.action_count, self.dice.randrange(self.game.action_count)} - legal:
            try:
                self.match.play(wrong)
            except IllegalMove:
                self.require(self.match.state.tobytes() == before, "refusal", "a refused action changed the state")
            else:
                raise self.fail("refusal", f"action {wrong} is not legal and was played")

    def end(self) -> None:
        game, match = self.game, self.match
        self.check_invariants(match.state)
        for seat in range(self.seats):
            self.check_bounds(match.state, seat)
        out = np.zeros(self.seats, np.int32)
        game.rules.returns(match.state, out)
        self.require(int(out.sum()) == 0, "returns", f"{out.tolist()} do not sum to zero")
        self.require(int(np.abs(out).max()) <= RETURN_UNIT, "returns", f"{out.tolist()} are out of range")
        if self.fast:
            again = np.zeros_like(out)
            self.fast.returns(self.fast_state, again)
            self.require((again == out).all(), "agreement", "returns differ")
        fresh = game.new_state()
        game.rules.setup(fresh, self.seats, self.codes, self.seed)
        self.require(
            read_lines(game, fresh, match.lines()) == match.actions, "notation", "the written match is not read back"
        )
        self.require(fresh.tobytes() == match.state.tobytes(), "replay", "the same actions lead elsewhere")
        if registry.games().get(game.name) == game.meta:
            record = json.loads(json.dumps(to_record(match)))
            self.require(from_record(record).actions == match.actions, "record", "the saved match is another one")
        self.report.longest = match.ply
