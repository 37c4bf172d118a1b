/** Player cards of the box that cards and examples show. */
import type { PlayerCard } from '../payloads'

export const TRIM: PlayerCard = { power: 1, direction: 'nose', name: 'Trim', colour: 'teal' }
export const PUMP: PlayerCard = { power: 2, direction: 'nose', name: 'Pump', colour: 'teal' }
export const CUTBACK: PlayerCard = { power: 2, direction: 'tail', name: 'Cutback', colour: 'maroon' }
export const SNAP: PlayerCard = { power: 3, direction: 'tail', name: 'Snap', colour: 'maroon' }
export const FLOATER: PlayerCard = { power: 3, direction: 'nose', name: 'Floater', colour: 'teal' }
