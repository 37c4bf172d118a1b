/** Tongiaki at the table: which clicks pick which parts, how long things take, and what is said. */
import type { Sound } from '../../lib/sound'
import { t } from '../../lib/words.svelte'
import { narrow } from '../../table/choices'
import type { GameClient } from '../../table/client'
import { choiceMarks } from './advised'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { ahead, complete, fill, start } from './clicks'
import Dock from './Dock.svelte'
import { end, medals, moment } from './end'
import { frameOf } from './frame'
import { xy } from './hex'
import Mini from './Mini.svelte'
import Pile from './Pile.svelte'
import Score from './Score.svelte'
import Seat from './Seat.svelte'
import Victory from './Victory.svelte'
import { summary, telling, trail } from './trail'
import type { Event, View } from './payloads'
import { islandsOf, tileOf, total, type Tongiaki } from './view'
import { middleOf, timeOf, voyageOf } from './voyage'
import { bad, choiceSpots, choiceWords, headings, primary, quiet, say, spots, toldOf } from './words'

const SOUNDS: Partial<Record<Event['kind'], Sound>> = {
  put: 'click',
  landed: 'click',
  laid: 'click',
  settling: 'dice',
  turned: 'dice',
  sailed: 'move',
  failed: 'crash',
  stopped: 'crash',
  founded: 'goal',
}
/** Parts of choices that have words, and the message with them. */
const NAMED: Record<string, string> = {
  kind: 'tongiaki-web-kind',
  island: 'tongiaki-island',
  side: 'tongiaki-side',
  mark: 'tongiaki-mark',
}

/** The island the table is looking at: where boats are placed, where a beach is full, or where the seat has most. */
function focus(view: View, seat: number | null): number | null {
  const here = view.fleet?.island ?? view.adding?.island ?? view.settle_on
  if (here !== null && here !== undefined) return here
  if (view.phase === 'setup') return 0
  if (view.phase === 'sail')
    return islandsOf(view).find(({ beaches }) => beaches.some(({ full }) => full))?.tile ?? null
  if (view.phase !== 'turn' || seat === null || view.to_move !== seat) return null
  const mine = ({ beaches }: { beaches: { boats: number[] }[] }) =>
    total(beaches.map(({ boats }) => boats[view.colour]))
  return islandsOf(view).reduce((best, island) => (mine(island) > mine(best) ? island : best)).tile
}

const tongiaki: GameClient<Tongiaki> = {
  Board,
  Mini,
  Corner: Pile,
  Dock,
  Seat,
  Card,
  dockKeeps: { wide: 119, middle: 131, slim: 170, narrow: 246, phone: 205 },
  Sheet: Score,
  victory: { Picture: Victory, ink: 'light', top: 246 },
  end,
  medals,
  moment,
  shape(position) {
    const frame = frameOf(position.view)
    return {
      ...frame,
      phone: 490,
      legible: 0.75,
      grab: true,
      centre(now) {
        const tile = focus(now.view, now.seat)
        const found = tile === null ? undefined : tileOf(now.view, tile)
        if (!found) return null
        const [x, y] = xy(found.q, found.r)
        return [x - frame.x, y - frame.y]
      },
      follow(now, motion) {
        const before = motion.from[0]?.view ?? null
        const voyage = voyageOf(now.view, before, motion.events)
        if (!voyage) return null
        const [x, y] = middleOf(voyage)
        return [Math.round(x - frame.x), Math.round(y - frame.y)]
      },
    }
  },
  where(position) {
    const { phase, turn, colours, final } = position.view
    return { key: 'tongiaki-web-where', args: { phase, round: Math.ceil(turn / colours.length), final } }
  },
  say,
  primary,
  word(part, value, choices) {
    if (part === 'q') {
      const ways = choices.map(({ parts }) => parts).filter((parts) => parts.kind === 'tile')
      return t('tongiaki-web-hex', ways.find(({ steps }) => steps === 0) ?? ways[0])
    }
    if (part in NAMED) return t(NAMED[part], { [part]: value })
    if (part === 'beside') return t('tongiaki-beside', narrow(choices, { beside: value as number })[0]?.parts)
    const on = part === 'beach' ? narrow(choices, { beach: value as number })[0]?.parts : undefined
    return on && 'side' in on ? t('tongiaki-beach', { side: on.side }) : null
  },
  partWords: (part, parts) => (part === 'mark' && parts.kind === 'tile' ? t('tongiaki-web-turn-towards', parts) : null),
  joined: ['q', 'r'],
  choiceWords,
  headings,
  quiet,
  bad,
  spots,
  choiceSpots,
  choiceMarks,
  toldOf,
  telling,
  summary,
  trail,
  time: timeOf,
  sound: ({ kind }) => SOUNDS[kind] ?? null,
  start,
  ahead,
  skipOnUndo: ({ choices }) => choices?.length === 1,
  complete,
  fill,
}

export default tongiaki
