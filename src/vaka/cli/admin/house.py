"""Reports, announcements, what may happen in the room now, tokens of hosts, and how long things are kept."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.admin.place import Place, days_of
from vaka.cli.admin.tree import ANNOUNCEMENTS, REPORTS, TOKENS, Lasting, Limit, Number, app, command
from vaka.cli.common import print_json, speaker
from vaka.core.errors import UnknownName

if TYPE_CHECKING:
    from vaka.server.store import Store


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
    place.table(found, name="name", created="made", used="used", until="until")


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
