import { expect, it } from 'vitest'
import { testBackend } from '../../testing/backend/test-backend.ts'
import { fileTestApplication } from '../../testing/applications/test-application.ts'
import { consentsOf, saveConsents } from './consent-store.ts'

const backend = testBackend()

it('answers are of one person for one application', async () => {
  const { database } = backend
  const file = (businessNumber: string) => fileTestApplication(database, { businessNumber })
  const [first, second] = [await file('2499999981'), await file('2499999982')]
  const save = (applicationNumber: string, ci: string, answer: 'Y' | 'N') =>
    database.transaction().execute(transaction =>
      saveConsents(transaction, {
        applicationNumber,
        ci,
        answers: { info_promotion_yn: answer },
        version: '1',
        at: new Date(),
      }),
    )
  await save(first, 'own', 'Y')
  await save(first, 'other', 'N')
  await save(second, 'own', 'N')
  const saved = await Promise.all([
    consentsOf(database, first, 'own'),
    consentsOf(database, first, 'other'),
    consentsOf(database, second, 'own'),
  ])
  expect(saved).toEqual([{ info_promotion_yn: 'Y' }, { info_promotion_yn: 'N' }, { info_promotion_yn: 'N' }])
})
