/**
 * Choices narrowed by clicks. The server sends every legal action as its parts; each click fixes one part, and what
 * is left is what can still be done. Nothing here knows a game.
 */
import type { Loose } from '../lib/game'
import type { Choice } from '../lib/wire'

/** The names of all parts a choice can have. */
export type PartName<Parts> = Parts extends unknown ? keyof Parts & string : never
/** The values a part can have. */
export type PartValue<Parts, Name> = Parts extends unknown ? (Name extends keyof Parts ? Parts[Name] : never) : never

/** The parts picked so far: name of the part and the value it must have. */
export type Picks<Parts extends object = Loose> = {
  readonly [Name in PartName<Parts>]?: PartValue<Parts, Name>
}

/** Whether two values of a part are the same; lists and objects by what they hold. */
export function same(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b))
}

const partOf = (parts: object, name: string): unknown => (parts as Loose)[name]

/** The choices that have all the picked parts. */
export function narrow<P extends object>(choices: readonly Choice<P>[], picks: NoInfer<Picks<P>>): Choice<P>[] {
  const wanted = Object.entries(picks)
  return choices.filter(({ parts }) => wanted.every(([name, value]) => same(partOf(parts, name), value)))
}

/** The values a part can still take, each once, in the order of the choices. */
export function valuesOf<P extends object, Name extends PartName<P>>(
  choices: readonly Choice<P>[],
  part: Name,
  picks?: NoInfer<Picks<P>>,
): PartValue<P, Name>[]
export function valuesOf<T = unknown>(choices: readonly Choice[], part: string, picks?: Picks): T[]
export function valuesOf(choices: readonly Choice[], part: string, picks: Picks = {}): unknown[] {
  const seen = new Map<string, unknown>()
  for (const { parts } of narrow(choices, picks)) {
    if (part in parts) seen.set(JSON.stringify(parts[part]), parts[part])
  }
  return [...seen.values()]
}

/** The picks after a click: the same value again puts it back; a pick that no longer fits makes the older ones go. */
export function pick(choices: readonly Choice[], picks: Picks, part: string, value: unknown): Picks {
  if (part in picks && same(picks[part], value)) return without(picks, part)
  const next = { ...picks, [part]: value }
  if (narrow(choices, next).length) return next
  return narrow(choices, { [part]: value }).length ? { [part]: value } : picks
}

/** The picks without one part. */
export function without(picks: Picks, part: string): Picks {
  return Object.fromEntries(Object.entries(picks).filter(([name]) => name !== part))
}

/** The one choice that is left, or null while there is still something to pick. */
export function settled<P extends object>(choices: readonly Choice<P>[], picks: NoInfer<Picks<P>>): Choice<P> | null {
  const left = narrow(choices, picks)
  return left.length === 1 ? left[0] : null
}

/** The parts that differ between the choices left, in their own order: what a person still has to pick. */
export function openParts(choices: readonly Choice[], picks: Picks): string[] {
  const left = narrow(choices, picks)
  const names = new Set(left.flatMap(({ parts }) => Object.keys(parts)))
  return [...names].filter((name) => left.some(({ parts }) => !same(parts[name], left[0].parts[name])))
}

/** Names that are all different: those that are the same are counted. */
export function distinct(names: readonly string[]): string[] {
  const met = new Map<string, number>()
  return names.map((name) => {
    const count = (met.get(name) ?? 0) + 1
    met.set(name, count)
    return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${count})`
  })
}
