"""Where the chunks of a tournament are played: processes of this machine, or a Ray cluster."""

import logging
from collections.abc import Iterator
from typing import Any

from vaka.arena.tournament import Chunk, Result, Tournament, play
from vaka.arena.workers import IN_FLIGHT, made
from vaka.core.errors import MissingExtra

Job = tuple[Tournament, Chunk]
Played = tuple[Tournament, list[Result]]


def here(jobs: list[Job], workers: int) -> Iterator[Played]:
    """Play on processes of this machine; results come as they are finished."""
    for (tournament, _), results in made(play, jobs, max(1, min(workers, len(jobs)))):
        yield tournament, results


def on_ray(jobs: list[Job], address: str | None = None) -> Iterator[Played]:
    """Play on a Ray cluster: the one at `address` or RAY_ADDRESS, else one started here for these jobs."""
    try:
        import ray
    except ImportError:
        raise MissingExtra("needs-extra", package="ray", extra="cluster") from None
    ours = not ray.is_initialized()
    if ours:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False)
    try:
        task: Any = ray.remote(num_cpus=1, max_retries=3)(play)
        cluster: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        limit = IN_FLIGHT * max(1, int(cluster.get("CPU", 1)))
        waiting = list(reversed(jobs))
        running: dict[Any, Tournament] = {}
        while True:
            while waiting and len(running) < limit:
                job = waiting.pop()
                running[task.remote(*job)] = job[0]
            if not running:
                return
            done, _ = ray.wait(list(running))
            for reference in done:
                yield running.pop(reference), ray.get(reference)
    finally:
        if ours:
            ray.shutdown()
