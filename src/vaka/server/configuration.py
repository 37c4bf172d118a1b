"""Where settings come from: flags, environment variables, a TOML file, defaults, in that order.

What can be set is in `vaka.server.settings` and nowhere else. Names, types, defaults and the comment behind each field
are read from there, so a new field needs nothing here.
"""

import ast
import dataclasses
import difflib
import inspect
import json
import os
import re
import tomllib
import types
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit, urlunsplit

from vaka.core.errors import OutOfRange, UnknownName
from vaka.core.record import reason
from vaka.locale import FALLBACK, speak
from vaka.server.settings import ABOVE_ZERO, ADDRESSES, SECRETS, Limits, Settings

PREFIX = "VAKA_"
CONFIG = "VAKA_CONFIG"  # names the file
FILE = "vaka.toml"  # in the data folder
SECTION = "limits"
HIDDEN = "********"
IN_QUERY = re.compile(r"((?:^|&)[^=&]*passw[^=&]*=)[^&]*", re.IGNORECASE)  # a password behind the question mark
NEVER = "never"
NOTHING = ("", NEVER)  # where None is a value
TRUTH = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}
ALIKE = 0.85  # how alike a variable and a setting are that was probably meant


@dataclass(frozen=True)
class KnownSetting:
    """Something that can be set."""

    name: str
    section: str  # empty, or limits
    hint: Any
    default: Any  # MISSING if it depends on the machine
    about: str

    @property
    def key(self) -> str:
        """Its name in messages, and in a TOML file with its section.

        >>> known()["limits.rate"].key
        'limits.rate'
        """
        return f"{self.section}.{self.name}" if self.section else self.name

    @property
    def variable(self) -> str:
        return PREFIX + self.key.replace(".", "_").upper()


@dataclass(frozen=True)
class Source:
    """Values from one place, by key, each with the words for that place."""

    values: Mapping[str, Any]
    named: Callable[[KnownSetting], str]
    text: bool = False  # whether every value is text that has to be read


@dataclass(frozen=True)
class Chosen:
    """The settings of a room, and where each of them comes from."""

    settings: Settings
    origins: Mapping[str, str]  # by key; what is missing is a default


@cache
def known() -> dict[str, KnownSetting]:
    """Everything that can be set, by key."""
    found = [*_fields(Settings, ""), *_fields(Limits, SECTION)]
    return {setting.key: setting for setting in found if setting.hint is not Limits}


def _fields(cls: type, section: str) -> Iterator[KnownSetting]:
    hints, comments = get_type_hints(cls), _comments(cls)
    for field in dataclasses.fields(cls):
        yield KnownSetting(field.name, section, hints[field.name], field.default, comments.get(field.name, ""))


def _comments(cls: type) -> dict[str, str]:
    """The comment behind each field of a class, and on the lines right above it."""
    source, found = inspect.getsource(cls), {}
    lines = source.splitlines()
    for node in ast.parse(source).body[0].body:  # type: ignore[attr-defined]
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            assert node.end_lineno is not None
            said = [lines[node.end_lineno - 1][node.end_col_offset :].partition("#")[2].strip()]
            above = node.lineno - 2
            while lines[above].strip().startswith("#"):
                said.insert(0, lines[above].strip(" #"))
                above -= 1
            found[node.target.id] = " ".join(filter(None, said))
    return found


def choose(flags: Mapping[str, Any], environment: Mapping[str, str], config: Path | None, data: Path) -> Chosen:
    """The settings that flags, the environment and a file make together; `data` is the folder if none says another."""
    given = {name: value for name, value in flags.items() if value is not None}
    sources = [Source(given, _flag), _environment(environment)]
    if config is None and environment.get(CONFIG):
        config = Path(environment[CONFIG])
    if config is not None:
        sources.append(_file(config))
    folder = _found("data", sources, {})
    folder = data if folder is MISSING else folder
    if config is None and _is_file(folder / FILE):
        sources.append(_file(folder / FILE, own=True))
    origins: dict[str, str] = {}
    values = {key: found for key in known() if (found := _found(key, sources, origins)) is not MISSING}
    values.setdefault("data", folder)
    limits = {key.partition(".")[2]: value for key, value in values.items() if key.startswith(f"{SECTION}.")}
    plain = {key: value for key, value in values.items() if "." not in key}
    return Chosen(Settings(**plain, limits=Limits(**limits)), origins)


def _found(key: str, sources: list[Source], origins: dict[str, str]) -> Any:
    """The value of the first place that has one."""
    setting = known()[key]
    for source in sources:
        if key in source.values:
            origins[key] = source.named(setting)
            return _read(setting, source.values[key], source)
    return MISSING


def _flag(setting: KnownSetting) -> str:
    return f"--{setting.name.replace('_', '-')}"


def check_flag(key: str, url: str | None) -> None:
    """Refuse a password on the command line, where every user of the machine can read it."""
    if url is not None and without_password(url) not in (url, HIDDEN):  # hidden whole: no address, as is said elsewhere
        setting = known()[key]
        raise OutOfRange("password-in-flag", flag=_flag(setting), variable=setting.variable, name=key)


def _environment(environment: Mapping[str, str]) -> Source:
    """The variables VAKA_PORT, VAKA_LIMITS_RATE…; VAKA_DATABASE_FILE names a file that holds the value."""
    values, named = {}, {}
    for setting in known().values():
        for variable in (setting.variable, f"{setting.variable}_FILE"):
            if variable in environment:
                direct = variable == setting.variable
                text = environment[variable] if direct else _secret(Path(environment[variable]))
                values[setting.key], named[setting.key] = text, variable
                break
    _check_variables(environment)
    return Source(values, lambda setting: named[setting.key], text=True)


def _check_variables(environment: Mapping[str, str]) -> None:
    """Refuse a variable that is probably a misspelt setting. Other programs of Vaka have variables of their own."""
    right = {setting.variable for setting in known().values()}
    right |= {f"{variable}_FILE" for variable in right} | {CONFIG}
    for variable in sorted(environment):
        if variable.startswith(PREFIX) and variable not in right:
            alike = difflib.get_close_matches(variable, sorted(right), 1, ALIKE)
            if alike or variable.startswith(f"{PREFIX}{SECTION.upper()}_"):
                _unknown(variable, variable, sorted(right))


def _secret(path: Path) -> str:
    try:
        return path.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise UnknownName("file-unreadable", path=str(path), reason=reason(error)) from None


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError as error:  # a folder of somebody else's
        raise UnknownName("file-unreadable", path=str(path), reason=reason(error)) from None


def _file(path: Path, own: bool = False) -> Source:
    """A TOML file. One in the data folder cannot say where the data folder is."""
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise UnknownName("file-unreadable", path=str(path), reason=reason(error)) from None
    except tomllib.TOMLDecodeError as error:
        raise UnknownName("bad-config", path=str(path), reason=str(error)) from None
    section = found.pop(SECTION, {})
    values = {**found, **{f"{SECTION}.{key}": value for key, value in _mapping(section, path).items()}}
    right = [key for key in known() if not (own and key == "data")]
    for key in values:
        if key not in right:
            _unknown(key, f"{path}: {key}", right)
    return Source(values, lambda _: str(path))


def _mapping(section: Any, path: Path) -> dict[str, Any]:
    if not isinstance(section, dict):
        raise OutOfRange("bad-setting", name=SECTION, given=str(section), kind="table", where=str(path))
    return section


def _unknown(key: str, shown: str, right: list[str]) -> None:
    alike = difflib.get_close_matches(key, right, 1, 0.0)
    raise UnknownName("unknown-setting", name=shown, alike=alike[0] if alike else right[0])


def _read(setting: KnownSetting, value: Any, source: Source) -> Any:
    """A value as the type of its field; OutOfRange says what is wanted."""
    try:
        found = _as(setting.hint, value, source.text)
        return _not_none(found or None) if setting.name in ABOVE_ZERO else found
    except (ValueError, TypeError, KeyError):
        shown = HIDDEN if setting.name in SECRETS + ADDRESSES else str(value)
        where, kind = source.named(setting), _kind(setting)
        raise OutOfRange("bad-setting", name=setting.key, given=shown, kind=kind, where=where) from None


def _as(hint: Any, value: Any, text: bool) -> Any:
    options = get_args(hint)
    if get_origin(hint) in (Union, types.UnionType):
        inner = next(option for option in options if option is not type(None))
        return _as(inner, value, text) if value not in NOTHING else None
    if get_origin(hint) is Literal:
        return options[[str(option) for option in options].index(str(value))]
    if get_origin(hint) is tuple:
        parts = [part.strip() for part in value.split(",") if part.strip()] if isinstance(value, str) else value
        return tuple(_as(options[0], part, text) for part in parts)
    if hint is bool and text:
        return TRUTH[value.lower()]
    if hint in (int, float):
        number = hint(value) if text or type(value) in (int, hint) else None
        return _not_none(number if number is not None and number >= 0 else None)
    return _not_none(hint(value) if isinstance(value, bool if hint is bool else str | os.PathLike) else None)


def _not_none(value: Any) -> Any:
    if value is None:
        raise ValueError
    return value


def _kind(setting: KnownSetting) -> str:
    """What a setting takes, as the message `setting-takes` names it."""
    return _type(setting.hint) + "-above-zero" * (setting.name in ABOVE_ZERO)


def _type(hint: Any) -> str:
    options = get_args(hint)
    if get_origin(hint) in (Union, types.UnionType):
        return _type(next(option for option in options if option is not type(None)))
    if get_origin(hint) is Literal:
        return ", ".join(str(option) for option in options)
    return "list" if get_origin(hint) is tuple else hint.__name__.lower()


def shown(setting: KnownSetting, value: Any) -> str | None:
    """A value as TOML, without secrets; None if there is none."""
    if value is None and float in get_args(setting.hint):
        return json.dumps(NEVER)
    if value is None or value == "":
        return None
    if setting.name in SECRETS:
        return json.dumps(HIDDEN)
    if setting.name in ADDRESSES:
        return json.dumps(without_password(str(value)))
    if isinstance(value, tuple):
        return json.dumps([str(part) for part in value], ensure_ascii=False)
    if isinstance(value, bool | int | float):
        return json.dumps(value)
    return json.dumps(str(value), ensure_ascii=False)


def without_password(url: str) -> str:
    """An address that may be shown.

    >>> without_password("redis://:secret@bus:6379/0")
    'redis://:********@bus:6379/0'
    >>> without_password("postgresql://vaka@database/vaka?password=secret&connect_timeout=3")
    'postgresql://vaka@database/vaka?password=********&connect_timeout=3'
    """
    try:
        parts = urlsplit(url)
        with_password = parts.password is not None
    except ValueError:
        return HIDDEN
    if not with_password and not IN_QUERY.search(parts.query):
        return url
    netloc = parts.netloc
    if with_password:
        user, at, host = netloc.rpartition("@")
        netloc = f"{user.partition(':')[0]}:{HIDDEN}{at}{host}"
    return urlunsplit(parts._replace(netloc=netloc, query=IN_QUERY.sub(rf"\1{HIDDEN}", parts.query)))


def listing(chosen: Chosen) -> str:
    """All settings as a TOML file: what each means, where its value comes from, and the value."""
    lines: list[str] = []
    for setting in known().values():
        if setting.section and f"[{setting.section}]" not in lines:
            lines.append(f"[{setting.section}]")
        holder = chosen.settings.limits if setting.section else chosen.settings
        value = shown(setting, getattr(holder, setting.name))
        secret = value is not None and HIDDEN in value
        lines += [f"# {setting.about} ({chosen.origins.get(setting.key, 'default')})"]
        lines += [f"# {setting.name} is not set" if value is None else f"{'# ' * secret}{setting.name} = {value}", ""]
    return "\n".join(lines)


def reference() -> str:
    """The tables of docs/reference/settings.md."""
    parts = []
    for section in ("", SECTION):
        head = f"## `[{section}]`\n\n" if section else ""
        rows = [
            f"| {' | '.join((f'`{setting.name}`', f'`{setting.variable}`', *_columns(setting)))} |"
            for setting in known().values()
            if setting.section == section
        ]
        titles = "| setting | variable | takes | default | meaning |\n|---|---|---|---|---|\n"
        parts.append(head + titles + "\n".join(rows) + "\n")
    return "\n".join(parts)


def _columns(setting: KnownSetting) -> tuple[str, str, str]:
    return speak(FALLBACK, "setting-takes", kind=_kind(setting)), _default(setting), setting.about


def _default(setting: KnownSetting) -> str:
    if setting.default is MISSING or isinstance(setting.default, Path):
        return "depends on the machine"
    text = shown(setting, setting.default)
    return "" if text in (None, "[]") else f"`{text}`"
