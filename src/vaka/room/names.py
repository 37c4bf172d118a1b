"""Names of people and lines of chat: made readable, and no two alike at one table."""

import unicodedata
from collections.abc import Iterable, Sequence

from vaka.room.errors import BadRequest

LONGEST_NAME = 24  # characters
JOINER = "\u200d"  # within emoji
UNSEEN = str.maketrans("", "", "\u200d\ufe0e\ufe0f")  # what `clean` keeps although it shows nothing


def clean(text: str, longest: int) -> str:
    """Text without characters that are invisible or reverse the writing direction, and with single spaces."""
    kept = "".join(" " if character.isspace() else character for character in text if _allowed(character))
    cleaned = " ".join(kept.split())
    if not cleaned or len(cleaned) > longest:
        raise BadRequest("bad-text", longest=longest)
    return cleaned


def _allowed(character: str) -> bool:
    visible = unicodedata.category(character) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    return visible or character.isspace() or character == JOINER


def fold(name: str) -> str:
    """A name without what people may not notice: case, width, invisible characters.

    >>> fold("ＡＮＮ") == fold("Ann")
    True
    """
    plain = unicodedata.normalize("NFKC", name.translate(UNSEEN)).casefold()
    return unicodedata.normalize("NFKC", plain)


def taken(name: str, others: Iterable[str | None]) -> bool:
    """Whether one of the others has a name that looks like this one."""
    return fold(name) in {fold(other) for other in others if other is not None}


def numbered(name: str, others: Sequence[str | None], longest: int) -> str:
    """A name that none of the others has: the given one, with a number behind it if need be.

    >>> numbered("Ann", ["ann", "Ann 2"], 24)
    'Ann 3'
    """
    found, number = name, 1
    while taken(found, others):
        number += 1
        found = f"{name[: longest - len(str(number)) - 1].rstrip()} {number}"
    return found
