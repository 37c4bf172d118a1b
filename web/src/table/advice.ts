/** Hints and reviews: their moves and reasons in words and on the board, the curve of a review, and polling for it. */
import type { Choice, CurvePoint, HintMove, Move, Position, Reason, ReviewCard, TurningPoint } from '../lib/wire'
import { say, t, type Said } from '../lib/words.svelte'
import { narrow, same, type Picks } from './choices'
import { choiceWords, type GameClient } from './client'
import type { Mark, Place, Tone } from './marks'
import type { Called } from './names'
import type { Box } from './placing'
import { wallClock, type Clock } from './queue'

/** A share of the result as whole percent. */
export const percent = (share: number): number => Math.round(100 * share)

/** A change in percent with its sign; nothing has none. */
export function signed(change: number): string {
  const points = percent(change)
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}

/** The decisions of a whole move. */
export const decisions = (move: Move): Choice[] => [move, ...move.then]

/** Decisions of a move that are said; the board shows the others. With fewer, two moves of a hint may read the same. */
const SAID = 6

/** A whole move in words. */
export function moveWords(client: GameClient, game: string, move: Move, names: string[]): string {
  const made = client.toldOf?.(decisions(move)) ?? decisions(move)
  const said = made.slice(0, SAID).map((choice) => choiceWords(client, game, choice, names))
  const words = said.join(', ')
  return made.length > SAID ? t('web-hint-so-on', { words }) : words
}

/** Why a move is better, in a sentence. It speaks to whoever decides, so for anybody else it is quoted. */
export function reasonWords({ kind, against, best, other }: Reason, to: Called = 'you'): string {
  const clause = (said: Said | null) => (said ? say(said) : '')
  const words = t(`reason-${kind}`, { against, best: clause(best), other: clause(other) })
  return to === 'you' || !best ? words : t('web-review-told', { name: to, words })
}

/** Whether picks and later picks are those of a move. */
export function isTaken(move: Move, action: number | null, later: readonly Picks[]): boolean {
  return action === move.action && move.then.every((choice, i) => later[i] && narrow([choice], later[i]).length > 0)
}

/** A move on the board, in gold or in plain, with the number by which a list refers to it. */
export function moveMarks(
  client: GameClient,
  position: Position,
  names: string[],
  move: Move,
  tone: Tone,
  number?: number,
): Mark[] {
  const marks = client.choiceMarks?.(decisions(move), position, names) ?? []
  const at = endOf(marks)
  const disc: Mark[] = number !== undefined && at !== null ? [{ kind: 'number', at, number }] : []
  return [...marks, ...disc].map((mark) => ({ ...mark, tone }))
}

/** Where a move ends on the board: at the tip of its last arrow, else at the last thing marked. */
function endOf(marks: readonly Mark[]): Place | null {
  const last = marks.findLast((mark) => mark.kind === 'way') ?? marks.at(-1)
  if (!last) return null
  return last.kind === 'way' ? (last.points.at(-1) ?? null) : last.at
}

/** The marks of a hint: the best move in gold, and another one that is pointed at. */
export function hintMarks(
  client: GameClient,
  position: Position,
  names: string[],
  moves: readonly HintMove[],
  pointed: HintMove | null,
): Mark[] {
  const several = moves.length > 1
  const told = (move: HintMove, tone: Tone) =>
    moveMarks(client, position, names, move, tone, several ? moves.indexOf(move) + 1 : undefined)
  const best = moves[0] ? told(moves[0], 'best') : []
  return pointed && moves.indexOf(pointed) > 0 ? [...told(pointed, 'other'), ...best] : best
}

/** What an item of the list would do, in gold: the marks that all the choices it leaves have in common, or of those that stand for all. */
export function itemMarks(client: GameClient, position: Position, names: string[], choices: readonly Choice[]): Mark[] {
  const marksOf = (choice: Choice) => client.choiceMarks?.([choice], position, names) ?? []
  const [first = [], ...rest] = choices.map(marksOf)
  const common = first.filter((mark) => rest.every((marks) => marks.some((other) => same(mark, other))))
  const drawn = common.length ? common : (client.standing?.(choices) ?? []).flatMap(marksOf)
  return drawn.map((mark) => ({ ...mark, tone: 'best' }))
}

/** The marks of a turning point: the move played in plain and, if it was a mistake, the better one in gold. */
export function turningPointMarks(client: GameClient, position: Position, names: string[], turn: TurningPoint): Mark[] {
  const played = moveMarks(client, position, names, turn.played, 'other')
  return turn.mistake ? [...played, ...moveMarks(client, position, names, turn.best, 'best')] : played
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

/** Milliseconds between two requests for a review. */
const PAUSE = 700

/** Polls a review until it is done; asking for another seat starts over. */
export class ReviewPoller {
  private turn = 0

  constructor(
    private readonly ask: (seat: number) => Promise<ReviewCard>,
    private readonly tell: (card: ReviewCard) => void,
    private readonly fail: (error: unknown) => void,
    private readonly clock: Clock = wallClock,
  ) {}

  /** Poll the review for a seat instead of any other. */
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
