"""`vaka ratings`: count the rated matches of a room again, on its store, whether the room runs or not."""

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from vaka.cli.admin.place import Place
from vaka.cli.admin.tree import command
from vaka.cli.common import progress_bar

if TYPE_CHECKING:
    from vaka.server.store import Store
    from vaka.server.store.ratings import Rebuilt

app = typer.Typer(no_args_is_help=True, help="The ratings of people, which follow from their rated matches.")


@app.callback()
def ratings() -> None:
    """The ratings of people, which follow from their rated matches."""


@command(app, "rebuild")
def rebuild(
    place: Place,
    formula: Annotated[
        str | None, typer.Option("--formula", metavar="NAME", help="Another formula, in force from then on.")
    ] = None,
) -> None:
    """Count all rated matches again, from the first. Without another formula the numbers stay the same."""
    from vaka.server.store import ratings

    with progress_bar() as bar:
        task = bar.add_task("")

        async def work(store: "Store") -> "Rebuilt":
            return await ratings.rebuild(
                store, formula, lambda done, all_: bar.update(task, completed=done, total=all_)
            )

        found = place.work(work)
    place.say("ratings-rebuilt", **asdict(found))
