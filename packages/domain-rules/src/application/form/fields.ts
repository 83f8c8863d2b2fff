import { checkAccountHolder } from '../../account/account-holder.ts'
import { checkAccountNumber } from '../../account/account-number.ts'
import { checkBank } from '../../account/bank.ts'
import { checkApplicantName } from '../../applicant/applicant-name.ts'
import { checkBirthDate } from '../../applicant/birth-date.ts'
import { checkCompanyName } from '../../applicant/company-name.ts'
import { checkMobileNumber } from '../../applicant/mobile-number.ts'
import { checkResidenceNumber } from '../../applicant/residence-number.ts'
import { checkCorporateNumber } from '../../business/corporate-number.ts'
import { checkOpeningDate } from '../../business/opening-date.ts'
import { checkSettlementMonth, MONTH_OF_INDIVIDUALS } from '../../business/settlement-month.ts'
import { date, plain, sixSeven, worded, type FieldKind } from './field-kinds.ts'

type FieldOf<Value> = {
  section: FormSection
  /** Its name in calls. */
  wireName: string
  kind: FieldKind<Value>
  /** Asked of corporations only; this text is sent for an individual. */
  forIndividuals?: string
  /** Part of the result that the applicant looks up (RES-39). */
  shownInResult?: true
  /** Sent again with an account correction (ACC-40). */
  sentInCorrection?: true
  /** Returns the message for a value, or null. */
  check(value: Value, now: Date): string | null
}

export type FormSection = 'applicant' | 'business' | 'account'

/** A field of the application form with any kind of value. */
export type Field = FieldOf<string | readonly string[]>

const inResult = { shownInResult: true } as const
const inResultAndCorrection = { shownInResult: true, sentInCorrection: true } as const

/**
 * The fields of the application form, in the order in which they are checked (APLY-19 to APLY-50). The form, the calls,
 * the stored columns, the result and the account correction follow from this table.
 */
export const APPLICATION_FIELDS = {
  applicantName: {
    section: 'applicant',
    wireName: 'aplyNm',
    kind: plain,
    ...inResult,
    check: checkApplicantName,
  },
  /** YYYYMMDD, as it was verified. */
  birthDate: { section: 'applicant', wireName: 'brdt', kind: plain, ...inResult, check: checkBirthDate },
  mobileNumber: { section: 'applicant', wireName: 'mbtlnum', kind: plain, check: checkMobileNumber },
  residenceNumber: {
    section: 'applicant',
    wireName: 'rpsrRnno',
    kind: sixSeven,
    check: checkResidenceNumber,
  },
  companyName: {
    section: 'business',
    wireName: 'corpNm',
    kind: worded,
    ...inResultAndCorrection,
    check: checkCompanyName,
  },
  corporateNumber: {
    section: 'business',
    wireName: 'crpno',
    kind: sixSeven,
    forIndividuals: '',
    ...inResultAndCorrection,
    check: checkCorporateNumber,
  },
  openingDate: {
    section: 'business',
    wireName: 'opbzDt',
    kind: date,
    ...inResultAndCorrection,
    check: checkOpeningDate,
  },
  settlementMonth: {
    section: 'business',
    wireName: 'soaMm',
    kind: plain,
    forIndividuals: MONTH_OF_INDIVIDUALS,
    ...inResultAndCorrection,
    check: checkSettlementMonth,
  },
  /** On the form by its code, in a call by its name (AMB-105). */
  bank: {
    section: 'account',
    wireName: 'bankNm',
    kind: plain,
    ...inResultAndCorrection,
    check: checkBank,
  },
  accountNumber: {
    section: 'account',
    wireName: 'acntNo',
    kind: plain,
    ...inResultAndCorrection,
    check: checkAccountNumber,
  },
  accountHolder: {
    section: 'account',
    wireName: 'dpstrNm',
    kind: worded,
    ...inResultAndCorrection,
    check: (holder: string) => checkAccountHolder(holder, 'application'),
  },
} as const satisfies Record<string, FieldOf<string> | FieldOf<readonly string[]>>

type Fields = typeof APPLICATION_FIELDS

export type ApplicationField = keyof Fields

/** A field that the result shows. */
export type ShownField = FieldMarked<'shownInResult'>

/** A field that an account correction sends again. */
export type CorrectionField = FieldMarked<'sentInCorrection'>

/** A field that a draft keeps: those of the business, none of the person, the account or the files (GP-09). */
export type DraftField = {
  [Name in ApplicationField]: Fields[Name]['section'] extends 'business' ? Name : never
}[ApplicationField]

type FieldMarked<Mark extends string> = {
  [Name in ApplicationField]: Fields[Name] extends Record<Mark, true> ? Name : never
}[ApplicationField]

/** The name of a field in calls. */
export type WireNameOf<Name extends ApplicationField> = Fields[Name]['wireName']
