"""Lists, shows, closes and deletes tables."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from vaka.cli.admin.place import Place, shown
from vaka.cli.admin.tree import TABLES, Limit, Prefix, Prefixes, command
from vaka.cli.common import print_json

if TYPE_CHECKING:
    from vaka.server.store import Store


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
        print(f"{shown('created', line.at)}  {line.name or '-'}: {line.text}")


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
