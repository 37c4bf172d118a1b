/** The checks in Node: node node.mjs MANIFEST MODULE < request > answers. A request has Checks, and seconds to measure. */
import { readFileSync } from 'node:fs'
import { check, measure, type Checks } from './check'

const [manifest, module] = process.argv.slice(2)
const asked = JSON.parse(readFileSync(0, 'utf-8')) as Checks & { seconds?: number }
const about = JSON.parse(readFileSync(manifest!, 'utf-8'))
const code = readFileSync(module!)
const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const { seconds } = asked
const answer = seconds ? await measure(about, code, asked, seconds, processorTime) : await check(about, code, asked)
process.stdout.write(JSON.stringify(answer))
