"""Where the chunks of a tournament are played: processes of this machine, or a Ray cluster."""

import logging
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Any

from vaka.arena.tournament import Chunk, Result, Tournament, play
from vaka.arena.workers import worker_pool
from vaka.core.errors import MissingExtra

IN_FLIGHT = 4  # chunks a worker holds at a time: it never waits for the next, and a stop loses little


def here(tournament: Tournament, chunks: list[Chunk], workers: int) -> Iterator[list[Result]]:
    """Play on processes of this machine; results come as they are finished."""
    if workers == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield play(tournament, chunk)
        return
    with worker_pool(workers) as pool:
        waiting = list(reversed(chunks))
        running: set[Future[list[Result]]] = set()
        while True:
            while waiting and len(running) < workers * IN_FLIGHT:
                running.add(pool.submit(play, tournament, waiting.pop()))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def on_ray(tournament: Tournament, chunks: list[Chunk], address: str | None = None) -> Iterator[list[Result]]:
    """Play on a Ray cluster: the one at `address` or RAY_ADDRESS, else one started here for this tournament."""
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
        shared = ray.put(tournament)
        waiting: list[Chunk] = list(reversed(chunks))
        running: list[Any] = []
        while True:
            while waiting and len(running) < limit:
                running.append(task.remote(shared, waiting.pop()))
            if not running:
                return
            done, running = ray.wait(running)
            for reference in done:
                yield ray.get(reference)
    finally:
        if ours:
            ray.shutdown()
