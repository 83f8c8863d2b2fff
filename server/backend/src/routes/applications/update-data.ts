import {
  accountEditProblems,
  byWireName,
  CORRECTION_FIELDS,
  formFromWire,
  wireNameOf,
  type ApplicationForm,
} from 'domain-rules/application'
import * as v from 'valibot'
import { applicationNumber, businessNumber, ci, textUpTo } from '../../contract/fields.ts'
import { assertNoProblems } from '../../refusals/refusals.ts'
import { formFieldSchemas } from './application-data.ts'

const LONGEST = 200

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
