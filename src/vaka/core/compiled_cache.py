"""Tells numba to keep compiled rules under their digest alone.

numba looks at the path and the time stamp of a source file, so that another checkout or a changed comment would
compile everything again. A digest names all that decides what a rule does.
"""

from typing import Any, Self

from numba.core.caching import _CacheLocator

from vaka.core.kernel import digest_folder


class DigestLocator(_CacheLocator):
    """numba's cache of one linked function; `NUMBA_CACHE_LOCATOR_CLASSES` is how numba takes such a class."""

    def __init__(self, function: Any) -> None:
        self._py_file = function.__code__.co_filename  # named in numba's warnings
        self._folder = str(digest_folder(function.__digest__))

    def get_cache_path(self) -> str:
        return self._folder

    def get_source_stamp(self) -> str:
        return ""

    def get_disambiguator(self) -> str:
        return "rule"

    @classmethod
    def from_function(cls, function: Any, file: str) -> Self | None:
        return cls(function) if hasattr(function, "__digest__") else None
