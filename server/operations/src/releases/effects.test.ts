import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openReleases, storeFolder } from 'release-store'
import { writeBuiltRemote } from 'release-store/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OperationsConfig } from '../config.ts'
import { archiveIn } from '../testing/archive.ts'
import { startTestOperations, type TestOperations } from '../testing/test-operations.ts'
import type { TryOut } from './trial.ts'

const tryOut = vi.fn<TryOut>()
let operations: TestOperations

/** 1.0.0 is live, and 2.0.0 is stored. */
async function start(settings: Partial<OperationsConfig> = {}): Promise<void> {
  operations = await startTestOperations({ tryOut, settings })
  const releases = openReleases({ dataDir: operations.dataDir })
  for (const version of ['1.0.0', '2.0.0']) await storeFolder(releases, await built(version))
  await on('promote', { version: '1.0.0' })
  tryOut.mockClear()
}
async function built(version: string): Promise<string> {
  const folder = join(operations.folder, version)
  await writeBuiltRemote(folder, { version, files: { 'x.css': 'xx', 'x.js': 'x' } })
  return folder
}
beforeEach(() => void tryOut.mockReset().mockResolvedValue(false))
afterEach(() => operations.stop())

const on = (verb: string, body: object = {}) => operations.call('POST', `/releases/mfe-test/${verb}`, body)
const remoteNow = async () => {
  const { body } = await operations.call('GET', '/releases')
  return (body as { remotes: Record<string, unknown>[] }).remotes[0]
}

it('the audit log has each change with its effect, and each upload with its release', async () => {
  await start()
  const running = { remote: 'mfe-test', kind: 'open', upTo: 0 }
  await operations.counts.add(new Date(), [{ ...running, version: '1.0.0', count: 50 }])
  await on('canary', { version: '2.0.0', percent: 10, allow: ['tester-1'] })
  await on('retire')
  await operations.call('POST', '/releases', await archiveIn(await built('3.0.0')))
  const remote = 'mfe-test'
  const first = { from: null, to: '1.0.0', percent: 100, revision: 1, pages: 0 }
  const untried = { isTried: false, untried: 'off' }
  const canary = { from: '1.0.0', to: '2.0.0', percent: 10, revision: 2, pages: 5 }
  const retired = { from: '1.0.0', to: null, percent: 100, revision: 3, pages: 50 }
  expect(operations.audited.map(({ action, detail }) => [action, detail])).toEqual([
    ['release.promote', { remote, ...first, allow: 0, isChanged: true, ...untried }],
    ['release.canary', { remote, ...canary, allow: 1, isChanged: true, ...untried }],
    ['release.retire', { remote, ...retired, allow: 0, isChanged: true }],
    ['release.upload', { remote, version: '3.0.0', isNew: true }],
  ])
})

it('a roll back does not wait for the database, whose figures are then missing', async () => {
  await start()
  await on('promote', { version: '2.0.0' })
  vi.spyOn(operations.counts, 'minutes').mockRejectedValue(new Error('no database'))
  expect(await on('rollback')).toMatchObject({ status: 200, body: { to: '1.0.0', pages: null } })
  expect(operations.logged.join('')).toContain('the number of open pages is not known')
})

it('the live release that goes live again concerns no open page', async () => {
  await start()
  const open = { remote: 'mfe-test', version: '1.0.0', kind: 'open', upTo: 0, count: 50 }
  await operations.counts.add(new Date(), [open])
  expect(await on('promote', { version: '1.0.0' })).toMatchObject({ body: { isChanged: false, pages: 0 } })
})

it('a release that browsers have not had yet is tried out, and nothing else', async () => {
  await start()
  for (const [verb, order, times] of [
    ['promote', { version: '2.0.0' }, 1],
    ['canary', { version: '2.0.0', allow: ['tester-1'] }, 1],
    ['canary', { version: '2.0.0', percent: 1 }, 1],
    ['canary', { version: '2.0.0', steps: [{ percent: 1, minutes: 1 }] }, 1],
    ['canary', { version: '2.0.0', percent: 0 }, 0],
    ['retire', {}, 0],
  ] as const) {
    tryOut.mockClear()
    const { body } = await on(verb, { ...order, dryRun: true })
    expect([verb, order, tryOut.mock.calls.length]).toEqual([verb, order, times])
    expect('isTried' in (body as object)).toBe(times > 0)
  }
})

it.each([true, false])('a change names the reason why nothing was tried: trials are on: %s', async smoke => {
  await start({ smoke })
  const dry = { version: '2.0.0', dryRun: true }
  const untried = smoke ? 'no browser' : 'off'
  expect(await on('promote', dry)).toMatchObject({ body: { isTried: false, untried } })
  tryOut.mockResolvedValue(true)
  const { body } = await on('promote', dry)
  expect(body).toMatchObject({ isTried: true })
  expect(body).not.toHaveProperty('untried')
})

it('the weight of a remote is that of its scripts, unknown while it is retired or its list cannot be read', async () => {
  await start()
  // The entry and `x.js`, without `x.css`.
  expect(await remoteNow()).toMatchObject({ scripts: 19 })
  await writeFile(join(operations.dataDir, 'releases/remotes/mfe-test/1.0.0/release.json'), '{')
  expect(await remoteNow()).not.toHaveProperty('scripts')
  await on('retire')
  expect(await remoteNow()).not.toHaveProperty('scripts')
})

it('a rollout is steered under the name of the operator, with the reason, and audited', async () => {
  await start()
  const steps = [1, 50].map(percent => ({ percent, minutes: 10 }))
  await on('canary', { version: '2.0.0', steps })
  operations.audited.length = 0
  for (const order of ['pause', 'resume', 'skip']) await on('rollout', { order, reason: 'a question' })
  expect(operations.audited.map(({ action, detail }) => [action, detail])).toEqual(
    ['pause', 'resume', 'skip'].map(order => [`release.rollout-${order}`, { remote: 'mfe-test' }]),
  )
  const { history } = (await remoteNow()) as { history: unknown[] }
  expect(history[0]).toMatchObject({ by: 'operator:owner/kim', percent: 50, reason: 'a question' })
})
