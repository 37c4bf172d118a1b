"""The page on tests gets its times from pytest's own report."""

import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from scripts import test_times

TESTS = """
import time
def test_that_waits(): time.sleep(0.3)
def test_that_does_not(): pass
"""


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of a real run of pytest."""
    tmp_path = tmp_path_factory.mktemp("times")
    (tmp_path / "test_waiting.py").write_text(TESTS)
    path = tmp_path / "report.xml"
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-c", "/dev/null", f"--junitxml={path}", str(tmp_path)]
    subprocess.run(command, cwd=tmp_path, capture_output=True, check=False)
    return path


def between(report: Path, *times: float) -> None:
    """Make's file beside a report, with some times after the report was written."""
    made = int(report.stat().st_mtime)
    report.with_suffix(".times").write_text("".join(f"{made + each}\n" for each in times))


def test_the_slowest_come_first(report: Path) -> None:
    between(report, -90, 35)
    tier = test_times.read(report)
    assert test_times.clock(440) == "7:20"
    assert (tier["passed"], tier["skipped"]) == (2, 0)
    assert [one["test"] for one in tier["slowest"]] == ["that waits", "that does not"]
    row = f"| `make test` | 2 | 0 | {test_times.clock(tier['seconds'])} | 2:05 |"
    assert row in test_times.section({"make test": tier}), "pytest beside the whole command"


def test_failed_tests_tell_no_times(report: Path, tmp_path: Path) -> None:
    failed = tmp_path / "failed.xml"
    failed.write_text(report.read_text("utf-8").replace('failures="0"', 'failures="1"'), "utf-8")
    between(failed, -90)
    with pytest.raises(SystemExit, match="failed"):
        test_times.read(failed)
    tier = test_times.read(failed, failed_too=True)
    assert "| `make test` | 1 (1 failed) | 0 |" in test_times.section({"make test": tier})


@pytest.mark.parametrize("times", [(), (-90,), (-90, -60), (20, 80)])
def test_a_command_that_did_not_end_or_made_another_report_tells_no_times(report: Path, times: tuple[int, ...]) -> None:
    between(report, *times)
    with pytest.raises(SystemExit, match="did not come to its end"):
        test_times.read(report)
    assert test_times.read(report, failed_too=True)["whole"] is None
