/** The career of Tavarua in the room. */
import type { GameJourney } from '../../../lib/journeys'
import type { Career } from '../payloads'
import Page from './Page.svelte'
import { lastMonth, playedOf, rankOf } from './view'

const journey: GameJourney<Career> = {
  Page,
  line({ view: career }) {
    const args = { status: career.status, rank: rankOf(career), played: playedOf(career), month: lastMonth(career) }
    return { key: 'tavarua-web-journey-line', args }
  },
}
export default journey
