/** What never moves: the sea, the island's rim, the lava in sheets of paper, and the volcano in its middle. */
import { blob, hole, ribbon, rnd, smooth, type Wave } from './paper'
import { f, RAD } from './plane'

const COAST: Wave[] = [
  [3, 9, 0.4],
  [5, 7, 1.3],
  [9, 4, 2],
]
const SEAS: [number, string][] = [
  [560, 'var(--wk-sea-1)'],
  [492, 'var(--wk-sea-2)'],
  [440, 'var(--wk-sea-3)'],
  [410, 'var(--wk-sea-4)'],
  [391, 'var(--wk-sea-5)'],
  [377, 'var(--wk-sea-6)'],
]

export function drawSea(): string {
  const sheets = SEAS.map(([r, colour], i) => {
    const waves = COAST.map(([lobes, deep, from]): Wave => [lobes, deep * (1 + (5 - i) * 0.25), from + (5 - i) * 0.22])
    return `<path fill="${colour}" d="${blob(r, waves)}"${i > 2 ? ' filter="url(#wk-cut)"' : ''}/>`
  })
  return `<rect x="-1800" y="-1800" width="3600" height="3600" fill="var(--wk-sea-0)"/>${sheets.join('')}<path fill="var(--wk-foam)" d="${blob(366, COAST)}"/>`
}

export function drawCoast(): string {
  const layers: [string, number, Wave[], number, string][] = [
    ['#1c1b22', 361, [...COAST, [23, 1.8, 0]], 144, 'wk-cut-big'],
    [
      '#2d2b35',
      351,
      [
        [3, 8, 0.5],
        [5, 6, 1.2],
        [17, 2.5, 1],
      ],
      110,
      'wk-cut',
    ],
    [
      '#3b3843',
      339,
      [
        [4, 8, 0.9],
        [7, 5, 0.2],
        [13, 2.5, 1],
      ],
      90,
      'wk-cut',
    ],
    [
      '#4a4550',
      326,
      [
        [5, 7, 2],
        [8, 4, 0.2],
        [15, 2, 1],
      ],
      90,
      'wk-cut',
    ],
  ]
  return layers
    .map(([fill, r, waves, n, lift]) => `<path fill="${fill}" filter="url(#${lift})" d="${blob(r, waves, n)}"/>`)
    .join('')
}

const SHEETS: [number, string][] = [
  [74, '#fba243'],
  [91, '#f58134'],
  [116, '#ea632b'],
  [152, '#dd4824'],
  [194, '#cf361f'],
  [234, '#bf2a1b'],
]
const FLOWS = ['#f58a3a', '#b3261a', '#f06a2d', '#ac2419']

/** The brightest sheet lies deepest, and every sheet above it has a larger hole. */
export function drawLava(): string {
  const next = rnd(11)
  const rim: Wave[] = [
    [6, -7, 1.57],
    [5, 4, 0.7],
    [9, 3, 2.1],
    [14, 2, 0.3],
  ]
  const sheets = SHEETS.map(([r, colour], k) => {
    const i = 5 - k
    const waves: Wave[] = [
      [3, r * 0.05, i * 0.9],
      [5, r * 0.05, i * 1.7 + 1],
      [8, r * 0.026, i],
      [13, r * 0.01, k],
    ]
    return `<path fill="${colour}" fill-rule="evenodd" filter="url(#wk-sheet)" d="${hole(r, waves)}"/>`
  })
  const flows = Array.from({ length: 34 }, (_, i) => {
    const r = 92 + next() * 170
    const long = (26 + next() * 46) * (150 / r)
    const d = ribbon(r, next() * 360, long, 4 + next() * 6, 3 + next() * 5, next() * 6)
    return `<path fill="${FLOWS[i % 4]}" opacity="${i % 2 ? 0.62 : 0.8}" d="${d}"/>`
  })
  const edges = [
    ['#7a1b17', 283, 0.3],
    ['#4a1a1f', 292, 0.9],
    ['#2b2630', 303, 0],
  ].map(([colour, r, from]) => {
    const waves = rim.map(([lobes, deep, at]): Wave => [lobes, deep, at + Number(from) * 0.2])
    return `<g clip-path="url(#wk-rim)"><path fill="${colour}" fill-rule="evenodd" filter="url(#wk-cut-big)" d="${hole(Number(r), waves, 90)}"/></g>`
  })
  return `<clipPath id="wk-rim"><path d="${blob(
    317,
    [
      [5, 7, 2.3],
      [8, 4, 0.7],
      [15, 2, 1],
    ],
    90,
  )}"/></clipPath>
    <clipPath id="wk-pit"><path d="${blob(302, rim)}"/></clipPath>
    <g clip-path="url(#wk-pit)"><rect x="-120" y="-120" width="240" height="240" fill="#fdcb6b"/>${sheets.join('')}${flows.join('')}<circle r="112" fill="url(#wk-glow)" opacity=".55"/></g>${edges.join('')}`
}

/** A ring of facets, light from the upper left. */
function facets(
  next: () => number,
  outer: number,
  inner: number,
  n: number,
  [dark, mid, light]: string[],
  turn: number,
): string {
  const corners = Array.from({ length: n }, (_, i) => {
    const t = ((i + 0.5 * (next() - 0.5)) / n) * 2 * Math.PI + turn
    return { t, r: i % 2 ? outer * (0.89 + next() * 0.03) : outer * (0.98 + next() * 0.04) }
  })
  const at = (r: number, t: number) => `${f(r * Math.cos(t))} ${f(r * Math.sin(t))}`
  const faces = corners.map(({ t, r }, i) => {
    const b = corners[(i + 1) % n]
    const middle = (t + b.t + (i === n - 1 ? 2 * Math.PI : 0)) / 2
    const lit = Math.cos(middle - Math.PI * 1.25) + (i % 2 ? 0.55 : -0.55)
    const fill = lit > 0.6 ? light : lit < -0.5 ? dark : mid
    return `<path fill="${fill}" d="M${at(r, t)}L${at(b.r, b.t)}L${at(inner * 0.9, b.t)}L${at(inner * 0.9, t)}Z"/>`
  })
  return `<path filter="url(#wk-cut)" fill="${mid}" d="M${corners.map(({ t, r }) => at(r, t)).join('L')}Z"/>${faces.join('')}`
}

/** A stream of lava down the side. */
function stream(direction: number, wide: number, long: number, i: number): string {
  const left: [number, number][] = []
  const right: [number, number][] = []
  for (let t = 12; t <= 60 + long; t += 6) {
    const m = (direction + 5 * Math.sin(t / 11 + i * 2)) * RAD
    const half = (wide * (1 - (0.45 * (t - 12)) / 48)) / 2
    left.push([t * Math.cos(m) - half * Math.sin(m), t * Math.sin(m) + half * Math.cos(m)])
    right.unshift([t * Math.cos(m) + half * Math.sin(m), t * Math.sin(m) - half * Math.cos(m)])
  }
  return smooth([...left, ...right])
}

const CRATER: [number, string][] = [
  [26, '#2a1c20'],
  [22.5, '#7a1914'],
  [18.5, '#d7331f'],
  [13.5, '#ff8a3c'],
  [8.6, '#ffc765'],
  [4.2, '#fff3d0'],
]
const puff = (x: number, y: number, k: number, colour: string) =>
  `<path transform="translate(${x} ${y}) scale(${k})" filter="url(#wk-cut)" fill="${colour}" d="M-16 6a7 7 0 0 1 1-13 9 9 0 0 1 15-5 8 8 0 0 1 13 4 7 7 0 0 1 2 13.500Q0 9-16 6Z"/>`

/** The volcano, drawn for a base of 55 mm and scaled to the one of the box. */
export function drawVolcano(base: number): string {
  const next = rnd(5)
  const rings =
    facets(next, 56, 44, 26, ['#141319', '#201f26', '#2f2e37'], 0) +
    facets(next, 46, 34, 22, ['#26252d', '#35333d', '#47444f'], 0.1) +
    facets(next, 35.5, 24, 18, ['#3a3740', '#4f4a54', '#68616a'], 0.2)
  const streams = [
    [152, 1],
    [32, 0.9],
    [262, 1.05],
  ].map(
    ([a, k], i) =>
      `<path fill="#5c0f10" d="${stream(a, 19 * k, -8, i)}"/><path fill="#e2481f" d="${stream(a, 13.5 * k, 2, i)}"/><path fill="#ff9a45" d="${stream(a, 7 * k, -2, i)}"/><path fill="#ffd884" d="${stream(a, 2.6 * k, -14, i)}"/>`,
  )
  const crater = CRATER.map(
    ([r, fill], i) =>
      `<path fill="${fill}"${i < 1 ? ' filter="url(#wk-cut)"' : ''} d="${blob(
        r,
        [
          [3, r * 0.07, i],
          [5, r * 0.06, i * 2],
          [7, r * 0.04, i],
        ],
        40,
      )}"/>`,
  )
  const smoke = puff(40, -39, 0.62, '#d8a58a') + puff(29, -33, 0.85, '#ecc9a8') + puff(13, -21, 0.75, '#fbe9cf')
  return `<g transform="scale(${f(base / 55)})"><path fill="#1a0508" opacity=".55" transform="translate(5 9)" d="${blob(57, [[5, 2, 0]])}"/>${rings}${streams.join('')}${crater.join('')}${smoke}</g>`
}

const frond = 'M0 0C8-9 19-9 28-2 18 0 8 4 0 0Z'
const fan = (draw: (i: number) => string) => Array.from({ length: 7 }, (_, i) => draw(i)).join('')
const palm = (x: number, y: number, k: number, turn: number) =>
  `<g transform="translate(${x} ${y}) scale(${k}) rotate(${turn})"><g fill="#0006" transform="translate(3 6)">${fan((i) => `<path transform="rotate(${i * 51.4})" d="${frond}"/>`)}</g>${fan((i) => `<path fill="${i % 2 ? '#3d8b5f' : '#2f7350'}" transform="rotate(${i * 51.4})" d="${frond}"/><path transform="rotate(${i * 51.4})" stroke="#6db587" fill="none" d="M3-1C10-5 18-5 25-2.500"/>`)}<circle r="3.500" fill="#6b4a2c"/></g>`
const canoe = (x: number, y: number, k: number, flip: number, sail: string) =>
  `<g transform="translate(${x} ${y}) scale(${k * flip} ${k})"><path fill="#eef7f3" opacity=".55" d="M-52 12q10-7 22-2-10 5-22 2Zm10 9q16-8 70-2-40 8-70 2Z"/><g filter="url(#wk-cut)"><path fill="#5e3a1e" d="M-34 2Q0 10 36 0 30 13 20 13H-22Q-30 12-34 2Z"/><path fill="#e3b777" d="M-20 3H22L17 9H-26Z"/><path fill="#8a5a30" d="M-40 8Q-4 17 32 6 27 20 16 20H-28Q-36 19-40 8Z"/><path fill="#6e4524" d="M-3-44h2.500V10H-3Z"/><path fill="#fffaf0" d="M-4 4C-26-12-28-38-16-58-12-40-2-20 22-6 14 2 6 5-4 4Z"/><path fill="${sail}" d="M-22-32C-22-42-20-51-16-58-13-46-8-34 0-24Z"/></g></g>`

/** Palms on the rim between the boards, and two canoes that have come to look. */
export function drawShoreLife(turns: number[]): string {
  const gap = turns.length > 1 ? (turns[1] - turns[0] + 360) % 360 || 90 : 90
  const palms = turns.flatMap((turn, i) => {
    if (i % 2) return []
    const at = (turn + gap / 2 + 90) * RAD
    const spots: [number, number, number][] = [
      [0, 0.8, 322],
      [0.075, 0.55, 329],
      [-0.07, 0.5, 331],
    ]
    return spots.map(([off, k, r]) =>
      palm(f(r * Math.cos(at + off)), f(r * Math.sin(at + off)), k, (i * 37 + k * 90) % 60),
    )
  })
  return palms.join('') + canoe(427, 64, 0.72, -1, '#f6b545') + canoe(-427, -24, 0.72, 1, '#ef6f53')
}

/** Paper shadows and the glow of the crater. */
export const DEFS = `<filter id="wk-cut" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="1.500" dy="3" stdDeviation="2.600" flood-color="#000" flood-opacity=".45"/></filter>
  <filter id="wk-cut-big" x="-10%" y="-10%" width="120%" height="120%"><feDropShadow dx="2" dy="5" stdDeviation="5" flood-color="#14040a" flood-opacity=".6"/></filter>
  <filter id="wk-sheet" x="-2%" y="-2%" width="104%" height="104%"><feDropShadow dx="1" dy="3" stdDeviation="3.200" flood-color="#6d0f08" flood-opacity=".6"/></filter>
  <radialGradient id="wk-glow"><stop offset="0" stop-color="#ffb34d" stop-opacity=".95"/><stop offset=".45" stop-color="#ff7a2f" stop-opacity=".55"/><stop offset="1" stop-color="#d7331f" stop-opacity="0"/></radialGradient>`
