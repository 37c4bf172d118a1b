/** What is around the tiles: shelves of lighter water, the swell, a compass, and the back of a tile. */
import { polar, round } from './hex'
import { HEX } from './ocean'
import { crest } from './paper'

/** Rings of lighter water around the archipelago: how wide, and the class that colours them. */
export const SHELVES = [
  [132, 'shelf-1'],
  [84, 'shelf-2'],
  [40, 'shelf-3'],
] as const

export const swell = Array.from({ length: 26 }, (_, i) => {
  const y = -2100 + i * 160
  return `<path class="tg-swell-${i % 2}" d="${crest(y, 30, 200, -3000 - ((i * 67) % 200), 3000, 3000)}"/>`
}).join('')

export function compass(r: number): string {
  const ray = (at: number, long: number, wide: number, light: string, dark: string) =>
    `<path d="M${polar(long, at)}L${polar(wide, at + 45)}L0 0Z" fill="${light}"/><path d="M${polar(long, at)}L${polar(wide, at - 45)}L0 0Z" fill="${dark}"/>`
  const minor = [45, 135, 225, 315].map((at) => ray(at, r * 0.7, r * 0.2, '#2b97a2', '#1b7f8c'))
  const major = [0, 90, 180].map((at) => ray(at, r * 1.08, r * 0.24, '#f3e3c3', '#e2c998'))
  return `<circle r="${r}" fill="#0b3a53"/><circle r="${round(r * 0.93)}" fill="none" stroke="#4fb3b0" stroke-width="2"/><circle r="${round(r * 0.8)}" fill="none" stroke="#4fb3b0" stroke-width="2.4" stroke-dasharray=".1 ${round(r * 0.1676)}" stroke-linecap="round"/>${minor.join('')}${major.join('')}${ray(270, r * 1.08, r * 0.24, '#c8452c', '#ef6f53')}<circle r="${round(r * 0.1)}" fill="#0b3a53"/>`
}

const WAVES = [-16, 0, 16].map((y) => `M-36 ${y}q12-15 24 0t24 0t24 0`).join('')
/** A tile face down. */
export const BACK = `<path d="${HEX}" fill="#06283a" opacity=".4" transform="translate(2 5)"/><path d="${HEX}" fill="#1b7f8c" stroke="#fbf3df" stroke-width="3"/><path d="${WAVES}" fill="none" stroke="#eef7f3" stroke-width="5" stroke-linecap="round"/>`
