import { recordedResponses } from 'recorded-responses'
import type { OpenApiDocument } from 'server-kit'
import { beforeAll, describe, expect, it } from 'vitest'
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

it('a call without its turn is refused as it is recorded, when the backend stops', async () => {
  const gated = await startTestBackend({ QUEUE_GATE: 'always', QUEUE_KEY: 'k'.repeat(64) })
  const { status } = await postJson(`${gated.address}/api/v1/auth/kmc/request`, { aplyNo: '20250000000001' })
  expect(status).toBe(403)
  await gated.stop()
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
