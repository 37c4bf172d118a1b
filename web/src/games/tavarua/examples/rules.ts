/** Which rule each example shows, and what of it is seen. */
import type { ExampleRules } from '../../../ui/examples'

const BOARD = [-190, -84, 380, 168] as const

const rules: ExampleRules = {
  'TAV-5.5': { say: 'broken', box: [-196, -6, 392, 184] },
  'TAV-7.2': { say: 'token', box: [-190, -80, 380, 160] },
  'TAV-8.1': { say: 'paddle', box: [-190, -70, 380, 140] },
  'TAV-8.5': { say: 'catch', box: BOARD },
  'TAV-8.9': { say: 'collide', box: [-190, -80, 380, 160] },
  'TAV-8.10': { say: 'contest', box: [-190, -80, 380, 160] },
  'TAV-9.2': { say: 'off', box: BOARD },
  'TAV-13.1': { say: 'wave', box: BOARD },
  'TAV-13.3': { say: 'barrel', box: [-40, -76, 280, 152] },
  'TAV-13.5': { say: 'hangten', box: BOARD },
  'TAV-14.1': { say: 'ends', box: [-226, -78, 452, 156] },
  'TAV-14.3': { say: 'best', box: [-190, -70, 380, 140] },
  'TAV-15.1': { say: 'sum', box: [-190, -80, 380, 160] },
}

export default rules
