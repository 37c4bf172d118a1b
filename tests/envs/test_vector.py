"""The vector environment: the matches of single environments and of batches, in every mode, against every opponent."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import vaka
from tests.tiers import amount, some
from vaka.bots import Player
from vaka.core.errors import IllegalMove, OutOfRange, UnknownName
from vaka.core.kernel import Ints, State
from vaka.core.record import from_record
from vaka.envs.gym import SeatEnv, env_id
from vaka.envs.vector import SeatVectorEnv

GAMES = sorted(vaka.all_games(), key=lambda name: vaka.load(name).action_count)
QUICK = GAMES[0]
STEPS = amount("VAKA_TEST_VECTOR_STEPS", 150, 2000)


class First(Player):
    """A bot that is neither random nor greedy."""

    def choose(self, known: State, actions: Ints, count: int, bits: int) -> int:
        return int(actions[:count].min())


FIRST = f"{__name__}:First"


def first(observations: Any, masks: Any) -> Any:
    """The same as a policy on arrays."""
    return masks.argmax(axis=1)


def drawn(masks: Any, dice: np.random.Generator) -> Any:
    """A legal action for every lane, or 0 where there is none."""
    return (masks * dice.random(masks.shape)).argmax(axis=1)


def played(envs: SeatVectorEnv, steps: int = STEPS, seed: int = 8) -> Iterator[tuple[Any, ...]]:
    """What every step returned, with the actions it was given."""
    dice = np.random.default_rng(1)
    seen, info = envs.reset(seed=seed)
    yield None, seen, np.zeros(envs.num_envs), np.zeros(envs.num_envs, np.bool_), info
    for _ in range(steps):
        actions = drawn(seen["action_mask"], dice)
        seen, reward, ended, cut, info = envs.step(actions)
        assert not cut.any()
        yield actions, seen, reward, ended, info


@pytest.mark.parametrize("name", some(GAMES))
def test_lanes_are_single_environments(name: str) -> None:
    """A lane shows what the single environment shows, and `info` tells the seed with which to reset it."""
    opponents = ["greedy", "random"]
    envs = SeatVectorEnv(name, 3, 3, seat=range(3), opponents=opponents, threads=2)
    singles = [SeatEnv(name, 3, seat, opponents, rules="compiled") for seat in range(3)]
    over, ended_ever = [True] * 3, 0
    for actions, seen, reward, ended, info in played(envs):
        for lane, env in enumerate(singles):
            if over[lane]:
                expected, told = env.reset(seed=int(info["seed"][lane]))
                result, over[lane] = 0.0, False
            else:
                expected, result, over[lane], _, told = env.step(actions[lane])
            assert {key: value[lane].tolist() for key, value in seen.items()} == {
                key: value.tolist() for key, value in expected.items()
            }
            assert (reward[lane], ended[lane]) == (pytest.approx(result), over[lane])
            assert (info["seed"][lane], info["illegal"][lane]) == (told["seed"], told["illegal"])
        ended_ever += int(ended.sum())
    assert ended_ever


def test_finished_matches_are_those_of_a_batch_and_have_records() -> None:
    envs, replayed = SeatVectorEnv(QUICK, 3, 2, seat=1, records=True), 0
    for _, _, reward, ended, info in played(envs):
        for lane in np.flatnonzero(ended):
            kept = info["record"][lane]
            assert kept.seed == info["seed"][lane]
            matches = vaka.batch(QUICK, 1, seats=2)
            matches.reset(seeds=[kept.seed])
            for action in kept.actions:
                assert not matches.done[0]
                matches.step([action])
            assert matches.done[0]
            assert matches.returns[0, 1] == reward[lane]
            assert from_record(kept.record()).returns == pytest.approx(matches.returns[0])
            replayed += 1
    assert replayed > 2


def ends(envs: SeatVectorEnv) -> list[list[Any]]:
    """By lane, of every match that ends: its seed, result and last observation, the learner always playing `first`."""
    same = envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    found: list[list[Any]] = [[] for _ in range(envs.num_envs)]
    seen, _ = envs.reset(seed=8)
    for _ in range(STEPS):
        seen, reward, ended, _, info = envs.step(first(seen["observation"], seen["action_mask"]))
        for lane in np.flatnonzero(ended):
            last = info["final_obs"][lane] if same else {key: value[lane] for key, value in seen.items()}
            told = info["final_info"] if same else info
            assert not last["action_mask"].any()
            assert seen["action_mask"][lane].any() == same  # the next match has begun, or not yet
            found[lane].append((int(told["seed"][lane]), float(reward[lane]), last["observation"].tolist()))
    return found


def test_the_next_match_begins_with_the_next_step_or_within_the_same() -> None:
    later = ends(SeatVectorEnv(QUICK, 2, 2))
    at_once = ends(SeatVectorEnv(QUICK, 2, 2, autoreset_mode="SameStep"))
    for lane, (some_ends, more_ends) in enumerate(zip(later, at_once, strict=True)):
        assert [seed for seed, _, _ in some_ends[:2]] == [8 + lane, 10 + lane]
        assert some_ends == more_ends[: len(some_ends)]
    with pytest.raises(UnknownName, match="NextStep, SameStep, Disabled"):
        SeatVectorEnv(QUICK, 2, autoreset_mode="Never")


def test_a_lane_that_is_not_reset_by_itself_waits_for_it() -> None:
    """What the lanes show is what they show when the next match begins by itself, without the steps that begin it."""
    envs = SeatVectorEnv(QUICK, 3, 2, opponents=FIRST, autoreset_mode=AutoresetMode.DISABLED)
    singles = [SeatEnv(QUICK, 2, 0, FIRST, rules="compiled") for _ in range(3)]
    seen, info = envs.reset(seed=[7, 40, 9])
    assert info["seed"].tolist() == [7, 40, 9]
    expected = [env.reset(seed=seed)[0] for env, seed in zip(singles, [7, 40, 9], strict=True)]
    seeds, resets = [7, 40, 9], 0
    for _ in range(STEPS):
        for lane, one in enumerate(expected):
            assert {key: value[lane].tolist() for key, value in seen.items()} == {k: v.tolist() for k, v in one.items()}
        actions = first(None, seen["action_mask"])
        seen, reward, ended, _, _ = envs.step(actions)
        steps = [env.step(action) for env, action in zip(singles, actions, strict=True)]
        expected = [step[0] for step in steps]
        assert (reward.tolist(), ended.tolist()) == ([step[1] for step in steps], [step[2] for step in steps])
        if not ended.any():
            continue
        with pytest.raises(ResetNeeded, match="call reset first"):
            envs.step(actions)
        seen, info = envs.reset(options={"reset_mask": ended})
        seeds = [seed + 3 * bool(over) for seed, over in zip(seeds, ended, strict=True)]
        assert info["seed"].tolist() == seeds
        for lane in np.flatnonzero(ended).tolist():
            expected[lane], _ = singles[lane].reset(seed=seeds[lane])
        resets += 1
    assert resets


def test_one_lane_is_begun_anew_in_mid_match_and_the_others_go_on() -> None:
    envs = SeatVectorEnv(QUICK, 3, 2)
    start, _ = envs.reset(seed=5)
    before, *_ = envs.step(first(None, start["action_mask"]))
    after, info = envs.reset(seed=5, options={"reset_mask": np.array([False, True, False])})
    for key in before:
        assert (after[key][[0, 2]] == before[key][[0, 2]]).all()
        assert (after[key][1] == start[key][1]).all()
    assert info["seed"].tolist() == [5, 6, 7]


@pytest.mark.parametrize("mode", ["NextStep", "SameStep", "Disabled"])
def test_a_match_that_does_not_come_to_an_end_is_truncated(mode: str) -> None:
    """Lanes are cut where single environments are, as the match itself is when it is played again."""
    game, seats = replace(vaka.load(QUICK), max_plies=30), [0, 1, 2]
    opponents = ["greedy", FIRST]
    envs = SeatVectorEnv(game, 3, 3, seat=seats, opponents=opponents, autoreset_mode=mode, records=True)
    singles = [SeatEnv(game, 3, seat, opponents, rules="compiled") for seat in seats]
    seen, _ = envs.reset(seed=8)
    for lane, env in enumerate(singles):
        env.reset(seed=8 + lane)
    waiting = set(seats)
    while waiting:
        actions = first(None, seen["action_mask"])
        seen, reward, over, cut, info = envs.step(actions)
        for lane in sorted(waiting):
            single, *expected, _ = singles[lane].step(actions[lane])
            assert [reward[lane], over[lane], cut[lane]] == expected
            if not cut[lane]:
                continue
            last = info["final_obs"][lane] if mode == "SameStep" else {key: value[lane] for key, value in seen.items()}
            told = info["final_info"] if mode == "SameStep" else info
            assert {key: value.tolist() for key, value in last.items()} == {k: v.tolist() for k, v in single.items()}
            kept = told["record"][lane]
            assert told["_record"][lane]
            assert (len(kept.actions), kept.seed) == (30, 8 + lane)
            assert kept.match().state.tobytes() == singles[lane].match.state.tobytes()
            waiting.remove(lane)
        if mode == "Disabled" and cut.any():
            with pytest.raises(ResetNeeded):
                envs.step(actions)
            seen, info = envs.reset(options={"reset_mask": cut})
            assert info["seed"][cut].min() >= 11
    seen, _, over, cut, info = envs.step(first(None, seen["action_mask"]))
    assert not (over | cut).any()
    assert info["seed"].max() >= 11, "the next match has begun"


def test_policies_on_arrays_and_bots_of_your_own_play_as_they_decide() -> None:
    every: list[Any] = [first, FIRST, [first, FIRST]]
    by_arrays, by_bot, mixed = (
        [
            step[1]["observation"].tolist()
            for step in played(SeatVectorEnv(QUICK, 3, 3, seat=[2, 0, 1], opponents=chosen))
        ]
        for chosen in every
    )
    assert by_arrays == by_bot == mixed


def test_an_opponent_that_breaks_the_rules_is_told() -> None:
    envs = SeatVectorEnv(QUICK, 2, 2, seat=1, opponents=lambda known, masks: (~masks).argmax(axis=1))
    with pytest.raises(IllegalMove, match="seat 0"):
        envs.reset(seed=1)


def test_an_illegal_action_loses_in_its_lane_or_is_refused() -> None:
    envs = SeatVectorEnv(QUICK, 3, 2)
    seen, _ = envs.reset(seed=1)
    actions = first(seen["observation"], seen["action_mask"])
    actions[1] = (seen["action_mask"][1] == 0).argmax()
    _, reward, ended, _, info = envs.step(actions)
    assert (reward.tolist(), ended.tolist()) == ([0, -1, 0], [False, True, False])
    assert info["illegal"].tolist() == [False, True, False]
    seen, reward, ended, _, info = envs.step(actions)
    assert not ended[1]
    assert info["seed"].tolist() == [1, 5, 3]
    wide = first(seen["observation"], seen["action_mask"]).astype(np.int64)
    wide[1] += 1 << 32
    assert envs.step(wide)[4]["illegal"].tolist() == [False, True, False]
    strict = SeatVectorEnv(QUICK, 3, 2, illegal="raise")
    before, _ = strict.reset(seed=1)
    with pytest.raises(IllegalMove, match="lane 1"):
        strict.step(actions)
    assert (strict.action_masks() == before["action_mask"]).all()


@pytest.mark.parametrize("name", some(GAMES))
def test_gymnasium_makes_it_and_its_spaces_hold(name: str) -> None:
    envs = gymnasium.make_vec(env_id(name), num_envs=4, seats=3, opponents="random", autoreset_mode="SameStep")
    assert isinstance(envs, SeatVectorEnv)
    assert envs.spec is not None
    counted = RecordEpisodeStatistics(envs)
    seen, info = counted.reset(seed=3)
    lengths: list[int] = []
    for _ in range(STEPS):
        assert seen in envs.observation_space
        assert (envs.action_masks() == info["action_mask"]).all()
        actions = envs.action_space.sample(mask=tuple(info["action_mask"]))
        assert actions in envs.action_space
        seen, _, _, _, info = counted.step(actions)
        lengths += info["episode"]["l"][info["_episode"]].tolist() if "episode" in info else []
    assert lengths
    envs.close()


def test_arrays_are_kept_or_overwritten() -> None:
    for copy in (True, False):
        envs = SeatVectorEnv(QUICK, 2, 2, copy=copy)
        before, _ = envs.reset(seed=1)
        after, *_ = envs.step(first(None, before["action_mask"]))
        assert np.shares_memory(before["observation"], after["observation"]) != copy


def test_every_lane_can_be_drawn() -> None:
    envs = SeatVectorEnv(QUICK, 2, 2, seat=[0, 1], render_mode="ansi")
    envs.reset(seed=1)
    drawings = envs.render()
    assert drawings is not None
    assert [len(text.splitlines()) > 5 for text in drawings] == [True, True]
    assert drawings[0] != drawings[1]
    assert SeatVectorEnv(QUICK, 2, 2).render() is None


def test_pictures_have_one_size_and_show_what_changes() -> None:
    pytest.importorskip("matplotlib", reason="pictures need the extra render")
    envs = SeatVectorEnv(QUICK, 2, 2, render_mode="terminal")
    seen, _ = envs.reset(seed=1)
    before = envs.render()
    envs.step(first(None, seen["action_mask"]))
    after = envs.render()
    assert before is not None
    assert after is not None
    assert {(frame.shape, frame.dtype.name) for frame in (*before, *after)} == {((800, 1000, 3), "uint8")}
    assert (before[0] != after[0]).any()


def test_mistakes_are_said() -> None:
    with pytest.raises(OutOfRange, match="no seat 2"):
        SeatVectorEnv(QUICK, 3, 2, seat=[0, 1, 2])
    with pytest.raises(OutOfRange, match="3 bots"):
        SeatVectorEnv(QUICK, 2, 3, opponents=["random"] * 3)
    with pytest.raises(UnknownName, match="lose, raise"):
        SeatVectorEnv(QUICK, 2, illegal="retry")
    with pytest.raises(UnknownName, match="human, ansi, rgb_array, terminal"):
        SeatVectorEnv(QUICK, 2, render_mode="hologram")
    for lanes in ("2", 2.5, None, True, 0):
        with pytest.raises(OutOfRange, match="not possible for n: it must be a whole number, at least 1"):
            SeatVectorEnv(QUICK, lanes)  # type: ignore[arg-type]
    for one in (-2, 1.5, np.float32(1.5)):
        with pytest.raises(OutOfRange, match="is not a seed"):
            SeatVectorEnv(QUICK, 2, 2).reset(seed=one)  # type: ignore[arg-type]
    envs = SeatVectorEnv(QUICK, 2, 2)
    with pytest.raises(ResetNeeded, match="call reset first"):
        envs.step([0, 0])
    with pytest.raises(ResetNeeded, match="call reset first"):
        SeatEnv(QUICK, 2).step(0)
    with pytest.raises(IllegalMove, match="call reset first"):
        envs.reset(options={"reset_mask": np.array([True, False])})
    with pytest.raises(OutOfRange, match=r"seeds must have the shape \[2\]"):
        envs.reset(seed=[1])
    envs.reset(seed=1)
    for wrong in ([0], [0, 0, 0], [0.5, 0.5], [[0], [0]]):
        with pytest.raises(OutOfRange, match=r"actions must have the shape \[2\]"):
            envs.step(wrong)
    with pytest.raises(UnknownName, match="reset has no option “reset_masks”"):
        envs.reset(options={"reset_masks": np.array([True, False])})
    with pytest.raises(OutOfRange, match=r"reset_mask must have the shape \[2\]"):
        envs.reset(options={"reset_mask": np.array([1, 0])})
    careless = SeatVectorEnv(QUICK, 2, 2, seat=1, opponents=lambda known, masks: masks.argmax(axis=1) + 0.5)
    with pytest.raises(OutOfRange, match="actions must have the shape"):
        careless.reset(seed=1)
    with pytest.raises(OutOfRange, match=r"seats must have the shape \[3\]"):
        SeatVectorEnv(QUICK, 3, 2, seat=[0, 1])
    for make in (SeatEnv, SeatVectorEnv):
        with pytest.raises(UnknownName, match="no bot called “”"):
            make(QUICK, seats=2, opponents="")
        with pytest.raises(UnknownName, match="3 names no opponents"):
            make(QUICK, seats=2, opponents=3)  # type: ignore[arg-type]
        with pytest.raises(UnknownName, match="no game called “3”"):
            make(3)  # type: ignore[arg-type]
    with pytest.raises(UnknownName, match="4 names no opponents"):
        SeatVectorEnv(QUICK, seats=2, opponents=[4])  # type: ignore[list-item]
    with pytest.raises(UnknownName, match="make_vec"):
        SeatEnv(QUICK, 2, opponents=first)  # type: ignore[arg-type]
