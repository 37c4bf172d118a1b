"""Work of some milliseconds: in threads of its own, so that moves never queue behind it."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

T = TypeVar("T")
THREADS = ThreadPoolExecutor(2, "aside")
ALONE = ThreadPoolExecutor(1, "in-turn")


async def aside(work: Callable[..., T], *args: Any, **more: Any) -> T:
    """What a function returns, run beside the room."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, partial(work, *args, **more))


async def in_turn(work: Callable[..., T], *args: Any) -> T:
    """The same, one after another: what a function makes once and keeps is never made by two at once."""
    return await asyncio.get_running_loop().run_in_executor(ALONE, work, *args)
