import type { Examples } from '../../../ui/examples'
import Defs from './Defs.svelte'
import Picture from './Picture.svelte'
import rules from './rules'

const examples: Examples = { rules, Picture, Defs }

export default examples
