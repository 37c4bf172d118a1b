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


def test_the_slowest_come_first(report: Path) -> None:
    tier = test_times.read(report)
    assert test_times.clock(440) == "7:20"
    assert (tier["passed"], tier["skipped"]) == (2, 0)
    assert [one["test"] for one in tier["slowest"]] == ["that waits", "that does not"]
    assert f"| `make test` | 2 | 0 | {test_times.clock(tier['seconds'])} |" in test_times.section({"make test": tier})


def test_failed_tests_tell_no_times(report: Path, tmp_path: Path) -> None:
    failed = tmp_path / "failed.xml"
    failed.write_text(report.read_text("utf-8").replace('failures="0"', 'failures="1"'), "utf-8")
    with pytest.raises(SystemExit, match="failed"):
        test_times.read(failed)
