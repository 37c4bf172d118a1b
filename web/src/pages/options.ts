/** Options and their values in words; one that has none is called by its name. */
import type { GameCard, OptionCard } from '../lib/wire'
import { has, t } from '../lib/words.svelte'

export type Value = string | number
export type Options = Record<string, Value>

/** An option of a game, such as “Scoring”. */
export function optionWords(game: string, name: string): string {
  const key = `${game}-web-option-${name}`
  return has(key) ? t(key) : name
}

/** A value of an option. */
export function valueWords(game: string, name: string, value: Value): string {
  const key = `${game}-web-value-${name}`
  return has(key) ? t(key, { value }) : String(value)
}

/** The values of an option if they can be listed. */
export function valuesOf({ kind, values, low, high }: OptionCard): Value[] {
  if (kind === 'choice') return values ?? []
  const [from, to] = [low ?? 0, high ?? 0]
  return kind === 'number' && to - from < 12 ? Array.from({ length: to - from + 1 }, (_, i) => from + i) : []
}

/** How many seats a value needs, if not every number of seats will do. */
export const seatsFor = ({ seat_limits }: GameCard, option: string, value: Value) =>
  seat_limits.find((limit) => limit.option === option && limit.value === value)?.seats ?? null

/** The options with a default in place of each value that does not exist or does not fit this many seats. */
export function fitting(game: GameCard, options: Options, seats: number): Options {
  const fits = (option: OptionCard) => {
    const value = options[option.name]
    const listed = valuesOf(option)
    if (value === undefined || (listed.length > 0 && !listed.includes(value))) return false
    return seatsFor(game, option.name, value)?.includes(seats) ?? true
  }
  return Object.fromEntries(game.options.map((each) => [each.name, fits(each) ? options[each.name] : each.default]))
}
