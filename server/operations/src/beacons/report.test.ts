import { expect, it } from 'vitest'
import { createMemoryCounts } from '../testing/memory-counts.ts'
import type { Count } from './count-store.ts'
import { openPagesOf, telemetryReport } from './report.ts'

const now = () => new Date('2026-03-02T09:30:40Z')
const release = { remote: 'mfe-test', version: '1.0.0' }
const counted = (kind: string, count: number, more: Partial<Count> = {}): Count => ({
  ...release,
  kind,
  count,
  upTo: 0,
  ...more,
})

/** Counts that are stored, by their minute after nine. */
async function stored(minutes: Record<number, Count[]>) {
  const counts = createMemoryCounts()
  for (const [minute, all] of Object.entries(minutes))
    await counts.add(new Date(Date.parse('2026-03-02T09:00:00Z') + Number(minute) * 60_000), all)
  return { counts, now }
}

it('remotes with the same version have figures of their own', async () => {
  const other = { remote: 'mfe-other' }
  const source = await stored({ 30: [counted('open', 7), counted('open', 9, other)] })
  const { releases } = await telemetryReport(source, 60)
  expect(releases).toMatchObject([
    { ...release, open: 7, counts: { open: 7 } },
    { ...other, open: 9, counts: { open: 9 } },
  ])
  expect(await openPagesOf(source, 'mfe-other')).toEqual(new Map([['1.0.0', 9]]))
})

it('a page that is open for two minutes counts once, and one that is gone for longer does not', async () => {
  const source = await stored({
    28: [counted('open', 9), counted('unsaved', 4)],
    29: [counted('open', 7), counted('deferred', 2)],
    30: [counted('open', 5), counted('deferred', 3), counted('open', 8, { version: '2.0.0' })],
  })
  const { releases } = await telemetryReport(source, 60)
  expect(releases).toMatchObject([
    { ...release, open: 7, deferred: 3, unsaved: 0, counts: { open: 21, deferred: 5, unsaved: 4 } },
    { version: '2.0.0', open: 8, deferred: 0, unsaved: 0 },
  ])
  expect(await openPagesOf(source, 'mfe-test')).toEqual(
    new Map([
      ['1.0.0', 7],
      ['2.0.0', 8],
    ]),
  )
  expect(await openPagesOf(source, 'mfe-other')).toEqual(new Map())
})

it('the figures are of so many minutes and the present one', async () => {
  const source = await stored({ 19: [counted('loaded', 1)], 20: [counted('loaded', 2)], 30: [] })
  const { since, releases } = await telemetryReport(source, 10)
  expect(since).toBe('2026-03-02T09:20:00.000Z')
  expect(releases).toMatchObject([{ counts: { loaded: 2 } }])
})

it('three of four measured values are at most the figure of a measure', async () => {
  const ofInp = (upTo: number, count: number) => counted('inp', count, { upTo })
  const source = await stored({ 30: [ofInp(400, 25), ofInp(100, 50), ofInp(200, 25)] })
  const { releases } = await telemetryReport(source, 60)
  expect(releases).toMatchObject([{ counts: {}, measures: { inp: { most: 200, times: 100 } } }])
})

it('each minute has the starts and failures of each release, and none of heartbeats alone', async () => {
  const source = await stored({
    29: [counted('open', 100)],
    30: [
      counted('loaded', 3),
      counted('swapped', 2),
      counted('crash', 1),
      counted('load', 4),
      counted('open', 9),
    ],
  })
  const { minutes } = await telemetryReport(source, 60)
  expect(minutes).toEqual([{ minute: '2026-03-02T09:30:00.000Z', ...release, starts: 10, failures: 5 }])
})
