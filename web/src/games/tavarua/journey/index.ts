/** The career of Tavarua in the room. */
import type { GameJourney } from '../../../lib/journeys'
import type { Career } from '../payloads'
import type { Tavarua } from '../view'
import Beside from './Beside.svelte'
import Ending from './Ending.svelte'
import { faceOf } from './faces'
import Page from './Page.svelte'
import Strip from './Strip.svelte'
import { lastMonth, playedOf, rankOf } from './view'

const journey: GameJourney<Career, Tavarua> = {
  Page,
  Strip,
  Beside,
  Ending,
  line({ view: career }) {
    const next = career.events[playedOf(career)]
    const args = {
      status: career.status,
      rank: rankOf(career),
      month: lastMonth(career),
      number: playedOf(career) + 1,
      count: career.events.length,
      name: next?.name,
    }
    return { key: 'tavarua-web-journey-line', args }
  },
  rivals: ({ view }, match) => view.events[match].rivals.map(({ name }) => ({ name, face: faceOf(name) })),
  where({ view }, match) {
    const args = { number: match + 1, count: view.events.length, name: view.events[match].name }
    return { key: 'tavarua-web-journey-event', args }
  },
}
export default journey
