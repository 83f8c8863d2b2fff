import type { BeaconKind } from 'release-format'
import { expect, it } from 'vitest'
import { NetworkLimits } from './network-limits.ts'

const NETWORK = '203.0.113.7'
const beacon = (kind: BeaconKind) => ({ remote: 'mfe-test', version: '1.0.0', kind })

/** The number of beacons that are admitted of so many. */
function admitted(limits: NetworkLimits, kind: BeaconKind, times: number, network = NETWORK): number {
  return Array.from({ length: times }, () => limits.admits(network, beacon(kind))).filter(Boolean).length
}

it.each([
  ['loaded', 1_300, 1_200],
  ['open', 1_300, 1_200],
  ['crash', 30, 20],
  ['integrity', 30, 20],
  ['inp', 70, 60],
  ['cls', 70, 60],
] as const)('of %s, %i beacons of a network are %i in a minute', (kind, sent, most) => {
  expect(admitted(new NetworkLimits(), kind, sent)).toBe(most)
})

it('failures of all kinds count together, and so do measures', () => {
  const limits = new NetworkLimits()
  expect(admitted(limits, 'crash', 15) + admitted(limits, 'load', 15)).toBe(20)
  expect(admitted(limits, 'inp', 40) + admitted(limits, 'lcp', 40)).toBe(60)
  expect(admitted(limits, 'loaded', 1_200)).toBe(1_200 - 110)
})

it('a network that sends too much takes nothing from another one', () => {
  const limits = new NetworkLimits()
  admitted(limits, 'crash', 30)
  expect(admitted(limits, 'crash', 30, '203.0.113.8')).toBe(20)
})

it('begins again in the next minute', () => {
  const limits = new NetworkLimits()
  admitted(limits, 'crash', 30)
  limits.forget()
  expect(admitted(limits, 'crash', 30)).toBe(20)
})

it('more networks than fit in memory are not admitted, those before are', () => {
  const limits = new NetworkLimits()
  for (let each = 0; each < 60_000; each += 1) limits.admits(`network ${each}`, beacon('loaded'))
  expect(admitted(limits, 'loaded', 1, 'one more')).toBe(0)
  expect(admitted(limits, 'loaded', 1, 'network 0')).toBe(1)
})
