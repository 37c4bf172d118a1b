"""Trains a network that beats the greedy bot: PPO in one file, on Gymnasium's vector environment.

    python -m vaka.examples.ppo --minutes 5 --save policy.onnx      on two cores
    python -m vaka.examples.ppo --minutes 1 --device cuda           on a GPU, where the matches are played too

Proximal policy optimisation as CleanRL writes it: clipped objective, generalised advantages, Adam. Three things are
adapted to board games. An action that is not legal has no probability. Nothing is discounted, because a match pays only
at its end. And the network begins as the greedy bot, whose action has a head start in the logits, because matches of
random moves are never won and there would be nothing to learn from.

It needs PyTorch: pip install 'vaka[envs,train]'.
"""

import argparse
import math
import time
from pathlib import Path
from typing import Any, TypeAlias

import gymnasium
import torch
from gymnasium.vector import AutoresetMode
from torch import nn

import vaka
from vaka.envs.gym import env_id
from vaka.envs.spaces import Observation
from vaka.envs.vector import SeatVectorEnv

ENVS = {"cpu": 256, "cuda": 8192}  # matches side by side
BATCH = {"cpu": 2048, "cuda": 16384}  # decisions in one step of Adam
STEPS = 32  # decisions in each match between two updates
EPOCHS = 2
RATE, CLIP, ENTROPY, VALUE, LAMBDA, MAX_NORM = 1e-3, 0.2, 0.005, 0.5, 0.95, 0.5
HIDDEN = 128
HEAD_START = 3.0  # of the greedy bot's action, in logits
TEST_SEED = 1 << 60  # matches from here on are never trained on
# what our seat knows [n, length], what it may do [n, actions], what the greedy bot would do [n]
Seen: TypeAlias = tuple[torch.Tensor, torch.Tensor, torch.Tensor]


class Agent(nn.Module):
    """Logits of the actions, and what the match is expected to pay, from what a seat knows."""

    scale: torch.Tensor  # [length] the largest number seen in each place

    def __init__(self, game: vaka.Game) -> None:
        super().__init__()
        self.register_buffer("scale", torch.ones(game.observation.length))
        self.trunk = nn.Sequential(
            nn.Linear(game.observation.length, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.actor, self.critic = nn.Linear(HIDDEN, game.action_count), nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.actor.weight)
        nn.init.zeros_(self.actor.bias)

    def learn_scale(self, known: torch.Tensor) -> None:
        self.scale = torch.maximum(self.scale, known.abs().amax(0))

    def forward(self, known: torch.Tensor, greedy: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.trunk(known / self.scale)
        logits = self.actor(hidden)
        return logits + HEAD_START * nn.functional.one_hot(greedy, logits.shape[-1]), self.critic(hidden).squeeze(-1)


def masked(logits: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """[n, actions] Logarithms of the probabilities; an action that is not legal has none."""
    return logits.masked_fill(~mask, -1e9).log_softmax(-1)


class Lanes:
    """The vector environment with tensors in and out. Each seat is ours in as many lanes."""

    def __init__(self, count: int, opponents: str, place: Any, given: argparse.Namespace) -> None:
        """`place` is the name of a device, or the `place` of other lanes, so that nothing is compiled twice."""
        self.device = torch.device(given.device)
        self.envs: gymnasium.vector.VectorEnv[Any, Any, Any] = gymnasium.make_vec(
            env_id(given.game), num_envs=count, seats=given.seats, seat=[lane % given.seats for lane in range(count)],
            opponents=opponents, device=place, threads=given.threads,
            autoreset_mode=AutoresetMode.SAME_STEP, copy=False,
        )  # fmt: skip
        assert isinstance(self.envs, SeatVectorEnv)
        self.batch = self.envs.batch
        self.place = self.batch.device

    def reset(self, seed: int) -> Seen:
        return self.seen(self.envs.reset(seed=seed)[0])

    def step(self, action: torch.Tensor) -> tuple[Seen, torch.Tensor, torch.Tensor]:
        chosen = action.int()
        seen, reward, done, cut, _ = self.envs.step(chosen.numpy() if self.device.type == "cpu" else chosen)
        return self.seen(seen), self.tensor(reward), self.tensor(done) | self.tensor(cut)

    def seen(self, observation: Observation) -> Seen:
        arrays = observation["observation"], observation["action_mask"], self.batch.greedy()
        known, mask, greedy = (self.tensor(array) for array in arrays)
        return known.float(), mask.bool(), greedy.long()

    def tensor(self, array: Any) -> torch.Tensor:
        """An array of the environment, which the next step overwrites, as a tensor of its own."""
        return torch.as_tensor(array, device=self.device).clone()


def train(given: argparse.Namespace) -> tuple[Agent, Lanes]:
    """Learn for this many minutes; the rate of learning falls to 0 by then."""
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    made = time.monotonic()
    lanes = Lanes(given.envs, given.opponents, given.device, given)
    seen = lanes.reset(given.seed << 32)
    agent = Agent(lanes.batch.game).to(lanes.device)
    adam = torch.optim.Adam(agent.parameters(), lr=RATE, eps=1e-5)
    print(
        f"{given.game}, {given.seats} seats, on {given.device}: ready after {time.monotonic() - made:.0f} s", flush=True
    )
    started = shown = time.monotonic()
    decisions, got = 0, []
    while (past := (time.monotonic() - started) / (60 * given.minutes)) < 1:
        adam.param_groups[0]["lr"] = RATE * (1 - past)
        kept, seen, after = rollout(agent, lanes, seen)
        improve(agent, adam, kept, after, BATCH[given.device])
        decisions += STEPS * given.envs
        got.append(kept["reward"][kept["done"]])
        if time.monotonic() - shown > given.report:
            shown = time.monotonic()
            mean = torch.cat(got).mean()
            print(f"{shown - started:4.0f} s, {decisions:11,} decisions: {mean:+.3f} while exploring", flush=True)
            got = []
    return agent, lanes


@torch.no_grad()
def rollout(agent: Agent, lanes: Lanes, seen: Seen) -> tuple[dict[str, torch.Tensor], Seen, torch.Tensor]:
    """Some decisions in every lane [STEPS, n], what is seen after them, and what that is expected to pay [n]."""
    steps = []
    for _ in range(STEPS):
        known, mask, greedy = seen
        agent.learn_scale(known)
        logits, value = agent(known, greedy)
        chances = masked(logits, mask)
        # the largest of them with Gumbel noise is a draw from the distribution
        action = (chances - torch.empty_like(chances).exponential_().log()).argmax(-1)
        chance = chances.gather(-1, action[:, None]).squeeze(-1)
        seen, reward, done = lanes.step(action)
        steps.append((known, mask, greedy, action, chance, value, reward, done))
    names = ("known", "mask", "greedy", "action", "chance", "value", "reward", "done")
    kept = dict(zip(names, (torch.stack(row) for row in zip(*steps, strict=True)), strict=True))
    return kept, seen, agent(seen[0], seen[2])[1]


def advantages(kept: dict[str, torch.Tensor], after: torch.Tensor) -> torch.Tensor:
    """[STEPS, n] How much better each decision turned out than expected (GAE)."""
    out, last = torch.zeros_like(kept["value"]), torch.zeros_like(after)
    for step in reversed(range(STEPS)):
        goes_on = ~kept["done"][step]
        surprise = kept["reward"][step] + after * goes_on - kept["value"][step]
        out[step] = last = surprise + LAMBDA * goes_on * last
        after = kept["value"][step]
    return out


def improve(
    agent: Agent, adam: torch.optim.Optimizer, kept: dict[str, torch.Tensor], after: torch.Tensor, batch: int
) -> None:
    """Some epochs of clipped policy gradient over what was kept."""
    better = advantages(kept, after)
    rows = {name: values.flatten(0, 1) for name, values in kept.items()}
    rows["gain"] = ((better - better.mean()) / (better.std() + 1e-8)).flatten()
    rows["worth"] = (better + kept["value"]).flatten()
    for _ in range(EPOCHS):
        for part in torch.randperm(len(rows["gain"]), device=better.device).split(batch):
            row = {name: values[part] for name, values in rows.items()}
            logits, value = agent(row["known"], row["greedy"])
            chances = masked(logits, row["mask"])
            ratio = (chances.gather(-1, row["action"][:, None]).squeeze(-1) - row["chance"]).exp()
            gained = torch.minimum(ratio * row["gain"], ratio.clamp(1 - CLIP, 1 + CLIP) * row["gain"]).mean()
            entropy = -(chances.exp() * chances).sum(-1).mean()
            loss = VALUE * (value - row["worth"]).square().mean() - gained - ENTROPY * entropy
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), MAX_NORM)
            adam.step()


@torch.no_grad()
def evaluate(agent: Agent, opponents: str, place: Any, given: argparse.Namespace) -> torch.Tensor:
    """[matches] What the agent gets without exploring in matches it has not seen, each seat as often."""
    lanes = Lanes(given.matches, opponents, place, given)
    known, mask, greedy = lanes.reset(TEST_SEED)
    got, playing = torch.zeros(given.matches), torch.ones(given.matches, dtype=torch.bool)
    while playing.any():
        (known, mask, greedy), reward, done = lanes.step(masked(agent(known, greedy)[0], mask).argmax(-1))
        got += reward.cpu() * playing
        playing &= ~done.cpu()
    return got


def save(agent: Agent, game: vaka.Game, path: Path) -> None:
    """Write the policy as an ONNX network, which is a bot for the arena, the terminal and the environments."""
    example = torch.zeros(2, len(agent.scale)), torch.zeros(2, dtype=torch.long)
    rows = {0: torch.export.Dim("n", min=1)}
    network = torch.onnx.export(
        agent.cpu().eval(), example, input_names=["observation", "greedy"], output_names=["logits", "value"],
        dynamic_shapes=(rows, rows), verbose=False,
    )  # fmt: skip
    assert network is not None
    network.model.metadata_props.update(game=game.name, version=str(game.meta.version))
    network.save(path)
    print(f"saved; to see how good it is: vaka arena {game.name} --bots {path},greedy,level1 --seats 2")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m vaka.examples.ppo", description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="tavarua")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--opponents", default="greedy", help="the bot at the other seats")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--threads", type=int, default=2, help="processors to use")
    parser.add_argument("--envs", type=int, help="matches side by side (256 on a CPU, 8192 on a GPU)")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--matches", type=int, default=4000, help="matches of each final test")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", type=float, default=15.0, help="seconds between two lines")
    parser.add_argument("--save", type=Path, help="where the policy goes, as .onnx")
    given = parser.parse_args()
    given.envs = given.envs or ENVS[given.device]
    agent, lanes = train(given)
    for opponents in dict.fromkeys([given.opponents, "random"]):
        got = evaluate(agent, opponents, lanes.place, given)
        error, won = 1.96 * got.std() / math.sqrt(len(got)), (got > 0).float().mean()
        print(f"against {opponents}, {len(got):,} new matches: {got.mean():+.3f} ± {error:.3f} (95 %), {won:.1%} won")
    if given.save:
        save(agent, lanes.batch.game, given.save.with_suffix(".onnx"))


if __name__ == "__main__":
    main()
