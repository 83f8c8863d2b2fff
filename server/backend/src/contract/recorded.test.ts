import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordedResponses } from 'recorded-responses'
import type { OpenApiDocument } from 'server-kit'
import { beforeAll, describe, expect, it } from 'vitest'
import { noServices } from '../services/services.ts'
import { newCheckApplicant } from '../testing/applications/check-fixture.ts'
import { openDraft } from '../testing/applications/identity-fixture.ts'
import { recordVerification } from '../testing/applications/recorded-verification.ts'
import { APPLICANT } from '../testing/applications/test-filing.ts'
import { postJson, startTestBackend, testBackend } from '../testing/backend/test-backend.ts'
import { callTable } from '../testing/calls/call-table.ts'
import { makeEveryCall } from '../testing/calls/every-call.ts'
import { writeRecording } from '../testing/recording/write-recording.ts'

/** Calls whose success is not JSON: pages of a provider's window, and files. */
const NOT_JSON = [
  'GET /api/v1/auth/lib/nice/popup',
  'GET /api/v1/auth/lib/nice/resultpopup',
  'GET /api/v1/auth/lib/nice/loadtestaply',
  'GET /api/v1/auth/lib/nice/loadtestresult',
  'GET /api/v1/proof/file/download/{id}',
]

/** Calls whose success needs a file of the CDN, which these backends lack: `client.test.ts` makes it. */
const NOT_MADE = ['POST /api/v1/common/file/presigned-download-url-not-use-token']

/** Refusals that are of no call of the page: each with the reason. */
const NOT_RECORDED: Readonly<Record<string, string>> = {
  ADMIN_REFUSED: 'of /admin-api, which the page does not call',
  NOT_FOUND: 'of an address without a call',
}
const OF_OTHER_CALLS = /^(OBJECT|SANDBOX)_/

const AUTH = '/api/v1/auth'
const BUSINESS = '1234567802'

const isRecording = Boolean(process.env['RECORD_DIR'])

const backend = testBackend()
const { calls, common } = recordedResponses
let document: OpenApiDocument

beforeAll(async () => {
  const response = await fetch(`${backend.address}/openapi.json`)
  document = (await response.json()) as OpenApiDocument
})

it('every call responds today as it is recorded; if that is meant, run npm run record', async () => {
  await makeEveryCall(backend)
  const responses = backend.recording.responses()
  if (writeRecording({ responses })) return
  const recorded = Object.entries(calls).filter(([, { response }]) => response !== undefined)
  expect(responses).toEqual(Object.fromEntries(recorded.map(([call, { response }]) => [call, response])))
})

it('a call without its turn, or for a page elsewhere, is refused as it is recorded', async () => {
  const gated = await startTestBackend({ QUEUE_GATE: 'always', QUEUE_KEY: 'k'.repeat(64) })
  const address = `${gated.address}${AUTH}/kmc/request`
  const body = { aplyNo: '20250000000001' }
  expect(await postJson(address, body)).toMatchObject({
    status: 403,
    body: { message: '접속 순서를 기다린 뒤 다시 시도해주세요.' },
  })
  const origin = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
  expect(await postJson(address, body, origin)).toMatchObject({ body: { errorCode: 'FOREIGN_PAGE' } })
  await gated.stop()
})

it('a call is refused as it is recorded while services, the database or the backend fail', async () => {
  let failure: Error | undefined
  const { platforms, identity } = noServices
  const failing = await startTestBackend({}, dependencies => ({
    ...dependencies,
    identity,
    platforms,
    tokens: {
      ...dependencies.tokens,
      hasEnded: session => (failure ? Promise.reject(failure) : dependencies.tokens.hasEnded(session)),
    },
  }))
  const aplyNo = await openDraft(failing.address, BUSINESS)
  for (const path of ['integration/request', 'integration/kftc/request', 'kmc/request'])
    expect(await postJson(`${failing.address}${AUTH}/${path}`, { aplyNo })).toMatchObject({ status: 503 })

  const { ask } = await newCheckApplicant(failing, 'ci', BUSINESS)
  const refusal = async () => (await ask('application/info/delitotalamt', { brno: BUSINESS })).body
  const message = '배달료 정보 조회 중 오류가 발생했습니다.'
  expect(await refusal()).toMatchObject({ errorCode: 'PLATFORM_UNAVAILABLE', message })
  failure = Object.assign(new Error('no database'), { code: 'ECONNREFUSED' })
  expect(await refusal()).toMatchObject({ errorCode: 'TEMPORARILY_UNAVAILABLE' })
  failure = new Error('a fault of our own')
  expect(await refusal()).toMatchObject({ errorCode: 'INTERNAL_ERROR' })
  await failing.stop()
})

it('a report that arrives twice is refused as it is recorded', async () => {
  const [transactionId, outcome] = ['T-1', { state: 'failed' }] as const
  const repeating = await startTestBackend({}, ({ identity, ...dependencies }) => {
    const integrated = { ...identity.integrated, readReport: () => ({ transactionId, outcome }) }
    return { ...dependencies, identity: { ...identity, integrated } }
  })
  await recordVerification(repeating.database, { ...APPLICANT, ci: 'ci', businessNumber: BUSINESS })
  const expiresAt = new Date(Date.now() + 60_000)
  await repeating.database.updateTable('verification').set({ transactionId, expiresAt }).execute()
  expect(
    await postJson(`${repeating.address}${AUTH}/integration/result`, { mtxId: transactionId, seal: 'S' }),
  ).toMatchObject({
    body: { errorCode: 'IDENTITY_ALREADY_COMPLETED', message: '이미 본인인증을 완료하였습니다.' },
  })
  await repeating.stop()
})

// A new recording is not known to the run that makes it.
describe
  .skipIf(isRecording)
  .each(callTable.map(({ method, path }) => [`${method} ${path}`, method, path] as const))(
  '%s',
  (call, method, path) => {
    it('is recorded with its response, and with each refusal that it publishes', () => {
      const operation = document.paths[path]?.[method.toLowerCase()]
      const published = Object.keys(operation?.['responses'] ?? {})
        .map(Number)
        .filter(status => status >= 400)
      const recorded = [...common, ...(calls[call]?.refusals ?? [])].map(({ status }) => status)
      expect(recorded).toEqual(expect.arrayContaining(published))
      expect([...NOT_JSON, ...NOT_MADE].includes(call) || calls[call]?.response !== undefined).toBe(true)
    })
  },
)

it.skipIf(isRecording)('each error that docs/calls.md names is recorded, or has a reason not to be', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs/calls.md'), 'utf8')
  const rows = text.split('## Errors')[1]?.split('## ')[0]?.split('\n') ?? []
  const named = rows.flatMap(row => row.split('|')[1]?.match(/(?<=`)[A-Z]+(_[A-Z]+)*(?=`)/g) ?? [])
  const own = Object.values(calls).flatMap(({ refusals }) => refusals)
  const recorded = new Set([...common, ...own].map(({ errorCode }) => errorCode))
  const missing = named.filter(code => !recorded.has(code) && !OF_OTHER_CALLS.test(code))
  expect(missing.toSorted()).toEqual(Object.keys(NOT_RECORDED))
})
