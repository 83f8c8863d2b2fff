import { isBlank } from '../blank.ts'
import * as t from './texts.ko.ts'

export const COMPANY_NAME_MAX_LENGTH = 30

/** Returns the message for a company name, or null. The trimmed name is checked, as it is sent (APLY-26 to APLY-28, AMB-51). */
export function checkCompanyName(name: string): string | null {
  if (isBlank(name)) return t.companyNameMissing
  const isTooLong = name.trim().length > COMPANY_NAME_MAX_LENGTH
  return isTooLong ? t.companyNameTooLong(COMPANY_NAME_MAX_LENGTH) : null
}
