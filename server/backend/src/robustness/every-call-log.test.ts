import { sql } from 'kysely'
import { createLog, startTracing } from 'server-kit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { callTable } from '../testing/calls/call-table.ts'
import { makeEveryCall, traveller } from '../testing/calls/every-call.ts'
import type { Journey } from '../testing/calls/journey.ts'
import { testBackend } from '../testing/backend/test-backend.ts'
import { says, startServiceServer, type ServiceServer } from '../testing/services/service-server.ts'
import { spansIn } from '../testing/services/spans.ts'

const backend = testBackend({ CDN_DIR: '/nowhere' })
let journey: Journey
let collector: ServiceServer

beforeAll(async () => {
  collector = await startServiceServer()
  collector.replies = [says({})]
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url)
  const endTracing = await startTracing(process.env, 'backend', createLog('silent'))
  journey = await makeEveryCall(backend)
  await endTracing()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await collector.stop()
})

const FORM_THAT_IS_NOT_THERE = 'POST /api/v1/common/file/presigned-download-url-not-use-token'

describe('a journey through the whole site', () => {
  it('makes every call of both tables', () => {
    const made = new Set(journey.visits.map(({ call }) => call))
    const missed = callTable.filter(({ method, path }) => !made.has(`${method} ${path}`))
    expect(missed).toEqual([])
  })

  it('is refused nowhere', () => {
    const refused = journey.visits.filter(
      ({ status, call }) => status !== 200 && call !== FORM_THAT_IS_NOT_THERE,
    )
    expect(refused).toEqual([])
  })

  it('leaves a line for each call, and nothing secret of the person in any', () => {
    const log = backend.logged.join('\n')
    expect(backend.logged.length).toBeGreaterThanOrEqual(journey.visits.length)
    expect(secrets().filter(secret => log.includes(secret))).toEqual([])
  })
})

it('leaves a trace of each call, and nothing personal in any', () => {
  const spans = spansIn(collector.received)
  expect(spans.filter(({ parentSpanId }) => !parentSpanId).length).toBeGreaterThanOrEqual(
    journey.visits.length,
  )
  const sent = collector.received.map(({ text }) => text).join('')
  const personal = [...secrets(), traveller.businessNumber, traveller.birthDate, journey.aplyNo]
  expect(personal.filter(value => sent.includes(value))).toEqual([])
})

describe('a database that refuses what a person has filed', () => {
  it('has the whole row to show, and the log shows none of it', async () => {
    await sql`alter table application add check (status <> '신청') not valid`.execute(backend.database)
    await expect(makeEveryCall(backend)).rejects.toThrow('There is no')
    const log = backend.logged.join('\n')
    expect(log).toContain('violates check constraint')
    expect(secrets().filter(secret => log.includes(secret))).toEqual([])
  })
})

function secrets(): string[] {
  const { residenceNumber, accountNumber, ci, name, mobileNumber } = traveller
  const numbers = [residenceNumber, accountNumber, ci, encodeURIComponent(ci), name, mobileNumber]
  const secret = [...numbers, ...journey.tokens, ...journey.cookieValues]
  // The marker cookie is "1" and holds no secret.
  return secret.filter(value => value !== null && value.length > 1).map(String)
}
