/** Which badge each seat wears: at a table the one its person chose, anywhere else that of its number. */
export const BADGES = 8

let worn = $state.raw<readonly number[]>([])

/** The badge of a seat. Players beyond the seats of the table wear those that are left. */
export const badgeOf = (seat: number) => worn[seat] ?? seat % BADGES

/** Wear these badges from now on, by seat; without any, by number. */
export function wear(badges: readonly number[]): void {
  const left = Array.from({ length: BADGES }, (_, badge) => badge).filter((badge) => !badges.includes(badge))
  worn = badges.length ? [...badges, ...left] : []
}

/** Wear the badges of a table as long as a component is there. */
export function useBadges(seats: () => readonly { badge: number }[] | undefined): void {
  const badges = $derived((seats() ?? []).map(({ badge }) => badge).join(' '))
  $effect.pre(() => {
    wear(badges ? badges.split(' ').map(Number) : [])
    return () => wear([])
  })
}
