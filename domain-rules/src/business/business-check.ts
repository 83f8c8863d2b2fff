import { isBlank } from '../blank.ts'
import * as texts from '../texts.ko.ts'
import { isCorporation } from './management-type.ts'

export type BusinessCheckFields = {
  managementType: string
  companyName: string
  openingDate: string
  businessNumber: string
  applicantName: string
  /** Asked of corporations only. */
  corporateNumber: string
}

/** The message when something is missing that the tax office is asked with, or null (APLY-61 to APLY-65). */
export function checkBusinessCheckFields(fields: BusinessCheckFields): string | null {
  const { managementType, companyName, openingDate, businessNumber, applicantName, corporateNumber } = fields
  const asked = [companyName, openingDate, businessNumber, applicantName]
  if (isCorporation(managementType)) asked.push(corporateNumber)
  return asked.some(isBlank) ? texts.business.checkIncomplete : null
}

/** What the tax office answers; a field that is not there counts against the business. */
export type BusinessCheckAnswer = {
  isSuccess: boolean
  statusCode?: string | undefined
  valid?: string | undefined
}

/** Whether the tax office knows the business as it was described (APLY-69, APLY-70). */
export function isBusinessConfirmed({ isSuccess, statusCode, valid }: BusinessCheckAnswer): boolean {
  return isSuccess && statusCode === 'OK' && valid === '01'
}
