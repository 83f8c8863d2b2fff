import { writeBuiltRemote } from 'release-store/testing'
import { topicNames, type Topic } from 'ops-api'
import { callOps, followOps, opsOf } from 'ops-console/client'
import { CallRefused } from 'page-kit/calls'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { archiveIn } from './testing/archive.ts'
import { startTestOperations, TOKEN, type TestOperations } from './testing/test-operations.ts'

const operator = { token: TOKEN, name: 'kim' }
const ops = opsOf(operator, callOps)
let operations: TestOperations

beforeEach(async () => {
  operations = await startTestOperations()
  const { fetch } = globalThis
  // A page calls its own origin by path.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, operations.address), init))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await operations.stop()
})

it.each(topicNames)('the console reads %s from the server', async topic => {
  expect(await ops.read(topic)).toEqual(expect.any(Object))
})

it('the console receives every topic as an event', async () => {
  const listening = new AbortController()
  const received = new Set<Topic>()
  for await (const event of followOps(operator, listening.signal)) {
    received.add((event as { topic: Topic }).topic)
    if (received.size === topicNames.length) break
  }
  listening.abort()
  expect(received).toEqual(new Set(topicNames))
})

it('the console previews and carries out every change of a release', async () => {
  await writeBuiltRemote(join(operations.folder, 'built'))
  await operations.call('POST', '/releases', await archiveIn(join(operations.folder, 'built')))
  const promotion = { remote: 'mfe-test', verb: 'promote', version: '1.0.0' } as const
  const preview = await ops.preview(promotion)
  expect(preview).toMatchObject({ to: '1.0.0', isChanged: false, basedOn: 0 })
  expect(await ops.change(promotion, preview)).toMatchObject({ isChanged: true, revision: 1 })

  const retirement = { remote: 'mfe-test', verb: 'retire', reason: 'a test' } as const
  expect(await ops.change(retirement, await ops.preview(retirement))).toMatchObject({ to: null })
  const canary = { remote: 'mfe-test', verb: 'canary', version: '1.0.0', percent: 5 } as const
  await expect(ops.preview(canary)).rejects.toThrow(CallRefused)
  expect(await ops.preview({ remote: 'mfe-test', verb: 'rollback' })).toMatchObject({ to: '1.0.0' })
})

it('the console changes a line and the lists', async () => {
  await ops.changeLine('act_1', { mode: 'pause', limit: 5, basedOn: 0 })
  await ops.changeLists({ deny: ['192.0.2.7'], priority: [], basedOn: 0 })
  await ops.changeMessage({ message: { text: '접수는 18시까지', until: '2999-01-01T00:00:00Z' } })
  await ops.endTurns('act_1', {})
  expect(await ops.read('waitingRoom')).toMatchObject({
    actions: { act_1: { mode: 'pause', limit: 5, message: { text: '접수는 18시까지' } } },
    lists: { deny: ['192.0.2.7'] },
  })
})

it('the console reads the sentence of a refusal, and its details', async () => {
  const guess = opsOf({ token: 'guess', name: '' }, callOps)
  await expect(guess.read('releases')).rejects.toMatchObject({
    status: 401,
    message: expect.stringMatching(/[가-힣]/),
  })
  const refused = ops.changeLists({ deny: ['1.2.3'], priority: [], basedOn: 0 })
  await expect(refused).rejects.toMatchObject({
    status: 400,
    details: [expect.stringContaining('192.0.2.7')],
  })
})

it('every call of operators is published with its schemas and the operator’s token', async () => {
  const { paths, components } = (await (await fetch('/openapi.json')).json()) as {
    paths: Record<string, Record<string, { security: unknown; responses: Record<string, unknown> }>>
    components: { securitySchemes: object }
  }
  const published = Object.entries(paths).filter(([path]) => path.startsWith('/ops/api/'))
  expect(published.map(([path]) => path).toSorted()).toEqual([
    '/ops/api/audit',
    '/ops/api/beacons',
    '/ops/api/events',
    '/ops/api/overrides',
    '/ops/api/releases',
    '/ops/api/releases/clean',
    '/ops/api/releases/stored',
    '/ops/api/releases/verification',
    '/ops/api/releases/{remote}/canary',
    '/ops/api/releases/{remote}/promote',
    '/ops/api/releases/{remote}/retire',
    '/ops/api/releases/{remote}/rollback',
    '/ops/api/releases/{remote}/rollout',
    '/ops/api/releases/{remote}/trial',
    '/ops/api/session',
    '/ops/api/tokens',
    '/ops/api/tokens/{name}/revoke',
    '/ops/api/waiting-room',
    '/ops/api/waiting-room/history',
    '/ops/api/waiting-room/lists',
    '/ops/api/waiting-room/message',
    '/ops/api/waiting-room/{action}',
    '/ops/api/waiting-room/{action}/end-turns',
  ])
  for (const { security, responses } of published.flatMap(([, methods]) => Object.values(methods))) {
    expect(security).toEqual([{ operator: [] }])
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '403', '429', 'default']))
  }
  expect(components.securitySchemes).toEqual({ operator: { type: 'http', scheme: 'bearer' } })
})
