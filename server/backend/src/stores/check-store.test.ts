import { expect, it } from 'vitest'
import { testFields } from '../testing/backend/test-fields.ts'
import { testBackend } from '../testing/backend/test-backend.ts'
import { fileTestApplication } from '../testing/applications/test-application.ts'
import { checksOf, recordCheck, type CheckOwner } from './check-store.ts'

const backend = testBackend()

it('a check counts for the person who made it and for the application that it was made for', async () => {
  const needed = { database: backend.database, fields: testFields, now: () => new Date() }
  const file = (businessNumber: string) => fileTestApplication(backend.database, { businessNumber })
  const [applicationNumber, another] = [await file('2499999971'), await file('2499999972')]
  const checkOf = (subject: string) =>
    ({ kind: 'account', outcome: 'confirmed', subject, taxType: null }) as const
  const own = { applicationNumber, ci: 'own' }
  const owners: CheckOwner[] = [
    own,
    { applicationNumber, ci: 'other' },
    { ...own, applicationNumber: another },
  ]
  for (const owner of owners) await recordCheck(needed, owner, checkOf(JSON.stringify(owner)))
  for (const owner of owners) expect(await checksOf(needed, owner)).toEqual([checkOf(JSON.stringify(owner))])
})
