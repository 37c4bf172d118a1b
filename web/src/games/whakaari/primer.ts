/** What the two-minute card draws and lists: cards and their icons, and a piece of lava. */
import { rnd } from './paper'
import type { Distance, Join } from './payloads'
import { f } from './plane'

interface Face {
  distance: Distance
  icons: string[]
  join: Join
}
export const HAND: readonly Face[] = [
  { distance: 'short', icons: ['MOVE', 'NEAR'], join: '+' },
  { distance: 'long', icons: ['MOVE', 'DRAG-'], join: '/' },
  { distance: 'supreme', icons: ['MOVE', 'OCC'], join: '/' },
]

const SHEETS = ['#d33c20', '#db4824', '#cf361f', '#e05428', '#d7331f']

/** Lava in waves of paper, always the same for the same seed. */
export function drawFlow(seed: number): string {
  const chance = rnd(seed)
  const [left, top, wide, high] = [-600, -160, 1200, 340]
  const sheets = SHEETS.map((colour, i) => {
    const waves = Array.from({ length: 12 }, () => `q${f(20 + chance() * 14)} ${f(-8 - chance() * 8)} 50 0t50 0`)
    return `<path fill="${colour}" d="M${left} ${f(top + ((i + 0.3) * high) / 5)}${waves.join('')}V${top + high}H${left}Z"/>`
  })
  const streaks = Array.from({ length: 44 }, (_, i) => {
    const [x, y] = [left + chance() * wide, top + chance() * high]
    return `<path fill="${i % 2 ? '#f58a3a' : '#b3261a'}" opacity=".55" d="M${f(x)} ${f(y)}q18-9 38-2t30 0q-16 10-36 5t-32-3Z"/>`
  })
  return `<rect x="${left}" y="${top - 200}" width="${wide}" height="${high + 400}" fill="#c9321e"/>${sheets.join('')}${streaks.join('')}`
}
