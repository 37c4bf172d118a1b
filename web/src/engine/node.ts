/** The checks in Node: node node.mjs MANIFEST MODULE < request > answers. A request has Checks, and work to measure. */
import { readFileSync } from 'node:fs'
import { check, measure, type Checks, type Measured } from './check'

const [manifest, module] = process.argv.slice(2)
const asked = JSON.parse(readFileSync(0, 'utf-8')) as Checks & { work?: Measured }
const about = JSON.parse(readFileSync(manifest!, 'utf-8'))
const code = readFileSync(module!)
const { work } = asked
const answer = work ? await measure(about, code, asked, work) : await check(about, code, asked)
process.stdout.write(JSON.stringify(answer))
