import { fullWidthHint, holderVerdict } from 'domain-rules/account'
import { registrationVerdict } from 'domain-rules/business'
import { testAccounts, type TestAccount } from '../outside/banks/accounts.ts'
import { testCarriers, testParcels } from '../outside/carriers/parcels.ts'
import { testPersons } from '../outside/identity/persons.ts'
import { testPlatformAmounts, type TestPlatformAmounts } from '../outside/platforms/amounts.ts'
import { supportAmountOf } from '../outside/platforms/support-amount.ts'
import { FAILING_RESIDENCE_NUMBER } from '../outside/real-name/sandbox-real-name.ts'
import { OPENING_DATE, testBusinesses, type TestBusiness } from '../outside/tax-office/catalogue.ts'

/** `GET /sandbox/api/catalogue`: everything there is to try out, each with the outcome that it produces. */
export function sandboxCatalogue() {
  return async () => ({
    businesses: testBusinesses.map(businessEntry),
    persons: testPersons,
    realName: { failingResidenceNumber: FAILING_RESIDENCE_NUMBER },
    accounts: testAccounts.map(accountEntry),
    platformAmounts: testPlatformAmounts.map(platformEntry),
    carriers: testCarriers,
    parcels: testParcels,
  })
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
