"""Words: one folder of Project Fluent files a language, read by Python here and bundled with the web client.

A language is added by adding its folder, and a `docs/rules/GAME.CODE.md` for each game whose rules are translated: what
is missing is said in English. Games of installed packages bring the words of their own.
"""

import os
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from threading import RLock
from typing import Any

FOLDER = Path(__file__).parent
FALLBACK = "en"
LARGE = 10**18  # numbers from here on are said digit by digit: grouping them would need more digits than decimals have
ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)  # where an entry of a Fluent file begins
_more: list[Path] = []  # folders of installed games
NAMED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # entries (and functions) named in one


def languages() -> list[str]:
    """The languages that have a folder, English first."""
    found = sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl")))
    return sorted(found, key=lambda name: name != FALLBACK)


def add_folder(folder: Path) -> None:
    """Take words from another folder as well, one folder in it for each language."""
    _more.append(folder)
    bundle.cache_clear()
    _said.cache_clear()


def texts(language: str) -> list[str]:
    """The Fluent files of a language."""
    folders = [folder / language for folder in (FOLDER, *_more)]
    return [path.read_text("utf-8") for folder in folders for path in sorted(folder.glob("*.ftl"))]


def known_language(tag: str) -> str | None:
    """The language for a tag such as `pt-BR` or `pt_BR`: that one, else the first of another region.

    >>> known_language("it_CH"), known_language("tlh")
    ('it', None)
    """
    wanted, known = tag.lower().replace("_", "-"), languages()
    base = wanted.partition("-")[0]
    exact = [code for code in known if code.lower() == wanted]
    return next(iter(exact + [code for code in known if code.lower().partition("-")[0] == base]), None)


def preferred_language() -> str:
    """The language of the person's environment if Vaka speaks it, else English."""
    for variable in ("VAKA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = known_language(re.split("[.@]", os.environ.get(variable, ""))[0])
        if code:
            return code
    return FALLBACK


class Bundle:
    """The messages of one language. Each is parsed when it is first asked for: all of them take a fifth of a second."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self._parsed = FluentBundle([language], use_isolating=False)
        self._entries: dict[str, str | None] = {}  # None once it is parsed
        self._parsing = RLock()
        for text in texts(language):
            for entry in ENTRY.split(text):
                self._entries.setdefault(entry.partition("=")[0].strip(), entry)

    def has_message(self, key: str) -> bool:
        """Whether there is a message of that name."""
        if self._entries.get(key) is not None:
            self._parse(key)
        return self._parsed.has_message(key)

    def say(self, key: str, args: dict[str, Any]) -> str | None:
        """A message with its arguments filled in, if there is one."""
        if not self.has_message(key):
            return None
        pattern = self._parsed.get_message(key).value
        return None if pattern is None else str(self._parsed.format_pattern(pattern, args)[0])

    def _parse(self, key: str) -> None:
        """Parse an entry, and before it those that it names: whoever finds it parsed finds it whole."""
        from fluent.runtime import FluentResource

        with self._parsing:
            entry = self._entries.get(key)
            if entry:
                self._entries[key] = ""  # it is being parsed
                for named in NAMED.findall(entry):
                    self._parse(named)
                self._parsed.add_resource(FluentResource(entry))
                self._entries[key] = None


@cache
def bundle(language: str) -> Bundle:
    """The messages of a language, read once."""
    return Bundle(language)


def has_message(key: str) -> bool:
    """Whether there is a message of that name."""
    return bundle(FALLBACK).has_message(key)


def speak(language: str, key: str, /, **args: Any) -> str:
    """A message in a language, with its arguments filled in.

    >>> speak("it", "seat-name", seat=0)
    'Posto 0'
    """
    for name, value in args.items():
        if isinstance(value, int) and abs(value) >= LARGE:
            args[name] = str(value)
    for code in (language, FALLBACK):
        said = bundle(code).say(key, args)
        if said is not None:
            return said
    return f"{key} {args}" if args else key


def speak_of(language: str, key: str, parts: Mapping[str, Any]) -> str:
    """A message about structured data, such as an action or an event: its plain parts are the arguments."""
    plain = ((name, _argument(language, value)) for name, value in parts.items() if name != "kind")
    return _said(language, key, tuple(plain))


@lru_cache(maxsize=20_000)  # the hundreds of choices of a position are mostly those of the position before
def _said(language: str, key: str, args: tuple[tuple[str, int | str], ...]) -> str:
    return speak(language, key, **dict(args))


def _argument(language: str, value: Any) -> int | str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "none"
    if isinstance(value, list | tuple):
        *before, last = value or ["none"]
        if before:
            return speak(language, "list-of", before=", ".join(map(str, before)), last=str(last))
        value = last
    return value if isinstance(value, int) else str(value)
