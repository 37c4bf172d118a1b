import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { languages } from './languages'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The boards by themselves, as one script and one sheet of styles: environments draw their pictures with it. */
export default defineConfig({
  publicDir: false,
  plugins: [svelte(), languages(at('../src/vaka/locale'))],
  build: {
    outDir: '../src/vaka/envs/built',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 1 << 30, // fonts too: there is no server to fetch them from
    cssCodeSplit: false,
    lib: {
      entry: 'src/drawing/drawing.svelte.ts',
      name: 'vaka',
      formats: ['iife'],
      fileName: () => 'drawing.js',
      cssFileName: 'drawing',
    },
    rolldownOptions: { output: { codeSplitting: false } },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
})
