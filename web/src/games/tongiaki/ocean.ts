/** Ocean tiles: bands of water, white routes, danger numbers, the red mark. */
import { angleOf, AP, hexPath, polar, round, type Point } from './hex'
import { chanceOf, crest } from './paper'
import type { OceanFace } from './payloads'

export const HEX = hexPath()
/** What every drawing with tiles needs once: the clip of a tile. */
export const DEFS = `<clipPath id="tg-hex"><path d="${HEX}"/></clipPath>`
const EDGE = `<path d="${HEX}" fill="none" stroke="#bfe6e0" stroke-opacity=".34" stroke-width="5"/>`
export const RIM = `<path d="${HEX}" fill="none" stroke="#08334a" stroke-opacity=".62" stroke-width="1.8"/>`
const BANDS = ['#1f7e96', '#196b86', '#21859b', '#155f7a', '#1b748d']
/** Paper and ink of a danger. */
const DANGERS: Record<number, [string, string]> = {
  2: ['#f6b545', '#12303f'],
  3: ['#ef6f53', '#0b2633'],
  4: ['#c42c1a', '#fff'],
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text in the middle of a point, set in the house letters. Names of islands may come from anybody's file. */
export const lettering = (text: string | number, y: number, size: number, ink: string, face = 'display') =>
  `<text y="${y}" text-anchor="middle" font-family="var(--${face})" font-weight="700" font-size="${size}" fill="${ink}">${String(text).replace(/[&<>"']/g, (sign) => SIGNS[sign])}</text>`

/** Water below everything on a tile, cut to its outline. */
export function water(inside: string): string {
  return `<path d="${HEX}" fill="#06283a" opacity=".4" transform="translate(2 5)"/><path d="${HEX}" fill="#1a7089"/><g clip-path="url(#tg-hex)">${inside}${EDGE}</g>`
}

type Line = (t: number) => Point

/** A route between two world directions: its path, and the point a share `t` of the way along it. */
export function route(from: number, to: number): { d: string; at: Line; disc: number } {
  const [a, b] = [polar(AP, angleOf(from)), polar(AP, angleOf(to))]
  const gap = Math.min((from - to + 6) % 6, (to - from + 6) % 6)
  const pull = [0, 40, 54, 34][gap] / AP
  const [c, d] = [a, b].map(([x, y]): Point => [round(x * (1 - pull)), round(y * (1 - pull))])
  if (gap < 3) return { d: `M${a}C${c} ${d} ${b}`, at: bezier(a, c, d, b), disc: gap === 1 ? 0.27 : 0.2 }
  const bend = polar(26, angleOf(from) + 24) // straight across: a slow S
  const back: Point = [-bend[0], -bend[1]]
  const [out, home] = [bezier(a, c, bend, [0, 0]), bezier([0, 0], back, d, b)]
  return {
    d: `M${a}C${c} ${bend} 0 0C${back} ${d} ${b}`,
    at: (t) => (t < 0.5 ? out(2 * t) : home(2 * t - 1)),
    disc: 0.2,
  }
}

const bezier =
  (a: Point, b: Point, c: Point, d: Point): Line =>
  (t) => {
    const mix = (i: 0 | 1) =>
      (1 - t) ** 3 * a[i] + 3 * t * (1 - t) ** 2 * b[i] + 3 * t * t * (1 - t) * c[i] + t ** 3 * d[i]
    return [mix(0), mix(1)]
  }

/** The number of colours a route asks for. */
export function dangerDisc(danger: number, [x, y]: Point = [0, 0], size = 1): string {
  const [paper, ink] = DANGERS[danger] ?? DANGERS[4]
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${size})"><circle cx="1" cy="2" r="12.4" fill="#082c40" opacity=".35"/><circle r="12.4" fill="#fffdf6"/><circle r="10.4" fill="${paper}"/>${lettering(danger, 5.7, 16.5, ink, 'text')}</g>`
}

/** The red mark on the edge that was laid against another tile. */
export function birdMark(side: number): string {
  const [x, y] = polar(AP - 8, angleOf(side))
  return `<g transform="translate(${x} ${y})"><circle r="6.5" fill="#c42c1a" stroke="#fffdf6" stroke-width="1.2"/><path d="M-4.2.8Q-2.2-2.8 0 .6Q2.2-2.8 4.2.8Q2-.8 0 2.6Q-2-.8-4.2.8Z" fill="#fff"/></g>`
}

/** An ocean whose red mark looks in world direction `rho`; a small picture of it has larger numbers. */
export function oceanTile({ id, routes }: Pick<OceanFace, 'id' | 'routes'>, rho: number, numbers = 1): string {
  const chance = chanceOf(id)
  const bands = BANDS.map((colour, i) => {
    const d = crest(
      -64 + 36 * i + chance() * 8,
      13 + chance() * 5,
      (58 + chance() * 26) | 0,
      -170 + chance() * 60,
      110,
      110,
    )
    return `<path d="${d}" fill="${colour}" stroke="#7cc7c9" stroke-opacity=".3" stroke-width="1.5"/>`
  })
  const ripples = [0, 1, 2].map(() => {
    const [x, y] = polar(20 + chance() * 62, chance() * 360)
    return `<path d="M${round(x - 9)} ${y}q4.5-6 9 0t9 0" fill="none" stroke="#8fd0cf" stroke-width="1.6" opacity=".45" stroke-linecap="round"/>`
  })
  const ways = routes.map(({ from, to, danger }) => ({ ...route((from + rho) % 6, (to + rho) % 6), danger }))
  const lines = ways.map(
    ({ d }) =>
      `<g fill="none"><path d="${d}" stroke="#0e4c66" stroke-width="15" opacity=".55" transform="translate(1 2)"/><path d="${d}" stroke="#1a6e88" stroke-width="14"/><path d="${d}" stroke="#fdfdf8" stroke-width="8.5"/></g>`,
  )
  const discs = ways
    .filter(({ danger }) => danger)
    .map(({ danger, at, disc }) => dangerDisc(danger, at(disc), numbers) + dangerDisc(danger, at(1 - disc), numbers))
  return water([...bands, ...ripples, ...lines].join('')) + discs.join('') + birdMark(rho) + RIM
}
