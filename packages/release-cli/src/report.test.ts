import { describe, expect, it } from 'vitest'
import type { Step } from 'release-format'
import * as report from './report.ts'
import type { Done } from './site.ts'

const remote = { name: 'mfe-x', version: '2', canary: null, fallback: null, former: [], history: [] }
const canary = { version: '3', percent: 5, allow: [] as string[] }
const steps = [
  { percent: 5, minutes: 10 },
  { percent: 50, minutes: 10 },
]
const rollout = { version: '3', steps, step: 0, nextAt: '12:00' }

describe('a remote of the site has the line', () => {
  it.each([
    [{}, '  mfe-x        2'],
    [{ version: null, former: ['2', '1'] }, '  mfe-x        retired  (before: 2, 1)'],
    [{ fallback: '1', former: ['1'] }, '  mfe-x        2  (fallback: 1)  (before: 1)'],
    [{ canary }, '  mfe-x        2  (canary: 3 for 5 of 100 browsers)'],
    [{ canary: { ...canary, percent: 0, allow: ['a', 'b'] } }, '  mfe-x        2  (canary: 3 for 2 listed)'],
    [
      { canary: { ...canary, percent: 1, allow: ['a'] } },
      '  mfe-x        2  (canary: 3 for 1 of 100 browsers and 1 listed)',
    ],
    [{ canary: { ...canary, percent: 0 } }, '  mfe-x        2  (canary: 3 for no browsers)'],
    [
      { canary: { ...canary, rollout } },
      '  mfe-x        2  (canary: 3 for 5 of 100 browsers; 50 % at 12:00)',
    ],
    [
      { canary: { ...canary, rollout: { ...rollout, step: 1 } } },
      '  mfe-x        2  (canary: 3 for 5 of 100 browsers; live for all at 12:00)',
    ],
    [
      { canary: { ...canary, rollout: { ...rollout, nextAt: null, paused: 'by kim' } } },
      '  mfe-x        2  (canary: 3 for 5 of 100 browsers; paused before 50 %: by kim)',
    ],
  ])('%j', (change, line) => {
    const lines = report.statusLines({ revision: 7, issuedAt: '', remotes: [{ ...remote, ...change }] })
    expect(lines).toEqual(['revision 7', line])
  })

  it('of none, if nothing is live', () => {
    expect(report.statusLines({ revision: 0, issuedAt: '', remotes: [] })).toEqual([
      'revision 0',
      'nothing is live yet',
    ])
  })
})

const change: Done = {
  action: 'promote',
  remote: 'mfe-x',
  from: '1',
  to: '2',
  percent: 5,
  allow: [],
  routesAdded: [],
  routesRemoved: [],
  basedOn: 0,
  revision: 1,
  isChanged: true,
}

describe('a change is described', () => {
  it.each<[Partial<Done>, done: string, dry: string]>([
    [{}, 'mfe-x 2 is live now (before: 1)', 'mfe-x 2 would be live for all browsers (before: 1)'],
    [{ from: null }, 'mfe-x 2 is live now', 'mfe-x 2 would be live for all browsers'],
    [{ from: '2', isChanged: false }, 'mfe-x 2 was live already', 'mfe-x 2 was live already'],
    [{ from: '2' }, 'mfe-x 2 is live now (before: 2)', 'mfe-x 2 would be live for all browsers (before: 2)'],
    [
      { action: 'canary' },
      'mfe-x 2 is what 5 of 100 browsers get (before: 1)',
      'mfe-x 2 would be what 5 of 100 browsers get (before: 1)',
    ],
    [
      { action: 'end canary' },
      'mfe-x 2 is what all browsers get; 5 of 100 browsers had 1',
      'mfe-x 2 would be what all browsers get; 5 of 100 browsers had 1',
    ],
    [
      { action: 'end canary', from: '2' },
      'mfe-x 2 is what all browsers get',
      'mfe-x 2 would be what all browsers get',
    ],
    [
      { action: 'roll back', from: '2', to: '1' },
      'mfe-x 1 is live again (before: 2)',
      'mfe-x 1 would be live again (before: 2)',
    ],
    [
      { action: 'retire', to: null },
      'mfe-x is retired; open pages keep it until they are loaded again',
      'mfe-x would be retired; open pages keep it until they are loaded again',
    ],
  ])('%j', (part, done, dry) => {
    expect(report.changeLines({ ...change, ...part }, false)).toEqual([done])
    expect(report.changeLines({ ...change, ...part }, true)[0]).toBe(`in a dry run: ${dry}`)
  })

  it.each<[Partial<Done>, boolean, string[]]>([
    [
      { routesAdded: ['/a'], routesRemoved: ['/b'] },
      false,
      ['  a page from now on: /a', '  a page no more: /b'],
    ],
    [{ pages: 3 }, false, ['  about 3 of the pages that are open now']],
    [{ pages: null }, false, ['  how many pages are open is not known']],
    [{}, true, ['  the running site counts open pages: --site <address> prints how many change']],
    [{ isTried: false }, false, ['  not tried out in a browser: the site has none, or SMOKE is off there']],
    [{ isTried: true }, false, []],
  ])('%j, with its effects (a dry run: %s)', (part, isDryRun, lines) => {
    expect(report.changeLines({ ...change, ...part }, isDryRun).slice(1)).toEqual(lines)
  })

  it('in a dry run also if a second person had to confirm it', () => {
    const [line] = report.changeLines({ ...change, waits: true }, true)
    expect(line).toContain('in a dry run')
  })
})

it.each([
  [true, 'mfe-x 2 is stored; it is not live'],
  [false, 'mfe-x 2 was stored already'],
])('a release that is new (%s) has the line "%s"', (isNew, line) => {
  expect(report.storedLines({ name: 'mfe-x', version: '2', files: 1, isNew })).toEqual([line])
})

it('stored releases have a line each, with their place on the site', () => {
  const stored = ['3', '2', '1'].map(version => ({ name: 'mfe-x', version, storedAt: '09:00' }))
  const remotes = [
    { ...remote, name: 'mfe-w', version: '1', canary: null },
    { ...remote, canary },
  ]
  expect(report.listLines(stored, remotes)).toEqual([
    '09:00  mfe-x        3  canary',
    '09:00  mfe-x        2  live',
    '09:00  mfe-x        1',
  ])
  expect(report.listLines([], remotes)).toEqual(['No release is stored.'])
})

it('steps have a line each: time, change, person and reason', () => {
  const step: Step = { at: '09:00', revision: 1, by: 'kim', action: 'promote', from: null, to: '1' }
  const others: Step[] = [
    { ...step, action: 'canary', from: '1', to: '2', percent: 0, reason: 'a trial' },
    { ...step, action: 'retire', from: '2', to: null },
  ]
  expect(report.historyLines([step, ...others])).toEqual([
    '09:00  promote  – → 1  by kim',
    '09:00  canary 0 %  1 → 2  by kim: a trial',
    '09:00  retire  2 → –  by kim',
  ])
})

describe('a verification', () => {
  const intact = { remote: 'mfe-x', version: '2', files: 3, problem: null }
  const damaged = { ...intact, version: '1', problem: 'remoteEntry.js is damaged' }

  it.each([
    ['finds all intact', null, [intact], true],
    ['finds a damaged release', null, [intact, damaged], false],
    ['finds a registry that pages refuse', 'The registry is not signed.', [intact], false],
  ])('%s', (_, problem, releases, isInOrder) => {
    expect(report.isInOrder({ revision: 7, problem, releases })).toBe(isInOrder)
  })

  it('has a line for the registry and for each release', () => {
    expect(report.verificationLines({ revision: 7, problem: null, releases: [intact, damaged] })).toEqual([
      'revision 7  signed, and accepted by pages',
      '  mfe-x        2  3 files, all as they were published',
      '  mfe-x        1  remoteEntry.js is damaged',
    ])
    expect(report.verificationLines({ revision: 7, problem: 'unsigned', releases: [] })).toEqual([
      'revision 7  unsigned',
    ])
  })
})
