/** Which rule each example shows, and what of it is seen. */
import type { ExampleRules } from '../../../ui/examples'

const BOX = [-198, -95, 396, 190] as const
/** Two tiles of the map side by side. */
const PAIR = [-196, -136, 392, 272] as const

const rules: ExampleRules = {
  'TON-1.5': { say: 'tonga', box: [-150, -95, 300, 190] },
  'TON-3.2': { say: 'expand', box: BOX },
  'TON-4.1': { say: 'full', box: BOX },
  'TON-4.4': { say: 'unknown', box: PAIR },
  'TON-5.1': { say: 'route', box: [-160, -95, 310, 205] },
  'TON-5.5': { say: 'every', box: [-212, -136, 408, 288] },
  'TON-5.6': { say: 'colours', box: BOX },
  'TON-6.1': { say: 'mark', box: PAIR },
  'TON-7.2': { say: 'land', box: BOX },
  'TON-8.1': { say: 'excess', box: BOX },
  'TON-10.2': { say: 'royal', box: [-212, -95, 440, 190] },
  'TON-10.6': { say: 'back', box: PAIR },
  'TON-11.1': { say: 'settle', box: BOX },
  'TON-13.1': { say: 'score', box: [-226, -95, 442, 190] },
}

export default rules
