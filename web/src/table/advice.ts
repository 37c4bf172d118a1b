/** Advice drawn and followed without a browser: the curve of a review, its numbers, and the wait until it is done. */
import type { CurvePoint, HintMove, Choice, ReviewCard } from '../lib/wire'
import type { Said } from '../lib/words.svelte'
import { wallClock, type Clock } from './queue'

/** A share of the result as whole percent. */
export const percent = (share: number): number => Math.round(100 * share)

/** A change in percent with its sign; nothing has none. */
export function signed(change: number): string {
  const points = percent(change)
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}

/** Why a hint says what it says: the best move against the next, each in words. */
export function whyOf(moves: readonly HintMove[], words: (choice: Choice) => string): Said {
  const [best, next] = moves
  if (!next) return { key: 'analyse-only', args: { move: words(best) } }
  const [chance, other] = [percent(best.expected), percent(next.expected)]
  const args = { move: words(best), next: words(next), chance, other }
  return { key: chance > other ? 'analyse-why' : 'analyse-even', args }
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** Where a ply and a share lie in the box of a curve that ends at the last ply. */
export function place({ x, y, w, h }: Box, plies: number, ply: number, share: number): [number, number] {
  const at = Math.min(Math.max(ply, 0), plies) / Math.max(1, plies)
  return [round(x + w * at), round(y + h * (1 - share))]
}

/** The curve through all points, as the path of a drawing. */
export function path(box: Box, plies: number, points: readonly CurvePoint[]): string {
  return points.map(({ ply, expected }, i) => `${i ? 'L' : 'M'}${place(box, plies, ply, expected).join(' ')}`).join('')
}

/** What the curve says at a ply: the last share before it. */
export function shareAt(points: readonly CurvePoint[], ply: number): number | null {
  return points.findLast((point) => point.ply <= ply)?.expected ?? points[0]?.expected ?? null
}

const round = (value: number) => Math.round(10 * value) / 10

/** How long to wait before asking again how far a review has come. */
const PAUSE = 700

/** A review followed until it is done; for another seat it is asked again. */
export class ReviewPoller {
  private turn = 0

  constructor(
    private readonly ask: (seat: number) => Promise<ReviewCard>,
    private readonly tell: (card: ReviewCard) => void,
    private readonly fail: (error: unknown) => void,
    private readonly clock: Clock = wallClock,
  ) {}

  /** Follow the review for a seat; the seat before is forgotten. */
  follow(seat: number): void {
    void this.look(seat, ++this.turn)
  }

  stop(): void {
    this.turn++
  }

  private async look(seat: number, turn: number): Promise<void> {
    try {
      const card = await this.ask(seat)
      if (turn !== this.turn) return
      this.tell(card)
      if (!card.review) this.clock.set(() => void (turn === this.turn && this.look(seat, turn)), PAUSE)
    } catch (error) {
      if (turn === this.turn) this.fail(error)
    }
  }
}
