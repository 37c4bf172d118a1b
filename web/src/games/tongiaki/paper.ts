/** Cut paper: outlines that look hand-made and are always the same for the same tile. */
import { polar, round, sin } from './hex'

type Chance = () => number
/** Radius by direction in degrees. */
export type Outline = (degrees: number) => number

/** A stream of numbers from 0 to 1 that belongs to a name. */
export function chanceOf(name: string): Chance {
  let state = [...name].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) | 0, 7)
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return (state >>> 0) / 4294967296
  }
}

/** A circle that is not quite round. */
export function wobble(chance: Chance, base: number, much: number): Outline {
  const waves = [2, 3, 5].map((count) => [count, chance() * 360, (much / count) * 2])
  return (a) => base + waves.reduce((sum, [count, phase, high]) => sum + high * sin(count * a + phase), 0)
}

/** A closed smooth curve. */
export function blob(outline: Outline, points = 40): string {
  const all = Array.from({ length: points }, (_, i) => polar(outline((360 * i) / points), (360 * i) / points))
  const at = (i: number) => all[(i + points) % points]
  const piece = (i: number) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    return `C${round(b[0] + (c[0] - a[0]) / 6)} ${round(b[1] + (c[1] - a[1]) / 6)} ${round(c[0] - (d[0] - b[0]) / 6)} ${round(c[1] - (d[1] - b[1]) / 6)} ${c}`
  }
  return `M${all[0]}${all.map((_, i) => piece(i)).join('')}Z`
}

/** A sheet whose upper edge is a row of waves. */
export function crest(y: number, high: number, long: number, from: number, to: number, bottom: number): string {
  const waves = Math.ceil((to - from) / (long / 2))
  return `M${round(from)} ${round(y)}q${long / 4} ${-high} ${long / 2} 0${`t${long / 2} 0`.repeat(waves)}V${bottom}H${round(from)}Z`
}

/** The crown of a palm from above. */
export function palm(x: number, y: number, r: number, turn: number): string {
  const leaves = (size: number) =>
    Array.from({ length: 7 }, (_, i) => {
      const a = turn + (i * 360) / 7
      return `M0 0Q${polar(r * 0.5 * size, a - 24)} ${polar(r * size, a)}Q${polar(r * 0.5 * size, a + 24)} 0 0`
    }).join('')
  return `<g transform="translate(${round(x)} ${round(y)})"><path d="${leaves(1.05)}" transform="translate(1 2)" fill="#0d3b33" opacity=".45"/><path d="${leaves(1)}" fill="#1f6a4b"/><circle r="${round(r * 0.17)}" fill="#f6b545"/></g>`
}

/** Steps of lighter paper up to the hill. */
export function terraces(chance: Chance, land: number): string {
  const step = ([colour, size]: readonly [string, number]) => {
    const d = blob(wobble(chance, land * size, 2.6), 28)
    return `<path d="${d}" fill="#123f33" opacity=".3" transform="translate(1 2.5)"/><path d="${d}" fill="${colour}" transform="translate(-.5 -1)"/>`
  }
  return (
    [
      ['#4d9c6c', 0.84],
      ['#64ad7c', 0.64],
    ] as const
  )
    .map(step)
    .join('')
}
