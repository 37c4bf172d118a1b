/** Every word of the client: in all languages, used, and never missing. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import languages from 'virtual:languages'
import { languagesIn } from '../languages'

const LOCALE = join(__dirname, '../../src/vaka/locale')
const SOURCE = join(__dirname, '../src')
/** Keys that are put together: what stands before the part that varies. */
const MADE = ['web-bot-', 'web-option-', 'web-value-', 'powerboats-web-tag']

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

const codes = languages.map(({ code }) => code)

test('every language of the server is bundled, with all its words', async () => {
  expect(codes).toEqual(languagesIn(LOCALE).map(({ code }) => code))
  for (const { code, load } of languages) expect((await load()).default).toContain(words(code).slice(0, 200))
})
test('a folder of words is all a new language needs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vaka-locale-'))
  for (const [code, name] of Object.entries({ eo: 'Esperanto', en: 'English' })) {
    mkdirSync(join(folder, code))
    writeFileSync(join(folder, code, 'core.ftl'), `language-name = ${name}\n`)
  }
  mkdirSync(join(folder, '__pycache__'))
  expect(languagesIn(folder)).toEqual([
    { code: 'en', name: 'English' },
    { code: 'eo', name: 'Esperanto' },
  ])
})
test.each(codes)('%s has the keys of English in the same order', (code) => {
  expect(keys(code)).toEqual(keys('en'))
})
test('no key is missing', () => {
  const there = new Set(keys('en'))
  expect([...used].filter((key) => !there.has(key))).toEqual([])
})
test('no key is unused', () => {
  const idle = keys('en').filter((key) => !used.has(key) && !MADE.some((start) => key.startsWith(start)))
  expect(idle.filter((key) => !messages.includes(`{ ${key} }`))).toEqual([])
})
test.each(codes)('all of %s can be read', (language) => {
  const bundle = new FluentBundle(language)
  expect(bundle.addResource(new FluentResource(words(language)))).toEqual([])
  expect(keys(language).filter((key) => !bundle.hasMessage(key))).toEqual([])
})
