/** Words: the .ftl files of src/vaka/locale. Each language is one chunk, loaded when it is spoken. */
import { FluentBundle, FluentResource, FluentType, type FluentVariable } from '@fluent/bundle'
import languages from 'virtual:languages'

/** The arguments of a message: anything with named fields. */
export type Args = object

/** A message by its key, with its arguments. */
export interface Said {
  key: string
  args?: Args
}

/** A name as an argument. It selects no variant of a message, even where somebody is called “you” or “none”. */
export class Name extends FluentType<string> {
  toString(): string {
    return this.value
  }
}

const FALLBACK = 'en'
const CODES = languages.map(({ code }) => code)

let spoken = $state.raw<{ language: string; bundles: FluentBundle[] }>({ language: FALLBACK, bundles: [] })

/** The language in force. */
export function language(): string {
  return spoken.language
}

const base = (tag: string) => tag.toLowerCase().split('-')[0]

/** The language for a tag such as `pt-BR`: that one, else the first of another region. As vaka.locale.known_language. */
export function known(tag: string, codes: readonly string[] = CODES): string | undefined {
  const exact = codes.find((code) => code.toLowerCase() === tag.toLowerCase())
  return exact ?? codes.find((code) => base(code) === base(tag))
}

/** The language a person has not chosen: the browser's, if Vaka speaks it. */
export function preferred(asked: readonly string[] = navigator.languages): string {
  return asked.map((tag) => known(tag)).find(Boolean) ?? FALLBACK
}

/** Speak a language from now on. */
export async function speak(code: string): Promise<void> {
  const chosen = CODES.includes(code) ? code : FALLBACK
  const codes = chosen === FALLBACK ? [FALLBACK] : [chosen, FALLBACK]
  spoken = { language: chosen, bundles: await Promise.all(codes.map(load)) }
  document.documentElement.lang = chosen
}

const loaded = new Map<string, Promise<FluentBundle>>()

function load(code: string): Promise<FluentBundle> {
  const found = loaded.get(code) ?? read(code)
  loaded.set(code, found)
  return found
}

async function read(code: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(code, { useIsolating: false })
  const words = await languages.find((language) => language.code === code)!.load()
  bundle.addResource(new FluentResource(words.default))
  if (roomsWords) bundle.addResource(new FluentResource(await roomsWords(code)))
  return bundle
}

let roomsWords: ((code: string) => Promise<string>) | null = null

/** Also speak the words of the room, for games that this page was not built with. */
export async function learn(words: (code: string) => Promise<string>): Promise<void> {
  if (roomsWords) return
  roomsWords = words
  loaded.clear()
  await speak(spoken.language)
}

/** Whether there is a message of that name. */
export function has(key: string): boolean {
  return spoken.bundles.some((bundle) => bundle.hasMessage(key))
}

/** A message in the language in force. */
export function t(key: string, args?: Args): string {
  for (const bundle of spoken.bundles) {
    const pattern = bundle.getMessage(key)?.value
    if (pattern) return bundle.formatPattern(pattern, args && spell(args), [])
  }
  return key
}

/** The language in force as a region writes its dates: English is British. */
export const region = (): string => (spoken.language === 'en' ? 'en-GB' : spoken.language)

/** A day and hour in the language in force. */
export function moment(at: number, short = false): string {
  const time = { hour: 'numeric', minute: '2-digit' } as const
  const long = { weekday: 'long', day: 'numeric', month: 'long', ...time } as const
  const parts = short ? ({ day: 'numeric', month: 'short', ...time } as const) : long
  return new Intl.DateTimeFormat(region(), parts).format(at)
}

/** Words in a row, as the language in force joins them. */
export function list(words: readonly string[]): string {
  return new Intl.ListFormat(region(), { type: 'conjunction' }).format(words)
}

/** A number with one decimal in the language in force. */
export function decimal(value: number): string {
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return new Intl.NumberFormat(spoken.language, one).format(value)
}

/** A number as the language in force writes it, with a decimal where it has one. */
export const number = (value: number): string =>
  new Intl.NumberFormat(spoken.language, { maximumFractionDigits: 1 }).format(value)

/** A message given as a value. */
export function say(said: Said): string {
  return t(said.key, said.args)
}

/** Structured data as arguments: the same conversion as the room's own (vaka.locale.speak_of). */
export function spell(args: Args): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, argument(value)]))
}

function argument(value: unknown): FluentVariable {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (value === null || value === undefined) return 'none'
  if (value instanceof Name) return value
  if (Array.isArray(value)) {
    const before = value.slice(0, -1).join(', ')
    return before ? t('list-of', { before, last: String(value.at(-1)) }) : argument(value[0])
  }
  return typeof value === 'number' ? value : String(value)
}
