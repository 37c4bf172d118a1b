"""What a measurement was made on, and where it is written: between two marks of a page."""

import json
import os
import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import Any


def processor() -> str:
    """The name of the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
        return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def described() -> str:
    """Date, processor, cores and Python, as a page names them."""
    return f"{datetime.now(UTC):%Y-%m-%d}, {processor()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def write_section(page: Path, name: str, text: str) -> None:
    """Put a text between `<!-- name -->` and `<!-- /name -->` of a page."""
    whole = page.read_text("utf-8")
    first, last = f"<!-- {name} -->", f"<!-- /{name} -->"
    before, found, rest = whole.partition(first)
    _, closed, after = rest.partition(last)
    if not found or not closed:
        raise SystemExit(f"{page} has no section between {first} and {last}.")
    page.write_text(f"{before}{first}\n{text.strip()}\n{last}{after}", "utf-8")


def keep(path: Path, found: dict[str, Any]) -> dict[str, Any]:
    """Add results to a file of results by name, whole or not at all, and return all; the newest of a name counts."""
    kept: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    kept.update(found)
    if found:
        draft = path.with_suffix(".part")
        draft.write_text(json.dumps(kept, indent=1, sort_keys=True, ensure_ascii=False) + "\n", "utf-8")
        draft.replace(path)
    return kept


def markdown(headings: list[str], rows: list[list[str]], words: int) -> list[str]:
    """The lines of a table; columns after the first `words` are numbers."""
    ruler = ["---" if column < words else "--:" for column in range(len(headings))]
    return [f"| {' | '.join(row)} |" if row is not ruler else f"|{'|'.join(row)}|" for row in (headings, ruler, *rows)]
