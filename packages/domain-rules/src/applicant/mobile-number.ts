import { fillExactly } from '../number-parts.ts'
import * as t from './texts.ko.ts'

export const MOBILE_NUMBER_LENGTH = 11

/** Returns the message for a phone number that is not exactly eleven ASCII digits, or null (APLY-19 to APLY-22). */
export function checkMobileNumber(digits: string): string | null {
  return fillExactly([digits], [MOBILE_NUMBER_LENGTH]) ? null : t.mobileNumberWrong
}
