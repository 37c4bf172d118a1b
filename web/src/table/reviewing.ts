/** Reviews: by a worker of this browser if the room offers it, by the room otherwise. Both find the same numbers. */
import type { ReviewQuestion, ReviewReply } from '../engine/review'
import * as api from '../lib/api'
import type { ReviewCard, ReviewOffer, SeatReview } from '../lib/wire'

const WORKER = '/engine/review.mjs'

/** A review under way in a worker. */
class OwnReview {
  private ply = 0
  private seats: SeatReview[] | null = null
  private readonly worker = new Worker(WORKER, { type: 'module' })
  /** Why it cannot be made here. */
  problem: string | null = null

  constructor(
    private readonly offer: ReviewOffer,
    question: ReviewQuestion,
  ) {
    this.worker.onmessage = ({ data }: MessageEvent<ReviewReply>) => {
      if ('ply' in data) this.ply = data.ply
      else if ('error' in data) this.fail(data.error)
      else {
        this.seats = data.seats
        this.worker.terminate()
      }
    }
    this.worker.onerror = (event) => this.fail(event.message || WORKER)
    this.worker.postMessage(question)
  }

  card(seat: number): ReviewCard {
    const { plies, commands } = this.offer
    const found = this.seats?.[seat]
    const review = found ? { ...found, command: commands[seat] ?? null } : null
    return { ply: review ? plies : this.ply, plies, review }
  }

  stop(): void {
    this.worker.terminate()
  }

  private fail(problem: string): void {
    this.problem = problem
    this.worker.terminate()
    console.warn(`The room reviews this match, because this browser cannot: ${problem}`)
  }
}

/** Makes the review of a table's match, or has the room make it. */
export class Reviewer {
  private own: Promise<OwnReview | null> | null = null

  constructor(
    private readonly id: string,
    private readonly game: string,
  ) {}

  /** How far the review has come, and what it says of a seat when it is done. */
  async ask(seat: number): Promise<ReviewCard> {
    this.own ??= this.begin()
    const own = await this.own
    return own && own.problem === null ? own.card(seat) : api.review(this.id, seat)
  }

  stop(): void {
    void this.own?.then((own) => own?.stop())
  }

  private async begin(): Promise<OwnReview | null> {
    const offer = await api.reviewOffer(this.id)
    if (!offer.own) return null
    const record = await api.file(api.recordPath(this.id)).catch(() => null)
    if (!record) return null
    const { playouts, seed } = offer
    return new OwnReview(offer, { game: this.game, record: await record.text(), playouts, seed: Number(seed) })
  }
}
