import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inParallel } from './in-parallel.ts'

it('keeps the order of the items, and never has more at work than allowed', async () => {
  let atWork = 0
  let most = 0
  const results = await inParallel(2, [30, 10, 20, 0], async turns => {
    most = Math.max(most, ++atWork)
    for (let turn = 0; turn < turns; turn++) await nextTurn()
    atWork--
    return turns * 2
  })
  expect(results).toEqual([60, 20, 40, 0])
  expect(most).toBe(2)
})

it('begins nothing new after a failure, and waits for what was begun', async () => {
  const ended: number[] = []
  const working = inParallel(2, [1, 2, 3, 4], async item => {
    if (item === 1) throw new Error('broken')
    for (let turn = 0; turn < 5; turn++) await nextTurn()
    ended.push(item)
  })
  await expect(working).rejects.toThrow('broken')
  expect(ended).toEqual([2])
})
