"""A language is a folder of words: adding one changes no file that is there already."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import vaka.locale
from tests.server.harness import Guest, served, settings
from vaka.cli.main import run
from vaka.core.errors import UnknownName
from vaka.locale import languages, preferred_language, speak
from vaka.server.guard import language_of


@pytest.fixture
def esperanto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A language that has only just been begun."""
    folder = tmp_path / "locale"
    shutil.copytree(vaka.locale.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "eo").mkdir()
    (folder / "eo" / "core.ftl").write_text("language-name = Esperanto\nseat-name = Sidloko { $seat }\n", "utf-8")
    monkeypatch.setattr(vaka.locale, "FOLDER", folder)
    vaka.locale.bundle.cache_clear()
    yield "eo"
    vaka.locale.bundle.cache_clear()


def test_every_language_names_itself() -> None:
    names = [vaka.locale.bundle(language).say("language-name", {}) for language in languages()]
    assert None not in names
    assert len(set(names)) == len(names)


def test_a_folder_of_words_is_all_a_new_language_needs(esperanto: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert languages() == ["en", "eo", *languages()[2:]]
    assert speak(esperanto, "language-name") == "Esperanto"
    assert speak(esperanto, "seat-name", seat=2) == "Sidloko 2"
    assert speak(esperanto, "bad-seed", seed="x") == speak("en", "bad-seed", seed="x"), "what is missing is English"
    monkeypatch.setenv("VAKA_LANGUAGE", "eo_XX.UTF-8")
    assert preferred_language() == esperanto


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [("pt-BR", "pt-br"), ("pt", "pt-br"), ("it-CH", "it"), ("fr;q=1,it-IT,it;q=0.9", "it"), ("zz", "en")],
)
def test_a_language_may_have_a_region(asked: str, spoken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for code in ("en", "it", "pt-br"):
        (tmp_path / code).mkdir()
        (tmp_path / code / "core.ftl").touch()
    monkeypatch.setattr(vaka.locale, "FOLDER", tmp_path)
    scope = {"type": "http", "headers": [(b"accept-language", asked.encode())]}
    assert language_of(scope) == spoken


def test_the_command_line_speaks_a_new_language(esperanto: str) -> None:
    assert run(["games", "--language", esperanto]) == 0
    assert "eo" in UnknownName("bad-language", language="xx", known=", ".join(languages())).say()


def test_the_room_speaks_a_new_language(esperanto: str, tmp_path: Path) -> None:
    with served(settings(tmp_path)) as room, Guest(room.url, language=esperanto) as guest:
        assert esperanto in guest.get("/games")["languages"]
        assert "eo" in guest.get("/words/xx", 404)["message"]


@pytest.mark.parametrize("language", languages())
def test_messages_choose_by_yes_and_no_as_they_are_told(language: str) -> None:
    """Room and page give yes and no for true and false; a variant called `true` would never be chosen."""
    words = "".join(file.read_text("utf-8") for file in (vaka.locale.FOLDER / language).glob("*.ftl"))
    assert re.findall(r"\[(?:true|false)\]", words) == []
