import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { languages } from './languages'

/** Where `vaka serve` is in development; the page itself then comes from `npm run dev`. */
const room = process.env.VAKA_ROOM ?? 'http://127.0.0.1:8000'
const LOCALE = fileURLToPath(new URL('../src/vaka/locale', import.meta.url))

export default defineConfig({
  plugins: [svelte(), languages(LOCALE)],
  base: '/',
  // scripts and styles find their neighbours by where they are themselves: a site may lie in any folder
  experimental: { renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }) },
  build: {
    outDir: '../src/vaka/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a strict content policy takes no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // what every page needs is one file: few are there sooner than many small ones
        codeSplitting: { groups: [{ name: 'shell', test: /node_modules|src\/(lib|ui)\/[^/]*$/ }] },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: room, ws: true }, '/engine': room, '/healthz': room },
  },
})
