import { sql } from 'kysely'
import { createLog, startTracing } from 'server-kit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { actorOf } from '../stores/applications/audit.ts'
import { decryptFor } from '../stores/applications/encrypted-fields.ts'
import { testFields } from '../testing/backend/test-fields.ts'
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

it('leaves an entry in the audit log for each change, with its person, application and records', async () => {
  const entries = await backend.database
    .selectFrom('audit')
    .select(['action', 'applicationNumber', 'detail', 'address'])
    .where('actor', '=', actorOf(traveller))
    .where('action', '<>', 'refused')
    .orderBy('auditNumber')
    .execute()
  const { aplyNo } = journey
  expect(new Set(entries.map(({ address }) => address)).size).toBe(1)
  expect(entries.map(entry => [entry.action, entry.applicationNumber, entry.detail])).toEqual([
    ['session.begin', null, {}],
    ['consents.save', aplyNo, expect.objectContaining({ taxInfoYn: 'Y', infoPromotionYn: 'Y' })],
    ['application.create', aplyNo, {}],
    ['application.account', aplyNo, {}],
    ['proof.create', aplyNo, { batchId: '1', items: 2 }],
    ['proof.extend', aplyNo, { batchId: '1', items: 1 }],
    ['proof.extend', aplyNo, { batchId: '1', items: 1 }],
    ['proof.change', aplyNo, { batchId: '1' }],
    ['proof.delete', aplyNo, { batchId: '1', itemId: '1' }],
    ['proof.replace', aplyNo, { batchId: '1', itemId: '2' }],
    ['proof.supplement', aplyNo, { batchId: '1', replaced: 2 }],
    ['proof.create', aplyNo, { batchId: '2', items: 2 }],
    ['proof.cancel', aplyNo, { batchId: '2', itemId: '5' }],
    ['proof.delete-batch', aplyNo, { batchId: '2' }],
    ['proof.parcel', aplyNo, { batchId: '3' }],
    ['opinion.create', aplyNo, {}],
    ['application.cancel', aplyNo, {}],
    ['application.reapply', aplyNo, { draft: expect.stringMatching(/^2025\d{10}$/) }],
  ])
})

it('leaves each state of the application in its history, with the author and the reason of the change', async () => {
  const entries = await backend.database
    .selectFrom('applicationHistory')
    .selectAll()
    .where('applicationNumber', '=', journey.aplyNo)
    .orderBy('historyNumber')
    .execute()
  const shown = entries.map(({ status, change, changedBy, bankName, accountHolder, ...entry }) => {
    const account = decryptFor(testFields, journey.aplyNo, 'accountNumber', entry.accountNumber ?? '')
    return [status, change, changedBy, bankName, account, accountHolder]
  })
  const corrected = ['신한은행', '10000000000003', '시험배달상점']
  expect(shown).toEqual([
    ['신청', 'create', 'S', 'KB국민은행', traveller.accountNumber, traveller.name],
    ['요청검증완료', 'account', 'S', ...corrected],
    ['사용자삭제', 'cancel', 'S', ...corrected],
    ['사용자삭제', 'reapply', 'S', ...corrected],
  ])
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
