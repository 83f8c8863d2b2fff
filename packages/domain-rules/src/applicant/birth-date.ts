import { expandDate, isCalendarDate } from '../calendar-date.ts'
import * as t from './texts.ko.ts'

/** The message for a birth date that the identity verification did not give as a real YYYYMMDD, or null (APLY-23). */
export function checkBirthDate(birthDate: string): string | null {
  const isGiven = !birthDate.includes('-') && isCalendarDate(expandDate(birthDate))
  return isGiven ? null : t.identityMissing
}
