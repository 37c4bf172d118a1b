"""The room that `vaka admin` works on, and how it answers."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from vaka.cli.common import print_json, speaker
from vaka.core.errors import OutOfRange, UnknownName

if TYPE_CHECKING:
    from vaka.server.settings import Settings
    from vaka.server.store import Store

T = TypeVar("T")
AGE = re.compile(r"(\d+(?:\.\d+)?)(m|h|d|w|y)")
LONGEST_AGE = 36_500  # days
IN_DAYS = {"m": 1 / 1440, "h": 1 / 24, "d": 1.0, "w": 7.0, "y": 365.0}


@dataclass(frozen=True)
class Place:
    """Which room, and how to answer."""

    data: Path | None
    database: str | None
    config: Path | None
    json: bool
    language: str | None

    def settings(self) -> "Settings":
        from vaka.cli.serve import chosen_by

        return chosen_by({"data": self.data, "database": self.database}, self.config).settings

    def work(self, do: "Callable[[Store], Awaitable[T]]") -> T:
        """Do something with the store of the room."""
        from vaka.server.logs import configure
        from vaka.server.store import Store
        from vaka.server.store.engine import sqlite_file

        settings = self.settings()
        file = sqlite_file(settings.database, settings.data)
        if file is not None and not file.exists():  # or a wrong folder would get a room of its own, and bans in it
            raise UnknownName("admin-nothing", database=str(file))
        configure(replace(settings, log_level="error"))

        async def opened() -> T:
            store = await Store.open(settings)
            try:
                return await do(store)
            finally:
                await store.close()

        return asyncio.run(opened())

    def say(self, key: str, **about: Any) -> None:
        """What was done: a sentence, or its values as JSON."""
        if self.json:
            print_json(about)
        else:
            print(speaker(self.language)(key, **about))

    def table(self, rows: Sequence[Mapping[str, Any]], **columns: str) -> None:
        """A list: the named columns, each with what its title says, or everything as JSON."""
        if self.json:
            print_json(list(rows))
            return
        say = speaker(self.language)
        table = Table(*(say("admin-column", column=column) for column in columns.values()), box=SIMPLE_HEAD)
        for row in rows:
            table.add_row(*(shown(name, row[name]) for name in columns))
        Console(highlight=False, markup=False).print(table)


def shown(name: str, value: Any) -> str:
    """A value in a table: times as dates, hashes shortened as far as `vaka admin` still takes them."""
    if isinstance(value, bool):
        return "✓" if value else ""
    if value is None:
        return ""
    if name in ("created", "started", "ended", "until", "used", "seen", "resolved"):
        return datetime.fromtimestamp(value / 1000).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, list):
        return ", ".join(shown(name, each) for each in value)
    if isinstance(value, dict):
        return str(value.get("name") or value["kind"])
    text = str(value)
    return text[:19] if text.startswith(("client:", "person:")) else text


def days_of(text: str | None) -> float | None:
    """A span such as 90d, 12h or 2w in days."""
    if text is None:
        return None
    found = AGE.fullmatch(text.strip().lower())
    if found is None:
        raise OutOfRange("bad-age", given=text)
    days = float(found[1]) * IN_DAYS[found[2]]
    if days > LONGEST_AGE:
        raise OutOfRange("age-too-long", given=text)
    return days
