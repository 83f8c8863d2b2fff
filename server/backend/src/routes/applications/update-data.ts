import { expandDate, splitSixSeven } from 'domain-rules'
import { accountEditProblems, type AccountEditField } from 'domain-rules/application'
import * as v from 'valibot'
import { applicationNumber, businessNumber, ci, textUpTo } from '../../contract/fields.ts'
import { Refused } from '../../http/refused.ts'

const LONGEST = 200
const text = v.optional(textUpTo(LONGEST), '')
const nullableText = v.optional(v.nullable(textUpTo(LONGEST)), '')

/**
 * `updateData` of the account correction (ACC-40). What only the server decides is not read: suptSn, aplyType, prcsStts,
 * changedBy and changedReason; and of the values of the business nothing is kept (AMB-17, AMB-19).
 */
export const updateDataSchema = v.object({
  aplyNo: applicationNumber,
  ci,
  brno: businessNumber,
  corpNm: text,
  opbzDt: text,
  crpno: nullableText,
  soaMm: v.optional(v.nullable(v.pipe(v.union([textUpTo(2), v.number()]), v.transform(String))), ''),
  bankNm: text,
  acntNo: text,
  dpstrNm: v.pipe(text, v.trim()),
  methodType: nullableText,
})

export type UpdateData = v.InferOutput<typeof updateDataSchema>

const WIRE_NAMES: Record<AccountEditField, string> = {
  companyName: 'corpNm',
  corporateNumber: 'crpno',
  openingDate: 'opbzDt',
  settlementMonth: 'soaMm',
  bank: 'bankNm',
  accountNumber: 'acntNo',
  accountHolder: 'dpstrNm',
}

/** Refuses (400) what the correction screen would not save, in its words, the first problem first (ACC-22 to ACC-29). */
export function assertCorrect(data: UpdateData, managementType: string, now: Date): void {
  const form = {
    managementType,
    companyName: data.corpNm,
    corporateNumber: splitSixSeven(data.crpno ?? ''),
    openingDate: expandDate(data.opbzDt),
    settlementMonth: data.soaMm ?? '',
    bank: data.bankNm,
    accountNumber: data.acntNo,
    accountHolder: data.dpstrNm,
  }
  const problems = accountEditProblems(form, now)
  const errors = problems.map(({ field, message }) => ({ field: WIRE_NAMES[field], message }))
  const [first] = errors
  if (first) throw new Refused(400, 'ACCOUNT_INVALID', first.message, errors)
}
