/** Eight seats: colour and shape always together, so that colour never carries meaning alone. */
export const EMBLEMS = ['fish', 'turtle', 'star', 'leaf', 'shell', 'hook', 'bird', 'moon'] as const

export const emblemOf = (seat: number) => EMBLEMS[seat % EMBLEMS.length]
export const colourOf = (seat: number) => `var(--seat-${seat % EMBLEMS.length})`
/** Ink that can be read on a seat's colour. */
export const inkOn = (seat: number) =>
  ({ 2: '#4a2f04', 5: '#3d1c02', 6: 'var(--night)' })[seat % EMBLEMS.length] ?? '#ffffff'
