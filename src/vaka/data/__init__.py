"""Decisions of many matches as a table in a Parquet file: `vaka simulate --out FILE.parquet`, `vaka.data.read`.

One row is one decision. docs/research.md describes the columns.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vaka.data.hub import dataset
    from vaka.data.reader import Decisions, read

__all__ = ["Decisions", "dataset", "read"]
_LATER = {"Decisions": "vaka.data.reader", "dataset": "vaka.data.hub", "read": "vaka.data.reader"}


def __getattr__(name: str) -> Any:
    """Loads what needs NumPy only when it is asked for: bots need none of it."""
    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module 'vaka.data' has no attribute {name!r}")
