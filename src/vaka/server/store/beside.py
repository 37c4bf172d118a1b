"""What is written in the same transaction as a move."""

from typing import Protocol

from sqlalchemy.ext.asyncio import AsyncConnection


class Beside(Protocol):
    """Something to write with a log entry: both are committed, or neither is."""

    async def write(self, connection: AsyncConnection) -> None: ...
