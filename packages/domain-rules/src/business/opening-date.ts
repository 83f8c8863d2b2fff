import { isCalendarDate } from '../calendar-date.ts'
import { koreaDate } from '../korea-time.ts'
import * as t from './texts.ko.ts'

export const EARLIEST_OPENING_DATE = '1000-01-01'

/**
 * The message for an opening date written YYYY-MM-DD, or null (APLY-33 to APLY-36, AMB-53, AMB-54).
 * Today in Korea is the last day that passes, also after the cut-off of eligibility (AMB-52).
 */
export function checkOpeningDate(date: string, now: Date): string | null {
  if (date === '') return t.openingDateMissing
  if (!isCalendarDate(date) || date < EARLIEST_OPENING_DATE) return t.openingDateWrong
  return date > koreaDate(now) ? t.openingDateInTheFuture : null
}
