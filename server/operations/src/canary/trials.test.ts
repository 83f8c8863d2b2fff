import type { Registry, Step } from 'release-format'
import { describe, expect, it } from 'vitest'
import { trialsIn } from './trials.ts'

const MINUTE_MS = 60_000
const NOON = Date.parse('2026-03-02T12:00:00Z')
const at = (minutes: number) => new Date(NOON + minutes * MINUTE_MS)

type Change = [minutes: number, action: Step['action'], from: string | null, to: string | null, by?: string]

/** A registry with a remote and its steps, the newest first; step n from the end has revision n. */
function after(steps: readonly Change[], version: string, canary?: string): Registry {
  const history = steps.map(([minutes, action, from, to, by = 'kim'], index) => ({
    at: at(minutes).toISOString(),
    revision: steps.length - index,
    by,
    action,
    from,
    to,
  }))
  const remote = { version, ...(canary && { canary: { version: canary } }) }
  return { remotes: { 'mfe-test': remote }, history: { 'mfe-test': history } } as unknown as Registry
}

const FIRST: Change = [-600, 'promote', null, '1.0.0']
const CANARY: Change = [-90, 'canary', '1.0.0', '2.0.0']
const PROMOTED: Change = [-30, 'promote', '1.0.0', '2.0.0']

const versionsOnTrial = (registry: Registry, now = at(0)) =>
  trialsIn(registry, now).map(({ version, isCanary }) => (isCanary ? `${version} as canary` : version))

describe('on trial', () => {
  it('is a canary, as long as it lasts', () => {
    expect(trialsIn(after([CANARY, FIRST], '1.0.0', '2.0.0'), at(0))).toEqual([
      {
        remote: 'mfe-test',
        version: '2.0.0',
        isCanary: true,
        revision: 2,
        since: at(-90),
        introducedAt: at(-90),
        lastGood: '1.0.0',
        isRepeated: false,
      },
    ])
  })

  it('is a promoted release for an hour, which counts as introduced with its canary', () => {
    const registry = after([PROMOTED, CANARY, FIRST], '2.0.0')
    expect(trialsIn(registry, at(30))).toMatchObject([
      { version: '2.0.0', isCanary: false, revision: 3, since: at(-30), introducedAt: at(-90) },
    ])
    expect(trialsIn(registry, new Date(at(30).getTime() + 1))).toEqual([])
  })

  it('is a promoted release also after the end of a canary, and both while a canary runs', () => {
    const ended: Change = [-5, 'end canary', '3.0.0', '2.0.0']
    const begun: Change = [-10, 'canary', '2.0.0', '3.0.0']
    expect(versionsOnTrial(after([ended, begun, PROMOTED, FIRST], '2.0.0'))).toEqual(['2.0.0'])
    const both = ['3.0.0 as canary', '2.0.0']
    expect(versionsOnTrial(after([begun, PROMOTED, FIRST], '2.0.0', '3.0.0'))).toEqual(both)
    const earlier: Change = [-40, 'canary', '1.0.0', '3.0.0']
    expect(versionsOnTrial(after([PROMOTED, earlier, FIRST], '2.0.0', '3.0.0'))).toEqual(both)
  })

  it.each<[string, Change[], string]>([
    ['the first release of a remote', [[-30, 'promote', null, '1.0.0']], '1.0.0'],
    ['a release that was promoted over itself', [[-30, 'promote', '1.0.0', '1.0.0'], FIRST], '1.0.0'],
    ['a release that came back', [[-10, 'roll back', '2.0.0', '1.0.0'], PROMOTED, FIRST], '1.0.0'],
    ['another version than that of the step', [PROMOTED, FIRST], '9.0.0'],
    ['a release without a step', [], '1.0.0'],
  ])('is not %s', (_, steps, version) => {
    expect(versionsOnTrial(after(steps, version))).toEqual([])
  })

  it('a release is compared with the one before it where no good one is recorded', () => {
    expect(trialsIn(after([PROMOTED], '2.0.0'), at(0))).toMatchObject([{ lastGood: '1.0.0' }])
  })

  it.each<[string, string, string, boolean]>([
    ['the site has taken the version back', 'automatic', '2.0.0', true],
    ['the site has taken another version back', 'automatic', '3.0.0', false],
    ['an operator has taken it back', 'kim', '2.0.0', false],
  ])('a release is repeated if %s', (_, by, from, isRepeated) => {
    const takenBack: Change = [-60, 'roll back', from, '1.0.0', by]
    const registry = after([PROMOTED, takenBack, FIRST], '2.0.0')
    expect(trialsIn(registry, at(0))).toMatchObject([{ version: '2.0.0', isRepeated }])
  })
})
