"""Worker processes: what they make, and that they end whenever and however they are ended."""

import os
import signal
from contextlib import closing
from multiprocessing import active_children

import pytest

from vaka.arena.workers import WorkerLost, made, made_in_order

LARGE = 8 << 20  # bytes; takes a while to send


def large(size: int) -> bytes:
    return bytes(size)


def halved(number: int) -> float:
    if number == 3:
        raise ZeroDivisionError("three")
    return number / 2


def killed(number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_results_come_with_their_jobs_or_in_their_order() -> None:
    jobs = [(number,) for number in (8, 1, 4, 6, 2)]
    assert dict(made(halved, jobs, workers=2)) == {job: job[0] / 2 for job in jobs}
    assert list(made_in_order(halved, jobs, workers=2)) == [4.0, 0.5, 2.0, 3.0, 1.0]
    assert list(made_in_order(halved, [], workers=2)) == []


def test_an_error_comes_out_where_the_results_do() -> None:
    with pytest.raises(ZeroDivisionError, match="three") as caught:
        list(made(halved, [(1,), (3,)], workers=2))
    assert "in halved" in caught.value.__notes__[0]
    assert not active_children()


def test_work_is_broken_off_while_results_are_on_their_way() -> None:
    for _ in range(3):
        with closing(made(large, [(LARGE,)] * 50, workers=2)) as results:
            assert next(results)[1] == bytes(LARGE)
        assert not active_children()


def test_a_worker_that_was_killed_is_said() -> None:
    with pytest.raises(WorkerLost, match="ended from outside"):
        list(made(killed, [(1,), (2,)], workers=2))
    assert not active_children()
