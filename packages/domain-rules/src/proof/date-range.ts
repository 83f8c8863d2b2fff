import { isCalendarDate } from '../calendar-date.ts'
import { koreaDate } from '../korea-time.ts'
import * as t from './texts.ko.ts'

/** Two days as YYYY-MM-DD, both included. */
export type DateRange = { start: string; end: string }

/** Returns the message for a range of days, or null. Its end must be neither before its start nor after today in Korea (PGEN-34, PGEN-35, AMB-71). */
export function checkDateRange({ start, end }: DateRange, now: Date): string | null {
  if (!isCalendarDate(start) || !isCalendarDate(end)) return t.dateWrong
  if (end < start) return t.endBeforeStart
  return end > koreaDate(now) ? t.inTheFuture : null
}
