/** Where somebody stands among the bots' levels of a game: 0 at the weakest, 1 at the strongest, a little beyond both. */
import type { Milestone } from '../../lib/wire'

/** The levels of a game from the weakest to the strongest. */
export const levelsOf = (milestones: readonly Milestone[]): Milestone[] =>
  milestones.filter(({ level }) => level !== null).sort((a, b) => a.points - b.points)

const BEYOND = 0.12

/** Levels stand evenly apart in every game, and points between two of them in proportion. */
export function standing(milestones: readonly Milestone[], points: number): number {
  const levels = levelsOf(milestones).map((one) => one.points)
  const steps = levels.length - 1
  if (steps < 1) return 0.5
  const above = levels.findIndex((one) => one >= points)
  const upper = above < 0 ? steps : Math.max(above, 1)
  const [low, high] = [levels[upper - 1], levels[upper]]
  const share = (upper - 1 + (points - low) / (high - low)) / steps
  return Math.min(1 + BEYOND, Math.max(-BEYOND, share))
}
