import { expandDate, isCalendarDate } from '../calendar-date.ts'
import * as t from './texts.ko.ts'

/** Returns the message for a verified birth date that is no real YYYYMMDD, or null (APLY-23). */
export function checkBirthDate(birthDate: string): string | null {
  const isGiven = !birthDate.includes('-') && isCalendarDate(expandDate(birthDate))
  return isGiven ? null : t.identityMissing
}
