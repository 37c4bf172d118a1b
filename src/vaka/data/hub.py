"""Files of decisions for Hugging Face's `datasets`."""

from pathlib import Path
from typing import Any

import numpy as np

from vaka.core.errors import MissingExtra
from vaka.data.reader import opened
from vaka.data.schema import joined, row_type


def dataset(path: Path | str) -> Any:
    """The decisions of a file as a `datasets.Dataset` whose rows are NumPy arrays and numbers.

    Rows are decoded when they are read, so the dataset may be larger than memory; `shuffle`, `filter`, `with_format`
    and torch's DataLoader work as they do with every dataset.
    """
    try:
        import datasets
    except ImportError:
        raise MissingExtra("needs-extra", package="datasets", extra="hub") from None
    _, described = opened(path)
    kind = row_type(described)
    lists = {"legal": np.int32, "share": np.float32}

    def decoded(rows: dict[str, list[Any]]) -> dict[str, list[Any]]:
        if "observation" in rows:
            rows["observation"] = list(joined(np.frombuffer(b"".join(rows["observation"]), kind), described))
        for name in lists.keys() & rows.keys():
            rows[name] = [np.array(numbers, lists[name]) for numbers in rows[name]]
        return rows

    return datasets.Dataset.from_parquet(str(path)).with_transform(decoded)
