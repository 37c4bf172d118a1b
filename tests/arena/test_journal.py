"""A journal holds every entry once, wherever Ctrl-C stops it."""

import sys
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from vaka.arena.journal import Journal

HEADER = {"vaka": "matches"}


def interrupted_at(step: int) -> Any:
    """A trace that raises KeyboardInterrupt before one of the lines that `Journal.flush` runs, as Ctrl-C there does."""
    steps = 0

    def trace(frame: FrameType, kind: str, argument: Any) -> Any:
        nonlocal steps
        if frame.f_code is not Journal.flush.__code__:
            return None
        if kind == "line":
            steps += 1
            if steps == step:
                raise KeyboardInterrupt
        return trace

    return trace


# stopped before it leaves `with`, Python closes the file late and warns
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning")
def test_every_entry_is_kept_once_wherever_writing_is_interrupted(tmp_path: Path) -> None:
    before, stopped, step = sys.gettrace(), True, 0
    while stopped:
        step += 1
        path, stopped = tmp_path / f"{step}.matches", False
        kept = Journal(path, HEADER, "simulate")
        kept.add([0, 1])
        kept.flush()
        kept.add([2, 3])
        sys.settrace(interrupted_at(step))
        try:
            kept.flush()
        except KeyboardInterrupt:
            stopped = True
        finally:
            sys.settrace(before)
        kept.flush()  # as whoever has opened it does on the way out
        again = Journal(path, HEADER, "simulate")
        assert (list(again.entries()), again.count) == ([0, 1, 2, 3], 4), f"stopped before line {step}"
    assert step > 6, "it was stopped before each line of a flush"


def test_what_a_stopped_simulation_says_it_has_is_what_the_next_one_resumes(tmp_path: Path) -> None:
    kept = Journal(tmp_path / "a.matches", HEADER, "simulate")
    kept.add(range(5))
    said = len(kept)
    kept.flush()
    assert Journal(kept.path, HEADER, "simulate").count == said == 5


@pytest.mark.parametrize("cut", [1, 3])
def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path, cut: int) -> None:
    kept = Journal(tmp_path / "a.matches", HEADER, "simulate")
    kept.add([10, 20])
    kept.flush()
    kept.path.write_bytes(kept.path.read_bytes()[:-cut])
    again = Journal(kept.path, HEADER, "simulate")
    again.add([30])
    again.flush()
    assert list(Journal(kept.path, HEADER, "simulate").entries()) == [10, 30]
