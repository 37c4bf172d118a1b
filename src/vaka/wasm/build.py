"""Builds the WebAssembly module of a game: python -m vaka.wasm.build GAME FOLDER [EXPORT ...]

A process of its own, because numba reads how it is to compile when it is imported. `vaka.wasm.modules` starts it and
tells numba by the environment (`NEUTRAL`).
Without optimisation numba's LLVM code is not yet meant for any machine: its integers have 64 bits wherever it runs, so
WebAssembly's target and data layout can take the place of this machine's. LLVM then optimises it for WebAssembly.
"""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, get_type_hints

import llvmlite.binding as llvm_binding
from numba import typeof as numba_typeof
from numba import types as numba_types

from vaka.core.kernel import Rule
from vaka.wasm.code import LIBRARY, PREFIX, RUNTIME, declaration, function_code, memory_code, parameters, pools
from vaka.wasm.exports import Bits, Desk, new_desk
from vaka.wasm.linker import NeutralLinker
from vaka.wasm.manifest import manifest
from vaka.wasm.modules import MODULE, exported, find_linker, module_in, named_game

llvm: Any = llvm_binding
types: Any = numba_types
typeof: Any = numba_typeof
ROUNDS = (
    2  # of optimisation: the first leaves small functions that the second inlines, which makes it 2.8 times as fast
)
PAGE, STACK = 1 << 16, 1 << 20  # bytes
TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"


def main(name: str, folder: Path, names: list[str]) -> None:
    """Write the module of a game and its manifest."""
    game = named_game(name)
    desk = new_desk(game)
    exports = exported(name, names)
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    code = linked_code(NeutralLinker(game.by_contract()), exports, desk)
    unlinked = object_file(code, LIBRARY | set(exports))
    memory = memory_of(unlinked)
    module = module_in(folder, MODULE)
    made = linked_module(unlinked, list(exports), desk, memory)
    module.code.write_bytes(made)
    module.manifest.write_text(json.dumps(manifest(name, game, desk, exports, memory, made), indent=1), "utf-8")


def linked_code(linker: NeutralLinker, exports: dict[str, Rule], desk: Desk) -> Any:
    """The functions with all they call, as one LLVM module."""
    glue = [memory_code(desk), RUNTIME]
    whole = llvm.parse_assembly(retargeted('target datalayout = ""\ntarget triple = ""\n'))
    for name, function in exports.items():
        code, compiled_name = neutral_code(linker, function, desk)
        whole.link_in(llvm.parse_assembly(retargeted(code)))
        glue += [declaration(compiled_name, function, desk), function_code(name, function, compiled_name, desk)]
    whole.link_in(llvm.parse_assembly(retargeted('target datalayout = ""\ntarget triple = ""\n' + "".join(glue))))
    return whole


def neutral_code(linker: NeutralLinker, function: Rule, desk: Desk) -> tuple[str, str]:
    """A function's LLVM code with all it calls, and the name numba gave it."""
    hints = get_type_hints(function)
    given = [types.uint64 if hints[each.name] is Bits else types.int64 for each in parameters(function)]
    compiled: Any = linker.link(function)
    compiled.compile((typeof(desk), *given))
    (made,) = compiled.overloads.values()
    return made.library.get_llvm_str(), made.fndesc.llvm_func_name


def retargeted(code: str) -> str:
    """The same code for WebAssembly."""
    code = re.sub(r'target datalayout = "[^"]*"', f'target datalayout = "{LAYOUT}"', code)
    code = re.sub(r'target triple = "[^"]*"', f'target triple = "{TRIPLE}"', code)
    return re.sub(r'"target-cpu"="[^"]*"|"target-features"="[^"]*"', "", code).replace("= common ", "= internal ")


def object_file(module: Any, kept: set[str]) -> bytes:
    """The module, optimised, as an object file; only the functions `kept` are seen from outside."""
    for function in module.functions:
        if not function.is_declaration and function.name not in kept:
            function.linkage = "internal"
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default")
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, tuning)
    for _ in range(ROUNDS):
        builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))


def memory_of(unlinked: bytes) -> int:
    """How many bytes of memory a module has: its stack, and its desk and tables, all of which its object file holds."""
    return -(-(STACK + len(unlinked)) // PAGE) * PAGE


def linked_module(code: bytes, names: list[str], desk: Desk, memory: int) -> bytes:
    """The object file as a WebAssembly module with a memory that does not grow. A function that is missing is an
    error: a module asks nothing of its host."""
    seen = [*names, *(PREFIX + name for name in pools(desk))]
    with tempfile.TemporaryDirectory() as folder:
        source, module = Path(folder, "module.o"), Path(folder, "module.wasm")
        source.write_bytes(code)
        subprocess.run(
            [*find_linker(), "--no-entry", "--stack-first", "-z", f"stack-size={STACK}", "--strip-all",
             f"--initial-memory={memory}", f"--max-memory={memory}", "--export-memory",
             *(f"--export={name}" for name in seen), str(source), "-o", str(module)],
            check=True,
        )  # fmt: skip
        return module.read_bytes()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), sys.argv[3:])
