import type { TelemetryReport } from 'ops-api'
import { describe, expect, it } from 'vitest'
import { failuresOf } from './errors/failures.ts'
import { factsOf, stillOnOthers } from './releases/facts.ts'
import { failsOften, hourOf } from './releases/hour.ts'
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
      undefined,
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

  it('are of a version that is gone, unless it is live, canary or fallback', () => {
    const remote = { name: 'mfe-a', canary: { version: '2', percent: 5, allow: [] }, former: [], history: [] }
    const told = report(['1', '2', '3', '4'].map(version => release(version, { counts: { crash: 1 } })))
    const site = { remotes: [{ ...remote, version: '1', fallback: '3' }] }
    expect(failuresOf(told, site).filter(({ isGone }) => isGone)).toMatchObject([{ version: '4' }])
    expect(failuresOf(told, undefined).filter(({ isGone }) => isGone)).toEqual([])
  })
})

it.each([
  ['mfe-apply', { scripts: 231_572 }, [['스크립트', '232kB (한도 245kB)']]],
  ['mfe-of-others', { scripts: 1_000 }, [['스크립트', '1kB']]],
  ['mfe-apply', {}, []],
])('the scripts of %s (%j) are shown beside their budget', (name, weighed, shown) => {
  const remote = { name, version: '1', canary: null, fallback: null, former: [], history: [], ...weighed }
  expect(factsOf(remote, undefined).slice(1)).toEqual(shown)
})

describe('the pages that run neither the live version, nor the canary, nor the fallback', () => {
  const canary = { version: '2', percent: 5, allow: [] }
  const remote = { name: 'mfe-a', version: '1', canary, fallback: '3', former: [], history: [] }

  it.each([
    ['none', [release('1', { open: 9 }), release('4'), release('5', { remote: 'mfe-b', open: 9 })], null],
    ['one version', [release('4', { open: 9 })], '아직 바뀌지 않은 화면: 4 · 열린 화면 9개'],
    [
      'several versions',
      [release('4', { open: 9, deferred: 2 }), release('5', { open: 1, deferred: 1, unsaved: 1 })],
      '아직 바뀌지 않은 화면: 버전 2개 · 열린 화면 10개 · 3개는 새 버전 대기 중 · 저장하지 않은 입력 1개',
    ],
  ])('are counted: %s', (_, releases, sentence) => {
    expect(stillOnOthers(remote, report(releases))).toBe(sentence)
  })
})

describe('the hour of a remote', () => {
  const START = Date.parse('2025-03-01T17:00:00.000Z')
  const minute = (place: number, failures: number, more: object = {}) => ({
    minute: new Date(START + place * 60_000).toISOString(),
    remote: 'mfe-a',
    version: '1.0.0',
    starts: 10,
    failures,
    ...more,
  })

  it.each([-1, 0, 1, 59, 60])('minute %i of its report is at its place, or in the sum alone', place => {
    const { failures, allFailures, times } = hourOf(report([], [minute(place, 4)]), 'mfe-a')
    const isShown = place >= 0 && place <= 59
    expect([failures.length, failures[place], allFailures]).toEqual([60, isShown ? 4 : undefined, 4])
    expect(times.at(-1)).toBe(START / 1_000 + 59 * 60)
  })

  it.each([
    [54, 0],
    [55, 0.5],
    [60, 0.5],
  ])('of minute %i, the share %d is recent', (place, share) => {
    expect(hourOf(report([], [minute(place, 5)]), 'mfe-a').share).toBe(share)
  })

  it.each([
    [5, 0.05, false],
    [6, 0, true],
    [0, 0.051, true],
  ])('of 100 starts, %i failures and a share of %d lately are many: %s', (failures, share, isMany) => {
    const hour = hourOf(report([]), 'mfe-a')
    expect(failsOften({ ...hour, allStarts: 100, allFailures: failures, share })).toBe(isMany)
  })

  it('sums the versions of the remote, and nothing of another', () => {
    const told = [minute(7, 1), minute(7, 2, { version: '2.0.0' }), minute(7, 50, { remote: 'mfe-b' })]
    const hour = hourOf(report([], told), 'mfe-a')
    expect([hour.starts[7], hour.failures[7], hour.allStarts, hour.allFailures]).toEqual([20, 3, 20, 3])
  })
})

it.each([
  ['inp', 1_234, '1,234ms'],
  ['cls', 20, '0.020'],
])('by %s of %i is shown as %s', (measure, most, shown) => {
  expect(speed.measures[measure]?.value(most)).toBe(shown)
})
it.each([
  ['2025-03-01T14:59:59.000Z', '3. 1. 23:59:59'],
  ['2025-03-01T15:00:00.000Z', '3. 2. 00:00:00'],
])('the moment %s is %s in Korea, wherever the device is', (moment, time) => {
  expect(timeOf(moment)).toBe(time)
})
