import type { Registry } from 'release-format'
import { expect, it } from 'vitest'
import { isWidening } from './pending-changes.ts'

const registry = {
  remotes: {
    'mfe-test': { version: '2.0.0', previous: ['1.0.0'], canary: { version: '3.0.0', percent: 10 } },
    'mfe-listed': { version: '2.0.0', canary: { version: '3.0.0', allow: ['tester-1'] } },
  },
} as unknown as Registry

const STEPS = [{ percent: 1, minutes: 10 }]

it.each<[isIt: boolean, order: Partial<Parameters<typeof isWidening>[1]>]>([
  [true, { verb: 'promote', version: '3.0.0' }],
  [true, { verb: 'promote', version: '1.0.0' }],
  [false, { verb: 'promote', version: '2.0.0' }],
  [true, { verb: 'canary', version: '3.0.0', percent: 11 }],
  [false, { verb: 'canary', version: '3.0.0', percent: 10 }],
  [true, { verb: 'canary', version: '4.0.0', percent: 1 }],
  [false, { verb: 'canary', version: '3.0.0', percent: 0 }],
  [true, { verb: 'canary', version: '3.0.0', percent: 0, steps: STEPS }],
  [true, { verb: 'canary', version: '3.0.0', percent: 1, remote: 'mfe-listed' }],
  [false, { verb: 'rollback', version: '1.0.0' }],
  [true, { verb: 'rollback', version: '0.9.0' }],
  [false, { verb: 'rollback' }],
  [true, { verb: 'promote', version: '1.0.0', remote: 'mfe-new' }],
])('gives a release to more browsers: %s for %j', (isIt, order) => {
  expect(isWidening(registry, { remote: 'mfe-test', verb: 'promote', ...order })).toBe(isIt)
})
