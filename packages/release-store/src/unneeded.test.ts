import type { Registry, Step } from 'release-format'
import { describe, expect, it } from 'vitest'
import { unneeded } from './clean-releases.ts'

const DAY_MS = 24 * 60 * 60_000
const START = Date.parse('2026-03-02T09:00:00Z')
const KEPT = { days: 30, newest: 1 }
const now = () => new Date(START)

it('a release that was stored and never live is removed by age and count alone', () => {
  const registry: Registry = { revision: 0, issuedAt: now().toISOString(), remotes: {} }
  const stored = [1, 2, 7.5, 40, 50].map(days => ({
    name: 'mfe-test',
    version: `${days}`,
    storedAt: new Date(START - days * DAY_MS).toISOString(),
  }))
  const removed = (days: number, newest: number) =>
    unneeded(registry, stored, { days, newest }, now()).map(({ version }) => version)
  expect(removed(30, 1)).toEqual(['40', '50'])
  expect(removed(30, 4)).toEqual(['50'])
  // Fewer than seven days count as seven.
  expect(removed(0, 1)).toEqual(['7.5', '40', '50'])
})

it('the newest of each remote stay, whatever was stored of another since', () => {
  const at = (day: number) => new Date(START + day * DAY_MS).toISOString()
  const stored = [
    { name: 'mfe-other', version: '2', storedAt: at(-50) },
    { name: 'mfe-test', version: '1', storedAt: at(-60) },
    { name: 'mfe-other', version: '1', storedAt: at(-70) },
  ]
  const registry: Registry = { revision: 1, issuedAt: at(0), remotes: {} }
  const removed = unneeded(registry, stored, KEPT, now())
  expect(removed.map(({ name, version }) => [name, version])).toEqual([['mfe-other', '1']])
})

describe('what was served', () => {
  const at = (day: number) => new Date(START + day * DAY_MS).toISOString()
  const promoted = (day: number, from: string | null, to: string | null): Step => ({
    at: at(day),
    revision: 1,
    by: 'kim',
    action: to === null ? 'retire' : 'promote',
    from,
    to,
  })
  const emptyAt = (history: readonly Step[], former: readonly string[] = []): Registry => ({
    revision: 1,
    issuedAt: at(0),
    remotes: {},
    retired: { 'mfe-test': [...former] },
    history: { 'mfe-test': history.toReversed() },
  })
  /** Returns the versions that are removed on a day, of those that were stored long before. */
  function removedOn(day: number, registry: Registry, versions: readonly string[]): string[] {
    const stored = versions.map(version => ({ name: 'mfe-test', version, storedAt: at(-400) }))
    const on = new Date(START + day * DAY_MS)
    return unneeded(registry, stored, { days: 30, newest: 0 }, on).map(({ version }) => version)
  }

  it('is kept for the days after it was replaced, not after its successor was', () => {
    const registry = emptyAt([
      promoted(0, null, '1'),
      promoted(1, '1', '2'),
      promoted(1.01, '2', '3'),
      promoted(20, '3', null),
    ])
    expect(removedOn(31, registry, ['1'])).toEqual([])
    expect(removedOn(31.001, registry, ['1'])).toEqual(['1'])
    expect(removedOn(31.001, registry, ['2'])).toEqual([])
    expect(removedOn(31.02, registry, ['2'])).toEqual(['2'])
  })

  it('is kept for the days after it was replaced, though the history has lost its beginning', () => {
    const registry = emptyAt([promoted(1, '1', '2')])
    expect(removedOn(31, registry, ['1'])).toEqual([])
    expect(removedOn(31.001, registry, ['1'])).toEqual(['1'])
  })

  it('is kept for the days after its canary was replaced by another one', () => {
    const canary = (day: number, to: string) => ({ ...promoted(day, '1', to), action: 'canary' as const })
    const registry = emptyAt([
      promoted(0, null, '1'),
      canary(1, '2'),
      canary(5, '3'),
      promoted(10, '1', null),
    ])
    expect(removedOn(34, registry, ['2'])).toEqual([])
    expect(removedOn(35.001, registry, ['2'])).toEqual(['2'])
    expect(removedOn(39, registry, ['1'])).toEqual([])
  })

  it('matters for no release that a page may load: live, canary and fallback, also without history', () => {
    const release = (version: string) => ({ version, routes: [] })
    const live = { ...release('1'), canary: release('2'), fallback: release('3') }
    const registry = { ...emptyAt([]), remotes: { 'mfe-test': live } } as unknown as Registry
    expect(removedOn(400, registry, ['1', '2', '3', '4'])).toEqual(['4'])
  })

  it('is kept as if it was served before the steps that the history has, once that is full', () => {
    const full = (steps: number) =>
      emptyAt(Array.from({ length: steps }, (_, each) => promoted(each / 100, 'a', 'b')))
    expect(removedOn(30, full(100), ['old'])).toEqual([])
    expect(removedOn(30.001, full(100), ['old'])).toEqual(['old'])
    expect(removedOn(30, full(99), ['old'])).toEqual(['old'])
  })

  it('is kept for ever if it is the last good one, however many bad ones came after it', () => {
    const bad = ['2', '3', '4', '5', '6']
    const history = [promoted(0, null, '1'), promoted(10, '1', '2')]
    for (const [index, version] of bad.slice(1).entries())
      history.push(promoted(10.01 + index / 100, bad[index] ?? null, version))
    history.push(promoted(10.055, '6', null))
    const registry = emptyAt(history, [...bad.toReversed(), '1'])
    expect(removedOn(400, registry, ['1', ...bad])).toEqual(['2', '3'])
  })
})
