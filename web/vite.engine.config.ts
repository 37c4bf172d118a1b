import { defineConfig } from 'vite'

/** The engine by itself: for `vaka selfcheck --wasm` and the benchmarks in Node, and as workers in a browser. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: '../src/vaka/wasm/built',
    emptyOutDir: false, // modules are kept there too
    target: 'es2022',
    minify: false,
    lib: { entry: ['node', 'worker', 'review', 'python'].map((name) => `src/engine/${name}.ts`), formats: ['es'] },
    rolldownOptions: { external: [/^node:/], output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' } },
  },
})
