"""Write how long the tests take into docs/guides/test.md, from the reports that `make test` and `make test-all` leave.

python scripts/test_times.py [--failed]

A run that failed, in a test or anywhere else, is refused; with --failed the page says what failed. The whole command's
time is between the two lines of a file that make writes beside the report, at its beginning and at its end. Results
are kept in docs/measured/tests.json, so a tier that was not run keeps its figures.
"""

import argparse
import sys
from datetime import datetime
from pathlib import Path
from typing import TypedDict
from xml.etree import ElementTree

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.machine import described, keep, markdown, write_section  # noqa: E402

REPORTS = {"make test": ROOT / ".pytest_cache/test.xml", "make test-all": ROOT / ".pytest_cache/test-all.xml"}
RESULTS = ROOT / "docs" / "measured" / "tests.json"
PAGE = ROOT / "docs" / "guides" / "test.md"
SLOWEST = 10


class Slow(TypedDict):
    """One test."""

    seconds: float
    test: str
    file: str


class Tier(TypedDict):
    """One run of the tests."""

    made: str  # date and machine
    passed: int
    failed: int
    skipped: int
    seconds: float  # of pytest
    whole: int | None  # seconds of the whole command; None if it did not come to its end
    slowest: list[Slow]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--failed", action="store_true", help="write the times of a run that failed too")
    given = parser.parse_args()
    found = {name: read(report, given.failed) for name, report in REPORTS.items() if report.exists()}
    if not found:
        sys.exit("There is no report of the tests: run make test first.")
    write_section(PAGE, "times", section(keep(RESULTS, found)))


def read(report: Path, failed_too: bool = False) -> Tier:
    """A run of the tests from pytest's JUnit report and make's times; one that failed only if that is asked for."""
    suite = ElementTree.parse(report).getroot().find("testsuite")
    if suite is None:
        sys.exit(f"{report} is not a report of pytest.")
    tests, skipped = int(suite.attrib["tests"]), int(suite.attrib["skipped"])
    failed, whole = int(suite.attrib["failures"]) + int(suite.attrib["errors"]), whole_time(report)
    if failed and not failed_too:
        sys.exit(f"{report.name}: some tests failed. Their times are not written.")
    if whole is None and not failed_too:
        sys.exit(f"{report.name}: the command that made it did not come to its end. Its times are not written.")
    cases = sorted(suite.iter("testcase"), key=lambda case: -float(case.attrib["time"]))
    date = f"{datetime.fromisoformat(suite.attrib['timestamp']):%Y-%m-%d}"
    return {
        "made": ", ".join([date, *described().split(", ")[1:]]),
        "passed": tests - skipped - failed,
        "failed": failed,
        "skipped": skipped,
        "seconds": round(float(suite.attrib["time"])),
        "whole": whole,
        "slowest": [slow(case) for case in cases[:SLOWEST]],
    }


def whole_time(report: Path) -> int | None:
    """The seconds of the command that made a report; None if it did not come to its end, or another made the report."""
    times = report.with_suffix(".times")
    lines = [int(line) for line in times.read_text("utf-8").split()] if times.exists() else []
    if len(lines) != 2 or not lines[0] <= report.stat().st_mtime < lines[1] + 1:
        return None
    return lines[1] - lines[0]


def slow(case: ElementTree.Element) -> Slow:
    """A test by its sentence and its file."""
    name, bracket, case_id = case.attrib["name"].partition("[")
    return {
        "seconds": round(float(case.attrib["time"]), 1),
        "test": name.removeprefix("test_").replace("_", " ") + (f" {bracket}{case_id}" if bracket else ""),
        "file": case.attrib["classname"].replace(".", "/") + ".py",
    }


def section(tiers: dict[str, Tier]) -> str:
    """A row for each tier, and the slowest tests of each."""
    rows = [
        [
            f"`{name}`",
            f"{tier['passed']:,}" + (f" ({tier['failed']:,} failed)" if tier["failed"] else ""),
            f"{tier['skipped']:,}",
            clock(tier["seconds"]),
            "–" if tier["whole"] is None else clock(tier["whole"]),
            tier["made"],
        ]
        for name, tier in tiers.items()
    ]
    lines = markdown(["", "passed", "skipped", "pytest", "the whole command", "measured"], rows, 1)
    for name, tier in tiers.items():
        cells = [[f"{one['test']} (`{one['file']}`)", f"{one['seconds']:.1f}"] for one in tier["slowest"]]
        lines += ["", f"The {len(cells)} slowest tests of `{name}`:", "", *markdown(["test", "seconds"], cells, 1)]
    return "\n".join(lines)


def clock(seconds: float) -> str:
    """Minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


if __name__ == "__main__":
    main()
