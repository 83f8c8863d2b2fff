import { digitsOf } from '../business/business-number.ts'
import { fillExactly } from '../number-parts.ts'
import * as t from './texts.ko.ts'

export const MOBILE_NUMBER_LENGTH = 11

const COUNTRY_CODE = /^\s*\+\s*82[\s-]*0?/

/** Returns up to eleven digits of a typed or pasted phone number (APLY-20). Korea's country code becomes the first 0. */
export function mobileDigits(text: string): string {
  return digitsOf(text.replace(COUNTRY_CODE, '0')).slice(0, MOBILE_NUMBER_LENGTH)
}

/** Returns the message for a phone number that is not exactly eleven ASCII digits, or null (APLY-19 to APLY-22). */
export function checkMobileNumber(digits: string): string | null {
  return fillExactly([digits], [MOBILE_NUMBER_LENGTH]) ? null : t.mobileNumberWrong
}
