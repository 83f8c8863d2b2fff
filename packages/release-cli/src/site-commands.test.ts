import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeBuiltRemote } from 'release-store/testing'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { runRelease } from './run-release.ts'
import { siteCommands } from './site-commands.ts'
import type { Site } from './site.ts'

const step = {
  at: '2026-03-02T00:00:00.000Z',
  revision: 1,
  by: 'kim',
  action: 'promote',
  from: null,
  to: '2',
}
const live = { name: 'mfe-x', version: '2', canary: null, fallback: null, former: [], history: [step] }
const change = {
  action: 'promote',
  remote: 'mfe-x',
  from: '1',
  to: '2',
  percent: 100,
  allow: [],
  routesAdded: [],
  routesRemoved: [],
}
const stored = [
  { name: 'mfe-x', version: '2', storedAt: '2026-03-02' },
  { name: 'mfe-y', version: '1', storedAt: '2026-03-01' },
]

/** The result of each call of a site, or its failure; null for one that the site does not have. */
const RESULTS = {
  report: { revision: 1, remotes: [live] },
  stored,
  store: { name: 'mfe-x', version: '2', isNew: true },
  publish: change,
  change,
  tryOut: 'tried out in a browser',
  steer: {},
  trial: { isTried: true },
  clean: stored,
  verify: { revision: 1, problem: null, releases: [] as object[] },
}

let printed: string
let complained: string
let calls: unknown[][]
beforeEach(() => {
  printed = complained = ''
  calls = []
  vi.spyOn(process.stdout, 'write').mockImplementation(text => Boolean((printed += String(text))))
  vi.spyOn(process.stderr, 'write').mockImplementation(text => Boolean((complained += String(text))))
})
afterEach(() => vi.restoreAllMocks())

/** A site that records its calls. */
function siteWith(given: object): Site {
  const results = Object.entries({ ...RESULTS, ...given }).filter(([, result]) => result !== null)
  const recorded = results.map(([name, result]) => {
    const call = async (...args: unknown[]) => {
      calls.push([name, ...args])
      if (result instanceof Error) throw result
      return result
    }
    return [name, call] as const
  })
  return Object.fromEntries(recorded) as unknown as Site
}

const run = (line: string, given: object = {}) =>
  runRelease(line.split(' '), {
    name: 'release',
    commands: siteCommands,
    openSite: async () => siteWith(given),
  })

const tried = ['tryOut', { remote: 'mfe-x', version: '2' }]
const changed = (verb: string, order: object, dryRun = false) => ['change', verb, { dryRun, ...order }]
const x = { remote: 'mfe-x' }
const x2 = { ...x, version: '2' }

describe('a command asks the site', () => {
  it.each<[string, ...unknown[][]]>([
    ['promote mfe-x 2', tried, changed('promote', x2)],
    ['promote mfe-x 2 --no-smoke', changed('promote', x2)],
    ['promote mfe-x 2 --dry-run', changed('promote', x2, true)],
    ['promote mfe-x 2 --no-smoke --reason because', changed('promote', { ...x2, reason: 'because' })],
    ['canary mfe-x 2 25%', tried, changed('canary', { ...x2, percent: 25 })],
    ['canary mfe-x 2 0', changed('canary', { ...x2, percent: 0 })],
    [
      'canary mfe-x 2 --allow a --allow b',
      tried,
      changed('canary', { ...x2, percent: 0, allow: ['a', 'b'] }),
    ],
    ['canary mfe-x 2 0 --allow a', tried, changed('canary', { ...x2, percent: 0, allow: ['a'] })],
    [
      'canary mfe-x 2 --steps 1:10,50:30 --allow a',
      tried,
      changed('canary', {
        ...x2,
        steps: [
          { percent: 1, minutes: 10 },
          { percent: 50, minutes: 30 },
        ],
        allow: ['a'],
      }),
    ],
    ['rollback mfe-x', changed('rollback', x)],
    ['rollback mfe-x --to 1', changed('rollback', { ...x, version: '1' })],
    ['retire mfe-x --reason because', changed('retire', { ...x, reason: 'because' })],
    ['pause mfe-x --reason because', ['steer', 'mfe-x', 'pause', 'because']],
    ['resume mfe-x', ['steer', 'mfe-x', 'resume', undefined]],
    ['skip mfe-x', ['steer', 'mfe-x', 'skip', undefined]],
    ['trial mfe-x 2', ['trial', 'mfe-x', '2']],
    ['clean', ['clean', { days: 30, newest: 10, dryRun: false }]],
    ['clean --days 7 --keep 1 --dry-run', ['clean', { days: 7, newest: 1, dryRun: true }]],
    ['verify', ['verify', undefined]],
    ['verify mfe-x', ['verify', 'mfe-x']],
    ['list mfe-x', ['stored']],
    ['status'],
    ['history mfe-x'],
  ])('%s', async (line, ...expected) => {
    expect(await run(line)).toBe(0)
    expect(complained).toBe('')
    expect(calls.filter(([name]) => name !== 'report')).toEqual(expected)
  })
})

describe('a build', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'built-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await writeBuiltRemote(folder, { name: 'mfe-x' })
  })

  it('that is published is tried out first; the live releases are printed last', async () => {
    expect(await run(`publish ${folder} --reason because`)).toBe(0)
    const order = { dryRun: false, reason: 'because' }
    expect(calls).toEqual([['tryOut', { folder }], ['publish', folder, order], ['report']])
    expect(printed).toContain('mfe-x 2 is live now (before: 1)\ntried out in a browser\nrevision 1\n')
  })

  it('is stored alone where that was asked for', async () => {
    expect(await run(`publish ${folder} --store-only`)).toBe(0)
    expect(calls).toEqual([['store', folder]])
    expect(printed).toBe('mfe-x 2 is stored; it is not live\n')
  })

  it('at the gate is stored, and would be promoted', async () => {
    expect(await run(`gate ${folder}`)).toBe(0)
    expect(calls).toEqual([
      ['store', folder],
      ['change', 'promote', { remote: 'mfe-x', version: '2', dryRun: true }],
    ])
    expect(printed).toBe('mfe-x 2 is stored, and fits the live site.\n')
  })

  it('at the gate is not stored if it is damaged', async () => {
    await rm(join(folder, 'remoteEntry.js'))
    expect(await run(`gate ${folder}`)).toBe(3)
    expect(calls).toEqual([])
  })
})

describe('a command prints', () => {
  it.each([
    ['clean', '  mfe-x        2\n  mfe-y        1\n2 releases were removed.\n'],
    ['clean --dry-run', '  mfe-x        2\n  mfe-y        1\n2 releases would be removed.\n'],
    ['history mfe-x', '2026-03-02T00:00:00.000Z  promote  – → 2  by kim\n'],
    ['pause mfe-x', 'revision 1\n  mfe-x        2\n'],
    ['list mfe-y', '2026-03-01  mfe-y        1\n'],
    ['retire mfe-x --dry-run --json', `${JSON.stringify(change)}\n`],
    ['trial mfe-x 2', 'mfe-x 2 was tried out in a browser, and runs.\n'],
    ['trial mfe-x 2 --json', '{"isTried":true}\n'],
  ])('for %s what has happened', async (line, text) => {
    expect(await run(line)).toBe(0)
    expect(printed).toBe(text)
  })

  it('no live releases after a dry run', async () => {
    await run('retire mfe-x --dry-run')
    expect(calls.map(([name]) => name)).toEqual(['change'])
  })
})

describe('a command ends with', () => {
  const damaged = { remote: 'mfe-x', version: '2', files: 1, problem: 'damaged' }

  it.each<[string, number, object]>([
    ['verify', 1, { verify: { revision: 1, problem: null, releases: [damaged] } }],
    ['verify', 1, { verify: { revision: 1, problem: 'unsigned', releases: [] } }],
    ['trial mfe-x 2', 1, { trial: { isTried: false } }],
    ['trial mfe-x 2', 0, { trial: null }],
    ['trial mfe-x 2', 1, { trial: null, tryOut: 'not tried out: no browser' }],
    ['trial mfe-x 2', 0, { trial: null, tryOut: null }],
    ['promote mfe-x 2', 0, { tryOut: null }],
    ['pause mfe-x', 1, { steer: new Error('It has no steps.') }],
    ['history mfe-y', 2, {}],
    ['canary mfe-x 2', 2, {}],
    ['canary mfe-x 2 --steps 1:1', 0, {}],
  ])('%s: %i', async (line, code, given) => {
    expect(await run(line, given)).toBe(code)
  })

  it.each([
    ['trial mfe-x 2', 'mfe-x 2 was not tried out: there is no browser, or SMOKE is off there.'],
    ['canary mfe-x 2', 'For how many of a hundred browsers? Name a percentage, or --allow.'],
    ['canary mfe-x 2 --steps 5:10,5:10', 'Each step needs a larger share than the one before'],
    ['canary mfe-x 2 --steps 5:0', 'and at least a minute.'],
    ['history mfe-y', 'No release of mfe-y is live.'],
  ])('the sentence of %s', async (line, sentence) => {
    await run(line, { trial: { isTried: false } })
    expect(printed + complained).toContain(sentence)
  })
})
