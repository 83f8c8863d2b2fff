import { writeBuiltRemote } from 'release-store/testing'
import { changeLists, readReleases, topicNames, topics, type Topic } from 'ops-api'
import { callOps, followOps, sendAs, sendChange } from 'ops-console/client'
import { CallRefused, type JsonCall } from 'page-kit/calls'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { archiveIn } from './testing/archive.ts'
import { startTestOperations, TOKEN, type TestOperations } from './testing/test-operations.ts'

const operator = { token: TOKEN, name: 'kim' }
const ops = sendAs(operator, callOps, () => undefined)
let operations: TestOperations

type Change = Parameters<typeof sendChange>

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
  const call: JsonCall = topics[topic]
  expect(await ops(call, {})).toEqual(expect.any(Object))
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
  const version = '1.0.0'
  const send = (verb: Change[2], order: Change[3]) => sendChange(ops, 'mfe-test', verb, order)
  const preview = await send('promote', { version, dryRun: true })
  expect(preview).toMatchObject({ to: version, isChanged: false, basedOn: 0 })
  const { basedOn } = preview
  expect(await send('promote', { version, dryRun: false, basedOn })).toMatchObject({
    isChanged: true,
    revision: 1,
  })

  const retirement = { reason: 'a test', dryRun: false, basedOn: 1 } as const
  expect(await send('retire', retirement)).toMatchObject({ to: null })
  await expect(send('canary', { version, percent: 5, dryRun: true })).rejects.toThrow(CallRefused)
  expect(await send('rollback', { dryRun: true })).toMatchObject({ to: version })
})

it('the console reads the sentence of a refusal, and its details', async () => {
  const guess = { token: 'guess', name: '' }
  await expect(callOps(guess, readReleases, {})).rejects.toMatchObject({
    status: 401,
    message: expect.stringMatching(/[가-힣]/),
  })
  const refused = ops(changeLists, { body: { deny: ['1.2.3'], priority: [], basedOn: 0 } })
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
    '/ops/api/notices',
    '/ops/api/overrides',
    '/ops/api/releases',
    '/ops/api/releases/clean',
    '/ops/api/releases/stored',
    '/ops/api/releases/verification',
    '/ops/api/releases/{remote}/canary',
    '/ops/api/releases/{remote}/pending',
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
