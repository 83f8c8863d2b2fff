import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { koreaDate } from '../korea-time.ts'
import { checkOpeningDate } from './opening-date.ts'

const MISSING = '개업일자를 입력해주세요.'
const WRONG = '개업일자를 정확히 입력해주세요.'
const FUTURE = '개업일자는 오늘 날짜보다 클 수 없습니다.'

const inTheEvening = new Date('2025-06-26T23:59:59.999+09:00')

describe('an opening date, on 2025-06-26 in Korea', () => {
  it.each([
    ['', MISSING],
    [' ', WRONG],
    ['20240101', WRONG],
    ['2024-1-1', WRONG],
    ['2024-02-30', WRONG],
    ['2023-02-29', WRONG],
    ['0999-12-31', WRONG],
    ['0000-01-01', WRONG],
    ['2025-06-31', WRONG],
    ['2025-06-27', FUTURE],
    ['9999-12-31', FUTURE],
    ['2025-06-26', null],
    ['2025-01-01', null],
    ['2024-12-31', null],
    ['2024-02-29', null],
    ['1000-01-01', null],
  ])('"%s" gets: %s', (date, message) => {
    expect(checkOpeningDate(date, inTheEvening)).toBe(message)
  })

  it('is checked against the day in Korea, not by that of the machine', () => {
    const justAfterMidnight = new Date('2025-06-26T15:00:00Z')
    expect(checkOpeningDate('2025-06-27', justAfterMidnight)).toBeNull()
    expect(checkOpeningDate('2025-06-28', justAfterMidnight)).toBe(FUTURE)
  })

  it('never passes tomorrow and always passes today', () => {
    const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, now => {
        const tomorrow = koreaDate(new Date(now.getTime() + 24 * 60 * 60 * 1000))
        expect(checkOpeningDate(koreaDate(now), now)).toBeNull()
        expect(checkOpeningDate(tomorrow, now)).toBe(FUTURE)
      }),
    )
  })
})
