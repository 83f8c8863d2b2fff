import { isBlank } from '../blank.ts'
import * as t from './texts.ko.ts'

export const APPLICANT_NAME_MAX_LENGTH = 100

/** Returns the message for an applicant's name, which the identity verification supplies, or null (APLY-29, AMB-113). */
export function checkApplicantName(name: string): string | null {
  if (isBlank(name)) return t.identityMissing
  const isTooLong = name.length > APPLICANT_NAME_MAX_LENGTH
  return isTooLong ? t.applicantNameTooLong(APPLICANT_NAME_MAX_LENGTH) : null
}
