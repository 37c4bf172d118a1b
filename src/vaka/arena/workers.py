"""Worker processes that end at once when their work is broken off."""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context


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
