"""A match as a file: readable JSON that holds the actions, the same moves in notation, and a digest over all of it."""

import hashlib
import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias, TypedDict

from vaka.core import registry
from vaka.core.errors import BadRecord, CannotWrite, IllegalMove
from vaka.core.match import Match
from vaka.core.meta import Options

FORMAT = "vaka record"
Unchecked: TypeAlias = dict[str, Any]  # what came from somewhere as a record, of any version; `from_record` checks it


class Extras(TypedDict, total=False):
    """What only some records have."""

    kit: list[int]
    agreed: bool  # to end the match before its end
    players: list[str]


class Record(Extras):
    """A match as plain data, ready for JSON."""

    format: str
    game: str
    version: int
    seats: int
    options: Options
    seed: str  # JSON has no numbers of 64 bits
    moves: list[str]
    actions: list[int]
    returns: list[float] | None  # None before the end
    position: str  # a hash of the last one
    digest: str


def to_record(match: Match, players: list[str] | None = None) -> Record:
    """The match as plain data, ready for JSON; BadRecord if its seed and actions are not the whole of it."""
    if match.start is not None:
        raise BadRecord("record-dealt-anew")
    extras: Extras = {}
    if match.kit is not None:
        extras["kit"] = list(match.kit)
    if match.agreed:
        extras["agreed"] = True
    if players:
        extras["players"] = players
    record: Record = {
        "format": FORMAT,
        "game": match.game.name,
        "version": match.game.meta.version,
        "seats": match.seats,
        "options": match.options,
        "seed": str(match.seed),
        **extras,
        "moves": match.lines(),
        "actions": list(match.actions),
        "returns": match.returns,
        "position": hashlib.sha256(match.state.tobytes()).hexdigest(),
        "digest": "",
    }
    record["digest"] = digest(record)
    return record


def digest(record: Mapping[str, object]) -> str:
    """A hash over everything in a record but the digest itself."""
    rest = {key: value for key, value in record.items() if key != "digest"}
    if isinstance(returns := rest.get("returns"), list):  # JavaScript writes 1.0 as 1
        rest["returns"] = [float(value) if isinstance(value, int) else value for value in returns]
    return hashlib.sha256(json.dumps(rest, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


def from_record(record: Any, verify: bool = True) -> Match:
    """The match a record holds, replayed. `verify` also compares moves, result, position and digest.

    A record of an earlier version that only numbered its actions otherwise is replayed like one of today.
    """
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise BadRecord("record-foreign")
    missing = [key for key in ("game", "version", "seats", "options", "seed", "actions", "digest") if key not in record]
    if missing:
        raise BadRecord("record-incomplete", missing=", ".join(missing))
    meta = registry.meta(str(record["game"]))
    if record["version"] != meta.version and record["version"] not in list(registry.load(meta.name).renumber):
        raise BadRecord("record-version", game=meta.title, theirs=str(record["version"]), ours=meta.version)
    if verify and record["digest"] != digest(record):
        raise BadRecord("record-altered")
    actions, options, kit = record["actions"], record["options"], record.get("kit")
    if not isinstance(actions, list) or not isinstance(options, dict) or not isinstance(kit, list | None):
        raise BadRecord("record-altered")
    if record["version"] != meta.version:
        record = _renumbered(record, meta.version)
        actions = record["actions"]
    if len(actions) > (most := registry.load(meta.name).max_plies):
        raise BadRecord("record-too-long", game=meta.title, plies=len(actions), most=most)
    try:
        match = _replay(Match(meta.name, record["seats"], options, record["seed"], kit, kept=True), actions)
    except (ValueError, IndexError):  # values no components file would let pass
        raise BadRecord("record-differs", fields="kit") from None
    if record.get("agreed"):
        try:
            match.stop()
        except IllegalMove:
            raise BadRecord("record-differs", fields="agreed") from None
    if verify:
        again = to_record(match, record.get("players"))
        if options.items() <= match.options.items():  # a record older than an option has its default
            again["options"] = options
            again["digest"] = digest(again)
        differing = [key for key, value in again.items() if value != record.get(key)]
        if differing:
            raise BadRecord("record-differs", fields=", ".join(differing))
    return match


def _renumbered(record: Unchecked, version: int) -> Unchecked:
    """A record of an earlier version as this one would have written it."""
    renumber = registry.load(record["game"]).renumber[record["version"]]
    actions = [renumber(action) if isinstance(action, int) else action for action in record["actions"]]
    today = {**record, "version": version, "actions": actions}
    return {**today, "digest": digest(today)}


def _replay(match: Match, actions: list[Any]) -> Match:
    for ply, action in enumerate(actions, 1):
        try:
            match.play(action)
        except IllegalMove:
            raise BadRecord("record-illegal", ply=ply, action=str(action)) from None
    return match


def parse(text: str) -> Unchecked:
    """The data in a record's text; BadRecord if it is cut short or no JSON at all."""
    try:
        record = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord("record-unreadable", line=error.lineno, column=error.colno) from None
    if not isinstance(record, dict):
        raise BadRecord("record-foreign")
    return record


def read_file(path: Path | str) -> Unchecked:
    """The data of a record in a file."""
    try:
        text = Path(path).read_text("utf-8")
    except OSError as error:
        raise BadRecord("file-unreadable", path=str(path), reason=reason(error)) from None
    except UnicodeDecodeError:
        raise BadRecord("record-not-text", path=str(path)) from None
    return parse(text)


def load(path: Path | str, verify: bool = True) -> Match:
    """The match saved in a file."""
    return from_record(read_file(path), verify)


def save(match: Match, path: Path | str, players: list[str] | None = None) -> None:
    """Write the match to a file at once: the old file stays whole until the new one is."""
    write_file(Path(path), json.dumps(to_record(match, players), ensure_ascii=False, indent=1) + "\n")


def write_file(path: Path, text: str) -> None:
    """Put a text in place of a file in one step; CannotWrite, the old file untouched, if that fails."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text, "utf-8")
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise CannotWrite("cannot-write", path=str(path), reason=reason(error)) from None


def reason(error: Exception) -> str:
    """What the system said, without its numbers."""
    return (error.strerror if isinstance(error, OSError) else None) or type(error).__name__
