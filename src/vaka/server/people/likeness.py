"""Names of accounts: which ones there may be, and when two look alike."""

import unicodedata
from functools import cache

from vaka.bots import bots
from vaka.locale import languages, speak
from vaka.room.names import UNSEEN, clean, fold
from vaka.server.errors import BadRequest

PUNCTUATION = " -_.'’"  # what a name may hold besides letters, marks and digits
SHORTEST = 2
UPRIGHT = str.maketrans("il", "ll")  # without regard to case a capital I is an i, and looks like an l


def checked(name: str, longest: int) -> str:
    """A name as it will be shown; BadRequest if an account cannot be called so."""
    cleaned = unicodedata.normalize("NFC", clean(name.translate(UNSEEN), longest))
    plain = all(character in PUNCTUATION or unicodedata.category(character)[0] in "LMN" for character in cleaned)
    if not plain or len(skeleton(cleaned)) < SHORTEST:
        raise BadRequest("bad-account-name", longest=longest)
    if skeleton(cleaned) in _kept_back():
        raise BadRequest("account-name-taken", name=cleaned)
    return cleaned


def skeleton(name: str) -> str:
    """What is left of a name without case, punctuation, and the difference between characters that look alike.

    >>> skeleton("Anna") == skeleton("АNNА")  # the second begins and ends with a Cyrillic А
    True
    >>> skeleton("Will_1") == skeleton("wiII l")
    True
    """
    shape = "".join(_prototype(character) for character in fold(name))
    return "".join(character for character in fold(shape) if character not in PUNCTUATION).translate(UPRIGHT)


def alike(one: str, two: str) -> bool:
    """Whether two names look the same."""
    return skeleton(one) == skeleton(two)


@cache
def _prototype(character: str) -> str:
    """The character that stands for all that look like this one, by Unicode's table of confusables."""
    from confusable_homoglyphs.confusables import confusables_data  # a megabyte, loaded by the first name

    others = [each["c"] for each in confusables_data.get(character, ())]
    if len(others) != 1:
        return character  # it looks like nothing else, or stands for several itself
    several = len(confusables_data.get(others[0], ())) > 1
    return str(others[0]) if several else min(character, str(others[0]))


@cache
def _kept_back() -> frozenset[str]:
    """Names nobody gets: those of bots and of guests, in any language."""
    guests = [speak(language, "guest-name") for language in languages()]
    return frozenset(skeleton(name) for name in ("vaka", *guests, *bots()))
