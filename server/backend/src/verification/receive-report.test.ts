import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import { startVerification } from '../stores/verification-store.ts'
import { receiveReport } from './receive-report.ts'
import type { Report } from './verification.ts'

const RESULT_FAILED = '인증 결과 확인 중 오류가 발생했습니다. 다시 시도해주세요.'
const at = new Date('2025-03-01T00:00:00Z')
const minutesLater = (minutes: number) => new Date(at.getTime() + minutes * 60_000)

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const begin = () =>
  startVerification(
    test.database,
    { method: 'simple', provider: 'test', businessNumber: '1234567890', applicationNumber: null },
    at,
  )

const receive = (report: Report | null, now = at) =>
  receiveReport({ database: test.database, now: () => now }, { readReport: () => report }, {})

it('a report is recorded once', async () => {
  const { transactionId } = await begin()
  const report = { transactionId, outcome: { state: 'failed' } } as const
  expect(await receive(report)).toMatchObject({ transactionId, state: 'failed', person: null })
  await expect(receive(report)).rejects.toMatchObject({
    status: 409,
    errorCode: 'IDENTITY_ALREADY_COMPLETED',
    message: '이미 본인인증을 완료하였습니다.',
  })
})

it('a report without the signature of its provider is refused', async () => {
  const refusal = {
    status: 403,
    errorCode: 'IDENTITY_REPORT_REFUSED',
    message: '인증 정보 처리 중 오류가 발생했습니다. 다시 시도해주세요.',
  }
  await expect(receive(null)).rejects.toMatchObject(refusal)
})

it('a report of an unknown or expired verification finds none', async () => {
  const unknown = { status: 404, errorCode: 'IDENTITY_NOT_FOUND', message: RESULT_FAILED }
  const outcome = { state: 'cancelled' } as const
  await expect(receive({ transactionId: 'none', outcome })).rejects.toMatchObject(unknown)
  const { transactionId } = await begin()
  await expect(receive({ transactionId, outcome }, minutesLater(10))).rejects.toMatchObject(unknown)
  expect(await receive({ transactionId, outcome }, minutesLater(9.9))).toMatchObject({ state: 'cancelled' })
})
