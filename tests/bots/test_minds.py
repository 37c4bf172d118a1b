"""Nets in whole numbers: their files, their arithmetic, and the bots that play with them."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import vaka
from tests.bots.nets import random_net
from tests.tiers import some
from vaka.arena.simulate import Simulation
from vaka.bots import bot, bots, mind
from vaka.bots.minds import layers, weights
from vaka.bots.minds.mind import minded, own_choice, own_mind, own_weights_of
from vaka.bots.minds.weights import FILE, MOST_BYTES, Weights, has_mind, load_weights, own_file, own_weights, parts_of
from vaka.bots.search.searcher import Searcher
from vaka.core.contract import search
from vaka.core.errors import BadNetwork, UnknownName
from vaka.core.kernel import CompiledLinker
from vaka.core.level import Level
from vaka.testing import check_bot, check_net

GAMES = sorted(vaka.all_games())
QUICK = min(GAMES, key=lambda name: vaka.load(name).state.itemsize)
MINDS = [name for name in GAMES if has_mind(name)]


def refused(net: Weights, path: Path) -> str:
    net.save(path)
    with pytest.raises(BadNetwork) as error:
        load_weights(vaka.load(QUICK), path)
    assert error.value.say("it") != str(error.value)
    return str(error.value)


def test_a_net_is_read_back_as_it_was_written(tmp_path: Path) -> None:
    net = random_net(vaka.load(QUICK))
    net.save(tmp_path / FILE)
    again = load_weights(vaka.load(QUICK), tmp_path / FILE)
    assert again.digest == net.digest
    assert dict(again.about) == dict(net.about)


def test_a_net_of_another_game_or_version_is_refused(tmp_path: Path) -> None:
    game = vaka.load(QUICK)
    assert "version 99" in refused(random_net(game, about={"version": 99}), tmp_path / FILE)
    assert "was trained for chess" in refused(random_net(game, about={"game": "chess"}), tmp_path / FILE)


def test_a_net_of_another_shape_or_too_large_a_weight_is_refused(tmp_path: Path) -> None:
    net = random_net(vaka.load(QUICK))
    short = Weights(net.about, {**net.arrays, "value": net.arrays["value"][1:]})
    assert "“value” has the shape int16" in refused(short, tmp_path / FILE)
    huge = Weights(net.about, {**net.arrays, "first": np.full_like(net.arrays["first"], 32767)})
    assert "32 bits" in refused(huge, tmp_path / FILE)


def test_a_file_that_was_changed_or_is_no_net_is_refused(tmp_path: Path) -> None:
    net = random_net(vaka.load(QUICK))
    net.save(tmp_path / FILE)
    with np.load(tmp_path / FILE) as found:
        arrays = {name: found[name] for name in found.files}
    arrays["first"][0, 0] += 1
    np.savez(tmp_path / FILE, **arrays)
    with pytest.raises(BadNetwork, match="was changed"):
        load_weights(vaka.load(QUICK), tmp_path / FILE)
    (tmp_path / FILE).write_bytes(b"not a net")
    with pytest.raises(BadNetwork, match="cannot be loaded"):
        load_weights(vaka.load(QUICK), tmp_path / FILE)


def test_layers_are_the_same_numbers_plain_and_compiled() -> None:
    dice, fast = np.random.default_rng(3), CompiledLinker({})
    x = dice.integers(-layers.TOP, layers.TOP, 50).astype(np.int16)
    weights = dice.integers(-20_000, 20_000, (9, 50)).astype(np.int16)
    bias = dice.integers(-1_000_000, 1_000_000, 9).astype(np.int32)
    plain, compiled = np.zeros(9, np.int16), np.zeros(9, np.int16)
    layers.dense(x, weights, bias, 13, plain)
    fast.link(layers.dense)(x, weights, bias, 13, compiled)
    assert plain.tolist() == compiled.tolist()
    assert plain.max() == layers.TOP
    for row in range(9):
        assert layers.dot(x, weights, row, bias, 9) == fast.link(layers.dot)(x, weights, row, bias, 9)


def test_every_action_has_its_own_rows() -> None:
    for name in GAMES:
        parts = parts_of(vaka.load(name))
        assert len(np.unique(parts, axis=0)) == vaka.load(name).action_count


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", GAMES)
def test_a_net_gives_the_same_numbers_plain_and_compiled(name: str) -> None:
    assert check_net(vaka.load(name), random_net(vaka.load(name)), matches=1) > 0


JUDGED = [name for name in GAMES if vaka.load(name).features > 0]


def differing(name: str, net: Weights) -> tuple[list[int], list[int]]:
    """What the game's own evaluation and one with a net say of a position in the middle of a match."""
    game = vaka.load(name)
    match = vaka.Match(name, seats=max(3, game.meta.seats[0]), seed=2)
    for _ in range(12):
        match.play(match.legal()[-1])
    said = []
    for each in (game, minded(game, net)):
        out = np.zeros(game.meta.seats[1], np.int32)
        each.plain.link(search.evaluate)(match.state, each.new_memo(), out)
        said.append(out.tolist())
    return said[0], said[1]


@pytest.mark.parametrize("name", some(JUDGED))
def test_a_net_without_a_policy_moves_the_evaluation_and_nothing_else(name: str, tmp_path: Path) -> None:
    net = random_net(vaka.load(name), policy=False)
    net.save(tmp_path / FILE)
    net = load_weights(vaka.load(name), tmp_path / FILE)
    assert not net.policy
    own, moved = differing(name, net)
    assert own != moved
    untrusted = Weights({**net.about, "trusted": 0}, net.arrays)
    assert differing(name, untrusted) == (own, own)
    twin = minded(vaka.load(name), net)
    assert (twin.search.priors, twin.search.rollout_action) == (
        vaka.load(name).search.priors,
        vaka.load(name).search.rollout_action,
    )


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", JUDGED)
def test_a_net_without_a_policy_gives_the_same_numbers_plain_and_compiled(name: str) -> None:
    assert check_net(vaka.load(name), random_net(vaka.load(name), policy=False), matches=1) > 0


def test_a_game_without_a_net_has_no_bot_of_it() -> None:
    without = next((name for name in GAMES if name not in MINDS), None)
    if without is None:
        pytest.skip("every game has a net")
    for learned in (mind.MIND, mind.LEVEL_6):
        with pytest.raises(UnknownName, match=f"no bot “{learned.name}” in"):
            learned.player(vaka.load(without), 0, 1)
        with pytest.raises(UnknownName, match=learned.name):
            Simulation.make(without, 3, [learned.name], {}, 1, 1)
        assert (learned.name in bots()) == any(learned.plays(name) for name in GAMES)
    with pytest.raises(BadNetwork, match="no trained net"):
        own_weights(vaka.load(without))


@pytest.fixture
def at_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game that has a net as long as the test runs."""
    name = next(name for name in GAMES if vaka.load(name).search_memo is None)
    random_net(vaka.load(name)).save(tmp_path / FILE)
    monkeypatch.setattr(weights, "own_file", lambda name: tmp_path / FILE)
    for kept in (own_weights_of, own_choice, own_mind):
        kept.cache_clear()
    yield name
    for kept in (own_weights_of, own_choice, own_mind):
        kept.cache_clear()


def test_a_net_alone_decides_fairly(at_hand: str) -> None:
    assert check_bot(mind.MIND, [vaka.load(at_hand)], matches=1, seed=1) > 0


def test_a_search_with_a_net_finds_the_same_legal_move_again(at_hand: str) -> None:
    game, match = vaka.load(at_hand), vaka.Match(at_hand, seats=2, seed=5)
    while len(match.legal()) < 3:
        match.play(match.legal()[0])
    game.rules.redeal(match.state, match.to_move, 1)
    found = []
    for _ in range(2):
        searcher = Searcher(own_mind(at_hand), 64, compiled=False)
        found.append(searcher.think(match.state, match.to_move, 7, Level(6, horizon=0)))
        assert searcher.playouts == 6
    assert found[0] == found[1]
    assert found[0] in match.legal()


@pytest.mark.parametrize("name", some(MINDS))
def test_a_shipped_net_is_small_and_says_how_it_was_trained(name: str) -> None:
    assert len(own_file(name).read_bytes()) <= MOST_BYTES
    trained = own_weights(vaka.load(name)).about["trained"]
    assert {"seats", "seed", "minutes", "decisions", "device", "against"} <= trained.keys()


@pytest.mark.parametrize("name", some(MINDS))
def test_a_mind_plays_legal_moves_and_beats_random(name: str) -> None:
    game = vaka.load(name)
    match = vaka.Match(name, seats=max(2, game.meta.seats[0]), seed=3)
    players = [bot("mind" if seat == 0 else "random").player(game, seat, 3) for seat in range(match.seats)]
    while not match.over:
        match.play(players[match.to_move].decide(match.state))
    assert match.returns is not None
    assert match.returns[0] == 1.0


SIMULATION = """
import sys
import numpy as np
import vaka
from tests.bots.nets import random_net
from vaka.bots.minds.mind import minded
from vaka.core.contract import search
from vaka.envs.net_lanes import think

game = vaka.load(sys.argv[1])
twin = minded(game, random_net(game))
batch = vaka.batch(twin, 3, device="cuda")
assert "simulator" in str(batch.device)
batch.reset(seed=4)
for _ in range(4):
    logits, values = think(batch)
    actions, counts = batch.device.take(batch.actions), batch.device.take(batch.counts)
    for i in range(3):
        expected, worth = np.zeros(game.max_actions, np.int64), np.zeros(game.meta.seats[1], np.int32)
        twin.plain.link(search.priors)(batch.states[i], actions[i], int(counts[i]), twin.new_memo(), expected)
        twin.plain.link(search.evaluate)(batch.states[i], twin.new_memo(), worth)
        assert (logits[i][: counts[i]] == expected[: counts[i]]).all()
        assert (values[i] == worth).all()
    batch.step(batch.draw())
print("agrees")
"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", GAMES)
def test_a_net_gives_the_same_numbers_in_kernels_as_plain(name: str) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(
        [sys.executable, "-c", SIMULATION, name], capture_output=True, text=True, env=environment, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "agrees" in done.stdout
