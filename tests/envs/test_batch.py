"""A batch plays the same matches as `Match`, whatever the threads, and writes into the arrays it is given."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import vaka
from vaka.core.errors import IllegalMove, OutOfRange, UnknownName
from vaka.envs.cpu import Cpu

GAMES = sorted(vaka.all_games())
QUICK = min(GAMES, key=lambda name: vaka.load(name).state.itemsize)


def play(matches: Any, steps: Any) -> None:
    matches.reset(seed=5)
    for _ in range(steps):
        matches.step(matches.draw())


@pytest.mark.parametrize("name", GAMES)
def test_lanes_are_matches(name: str) -> None:
    """Every lane, replayed by the plain rules, shows the same at every decision, through the ends of matches too."""
    matches = vaka.batch(name, n=2)
    game, ended = matches.game, 0
    matches.reset(seed=3)
    plain = [vaka.Match(game, matches.seats, seed=3 + lane) for lane in range(2)]
    while not ended:
        for lane, match in enumerate(plain):
            count = matches.counts[lane]
            assert matches.to_move[lane] == match.to_move
            assert matches.actions[lane, :count].tolist() == match.legal()
            assert np.flatnonzero(matches.mask[lane]).tolist() == sorted(match.legal())
            known = np.zeros(game.observation.length, np.int32)
            game.rules.observe(match.state, match.to_move, known)
            assert matches.observation[lane].tolist() == known.tolist()
        chosen = matches.draw().copy()
        matches.step(chosen)
        for lane, match in enumerate(plain):
            match.play(int(chosen[lane]))
            assert matches.done[lane] == match.over
            if match.over:
                assert matches.returns[lane].tolist() == pytest.approx(match.returns)
                plain[lane] = vaka.Match(game, matches.seats, seed=match.seed + 2)
                ended += 1
            else:
                assert not matches.returns[lane].any()
            assert matches.seeds[lane] == plain[lane].seed
            assert matches.states[lane].tobytes() == plain[lane].state.tobytes()


def test_threads_change_nothing() -> None:
    one, two = vaka.batch(QUICK, n=7), vaka.batch(QUICK, n=7, threads=2)
    for matches in (one, two):
        play(matches, 300)
    assert one.states.tobytes() == two.states.tobytes()
    assert (one.observation == two.observation).all()


def test_batches_can_share_a_device() -> None:
    game = vaka.load(QUICK)
    device = Cpu(game, threads=2)
    first, second = (vaka.batch(game, n, device=device) for n in (2, 7))
    for matches in (first, second):
        play(matches, 40)
    assert first.device is second.device
    alone = vaka.batch(game, 7)
    play(alone, 40)
    assert second.states.tobytes() == alone.states.tobytes()


def test_arrays_of_the_caller_are_written_in_place() -> None:
    game = vaka.load(QUICK)
    observation = np.zeros((3, game.observation.length), np.float32)
    done = np.zeros(3, np.bool_)
    matches = vaka.batch(game, n=3, observation=observation, done=done, mask=False)
    play(matches, 1)
    own = vaka.batch(game, n=3)
    play(own, 1)
    assert matches.done is done
    assert (observation == own.observation).all()
    assert matches.mask.shape == (3, 0)


def test_arrays_that_do_not_fit_are_refused() -> None:
    with pytest.raises(OutOfRange, match="shape"):
        vaka.batch(QUICK, n=3, done=np.zeros(4, np.bool_))
    for small in (np.float16, np.int8):  # numba has no float16, and an int8 cannot hold every number
        wrong = np.zeros((3, vaka.load(QUICK).observation.length), small)
        with pytest.raises(OutOfRange, match="int32 / int64 / float32 / float64"):
            vaka.batch(QUICK, n=3, observation=wrong)
    with pytest.raises(OutOfRange, match="one piece"):
        vaka.batch(QUICK, n=3, done=np.zeros(6, np.bool_)[::2])
    with pytest.raises(UnknownName, match="colour"):
        vaka.batch(QUICK, n=3, colour=np.zeros(3))
    for device in ("abacus", 3, None):
        with pytest.raises(UnknownName, match=f"no device “{device}”. The devices are: cpu, cuda"):
            vaka.batch(QUICK, n=3, device=device)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [0, -1, 2.5, "2", None, True])
def test_what_is_counted_is_a_whole_number(wrong: Any) -> None:
    matches = vaka.batch(QUICK, n=3, seats=2)
    matches.reset(seed=1)
    calls: dict[str, Callable[[], Any]] = {
        "n": lambda: vaka.batch(QUICK, n=wrong),
        "threads": lambda: vaka.batch(QUICK, n=3, threads=wrong),
        "per_state": lambda: matches.rollouts(matches.states, wrong),
        "matches": lambda: matches.play_random(wrong),
    }
    for name, call in calls.items():
        with pytest.raises(OutOfRange, match=f"not possible for {name}: it must be a whole number, at least 1"):
            call()


def test_actions_are_a_whole_number_for_every_lane_of_matches_that_have_begun() -> None:
    matches = vaka.batch(QUICK, n=3, seats=2)
    with pytest.raises(IllegalMove, match="call reset first"):
        matches.step([0, 0, 0])
    for seeds in ([1], 1, [1, 2]):
        with pytest.raises(OutOfRange, match=r"seeds must have the shape \[3\]"):
            matches.reset(seeds=seeds)
    matches.reset(seed=1)
    before = matches.states.tobytes()
    right = matches.draw().copy()
    for wrong in (right[:2], np.append(right, 0), right + 0.5, right[:, None], int(right[0])):
        with pytest.raises(OutOfRange, match=r"actions must have the shape \[3\] and type int32 / int64"):
            matches.step(wrong)
    for wide in (right.astype(np.int64) + (1 << 32), right.astype(np.uint64) + np.uint64(1 << 32)):
        with pytest.raises(IllegalMove, match="in lane"):  # not the action that its lower half would be
            matches.step(wide)
    assert matches.states.tobytes() == before
    matches.step(right.astype(np.int64).tolist())
    assert matches.states.tobytes() != before


def test_arrays_that_compiled_rules_would_leave_are_refused() -> None:
    """They neither look at lengths nor know how many seats there are."""
    matches = vaka.batch(QUICK, n=3, seats=2)
    matches.reset(seed=1)
    length = matches.game.observation.length
    misfits: list[Callable[[], Any]] = [
        lambda: matches.draw(out=np.zeros(1, np.int32)),
        lambda: matches.draw(out=np.zeros(3, np.float32)),
        lambda: matches.greedy(out=np.zeros(2, np.int32)),
        lambda: matches.greedy(where=np.ones(2, np.bool_)),
        lambda: matches.observe([0, 1]),
        lambda: matches.observe(0, out=np.zeros((2, length), np.int32)),
        lambda: matches.rollouts(np.zeros(3), 1),
    ]
    for call in misfits:
        with pytest.raises(OutOfRange, match="must have the shape"):
            call()
    for beside in (2, -1, [0, 1, 2]):
        with pytest.raises(OutOfRange, match="The seats are 0 to 1"):
            matches.observe(beside)
    for seat in (2, -1, 0.5, "0"):
        with pytest.raises(OutOfRange, match=f"no seat {seat!r}"):
            matches.rollouts(matches.states, 1, seat=seat)  # type: ignore[arg-type]
    with pytest.raises(OutOfRange, match=r"“1\.5” is not a seed"):
        matches.reset(np.float32(1.5))  # type: ignore[arg-type]
    with pytest.raises(OutOfRange, match="“-1” is not a seed"):
        matches.reset(seeds=[1, -1, 2])


def test_an_illegal_action_changes_nothing_in_any_lane() -> None:
    matches = vaka.batch(QUICK, n=3)
    play(matches, 20)
    before, chosen = matches.states.tobytes(), matches.draw().copy()
    chosen[1] = next(a for a in range(matches.game.action_count) if not matches.mask[1, a])
    with pytest.raises(IllegalMove, match="lane 1"):
        matches.step(chosen)
    assert matches.states.tobytes() == before


def test_without_auto_reset_a_finished_lane_stays_as_it_is() -> None:
    matches = vaka.batch(QUICK, n=2, auto_reset=False)
    matches.reset(seed=1)
    ends = np.zeros(2, int)
    while (matches.to_move >= 0).any():
        matches.step(matches.draw())
        ends += matches.done
    assert ends.tolist() == [1, 1]
    assert not matches.counts.any()
    assert not matches.mask.any()
    before = matches.states.tobytes()
    matches.step(np.zeros(2, np.int32))
    assert matches.states.tobytes() == before
    assert not matches.done.any()


def test_a_seat_that_waits_can_be_observed() -> None:
    matches = vaka.batch(QUICK, n=2, seats=3)
    play(matches, 9)
    for seat in range(3):
        seen = matches.observe(seat)
        known = np.zeros(matches.game.observation.length, np.int32)
        state = matches.game.new_state()
        state.array[0] = matches.states[1]
        matches.game.rules.observe(state, seat, known)
        assert seen[1].tolist() == known.tolist()


def test_states_can_be_kept_and_gone_back_to() -> None:
    matches = vaka.batch(QUICK, n=2)
    play(matches, 10)
    kept, actions = matches.states.copy(), matches.actions.copy()
    matches.step(matches.draw())
    matches.states[:] = kept
    matches.show()
    for lane in range(2):
        count = matches.counts[lane]
        assert (matches.actions[lane, :count] == actions[lane, :count]).all()
        assert matches.mask[lane].sum() == count


def test_rollouts_average_what_seats_get_and_depend_on_the_seed() -> None:
    matches = vaka.batch(QUICK, n=2, threads=2)
    play(matches, 30)
    first = matches.rollouts(matches.states, per_state=20, seed=1)
    assert first.shape == (2, matches.seats)
    assert np.allclose(first.sum(axis=1), 0)
    assert (first == matches.rollouts(matches.states, per_state=20, seed=1)).all()
    assert (first != matches.rollouts(matches.states, per_state=20, seed=2)).any()
    assert np.abs(matches.rollouts(matches.states, per_state=4, seat=0)).max() <= 1


def test_the_careful_player_beats_the_dice() -> None:
    matches = vaka.batch(QUICK, n=8, seats=2)
    matches.reset(seed=2)
    got, ended = 0.0, 0
    while ended < 12:
        chosen = matches.draw()
        matches.greedy(chosen, where=matches.to_move == 0)
        matches.step(chosen)
        got += matches.returns[:, 0].sum()
        ended += int(matches.done.sum())
    assert got / ended > 0.5


def test_bulk_random_play_ends_where_single_steps_end() -> None:
    matches = vaka.batch(QUICK, n=3, threads=2)
    matches.reset(seed=4)
    decisions = matches.play_random(matches=2)
    assert (decisions > 0).all()
    assert matches.seeds.tolist() == [7, 8, 9]
    state = matches.game.new_state()
    state.array[0] = matches.states[0]
    assert matches.game.rules.to_move(state) == -1
