import { fillExactly } from '../number-parts.ts'
import * as t from './texts.ko.ts'

export const CORPORATE_NUMBER_PARTS = [6, 7] as const

const SPACE = /\s/

/** Returns the message for the two boxes of a corporate number, or null; spaces are named first (APLY-31, APLY-32). */
export function checkCorporateNumber(parts: readonly string[]): string | null {
  if (parts.some(part => SPACE.test(part))) return t.corporateNumberWithSpaces
  return fillExactly(parts, CORPORATE_NUMBER_PARTS) ? null : t.corporateNumberWrong
}
