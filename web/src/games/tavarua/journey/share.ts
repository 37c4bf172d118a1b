/** The picture of a year to show to a friend: a poster of 1080 by 1350 whose wave is the rank. SVG as text. */
import { rider } from './art'
import { pointsOf, smooth, swell, water, type Frame } from './curve'
import type { Career } from '../payloads'
import { rankOf } from './view'

export const WIDTH = 1080
export const HEIGHT = 1350
const FRAME: Frame = { x: 90, y: 560, width: 840, height: 470 }
const FLOOR = HEIGHT

/** What the poster says, already in a language. */
export interface PosterWords {
  name: string
  result: string
  when: string
  months: string[]
  figures: { value: string; label: string }[]
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Text that can stand in markup. */
export const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign])

const DISPLAY = `font-family="'Josefin Sans Variable', 'Josefin Sans', 'Century Gothic', sans-serif"`
const TEXT = `font-family="'Source Sans 3 Variable', 'Source Sans 3', 'Segoe UI', sans-serif"`

function rays(x: number, y: number): string {
  return Array.from({ length: 24 }, (_, i) => {
    const [a, b] = [(i * 15 * Math.PI) / 180, ((i * 15 + 6) * Math.PI) / 180]
    const at = (angle: number) => `${Math.round(x + 1500 * Math.cos(angle))} ${Math.round(y + 1500 * Math.sin(angle))}`
    return `<path d="M${x} ${y}L${at(a)}L${at(b)}Z"/>`
  }).join('')
}

/** The size of letters at which a name fits the width. */
const sizeFor = (text: string, most: number, room: number) =>
  Math.round(Math.min(most, room / (0.56 * Math.max(1, text.length))))

/** The poster. `style` is put in as it is: fonts, for a picture that leaves the page. */
export function poster(career: Career, words: PosterWords, style = ''): string {
  const won = career.status === 'won'
  const sky = won ? ['#9c3546', '#d75f4c', '#f39a58', '#fcd588'] : ['#26374f', '#3d5574', '#6f7f95', '#c9c3b4']
  const year = pointsOf(career, FRAME)
  const tail = year.at(-1)!
  const line = swell(year, -40, WIDTH + 40, FRAME.y + FRAME.height - 16)
  const sun = [800, 700]
  const rings = [430, 330, 240]
    .map(
      (r, i) => `<circle cx="${sun[0]}" cy="${sun[1]}" r="${r}" fill="${sky[i + 1]}" opacity="${i === 2 ? 1 : 0.75}"/>`,
    )
    .join('')
  const step = FRAME.width / career.events.length
  const months = words.months.map(
    (month, i) =>
      `<text x="${FRAME.x + (i + 1) * step}" y="1112" text-anchor="middle" font-size="26" font-weight="600" fill="#ffffff" fill-opacity="${i < year.length - 1 ? 1 : 0.45}" ${DISPLAY}>${escape(month)}</text>`,
  )
  const dots = year
    .slice(0, -1)
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="#fff8ea" stroke="#0b3a53" stroke-width="5"/>`)
  const figures = words.figures.map(({ value, label }, i) => {
    const x = (WIDTH / words.figures.length) * (i + 0.5)
    return `<text x="${x}" y="1226" text-anchor="middle" font-size="76" font-weight="700" fill="#fff8ea" ${DISPLAY}>${escape(value)}</text><text x="${x}" y="1270" text-anchor="middle" font-size="30" fill="#cfe3e6" ${TEXT}>${escape(label)}</text>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    style && `<style>${style}</style>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${sky[0]}"/>${rings}<g fill="#fff3c4" opacity=".1">${rays(sun[0], sun[1])}</g>`,
    `<circle cx="${sun[0]}" cy="${sun[1]}" r="150" fill="${won ? '#fff3cf' : '#e9e2d2'}"/>`,
    `<text x="72" y="120" font-size="44" font-weight="700" letter-spacing="14" fill="#fff8ea" ${DISPLAY}>TAVARUA</text>`,
    `<text x="70" y="262" font-size="${sizeFor(words.name, 128, 940)}" font-weight="700" fill="#fff8ea" ${DISPLAY}>${escape(words.name)}</text>`,
    `<text x="72" y="346" font-size="${sizeFor(words.result, 64, 900)}" font-weight="600" fill="${won ? '#fff3cf' : '#ffffff'}" ${DISPLAY}>${escape(words.result)}</text>`,
    `<text x="72" y="400" font-size="34" fill="#fff8ea" ${TEXT}>${escape(words.when)}</text>`,
    `<path d="${water(line, FLOOR)}" fill="#4fb3b0"/><path d="${water(line, FLOOR, 70)}" fill="#1b7f8c"/><path d="${water(line, FLOOR, 170)}" fill="#13566f"/>`,
    `<path d="${smooth(line)}" fill="none" stroke="#fff8ea" stroke-width="16" stroke-linecap="round"/>`,
    `<path d="M0 1066q67-22 135 0t135 0 135 0 135 0 135 0 135 0 135 0 135 0V${HEIGHT}H0Z" fill="#0b3a53"/>`,
    ...dots,
    `<g transform="translate(${tail[0] - 74} ${tail[1] - 136}) scale(1.95)">${rider(won ? '#f6b545' : '#ef6f53')}</g>`,
    ...months,
    `<path d="M72 1140H${WIDTH - 72}" stroke="#ffffff" stroke-opacity=".25" stroke-width="2"/>`,
    ...figures,
    `<text x="${WIDTH / 2}" y="1322" text-anchor="middle" font-size="24" letter-spacing="8" fill="#9fc0c9" ${DISPLAY}>VAKA</text>`,
    '</svg>',
  ].join('')
}

/** How many contests were won: first on a board. */
export const winsOf = (career: Career) =>
  career.events.filter(({ result }) => Object.values(result?.places ?? {}).includes(1)).length

export const bestRank = (career: Career) => Math.min(...career.ranks)
export const cardsUsed = (career: Career) => career.sheet.reduce((sum, { spent }) => sum + spent, 0)
export const fileName = (name: string, career: Career, ending: string) =>
  `tavarua-${
    name
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\w]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .toLowerCase() || 'career'
  }-rank-${rankOf(career)}.${ending}`
