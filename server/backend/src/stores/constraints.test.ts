import { randomInt, randomUUID } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import { migrate } from './migrate.ts'
import { APPLICATION_STATUSES } from 'domain-rules/application'
import type { ApplicationStatus, Tables } from './tables.ts'

const NUMBER = '1112223334'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
  await test.database
    .insertInto('business')
    .values(
      [NUMBER, '1112223335'].map(businessNumber => ({
        businessNumber,
        managementType: '1' as const,
        checkedAt: new Date(),
      })),
    )
    .execute()
})
afterAll(() => test.drop())

function submitted(status: ApplicationStatus) {
  return { ...person(randomUUID()), applicationType: '확인', status, submittedAt: new Date() } as const
}

function person(applicantCi: string) {
  return {
    businessNumber: NUMBER,
    supportNumber: String(randomInt(1_000_000_000)),
    applicantCi,
    applicantName: '김시험',
    birthDate: '19900101',
    residenceNumber: 'key.iv.text.tag',
    mobileNumber: '01000000000',
    companyName: '시험상회',
    openingDate: '20200101',
    corporateNumber: '',
    settlementMonth: '12',
    bankName: 'KB국민은행',
    accountNumber: 'key.iv.text.tag',
    accountHolder: '김시험',
    requestedAmount: 1_000_000,
  }
}

async function insertAndRollBack(...rows: Partial<Insertable<Tables['application']>>[]): Promise<void> {
  const undone = new Error('undone')
  const attempt = test.database.transaction().execute(async transaction => {
    for (const row of rows) {
      await transaction
        .insertInto('application')
        .values({ ...submitted('신청'), ...row })
        .execute()
    }
    throw undone
  })
  await attempt.catch((error: unknown) => {
    if (error !== undone) throw error
  })
}

describe('the database itself', () => {
  it.each(APPLICATION_STATUSES)('knows the status %s', async status => {
    await expect(insertAndRollBack(submitted(status))).resolves.toBeUndefined()
  })

  it('refuses a second active application of a business (AMB-24)', async () => {
    await expect(insertAndRollBack(submitted('신청'), submitted('보류'))).rejects.toThrow(
      'application_one_active',
    )
  })

  it.each(['사용자취소', '사용자삭제'] as const)(
    'takes a new application beside one that is %s (AMB-23)',
    async status => {
      await expect(insertAndRollBack(submitted(status), submitted('신청'))).resolves.toBeUndefined()
    },
  )

  it('refuses a second active application of a person, for whichever business (AMB-23)', async () => {
    const other = { ...person('one-person'), businessNumber: '1112223335' }
    await expect(
      insertAndRollBack(
        { ...submitted('신청'), ...person('one-person') },
        { ...submitted('보류'), ...other },
      ),
    ).rejects.toThrow('application_one_active_of_person')
  })

  it('refuses a second draft of a business', async () => {
    const draft = { status: null, submittedAt: null, supportNumber: null }
    await expect(insertAndRollBack(draft, draft)).rejects.toThrow('application_one_draft')
  })

  it.each([
    ['a submitted application without a status', { status: null }],
    ['a draft with a status', { submittedAt: null }],
    ['a submitted application without a person', { applicantCi: null }],
    ['a submitted application without an account', { accountNumber: null }],
    ['a residence number that is not encrypted', { residenceNumber: '9001011234567' }],
    ['an account number that is not encrypted', { accountNumber: '1234567890' }],
    ['a decided amount above the cap', { decidedAmount: 300_001 }],
    ['a number of another form', { applicationNumber: '1' }],
    ['a business that was not registered', { businessNumber: '9999999999' }],
  ])('refuses %s', async (_, row) => {
    await expect(insertAndRollBack(row)).rejects.toThrow(/violates/)
  })

  it('stays as it is when it is brought up to date again', async () => {
    await expect(Promise.all([migrate(test.database), migrate(test.database)])).resolves.toHaveLength(2)
  })

  it('sorts Korean names the Korean way: letter by letter, not by their bytes', async () => {
    const names = ['나', 'b', '가', 'a', 'B']
    const list = sql.join(names.map(name => sql`(${name})`))
    const { rows } = await sql<{
      name: string
    }>`select name from (values ${list}) as v (name) order by name`.execute(test.database)
    expect(rows.map(({ name }) => name)).toEqual(['가', '나', 'a', 'b', 'B'])
  })
})

it.each([
  ['a.b.c.d', true],
  [`a.b.c.${'d'.repeat(7_994)}`, true],
  [`a.b.c.${'d'.repeat(7_995)}`, false],
  ['{"companyName":"시험상회"}', false],
])('a saved draft is encrypted and not too long (%#)', async (content, isKept) => {
  const times = { savedAt: new Date(), expiresAt: new Date() }
  const draft = test.database.insertInto('savedDraft').values({ owner: randomUUID(), content, ...times })
  const isTaken = draft.execute().then(
    () => true,
    () => false,
  )
  expect(await isTaken).toBe(isKept)
})
