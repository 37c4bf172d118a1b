"""Work in the background ends when the room does."""

import asyncio

from vaka.server.tasks import Tasks


def test_a_task_that_loses_a_cancellation_is_cancelled_again() -> None:
    """As `asyncio.wait_for` of Python 3.11 does when a cancellation comes at the moment it has its result."""
    lost = 0

    async def stubborn() -> None:
        nonlocal lost
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                if lost:
                    raise
                lost += 1

    async def main() -> None:
        tasks = Tasks()
        task = tasks.spawn(stubborn())
        await asyncio.sleep(0)
        async with asyncio.timeout(10):
            await tasks.stop()
        assert task.cancelled()

    asyncio.run(main())
    assert lost == 1
