"""Worker processes that end at once when their work is broken off."""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Any, TypeVar

IN_FLIGHT = 4  # jobs a worker holds at a time: it never waits for the next, and a stop loses little
Job = TypeVar("Job", bound=tuple[Any, ...])
Made = TypeVar("Made")


def made(
    function: Callable[..., Made], jobs: Iterable[Job], workers: int, in_flight: int = IN_FLIGHT
) -> Iterator[tuple[Job, Made]]:
    """What a function makes of each job's values, as they are finished; jobs are taken when a worker can hold more."""
    waiting = iter(jobs)
    if workers == 1:
        yield from ((job, function(*job)) for job in waiting)
        return
    with worker_pool(workers) as pool:
        running = dict[Future[Made], Job]()
        while True:
            for job in islice(waiting, in_flight * workers - len(running)):
                running[pool.submit(function, *job)] = job
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED)[0]:
                yield running.pop(future), future.result()


@contextmanager
def worker_pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    """A pool of processes. An error or Ctrl-C inside ends them, and what they were doing is lost."""
    others = set(active_children())
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=_ignore_interrupts) as pool:
        try:
            yield pool
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in set(active_children()) - others:
                worker.terminate()
            raise


def _ignore_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; the one that started the workers decides what follows."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
