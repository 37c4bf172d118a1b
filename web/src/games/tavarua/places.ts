/** Where each surfer is drawn: on its tile, in the wash, in the channel or on the sand, beside the others there. */
import type { Layout } from './layout'
import type { Surfer, View } from './payloads'

export type Pose = 'ride' | 'paddle' | 'fallen'

export interface Spot {
  x: number
  y: number
  pose: Pose
  /** A little smaller where it is crowded. */
  size: number
}

type Placed = Pick<Surfer, 'place' | 'space'>

const POSES: Record<Surfer['place'], Pose> = { riding: 'ride', bailed: 'paddle', wash: 'fallen', channel: 'paddle' }

/** The feet or the middle of every surfer. */
export function spots(view: View, layout: Layout): Spot[] {
  return view.surfers.map((surfer, i) => {
    const there = view.surfers.flatMap((other, j) => (sameSpot(other, surfer) ? [j] : []))
    return spot(surfer, there.indexOf(i), there.length, layout)
  })
}

const wet = ({ place }: Surfer) => (place === 'bailed' ? 'wash' : place)
const sameSpot = (a: Surfer, b: Surfer) => wet(a) === wet(b) && a.space === b.space

/** Where a surfer would be if it were alone there. */
export const spotAt = (surfer: Placed, layout: Layout) => spot(surfer, 0, 1, layout)

function spot(surfer: Placed, i: number, count: number, layout: Layout): Spot {
  const { tile, wash, channel, shore, body, pitch } = layout
  const pose = POSES[surfer.place]
  const y = layout.row(surfer.space)
  const middle = i - (count - 1) / 2
  if (surfer.place === 'riding') {
    const x = tile.x + tile.w * (0.66 + 0.05 * ((surfer.space * 7) % 3))
    return { x: x + middle * 92 * body, y: y + pitch * 0.36, pose, size: body }
  }
  if (surfer.place === 'channel' && surfer.space === 0) {
    const step = Math.min(96 * body, (layout.narrow ? 112 : 300) / Math.max(count - 1, 1))
    return { x: shore.x - i * step, y: shore.y, pose, size: body * (layout.narrow ? 0.86 : 0.82) }
  }
  /** A narrow board ends beside the channel: surfers there stay inside it, board and badge. */
  const own = layout.narrow && pose === 'paddle' ? Math.min(body, 0.7) : body
  const size = count > 1 ? own * 0.84 : own
  const x = surfer.place === 'channel' ? channel : wash
  return { x: x + middle * 26 * body, y: y + middle * 13 * body, pose, size }
}
