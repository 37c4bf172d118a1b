/** A Vite plugin that bundles the languages: each folder of .ftl files becomes one chunk, loaded when it is spoken. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LIST = 'virtual:languages'
const WORDS = 'virtual:words/'
const FALLBACK = 'en'

const filesOf = (folder: string, code: string) =>
  readdirSync(join(folder, code))
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => join(folder, code, name))
const wordsOf = (folder: string, code: string) =>
  filesOf(folder, code)
    .map((path) => readFileSync(path, 'utf-8'))
    .join('\n')

/** The languages that have a folder of words, each with the name it gives itself, English first. */
export function languagesIn(folder: string): { code: string; name: string }[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && filesOf(folder, entry.name).length)
    .map(({ name: code }) => ({ code, name: /^language-name = (.+)$/m.exec(wordsOf(folder, code))?.[1] ?? code }))
    .sort((a, b) => Number(b.code === FALLBACK) - Number(a.code === FALLBACK) || a.code.localeCompare(b.code))
}

/** Gives `virtual:languages`: the list of languages, each with a function that loads its words. */
export function languages(folder: string): Plugin {
  return {
    name: 'vaka-languages',
    resolveId: (id) => (id === LIST || id.startsWith(WORDS) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) {
        const entries = languagesIn(folder).map(
          ({ code, name }) =>
            `{ code: '${code}', name: ${JSON.stringify(name)}, load: () => import('${WORDS}${code}') }`,
        )
        return `export default [${entries.join(', ')}]`
      }
      if (!id.startsWith(`\0${WORDS}`)) return null
      const code = id.slice(WORDS.length + 1)
      for (const path of filesOf(folder, code)) this.addWatchFile(path)
      return `export default ${JSON.stringify(wordsOf(folder, code))}`
    },
  }
}
