import { returnCode } from 'queue-protocol'
import { expect, it, onTestFinished, vi } from 'vitest'
import { readableKeys, testLines } from '../testing/test-lines.ts'
import { NOTHING_KEPT } from './line-journal.ts'
import type { LineSettings } from './lines.ts'
import { createMemoryLines } from './memory-lines.ts'
import { NumberTable } from './number-table.ts'

const MINUTE_S = 60

it('each change of settings has the next revision, and is kept with it', async () => {
  const kept: [string, LineSettings][] = []
  const journal = {
    ...NOTHING_KEPT,
    keepSettings: (...change: [string, LineSettings]) => void kept.push(change),
  }
  const lines = createMemoryLines({ actions: ['act_1'], now: () => 0, keys: readableKeys, journal })
  expect(await lines.settingsOf('act_1')).toEqual({ mode: 'open' })
  await lines.steer('act_1', { mode: 'wait' })
  await lines.steer('act_1', { mode: 'drain' }, 1)
  expect(await lines.steer('act_1', { mode: 'block' }, 1)).toBe('changed since')
  expect(await lines.settingsOf('act_1')).toEqual({ mode: 'drain', revision: 2 })
  expect(kept).toEqual([
    ['act_1', { mode: 'wait', revision: 1 }],
    ['act_1', { mode: 'drain', revision: 2 }],
  ])
})

it('a key and the name of its ticket lead to each other', async () => {
  const lines = testLines()
  const { key } = await lines.come()
  const name = { action: 'act_1', number: 1 }
  expect(await lines.nameOf(key)).toEqual(name)
  expect(await lines.keyOf(name)).toBe(key)
})

it('an unknown action has no settings and no people, and seats nobody', async () => {
  const lines = testLines()
  expect(await lines.settingsOf('act_99')).toBeUndefined()
  expect([await lines.waiting('act_99'), await lines.inside('act_99')]).toEqual([[], []])
  expect(await lines.seat('act_99', [true], 'a draw')).toBe(0)
})

it('lists of people have no number whose time is over, before anybody asks', async () => {
  const lines = testLines()
  await lines.set({ mode: 'wait' })
  await lines.come()
  lines.pass(6 * MINUTE_S)
  expect(await lines.waiting('act_1')).toMatchObject([{ number: 1, isPresent: false }])
  lines.pass(6 * MINUTE_S)
  expect(await lines.waiting('act_1')).toEqual([])
})

it('a forgotten number is due no more', async () => {
  const deadlines = vi.spyOn(NumberTable.prototype, 'setDeadline')
  onTestFinished(() => deadlines.mockRestore())
  const lines = testLines()
  await lines.set({ mode: 'wait' })
  for (const minutes of [0, 6, 6]) {
    lines.pass(minutes * MINUTE_S)
    await lines.come()
  }
  expect(await lines.waiting('act_1')).toMatchObject([{ number: 2 }, { number: 3 }])
  expect(deadlines.mock.calls.filter(([number]) => number === 1)).toHaveLength(2)
})

it('seated people wait at once, those who were absent too, and keep their place for half an hour', async () => {
  const lines = testLines()
  await lines.set({ mode: 'wait' })
  expect(await lines.seat('act_1', [true, false], 'a draw')).toBe(1)
  expect(await lines.waiting('act_1')).toMatchObject([
    { number: 1, isPresent: true },
    { number: 2, isPresent: false },
  ])
  lines.pass(20 * MINUTE_S)
  expect(await lines.waiting('act_1')).toMatchObject([
    { number: 1, isPresent: false },
    { number: 2, isPresent: false },
  ])
  lines.pass(10 * MINUTE_S)
  expect(await lines.codesOf(['K1', 'K2'])).toEqual([returnCode.CONTINUE, returnCode.NO_SUCH_KEY])
})

it('a key of another action, of no number, or of nothing at all is unknown to every question', async () => {
  const lines = testLines()
  for (const key of ['act_9K1', 'K7', 'nothing', '']) {
    expect((await lines.check(key)).code).toBe(returnCode.NO_SUCH_KEY)
    expect((await lines.stayAlive(key)).code).toBe(returnCode.NO_SUCH_KEY)
    expect([await lines.complete(key), await lines.end(key), await lines.leave(key)]).toEqual(
      Array.from({ length: 3 }, () => returnCode.NO_SUCH_KEY),
    )
  }
})
