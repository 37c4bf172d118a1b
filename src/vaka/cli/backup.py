"""`vaka backup` and `vaka restore`: everything a room has stored, in one file and back."""

import asyncio
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from vaka.cli.common import progress_bar, speaker, stderr
from vaka.cli.serve import chosen_by
from vaka.core.errors import CannotWrite, UnknownName
from vaka.core.record import reason
from vaka.server.store import backup, said
from vaka.server.store.engine import make_engine, sqlite_file
from vaka.server.store.lock import Lock

STREAM = Path("-")  # standard input or output


def write(path: Path, data: Path | None, database: str | None, force: bool, language: str | None) -> None:
    say = speaker(language)
    if path != STREAM and path.exists() and not force:
        raise CannotWrite("cannot-write", path=str(path), reason=say("backup-exists"))
    with new_file(path) as out, telling() as tell:
        counts = on(data, database, lambda engine: backup.write(engine, out, tell))
    stderr().print(say("backup-done", path=str(path), **of_interest(counts)), soft_wrap=True)


def restore(
    path: Path, data: Path | None, database: str | None, replace: bool, check: bool, language: str | None
) -> None:
    say = speaker(language)
    with existing_file(path) as source, telling() as tell:
        if check:
            counts = backup.check(source)
        else:
            counts = on(data, database, lambda engine: backup.restore(engine, source, replace, tell), alone=True)
    done = "backup-whole" if check else "restore-done"
    stderr().print(say(done, path=str(path), **of_interest(counts)), soft_wrap=True)


def of_interest(counts: backup.Counts) -> dict[str, int]:
    """The counts a person knows something about."""
    return {"tables": counts["tables"], "entries": counts["log"], "journeys": counts.get("journeys", 0)}


def on(
    data: Path | None,
    database: str | None,
    work: Callable[[AsyncEngine], Coroutine[Any, Any, backup.Counts]],
    alone: bool = False,
) -> backup.Counts:
    """What the work gives on the room's database; `alone` refuses a folder that a room is using."""
    settings = chosen_by({"data": data, "database": database}, None).settings

    async def run() -> backup.Counts:
        engine = make_engine(settings.database, settings.data)
        try:
            return await work(engine)
        except SQLAlchemyError as error:
            raise UnknownName("no-database", reason=said(error)) from None
        finally:
            await engine.dispose()

    file = sqlite_file(settings.database, settings.data) if alone else None
    lock = None if file is None else Lock(file)
    try:
        return asyncio.run(run())
    finally:
        if lock is not None:
            lock.release()


@contextmanager
def telling() -> Iterator[backup.Tell]:
    """A progress bar of rows."""
    with progress_bar() as bar:
        task = bar.add_task("", total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


@contextmanager
def new_file(path: Path) -> Iterator[BinaryIO]:
    """A file for its owner alone, written atomically; "-" is standard output."""
    if path == STREAM:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        draft.replace(path)
    except OSError as error:
        raise CannotWrite("cannot-write", path=str(path), reason=reason(error)) from None
    finally:
        with suppress(FileNotFoundError):
            draft.unlink()


@contextmanager
def existing_file(path: Path) -> Iterator[BinaryIO]:
    """The file, or what standard input brings: it has to be read twice, once to check it."""
    if path == STREAM:
        with tempfile.TemporaryFile() as spooled:
            shutil.copyfileobj(sys.stdin.buffer, spooled)
            spooled.seek(0)
            yield spooled
        return
    with reading(path):
        source = path.open("rb")
    with source:
        yield source


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Say in words why a file cannot be read."""
    try:
        yield
    except (OSError, UnicodeDecodeError) as error:
        raise UnknownName("file-unreadable", path=str(path), reason=reason(error)) from None
