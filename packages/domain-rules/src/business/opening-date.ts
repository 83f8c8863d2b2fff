import { isCalendarDate } from '../calendar-date.ts'
import { koreaDate } from '../korea-time.ts'
import * as t from './texts.ko.ts'

const EARLIEST_OPENING_DATE = '1000-01-01'

/**
 * Returns the message for an opening date written YYYY-MM-DD, or null (APLY-33 to APLY-36, AMB-53, AMB-54). The last
 * valid day is today in Korea, even after the cut-off of eligibility (AMB-52).
 */
export function checkOpeningDate(date: string, now: Date): string | null {
  if (date === '') return t.openingDateMissing
  if (!isCalendarDate(date) || date < EARLIEST_OPENING_DATE) return t.openingDateWrong
  return date > koreaDate(now) ? t.openingDateInTheFuture : null
}
