import { expect, test } from 'vitest'
import type { Preview } from '../src/lib/wire'
import { Previews } from '../src/table/preview'

/** A room that answers when told to, and a clock that runs when told to. */
function made() {
  const asked: number[] = []
  const answers: (() => void)[] = []
  const shown: (number | null)[] = []
  const timers: (() => void)[] = []
  const previews = new Previews(
    (entry, action) => {
      asked.push(action)
      return new Promise<Preview>((give) => answers.push(() => give({ entry, action, shown: {} })))
    },
    (preview) => shown.push(preview?.action ?? null),
    { set: (run) => timers.push(run), clear: () => {} },
  )
  const answer = async () => {
    answers.shift()?.()
    await new Promise((done) => setTimeout(done))
    timers.shift()?.()
  }
  return { previews, asked, shown, answer }
}

test('one question is on its way, and of those wished meanwhile the newest is next', async () => {
  const { previews, asked, shown, answer } = made()
  for (const action of [1, 2, 3, 4]) previews.want(0, action)
  expect(asked).toEqual([1])
  await answer()
  expect(asked).toEqual([1, 4])
  expect(shown).toEqual([])
  await answer()
  expect(shown).toEqual([4])
})

test('what is known is not asked again at the same entry', async () => {
  const { previews, asked, shown, answer } = made()
  previews.want(0, 1)
  await answer()
  previews.want(0, 2)
  await answer()
  previews.want(0, 1)
  expect(asked).toEqual([1, 2])
  expect(shown).toEqual([1, 2, 1])
  previews.want(1, 1)
  expect(asked).toEqual([1, 2, 1])
})

test('an answer for an earlier entry is not shown', async () => {
  const { previews, shown, answer } = made()
  previews.want(0, 1)
  previews.want(1, null)
  await answer()
  expect(shown).toEqual([null])
})

test('once the decision is made nothing more is asked', async () => {
  const { previews, asked, shown, answer } = made()
  previews.want(0, 1)
  previews.want(0, 2)
  previews.drop()
  await answer()
  expect(asked).toEqual([1])
  expect(shown).toEqual([])
})

test('a refusal is not asked for over and over', async () => {
  let count = 0
  const timers: (() => void)[] = []
  const previews = new Previews(
    () => (count++, Promise.reject(new Error('no'))),
    () => {},
    { set: (run) => timers.push(run), clear: () => {} },
  )
  previews.want(0, 5)
  await new Promise((done) => setTimeout(done))
  timers.shift()?.()
  await new Promise((done) => setTimeout(done))
  expect(count).toBe(1)
})
