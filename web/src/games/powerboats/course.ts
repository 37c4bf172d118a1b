/** The course: its line, the start row, the buoys with their arrows, the rays. SVG text of our own numbers. */
import { f, hexPath, off, pt, R, W, xy, type Hex, type Point } from './hex'
import type { Buoy } from './payloads'

const FOAM = 'var(--foam)'

/** A faint line from the row round the buoys and back, on the side where boats pass. */
export function drawLine(row: readonly Hex[], buoys: readonly Buoy[]): string {
  const middle = between(xy(row[0]), xy(row[3]))
  const turns = buoys.filter(({ ray }) => ray !== null).map(({ at, ray }) => off(xy(at), -ray!, W * 1.6))
  const d = smooth([middle, ...turns, middle])
  return `<g fill="none"><path d="${d}" stroke="${FOAM}" stroke-width="13" opacity=".08"/><path d="${d}" stroke="var(--sand)" stroke-width="4.5" stroke-dasharray="15 11" opacity=".4"/></g>`
}

const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** A curve through points. */
function smooth(p: Point[]): string {
  let d = `M${pt(p[0])}`
  for (let i = 0; i + 1 < p.length; i++) {
    const a = p[Math.max(i - 1, 0)]
    const [b, c] = [p[i], p[i + 1]]
    const e = p[Math.min(i + 2, p.length - 1)]
    const one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6]
    const two: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6]
    d += `C${pt(one)} ${pt(two)} ${pt(c)}`
  }
  return d
}

/** The four hexes of start and finish: a chequered pontoon; pale arrows lead out, yellow ones lead home. */
export function drawRow(row: readonly Hex[], start: number, finish: number): string {
  const [a, b] = [xy(row[0]), xy(row[3])]
  const deg = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
  const s = 10
  const n = Math.round((Math.hypot(b[0] - a[0], b[1] - a[1]) + W) / s)
  let squares = ''
  for (let i = 0; i < n; i++)
    for (let j = 0; j < 3; j++) if ((i + j) % 2) squares += `M${i * s} ${(j - 1.5) * s}h${s}v${s}h${-s}Z`
  /** −1 where a direction leads to the upper side of the turned pontoon, else 1. */
  const towards = (angle: number) => (Math.sin((-angle - deg) * (Math.PI / 180)) < 0 ? -1 : 1)
  const chevrons = (x: number, side: number, lead: number, colour: string) =>
    [0, 13]
      .map(
        (d) =>
          `<path d="M${x - 11} ${side * (27 + d) - lead * 4.5}l11 ${lead * 9}l11 ${-lead * 9}" stroke="${colour}"/>`,
      )
      .join('')
  const out = towards(start)
  const home = towards(finish)
  return `${row.map((hex) => `<path d="${hexPath(xy(hex), R - 1)}" fill="${FOAM}" opacity=".2"/>`).join('')}
    <g transform="translate(${pt(a)}) rotate(${f(deg)}) translate(${-W / 2} 0)"><rect x="-2" y="-17" width="${n * s + 4}" height="34" rx="3" fill="${FOAM}" filter="url(#pb-lift)"/><path d="${squares}" fill="#1d2831"/>
    <g fill="none" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${chevrons(42, out, out, FOAM)}${chevrons(118, -home, home, 'var(--sun)')}</g></g>`
}

/** A buoy: card disc with three winged arrows that say which way round. */
export function drawBuoy({ name, at, passed_on }: Buoy): string {
  const [x, y] = xy(at)
  const flag = name === 'F'
  const wing = (i: number) =>
    `<path transform="rotate(${120 * i + 12})" d="M14-13C22-12 27-6 28 1L34 0 25 15 14 4 20 3C19-1 17-4 13-5Z" fill="var(--sun)" stroke="${FOAM}" stroke-width="2" stroke-linejoin="round"/>`
  const wings =
    passed_on === null
      ? ''
      : `<g transform="scale(1 ${passed_on === 'left' ? -1 : 1})">${[0, 1, 2].map(wing).join('')}</g>`
  const wedge = (i: number) =>
    `<path transform="rotate(${i * 45})" d="M0 0 18.5 0A18.5 18.5 0 0 1 17.1 7.08Z" fill="#1d2831"/>`
  const plain = `<circle r="18" fill="${name === '0' ? '#1d2831' : 'var(--coral-deep)'}" stroke="${FOAM}" stroke-width="3.5"/>`
  const chequered = `<circle r="19" fill="${FOAM}" stroke="${FOAM}" stroke-width="3"/>${[0, 1, 2, 3, 4, 5, 6, 7].map(wedge).join('')}<circle r="12" fill="#1d2831" stroke="${FOAM}" stroke-width="1.5"/>`
  return `<g data-spot="buoy-${name}" transform="translate(${f(x)} ${f(y)}) scale(1.08)"><g filter="url(#pb-lift)">${wings}${flag ? chequered : plain}</g><text y="${flag ? 6.5 : 9}" class="pb-t" font-size="${flag ? 18 : 26}" fill="#fff">${name}</text></g>`
}

/** The half-line that has to be crossed to round a buoy, drawn as chevrons in arrow direction. */
export function drawRay({ at, ray, passed_on }: Buoy, bright: boolean): string {
  if (ray === null) return ''
  const [x, y] = xy(at)
  const s = passed_on === 'right' ? 1 : -1
  const chevrons = Array.from(
    { length: bright ? 14 : 6 },
    (_, i) => `M${48 + i * 22} ${-5 * s}l7 ${9 * s}l7 ${-9 * s}`,
  ).join('')
  return `<path transform="translate(${f(x)} ${f(y)}) rotate(${-ray})" d="${chevrons}" fill="none" stroke="var(--sun)" stroke-width="4" stroke-linejoin="round" opacity="${bright ? 0.85 : 0.35}"/>`
}

/** Dashed ring around the mark a seat has to round next. */
export function drawNext({ at }: Buoy): string {
  const [x, y] = xy(at)
  return `<circle cx="${f(x)}" cy="${f(y)}" r="43" fill="var(--sun)" fill-opacity=".2" stroke="var(--sun)" stroke-width="3" stroke-dasharray="6 5"/>`
}
