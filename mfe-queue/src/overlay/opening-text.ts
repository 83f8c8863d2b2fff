import type { Opening } from '../client/place.ts'
import * as t from './texts.ko.ts'
import { roughWaitText } from './wait-text.ts'

const inKorea = new Intl.DateTimeFormat('ko-KR', {
  month: 'numeric',
  day: 'numeric',
  weekday: 'short',
  hour: 'numeric',
  minute: 'numeric',
  hourCycle: 'h23',
  timeZone: 'Asia/Seoul',
})

/** Returns the opening in Korean time: the hour, and the day if it is not today in Korea. */
export function openingText({ at, secondsLeft }: Opening): string {
  const { day, time } = inKoreanTime(at)
  const isToday = day === inKoreanTime(at - secondsLeft * 1000).day
  return isToday ? time : `${day} ${time}`
}

/** Returns the time left, in minutes. */
export function timeLeftText(seconds: number): string {
  return seconds > 0 ? roughWaitText(seconds, null) : t.opensNow
}

function inKoreanTime(moment: number): { day: string; time: string } {
  const parts = new Map(inKorea.formatToParts(moment).map(({ type, value }) => [type, value]))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  return {
    day: t.day(part('month'), part('day'), part('weekday')),
    time: t.timeOfDay(Number(part('hour')), Number(part('minute'))),
  }
}
