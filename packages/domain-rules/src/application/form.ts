import { accountProblems, type Account } from '../account/account.ts'
import { checkApplicantName } from '../applicant/applicant-name.ts'
import { checkBirthDate } from '../applicant/birth-date.ts'
import { checkCompanyName } from '../applicant/company-name.ts'
import { checkMobileNumber } from '../applicant/mobile-number.ts'
import { checkResidenceNumber } from '../applicant/residence-number.ts'
import { checkCorporateNumber } from '../business/corporate-number.ts'
import { isCorporation } from '../business/management-type.ts'
import { checkOpeningDate } from '../business/opening-date.ts'
import { checkSettlementMonth } from '../business/settlement-month.ts'
import { problemsAmong, type Problem } from '../problem.ts'

/** The form as it is submitted: numbers in their boxes, the birth date YYYYMMDD, the opening date YYYY-MM-DD. */
export type ApplicationForm = Account & {
  managementType: string
  applicantName: string
  birthDate: string
  residenceNumber: readonly string[]
  mobileNumber: string
  companyName: string
  corporateNumber: readonly string[]
  openingDate: string
  settlementMonth: string
}

export type ApplicationField = Exclude<keyof ApplicationForm, 'managementType'>

/**
 * What stands against submitting the form, in the order of its sections: applicant, business, account
 * (APLY-19 to APLY-50). Corporate number and settlement month are asked of corporations only (APLY-30, APLY-38).
 */
export function applicationProblems(form: ApplicationForm, now: Date): Problem<ApplicationField>[] {
  const isOfCorporation = isCorporation(form.managementType)
  return [
    ...problemsAmong<ApplicationField>([
      ['applicantName', checkApplicantName(form.applicantName)],
      ['birthDate', checkBirthDate(form.birthDate)],
      ['residenceNumber', checkResidenceNumber(form.residenceNumber)],
      ['mobileNumber', checkMobileNumber(form.mobileNumber)],
      ['companyName', checkCompanyName(form.companyName)],
      ['corporateNumber', isOfCorporation ? checkCorporateNumber(form.corporateNumber) : null],
      ['openingDate', checkOpeningDate(form.openingDate, now)],
      ['settlementMonth', isOfCorporation ? checkSettlementMonth(form.settlementMonth) : null],
    ]),
    ...accountProblems(form, 'application'),
  ]
}
