import { createLog, startTracing } from 'server-kit'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestBackend, type TestBackend } from '../testing/backend/test-backend.ts'
import { says, startServiceServer, type ServiceServer } from '../testing/services/service-server.ts'
import { spansIn } from '../testing/services/spans.ts'

const BUSINESS = '1234567802'

let collector: ServiceServer
let taxOffice: ServiceServer
let backend: TestBackend
let response: Response
let metrics: string[]

beforeAll(async () => {
  collector = await startServiceServer()
  taxOffice = await startServiceServer()
  collector.replies = [says({})]
  taxOffice.replies = [
    says({ status_code: 'OK', data: [{ b_no: BUSINESS, b_stt_cd: '01', tax_type_cd: '01' }] }),
  ]
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  const endTracing = await startTracing(process.env, 'backend', createLog('silent'))
  backend = await startTestBackend({ TAX_OFFICE_URL: taxOffice.url, TAX_OFFICE_KEY: 'key' })
  response = await fetch(`${backend.address}/api/v1/business/first/register?from=${BUSINESS}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
    body: JSON.stringify({ brNo: BUSINESS }),
  })
  metrics = (await (await fetch(`${backend.address}/metrics`)).text()).split('\n')
  await endTracing()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await Promise.all([backend.stop(), collector.stop(), taxOffice.stop()])
})

it('a request is one trace, from its route to each statement and call outside', () => {
  const id = response.headers.get('x-request-id')
  const spans = spansIn(collector.received).filter(({ traceId }) => traceId === id)
  const route = spans.find(({ parentSpanId }) => !parentSpanId)
  expect(route?.name).toBe('POST /api/v1/business/first/register')
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === route?.spanId).map(({ name }) => name)
  expect(parts).toEqual(expect.arrayContaining(['tax office', 'select', 'insert']))
  expect(parts).toHaveLength(spans.length - 1)
})

it('a call outside names its service', () => {
  const [sent] = collector.received.map(({ text }) => text).filter(text => text.includes('tax office'))
  expect(sent).toContain('{"key":"peer.service","value":{"stringValue":"tax office"}}')
})

it('the id of the trace is in the log and in the response, and no client chooses it', () => {
  const id = response.headers.get('x-request-id')
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(id).not.toBe('a'.repeat(32))
  expect(backend.logged.join('')).toContain(`"requestId":"${id}"`)
})

it('no span has an address or a business number', () => {
  expect(collector.received.map(({ text }) => text).join('')).not.toMatch(
    new RegExp(`${BUSINESS}|127\\.0\\.0\\.1|from=`),
  )
})

it.each([
  'database_statement_duration_seconds_count{kind="insert",outcome="done"} ',
  'service_call_duration_seconds_count{service="tax office",outcome="done"} 1',
  'service_circuit_open{service="tax office"} 0',
  'object_store_duration_seconds_count{operation="head",outcome="done"} ',
  'database_connections{state="used"} ',
  'database_connections_waiting 0',
  'data_disk_free_bytes ',
  'readiness_check{check="database"} 1',
])('the figures have %s', series => {
  expect(metrics.filter(row => row.startsWith(series))).toHaveLength(1)
})
