"""Run by alembic on the connection that `vaka.server.store.migrate` hands over."""

from alembic import context

from vaka.server.store.schema import METADATA


def run() -> None:
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=METADATA,
        render_as_batch=True,
        transaction_per_migration=False,
    )
    context.run_migrations()


if hasattr(context, "config"):  # absent when something other than alembic imports this file, such as a doctest run
    run()
