/** Which rule each example shows, and what of it is seen. */
import type { ExampleRules } from '../../../ui/examples'

/** No wider, or words get too small to read in the drawer of a table. */
const BOX = [-193, -95, 386, 190] as const
/** Two tiles of the map side by side. */
const PAIR = [-193, -136, 386, 272] as const

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
  'TON-10.2': { say: 'royal', box: [-193, -140, 386, 280] },
  'TON-10.6': { say: 'back', box: PAIR },
  'TON-11.1': { say: 'settle', box: BOX },
  'TON-13.1': { say: 'score', box: PAIR },
}

export default rules
