/** Island tiles: lagoon, beach, land with its value and name; boats and what can be clicked are drawn above them. */
import { coastOf, type Coast } from './coast'
import { angleOf, AP, apart, polar } from './hex'
import { birdMark, lettering, RIM, water } from './ocean'
import { blob, chanceOf, crest, palm, terraces, wobble } from './paper'
import type { BoxIsland } from './payloads'

const LAND = 41
const SHALLOWS: [number, number, string][] = [
  [81, 2.6, '#2b97a2'],
  [77, 2, '#63c3ba'],
  [72, 1.2, '#eef7f3'],
  [69, 1.2, 'var(--tg-wet, #e2c998)'],
  [67, 1.2, 'var(--tg-sand, #f3e3c3)'],
]

/** How far the land reaches: out to a headland between two beaches and to a wooded point where there is none. */
function landOf({ headlands, woods }: Coast, rough: (degrees: number) => number) {
  return (a: number) => {
    const heads = headlands.map((at) => 20 * Math.exp(-((apart(a, at) / 5.5) ** 2)))
    const points = woods.map(([from, to]) => {
      const off = Math.min(1, apart(a, (from + to) / 2) / ((to - from) / 2 + 18))
      return 10 * (1 + Math.cos(Math.PI * off ** 1.3))
    })
    return LAND + rough(a) + Math.max(0, ...heads, ...points)
  }
}

/** The planks from a beach to the edge of the tile, as a path. */
export function jettyPath({ degrees, side }: { degrees: number; side: number }): string {
  return `M${polar(50, degrees)}Q${polar(70, angleOf(side))} ${polar(AP - 1, angleOf(side))}`
}

/** A jetty along its path. */
export function planks(d: string): string {
  return `<g fill="none"><path d="${d}" transform="translate(1 2)" stroke="#0b3a53" stroke-width="9" opacity=".35"/><path d="${d}" stroke="#6d4227" stroke-width="9"/><path d="${d}" stroke="#d9a566" stroke-width="7" stroke-dasharray="3.6 1.3"/></g>`
}

/** A free mooring: a berth for two hulls. */
export function mooring([x, y]: readonly [number, number]): string {
  return `<g transform="translate(${x} ${y})"><rect x="-7.5" y="-5" width="15" height="10" rx="5" fill="#fffdf6" opacity=".92"/><path d="M-4-1.7H4M-4 1.9H4" stroke="#1b7f8c" stroke-width="1.7" stroke-linecap="round"/></g>`
}

/** The name on its ribbon. */
export function ribbon(name: string, y: number): string {
  const half = Math.min(52, name.length * 4.25 + 11)
  const d = `M${-half - 1}-10H${half + 1}L${half - 5} .5 ${half + 1} 11H${-half - 1}L${-half + 5} .5Z`
  return `<g data-keep transform="translate(0 ${y})"><path d="${d}" fill="#082c40" opacity=".3" transform="translate(1 2.5)"/><path d="${d}" fill="#fbf3df"/>${lettering(name, 6.2, 16, '#12303f')}</g>`
}

/** What an island is worth; Tonga's sun has no number. */
export function sun(value: number, x = 0, y = 0): string {
  const face = `<circle cx="1" cy="2" r="17" fill="#082c40" opacity=".3"/><circle r="17" fill="#fbf3df"/><circle r="14.6" fill="#f6b545"/>`
  const rays = Array.from(
    { length: 16 },
    (_, i) => `M${polar(i % 2 ? 20 : 22, i * 22.5)}L${polar(26, i * 22.5 - 4)}L${polar(26, i * 22.5 + 4)}Z`,
  ).join('')
  return `<g data-keep class="value" transform="translate(${x} ${y})">${face}${value ? lettering(value, 8.4, 23, '#12303f') : `<path d="${rays}" fill="#f6b545"/>`}</g>`
}

/** An island whose red mark looks in world direction `rho`, with this name on it or none. */
export function islandTile(face: BoxIsland, rho: number, name = face.name): string {
  const chance = chanceOf(face.id)
  const coast = coastOf(face, rho)
  const land = landOf(coast, wobble(chance, 0, 1.4))
  const swell = [0, 1, 2].map(
    (i) =>
      `<path d="${crest(-40 + 50 * i + chance() * 10, 13, 64, -160 + chance() * 50, 110, 110)}" fill="${['#1d7790', '#196b86', '#17647f'][i]}"/>`,
  )
  const shallows = SHALLOWS.map(
    ([r, rough, colour]) => `<path d="${blob(wobble(chance, r, rough))}" fill="${colour}"/>`,
  )
  const grains = Array.from({ length: 26 }, () => polar(48 + chance() * 14, chance() * 360)).map(
    ([x, y]) => `<circle cx="${x}" cy="${y}" r="1" fill="#cfae72"/>`,
  )
  const hill = `<path d="${blob((a) => land(a) + 1.5, 120)}" fill="#1f4a3c" opacity=".5" transform="translate(1 3)"/><path d="${blob((a) => land(a) + 1.8, 120)}" fill="#1f5240"/><path d="${blob(land, 120)}" fill="#3d8b5f"/>${terraces(chance, LAND)}`
  const trees = [
    ...coast.woods.flatMap(([from, to]) => [
      [51, (from + to) / 2 - 10, 8.5],
      [49, (from + to) / 2 + 10, 7.5],
    ]),
    ...(coast.woods.length ? coast.headlands.map((at) => [50, at, 6.5]) : []),
  ].map(([far, at, size]) => palm(...polar(far, at), size, chance() * 50))
  const jetties = coast.shores.flatMap(({ jetties }) => jetties.map((one) => planks(jettyPath(one))))
  const berths = coast.shores.flatMap(({ moorings }) => moorings.map(mooring))
  const mark = face.value ? birdMark(rho) : ''
  const label = sun(face.value, 0, name ? -15 : 0) + (name && ribbon(name, 18))
  return (
    water([...swell, ...shallows, ...grains].join('')) +
    hill +
    trees.join('') +
    jetties.join('') +
    mark +
    label +
    berths.join('') +
    RIM
  )
}
