"""A child: does one job after another, at low priority and with little memory, until the room goes away."""

import os
import sys
import traceback
from contextlib import suppress
from typing import BinaryIO

from vaka.core.errors import VakaError
from vaka.server.heavy.jobs import JOBS
from vaka.server.heavy.pipe import Frame, Head, read_frame, write_error

LONGEST_CAUSE = 4000  # characters
NICENESS = 10  # the room goes first, then its bots


def limit_memory(most: int) -> None:
    """Let this process have this many bytes of address space, where the system can see to that."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def answer(asked: Frame) -> Frame:
    """The outcome of one job: its bytes, an error a person can correct, or the name of a failure."""
    try:
        done = JOBS[asked.head["job"]](asked.data, **asked.head["args"])
    except VakaError as error:
        cause = error.__cause__
        told: Head = {} if cause is None else {"cause": "".join(traceback.format_exception(cause))[-LONGEST_CAUSE:]}
        return Frame({"error": write_error(error), **told})
    except (MemoryError, RecursionError):
        return Frame({"failed": "memory"})
    except Exception:
        traceback.print_exc()
        return Frame({"failed": "job"})
    return Frame({}, done)


def send(stream: BinaryIO, frame: Frame) -> None:
    for part in frame.encode():
        stream.write(part)
    stream.flush()


def main() -> None:
    """Arguments: bytes of memory."""
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    limit_memory(int(sys.argv[1]))
    send(answers, Frame({"ready": True}))
    while (asked := read_frame(sys.stdin.buffer)) is not None:
        send(answers, answer(asked))


if __name__ == "__main__":
    main()
