import { PARCEL_CARRIERS } from 'domain-rules'
import { fullWidthHint, holderVerdict } from 'domain-rules/account'
import { registrationVerdict } from 'domain-rules/business'
import type { FastifyInstance } from 'fastify'
import { readCatalogue } from 'sandbox-api'
import { testAccounts, type TestAccount } from '../catalogue/accounts.ts'
import { testParcels } from '../catalogue/parcels.ts'
import { FAILING_RESIDENCE_NUMBER, testPersons } from '../catalogue/persons.ts'
import { testPlatformAmounts, type TestPlatformAmounts } from '../catalogue/platform-amounts.ts'
import { supportAmountOf } from '../../services/support-amount.ts'
import { serveSandboxCall } from './serve-sandbox-call.ts'
import { OPENING_DATE, testBusinesses, type TestBusiness } from '../catalogue/businesses.ts'

/** Everything there is to try out, each with the outcome that it produces. */
export const catalogue = {
  businesses: testBusinesses.map(businessEntry),
  persons: testPersons,
  realName: { failingResidenceNumber: FAILING_RESIDENCE_NUMBER },
  accounts: testAccounts.map(accountEntry),
  platformAmounts: testPlatformAmounts.map(platformEntry),
  carriers: PARCEL_CARRIERS,
  parcels: testParcels,
}

/** Serves `GET /sandbox/api/catalogue`. */
export function registerCatalogueRoute(app: FastifyInstance): void {
  serveSandboxCall(app, readCatalogue, async () => catalogue)
}

function businessEntry({ businessNumber, key, description, record, ...special }: TestBusiness) {
  const { applications = [], isUnavailable = false, answersAfterMs = 0, corporateNumber = '' } = special
  const verdict = registrationVerdict(record)
  return {
    businessNumber,
    key,
    description,
    record,
    openingDate: OPENING_DATE,
    corporateNumber,
    fails: isUnavailable,
    answersAfterMs,
    mayApply: verdict.ok && !isUnavailable,
    applications,
  }
}

function accountEntry({ holder, ...account }: TestAccount) {
  const { enteredHolder } = account
  if (holder === null) return { ...account, holder: '', fails: true, isConfirmed: false, hint: null }
  const isConfirmed = holderVerdict(enteredHolder, holder).ok
  return {
    ...account,
    holder,
    fails: false,
    isConfirmed,
    hint: isConfirmed ? null : fullWidthHint(enteredHolder),
  }
}

function platformEntry(amounts: TestPlatformAmounts) {
  return { ...amounts, supportAmount: supportAmountOf(amounts.months) }
}
