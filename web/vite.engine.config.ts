import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

const PYTHON = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'pyodide-lock.json', 'python_stdlib.zip']
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Python beside the engine, where its package is installed: `make play` goes without. */
const python: Plugin = {
  name: 'vaka-python',
  writeBundle({ dir }) {
    if (!existsSync(at('node_modules/pyodide'))) return
    mkdirSync(`${dir}/pyodide`, { recursive: true })
    for (const name of PYTHON) copyFileSync(at(`node_modules/pyodide/${name}`), `${dir}/pyodide/${name}`)
  },
}

/** The engine by itself: for `vaka selfcheck --wasm` and the benchmarks in Node, and as workers in a browser. */
export default defineConfig({
  publicDir: false,
  plugins: [python],
  build: {
    outDir: '../src/vaka/wasm/built',
    emptyOutDir: false, // modules are kept there too
    target: 'es2022',
    minify: false,
    lib: {
      entry: ['node', 'worker', 'review', 'room', 'python'].map((name) => `src/engine/${name}.ts`),
      formats: ['es'],
    },
    rolldownOptions: { external: [/^node:/], output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' } },
  },
})
