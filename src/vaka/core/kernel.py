"""One source of rules, four speeds.

`@rule` marks a plain Python function that changes a record in place. Called as it is, it is *plain*: numba is not
imported, and a debugger steps through it. A `Linker` makes copies of rules that call copies of each other: those of the
*compiled* linker have passed through numba's `njit`, those for *CUDA* run in kernels, and `vaka.wasm` makes a
WebAssembly module of them.
See docs/decisions/0001-one-source-three-speeds.md.
"""

import hashlib
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TypeAlias, TypeVar

from vaka.core.arrays import np, npt

State: TypeAlias = Any  # a PlainState (plain) or one NumPy record (compiled): both have the fields as attributes
Ints: TypeAlias = npt.NDArray[np.int32]
Longs: TypeAlias = npt.NDArray[np.int64]
Rule: TypeAlias = Callable[..., Any]
FORM = 2  # of compiled code: another one, when the same rule comes to be compiled in another way
RESERVED = ("array", "memory", "record", "spare", "tobytes")  # of states themselves
F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function as a rule: it may be compiled, and may call other rules by their global names."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def compiled_form(of: Rule) -> Callable[[F], F]:
    """Mark a function as what compiled code runs in place of the rule `of`, to the same effect."""

    def mark(function: F) -> F:
        of.__compiled_form__ = function  # type: ignore[attr-defined]
        return function

    return mark


def cuda_form(of: Rule) -> Callable[[F], F]:
    """Mark a function as what a CUDA kernel runs in place of the rule `of`, because memory is allocated differently
    there or other instructions are faster. It may use the names of `vaka.core.cuda_names`.
    """

    def mark(function: F) -> F:
        of.__cuda_form__ = function  # type: ignore[attr-defined]
        return function

    return mark


def is_rule(value: object) -> bool:
    return isinstance(value, FunctionType) and hasattr(value, "__rule__")


class Record(np.record):  # type: ignore[misc]  # NumPy does it too: the stubs call `flexible` final
    """A record that numba reads at once. It asks for `data`, for which NumPy spells out the type of every field: of a
    state that takes longer than most rules."""

    __getattribute__ = np.void.__getattribute__  # fields are looked for last, and not at each of numba's questions

    def __getattr__(self, name: str) -> Any:
        return np.record.__getattribute__(self, name)

    @property
    def data(self) -> memoryview:
        array: Any = self.base  # None in the stubs
        if not isinstance(array, np.ndarray) or array.size != 1:  # one of many, somewhere in their memory
            return super().data
        return array.view(np.uint8).data


def record_type(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """The dtype of a state: one flat record, aligned as CUDA needs, every byte of it in a field.

    Fields go from wide to narrow, so that there is no padding between them; padding at the end is named `spare`.
    """
    taken = [name for name, *_ in fields if hasattr(np.ndarray, name) or name in RESERVED]
    if taken:
        raise ValueError(f"these names of fields are taken by methods of arrays and states: {', '.join(taken)}")
    used = np.dtype(fields).itemsize
    spare = np.dtype(fields, align=True).itemsize - used
    whole = np.dtype([*fields, ("spare", "u1", spare)] if spare else fields, align=True)
    if np.dtype(whole.descr).itemsize != whole.itemsize or any(not name for name, *_ in whole.descr):
        raise ValueError("the fields of a state must go from the widest type to the narrowest")
    return np.dtype((Record, whole))


class Linker:
    """Makes copies of functions that call other rules; `substitutes` maps a rule to the one called in its place."""

    def __init__(self, substitutes: Mapping[Rule, Rule]) -> None:
        self.substitutes = dict(substitutes)
        self._linked: dict[Rule, Rule] = {}
        self._digests: dict[Rule, str] = {}

    def link(self, function: Rule) -> Rule:
        """The function with every rule it names linked in turn."""
        function = self._resolve(function)
        if function not in self._linked:
            self._linked[function] = self._finish(function, self._names(function))
        return self._linked[function]

    def link_inner(self, function: Rule) -> Rule:
        """The function as other rules call it."""
        return self.link(function)

    def digest(self, function: Rule) -> str:
        """A hash of all that decides what the function does: its code, the rules it calls, the tables they read."""
        function = self._resolve(function)
        if function not in self._digests:
            hasher = hashlib.sha256()
            _hash_code(hasher.update, function.__code__)
            for name, value in globals_of(function):
                if is_rule(value):
                    called = "" if self._resolve(value) is function else self.digest(value)
                    hasher.update(f"{name}={called};".encode())
                elif isinstance(value, np.ndarray):
                    hasher.update(f"{name}={value.dtype}{value.shape}".encode() + value.tobytes())
                elif isinstance(value, int | float | str | tuple | np.generic):
                    hasher.update(f"{name}={value!r};".encode())
            self._digests[function] = hasher.hexdigest()  # only when it is whole: other threads read it
        return self._digests[function]

    def _resolve(self, function: Rule) -> Rule:
        return self.substitutes.get(function, function)

    def _names(self, function: Rule) -> dict[str, Rule]:
        return {name: self.link_inner(value) for name, value in self._rules_named_by(function)}

    def _rules_named_by(self, function: Rule) -> Iterator[tuple[str, Rule]]:
        for name, value in globals_of(function):
            if is_rule(value) and self._resolve(value) is not function:
                yield name, value

    def _finish(self, function: Rule, names: dict[str, Rule]) -> Rule:
        return relinked(function, names) if names else function


class CompiledLinker(Linker):
    """Links rules in compiled form, each cached under the hash of all it depends on, so that no code is ever stale."""

    def __init__(self, substitutes: Mapping[Rule, Rule]) -> None:
        super().__init__(substitutes)
        self._inner: dict[Rule, Rule] = {}

    def link_inner(self, function: Rule) -> Rule:
        function = self._resolve(function)
        if function not in self._inner:
            self._inner[function] = self._compiled(function, self._names(function), inner=True)
        return self._inner[function]

    def _resolve(self, function: Rule) -> Rule:
        function = super()._resolve(function)
        return getattr(function, "__compiled_form__", function)

    def _finish(self, function: Rule, names: dict[str, Rule]) -> Rule:
        return self._compiled(function, names, inner=False)

    def _compiled(self, function: Rule, names: dict[str, Rule], inner: bool) -> Rule:
        from vaka.core.numba_rules import compiled

        return compiled(relinked(function, names), self.digest(function), inner)

    def is_cached(self, function: Rule) -> bool:
        """Whether an earlier run left compiled code for this very function."""
        return digest_folder(self.digest(function)).exists()


def digest_folder(digest: str, inner: bool = False) -> Path:
    """Where the compiled code of one function is kept, as Python calls it or as other rules do."""
    return cache_folder() / (digest[:24] + "-inner" * inner)


def cache_folder() -> Path:
    """Where compiled rules are kept between runs: VAKA_CACHE, or the user's cache folder."""
    chosen = os.environ.get("VAKA_CACHE")
    base = Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "vaka"
    return base / f"rules-{sys.implementation.cache_tag}-{FORM}"


def relinked(function: Rule, names: Mapping[str, Any]) -> Rule:
    """A copy of a function that finds other things under these global names."""
    assert isinstance(function, FunctionType)
    made = FunctionType(function.__code__, {**function.__globals__, **names}, function.__name__, function.__defaults__)
    made.__doc__, made.__module__, made.__qualname__ = function.__doc__, function.__module__, function.__qualname__
    return rule(made)


def globals_of(function: Rule) -> Iterator[tuple[str, Any]]:
    """The global names that the code of a function uses, and what they stand for."""
    for name in dict.fromkeys(function.__code__.co_names):
        yield name, function.__globals__.get(name)


def _hash_code(feed: Callable[[bytes], None], code: CodeType) -> None:
    feed(code.co_code)
    feed(repr((code.co_names, code.co_varnames, [c for c in code.co_consts if not isinstance(c, str)])).encode())
