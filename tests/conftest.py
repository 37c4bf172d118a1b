"""Tests use their own folders for compiled rules and saved matches, and English."""

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("VAKA_CACHE", str(Path(tempfile.gettempdir()) / "vaka-test-cache"))
os.environ["VAKA_LANGUAGE"] = "en"
os.environ["COLUMNS"] = "120"

settings.register_profile("vaka", deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("vaka")


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("VAKA_DATA", str(tmp_path / "data"))
