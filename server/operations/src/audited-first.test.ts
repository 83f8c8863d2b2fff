import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { openReleases, setCanary, storeFolder } from 'release-store'
import { writeBuiltRemote } from 'release-store/testing'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Audit } from './audit.ts'
import { archiveIn } from './testing/archive.ts'
import { startTestOperations, type TestOperations } from './testing/test-operations.ts'

const NOTICE = {
  title: '안내',
  text: '안내',
  link: null,
  place: 'page',
  from: '2026-03-01T00:00:00.000Z',
  until: '2026-03-09T00:00:00.000Z',
  order: 10,
}
const UNTIL = '2999-01-01T00:00:00.000Z'

const audit = vi.fn<Audit>(async () => undefined)
let operations: TestOperations
let preview: Server

/** Of each remote 1.0.0 is live, and 2.0.0 is stored. A second person confirms changes of mfe-guarded. */
beforeAll(async () => {
  operations = await startTestOperations({ audit, settings: { fourEyes: ['mfe-guarded'] } })
  const { dataDir, folder } = operations
  const releases = openReleases({ dataDir })
  for (const [name, path] of [
    ['mfe-test', '/test'],
    ['mfe-guarded', '/guarded'],
  ] as const)
    for (const version of ['1.0.0', '2.0.0']) {
      await writeBuiltRemote(join(folder, name, version), { name, version, path })
      await storeFolder(releases, join(folder, name, version))
    }
  await post('/releases/mfe-test/promote', { version: '1.0.0' })
  const release = await writeBuiltRemote(join(folder, 'preview'))
  preview = createServer((_, response) => response.end(JSON.stringify(release)))
  await once(preview.listen(0, 'localhost'), 'listening')
})
afterAll(async () => {
  preview.close()
  await operations.stop()
})
beforeEach(() => void audit.mockClear())

const post = (path: string, body?: object | Uint8Array) => operations.call('POST', path, body)
const put = (path: string, body: object) => operations.call('PUT', path, body)
const from = () => `http://localhost:${(preview.address() as AddressInfo).port}/`

async function withdrawn() {
  const { body } = await operations.call('GET', '/releases')
  const [{ id } = { id: '' }] = (body as { pending: { id: string }[] }).pending
  return post('/releases/mfe-guarded/pending', { id, decision: 'withdraw' })
}

async function paused() {
  const order = { remote: 'mfe-test', version: '2.0.0', by: 'kim', steps: [{ percent: 1, minutes: 1 }] }
  await setCanary(openReleases({ dataDir: operations.dataDir }), order)
  return post('/releases/mfe-test/rollout', { order: 'pause' })
}

async function uploaded() {
  await writeBuiltRemote(join(operations.folder, 'uploaded'), { version: '3.0.0' })
  return post('/releases', await archiveIn(join(operations.folder, 'uploaded')))
}

it.each<[action: string, send: () => Promise<unknown>]>([
  ['release.promote', () => post('/releases/mfe-test/promote', { version: '2.0.0' })],
  ['release.rollback', () => post('/releases/mfe-test/rollback')],
  ['release.rollout-pause', paused],
  ['release.order', () => post('/releases/mfe-guarded/promote', { version: '1.0.0' })],
  ['release.withdraw', withdrawn],
  ['release.upload', uploaded],
  ['release.clean', () => post('/releases/clean', {})],
  ['operation.refused', () => post('/releases/mfe-none/retire')],
  ['token.make', () => post('/tokens', { name: 'ci', role: 'read', days: 1 })],
  ['token.revoke', () => post('/tokens/ci/revoke')],
  ['session.begin', () => post('/session')],
  ['override.create', () => post('/overrides', { remote: 'mfe-test', from: from() })],
  ['notice.publish', () => put('/notices', { notice: NOTICE, basedOn: 0 })],
  ['waiting-room.change', () => put('/waiting-room/act_1', { mode: 'pause' })],
  ['waiting-room.message', () => put('/waiting-room/message', { message: { text: '안내', until: UNTIL } })],
  ['waiting-room.end-turns', () => post('/waiting-room/act_1/end-turns', {})],
  ['waiting-room.lists', () => put('/waiting-room/lists', { deny: [], priority: [], basedOn: 0 })],
])('%s is in the audit log before its caller has the response', async (action, send) => {
  const stored = Promise.withResolvers<void>()
  audit.mockReturnValueOnce(stored.promise)
  const arrived = vi.fn<(response: unknown) => void>()
  const response = send().then(arrived)
  await expect.poll(() => audit.mock.calls.map(([entry]) => entry.action)).toEqual([action])
  // One more round trip, in which the response would have arrived.
  await fetch(`${operations.address}/healthz`)
  expect(arrived).not.toHaveBeenCalled()
  stored.resolve()
  await response
  expect(arrived).toHaveBeenCalledOnce()
})
