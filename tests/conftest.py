"""Tests use their own folders for compiled rules and saved matches, and English."""

import gc
import os
import signal
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.deals import DEALS
from tests.tiers import EVERYTHING

pytest_plugins = ["tests.browser.fixtures"]

os.environ.setdefault("VAKA_CACHE", str(Path(tempfile.gettempdir()) / f"vaka-test-cache{'-all' * EVERYTHING}"))
if not EVERYTHING:
    os.environ.setdefault("NUMBA_OPT", "1")  # compiled in two thirds of the time, to the same results
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # so a shell starts what runs in its background
    signal.signal(signal.SIGINT, signal.default_int_handler)  # tests press Ctrl-C in programs they start
os.environ["VAKA_LANGUAGE"] = "en"
os.environ["COLUMNS"] = "120"

settings.register_profile("vaka", deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("vaka")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out exhaustive tests, unless everything or they themselves are asked for. Tests of the page come first:
    they are the longest, and share a room and a browser while they follow each other."""
    items.sort(key=lambda item: "browser" not in getattr(item, "fixturenames", ()))
    if EVERYTHING or "exhaustive" in config.option.markexpr:
        return
    left_out = [item for item in items if item.get_closest_marker("exhaustive")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in set(left_out)]


def pytest_collection_finish() -> None:
    """What was imported stays to the end: collecting garbage need not look at it again and again."""
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Deal to every test by its name."""
    DEALS.write_text(item.nodeid, "utf-8")


def pytest_unconfigure() -> None:
    DEALS.unlink(missing_ok=True)


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VAKA_DATA", str(tmp_path / "data"))
