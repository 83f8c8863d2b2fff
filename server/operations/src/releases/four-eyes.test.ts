import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openReleases, rollBackRelease } from 'release-store'
import { writeBuiltRemote } from 'release-store/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { archiveIn } from '../testing/archive.ts'
import { startTestOperations, TOKEN, type TestOperations } from '../testing/test-operations.ts'
import type { TryOut } from './trial.ts'
import { unknownRemotes } from './unknown-remotes.ts'

type Pending = { id: string; verb: string; by: string }
type Report = { remotes: Record<string, unknown>[]; pending: Pending[] }
type Sent = { status: number; body: Record<string, unknown> }

const tryOut = vi.fn<TryOut>()
let operations: TestOperations
let tokens: { lee: string; park: string }

/** 1.0.0 is live, 2.0.0 and 3.0.0 are stored, and a second person confirms releases of mfe-test. */
beforeEach(async () => {
  tryOut.mockResolvedValue(false)
  operations = await startTestOperations({ settings: { fourEyes: ['mfe-test'] }, tryOut })
  tokens = { lee: await tokenOf('lee'), park: await tokenOf('park') }
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    await writeBuiltRemote(join(operations.folder, version), { version })
    await operations.call('POST', '/releases', await archiveIn(join(operations.folder, version)))
  }
  await send('promote', { version: '1.0.0' })
  await decide('confirm', tokens.lee)
  operations.audited.length = 0
})
afterEach(() => operations.stop())

async function tokenOf(name: string): Promise<string> {
  const order = { name, role: 'publish', remotes: ['mfe-test'], days: 1 }
  return ((await operations.call('POST', '/tokens', order)).body as { token: string }).token
}

/** Sends as the owner, who calls himself kim, unless another token is named. */
async function send(call: string, body: object, token = TOKEN, person = 'kim'): Promise<Sent> {
  const response = await fetch(`${operations.address}/ops/api/releases/mfe-test/${call}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-operator': person,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Sent['body'] }
}

const report = async () => (await operations.call('GET', '/releases')).body as Report
const remoteNow = async () => (await report()).remotes[0]
const pendingNow = async () => (await report()).pending
async function decide(decision: string, token: string, person?: string) {
  const [{ id } = { id: 'none' }] = await pendingNow()
  return send('pending', { id, decision }, token, person)
}

const STEPS = [
  { percent: 5, minutes: 10 },
  { percent: 50, minutes: 10 },
]

it.each([
  ['promote', { version: '2.0.0' }, { version: '2.0.0' }],
  ['canary', { version: '2.0.0', percent: 5 }, { canary: { version: '2.0.0', percent: 5 } }],
  ['canary', { version: '2.0.0', steps: STEPS }, { canary: { percent: 5, rollout: { steps: STEPS } } }],
  ['rollback', { version: '3.0.0' }, { version: '3.0.0' }],
])('to %s %j waits for a second person, and both are in history and audit log', async (call, order, then) => {
  const before = await remoteNow()
  expect(await send(call, { ...order, reason: 'a test' })).toMatchObject({
    status: 202,
    body: { waits: true, isChanged: false },
  })
  expect(await remoteNow()).toEqual(before)
  const waiting = { ...order, verb: call, by: 'operator:owner/kim', reason: 'a test' }
  expect(await pendingNow()).toMatchObject([waiting])

  expect(await decide('confirm', tokens.lee)).toMatchObject({ status: 200, body: waiting })
  const step = { by: 'operator:owner/kim, lee', reason: 'a test' }
  const { history } = (await remoteNow()) as { history: unknown[] }
  expect(await remoteNow()).toMatchObject(then)
  expect(history[0]).toMatchObject(step)
  expect(await pendingNow()).toEqual([])
  expect(operations.audited).toMatchObject([
    { action: 'release.order', actor: 'operator:owner/kim' },
    { action: `release.${call}`, actor: 'operator:lee', detail: { orderedBy: 'operator:owner/kim' } },
  ])
})

it('the same token does not confirm, whatever name it adds, and another does so once', async () => {
  await send('promote', { version: '2.0.0' })
  const [order] = await pendingNow()
  for (const person of ['kim', 'lee', ''])
    expect(await decide('confirm', TOKEN, person)).toMatchObject({
      status: 403,
      body: {
        errorCode: 'SECOND_PERSON_NEEDED',
        message: '게시를 요청한 토큰으로는 확인할 수 없습니다. 다른 사람이 자신의 토큰으로 확인해야 합니다.',
      },
    })
  expect(await remoteNow()).toMatchObject({ version: '1.0.0' })
  const both = await Promise.all([decide('confirm', tokens.lee), decide('confirm', tokens.park)])
  const [first = 0, second = 0] = both.map(({ status }) => status).toSorted()
  expect(first).toBe(200)
  expect([404, 409]).toContain(second)
  const again = await send('pending', { id: order?.id, decision: 'confirm' }, tokens.park)
  expect(again).toMatchObject({
    status: 404,
    body: {
      errorCode: 'PENDING_NOT_FOUND',
      message: '이미 처리되었거나 다른 요청으로 바뀌었습니다. 지금 상태를 확인해주세요.',
    },
  })
})

it('an order whose remote has changed since is refused with a sentence, until it is withdrawn', async () => {
  await send('canary', { version: '2.0.0', percent: 5 }, tokens.lee)
  await send('retire', {})
  expect(await decide('confirm', tokens.park)).toMatchObject({
    status: 409,
    body: { errorCode: 'RELEASE_CHANGED_MEANWHILE', message: expect.stringMatching(/[가-힣]/) },
  })
  expect((await decide('withdraw', tokens.lee)).status).toBe(200)
  expect(await pendingNow()).toEqual([])
  expect(operations.audited.at(-1)).toMatchObject({ action: 'release.withdraw', actor: 'operator:lee' })
})

it('a newer order of a remote replaces the one that waits, which cannot be confirmed unseen', async () => {
  await send('promote', { version: '2.0.0' })
  const [seen] = await pendingNow()
  await send('promote', { version: '3.0.0' })
  expect(await pendingNow()).toMatchObject([{ version: '3.0.0' }])
  expect((await send('pending', { id: seen?.id, decision: 'confirm' }, tokens.lee)).status).toBe(404)
})

it('a way back, the end of a canary, a smaller share and a list of browsers never wait', async () => {
  await send('canary', { version: '2.0.0', percent: 50 })
  await decide('confirm', tokens.lee)
  const share = (order: object) => send('canary', { version: '2.0.0', ...order })
  expect(await share({ percent: 50, allow: ['tester-1'] })).toMatchObject({ status: 200 })
  expect(await share({ percent: 10 })).toMatchObject({ status: 200, body: { isChanged: true } })
  expect(await share({ percent: 11 })).toMatchObject({ status: 202 })
  expect(await share({ percent: 0 })).toMatchObject({ status: 200, body: { action: 'end canary' } })
  expect(await share({ allow: ['tester-1'] })).toMatchObject({ status: 200, body: { isChanged: true } })
  expect(await send('rollback', {})).toMatchObject({ status: 200 })
  await send('promote', { version: '2.0.0' })
  await decide('confirm', tokens.lee)
  expect(await send('rollback', { version: '1.0.0' })).toMatchObject({ status: 200, body: { to: '1.0.0' } })
  expect(await send('retire', {})).toMatchObject({ status: 200 })
})

it('orders of other remotes wait beside it, and a remote that is not listed never waits', async () => {
  const other = { remote: 'mfe-other', verb: 'promote', version: '1.0.0', by: 'operator:lee', basedOn: 0 }
  const waiting = { ...other, id: 'of-another', at: new Date().toISOString() }
  const { dataDir, folder } = operations
  await writeFile(join(dataDir, 'pending-changes.json'), JSON.stringify([waiting]))
  await send('promote', { version: '2.0.0' })
  expect(await pendingNow()).toMatchObject([{ id: 'of-another' }, { remote: 'mfe-test' }])
  const foreign = { id: 'of-another', decision: 'confirm' }
  expect((await send('pending', foreign, tokens.park)).status).toBe(404)
  const [, { id } = { id: '' }] = await pendingNow()
  expect((await send('pending', { id, decision: 'confirm' }, tokens.lee)).status).toBe(200)
  expect(await pendingNow()).toEqual([waiting])

  const free = join(folder, 'free')
  await writeBuiltRemote(free, { name: 'mfe-free', path: '/free' })
  await operations.call('POST', '/releases', await archiveIn(free))
  const promoted = await operations.call('POST', '/releases/mfe-free/promote', { version: '1.0.0' })
  expect(promoted).toMatchObject({ status: 200, body: { isChanged: true } })
})

it('what waits is not tried out, what is confirmed is, and the audit log has both with their details', async () => {
  tryOut.mockClear()
  await send('canary', { version: '2.0.0', percent: 5, reason: 'a test' })
  await decide('withdraw', TOKEN)
  await send('canary', { version: '2.0.0', percent: 5 })
  await decide('confirm', tokens.lee)
  expect(tryOut.mock.calls.map(([, dryRun]) => dryRun)).toEqual([true, true, false])
  const order = { remote: 'mfe-test', verb: 'canary', version: '2.0.0', percent: 5 }
  const orderedBy = 'operator:owner/kim'
  expect(operations.audited.map(({ action, detail }) => [action, detail])).toEqual([
    ['release.order', { ...order, reason: 'a test' }],
    ['release.withdraw', { remote: 'mfe-test', verb: 'canary', orderedBy }],
    ['release.order', { ...order, reason: null }],
    ['release.canary', expect.objectContaining({ to: '2.0.0', percent: 5, orderedBy })],
  ])
})

it('a step of a canary that is begun by hand waits, and pausing does not', async () => {
  expect(await send('rollout', { order: 'skip' })).toMatchObject({ status: 404 })
  await send('canary', { version: '2.0.0', steps: STEPS })
  await decide('confirm', tokens.lee)
  expect((await send('rollout', { order: 'pause' })).status).toBe(200)
  expect((await send('rollout', { order: 'resume' })).status).toBe(200)
  expect((await send('rollout', { order: 'skip', reason: 'a test' })).status).toBe(202)
  expect(await pendingNow()).toMatchObject([{ verb: 'rollout-skip', version: '2.0.0', reason: 'a test' }])
  expect(await remoteNow()).toMatchObject({ canary: { percent: 5 } })
  expect((await decide('confirm', tokens.lee)).status).toBe(200)
  expect(await remoteNow()).toMatchObject({ canary: { percent: 50 } })
})

it('a step that is confirmed after its canary has ended is refused', async () => {
  await send('canary', { version: '2.0.0', steps: STEPS })
  await decide('confirm', tokens.lee)
  await send('rollout', { order: 'skip' })
  const releases = openReleases({ dataDir: operations.dataDir })
  await rollBackRelease(releases, { remote: 'mfe-test', by: 'the site' })
  expect(await decide('confirm', tokens.lee)).toMatchObject({ status: 404 })
})

it('a dry run says that the order would wait, and keeps nothing', async () => {
  const dry = await send('promote', { version: '2.0.0', dryRun: true })
  expect(dry).toMatchObject({ status: 200, body: { waits: true } })
  expect(await pendingNow()).toEqual([])
  expect((await send('promote', { version: '9.9.9' })).status).toBe(404)
  expect((await send('promote', { version: '2.0.0', basedOn: 0 })).status).toBe(409)
  expect(await pendingNow()).toEqual([])
})

it.each([
  ['', {}],
  [', whatever revision it claims to know', { basedOn: 99 }],
])('an order for the live release does not bring back what was taken back meanwhile%s', async (_, claim) => {
  await send('promote', { version: '2.0.0' })
  await decide('confirm', tokens.lee)
  tryOut.mockImplementationOnce(async () => (await send('rollback', {}, tokens.park)).status === 200)
  expect(await send('promote', { version: '2.0.0', ...claim }, tokens.lee)).toMatchObject({
    status: 409,
    body: { errorCode: 'RELEASE_CHANGED_MEANWHILE' },
  })
  expect(await remoteNow()).toMatchObject({ version: '1.0.0' })
})

it.each(['.%2Fmfe-test', 'mfe-test%2F', 'x%2F..%2Fmfe-test', '%2Fmfe-test'])(
  'another spelling of the name is another remote: %s',
  async name => {
    const response = await fetch(`${operations.address}/ops/api/releases/${name}/promote`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ version: '2.0.0' }),
    })
    expect(response.status).toBe(404)
    expect(await remoteNow()).toMatchObject({ version: '1.0.0' })
  },
)

it('the log of the start names remotes without a release, since their names may be mistyped', async () => {
  const { dataDir } = operations
  expect(operations.logged.join('')).toContain('"remotes":["mfe-test"],"msg":"FOUR_EYES names remotes')
  const again = await startTestOperations({ settings: { dataDir, fourEyes: ['mfe-test'] } })
  expect(again.logged.join('')).not.toContain('FOUR_EYES')
  await again.stop()
  expect(await unknownRemotes(['mfe-test', 'mfe-tets'], dataDir)).toEqual(['mfe-tets'])
})
