"""Worker processes that end at once when their work is broken off.

Each has a pipe of its own. In a ProcessPoolExecutor they share one: a worker that is ended while it sends leaves half a
message in it, and the executor waits for the other half for ever.
"""

import signal
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from vaka.core.errors import VakaError

IN_FLIGHT = 2  # jobs a worker holds at a time: it never waits for the next, and a stop loses little
Job = TypeVar("Job", bound=tuple[Any, ...])
Made = TypeVar("Made")


class WorkerLost(VakaError):
    """A worker process that was ended from outside, perhaps because memory ran out."""


def made(
    function: Callable[..., Made], jobs: Iterable[Job], workers: int, in_flight: int = IN_FLIGHT
) -> Generator[tuple[Job, Made], None, None]:
    """What a function makes of each job's values, as they are finished; jobs are taken when a worker can hold more."""
    waiting = iter(jobs)
    if workers == 1:
        yield from ((job, function(*job)) for job in waiting)
        return
    with _started(function, workers) as pipes:
        held: dict[Connection, deque[Job]] = {pipe: deque() for pipe in pipes}
        while True:
            while len(held[idlest := min(pipes, key=lambda pipe: len(held[pipe]))]) < in_flight:
                job = next(waiting, None)
                if job is None:
                    break
                idlest.send(job)
                held[idlest].append(job)
            busy = [pipe for pipe in pipes if held[pipe]]
            if not busy:
                return
            for pipe in wait(busy):
                assert isinstance(pipe, Connection)
                yield held[pipe].popleft(), _received(pipe)


def made_in_order(function: Callable[..., Made], jobs: Iterable[Job], workers: int) -> Iterator[Made]:
    """The same in the order of the jobs."""
    early, following = dict[int, Made](), 0
    numbered = ((number, *job) for number, job in enumerate(jobs))
    for (number, *_), result in made(_Numbered(function), numbered, workers):
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1


class _Numbered:
    """A function whose first argument only says which job it is."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function

    def __call__(self, number: int, *job: Any) -> Any:
        return self.function(*job)


@contextmanager
def _started(function: Callable[..., Any], workers: int) -> Iterator[list[Connection]]:
    """The pipes of workers that call a function. They end with the block, and what they were doing is lost."""
    context, pipes = get_context("spawn"), list[Connection]()
    with ExitStack() as stack:
        for _ in range(workers):
            ours, theirs = context.Pipe()
            worker = context.Process(target=_work, args=(function, theirs), daemon=True)
            worker.start()
            theirs.close()
            stack.callback(worker.join)
            stack.callback(worker.terminate)
            stack.callback(ours.close)
            pipes.append(ours)
        yield pipes


def _received(pipe: Connection) -> Any:
    try:
        fine, result = pipe.recv()
    except (EOFError, OSError):
        raise WorkerLost("worker-lost") from None
    if not fine:
        raise result
    return result


def _work(function: Callable[..., Any], pipe: Connection) -> None:
    """Do one job after another until nobody sends any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it reaches every process of a terminal; who started this one decides
    while True:
        try:
            job = pipe.recv()
        except EOFError:
            return
        try:
            answer = True, function(*job)
        except Exception as error:
            error.add_note(traceback.format_exc())
            answer = False, error
        pipe.send(answer)
