"""Lists people, and bans and mutes some."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vaka.cli.admin.place import Place, days_of
from vaka.cli.admin.tree import PEOPLE, Lasting, Limit, Reason, Subject, app, command

if TYPE_CHECKING:
    from vaka.server.store import Store


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
        place.work(look), person="person", names="names", tables="tables", seen="seen", clients="from",
        banned="banned", muted="muted",
    )  # fmt: skip


@command(app, "ban")
def ban(place: Place, who: Subject, reason: Reason = "", lasting: Lasting = None) -> None:
    """Keep somebody from opening, joining, playing and chatting."""
    _sanction(place, "ban", who, reason, lasting)


@command(app, "mute")
def mute(place: Place, who: Subject, reason: Reason = "", lasting: Lasting = None) -> None:
    """Keep somebody from chatting."""
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
