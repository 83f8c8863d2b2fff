import type { TelemetryReport } from 'ops-api'
import { describe, expect, it } from 'vitest'
import { failuresOf, minuteBars } from './errors/failures.ts'
import { speedsIn } from './speed/speeds.ts'
import * as speed from './speed/texts.ko.ts'
import { timeOf } from './time-of.ts'

type Release = TelemetryReport['releases'][number]

const release = (version: string, told: Partial<Release> = {}): Release => ({
  remote: 'mfe-a',
  version,
  open: 0,
  deferred: 0,
  unsaved: 0,
  counts: {},
  measures: {},
  ...told,
})
const report = (releases: Release[], minutes: TelemetryReport['minutes'] = []): TelemetryReport => ({
  since: '2025-03-01T17:00:00.000Z',
  releases,
  minutes,
})

describe('the failures of releases', () => {
  it('are summed by kind, the worst release first, and starts beside them', () => {
    const failing = failuresOf(
      report([
        release('1.0.0', { counts: { loaded: 7, swapped: 3, crash: 1 } }),
        release('2.0.0', { counts: { crash: 2, load: 3 } }),
        release('3.0.0', { counts: { loaded: 100, unheard: 9 } }),
      ]),
    )
    expect(failing.map(({ version, failures, starts }) => [version, failures, starts])).toEqual([
      ['2.0.0', 5, 0],
      ['1.0.0', 1, 10],
    ])
    expect(failing[0]?.kinds).toEqual([
      ['load', 3],
      ['crash', 2],
    ])
  })

  const minute = (minutesAgo: number, failures: number, version = '1.0.0') => ({
    minute: new Date(Date.parse('2025-03-01T18:00:00.000Z') - minutesAgo * 60_000).toISOString(),
    remote: 'mfe-a',
    version,
    starts: 0,
    failures,
  })

  it.each([
    [0, 29],
    [1, 29],
    [2, 28],
    [3, 28],
    [58, 0],
    [59, 0],
    [60, -1],
  ])('%i minutes before the newest are in bar %i', (minutesAgo, place) => {
    const told = report([], [minute(0, 0), minute(minutesAgo, 4)])
    const bars = minuteBars(told, { remote: 'mfe-a', version: '1.0.0' })
    expect(bars).toHaveLength(30)
    expect(bars.indexOf(4)).toBe(place)
  })

  it('of two minutes are one bar, those of other releases are none, and no minutes are no bars', () => {
    const told = report([], [minute(0, 1), minute(1, 2), minute(0, 50, '2.0.0')])
    const of = { remote: 'mfe-a', version: '1.0.0' }
    expect(minuteBars(told, of).filter(Boolean)).toEqual([3])
    expect(minuteBars(report([]), of).filter(Boolean)).toEqual([])
  })
})

describe('the speed of releases', () => {
  it('is a part of the slowest one of the same remote', () => {
    const inp = (most: number) => ({ measures: { inp: { most, times: 9 } } })
    const told = report([
      release('1.0.0', inp(100)),
      release('2.0.0', inp(400)),
      release('0.9.0'),
      release('1.0.0', { remote: 'mfe-b', ...inp(800) }),
    ])
    const speeds = speedsIn(told).map(({ remote, versions }) => [
      remote,
      ...versions.map(({ version, speedOf }) => [version, speedOf('inp')?.share, speedOf('lcp')]),
    ])
    expect(speeds).toEqual([
      ['mfe-a', ['1.0.0', 0.25, null], ['2.0.0', 1, null]],
      ['mfe-b', ['1.0.0', 1, null]],
    ])
  })

  it('of nothing at all is no part of nothing', () => {
    const told = report([release('1.0.0', { measures: { cls: { most: 0, times: 1 } } })])
    expect(speedsIn(told)[0]?.versions[0]?.speedOf('cls')).toEqual({ most: 0, times: 1, share: 0 })
  })

  it.each([
    ['inp', 1_234, '1,234ms'],
    ['cls', 20, '0.020'],
  ])('by %s of %i is shown as %s', (measure, most, shown) => {
    expect(speed.measures[measure]?.value(most)).toBe(shown)
  })
})

it.each([
  ['2025-03-01T14:59:59.000Z', '3. 1. 23:59:59'],
  ['2025-03-01T15:00:00.000Z', '3. 2. 00:00:00'],
])('the moment %s is %s in Korea, wherever the device is', (moment, time) => {
  expect(timeOf(moment)).toBe(time)
})
