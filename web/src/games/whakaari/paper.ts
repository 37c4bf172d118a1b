/** Cut paper: wavy contours, sheets with holes, ribbons, and a random number that is always the same. */
import { f, RAD } from './plane'

type Corner = [number, number]
/** Lobes, how deep, and where they begin. */
export type Wave = [lobes: number, deep: number, from: number]

export function rnd(seed: number): () => number {
  let s = seed
  return () => {
    s = (Math.imul(s ^ (s >>> 15), 2246822519) + 0x9e3779b9) | 0
    return ((s ^ (s >>> 13)) >>> 0) / 4294967296
  }
}

/** A closed smooth line through points. */
export function smooth(points: Corner[]): string {
  const n = points.length
  const at = (i: number) => points[(i + n) % n]
  const bend = (i: number) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    return `C${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (d[0] - b[0]) / 6)} ${f(c[1] - (d[1] - b[1]) / 6)} ${f(c[0])} ${f(c[1])}`
  }
  return `M${f(points[0][0])} ${f(points[0][1])}${points.map((_, i) => bend(i)).join('')}Z`
}

/** A closed wavy line around the middle. */
export function blob(r: number, waves: Wave[], n = 72): string {
  return smooth(
    Array.from({ length: n }, (_, i) => {
      const t = (i / n) * 2 * Math.PI
      const q = r + waves.reduce((sum, [lobes, deep, from]) => sum + deep * Math.sin(lobes * t + from), 0)
      return [q * Math.cos(t), q * Math.sin(t)]
    }),
  )
}

/** The same line cut out of a large sheet. */
export const hole = (r: number, waves: Wave[], n?: number) => `M-365-365H365V365H-365Z${blob(r, waves, n)}`

/** A tapered strip that follows a circle. */
export function ribbon(r: number, start: number, long: number, wide: number, wobble: number, from: number): string {
  const outer: Corner[] = []
  const inner: Corner[] = []
  const n = 9
  for (let i = 0; i <= n; i++) {
    const u = i / n
    const t = (start + long * u) * RAD
    const half = (wide * Math.sin(Math.PI * u) ** 0.8) / 2 + 0.2
    const q = r + wobble * Math.sin(u * 5 + from)
    outer.push([(q + half) * Math.cos(t), (q + half) * Math.sin(t)])
    inner.unshift([(q - half) * Math.cos(t), (q - half) * Math.sin(t)])
  }
  return smooth([...outer, ...inner])
}
