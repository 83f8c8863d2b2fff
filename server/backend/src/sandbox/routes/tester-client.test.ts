import * as api from 'sandbox-api'
import { callSandbox as send } from 'tester-page/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testBackend } from '../../testing/backend/test-backend.ts'

const backend = testBackend()
const { fetch } = globalThis

beforeAll(() => {
  // A page calls its own origin by path.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, backend.address), init))
})
afterAll(() => vi.unstubAllGlobals())

it.each([
  ['the catalogue', api.readCatalogue],
  ['states to begin in', api.readSeeds],
  ['the list of applications', api.readApplications],
  ['verifications', api.readIdentityRequests],
  ['the clock', api.readClock],
  ['the rate limits', api.readLimits],
  ['the faults', api.readFaults],
  ['the public address', api.readPublicAddress],
])('the testers’ page reads %s', async (_, call) => {
  expect(await send(call, {})).toEqual(expect.any(Object))
})

it('the testers’ page seeds an application, finds it, and moves it', async () => {
  const { aplyNo, brno } = await send(api.createSeed, { body: { scenario: '신청' } })
  const { applications } = await send(api.readApplications, { query: { brno } })
  expect(applications).toMatchObject([{ aplyNo, prcsStts: '신청' }])
  const move = { params: { aplyNo }, body: { prcsStts: '보류', force: true } } as const
  expect(await send(api.moveApplication, move)).toMatchObject({ application: { prcsStts: '보류' } })
})

it('the testers’ page sets the clock and the limits', async () => {
  const now = '2025-06-10T00:00:00.000Z'
  expect(await send(api.changeClock, { body: { now } })).toMatchObject({ isSet: true })
  expect(await send(api.changeClock, { body: { now: null } })).toMatchObject({ isSet: false })
  expect(await send(api.changeLimits, { body: { on: false } })).toEqual({ on: false })
})

it('the testers’ page reads the sentence of a refusal', async () => {
  const unknown = send(api.moveApplication, { params: { aplyNo: '20259999999999' }, body: {} })
  await expect(unknown).rejects.toMatchObject({ status: 404, message: '신청정보가 존재하지 않습니다.' })
})

it('every call of testers is published', async () => {
  const { paths } = (await (await globalThis.fetch('/openapi.json')).json()) as { paths: object }
  const declared = Object.values(api).map(({ path }) => path.replace(/:(\w+)/g, '{$1}'))
  const elsewhere = [api.readLines.path, '/sandbox/api/queue/{action}']
  const ofBackend = declared.filter(path => !elsewhere.includes(path))
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(ofBackend))
})
