import { beforeAll, beforeEach } from 'vitest'
import { checksOf, type ApplicationCheck } from '../../stores/check-store.ts'
import { recordVerification } from './recorded-verification.ts'
import { signedIn } from '../backend/signed-in.ts'
import { testFields } from '../backend/test-fields.ts'
import type { TestResponse } from '../browsers/test-browser.ts'
import { knownPerson, openDraft } from './identity-fixture.ts'
import { testBackend, type TestBackend } from '../backend/test-backend.ts'

/** A signed-in applicant of a business, who makes checks. */
export type CheckApplicant = {
  ask(path: string, body: unknown): Promise<TestResponse>
  /** Returns their recorded checks of an application. */
  checks(applicationNumber: string): Promise<ApplicationCheck[]>
}

export async function newCheckApplicant(
  backend: TestBackend,
  ci: string,
  businessNumber: string,
): Promise<CheckApplicant> {
  const headers = { 'content-type': 'application/json', ...(await signedIn({ ci, businessNumber })) }
  return {
    async ask(path, body) {
      const address = `${backend.address}/api/v1/${path}`
      const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
      return { status: response.status, body: await response.json() }
    },
    checks: applicationNumber =>
      checksOf({ database: backend.database, fields: testFields }, { applicationNumber, ci }),
  }
}

/** The business and the person that the fixture below checks. */
export const CHECKED_BUSINESS = '1234567802'
export const checkedPerson = knownPerson('fresh')

/** Starts a backend for this file, with an applicant and a draft; each test begins without recorded checks. */
export function checkFixture() {
  const backend: TestBackend = testBackend()
  const standing = { backend } as CheckApplicant & { backend: TestBackend; aplyNo: string }
  beforeAll(async () => {
    const aplyNo = await openDraft(backend.address, CHECKED_BUSINESS)
    const { ci, name, birthDate } = checkedPerson
    await recordVerification(backend.database, { ci, name, birthDate, businessNumber: CHECKED_BUSINESS })
    Object.assign(standing, { aplyNo }, await newCheckApplicant(backend, checkedPerson.ci, CHECKED_BUSINESS))
  })
  beforeEach(() => backend.database.deleteFrom('applicationCheck').execute())
  return standing
}
