import { expect, it } from 'vitest'
import type { LineReport } from '../line/lines.ts'
import { KnownSettings } from './known-settings.ts'

type Reports = ReadonlyMap<string, LineReport>

/** Settings of `act_1`. The test ends each read of them. */
function scene() {
  let time = 1_000_000
  let revision = 1
  const reads: PromiseWithResolvers<Reports>[] = []
  const known = new KnownSettings({
    lines: {
      report() {
        const read = Promise.withResolvers<Reports>()
        reads.push(read)
        return read.promise
      },
      settingsOf: async () => ({ mode: 'open', revision }),
    },
    now: () => time,
  })
  return {
    known,
    reads,
    end(read: number, at: number) {
      const report = { settings: { mode: 'open', revision: at } } as LineReport
      reads[read]?.resolve(new Map([['act_1', report]]))
    },
    pass: (ms: number) => void (time += ms),
    change: (to: number) => void (revision = to),
  }
}

it('are fresh for a second after a read, whichever way the clock is moved', async () => {
  const { known, end, pass } = scene()
  expect(known.isFresh()).toBe(false)
  const reading = known.read()
  end(0, 1)
  await reading
  pass(999)
  expect(known.isFresh()).toBe(true)
  pass(1)
  expect(known.isFresh()).toBe(false)
  pass(-2_000)
  expect(known.isFresh()).toBe(false)
  pass(1_000)
  known.expire()
  expect(known.isFresh()).toBe(false)
})

it('are those of the read that began last, even if an earlier one ends after it', async () => {
  const { known, end } = scene()
  const [early, late] = [known.read(), known.read()]
  end(1, 2)
  await late
  end(0, 1)
  await early
  expect(known.settings('act_1')).toEqual({ mode: 'open', revision: 2 })
  expect(known.settings('act_2')).toBeUndefined()
})

it('are read once for all questions of a moment, and anew for the next one', async () => {
  const { known, reads, end } = scene()
  const both = [known.readShared(), known.readShared()]
  expect(reads).toHaveLength(1)
  end(0, 1)
  await Promise.all(both)
  void known.readShared()
  expect(reads).toHaveLength(2)
})

it('are read again if another process has changed them, and then only', async () => {
  const { known, reads, end, change } = scene()
  const reading = known.read()
  end(0, 1)
  await reading
  expect(await known.wereOutdated('act_1')).toBe(false)
  expect(reads).toHaveLength(1)

  change(2)
  const outdated = known.wereOutdated('act_1')
  await expect.poll(() => reads.length).toBe(2)
  end(1, 2)
  expect(await outdated).toBe(true)
  expect(known.settings('act_1')?.revision).toBe(2)
})

it('an action without a line is never outdated', async () => {
  const lines = { report: async () => new Map(), settingsOf: async () => undefined }
  expect(await new KnownSettings({ lines, now: () => 0 }).wereOutdated('act_9')).toBe(false)
})
