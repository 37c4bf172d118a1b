/** Every word of the client: in all languages, used, and never missing. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test, vi } from 'vitest'
import languages from 'virtual:languages'
import { languagesIn } from '../languages'
import { known, learn, region, speak, t } from '../src/lib/words.svelte'

const LOCALE = join(__dirname, '../../src/vaka/locale')
const SOURCE = join(__dirname, '../src')

const FILES = readdirSync(join(LOCALE, 'en')).filter((name) => name.endsWith('.ftl'))

/** The words of a language: all of them, or one file's. */
function words(language: string, files = FILES): string {
  return files.map((file) => readFileSync(join(LOCALE, language, file), 'utf-8')).join('\n')
}
const keys = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key)

const code = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(ts|svelte)$/.test(name))
  .map((name) => readFileSync(join(SOURCE, name), 'utf-8'))
  .join('\n')
const english = words('en')
/** Keys of the page: those of a game begin with its name. */
const ours = keys(english).filter((key) => /^(\w+-)?web-/.test(key))
const written = new Set([...code.matchAll(/['"`]((?:\w+-)?web-[\w-]*[a-z])['"`]/g)].map(([, key]) => key))
/** Keys that are put together, such as `web-bot-${name}`, as patterns. */
const templates = [
  ...code.matchAll(/`((?:\$\{[^{}`]*\}-)?(?:\w+-)?web-[^`]*\$\{[^`]*|\$\{[^{}`]*\}-web-[\w-]+)`/g),
].map(([, template]) => new RegExp(`^${template.replace(/\$\{[^{}]*\}/g, '[\\w-]+')}$`))

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
  for (const file of FILES) expect(keys(words(code, [file])), file).toEqual(keys(words('en', [file])))
})
test('no key is missing', () => {
  expect([...written].filter((key) => !ours.includes(key))).toEqual([])
})
test('no key is unused', () => {
  const put = (key: string) => templates.some((template) => template.test(key))
  const idle = ours.filter((key) => !written.has(key) && !put(key) && !english.includes(`{ ${key} }`))
  expect(idle).toEqual([])
})
test.each(codes)('all of %s can be read', (language) => {
  const bundle = new FluentBundle(language)
  expect(bundle.addResource(new FluentResource(words(language)))).toEqual([])
  expect(keys(words(language)).filter((key) => !bundle.hasMessage(key))).toEqual([])
})
test('a browser that asks for a region gets it, or the language without one', () => {
  const codes = ['en', 'it', 'pt-br']
  expect(['it-CH', 'pt-BR', 'pt', 'de'].map((tag) => known(tag, codes))).toEqual(['it', 'pt-br', 'pt-br', undefined])
  expect(known('pt-PT', [...codes.slice(0, 2), 'pt', 'pt-br'])).toBe('pt')
})

test('days are written as people write them', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  const day = () => new Intl.DateTimeFormat(region(), { day: 'numeric', month: 'long', year: 'numeric' }).format(0)
  await speak('en')
  expect(day()).toMatch(/^(1 January 1970|31 December 1969)$/)
  await speak('it')
  expect(day()).toMatch(/^(1 gennaio 1970|31 dicembre 1969)$/)
  vi.unstubAllGlobals()
})

test('things in a row are joined as the language does, and one alone is itself', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  const said = () => [[], [1], [3, 1], [3, 2, 1]].map((values) => t('powerboats-action-reroll', { values }))
  await speak('en')
  expect(said().slice(1)).toEqual(['re-roll the 1', 're-roll the 3 and 1', 're-roll the 3, 2 and 1'])
  await speak('it')
  expect(said().slice(1)).toEqual(['rilancia l’1', 'rilancia i dadi 3 e 1', 'rilancia i dadi 3, 2 e 1'])
  expect(said()[0]).toBe('tieni i dadi come sono')
  vi.unstubAllGlobals()
})

test('words of a game the page was not built with come from the room, in every language', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
  expect(t('pebbles-about')).toBe('pebbles-about')
  await learn((code) => Promise.resolve(`pebbles-about = Stones in ${code}\nseat-name = changed`))
  expect(t('pebbles-about')).toBe('Stones in en')
  expect(t('seat-name', { seat: 1 }), 'what the page has stays').toBe('Seat 1')
  await speak('it')
  expect(t('pebbles-about')).toBe('Stones in it')
  vi.unstubAllGlobals()
})
