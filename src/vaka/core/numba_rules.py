"""Rules as numba compiles them: each function once, kept under its digest.

Left alone, numba compiles a function again for every integer type and every constant it is called with, and looks for
compiled code by the path and the time stamp of the source file, so that another checkout or a changed comment compiles
everything again.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Self

from numba.core import config as numba_config
from numba.core import types as numba_types
from numba.core.caching import _CacheLocator
from numba.core.registry import CPUDispatcher

from vaka.core.kernel import Rule, digest_folder

OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy"}
config: Any = numba_config
types: Any = numba_types


_ONLY_CACHED = ContextVar("only_cached", default=False)


class NotCached(Exception):
    """A rule would have to be compiled."""


@contextmanager
def only_cached() -> Iterator[None]:
    """Load rules from the cache in this block; NotCached if one would have to be compiled."""
    before = _ONLY_CACHED.set(True)
    try:
        yield
    finally:
        _ONLY_CACHED.reset(before)


class DigestLocator(_CacheLocator):
    """numba's cache of one rule; `NUMBA_CACHE_LOCATOR_CLASSES` is how numba takes such a class."""

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


class CompiledRule(CPUDispatcher):
    """A compiled rule. Rules that call it give it 64-bit integers, whatever they have."""

    _compiler: Any

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        compiling = self._compiler.compile

        def compile_unless_forbidden(*types_: Any) -> Any:
            if _ONLY_CACHED.get():
                raise NotCached(self.py_func.__qualname__)
            return compiling(*types_)

        self._compiler.compile = compile_unless_forbidden

    def get_call_template(self, args: Any, kws: Any) -> Any:
        _, given = self._compiler.fold_argument_types(args, kws)
        return super().get_call_template(tuple(map(widened, given)), {})


def widened(given: Any) -> Any:
    """The type of an argument as a rule takes it: integers and constants have 64 bits."""
    plain = types.unliteral(given)
    narrow = isinstance(plain, types.Integer) and plain.bitwidth < 64
    omitted = isinstance(plain, types.Omitted) and type(plain.value) is int
    return types.int64 if narrow or omitted else plain


def compiled(function: Rule, digest: str) -> Rule:
    """A linked function, compiled when it is first called or loaded from the cache."""
    function.__digest__ = digest  # type: ignore[attr-defined]
    before = config.CACHE_LOCATOR_CLASSES
    config.CACHE_LOCATOR_CLASSES = f"{__name__}.{DigestLocator.__name__}"
    try:
        rule: Any = CompiledRule(function, locals={}, targetoptions=dict(OPTIONS))
        rule.enable_caching()
        return rule
    finally:
        config.CACHE_LOCATOR_CLASSES = before
