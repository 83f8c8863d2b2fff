import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordVerification } from '../testing/applications/recorded-verification.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import { verifiedPerson } from './application-store.ts'
import { registerBusiness } from './business-store.ts'

const owner = { ci: 'ci', businessNumber: '1234567890' }
const person = { ...owner, name: '김시험', birthDate: '19800101' }

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('the person is the one of the latest verification that succeeded for the business', async () => {
  const { database } = test
  expect(await verifiedPerson(database, owner)).toBeNull()
  await recordVerification(database, { ...person, name: '이름 전' })
  await recordVerification(database, person)
  const byName = (name: string) => database.updateTable('verification').where('name', '=', name)
  await byName('이름 전')
    .set({ completedAt: new Date(0) })
    .execute()
  await recordVerification(database, { ...person, name: '다른 사업자', businessNumber: '1234567891' })
  await recordVerification(database, { ...person, name: '다른 사람', ci: 'another' })
  expect(await verifiedPerson(database, owner)).toEqual({ name: '김시험', birthDate: '19800101' })
})

it('registering again keeps the number, with the facts that the tax office has now', async () => {
  const { database } = test
  const { businessNumber } = owner
  const [first, later] = [new Date('2025-03-01T00:00:00Z'), new Date('2025-03-02T00:00:00Z')]
  const before = { managementType: '1', applicationType: '확인', taxStatus: '01', taxType: '01' } as const
  const number = await registerBusiness(database, businessNumber, before, first)
  const after = { managementType: '0', applicationType: '신속', taxStatus: '02', errorCode: '10' } as const
  expect(await registerBusiness(database, businessNumber, after, later)).toBe(number)
  const businesses = database.selectFrom('business').selectAll().where('businessNumber', '=', businessNumber)
  expect(await businesses.execute()).toEqual([
    {
      businessNumber,
      managementType: '0',
      taxStatus: '02',
      taxErrorCode: '10',
      taxType: null,
      checkedAt: later,
    },
  ])
  const drafts = database.selectFrom('application').select(['applicationNumber', 'applicationType'])
  expect(await drafts.execute()).toEqual([{ applicationNumber: number, applicationType: '신속' }])
})
