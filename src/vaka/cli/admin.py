"""`vaka admin`: what a host can do, on the store of the room, whether the room runs or not."""

import asyncio
import inspect
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from vaka.cli.common import print_json, speaker
from vaka.cli.options import Config, Database, DataFolder, Json, Language
from vaka.core.errors import OutOfRange, UnknownName

if TYPE_CHECKING:
    from vaka.server.settings import Settings
    from vaka.server.store import Store

T = TypeVar("T")
AGE = re.compile(r"(\d+(?:\.\d+)?)(m|h|d|w|y)")
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

        settings = self.settings()
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
        """A list: the named columns with their titles, or everything as JSON."""
        if self.json:
            print_json(list(rows))
            return
        table = Table(*columns.values(), box=SIMPLE_HEAD)
        for row in rows:
            table.add_row(*(_shown(name, row[name]) for name in columns))
        Console(highlight=False, markup=False).print(table)


def _shown(name: str, value: Any) -> str:
    """A value in a table: times as dates, hashes shortened as far as `vaka admin` still takes them."""
    if value is None:
        return ""
    if name in ("created", "started", "ended", "until", "used", "seen", "resolved"):
        return datetime.fromtimestamp(value / 1000).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, list):
        return ", ".join(_shown(name, each) for each in value)
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
    return float(found[1]) * IN_DAYS[found[2]]


app = typer.Typer(no_args_is_help=True, help="Manage a room, whether it is running or not.")


def _part(name: str, about: str) -> typer.Typer:
    part = typer.Typer(no_args_is_help=True, help=about)
    app.add_typer(part, name=name)
    return part


TABLES = _part("tables", "Tables of every kind.")
PEOPLE = _part("people", "Who plays here, and who may not.")
REPORTS = _part("reports", "What players have told the host.")
ANNOUNCEMENTS = _part("announcements", "Lines on every page.")
TOKENS = _part("token", "What opens the host's page, /admin.")

Prefix = Annotated[str, typer.Argument(metavar="TABLE", help="A table's id, or how it begins.")]
Prefixes = Annotated[list[str], typer.Argument(metavar="TABLE ...", help="Ids, or how they begin.")]
Subject = Annotated[str, typer.Argument(metavar="WHO", help="client:KEY, person:HASH, or TABLE/SEAT.")]
Limit = Annotated[int, typer.Option("--limit", min=1, max=10_000, help="How many at most.")]
Reason = Annotated[str, typer.Option("--reason", help="They are told.")]
Number = Annotated[int, typer.Argument(metavar="NUMBER")]
Lasting = Annotated[
    str | None, typer.Option("--for", metavar="TIME", help="Such as 12h, 7d or 2w; for ever if not given.")
]


def _place(
    data: DataFolder = None,
    database: Database = None,
    config: Config = None,
    json: Json = False,
    language: Language = None,
) -> Place:
    return Place(data, database, config, json, language)


def command(part: typer.Typer, name: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Makes a function a command: its first parameter becomes the options that say which room and how to answer."""

    def add(work: Callable[..., None]) -> Callable[..., None]:
        own, shared = inspect.signature(work), inspect.signature(_place)

        def run(**given: Any) -> None:
            place = _place(**{option: given.pop(option) for option in shared.parameters})
            work(place, **given)

        run.__doc__ = work.__doc__
        options = [*list(own.parameters.values())[1:], *shared.parameters.values()]
        run.__signature__ = inspect.Signature(options)  # type: ignore[attr-defined]
        run.__annotations__ = {option.name: option.annotation for option in options}
        part.command(name)(run)
        return work

    return add


# Tables


@command(TABLES, "list")
def list_tables(
    place: Place,
    status: Annotated[str | None, typer.Option("--status", help="open, running, over or closed.")] = None,
    game: Annotated[str | None, typer.Option("--game", help="Only those of one game.")] = None,
    limit: Limit = 50,
) -> None:
    """List tables, the newest first."""
    from vaka.server import admin
    from vaka.server.store.host import Wanted

    found = place.work(lambda store: admin.tables(store, Wanted(status, game, limit=limit)))
    place.table(
        found, id="table", game="game", status="status", entries="moves", lines="chat", created="opened",
        client="from", seats="players",
    )  # fmt: skip


@command(TABLES, "show")
def show_table(place: Place, table: Prefix) -> None:
    """Show a table, who sits there and from where, and its chat."""
    from vaka.server import admin
    from vaka.server.store.host import Wanted

    async def look(store: "Store") -> tuple[Any, list[Any]]:
        table_id = await admin.find_table(store, table)
        return (await admin.tables(store, Wanted(prefix=table_id)))[0], await store.chat(table_id, 0, 1000)

    found, lines = place.work(look)
    if place.json:
        print_json({**found, "chat": [asdict(line) for line in lines]})
        return
    place.table([found], id="table", game="game", status="status", entries="moves", created="opened", client="from")
    place.table(found["seats"], seat="seat", kind="kind", name="name", person="person", clients="from")
    for line in lines:
        print(f"{_shown('created', line.at)}  {line.name or '-'}: {line.text}")


@command(TABLES, "close")
def close_table(place: Place, table: Prefix) -> None:
    """End a table now."""
    from vaka.server import admin

    async def close(store: "Store") -> str:
        table_id = await admin.find_table(store, table)
        await admin.close(store, table_id)
        return table_id

    place.say("admin-closed", table=place.work(close))


@command(TABLES, "delete")
def delete_tables(place: Place, table: Prefixes) -> None:
    """Delete tables with their moves, chat and reports."""
    from vaka.server import admin

    async def delete(store: "Store") -> int:
        return await admin.delete(store, [await admin.find_table(store, prefix) for prefix in table])

    place.say("admin-deleted", count=place.work(delete))


# People


@command(PEOPLE, "list")
def list_people(
    place: Place,
    text: Annotated[str, typer.Argument(metavar="[TEXT]", help="Part of a name, a person or a client.")] = "",
    limit: Limit = 50,
) -> None:
    """List who has sat at tables, the latest first."""
    from vaka.server import admin
    from vaka.server.store import host

    async def look(store: "Store") -> list[Any]:
        sanctions = await host.all_sanctions(store)
        wanted = text.removeprefix("client:").removeprefix("person:")
        return [admin.person(each, sanctions) for each in await host.people(store, wanted, limit)]

    place.table(
        place.work(look), person="person", names="names", tables="tables", seen="last seen", clients="from",
        banned="banned", muted="muted",
    )  # fmt: skip


@command(app, "ban")
def ban(place: Place, who: Subject, reason: Reason = "", lasting: Lasting = None) -> None:
    """Let somebody open, join, play and say nothing any more."""
    _sanction(place, "ban", who, reason, lasting)


@command(app, "mute")
def mute(place: Place, who: Subject, reason: Reason = "", lasting: Lasting = None) -> None:
    """Let somebody say nothing any more."""
    _sanction(place, "mute", who, reason, lasting)


@command(app, "unban")
def unban(place: Place, who: Subject) -> None:
    """End a ban."""
    _lift(place, "ban", who)


@command(app, "unmute")
def unmute(place: Place, who: Subject) -> None:
    """End a mute."""
    _lift(place, "mute", who)


def _sanction(place: Place, kind: Any, subject: str, reason: str, lasting: str | None) -> None:
    from vaka.server import admin

    days = days_of(lasting)
    done = place.work(lambda store: admin.sanction(store, kind, subject, reason, days))
    place.say("admin-sanctioned", kind=kind, subjects=", ".join(done))


def _lift(place: Place, kind: Any, subject: str) -> None:
    from vaka.server import admin

    place.say("admin-lifted", kind=kind, count=place.work(lambda store: admin.lift(store, kind, subject)))


@command(PEOPLE, "sanctions")
def list_sanctions(place: Place) -> None:
    """List bans and mutes."""
    from vaka.server.store import host

    found = [asdict(each) for each in place.work(host.all_sanctions)]
    place.table(found, kind="kind", subject="who", reason="reason", created="since", until="until")


# Reports, announcements, the mode


@command(REPORTS, "list")
def list_reports(
    place: Place,
    resolved: Annotated[bool, typer.Option("--resolved", help="Those that were dealt with.")] = False,
    limit: Limit = 50,
) -> None:
    """List reports that wait, the newest first."""
    from vaka.server import admin
    from vaka.server.store import host

    found = [admin.report(each) for each in place.work(lambda store: host.all_reports(store, resolved, limit))]
    place.table(
        found, id="report", table="table", seat="seat", name="name", quote="chat", text="report", reporter="from",
        created="sent", note="note",
    )  # fmt: skip


@command(REPORTS, "resolve")
def resolve(
    place: Place, number: Number, note: Annotated[str, typer.Option("--note", help="What was done.")] = ""
) -> None:
    """Note that a report was dealt with."""
    from vaka.server import admin
    from vaka.server.errors import NotThere
    from vaka.server.store import host

    if not place.work(lambda store: host.resolve(store, number, admin.text_of(note))):
        raise NotThere("no-report")
    place.say("admin-resolved", report=number)


@command(app, "announce")
def announce(place: Place, text: str, lasting: Lasting = None) -> None:
    """Show a line on every page."""
    from vaka.server import admin

    days = days_of(lasting)
    place.say("admin-announced", id=place.work(lambda store: admin.announce(store, text, days)))


@command(ANNOUNCEMENTS, "list")
def list_announcements(place: Place) -> None:
    """List what is announced."""
    from vaka.server.store import host

    found = [asdict(each) for each in place.work(host.all_announcements)]
    place.table(found, id="announcement", text="text", created="since", until="until")


@command(ANNOUNCEMENTS, "withdraw")
def withdraw(place: Place, number: Number) -> None:
    """Take an announcement back."""
    from vaka.server.errors import NotThere
    from vaka.server.store import host

    if not place.work(lambda store: host.withdraw(store, number)):
        raise NotThere("no-announcement")
    place.say("admin-withdrawn", id=number)


@command(app, "read-only")
def read_only(
    place: Place,
    state: Annotated[str, typer.Argument(metavar="[on|off]", help="What it is now if not given.")] = "",
    full: Annotated[bool, typer.Option("--full", help="Refuse moves too, as for a backup.")] = False,
) -> None:
    """Let nothing new begin while running matches go on; with --full let nothing change at all."""
    from vaka.server.store import host
    from vaka.server.store.host import Mode

    modes: dict[str, Mode] = {"on": "stopped" if full else "draining", "off": "open"}
    if state and state not in modes:
        raise UnknownName("bad-read-only", given=state)

    async def change(store: "Store") -> str:
        if state:
            await host.set_mode(store, modes[state])
        return (await host.state(store))[0]

    place.say("admin-mode", mode=place.work(change))


# Tokens and retention


@command(TOKENS, "new")
def new_token(
    place: Place,
    name: Annotated[str, typer.Option("--name", help="Whose it is.")] = "host",
    lasting: Lasting = None,
) -> None:
    """Make a token. It is shown only now."""
    from vaka.server import admin

    days = days_of(lasting)
    place.say("admin-token", token=place.work(lambda store: admin.new_key(store, name, days)))


@command(TOKENS, "list")
def list_tokens(place: Place) -> None:
    """List tokens by name, and when each was last used."""
    from vaka.server.store import host

    found = [asdict(each) for each in place.work(host.all_keys)]
    for each in found:
        del each["hash"]
    place.table(found, name="name", created="made", used="last used", until="until")


@command(TOKENS, "revoke")
def revoke_token(place: Place, name: str) -> None:
    """Make a token useless."""
    from vaka.server.errors import NotThere
    from vaka.server.store import host

    count = place.work(lambda store: host.revoke_key(store, name))
    if not count:
        raise NotThere("no-token", name=name)
    place.say("admin-revoked", count=count)


@command(app, "prune")
def prune(
    place: Place,
    older_than: Annotated[
        str | None,
        typer.Option("--older-than", metavar="AGE", help="Such as 90d: ended tables and all else of that age."),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say how much that would be.")] = False,
) -> None:
    """Delete what the settings do not keep for longer, or everything older than an age."""
    from vaka.server.store import now, retention

    days = days_of(older_than)

    async def work(store: "Store") -> dict[str, int]:
        if days is None:
            return await retention.prune(store, place.settings(), dry_run)
        before = now() - int(days * retention.DAY)
        return {name: await each(store, before, dry_run) for name, each in retention.EVERYTHING.items()}

    gone = place.work(work)
    if place.json:
        print_json({"dry_run": dry_run, **gone})
    else:
        about = {name: gone.get(name, 0) for name in retention.EVERYTHING}
        print(speaker(place.language)("admin-pruned", dry="yes" if dry_run else "no", **about))
