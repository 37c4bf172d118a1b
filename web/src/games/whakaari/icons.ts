/** The icons of the action cards, by the names printed in the components file, and the symbols that draw them. */
export const ICONS = ['MOVE', 'DRAG', 'DRAG-', 'DRAG1', 'EMPTY', 'OCC', 'NEAR', 'ADD', 'SAVE'] as const

const MARKS: Record<string, string> = { 'DRAG-': 'not-mine', DRAG1: 'only-mine' }

/** The symbol of an icon, and the smaller one that limits it. */
export const symbolOf = (icon: string): { icon: string; mark: string | null } => ({
  icon: icon.replace(/[-1]$/, '').toLowerCase(),
  mark: MARKS[icon] ?? null,
})
