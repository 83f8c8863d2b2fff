import { accountProblems } from '../account/account.ts'
import { checkCompanyName } from '../applicant/company-name.ts'
import { checkCorporateNumber } from '../business/corporate-number.ts'
import { isCorporation } from '../business/management-type.ts'
import { checkOpeningDate } from '../business/opening-date.ts'
import { checkSettlementMonth } from '../business/settlement-month.ts'
import * as t from '../business/texts.ko.ts'
import { problemsAmong, type Problem } from '../problem.ts'
import type { ApplicationForm } from './form.ts'

export type AccountEditField =
  | 'companyName'
  | 'corporateNumber'
  | 'openingDate'
  | 'settlementMonth'
  | 'bank'
  | 'accountNumber'
  | 'accountHolder'

/** An account edit: the values of the business are shown and only checked (AMB-19). */
export type AccountEditForm = Pick<ApplicationForm, AccountEditField | 'managementType'>

/** What stands against saving, in the order of the checks; the first one is shown (ACC-22 to ACC-29, AMB-110). */
export function accountEditProblems(form: AccountEditForm, now: Date): Problem<AccountEditField>[] {
  const isOfCorporation = isCorporation(form.managementType)
  return [
    ...problemsAmong<AccountEditField>([
      ['companyName', checkCompanyName(form.companyName)],
      ['corporateNumber', isOfCorporation ? checkCorporateNumber(form.corporateNumber) : null],
      ['openingDate', checkLoadedOpeningDate(form.openingDate, now)],
      ['settlementMonth', isOfCorporation ? checkSettlementMonth(form.settlementMonth) : null],
    ]),
    ...accountProblems(form, 'correction'),
  ]
}

// The date is loaded, not asked for, so a missing one is a wrong one (ACC-24).
function checkLoadedOpeningDate(date: string, now: Date): string | null {
  return date === '' ? t.openingDateWrong : checkOpeningDate(date, now)
}
