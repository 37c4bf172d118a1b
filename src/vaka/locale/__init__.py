"""Words: one folder of Project Fluent files a language, read by Python here and by the browser elsewhere."""

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
FALLBACK = "en"


def languages() -> list[str]:
    """The languages that have a folder, English first."""
    found = sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl")))
    return sorted(found, key=lambda name: name != FALLBACK)


def preferred_language() -> str:
    """The language of the person's environment if Vaka speaks it, else English."""
    for variable in ("VAKA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2]
        if code in languages():
            return code
    return FALLBACK


@cache
def bundle(language: str) -> "FluentBundle":
    """All messages of a language."""
    from fluent.runtime import FluentBundle, FluentResource

    words = FluentBundle([language], use_isolating=False)
    for path in sorted((FOLDER / language).glob("*.ftl")):
        words.add_resource(FluentResource(path.read_text("utf-8")))
    return words


def speak(language: str, key: str, /, **args: Any) -> str:
    """A message in a language, with its arguments filled in.

    >>> speak("it", "seat-name", seat=0)
    'Posto 0'
    """
    for code in (language, FALLBACK):
        words = bundle(code)
        if words.has_message(key):
            pattern = words.get_message(key).value
            if pattern is not None:
                said, _ = words.format_pattern(pattern, args)
                return str(said)
    return f"{key} {args}" if args else key


def speak_of(language: str, key: str, parts: Mapping[str, Any]) -> str:
    """A message about structured data, such as an action or an event: its plain parts are the arguments."""
    return speak(language, key, **{name: _argument(value) for name, value in parts.items() if name != "kind"})


def _argument(value: Any) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, list | tuple):
        return ", ".join(str(item) for item in value) or "none"
    return value if isinstance(value, int | float) else str(value)
