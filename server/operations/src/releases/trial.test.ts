import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { Release } from 'release-format'
import { openReleases, storeFolder } from 'release-store'
import { RefusedByGate } from 'release-store/gate'
import { writeBuiltRemote, writeText } from 'release-store/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTrial } from './trial.ts'

const warn = vi.fn()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trial-test-'))
  await writeBuiltRemote(join(folder, 'built'), { files: { 'assets/x.js': 'x' } })
  await storeFolder(openReleases({ dataDir: folder }), join(folder, 'built'))
})
afterAll(() => rm(folder, { recursive: true }))

const log = { warn } as unknown as FastifyBaseLogger
const shellDir = () => join(folder, 'shell')
const storageNow = () => openReleases({ dataDir: folder }).storage
const stored = async () => (await storageNow().readRelease('mfe-test', '1.0.0')) as Release

async function tried() {
  return createTrial({ storage: storageNow(), shellDir: shellDir(), log })(await stored(), false)
}

const TRIED = JSON.stringify({ refusals: [], notTried: null })
const trialBy = (run: (args: readonly string[]) => Promise<string>) =>
  createTrial({ storage: storageNow(), shellDir: shellDir(), log, run })

it('reports that a stored release was not tried, with the reason, where no shell is built', async () => {
  expect(await tried()).toBe(false)
  const reason = expect.stringContaining('not tried out')
  expect(warn).toHaveBeenLastCalledWith(
    { remote: 'mfe-test', version: '1.0.0', reason },
    'release not tried out in a browser',
  )
})

it('refuses a stored release that does not fit the shell, before a browser is needed', async () => {
  const session = { version: '1.0.0', schema: 1, api: {} }
  const facts = { version: '1', provides: { react: '18.3.1' }, session, popupPages: [] }
  await writeText(join(folder, 'shell/shell.json'), JSON.stringify(facts))
  const refused = tried()
  await expect(refused).rejects.toThrow(RefusedByGate)
  await expect(refused).rejects.toThrow('mfe-test 1.0.0 asks for react ^19.0.0. The page has react 18.3.1.')
})

it('the release is in a folder with all of its files while it is tried, which is then removed', async () => {
  let place = ''
  const trial = trialBy(async ([shell, copy = '']) => {
    place = copy
    expect(shell).toBe(shellDir())
    expect((await readdir(copy, { recursive: true })).toSorted()).toEqual([
      'assets',
      'assets/x.js',
      'release.json',
      'remoteEntry.js',
    ])
    expect(JSON.parse(await readFile(join(copy, 'release.json'), 'utf8'))).toEqual(await stored())
    return TRIED
  })
  warn.mockClear()
  expect(await trial(await stored(), false)).toBe(true)
  expect(warn).not.toHaveBeenCalled()
  await expect(readdir(place)).rejects.toThrow('ENOENT')
})

it('a dry run asks for no release, only whether one could be tried', async () => {
  const run = vi.fn(async () => TRIED)
  expect(await trialBy(run)(await stored(), true)).toBe(true)
  expect(run).toHaveBeenCalledExactlyOnceWith([shellDir()])
})

it('releases are tried one after the other, also behind one that is refused', async () => {
  const first = Promise.withResolvers<string>()
  const run = vi.fn(async () => TRIED).mockReturnValueOnce(first.promise)
  const trial = trialBy(run)
  const both = [trial(await stored(), false), trial(await stored(), false)]
  const settled = Promise.allSettled(both)
  await expect.poll(() => run.mock.calls.length).toBe(1)
  await trialBy(async () => TRIED)(await stored(), false)
  expect(run).toHaveBeenCalledOnce()
  const refusal = { rule: 'drawing', candidate: 'It is blank.', live: '', wayOut: '' }
  first.resolve(JSON.stringify({ refusals: [refusal], notTried: null }))
  expect(await settled).toMatchObject([
    { status: 'rejected', reason: { name: 'RefusedByGate' } },
    { status: 'fulfilled', value: true },
  ])
})

it('a trial that ends without an outcome counts as none, with its error', async () => {
  expect(await trialBy(() => Promise.reject(new Error('killed')))(await stored(), false)).toBe(false)
  const told = { remote: 'mfe-test', version: '1.0.0', reason: 'killed' }
  expect(warn).toHaveBeenLastCalledWith(told, 'release not tried out in a browser')
})
