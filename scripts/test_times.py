"""Write how long the tests take into docs/guides/test.md, from the reports that `make test` and `make test-all` leave.

python scripts/test_times.py

Results are kept in docs/measured/tests.json, so a tier that was not run keeps its figures.
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
    """One run of pytest."""

    made: str  # date and machine
    passed: int
    skipped: int
    seconds: float
    slowest: list[Slow]


def main() -> None:
    argparse.ArgumentParser(description=__doc__.splitlines()[0]).parse_args()
    found = {name: read(report) for name, report in REPORTS.items() if report.exists()}
    if not found:
        sys.exit("There is no report of the tests: run make test first.")
    write_section(PAGE, "times", section(keep(RESULTS, found)))


def read(report: Path) -> Tier:
    """A run of pytest from its JUnit report; a run with failures tells no times."""
    suite = ElementTree.parse(report).getroot().find("testsuite")
    if suite is None:
        sys.exit(f"{report} is not a report of pytest.")
    tests, skipped = int(suite.attrib["tests"]), int(suite.attrib["skipped"])
    if int(suite.attrib["failures"]) + int(suite.attrib["errors"]):
        sys.exit(f"{report.name}: some tests failed. Their times are not written.")
    cases = sorted(suite.iter("testcase"), key=lambda case: -float(case.attrib["time"]))
    date = f"{datetime.fromisoformat(suite.attrib['timestamp']):%Y-%m-%d}"
    return {
        "made": ", ".join([date, *described().split(", ")[1:]]),
        "passed": tests - skipped,
        "skipped": skipped,
        "seconds": round(float(suite.attrib["time"])),
        "slowest": [slow(case) for case in cases[:SLOWEST]],
    }


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
        [f"`{name}`", f"{tier['passed']:,}", f"{tier['skipped']:,}", clock(tier["seconds"]), tier["made"]]
        for name, tier in tiers.items()
    ]
    lines = markdown(["", "passed", "skipped", "pytest", "measured"], rows, 1)
    for name, tier in tiers.items():
        cells = [[f"{one['test']} (`{one['file']}`)", f"{one['seconds']:.1f}"] for one in tier["slowest"]]
        lines += ["", f"The {len(cells)} slowest tests of `{name}`:", "", *markdown(["test", "seconds"], cells, 1)]
    return "\n".join(lines)


def clock(seconds: float) -> str:
    """Minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


if __name__ == "__main__":
    main()
