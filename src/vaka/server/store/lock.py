"""One process for each SQLite file: a second one would not see what the first has in memory."""

from contextlib import suppress
from pathlib import Path
from typing import IO

from vaka.core.errors import CannotWrite
from vaka.core.record import reason
from vaka.server.locked import lock, private


class Lock:
    """Held until it is released or the process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(f"{database.name}.lock")
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._file: IO[bytes] = open(self.path, "a+b", opener=private)  # noqa: SIM115
        except OSError as error:
            raise CannotWrite("cannot-write", path=str(self.path), reason=reason(error)) from None
        try:
            lock(self._file)
        except OSError:
            self._file.close()
            raise CannotWrite("folder-taken", path=str(database)) from None

    def release(self) -> None:
        with suppress(OSError):
            self._file.close()
