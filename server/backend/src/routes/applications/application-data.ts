import {
  accountEditProblems,
  applicationProblems,
  byWireName,
  CORRECTION_FIELDS,
  FIELD_NAMES,
  formFromWire,
  isAsked,
  wireNameOf,
  type ApplicationForm,
} from 'domain-rules/application'
import * as v from 'valibot'
import { applicationNumber, businessNumber, ci, textUpTo, yesNo } from '../../contract/fields.ts'
import { assertNoProblems } from '../../refusals/refusals.ts'

const LONGEST = 200
const LARGEST_AMOUNT = 1_000_000_000
const AN_INDIVIDUAL = '1'

const text = v.optional(textUpTo(LONGEST), '')
const number = v.pipe(v.number(), v.transform(String))
/** A field that only corporations fill in may be null, and the month a number. */
const textOfCorporations = v.optional(v.nullable(v.union([textUpTo(LONGEST), number])), '')
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LARGEST_AMOUNT))

/** The fields of the form by their names in calls. */
const formFieldSchemas = byWireName(FIELD_NAMES, name =>
  isAsked(name, AN_INDIVIDUAL) ? text : textOfCorporations,
)

/**
 * `applicationData` of the creation (APLY-100 to APLY-127). Values that only the server decides are not read: suptSn,
 * aplyType, mngFrGb, dcsnAmt, prcsStts and ntaxAgreYn.
 */
export const applicationDataSchema = v.object({
  ...formFieldSchemas,
  aplyNo: applicationNumber,
  ci,
  brno: businessNumber,
  sprtAmt: v.optional(v.nullable(v.union([amount, v.literal('')]))),
  mdtAgreYn: v.optional(v.nullable(yesNo)),
  coRprsvYn: v.optional(v.nullable(yesNo)),
  methodType: v.optional(v.nullable(textUpTo(LONGEST)), ''),
  aplyDesc: v.optional(v.nullable(textUpTo(LONGEST)), ''),
})

export type ApplicationData = v.InferOutput<typeof applicationDataSchema>

/** Returns the form that was sent. Refuses (400) a form that the screen would refuse, in the screen's words, naming every field. */
export function formIn(data: ApplicationData, managementType: string, now: Date): ApplicationForm {
  const form = formFromWire(data, managementType)
  assertNoProblems(applicationProblems(form, now), 'APPLICATION_INVALID')
  return form
}

/**
 * `updateData` of the account correction (ACC-40). Values that only the server decides are not read: suptSn,
 * aplyType, prcsStts, changedBy and changedReason. The values of the business are not stored (AMB-17, AMB-19).
 */
export const updateDataSchema = v.object({
  aplyNo: applicationNumber,
  ci,
  brno: businessNumber,
  ...byWireName(CORRECTION_FIELDS, name => formFieldSchemas[wireNameOf(name)]),
  methodType: v.optional(v.nullable(textUpTo(LONGEST)), ''),
})

export type UpdateData = v.InferOutput<typeof updateDataSchema>

/**
 * Returns the form that was sent. Refuses (400) values that the correction screen would not save, in its words, the
 * first problem first (ACC-22 to ACC-29).
 */
export function correctionIn(data: UpdateData, managementType: string, now: Date): ApplicationForm {
  const form = formFromWire(data, managementType)
  assertNoProblems(accountEditProblems(form, now), 'ACCOUNT_INVALID')
  return form
}
