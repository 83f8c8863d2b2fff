import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFieldCipher } from '../crypto/field-cipher.ts'
import { fileTestApplication } from '../testing/applications/test-application.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import { decryptFor, encryptFor, ENCRYPTED_COLUMNS } from './applications/encrypted-fields.ts'
import { checksOf, recordCheck } from './check-store.ts'
import { reencryptFields } from './reencrypt-fields.ts'

// The key of test applications.
const OLD = { id: 'test', secret: Buffer.alloc(32, 7) }
const NEW = { id: 'new', secret: Buffer.alloc(32, 9) }
const rotated = createFieldCipher([NEW, OLD])
const onlyNew = createFieldCipher([NEW])
const running = new AbortController().signal

let test: TestDatabase
beforeEach(async () => {
  test = await createTestDatabase()
})
afterEach(() => test.drop())

async function fill(count: number): Promise<void> {
  for (let place = 0; place < count; place += 1) {
    await fileTestApplication(test.database, { businessNumber: String(4_100_000_000 + place) })
  }
}

const applications = () =>
  test.database
    .selectFrom('application')
    .select(['applicationNumber', ...ENCRYPTED_COLUMNS])
    .execute()

const history = () =>
  test.database.selectFrom('applicationHistory').select(['applicationNumber', 'accountNumber']).execute()

/** Writes the rows anew, in the order of descending numbers. */
async function reverseRows(): Promise<void> {
  await sql`create index reversed on application (application_number desc)`.execute(test.database)
  await sql`cluster application using reversed`.execute(test.database)
  await sql`drop index reversed`.execute(test.database)
}

/** Returns the signal of a backend that is about to end after the first batch. */
function abortedAfterABatch(): AbortSignal {
  const { signal } = new AbortController()
  vi.spyOn(signal, 'aborted', 'get').mockReturnValueOnce(false).mockReturnValue(true)
  return signal
}

it('leaves nothing that needs the old key: applications of several batches, their history and their checks', async () => {
  await fill(120)
  await reverseRows()
  const [last] = await applications()
  const owner = { applicationNumber: last?.applicationNumber ?? '', ci: 'ci' }
  const check = { kind: 'account', outcome: 'confirmed', subject: '["은행","123"]', taxType: null } as const
  const { database } = test
  await recordCheck({ database, fields: createFieldCipher([OLD]), now: () => new Date() }, owner, check)

  const ofABatch = { reencrypted: 100 * 3, unreadable: 0 }
  expect(await reencryptFields(test.database, rotated, abortedAfterABatch())).toEqual(ofABatch)
  const ofTheRest = { reencrypted: 20 * 3 + 1, unreadable: 0 }
  expect(await reencryptFields(test.database, rotated, running)).toEqual(ofTheRest)
  for (const { applicationNumber: number, residenceNumber, accountNumber } of await applications()) {
    expect(decryptFor(onlyNew, number, 'residenceNumber', residenceNumber ?? '')).toBe('9001011000000')
    expect(decryptFor(onlyNew, number, 'accountNumber', accountNumber ?? '')).toBe('12345678901234')
  }
  for (const { applicationNumber: number, accountNumber } of await history()) {
    expect(decryptFor(onlyNew, number, 'accountNumber', accountNumber ?? '')).toBe('12345678901234')
  }
  expect(await checksOf({ database, fields: onlyNew }, owner)).toEqual([check])
})

it('touches nothing that the first key has encrypted', async () => {
  await fill(2)
  await reencryptFields(test.database, rotated, running)
  const before = [await applications(), await history()]
  expect(await reencryptFields(test.database, rotated, running)).toEqual({ reencrypted: 0, unreadable: 0 })
  expect([await applications(), await history()]).toEqual(before)
})

it('looks at nothing while there is one key', async () => {
  await fill(1)
  const before = await applications()
  expect(await reencryptFields(test.database, onlyNew, running)).toEqual({ reencrypted: 0, unreadable: 0 })
  expect(await applications()).toEqual(before)
})

it('leaves what no key opens, counts it, and goes on', async () => {
  await fill(2)
  const [first] = await applications()
  const lost = createFieldCipher([{ id: 'lost', secret: Buffer.alloc(32, 1) }])
  const number = first?.applicationNumber ?? ''
  const residenceNumber = encryptFor(lost, number, 'residenceNumber', '9001011000000')
  const accountNumber = encryptFor(lost, number, 'accountNumber', '12345678901234')
  await test.database
    .updateTable('application')
    .set({ residenceNumber, accountNumber })
    .where('applicationNumber', '=', number)
    .execute()
  expect(await reencryptFields(test.database, rotated, running)).toEqual({ reencrypted: 4, unreadable: 2 })
  expect((await applications()).some(row => row.residenceNumber === residenceNumber)).toBe(true)
})

it('does not start a batch when the backend is about to end', async () => {
  await fill(1)
  expect(await reencryptFields(test.database, rotated, AbortSignal.abort())).toEqual({
    reencrypted: 0,
    unreadable: 0,
  })
})
