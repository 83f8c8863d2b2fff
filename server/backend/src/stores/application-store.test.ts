import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordVerification } from '../testing/applications/recorded-verification.ts'
import { fileTestApplication } from '../testing/applications/test-application.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import { draftOf, hasFiled, ownerOf } from './applicant-lookup.ts'
import { countResults, factsOf, historyOf, latestResult, verifiedPerson } from './application-store.ts'
import { hasActiveApplication, lockApplication, lockOfBusiness } from './applications/application-rows.ts'
import { changeApplication } from './applications/change-application.ts'
import { openDraft } from './applications/open-draft.ts'
import { replaceWithDraft } from './applications/retire-application.ts'
import type { Transaction } from './database.ts'

const BUSINESS = '1112223334'
const ELSEWHERE = '1112223335'
const [ci, other] = ['ci', 'ci-of-another']
const day = (number: number) => new Date(`2025-06-0${number}T00:00:00Z`)

let test: TestDatabase
let deleted: string
let cancelledByOther: string
let elsewhere: string

const inTransaction = <Result>(act: (transaction: Transaction) => Promise<Result>) =>
  test.database.transaction().execute(act)

/** Two people have applied for one business, and one of them for another. */
beforeAll(async () => {
  test = await createTestDatabase()
  const file = fileTestApplication.bind(null, test.database)
  deleted = await file({ businessNumber: BUSINESS, ci, status: '사용자삭제', at: day(1) })
  cancelledByOther = await file({ businessNumber: BUSINESS, ci: other, status: '사용자취소', at: day(2) })
  elsewhere = await file({ businessNumber: ELSEWHERE, ci, applicationType: '신속', at: day(3) })
})
afterAll(() => test.drop())

describe('the results of a business', () => {
  it('are those of all its people, the newest first, and of one person where that is asked', async () => {
    expect(await countResults(test.database, BUSINESS)).toBe(2)
    expect(await countResults(test.database, ELSEWHERE)).toBe(1)
    const newest = async (businessNumber: string, person: string | null) =>
      (await latestResult(test.database, businessNumber, person))?.applicationNumber
    expect(await newest(BUSINESS, null)).toBe(cancelledByOther)
    expect(await newest(BUSINESS, ci)).toBe(deleted)
    expect(await newest(ELSEWHERE, other)).toBeUndefined()
  })

  it('have the facts of their own business alone', async () => {
    expect(await factsOf(test.database, elsewhere, ELSEWHERE)).toMatchObject({ applicationType: '신속' })
    expect(await factsOf(test.database, deleted, BUSINESS)).toMatchObject({ applicationType: '확인' })
    expect(await factsOf(test.database, elsewhere, BUSINESS)).toBeNull()
  })

  it('are active until they are cancelled or deleted', async () => {
    const isActive = hasActiveApplication.bind(null, test.database)
    expect(await isActive('businessNumber', BUSINESS)).toBe(false)
    expect(await isActive('businessNumber', ELSEWHERE)).toBe(true)
    expect([await isActive('applicantCi', ci), await isActive('applicantCi', other)]).toEqual([true, false])
  })
})

it('the person of the latest verification counts, for that business', async () => {
  const person = { ci, businessNumber: BUSINESS, name: '처음', birthDate: '19900101' }
  await recordVerification(test.database, person)
  await test.database
    .updateTable('verification')
    .set({ completedAt: day(1) })
    .execute()
  await recordVerification(test.database, { ...person, name: '나중' })
  await recordVerification(test.database, { ...person, name: '다른 사람', ci: other })
  await recordVerification(test.database, { ...person, name: '다른 곳', businessNumber: ELSEWHERE })
  const nameOf = async (owner: { ci: string; businessNumber: string }) =>
    (await verifiedPerson(test.database, owner))?.name
  expect(await nameOf({ ci, businessNumber: BUSINESS })).toBe('나중')
  expect(await nameOf({ ci, businessNumber: ELSEWHERE })).toBe('다른 곳')
  expect(await nameOf({ ci: other, businessNumber: ELSEWHERE })).toBeUndefined()
})

it('a change is of one application alone, and in its own history', async () => {
  const changeTo = (status: '보류' | '심사중', change: string, at: Date) =>
    inTransaction(transaction =>
      changeApplication(transaction, elsewhere, { status }, { changedBy: 'A', change, at }),
    )
  await changeTo('심사중', 'second', day(5))
  await changeTo('심사중', 'third', day(5))
  await changeTo('보류', 'of a clock that is behind', day(4))
  const pageOf = (applicationNumber: string, page = 0, size = 10) =>
    historyOf(test.database, applicationNumber, { page, size, direction: 'desc' })
  const changesOn = async (...page: Parameters<typeof pageOf>) =>
    (await pageOf(...page)).entries.map(({ change }) => change)
  const all = ['third', 'second', 'of a clock that is behind', 'sample']
  expect(await changesOn(elsewhere)).toEqual(all)
  expect(await changesOn(elsewhere, 1, 2)).toEqual(all.slice(2))
  expect(await changesOn(elsewhere, 0, 2)).toEqual(all.slice(0, 2))
  expect(await pageOf(elsewhere, 0, 1)).toMatchObject({ total: 4 })
  expect(await changesOn(deleted)).toEqual(['sample'])
  const statuses = test.database.selectFrom('application').select('status').orderBy('applicationNumber')
  expect((await statuses.execute()).map(({ status }) => status)).toEqual(['사용자삭제', '사용자취소', '보류'])
})

it('an application is locked for its owner, or its business, alone', async () => {
  const lock = (number: string, owner: { ci: string; businessNumber: string } | null) =>
    inTransaction(async transaction => (await lockApplication(transaction, number, owner))?.applicationNumber)
  expect(await lock(elsewhere, { ci, businessNumber: ELSEWHERE })).toBe(elsewhere)
  expect(await lock(elsewhere, { ci, businessNumber: BUSINESS })).toBeUndefined()
  expect(await lock(elsewhere, { ci: other, businessNumber: ELSEWHERE })).toBeUndefined()
  expect(await lock(deleted, null)).toBe(deleted)
  const lockFor = (number: string, businessNumber: string) =>
    inTransaction(
      async transaction => (await lockOfBusiness(transaction, number, businessNumber))?.applicationNumber,
    )
  expect(await lockFor(cancelledByOther, BUSINESS)).toBe(cancelledByOther)
  expect(await lockFor(cancelledByOther, ELSEWHERE)).toBeUndefined()
})

it('applying again replaces the applications of that person for that business, and opens its one draft', async () => {
  const replaced = await inTransaction(async transaction => {
    const application = await lockApplication(transaction, deleted, null)
    return application && replaceWithDraft(transaction, application, day(5))
  })
  expect(await draftOf(test.database, BUSINESS)).toBe(replaced)
  expect(await draftOf(test.database, ELSEWHERE)).toBeNull()
  expect(await inTransaction(transaction => openDraft(transaction, BUSINESS, '신속'))).toBe(replaced)
  expect(await factsOf(test.database, replaced ?? '', BUSINESS)).toMatchObject({ applicationType: '신속' })
  const retired = test.database.selectFrom('application').select('applicationNumber')
  expect(await retired.where('retiredAt', 'is not', null).execute()).toEqual([{ applicationNumber: deleted }])
  expect(await countResults(test.database, BUSINESS)).toBe(1)
  expect(await latestResult(test.database, BUSINESS, ci)).toBeNull()
})

it('a session is about its own application, else about the draft of its business', async () => {
  const about = (businessNumber: string, applicationNumber: string | null) =>
    hasFiled(test.database, { businessNumber, applicationNumber })
  expect([await about(BUSINESS, null), await about(ELSEWHERE, null)]).toEqual([false, true])
  expect([await about(BUSINESS, deleted), await about(ELSEWHERE, elsewhere)]).toEqual([true, true])
  const draft = await draftOf(test.database, BUSINESS)
  expect(await about(ELSEWHERE, draft)).toBe(false)
  expect(await ownerOf(test.database, cancelledByOther)).toMatchObject({
    applicantCi: other,
    isSubmitted: true,
  })
  expect(await ownerOf(test.database, '20259999999999')).toBeNull()
})
