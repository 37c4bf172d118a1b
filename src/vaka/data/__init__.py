"""Decisions of many matches as a table in a Parquet file: `vaka simulate --out FILE.parquet`, `vaka.data.read`.

One row is one decision. docs/research.md describes the columns.
"""

from vaka.data.hub import dataset
from vaka.data.reader import Decisions, read

__all__ = ["Decisions", "dataset", "read"]
