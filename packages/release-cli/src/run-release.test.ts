import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { changeLines } from './report.ts'
import { runRelease } from './run-release.ts'
import { siteCommands } from './site-commands.ts'
import type { Done, Site } from './site.ts'

const change: Done = {
  action: 'promote',
  remote: 'mfe-x',
  from: '1',
  to: '2',
  percent: 100,
  allow: [],
  routesAdded: [],
  routesRemoved: ['/y'],
  basedOn: 0,
  revision: 1,
  isChanged: true,
}

let printed: string
let complained: string
beforeEach(() => {
  printed = complained = ''
  vi.spyOn(process.stdout, 'write').mockImplementation(text => Boolean((printed += String(text))))
  vi.spyOn(process.stderr, 'write').mockImplementation(text => Boolean((complained += String(text))))
})
afterEach(() => vi.restoreAllMocks())

const live = { name: 'mfe-x', version: '2', canary: null, fallback: null, former: ['1'], history: [] }
const site = {
  report: async () => ({ revision: 1, issuedAt: '', remotes: [live] }),
  stored: async () => [
    { name: 'mfe-x', version: '2', storedAt: '2026-03-02T00:00:00.000Z' },
    { name: 'mfe-y', version: '1', storedAt: '2026-03-01T00:00:00.000Z' },
  ],
  change: async () => change,
} as unknown as Site

const run = (line: string, given: Partial<Site> = {}) =>
  runRelease(line.split(' ').filter(Boolean), {
    name: 'release',
    commands: siteCommands,
    openSite: async () => ({ ...site, ...given }),
  })
const failing = (error: Error) => ({
  report: async () => {
    throw error
  },
})

it('prints its help, and ends with 0; without a command with 2', async () => {
  expect(await run('--help')).toBe(0)
  for (const verb of Object.keys(siteCommands)) expect(printed).toContain(`\n  ${verb}`)
  const help = printed
  expect(await run('help status')).toBe(0)
  expect(printed).toBe(help + help)
  expect(await run('canary --help')).toBe(0)
  expect(printed).toContain('usage: release canary <remote> <version> [percent] [options]')
  expect(printed).toContain('--allow <browser>')
  expect(await run('')).toBe(2)
  expect(complained).toBe('')
})

it('lists the stored releases, and shows the live one', async () => {
  await run('list')
  expect(printed).toBe(
    '2026-03-02T00:00:00.000Z  mfe-x        2  live\n2026-03-01T00:00:00.000Z  mfe-y        1\n',
  )
  printed = ''
  await run('list mfe-y --json')
  expect(JSON.parse(printed)).toMatchObject([{ name: 'mfe-y' }])
})

it('prints an error as JSON where JSON was asked for, with the same exit code', async () => {
  const full = Object.assign(new Error('write'), { code: 'ENOSPC', path: '/srv/x' })
  expect(await run('status --json', failing(full))).toBe(1)
  const message =
    '/srv/x: The disk is full. Free some space and run the command again; what was live stays live. (ENOSPC)'
  expect(JSON.parse(printed)).toEqual({ error: { code: 'ENOSPC', message, exitCode: 1 } })
  expect(complained).toBe('')
  printed = ''
  expect(await run('promote mfe-x --json')).toBe(2)
  expect(JSON.parse(printed)).toMatchObject({ error: { code: 'WrongUsage' } })
})

it.each(['ENOSPC', 'ENOENT', 'EACCES'])('explains %s without a stack', async code => {
  expect(await run('status', failing(Object.assign(new Error('x'), { code, path: '/srv/x' })))).toBe(1)
  expect(complained).toMatch(/^\/srv\/x: .*\n$/)
})

it('compares the files of a build before it is tried out', async () => {
  const tryOut = vi.fn()
  expect(await run('publish /nowhere', { tryOut })).toBe(2)
  expect(complained).toContain('/nowhere holds no release.json. Build it first')
  expect(tryOut).not.toHaveBeenCalled()
})

it('describes every change, and in a dry run the one that would be made', () => {
  expect(changeLines({ ...change, action: 'retire', to: null }, false)).toEqual([
    'mfe-x is retired; open pages keep it until they are loaded again',
    '  a page no more: /y',
  ])
  expect(changeLines({ ...change, waits: true }, false)).toEqual([
    'mfe-x 2 waits for a second person, who confirms it in the console',
  ])
  const elsewhere = { ...change, routesRemoved: [], pages: 130, isTried: false, isChanged: false }
  expect(changeLines(elsewhere, true)).toEqual([
    'in a dry run: mfe-x 2 would be live for all browsers (before: 1)',
    '  about 130 of the pages that are open now',
    '  not tried out in a browser: the site has none, or SMOKE is off there',
  ])
  expect(changeLines({ ...elsewhere, action: 'canary', percent: 5 }, true)[0]).toBe(
    'in a dry run: mfe-x 2 would be what 5 of 100 browsers get (before: 1)',
  )
})
