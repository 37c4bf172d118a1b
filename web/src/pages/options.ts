/** Options and their values in words; one that has none is called by its name. */
import { has, t } from '../lib/words.svelte'

const named = (key: string, name: string) => (has(key) ? t(key) : name)

/** An option of a game, such as “Scoring”. */
export const optionWords = (name: string) => named(`web-option-${name}`, name)

/** A value of an option. */
export const valueWords = (value: string | number) => named(`web-value-${value}`, String(value))
