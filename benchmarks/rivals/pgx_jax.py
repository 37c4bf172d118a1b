"""Pgx: a batch of games stepped by JAX on the CPU, with random legal actions and auto-reset.

Every step gives observations and masks, as always with Pgx. Called alone: python benchmarks/rivals/pgx_jax.py SECONDS
"""

import json
import os
import sys
import time
from typing import Any

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax  # type: ignore[import-not-found]
import jax.numpy as jnp  # type: ignore[import-not-found]
import pgx  # type: ignore[import-not-found]
from pgx.experimental import auto_reset  # type: ignore[import-not-found]

GAMES = ("connect_four", "backgammon", "sparrow_mahjong")
BATCH, STEPS = 1024, 50


def rows(seconds: float) -> list[dict[str, Any]]:
    return [row(name, seconds) for name in GAMES]


def row(name: str, seconds: float) -> dict[str, Any]:
    env = pgx.make(name)
    start = jax.jit(jax.vmap(env.init))
    stepped = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choice, chance = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choice, logits, axis=-1)
        state = stepped(state, action, jax.random.split(chance, BATCH))
        return (state, key), state.terminated.sum()

    play = jax.jit(lambda carry: jax.lax.scan(one, carry, None, STEPS))
    carry = (start(jax.random.split(jax.random.PRNGKey(0), BATCH)), jax.random.PRNGKey(1))
    carry, _ = play(carry)  # compiles
    jax.block_until_ready(carry)
    decisions = matches = 0
    started = time.perf_counter()
    while (spent := time.perf_counter() - started) < seconds:
        carry, ended = play(carry)
        matches += int(ended.sum())
        decisions += BATCH * STEPS
    return {
        "system": "Pgx",
        "game": name,
        "how": f"JAX on the CPU, batch of {BATCH:,}, observation and mask",
        "decisions_per_s": round(decisions / spent),
        "matches_per_s": round(matches / spent, 1),
    }


if __name__ == "__main__":
    print(json.dumps(rows(float(sys.argv[1]))))
