/** Every word of the client: in both languages, used, and never missing. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'

const LOCALE = join(__dirname, '../../src/vaka/locale')
const SOURCE = join(__dirname, '../src')
/** Keys that are put together: what stands before the part that varies. */
const MADE = ['web-bot-', 'web-option-', 'web-value-', 'powerboats-web-tag', 'powerboats-web-log-']

/** The words of the shell, and of the one game whose client has no test of its own for them. */
function words(language: string): string {
  return ['web.ftl', 'powerboats.ftl'].map((file) => readFileSync(join(LOCALE, language, file), 'utf-8')).join('\n')
}
function keys(language: string): string[] {
  return [...words(language).matchAll(/^((?:web|powerboats-web)-[\w-]*) =/gm)].map(([, key]) => key)
}
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf-8'))
}
const code = sources(SOURCE).join('\n')
const used = new Set([...code.matchAll(/['"`]((?:web|powerboats-web)-[\w-]*[a-z])['"`]/g)].map(([, key]) => key))
const messages = words('en')

test('every language of the room is bundled', () => {
  const folders = readdirSync(LOCALE, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('_'),
  )
  const bundled = readdirSync(join(SOURCE, 'lib/words')).map((name) => name.replace('.ts', ''))
  expect(bundled.sort()).toEqual(folders.map(({ name }) => name).sort())
})
test('English and Italian have the same keys in the same order', () => {
  expect(keys('it')).toEqual(keys('en'))
})
test('no key is missing', () => {
  const there = new Set(keys('en'))
  expect([...used].filter((key) => !there.has(key))).toEqual([])
})
test('no key is unused', () => {
  const idle = keys('en').filter((key) => !used.has(key) && !MADE.some((start) => key.startsWith(start)))
  expect(idle.filter((key) => !messages.includes(`{ ${key} }`))).toEqual([])
})
test.each(['en', 'it'])('all of %s can be read', (language) => {
  const bundle = new FluentBundle(language)
  expect(bundle.addResource(new FluentResource(words(language)))).toEqual([])
  expect(keys(language).filter((key) => !bundle.hasMessage(key))).toEqual([])
})
