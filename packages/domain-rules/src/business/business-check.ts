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
  /** Required of corporations only. */
  corporateNumber: string
}

type BusinessCheckField = Exclude<keyof BusinessCheckFields, 'managementType'>

const ASKED_OF_ALL = ['companyName', 'openingDate', 'businessNumber', 'applicantName'] as const
const ASKED_OF_CORPORATIONS = ['corporateNumber'] as const

/** Returns a problem for each missing field of the request to the tax office (APLY-61 to APLY-65). Only corporations need a corporate number. */
export function businessCheckProblems(fields: BusinessCheckFields): Problem<BusinessCheckField>[] {
  const asked = isCorporation(fields.managementType)
    ? [...ASKED_OF_ALL, ...ASKED_OF_CORPORATIONS]
    : ASKED_OF_ALL
  return asked.filter(field => isBlank(fields[field])).map(field => ({ field, message: t.checkIncomplete }))
}

/** The tax office's response of success; an absent field counts against the business. */
export type BusinessCheckResponse = {
  statusCode?: string | undefined
  valid?: string | undefined
}

/** Returns true if the tax office confirms the business as described (APLY-69, APLY-70). */
export function isBusinessConfirmed({ statusCode, valid }: BusinessCheckResponse): boolean {
  return statusCode === 'OK' && valid === '01'
}
