"""Mistakes, in words: every error carries the key of a message and its arguments, and is said in any language."""

from typing import Any

from vaka.locale import speak


class VakaError(Exception):
    """A mistake a person can correct. `str()` says it in English, `say("it")` in Italian.

    >>> str(UnknownName("unknown-game", name="chess", known="powerboats"))
    'There is no game called “chess”. The games are: powerboats.'
    """

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.args_said = args

    def say(self, language: str = "en") -> str:
        """The sentence for a person."""
        return speak(language, self.key, **self.args_said)

    def __str__(self) -> str:
        return self.say()


def first_line(error: BaseException) -> str:
    """What went wrong in code that is not ours, in one line."""
    said = str(error).strip().splitlines()
    return f"{type(error).__name__}: {said[0]}" if said else type(error).__name__


class UnknownName(VakaError):
    """A game, option, value, bot or file that does not exist."""


class MissingExtra(VakaError, ImportError):
    """A package that is not installed; the sentence names the extra that brings it."""


class OutOfRange(VakaError):
    """A seat count, seed, ply or number that is not possible."""


class InvalidMove(VakaError):
    """Text that is not a move of this game at all."""


class IllegalMove(VakaError):
    """A move that the rules forbid now."""


class NotUndoable(VakaError):
    """A decision that may not be undone freely: something was rolled, revealed, or somebody else has acted."""


class BadRecord(VakaError):
    """A saved match that is truncated, altered, foreign or of another version."""


class BadComponents(VakaError):
    """A components file whose counts or values cannot be right."""


class BadNetwork(VakaError):
    """A trained network that cannot be loaded, or does not fit the game."""


class CannotWrite(VakaError):
    """A file or folder that could not be written; what was complete before stays readable."""
