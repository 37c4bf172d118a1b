"""A file lock: one process at a time holds it, until it closes the file or ends, however it ends."""

import os
import sys
from typing import IO

if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[bytes]) -> None:
        """Take it; OSError if another process has it."""
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock(file: IO[bytes]) -> None:
        """Take it; OSError if another process has it."""
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def private(path: str, flags: int) -> int:
    """Open a file that nobody else on the machine can read."""
    return os.open(path, flags, 0o600)
