/** Water and land in cut paper. Every function returns SVG text made of our own shapes and numbers. */
import { clusters, coast, type Lake } from './coast'
import { corner, f, key, lerp, pt, rnd, SIDES, step, xy, type Hex, type Point } from './hex'

const FOAM = 'var(--foam)'

/** The lagoon: depths, light, ripples, the grid and the seams of the tiles. */
export function drawWater({ water, toLand, isWater }: Lake): string {
  const deep = (n: number, min: number) =>
    clusters(water.filter((hex) => toLand.get(key(hex))! >= n))
      .filter((group) => group.length >= min)
      .flat()
  const tileOf = ([r, k]: Hex) =>
    r >= 0 && r < 24 && k >= 0 && k < 24 ? 3 * Math.floor(r / 12) + Math.floor(k / 8) : -1
  let grid = ''
  let seams = ''
  for (const hex of water) {
    SIDES.slice(0, 3).forEach((side, i) => {
      const next = step(hex, side)
      if (!isWater(next)) return
      const edge = `M${pt(corner(xy(hex), i))}L${pt(corner(xy(hex), i + 1))}`
      grid += edge
      if (tileOf(hex) !== tileOf(next)) seams += edge
    })
  }
  const ripples = water
    .filter(([r, k]) => toLand.get(key([r, k]))! >= 3 && rnd(r, k, 9) < 0.22)
    .map((hex) => {
      const [x, y] = xy(hex)
      return `M${f(x - 14)} ${f(y + 3)}q4.7-7 9.3 0q4.7-7 9.3 0q4.7-7 9.3 0`
    })
    .join('')
  return `<rect x="-700" y="-500" width="2500" height="2000" fill="var(--pb-shoal)"/>
    <path d="${coast(deep(2, 9), { grow: 5, soft: 0.6, rounds: 3 })}" fill="var(--pb-deep)" filter="url(#pb-lift-in)"/>
    <path d="${coast(deep(3, 7), { grow: 6, soft: 0.6, rounds: 4, seed: 3 })}" fill="var(--pb-deeper)" filter="url(#pb-lift-in)"/>
    <path d="M1120-140 860-140-200 700V920ZM720-140 660-140-200 540V590ZM1200 60 1200 180 300 920H150Z" fill="${FOAM}" opacity=".035"/>
    <path fill="none" stroke="${FOAM}" stroke-opacity=".2" stroke-width="2.2" stroke-linecap="round" d="${ripples}"/>
    <path d="${grid}" stroke="${FOAM}" stroke-opacity=".17" stroke-width="1.3" fill="none"/>
    <path d="${seams}" stroke="#06293c" stroke-opacity=".2" stroke-width="2" fill="none"/>`
}

/** Shore and islands: shallows, foam lip, sand, grass, hills; one-hex islands are rocks. `clip` names their outline. */
export function drawLand({ land, toWater }: Lake, clip = 'pb-on-land'): string {
  const isles = clusters(land).sort((a, b) => b.length - a.length)
  const shore = isles[0]
  const rocks = isles.filter((group) => group.length === 1)
  const greens = isles.filter((group) => group.length > 1)
  const sand = coast(land, { grow: 1.5, wobble: 3.4 })
  const grass = greens.map((group) => coast(group, { grow: -6.5, wobble: 2.2, soft: 0.62, seed: 2 })).join('')
  const hill = (n: number) =>
    coast(
      shore.filter((hex) => toWater.get(key(hex))! >= n),
      { grow: 2, wobble: 5, soft: 0.75, seed: n },
    )
  return `<clipPath id="${clip}"><path d="${sand}"/></clipPath>
    <path d="${sand}" fill="none" stroke="#2c97a0" stroke-width="30" stroke-linejoin="round" opacity=".75"/><path d="${sand}" fill="none" stroke="var(--shallow)" stroke-width="15" stroke-linejoin="round"/>
    <path d="${sand}" fill="var(--pb-wet)" stroke="${FOAM}" stroke-width="5" filter="url(#pb-lift)"/>
    <path d="${coast(land, { grow: -1.5, wobble: 2.4 })}" fill="var(--pb-sand)"/>
    <path d="${grass}" fill="var(--pb-grass)" filter="url(#pb-lift-s)"/>
    <path d="${hill(2)}" fill="var(--pb-hill)" filter="url(#pb-lift-s)"/><path d="${hill(3)}" fill="var(--pb-hill-2)" filter="url(#pb-lift-s)"/><path d="${hill(4)}" fill="var(--pb-hill-3)" filter="url(#pb-lift-s)"/>
    ${rocks.map(([hex]) => drawRock(...xy(hex), 14, rnd(...hex))).join('')}
    ${greens.slice(1).map(drawIsle).join('')}<path d="${sand}" fill="url(#pb-grain)"/>${drawWoods(shore, toWater)}`
}

/** A rock of flat facets. */
function drawRock(x: number, y: number, s: number, seed: number): string {
  const p = [0, 1, 2, 3, 4, 5, 6].map((i): Point => {
    const a = (i / 7) * 6.283 + seed * 6
    const d = s * (0.82 + 0.32 * rnd(i, seed * 99))
    return [x + d * Math.cos(a), y + d * Math.sin(a) * 0.92]
  })
  const top: Point = [x - s * 0.16, y - s * 0.22]
  const poly = (q: Point[], c: string) => `<path d="M${q.map(pt).join('L')}Z" fill="${c}"/>`
  const tone = (i: number) => {
    const m = lerp(p[i], p[(i + 1) % 7], 0.5)
    const l = (-(m[0] - x) - (m[1] - y) * 1.2) / s
    return l > 0.55 ? '#b7aa9b' : l > -0.3 ? '#8d827c' : '#625c5e'
  }
  return `<g filter="url(#pb-lift-s)">${poly(p, '#625c5e')}${p.map((v, i) => poly([v, p[(i + 1) % 7], top], tone(i))).join('')}</g>`
}

/** What stands on an island of two hexes or more: rocks on the big ones, trees on all. */
function drawIsle(list: Hex[]): string {
  const inner = coast(list, { grow: -15, wobble: 3, soft: 0.6, rounds: 2, seed: 8 })
  const hill = list.length > 6 ? `<path d="${inner}" fill="var(--pb-hill)" filter="url(#pb-lift-s)"/>` : ''
  const things = list.map((hex, i) => {
    const [x, y] = xy(hex)
    const t = rnd(...hex, 4)
    if (list.length > 3 && i % 3 === 1) return drawRock(x, y - 1, 12, t)
    if (t > 0.62) return drawPalm(x, y - 2, 13, t)
    return drawTree(x + (t - 0.5) * 8, y - 3 + (rnd(...hex, 6) - 0.5) * 6, 8.5 + t * 2.5, t)
  })
  return hill + things.join('')
}

/** A paper tree from above: two scalloped discs. */
function drawTree(x: number, y: number, s: number, seed: number): string {
  const ring = (r: number, n: number, a0: number) => {
    let d = ''
    for (let i = 0; i <= n; i++) {
      const a = a0 + (i / n) * 6.283
      const q: Point = [x + r * Math.cos(a), y + r * Math.sin(a)]
      d += i ? `A${f(r * 0.5)} ${f(r * 0.5)} 0 0 1 ${pt(q)}` : `M${pt(q)}`
    }
    return d + 'Z'
  }
  const tones = seed < 0.5 ? ['#1f5b43', '#3d8b5f'] : ['#286b4c', '#63ab72']
  return `<path d="${ring(s, 7, seed * 6)}" fill="${tones[0]}" filter="url(#pb-lift-s)"/><path d="${ring(s * 0.55, 5, seed * 3)}" fill="${tones[1]}" transform="translate(-1.5 -2)"/>`
}

/** A palm from above: seven fronds. */
function drawPalm(x: number, y: number, s: number, seed: number): string {
  const frond = (i: number) =>
    `<path transform="rotate(${f(i * 51.4)}) scale(${f(i % 2 ? s : s * 0.86)})" d="M0 0C.3-.34 .75-.3 1.05 .06C.7-.02 .35 .14 0 0Z" fill="${i % 2 ? '#1f6b4b' : '#2f8a5c'}"/>`
  return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(seed * 300)})" filter="url(#pb-lift-s)">${[0, 1, 2, 3, 4, 5, 6].map(frond).join('')}<circle r="2.2" fill="#e2c998"/></g>`
}

/** Where the scenery stands and no grove may. */
const CLEAR = [
  [-150, 226, 60, 70],
  [1060, 276, 60, 60],
  [1040, 620, 80, 120],
  [750, -90, 270, 60],
  [-165, 560, 70, 170],
  [-160, 860, 70, 70],
]

/** Groves on the shore: clumps of three around seeded spots. */
function drawWoods(shore: Hex[], toWater: Map<string, number>): string {
  return shore
    .filter(([r, k]) => r > -4 && r < 28 && k > -6 && k < 30 && toWater.get(key([r, k]))! > 1 && rnd(r, k, 12) < 0.27)
    .map((hex) => {
      const [x, y] = xy(hex)
      const t = rnd(...hex, 3)
      if (CLEAR.some(([a, b, w, h]) => Math.abs(x - a) < w && Math.abs(y - b) < h)) return ''
      const third = t > 0.3 ? drawTree(x - 1, y + 9, 10, t * 0.9) : ''
      return drawTree(x - 9, y - 6, 9 + t * 3, t) + drawTree(x + 9, y - 3 - t * 6, 8 + t * 4, 1 - t) + third
    })
    .join('')
}
