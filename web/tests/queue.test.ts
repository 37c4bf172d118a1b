import { expect, test } from 'vitest'
import { Queue } from '../src/table/queue'

class Hand {
  private jobs: { run: () => void; ms: number }[] = []
  set = (run: () => void, ms: number) => {
    const job = { run, ms }
    this.jobs.push(job)
    return job
  }
  clear = (job: unknown) => void (this.jobs = this.jobs.filter((one) => one !== job))
  tick = () => this.jobs.shift()?.run()
}

function make(ms = 100) {
  const shown: [string, number][] = []
  const hand = new Hand()
  const queue = new Queue<string>(
    (frame, time) => shown.push([frame, time]),
    () => ms,
    hand,
  )
  return { shown, hand, queue }
}

test('frames are shown one after another', () => {
  const { shown, hand, queue } = make()
  queue.push('a')
  queue.push('b')
  expect(shown).toEqual([['a', 100]])
  hand.tick()
  expect(shown).toEqual([
    ['a', 100],
    ['b', 100],
  ])
  expect(queue.running).toBe(true)
  hand.tick()
  expect(queue.running).toBe(false)
})

test('slow takes twice the time and instant none', () => {
  const { shown, queue } = make()
  queue.speed = 'slow'
  queue.push('a')
  queue.skip()
  queue.speed = 'instant'
  queue.push('b')
  queue.push('c')
  expect(shown).toEqual([
    ['a', 200],
    ['b', 0],
    ['c', 0],
  ])
  expect(queue.running).toBe(false)
})

test('skip shows all that waits, in order, and what comes after it is shown at once', () => {
  const { shown, hand, queue } = make()
  for (const frame of 'abc') queue.push(frame)
  queue.skip()
  expect(shown.map(([frame]) => frame).join('')).toBe('abc')
  hand.tick()
  queue.push('d')
  expect(shown.at(-1)).toEqual(['d', 100])
})

test('a long queue hurries', () => {
  const { shown, hand, queue } = make()
  for (let i = 0; i < 40; i++) queue.push('x')
  hand.tick()
  expect(shown[1][1]).toBeLessThan(50)
})

test('idle is told when the last frame has had its time', () => {
  const { hand, queue } = make()
  let idle = 0
  queue.idle = () => idle++
  queue.push('a')
  queue.push('b')
  hand.tick()
  expect(idle).toBe(0)
  hand.tick()
  expect(idle).toBe(1)
})
