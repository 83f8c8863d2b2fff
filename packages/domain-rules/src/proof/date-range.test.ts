import { expect, it } from 'vitest'
import { checkDateRange } from './date-range.ts'

const now = new Date('2025-06-26T23:59:59+09:00')

it.each([
  ['2025-06-26', '2025-06-26', null],
  ['2024-01-01', '2025-06-26', null],
  ['2025-06-26', '2025-06-25', '종료일은 시작일보다 빠를 수 없습니다.'],
  ['2025-06-26', '2025-06-27', '미래 날짜는 입력할 수 없습니다.'],
  ['2025-06-27', '2025-06-28', '미래 날짜는 입력할 수 없습니다.'],
  ['', '2025-06-26', '날짜를 정확히 입력해주세요.'],
  ['2025-06-26', '2025-06-31', '날짜를 정확히 입력해주세요.'],
])('from %s to %s returns: %s', (start, end, message) => {
  expect(checkDateRange({ start, end }, now)).toBe(message)
})
