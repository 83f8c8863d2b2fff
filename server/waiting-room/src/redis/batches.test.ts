import { expect, it } from 'vitest'
import { inBatches } from './batches.ts'

/** Batches as they were sent; the test ends each. */
function start(most: number) {
  const sent: { questions: readonly number[]; reply(): void; fail(): void }[] = []
  const ask = inBatches<number, string>(questions => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>()
    const reply = () => resolve(questions.map(question => `reply to ${question}`))
    sent.push({ questions, reply, fail: () => reject(new Error('lost')) })
    return promise
  }, most)
  return { ask, sent, questions: () => sent.map(batch => batch.questions) }
}

const nextTick = () => new Promise(resolve => setImmediate(resolve))

it('questions of one moment are one batch, and questions during it the next one, in order', async () => {
  const { ask, sent, questions } = start(3)
  const first = [1, 2].map(ask)
  await nextTick()
  const behind = [3, 4, 5, 6].map(ask)
  await nextTick()
  expect(questions()).toEqual([[1, 2]])
  sent[0]?.reply()
  expect(await Promise.all(first)).toEqual(['reply to 1', 'reply to 2'])
  await nextTick()
  expect(questions()).toEqual([
    [1, 2],
    [3, 4, 5],
  ])
  sent[1]?.reply()
  await nextTick()
  sent[2]?.reply()
  expect(await Promise.all(behind)).toEqual([3, 4, 5, 6].map(question => `reply to ${question}`))
})

it('a failure fails all questions that wait, and none that are asked later', async () => {
  const { ask, sent } = start(2)
  const all = Promise.allSettled([1, 2, 3].map(ask))
  await nextTick()
  sent[0]?.fail()
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  const later = ask(4)
  await nextTick()
  sent[1]?.reply()
  expect(await later).toBe('reply to 4')
})
