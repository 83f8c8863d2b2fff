import { checkAccountHolder } from '../account/account-holder.ts'
import { checkAccountNumber } from '../account/account-number.ts'
import { checkBank } from '../account/bank.ts'
import { checkApplicantName } from '../applicant/applicant-name.ts'
import { checkBirthDate } from '../applicant/birth-date.ts'
import { checkCompanyName } from '../applicant/company-name.ts'
import { checkMobileNumber } from '../applicant/mobile-number.ts'
import { checkResidenceNumber } from '../applicant/residence-number.ts'
import { checkCorporateNumber } from '../business/corporate-number.ts'
import { checkOpeningDate } from '../business/opening-date.ts'
import { checkSettlementMonth, MONTH_OF_INDIVIDUALS } from '../business/settlement-month.ts'
import { date, plain, sixSeven, worded, type FieldKind } from './field-kinds.ts'

type FieldOf<Value> = {
  section: FormSection
  /** Its name in calls. */
  wireName: string
  kind: FieldKind<Value>
  /** Asked of corporations only; this is what is sent for an individual. */
  forIndividuals?: string
  /** The message for a value, or null. */
  check(value: Value, now: Date): string | null
}

export type FormSection = 'applicant' | 'business' | 'account'

/** A field of the application form, whatever it holds. */
export type Field = FieldOf<string | readonly string[]>

/**
 * The fields of the application form, in the order in which they are checked (APLY-19 to APLY-50). Declared here and
 * nowhere else: what the form holds, what a call carries and what is stored follow from this table.
 */
export const APPLICATION_FIELDS = {
  applicantName: { section: 'applicant', wireName: 'aplyNm', kind: plain, check: checkApplicantName },
  /** YYYYMMDD, as it was verified. */
  birthDate: { section: 'applicant', wireName: 'brdt', kind: plain, check: checkBirthDate },
  mobileNumber: { section: 'applicant', wireName: 'mbtlnum', kind: plain, check: checkMobileNumber },
  residenceNumber: {
    section: 'applicant',
    wireName: 'rpsrRnno',
    kind: sixSeven,
    check: checkResidenceNumber,
  },
  companyName: { section: 'business', wireName: 'corpNm', kind: worded, check: checkCompanyName },
  corporateNumber: {
    section: 'business',
    wireName: 'crpno',
    kind: sixSeven,
    check: checkCorporateNumber,
    forIndividuals: '',
  },
  openingDate: { section: 'business', wireName: 'opbzDt', kind: date, check: checkOpeningDate },
  settlementMonth: {
    section: 'business',
    wireName: 'soaMm',
    kind: plain,
    check: checkSettlementMonth,
    forIndividuals: MONTH_OF_INDIVIDUALS,
  },
  /** On the form by its code, in a call by its name (AMB-105). */
  bank: { section: 'account', wireName: 'bankNm', kind: plain, check: checkBank },
  accountNumber: { section: 'account', wireName: 'acntNo', kind: plain, check: checkAccountNumber },
  accountHolder: {
    section: 'account',
    wireName: 'dpstrNm',
    kind: worded,
    check: (holder: string) => checkAccountHolder(holder, 'application'),
  },
} as const satisfies Record<string, FieldOf<string> | FieldOf<readonly string[]>>

export type ApplicationField = keyof typeof APPLICATION_FIELDS
