import { emptyRegistry, type Action, type Registry } from 'release-format'
import { expect, it } from 'vitest'
import { withStep, lastGoodVersion } from './history.ts'

const HOUR = 60
const start = Date.parse('2026-03-01T00:00:00Z')
const at = (minute: number) => new Date(start + minute * 60_000)

type Written = [minute: number, action: Action, from: string | null, to: string | null]

function registryOf(steps: readonly Written[]): Registry {
  const history = steps.map(([minute, action, from, to], index) => ({
    at: at(minute).toISOString(),
    revision: index + 1,
    by: 'test',
    action,
    from,
    to,
  }))
  return { ...emptyRegistry(at(0)), history: { 'mfe-test': history.toReversed() } }
}

const first: Written = [0, 'promote', null, '1']

it.each<[string, Written[], string | null]>([
  ['the first release, which has no trial', [first, [1, 'promote', '1', '3']], '1'],
  [
    'the one before, after a whole trial',
    [first, [1, 'promote', '1', '2'], [1 + HOUR, 'promote', '2', '3']],
    '2',
  ],
  ['not one that served shorter', [first, [1, 'promote', '1', '2'], [HOUR, 'promote', '2', '3']], '1'],
  [
    'not one that was taken back, however late',
    [first, [1, 'promote', '1', '2'], [500, 'roll back', '2', '1'], [501, 'promote', '1', '3']],
    '1',
  ],
  [
    'one that served well when it was given out again',
    [
      first,
      [1, 'promote', '1', '2'],
      [2, 'roll back', '2', '1'],
      [3, 'promote', '1', '2'],
      [90, 'promote', '2', '3'],
    ],
    '2',
  ],
  [
    'one to which all browsers were brought back from a canary',
    [first, [1, 'promote', '1', '2'], [290, 'roll back', '2', '2'], [300, 'promote', '2', '3']],
    '2',
  ],
  ['not a canary', [first, [1, 'canary', '1', '2'], [200, 'promote', '1', '3']], '1'],
  ['none of a remote without history', [], null],
  ['none where only the release itself was live', [[0, 'promote', null, '3']], null],
])('the last good release is %s', (_, steps, version) => {
  const options = { except: '3', now: at(1_000) }
  expect(lastGoodVersion(registryOf(steps), 'mfe-test', options)).toBe(version)
})

it('the last good release stays the same after any number of canaries', () => {
  const canary = {
    at: at(500).toISOString(),
    revision: 9,
    by: 'test',
    action: 'canary',
    from: '2',
    to: '3',
  } as const
  let registry = registryOf([first, [1, 'promote', '1', '2']])
  for (let step = 0; step < 250; step += 1) registry = withStep(registry, 'mfe-test', { ...canary })
  expect(lastGoodVersion(registry, 'mfe-test', { except: '3', now: at(1_000) })).toBe('2')
  expect(registry.history?.['mfe-test']).toHaveLength(102)
})

it('the last good release is the fallback in the registry if the history has none', () => {
  const slot = 'main' as const
  const fallback = { version: '1', entry: 'x', integrity: 'x', slot, routes: [], requires: {} }
  const live = { ...fallback, version: '3', fallback }
  const remotes = { 'mfe-test': live }
  const lastGood = (...steps: Written[]) =>
    lastGoodVersion({ ...registryOf(steps), remotes }, 'mfe-test', { except: '3', now: at(1_000) })
  expect(lastGood([900, 'promote', '2', '3'])).toBe('1')
  expect(lastGood([900, 'roll back', '1', '2'], [950, 'promote', '2', '3'])).toBeNull()
})
