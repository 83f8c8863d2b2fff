import { registrationVerdict } from 'domain-rules'
import { testBusinesses, type TestBusiness } from '../outside/tax-office/catalogue.ts'

/** `GET /sandbox/api/catalogue`: every test business with the outcome that it produces. */
export function sandboxCatalogue() {
  return async () => ({ businesses: testBusinesses.map(entryFor) })
}

function entryFor({ businessNumber, key, description, record, ...special }: TestBusiness) {
  const { applications = [], isUnavailable = false, answersAfterMs = 0 } = special
  const verdict = registrationVerdict(record)
  return {
    businessNumber,
    key,
    description,
    record,
    fails: isUnavailable,
    answersAfterMs,
    mayApply: verdict.ok && !isUnavailable,
    applications,
  }
}
