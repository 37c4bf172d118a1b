"""Settings come from flags, environment, file and defaults, in that order; mistakes are said in one sentence."""

import os
import stat
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import served, settings
from vaka.cli.main import run
from vaka.core.errors import OutOfRange, UnknownName
from vaka.server.configuration import Chosen, choose, known, listing, reference
from vaka.server.settings import Limits, Settings
from vaka.server.store.engine import FILE

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "settings.md"


def chosen(tmp_path: Path, toml: str = "", environment: dict[str, str] | None = None, **flags: Any) -> Chosen:
    (tmp_path / "vaka.toml").write_text(toml, "utf-8")
    return choose(flags, environment or {}, None, tmp_path)


def test_flags_go_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    toml = 'port = 1\nhost = "file"\nstand_in = "random"\n[limits]\nrate = 5\n'
    got = chosen(tmp_path, toml, {"VAKA_PORT": "2", "VAKA_HOST": "environment"}, port=3)
    assert (got.settings.port, got.settings.host, got.settings.stand_in) == (3, "environment", "random")
    assert got.settings.limits == Limits(rate=5.0)
    assert got.settings.workers == Settings(data=tmp_path).workers
    assert (got.origins["port"], got.origins["host"]) == ("--port", "VAKA_HOST")
    assert got.origins["stand_in"] == str(tmp_path / "vaka.toml")


def test_a_folder_that_cannot_be_looked_into_is_said_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnknownName) as caught:
        choose({"data": tmp_path / ("x" * 300)}, {}, None, tmp_path)
    assert caught.value.key == "file-unreadable"


def test_every_field_can_be_set_by_a_variable_and_is_explained(tmp_path: Path) -> None:
    values = {int: "7", float: "7.5", bool: "false", Path: "/x", str: "text"}
    for setting in known().values():
        assert setting.about, f"a comment behind {setting.key} in settings.py says what it means"
        kind = next((kind for kind in values if str(kind.__name__) in str(setting.hint)), str)
        text = str(setting.default) if "Literal" in str(setting.hint) else values[kind]
        got = choose({}, {setting.variable: text}, None, tmp_path)
        holder = got.settings.limits if setting.section else got.settings
        assert str(getattr(holder, setting.name)).lower().strip("(,)'") == text
        assert got.origins[setting.key] == setting.variable


def test_a_secret_can_be_in_a_file_and_is_never_shown(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("postgresql://vaka:pass@db/vaka\n", "utf-8")
    got = choose(
        {}, {"VAKA_DATABASE_FILE": str(tmp_path / "secret"), "VAKA_METRICS_TOKEN": "xyzzy", "VAKA_BUS": "redis://:pass@x",
             "VAKA_SMTP_PASSWORD": "xyzzy"},
        None, tmp_path,
    )  # fmt: skip
    assert got.settings.database == "postgresql://vaka:pass@db/vaka"
    shown = listing(got)
    assert "pass@" not in shown
    assert "xyzzy" not in shown
    assert "postgresql://vaka:********@db/vaka" in shown
    in_query = choose({}, {"VAKA_DATABASE": "postgresql://vaka@db/vaka?password=xyzzy&port=5"}, None, tmp_path)
    assert "postgresql://vaka@db/vaka?password=********&port=5" in listing(in_query)


def test_what_is_shown_is_a_file_that_gives_the_same_settings(tmp_path: Path) -> None:
    first = chosen(tmp_path, "report_days = 'never'\n[limits]\nname = 9\n", {"VAKA_ORIGINS": "https://a, https://b"})
    assert first.settings.report_days is None
    (tmp_path / "room.toml").write_text(listing(first), "utf-8")
    assert choose({}, {}, tmp_path / "room.toml", tmp_path).settings == first.settings


@pytest.mark.parametrize(
    ("toml", "environment", "words"),
    [
        ("prot = 1", {}, "prot is not a setting. Did you mean port?"),
        ("[limits]\nrat = 1", {}, "Did you mean limits.rate?"),
        ("limits = 3", {}, "cannot be “3”"),
        ("port = 'x'", {}, "port cannot be “x”"),
        ("port = true", {}, "port cannot be “True”"),
        ("port = 1.5", {}, "it takes a whole number"),
        ("log = 'xml'", {}, "one of: text, json"),
        ("warm = 1", {}, "true or false"),
        ("data = '/x'", {}, "data is not a setting"),
        ("= 3", {}, "is not a TOML file"),
        ("", {"VAKA_PROT": "1"}, "Did you mean VAKA_PORT?"),
        ("", {"VAKA_LIMITS_XYZ": "1"}, "VAKA_LIMITS_XYZ is not a setting"),
        ("", {"VAKA_LIMITS_RATE": "-1"}, "limits.rate cannot be “-1”"),
        ("", {"VAKA_LIMITS_RATE": "0"}, "limits.rate cannot be “0” (VAKA_LIMITS_RATE): it takes a number above 0"),
        ("workers = 0", {}, "a whole number above 0"),
        ("", {"VAKA_BUS_FILE": "/nowhere"}, "/nowhere"),
    ],
)
def test_a_mistake_is_said(tmp_path: Path, toml: str, environment: dict[str, str], words: str) -> None:
    with pytest.raises((OutOfRange, UnknownName)) as caught:
        chosen(tmp_path, toml, environment)
    assert words in str(caught.value)


def test_other_variables_of_vaka_are_left_alone(tmp_path: Path) -> None:
    choose({}, {"VAKA_CACHE": "x", "VAKA_LANGUAGE": "it", "VAKA_TEST_ALL": "1"}, None, tmp_path)


def test_a_password_on_the_command_line_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for flag, url in (
        ("--database", "postgresql://vaka:secret@db/vaka"),
        ("--database", "postgresql://vaka@db/vaka?connect_timeout=3&password=secret"),
        ("--bus", "redis://:secret@bus"),
        ("--bus", "redis://bus?password=secret"),
    ):
        assert run(["serve", "--data", str(tmp_path), flag, url]) == 2
        said = capsys.readouterr().err
        assert f"VAKA_{flag[2:].upper()}_FILE" in said
        assert "secret" not in said


def test_a_wrong_address_does_not_show_its_password(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable, url in (
        ("VAKA_BUS", "kafka://me:secret@x"),
        ("VAKA_DATABASE", "mysql://me:secret@x/y"),
        ("VAKA_DATABASE", "mysql://me@x/y?password=secret"),
    ):
        with monkeypatch.context() as environment:
            environment.setenv(variable, url)
            assert run(["serve", "--data", str(tmp_path), "--port", "0"]) == 2
        assert "secret" not in capsys.readouterr().err


def test_show_settings_prints_them_and_ends(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(["serve", "--data", str(tmp_path), "--port", "81", "--show-settings"]) == 0
    assert "(--port)\nport = 81" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


def test_the_reference_page_is_up_to_date() -> None:
    """`python scripts/settings.py` writes it."""
    assert reference() in PAGE.read_text("utf-8")


def test_a_second_room_on_the_same_folder_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with served(settings(tmp_path)):
        assert run(["serve", "--data", str(tmp_path), "--port", "0"]) == 2
        assert "Another room is already using" in capsys.readouterr().err
    with served(settings(tmp_path)):
        pass  # the first is gone


def test_nobody_else_can_read_the_tables(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    before = os.umask(0)
    try:
        with served(settings(folder)):
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
            assert stat.S_IMODE(folder.stat().st_mode) == 0o700
            assert set(modes.values()) == {0o600}, modes
        (folder / FILE).chmod(0o644)
        with served(settings(folder)):
            assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600, "one from before is closed to others too"
    finally:
        os.umask(before)
