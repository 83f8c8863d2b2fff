import { expect, it } from 'vitest'
import { createTally } from './tally.ts'

const RELEASE = { remote: 'mfe-test', version: '1.0.0' }

it('beacons of one kind are one count, measured ones one for each range, and are taken once', () => {
  const tally = createTally()
  for (const times of [1, 2.5]) tally.count({ ...RELEASE, kind: 'open' }, times)
  tally.count({ ...RELEASE, version: '2.0.0', kind: 'open' }, 1)
  for (const value of [100, 101, 500]) tally.count({ ...RELEASE, kind: 'inp', value }, 1)
  expect(tally.take()).toEqual([
    { ...RELEASE, kind: 'open', upTo: 0, count: 3.5 },
    { ...RELEASE, version: '2.0.0', kind: 'open', upTo: 0, count: 1 },
    { ...RELEASE, kind: 'inp', upTo: 114, count: 2 },
    { ...RELEASE, kind: 'inp', upTo: 539, count: 1 },
  ])
  expect(tally.take()).toEqual([])
})

it('more counts than any site has are dropped, and those before go on', () => {
  const tally = createTally()
  for (let each = 0; each <= 10_000; each += 1)
    tally.count({ ...RELEASE, version: String(each), kind: 'open' }, 1)
  tally.count({ ...RELEASE, version: '0', kind: 'open' }, 1)
  const taken = tally.take()
  expect([taken.length, taken[0]?.count]).toEqual([10_000, 2])
})
