"""Rules as numba compiles them: each function once, kept under its digest.

Left alone, numba compiles a function again for every integer type and every constant it is called with, and looks for
compiled code by the path and the time stamp of the source file, so that another checkout or a changed comment compiles
everything again. It also makes machine code and a wrapper for Python of every function, with all that it calls inside,
though most rules are called by other rules only: those are kept as LLVM's code here, to be linked into their callers.
And it counts references to every array a function touches. Rules allocate nothing and keep nothing, so they are
compiled without that, and what working space they ask for is in the frame of the function that asks.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Self

from llvmlite import binding as llvm
from numba.core import cgutils as numba_cgutils
from numba.core import config as numba_config
from numba.core import types as numba_types
from numba.core import typing as numba_typing
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher
from numba.extending import intrinsic
from numba.np import arrayobj as numba_arrayobj

from vaka.core.kernel import Rule, digest_folder
from vaka.core.numbers import new_ints

OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "_nrt": False}
config: Any = numba_config
types: Any = numba_types
cgutils: Any = numba_cgutils
typing: Any = numba_typing
arrayobj: Any = numba_arrayobj

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
        self._folder = str(digest_folder(function.__digest__, function.__inner__))

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
            made = compiling(*types_)
            for environment in made._find_referenced_environments():  # those of the inner rules too
                made.library.codegen.set_env(environment.env_name, environment)
            return made

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


class InnerLibrary(JITCodeLibrary):
    """The code of a rule that only rules call. It becomes machine code as a part of its callers."""

    def _optimize_final_module(self) -> None:
        """Leave it as it is: callers optimise it as a part of themselves."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def serialize_using_object_code(self) -> Any:
        return self.serialize_using_bitcode()

    @classmethod
    def _unserialize(cls, codegen: Any, state: Any) -> Self:
        name, _, code = state
        library = cls(codegen, name)
        library._final_module = llvm.parse_bitcode(code)
        library._finalize_final_module()
        return library

    @property
    def codegen(self) -> Self:
        return self

    def set_env(self, name: str, environment: Any) -> None:
        """Leave it out: nothing runs here, and callers set the environments of the rules inside them."""


class OuterLibrary(JITCodeLibrary):
    """The code of a rule that Python calls, with all it calls inside."""

    def _optimize_final_module(self) -> None:
        """Optimise all of it as one program: nobody else calls the rules inside."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.linkonce_odr:
                function.linkage = llvm.Linkage.internal
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)

    @classmethod
    def _unserialize(cls, codegen: Any, state: Any) -> Self:
        """Machine code from the cache. The code of LLVM beside it is for callers, of which there are none: it is read
        for its names and not kept, because that of four games takes 45 MB in each process."""
        name, _, (machine_code, code) = state
        library = cls(codegen, name)
        library.enable_object_caching()
        library._set_compiled_object(machine_code)
        library._finalize_final_module()
        with llvm.parse_bitcode(code) as module:
            codegen._engine._load_defined_symbols(module)
        return library


class OuterCompiler(Compiler):
    """Compiles a rule that Python calls."""

    def __init__(self, typing: Any, target: Any, library: Any, *more: Any) -> None:
        super().__init__(typing, target, library, *more)
        self.state.library = OuterLibrary(self.state.targetctx.codegen(), "outer")
        self.state.library.enable_object_caching()


class InnerCompiler(Compiler):
    """Compiles a rule that only rules call."""

    def __init__(self, typing: Any, target: Any, library: Any, *more: Any) -> None:
        super().__init__(typing, target, library, *more)
        self.state.library = InnerLibrary(self.state.targetctx.codegen(), "inner")
        self.state.library.enable_object_caching()


class RuleTarget:
    """A target of numba, for loading rules into libraries of one kind."""

    def __init__(self, target: Any, kind: type[InnerLibrary | OuterLibrary]) -> None:
        self._target, self._kind = target, kind

    def __getattr__(self, name: str) -> Any:
        return getattr(self._target, name)

    def codegen(self) -> Self:
        return self

    def unserialize_library(self, state: Any) -> InnerLibrary | OuterLibrary:
        return self._kind._unserialize(self._target.codegen(), state)


class OuterCacheImpl(CompileResultCacheImpl):
    """Loads outer rules."""

    _library: type[InnerLibrary | OuterLibrary] = OuterLibrary

    def rebuild(self, target: Any, payload: Any) -> Any:
        return super().rebuild(RuleTarget(target, self._library), payload)._replace(target_context=target)


class InnerCacheImpl(OuterCacheImpl):
    """Loads inner rules."""

    _library = InnerLibrary


class RuleCache(FunctionCache):
    """The cache of a rule. What an equal rule of a module that is gone has left, a renamed game's, is made again."""

    _impl_class: Any = OuterCacheImpl

    def load_overload(self, signature: Any, target: Any) -> Any:
        try:
            return super().load_overload(signature, target)
        except ModuleNotFoundError:
            return None


class InnerCache(RuleCache):
    """The cache of an inner rule."""

    _impl_class = InnerCacheImpl


@intrinsic(prefer_literal=True)
def new_ints_on_the_stack(typing_context: Any, count: Any) -> Any:
    """`new_ints` in the frame of the rule that calls it."""
    array_type = types.Array(types.int32, 1, "C")

    def generate(context: Any, builder: Any, its_signature: Any, arguments: Any) -> Any:
        item = context.get_data_type(types.int32)
        data = cgutils.alloca_once(builder, item, size=context.get_constant(types.intp, count.literal_value))
        array = arrayobj.make_array(array_type)(context, builder)
        size = context.get_constant(types.intp, context.get_abi_sizeof(item))
        shape = [context.get_constant(types.intp, count.literal_value)]
        arrayobj.populate_array(array, data, shape, [size], size, meminfo=None)
        return array._getvalue()

    return typing.signature(array_type, count), generate


def compiled(function: Rule, digest: str, inner: bool) -> Rule:
    """A linked function, compiled when it is first called or loaded from the cache; Python cannot call an inner one."""
    if function.__code__ is new_ints.__code__:
        return new_ints_on_the_stack
    function.__digest__, function.__inner__ = digest, inner  # type: ignore[attr-defined]
    before = config.CACHE_LOCATOR_CLASSES
    config.CACHE_LOCATOR_CLASSES = f"{__name__}.{DigestLocator.__name__}"
    try:
        options = {**OPTIONS, "no_cfunc_wrapper": True, "no_cpython_wrapper": inner}
        pipeline, cache = (InnerCompiler, InnerCache) if inner else (OuterCompiler, RuleCache)
        rule: Any = CompiledRule(function, locals={}, targetoptions=options, pipeline_class=pipeline)
        rule._cache = cache(function)
        return rule
    finally:
        config.CACHE_LOCATOR_CLASSES = before
