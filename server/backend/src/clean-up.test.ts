import { createLog } from 'server-kit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { cleanUp, requestsRunSince } from './maintenance.ts'
import type { ObjectStore } from './objects/object-store.ts'
import { recordAudit } from './stores/applications/audit.ts'
import { testFields } from './testing/backend/test-fields.ts'
import { fileTestApplication } from './testing/applications/test-application.ts'
import { createTestDatabase, type TestDatabase } from './testing/databases/test-database.ts'

const A_SECOND = 1_000
const A_DAY = 86_400_000
const A_YEAR = 365 * A_DAY
const at = new Date('2026-03-02T12:00:00Z')
const ago = (ms: number) => new Date(at.getTime() - ms)

let test: TestDatabase
let applicationNumber: string
const removed: string[] = []

beforeAll(async () => {
  test = await createTestDatabase()
  applicationNumber = await fileTestApplication(test.database, { businessNumber: '1234567890', at })
})
afterAll(() => test.drop())
beforeEach(() => void removed.splice(0))

async function cleanUpNow(): Promise<void> {
  const objects = { deleteObject: async (path: string) => void removed.push(path) }
  const now = () => at
  const log = createLog('silent')
  const needed = { config: readConfig({}), database: test.database, fields: testFields, now, log }
  await cleanUp({ ...needed, objects: objects as Partial<ObjectStore> as ObjectStore }, requestsRunSince(at))
}

type Kept = 'over' | 'kept'
const digit = (name: Kept) => (name === 'over' ? '0' : '1').repeat(64)
const owner = { ci: 'ci', businessNumber: '1234567890' }
const inDatabase = () => test.database

/** The rows that an hourly removal is for, by their table: the names of those that are left, and how one is written. */
const TABLES = {
  idempotencyKey: {
    write: (key: Kept, createdAt: Date) =>
      inDatabase()
        .insertInto('idempotencyKey')
        .values({ owner: 'o', call: 'c', key, requestHash: 'h', createdAt })
        .execute(),
    left: () => inDatabase().selectFrom('idempotencyKey').select('key as name').execute(),
  },
  sessionToken: {
    write: (name: Kept, expiresAt: Date) =>
      inDatabase()
        .insertInto('sessionToken')
        .values({ ...owner, tokenDigest: digit(name), sessionId: name, applicationNumber, expiresAt })
        .execute(),
    left: () => inDatabase().selectFrom('sessionToken').select('sessionId as name').execute(),
  },
  endedSession: {
    write: (sessionId: Kept, forgetAt: Date) =>
      inDatabase().insertInto('endedSession').values({ sessionId, forgetAt }).execute(),
    left: () => inDatabase().selectFrom('endedSession').select('sessionId as name').execute(),
  },
  savedDraft: {
    write: (name: Kept, expiresAt: Date) =>
      inDatabase()
        .insertInto('savedDraft')
        .values({ owner: name, content: testFields.encrypt('{}', name), savedAt: at, expiresAt })
        .execute(),
    left: () => inDatabase().selectFrom('savedDraft').select('owner as name').execute(),
  },
  queuePassUse: {
    write: (turn: Kept, usedAt: Date) =>
      inDatabase().insertInto('queuePassUse').values({ turn, call: 'c', requestHash: 'h', usedAt }).execute(),
    left: () => inDatabase().selectFrom('queuePassUse').select('turn as name').execute(),
  },
  documentUpload: {
    write: (filePath: Kept, begunAt: Date) =>
      inDatabase().insertInto('documentUpload').values({ filePath, begunAt }).execute(),
    left: () => inDatabase().selectFrom('documentUpload').select('filePath as name').execute(),
  },
  // By the database's clock.
  audit: {
    write: (actor: Kept, recordedAt: Date) =>
      recordAudit(inDatabase(), { at: recordedAt, actor, action: 'test' }),
    left: () => inDatabase().selectFrom('audit').select('actor as name').execute(),
  },
} as const

it.each<[keyof typeof TABLES, over: Date, kept: Date]>([
  ['idempotencyKey', ago(A_DAY + A_SECOND), ago(A_DAY - A_SECOND)],
  ['sessionToken', ago(A_SECOND), ago(-A_SECOND)],
  ['endedSession', ago(A_SECOND), ago(-A_SECOND)],
  ['savedDraft', ago(0), ago(-A_SECOND)],
  ['queuePassUse', ago(A_DAY + A_SECOND), ago(A_DAY - A_SECOND)],
  ['documentUpload', ago(300 * A_SECOND), ago(299 * A_SECOND)],
  ['audit', new Date(Date.now() - 2 * A_YEAR - 2 * A_DAY), new Date(Date.now() - 2 * A_YEAR + A_DAY)],
])('the hourly removal deletes from %s what is over, and keeps the rest', async (table, over, kept) => {
  const { write, left } = TABLES[table]
  await write('over', over)
  await write('kept', kept)
  await cleanUpNow()
  expect(await left()).toEqual([{ name: 'kept' }])
  expect(removed).toEqual(table === 'documentUpload' ? ['over'] : [])
})

it('the hourly removal erases applications whose time is over, and sweeps uploads that nobody used', async () => {
  const long = await fileTestApplication(test.database, {
    businessNumber: '1234567891',
    at: ago(5 * A_YEAR + 3 * A_DAY),
  })
  const file = { category: 'receipt', originalName: 'a.png', savedName: 'a.png' } as const
  for (const [filePath, issuedAt] of [
    ['unused.png', ago(A_DAY + A_SECOND)],
    ['waiting.png', ago(A_DAY - A_SECOND)],
  ] as const)
    await test.database
      .insertInto('file')
      .values({ ...owner, ...file, filePath, issuedAt })
      .execute()
  await cleanUpNow()
  expect(removed).toEqual(['unused.png'])
  const applications = await test.database.selectFrom('application').select('applicationNumber').execute()
  expect(applications).toEqual([{ applicationNumber }])
  expect(long).not.toBe(applicationNumber)
})
