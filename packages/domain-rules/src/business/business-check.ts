import { isBlank } from '../blank.ts'
import type { Problem } from '../problem.ts'
import { isCorporation } from './management-type.ts'
import * as t from './texts.ko.ts'

export type BusinessCheckFields = {
  managementType: string
  companyName: string
  openingDate: string
  businessNumber: string
  applicantName: string
  /** Asked of corporations only. */
  corporateNumber: string
}

type BusinessCheckField = Exclude<keyof BusinessCheckFields, 'managementType'>

const ASKED_OF_ALL = ['companyName', 'openingDate', 'businessNumber', 'applicantName'] as const
const ASKED_OF_CORPORATIONS = ['corporateNumber'] as const

/**
 * What the tax office must be asked with and is missing, each with the message (APLY-61 to APLY-65). The corporate number
 * is asked of corporations only.
 */
export function businessCheckProblems(fields: BusinessCheckFields): Problem<BusinessCheckField>[] {
  const asked = isCorporation(fields.managementType)
    ? [...ASKED_OF_ALL, ...ASKED_OF_CORPORATIONS]
    : ASKED_OF_ALL
  return asked.filter(field => isBlank(fields[field])).map(field => ({ field, message: t.checkIncomplete }))
}

/** What the tax office returns; a field that is not there counts against the business. */
export type BusinessCheckResponse = {
  isSuccess: boolean
  statusCode?: string | undefined
  valid?: string | undefined
}

/** Whether the tax office knows the business as it was described (APLY-69, APLY-70). */
export function isBusinessConfirmed({ isSuccess, statusCode, valid }: BusinessCheckResponse): boolean {
  return isSuccess && statusCode === 'OK' && valid === '01'
}
