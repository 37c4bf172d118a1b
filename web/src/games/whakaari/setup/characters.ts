/** Characters chosen for some seats, as the option’s text: a name for each seat, nothing for one that is dealt the rest. */
import type { Value } from '../../../pages/options'
import type { Power } from '../payloads'
import { POWERS } from '../view'

export type Picked = (Power | null)[]

/** Who has picked what; null if all are dealt. */
export function picked(value: Value, seats: number): Picked | null {
  if (typeof value !== 'string') return null
  const names = value.split(',')
  return Array.from({ length: seats }, (_, seat) => POWERS.find((power) => power === names[seat]) ?? null)
}

export const written = (chosen: Picked) => chosen.map((power) => power ?? '').join(',')

/** A seat picks a character; whoever had it gets what that seat had. */
export function pick(chosen: Picked, seat: number, power: Power): Picked {
  const had = chosen[seat] === power ? null : chosen[seat]
  const mine = chosen[seat] === power ? null : power
  return chosen.map((each, other) => (other === seat ? mine : each === power ? had : each))
}

/** The option as the room wants it: the rest dealt at random to those who have none. */
export function composed(value: Value, seats: number, random = Math.random): Value {
  const chosen = picked(value, seats)
  if (!chosen?.some((power) => power !== null)) return 0
  const rest = POWERS.filter((power) => !chosen.includes(power))
  const draw = () => rest.splice(Math.floor(random() * rest.length), 1)[0]
  return chosen.map((power) => power ?? draw()).join(',')
}
