"""A game's rules and search as one WebAssembly module: `vaka.wasm.modules.module_of(game)`."""
