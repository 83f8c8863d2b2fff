import { fillExactly } from '../number-parts.ts'
import * as t from './texts.ko.ts'

export const RESIDENCE_NUMBER_PARTS = [6, 7] as const

/** Returns the message for the two boxes of a residence number, or null; an empty box is named first (APLY-24, APLY-25). */
export function checkResidenceNumber(parts: readonly string[]): string | null {
  const isMissing = RESIDENCE_NUMBER_PARTS.some((_length, box) => !parts[box])
  if (isMissing) return t.residenceNumberMissing
  return fillExactly(parts, RESIDENCE_NUMBER_PARTS) ? null : t.residenceNumberWrong
}

/** Returns the default of the first box: the last six digits of a birth date YYYYMMDD (AMB-113). */
export function residenceFrontOf(birthDate: string): string {
  return birthDate.slice(2)
}
