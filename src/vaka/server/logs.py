"""The log: one event a line with named values, to read or as JSON, and nothing secret in it.

An event is a short name such as `bus-away`. A fault that repeats is logged a few times a minute, with a count.
"""

import logging
import re
import sys
import time
from collections import Counter
from collections.abc import MutableMapping
from typing import Any

import structlog

from vaka.server.configuration import HIDDEN
from vaka.server.settings import Settings

OURS = ("vaka", "uvicorn", "asyncio", "sqlalchemy")  # loggers whose lines we write
SHOWN = 8  # characters of an id or a hash: enough to find it with `vaka admin`, too few to use it
OFTEN, PERIOD = 5, 60.0  # a fault is logged at most this often in this many seconds
EVENT = re.compile(r"[a-z-]+")
TOKEN = re.compile(r"(?<![\w-])[\w-]{43}(?![\w-])")
PASSWORD = re.compile(r"(://[^/\s:@]*:)[^/\s@]+@")
INVITE = re.compile(r"(invite=)[\w-]+")
FAULTS: Counter[str] = Counter()  # how often each fault has happened in this process


def short(secret: str | None) -> str | None:
    """An id or a hash for the log."""
    return None if secret is None else secret[:SHOWN]


def configure(settings: Settings) -> None:
    """Write the log of this process to stderr as the settings say."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        hide,
    ]
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, _renderer(settings)],
            foreign_pre_chain=shared,
        )
    )
    handler.addFilter(Sparing())
    for name in OURS:
        logger = logging.getLogger(name)
        for old in [
            each for each in logger.handlers if isinstance(each.formatter, structlog.stdlib.ProcessorFormatter)
        ]:
            logger.removeHandler(old)
        logger.addHandler(handler)
    logging.getLogger("vaka").setLevel(settings.log_level.upper())


def _renderer(settings: Settings) -> Any:
    if settings.log == "json":
        return structlog.processors.JSONRenderer(ensure_ascii=False)
    return structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)


def hide(_: Any, __: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Take out tokens, passwords and invitations, wherever they come from."""
    return {name: cleaned(value) if isinstance(value, str) else value for name, value in event.items()}


def cleaned(text: str) -> str:
    """Text without secrets.

    >>> cleaned("redis://me:secret@bus and /table/x#invite=abc")
    'redis://me:********@bus and /table/x#invite=********'
    """
    text = PASSWORD.sub(rf"\g<1>{HIDDEN}@", TOKEN.sub(HIDDEN, text))
    return INVITE.sub(rf"\g<1>{HIDDEN}", text)


class Sparing(logging.Filter):
    """Logs a repeating fault a few times per period, then how often it was left out."""

    def __init__(self) -> None:
        super().__init__()
        self._since: dict[str, tuple[float, int]] = {}  # by event: the beginning of its period, how often it came

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        said = record.msg if isinstance(record.msg, dict) else None
        event = str(said["event"] if said else record.msg)
        FAULTS[event if EVENT.fullmatch(event) else record.name] += 1
        began, count = self._since.get(event, (0.0, 0))
        if time.monotonic() - began > PERIOD:
            if said is not None and count > OFTEN:
                said["left_out"] = count - OFTEN
            began, count = time.monotonic(), 0
        self._since[event] = began, count + 1
        return count < OFTEN
