import { expandDate, splitSixSeven } from 'domain-rules'
import { applicationProblems, type ApplicationField, type ApplicationForm } from 'domain-rules/application'
import { settlementMonthOf } from 'domain-rules/business'
import * as v from 'valibot'
import { applicationNumber, businessNumber, ci, textUpTo, yesNo } from '../../contract/fields.ts'
import { Refused } from '../../http/refused.ts'

const LONGEST = 200
const LARGEST_AMOUNT = 1_000_000_000

const text = v.optional(textUpTo(LONGEST), '')
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_AMOUNT))

/**
 * `applicationData` of the creation (APLY-100 to APLY-127). What only the server decides is not read at all:
 * suptSn, aplyType, mngFrGb, dcsnAmt, prcsStts and ntaxAgreYn.
 */
export const applicationDataSchema = v.object({
  aplyNo: applicationNumber,
  ci,
  brno: businessNumber,
  aplyNm: text,
  rpsrRnno: text,
  brdt: text,
  mbtlnum: text,
  corpNm: v.pipe(text, v.trim()),
  opbzDt: text,
  crpno: v.optional(v.nullable(textUpTo(LONGEST)), ''),
  soaMm: v.optional(v.nullable(v.pipe(v.union([textUpTo(2), v.number()]), v.transform(String))), ''),
  bankNm: text,
  acntNo: text,
  dpstrNm: v.pipe(text, v.trim()),
  sprtAmt: v.optional(v.nullable(v.union([amount, v.literal('')]))),
  mdtAgreYn: v.optional(v.nullable(yesNo)),
  coRprsvYn: v.optional(v.nullable(yesNo)),
  methodType: v.optional(v.nullable(textUpTo(LONGEST)), ''),
  aplyDesc: v.optional(v.nullable(textUpTo(LONGEST)), ''),
})

export type ApplicationData = v.InferOutput<typeof applicationDataSchema>

const WIRE_NAMES: Record<ApplicationField, string> = {
  applicantName: 'aplyNm',
  birthDate: 'brdt',
  residenceNumber: 'rpsrRnno',
  mobileNumber: 'mbtlnum',
  companyName: 'corpNm',
  corporateNumber: 'crpno',
  openingDate: 'opbzDt',
  settlementMonth: 'soaMm',
  bank: 'bankNm',
  accountNumber: 'acntNo',
  accountHolder: 'dpstrNm',
}

/** Refuses (400) a form that the rules of the screen would not let through, in the screen's words, naming every field. */
export function assertFilledIn(data: ApplicationData, managementType: string, now: Date): void {
  const problems = applicationProblems(formOf(data, managementType), now)
  const errors = problems.map(({ field, message }) => ({ field: WIRE_NAMES[field], message }))
  const [first] = errors
  if (first) throw new Refused(400, 'APPLICATION_INVALID', first.message, errors)
}

/** A corporation's settlement month as it was chosen; every individual has December. */
export function settlementMonthIn({ soaMm }: ApplicationData, managementType: string): string {
  return settlementMonthOf(managementType, soaMm ?? '')
}

function formOf(data: ApplicationData, managementType: string): ApplicationForm {
  return {
    managementType,
    applicantName: data.aplyNm,
    birthDate: data.brdt,
    residenceNumber: splitSixSeven(data.rpsrRnno),
    mobileNumber: data.mbtlnum,
    companyName: data.corpNm,
    corporateNumber: splitSixSeven(data.crpno ?? ''),
    openingDate: expandDate(data.opbzDt),
    settlementMonth: settlementMonthIn(data, managementType),
    bank: data.bankNm,
    accountNumber: data.acntNo,
    accountHolder: data.dpstrNm,
  }
}
