"""Trained networks play wherever a bot can be named, and decide in many matches at once."""

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vaka
from vaka.arena.simulate import Simulation, play_chunk
from vaka.arena.tournament import Tournament
from vaka.bots import bot, known_bot
from vaka.bots.onnx import Network
from vaka.cli.main import run
from vaka.core.errors import BadNetwork, UnknownName
from vaka.envs.gym import SeatEnv

onnx = pytest.importorskip("onnx", reason="ONNX is not installed: pip install 'vaka[onnx]'")
pytest.importorskip("onnxruntime", reason="ONNX is not installed: pip install 'vaka[onnx]'")

NAME = "tongiaki"
FEW = 6  # matches


def network(path: Path, game: str = NAME, actions: int | None = None, inputs: str = "observation", **about: str) -> str:
    """A network that likes actions at random, but always the same ones in the same position."""
    loaded = vaka.load(game)
    length, count = loaded.observation.length, actions or loaded.action_count
    helper, kinds = onnx.helper, onnx.TensorProto
    weights = np.random.default_rng(1).normal(size=(length, count)).astype(np.float32)
    graph = helper.make_graph(
        [helper.make_node("MatMul", [inputs, "weights"], ["scores"])],
        "policy",
        [helper.make_tensor_value_info(inputs, kinds.FLOAT, ["n", length])],
        [helper.make_tensor_value_info("scores", kinds.FLOAT, ["n", count])],
        [onnx.numpy_helper.from_array(weights, "weights")],
    )
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    helper.set_model_props(made, about)
    onnx.save(made, path)
    return str(path)


def like_greedy(path: Path, game: str = NAME) -> str:
    """A network that plays what greedy plays."""
    count = vaka.load(game).action_count
    helper, kinds = onnx.helper, onnx.TensorProto
    graph = helper.make_graph(
        [
            helper.make_node("OneHot", ["greedy", "depth", "values"], ["chosen"]),
            helper.make_node("Cast", ["action_mask"], ["legal"], to=kinds.FLOAT),
            helper.make_node("Mul", ["chosen", "legal"], ["scores"]),
        ],
        "policy",
        [
            helper.make_tensor_value_info("greedy", kinds.INT64, ["n"]),
            helper.make_tensor_value_info("action_mask", kinds.BOOL, ["n", count]),
        ],
        [helper.make_tensor_value_info("scores", kinds.FLOAT, ["n", count])],
        [
            onnx.numpy_helper.from_array(np.array(count), "depth"),
            onnx.numpy_helper.from_array(np.array([0, 1], np.float32), "values"),
        ],
    )
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), path)
    return str(path)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many positions the network was asked about, call by call."""
    found, scores = list[int](), Network.scores

    def counted(self: Network, turns: Any) -> Any:
        found.append(len(turns))
        return scores(self, turns)

    monkeypatch.setattr(Network, "scores", counted)
    return found


def test_one_call_decides_in_every_match_that_waits_for_the_network(tmp_path: Path, calls: list[int]) -> None:
    path = network(tmp_path / "policy.onnx")
    simulation = Simulation.make(NAME, 2, [path, "random"], {}, 5, FEW)
    matches = [outcome.match(simulation) for outcome in play_chunk(simulation, 0, FEW)]
    decisions = sum(match.seat_at(ply) == 0 for match in matches for ply in range(match.ply))
    assert sum(calls) == decisions
    assert max(calls) == FEW
    assert len(calls) < decisions / 2


def test_a_network_plays_the_same_alone_and_among_many(tmp_path: Path) -> None:
    simulation = Simulation.make(NAME, 3, [network(tmp_path / "policy.onnx"), "greedy", "random"], {}, 5, FEW)
    together = [outcome.actions.tolist() for outcome in play_chunk(simulation, 0, FEW)]
    assert together == [play_chunk(simulation, i, 1)[0].actions.tolist() for i in range(FEW)]


@pytest.mark.parametrize("name", sorted(vaka.all_games()))
def test_a_network_is_given_what_greedy_would_do(name: str, tmp_path: Path) -> None:
    path, seats = like_greedy(tmp_path / "policy.onnx", name), max(2, vaka.all_games()[name].seats[0])
    ours, greedys = (
        play_chunk(Simulation.make(name, seats, [first] + ["random"] * (seats - 1), {}, 8, 2), 0, 2)
        for first in (path, "greedy")
    )
    assert [outcome.actions.tolist() for outcome in ours] == [outcome.actions.tolist() for outcome in greedys]


def test_the_commands_take_a_network(
    tmp_path: Path, calls: list[int], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    network(tmp_path / "policy.onnx")
    monkeypatch.chdir(tmp_path)
    for command in (
        ["simulate", NAME, "--matches", "2", "--bots", "policy.onnx,greedy"],
        ["arena", NAME, "--seats", "2", "--matches", "4", "--bots", "policy.onnx,random"],
        ["play", NAME, "--seats", "2", "--watch", "--bots", "policy.onnx,random", "--save", "match.json"],
    ):
        calls.clear()
        assert run(command) == 0
        assert len(calls) > 5
        assert "policy.onnx" in capsys.readouterr().out


def test_a_network_can_be_an_opponent(tmp_path: Path, calls: list[int]) -> None:
    env = SeatEnv(NAME, 2, opponents=network(tmp_path / "policy.onnx"))
    seen, _ = env.reset(seed=3)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
    assert len(calls) > 5


def test_the_arena_gives_networks_many_matches_at_a_time(tmp_path: Path) -> None:
    path = network(tmp_path / "policy.onnx")
    tournament = Tournament.make(NAME, [path, "greedy", "level1"], 2, 300, {}, 0)
    sizes: dict[frozenset[str], set[int]] = {}
    for chunk in tournament.chunks(deals=2):
        sizes.setdefault(frozenset(tournament.seatings[chunk.seating]), set()).add(chunk.count)
    assert sizes[frozenset({path, "greedy"})] == {50}
    assert sizes[frozenset({path, "level1"})] == sizes[frozenset({"greedy", "level1"})] == {2}
    played = [(c.seating, c.first + i) for c in tournament.chunks(2) for i in range(c.count)]
    assert sorted(played) == [(seating, r) for seating in range(6) for r in range(50)]


def test_a_file_that_was_changed_is_loaded_again(tmp_path: Path) -> None:
    before = bot(network(tmp_path / "policy.onnx"))
    assert bot(str(tmp_path / "policy.onnx")) is before
    os.utime(network(tmp_path / "policy.onnx"), (0, 0))
    assert bot(str(tmp_path / "policy.onnx")) is not before


def test_a_stranger_cannot_name_a_network(tmp_path: Path) -> None:
    with pytest.raises(UnknownName, match="no bot called"):
        known_bot(network(tmp_path / "policy.onnx"))


def test_a_network_that_does_not_fit_says_why(tmp_path: Path) -> None:
    (tmp_path / "text.onnx").write_text("no network")
    for name, said in (("nowhere.onnx", "No such file"), ("text.onnx", "cannot be loaded")):
        with pytest.raises(BadNetwork, match=said):
            bot(str(tmp_path / name))
    with pytest.raises(BadNetwork, match="asks for an input “pixels”"):
        bot(network(tmp_path / "pixels.onnx", inputs="pixels"))

    def plays(path: str, game: str = NAME) -> None:
        play_chunk(Simulation.make(game, 2, [path, "random"], {}, 1, 1), 0, 1)

    with pytest.raises(BadNetwork, match=r"answers with the shape \(1, 7\)"):
        plays(network(tmp_path / "few.onnx", actions=7))
    with pytest.raises(BadNetwork, match="does not fit Powerboats"):
        plays(network(tmp_path / "other.onnx"), "powerboats")
    version = str(vaka.load(NAME).meta.version)
    plays(network(tmp_path / "named.onnx", game=NAME, version=version))
    with pytest.raises(BadNetwork, match="trained for tongiaki, version 999"):
        plays(network(tmp_path / "old.onnx", version="999"))
