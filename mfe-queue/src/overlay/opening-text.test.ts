import { expect, it } from 'vitest'
import { openingText, timeLeftText } from './opening-text.ts'

const opening = (time: string, secondsLeft: number) => ({
  at: Date.parse(time),
  secondsLeft,
  entrant: 3,
})

it.each([
  ['2025-03-10T09:00:00+09:00', 600, '오전 9시'],
  ['2025-03-10T00:00:00Z', 9 * 3600, '오전 9시'],
  ['2025-03-10T00:00:00Z', 9 * 3600 + 1, '3월 10일(월) 오전 9시'],
  ['2025-03-10T14:05:00+09:00', 600, '오후 2시 5분'],
  ['2025-03-10T12:30:00+09:00', 600, '오후 12시 30분'],
  ['2025-03-10T00:00:00+09:00', 1, '3월 10일(월) 오전 12시'],
])('what opens at %s, %d seconds from now, opens for the reader at %s', (time, secondsLeft, text) => {
  expect(openingText(opening(time, secondsLeft))).toBe(text)
})

it.each([
  [3601, '약 1시간 1분'],
  [61, '약 2분'],
  [60, '약 1분'],
  [59, '1분 미만'],
  [1, '1분 미만'],
  [0, '곧 시작합니다'],
])('%d seconds before, the time left reads %s', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text)
})
