"""What several commands share: reading options and languages, and a progress bar."""

import json
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vaka.core.errors import OutOfRange, UnknownName
from vaka.core.meta import Meta, Options
from vaka.locale import languages, preferred_language, speak

if TYPE_CHECKING:
    from vaka.core.game import Game

Speak = Callable[..., str]


def speaker(language: str | None) -> Speak:
    """A function that says messages in the language asked for, or in the environment's."""
    chosen = language or preferred_language()
    if chosen not in languages():
        raise UnknownName("bad-language", language=chosen, known=", ".join(languages()))
    return partial(speak, chosen)


def data_folder() -> Path:
    """Where matches are kept when no file is named: VAKA_DATA, or the user's data folder."""
    chosen = os.environ.get("VAKA_DATA")
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(chosen) if chosen else Path(base) / "vaka"


def read_options(meta: Meta, texts: list[str] | None) -> Options:
    """Options written as NAME=VALUE."""
    options = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals:
            example = next((f"{o.name}={o.default}" for o in meta.options), "name=value")
            raise UnknownName("bad-option-text", text=text, example=example)
        options[name] = value
    return meta.complete(options)


def read_kit(game: "Game", path: Path | None) -> tuple[int, ...] | None:
    """The components a person has put in a file of their own; None for those of the box."""
    from vaka.core.record import reason

    if path is None:
        return None
    try:
        return game.kit_from(path.read_text("utf-8"))
    except OSError as error:
        raise UnknownName("file-unreadable", path=str(path), reason=reason(error)) from None
    except UnicodeDecodeError:
        raise UnknownName("file-not-text", path=str(path)) from None


def at_least(name: str, given: float, low: int) -> None:
    """Refuse a count that is too small, or no number."""
    if not given >= low:
        raise OutOfRange("bad-count", name=name, given=str(given), low=low)


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=1))


def stderr() -> Console:
    """Where notes and progress go, so that what is printed can be piped."""
    return Console(stderr=True, highlight=False)


def progress_bar() -> Progress:
    """A bar with the count and the time left, on stderr, silent when nobody watches."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=stderr(),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
