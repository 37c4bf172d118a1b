/** Which rule each example shows, and what of it is seen, in millimetres of the table. */
import type { ExampleRules } from '../../../ui/examples'

const rules: ExampleRules = {
  'WHA-1.4': { say: 'ring', box: [-345, -345, 690, 690] },
  'WHA-2.1': { say: 'check', box: [-150, -62, 300, 130] },
  'WHA-3.1': { say: 'ruler', box: [-168, -72, 336, 144] },
  'WHA-3.2': { say: 'empty', box: [-150, -62, 300, 124] },
  'WHA-3.5': { say: 'drag', box: [-140, -74, 280, 146] },
  'WHA-3.7': { say: 'save', box: [-150, -100, 300, 180] },
  'WHA-3.8': { say: 'cards', box: [-150, -72, 300, 144] },
  'WHA-4.1': { say: 'fall', box: [-140, -70, 280, 146] },
  'WHA-4.5': { say: 'wave', box: [-150, 100, 300, 190] },
  'WHA-5.1': { say: 'totem', box: [-130, -62, 260, 124] },
  'WHA-6.1': { say: 'tank', box: [-150, -80, 300, 140] },
  'WHA-6.5': { say: 'boom', box: [-150, -80, 300, 140] },
}

export default rules
