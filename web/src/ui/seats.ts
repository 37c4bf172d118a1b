/** Eight badges: colour and shape always together, so that colour never carries meaning alone. */
import { BADGES, badgeOf } from './worn.svelte'

export const EMBLEMS = ['fish', 'turtle', 'star', 'leaf', 'shell', 'hook', 'bird', 'moon'] as const

/** How a badge looks: its emblem, its colour, and ink that can be read on that colour. */
export const badgeLook = (badge: number) => ({
  emblem: EMBLEMS[badge % BADGES],
  colour: `var(--seat-${badge % BADGES})`,
  ink: { 2: '#4a2f04', 5: '#3d1c02', 6: 'var(--night)' }[badge % BADGES] ?? '#ffffff',
})

export const emblemOf = (seat: number) => badgeLook(badgeOf(seat)).emblem
export const colourOf = (seat: number) => badgeLook(badgeOf(seat)).colour
export const inkOn = (seat: number) => badgeLook(badgeOf(seat)).ink
