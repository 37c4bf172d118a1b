"""The room's words: the same messages in every language, all of them used, none missing."""

import re
from pathlib import Path

import vaka
from vaka.locale import FOLDER, bundle, languages

PACKAGE = Path(vaka.__file__).parent
KEY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\{ \$([a-z_]+)")
ERRORS = "Error|There|Forbidden|TooMuch|TooLarge|TooSlow|BadRequest|Unavailable|Stale|Record|Name|Range|Write"
RAISED = re.compile(rf'(?:{ERRORS})\(\s*"([a-z-]+)"')


def text(language: str) -> str:
    return (FOLDER / language / "server.ftl").read_text("utf-8")


def code() -> str:
    files = [
        *(path for part in ("room", "server") for path in sorted((PACKAGE / part).rglob("*.py"))),
        *sorted((PACKAGE / "cli" / "admin").glob("*.py")),
        *(PACKAGE / "cli" / name for name in ("serve.py", "backup.py", "ratings.py")),
    ]
    return "\n".join(path.read_text("utf-8") for path in files)


def test_every_language_has_the_same_messages_with_the_same_parts() -> None:
    for language in languages():
        assert KEY.findall(text(language)) == KEY.findall(text("en"))
        for line, english in zip(text(language).splitlines(), text("en").splitlines(), strict=True):
            assert set(VARIABLE.findall(line)) == set(VARIABLE.findall(english)), line


def test_no_message_is_written_twice() -> None:
    for language in languages():
        keys = [key for path in (FOLDER / language).glob("*.ftl") for key in KEY.findall(path.read_text("utf-8"))]
        assert sorted(keys) == sorted(set(keys))


def test_every_message_is_used() -> None:
    written = code()
    unused = [key for key in KEY.findall(text("en")) if f'"{key}"' not in written]
    assert [key for key in unused if f"{{ {key} }}" not in text("en")] == []


def test_no_message_is_missing() -> None:
    raised = set(RAISED.findall(code()))
    assert len(raised) > 20
    assert [key for key in sorted(raised) if not bundle("en").has_message(key)] == []


def test_no_refusal_counts_seats_from_zero() -> None:
    """The page calls people by their names; only programs and hosts name a seat by its number themselves."""
    named = {"bad-seat", "nobody-there"}
    refusals = re.compile(r"^([\w-]+-why-[\w-]+) =", re.MULTILINE)
    for language in languages():
        for path in (FOLDER / language).glob("*.ftl"):
            words = path.read_text("utf-8")
            for key in (RAISED_BY_ROOM & set(KEY.findall(words)) | set(refusals.findall(words))) - named:
                said = words.split(f"\n{key} =", 1)[1].split("\n", 1)[0]
                assert "{ $seat }" not in said, f"{path.name}: {key} ={said}"


RAISED_BY_ROOM = set(RAISED.findall(code())) | {"not-undoable"}
