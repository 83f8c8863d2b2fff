import { instant, type TimeWindow } from '../korea-time.ts'

const inKorea = { timeZone: 'Asia/Seoul' } as const
const day = new Intl.DateTimeFormat('ko', { ...inKorea, month: 'long', day: 'numeric', weekday: 'short' })
const time = new Intl.DateTimeFormat('ko', {
  ...inKorea,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/**
 * Returns a window in the words of a notice, in Korea time: "6월 30일 (월) 00:00~02:00" (STAT-01).
 * @throws RangeError if one of its ends is no date-time
 */
export function koreanPeriod({ from, until }: TimeWindow): string {
  const [begin, end] = [instant(from), instant(until)]
  const [firstDay, lastDay] = [day.format(begin), day.format(end)]
  if (firstDay === lastDay) return `${firstDay} ${time.format(begin)}~${time.format(end)}`
  return `${firstDay} ${time.format(begin)} ~ ${lastDay} ${time.format(end)}`
}

/**
 * Returns a moment in the words of a notice, in Korea time: "6월 26일 (목) 20:00" (GP-06).
 * @throws RangeError if it is no date-time
 */
export function koreanMoment(moment: string): string {
  const milliseconds = instant(moment)
  return `${day.format(milliseconds)} ${time.format(milliseconds)}`
}
