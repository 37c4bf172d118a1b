/** The career of Tavarua in the room. */
import type { GameJourney } from '../../../lib/journeys'
import Page from './Page.svelte'
import { careerOf, lastMonth, playedOf, rankOf } from './view'

const journey: GameJourney = {
  Page,
  line(card) {
    const career = careerOf(card)
    const args = { status: career.status, rank: rankOf(career), played: playedOf(career), month: lastMonth(career) }
    return { key: 'tavarua-web-journey-line', args }
  },
}
export default journey
