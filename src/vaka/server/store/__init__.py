"""The truth of the room: what is here survives anything that happens to a process."""

from vaka.server.store.store import Row, Store, Stored

__all__ = ["Row", "Store", "Stored"]
