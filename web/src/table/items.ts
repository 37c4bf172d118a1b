/**
 * What can be picked next, in order: whole choices where they are few, else the values of the next part. The list of
 * moves shows these, digits and arrow keys walk through them.
 */
import { has, t } from '../lib/words.svelte'
import type { Choice, Position } from '../lib/wire'
import { distinct, narrow, openParts, same, settled, valuesOf, without, type Picks } from './choices'
import { choiceWords, type GameClient } from './client'

export interface Item {
  label: string
  picks: Picks
  /** The choices it leaves. */
  left: Choice[]
  /** Whether it is picked. */
  on: boolean
}

/** The choices an item leaves, once what goes without saying is picked with it. */
export const leaves = ({ left, picks }: Item): Choice[] => narrow(left, picks)

export interface ItemList {
  /** What is asked, where it is one part of a choice. */
  question: string
  items: Item[]
  /** Parts picked before, each with the picks that take it out again. */
  fixed: { part: string; label: string; picks: Picks }[]
}

const FEW = 12

export interface Asked {
  game: string
  client: GameClient
  choices: Choice[]
  /** Those to show: all, or those a guide allows. */
  listed: Choice[]
  picks: Picks
  names: string[]
  position?: Position
}

export function itemsOf(asked: Asked): ItemList {
  const { listed, picks } = asked
  const fine = (listed.length && asked.client.fine?.(listed[0].parts)) || []
  const whole = asked.client.joined ?? []
  const part = listed.length <= FEW ? null : partOf(listed, coarsely(picks, fine), [...fine, ...whole])
  if (part !== null) return partItems(asked, part, fine)
  const few = listed.length <= FEW ? listed : narrow(listed, picks)
  const chosen = settled(asked.choices, picks)
  const labels = distinct(few.map((choice) => wordsOf(asked, choice)))
  const items = few.map((choice, i) => ({
    label: labels[i],
    picks: choice.parts,
    left: [choice],
    on: choice === chosen,
  }))
  const kept = Object.fromEntries(Object.entries(picks).filter(([name]) => whole.includes(name)))
  return { question: '', items, fixed: listed.length <= FEW ? [] : fixedOf(asked, deciding(listed, kept), kept) }
}

/** The part to pick now: the first one that is open, or the last one picked once the choice is settled. */
function partOf(listed: Choice[], picks: Picks, fine: readonly string[]): string | null {
  const open = openParts(listed, picks).find((name) => !fine.includes(name))
  if (open !== undefined) return open
  const own = Object.keys(picks).filter((name) => !fine.includes(name))
  const names = own.filter((name) => valuesOf(listed, name, without(picks, name)).length > 1)
  return names.at(-1) ?? null
}

/** The picks without what is set on the board alone. */
const coarsely = (picks: Picks, fine: readonly string[]): Picks => fine.reduce<Picks>(without, picks)

function partItems(asked: Asked, part: string, fine: readonly string[]): ItemList {
  const { game, client, listed, picks } = asked
  const before = coarsely(without(picks, part), fine)
  const shown = settled(listed, picks)?.parts[part] ?? picks[part]
  const values = sorted(valuesOf(listed, part, before))
  const named = values.map((value) => {
    const left = narrow(listed, { ...before, [part]: value })
    const whole = () => client.partWords?.(part, left[0].parts) ?? wordsOf(asked, left[0])
    return { value, left, label: left.length === 1 ? whole() : valueWords(asked, part, value) }
  })
  const labels = distinct(named.map(({ label }) => label))
  const items = named.map(({ value, left }, i) => {
    const picked = { ...before, [part]: value }
    return { label: labels[i], picks: client.fill?.(picked, left) ?? picked, left, on: same(shown, value) }
  })
  const own = deciding(listed, before)
  const kept = part in picks ? { ...own, [part]: picks[part] } : own
  const key = `${game}-part-${part}`
  return { question: has(key) ? t(key) : '', items, fixed: fixedOf(asked, own, kept) }
}

/** What was picked before, each with the picks that take it out again; parts that say one thing together are one. */
function fixedOf(asked: Asked, own: Picks, kept: Picks): ItemList['fixed'] {
  const [head, ...tail] = asked.client.joined ?? []
  const left = { ...asked, listed: narrow(asked.listed, own) }
  return Object.keys(own)
    .filter((name) => !(tail.includes(name) && head in kept))
    .map((name) => {
      const gone = name === head ? [head, ...tail] : [name]
      return { part: name, label: valueWords(left, name, kept[name]), picks: gone.reduce<Picks>(without, kept) }
    })
}

/** The picks that narrow the choices; a part that the earlier ones settle, such as the lane of a place, is left out. */
function deciding(listed: Choice[], picks: Picks): Picks {
  return Object.keys(picks).reduceRight<Picks>((kept, name) => {
    const rest = without(kept, name)
    return narrow(listed, rest).length > narrow(listed, kept).length ? kept : rest
  }, picks)
}

const wordsOf = ({ client, game, names, position }: Asked, choice: Choice) =>
  choiceWords(client, game, choice, names, position)

/** The values of a part; numbers in their own order. */
function sorted(values: unknown[]): unknown[] {
  return values.every((value) => typeof value === 'number') ? [...(values as number[])].sort((a, b) => a - b) : values
}

function valueWords({ game, client, listed }: Asked, part: string, value: unknown): string {
  const own = client.word?.(part, value, listed)
  if (own) return own
  const key = `${game}-${part}-${String(value)}`
  return has(key) ? t(key) : spelled(value)
}

/** Any value as text; of a thing with a name, the name. */
function spelled(value: unknown): string {
  if (Array.isArray(value)) return value.map(spelled).join(', ') || '–'
  if (typeof value !== 'object' || value === null) return String(value)
  return 'name' in value ? String(value.name) : Object.values(value).map(spelled).join(' ')
}
