"""Proximal policy optimisation of one net that plays every seat.

Nothing is discounted: a match pays at its end. A seat's chain of values runs from one of its own decisions to its next,
so what only it knows is never averaged away by somebody else's view; see docs/decisions/0025-nets-in-whole-numbers.md.
"""

from collections.abc import Callable
from dataclasses import dataclass

import torch
from torch import Tensor, nn

from vaka.train.model import Net, Seen, considered
from vaka.train.net_batch import NetBatch

LAMBDA, CLIP, VALUE, OTHERS, MAX_NORM = 0.95, 0.2, 0.5, 0.25, 0.5
EPOCHS = 2
LONGEST = 3000  # decisions of a test; what is not over by then counts as a draw

Opponent = Callable[[NetBatch, Seen], Tensor]  # the action of whoever sits at the other seats [n]


@dataclass
class Experience:
    """Decisions to learn from [n], with their outcomes."""

    seen: Seen
    chosen: Tensor  # which of the legal actions
    chance: Tensor  # the logarithm of its probability then
    value: Tensor  # what the seat expected ...
    target: Tensor  # ... and what it should have, with the other seats behind it [n, seats]; NaN for empty seats


def mixed(device: torch.device) -> torch.autocast:
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda")


@torch.no_grad()
def play(net: Net, matches: NetBatch, seen: Seen, steps: int, opponent: Opponent | None) -> tuple[Experience, Seen]:
    """Some decisions in every match, and what is seen after them. With an opponent the net has one seat in each."""
    n, seats, device = matches.n, matches.seats, matches.torch_device
    lanes = torch.arange(n, device=device)
    mine = lanes % seats
    rows: list[tuple[Seen, Tensor, Tensor, Tensor, Tensor]] = []
    ends: list[tuple[Tensor, Tensor]] = []
    for _ in range(steps):
        mover = matches.to_move.long().clone()
        with mixed(device):
            chances, values = net(seen)
        chosen = (chances - torch.empty_like(chances).exponential_().log()).argmax(-1)
        action = seen.actions.long()[lanes, chosen]
        if opponent is not None:
            action = torch.where(mover == mine, action, opponent(matches, seen))
        rows.append((seen, mover, chosen, chances[lanes, chosen], values))
        seen = matches.step(action)
        ends.append((matches.done.clone(), matches.returns.clone()))
    with mixed(device):
        after = net(seen)[1]
    turn = (torch.arange(seats, device=device) - matches.to_move.long()[:, None]) % seats
    ahead = reached = after[:, :seats].gather(1, turn)  # by seat; the view of whoever moves next has to do for all
    targets = []
    for (_, mover, _, _, values), (done, returns) in zip(reversed(rows), reversed(ends), strict=True):
        ahead, reached = (torch.where(done[:, None], returns, each) for each in (ahead, reached))
        own = mover[:, None]
        reached = reached.scatter(1, own, (1 - LAMBDA) * ahead.gather(1, own) + LAMBDA * reached.gather(1, own))
        ahead = ahead.scatter(1, own, values[:, :1])
        target = torch.full_like(values, float("nan"))
        target[:, :seats] = reached.gather(1, (own + torch.arange(seats, device=device)) % seats)
        targets.append(target)
    targets.reverse()
    whole = Seen(*(torch.stack([getattr(row[0], name) for row in rows]).flatten(0, 1) for name in Seen._fields))
    chosen, chance, value = (torch.stack([row[k] for row in rows]).flatten(0, 1) for k in (2, 3, 4))
    keep = considered(whole).sum(-1) > 1
    if opponent is not None:
        keep &= torch.stack([row[1] == mine for row in rows]).flatten()
    index = keep.nonzero().squeeze(1)
    return Experience(
        whole.rows(index), chosen[index], chance[index], value[index, 0], torch.stack(targets).flatten(0, 1)[index]
    ), seen


def learn(net: Net, adam: torch.optim.Optimizer, kept: list[Experience], size: int, entropy: float) -> dict[str, float]:
    """Some epochs of clipped policy gradient over what was kept, the matches of all batches mixed."""
    device = kept[0].chosen.device
    advantage = torch.cat([each.target[:, 0] - each.value for each in kept])
    middle, spread = advantage.mean(), advantage.std() + 1e-6
    said = {"value_error": 0.0, "entropy": 0.0, "steps": 0.0}
    for _ in range(EPOCHS):
        batches = [(each, part) for each in kept
                   for part in torch.randperm(len(each.chosen), device=device).split(size)]  # fmt: skip
        for at in torch.randperm(len(batches)).tolist():
            each, part = batches[at]
            with mixed(device):
                chances, values = net(each.seen.rows(part))
            target = each.target[part]
            gain = (target[:, 0] - each.value[part] - middle) / spread
            ratio = (chances.gather(1, each.chosen[part][:, None]).squeeze(1) - each.chance[part]).exp()
            policy = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            errors = torch.where(target.isnan(), 0.0, (values - target.nan_to_num()).square())
            doubt = -(chances.exp() * chances.clamp(min=-50)).sum(-1).mean()
            loss = VALUE * (errors[:, 0].mean() + OTHERS * errors[:, 1:].sum(-1).mean()) - policy - entropy * doubt
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), MAX_NORM)
            adam.step()
            said["steps"] += 1
    said["value_error"], said["entropy"] = errors[:, 0].mean().item(), doubt.item()
    return said


@torch.no_grad()
def test(net: Net, matches: NetBatch, other: Opponent, seed: int) -> Tensor:
    """[n] What the net gets without exploring, at every seat as often, against somebody else at the others."""
    seen = matches.reset(seed)
    lanes = torch.arange(matches.n, device=matches.torch_device)
    mine, got = lanes % matches.seats, torch.zeros(matches.n, device=matches.torch_device)
    for _ in range(min(LONGEST, matches.game.max_plies)):
        if not bool((matches.to_move >= 0).any()):
            break
        with mixed(matches.torch_device):
            chosen = net(seen)[0].argmax(-1)
        action = torch.where(matches.to_move == mine, seen.actions.long()[lanes, chosen], other(matches, seen))
        seen = matches.step(action)
        got += matches.returns.gather(1, mine[:, None]).squeeze(1)
    return got
