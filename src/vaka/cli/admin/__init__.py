"""`vaka admin`: what a host can do, on the store of the room, whether the room runs or not."""

from vaka.cli.admin import house, people, tables
from vaka.cli.admin.tree import app

__all__ = ["app", "house", "people", "tables"]
