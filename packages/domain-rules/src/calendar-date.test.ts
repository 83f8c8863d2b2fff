import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compactDate, expandDate, isCalendarDate, writtenDate } from './calendar-date.ts'

const dates = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

describe('a calendar date', () => {
  it.each(['2024-02-29', '2000-02-29', '1000-01-01', '0001-01-01', '9999-12-31', '2024-04-30'])(
    'is %s',
    text => {
      expect(isCalendarDate(text)).toBe(true)
    },
  )

  it.each([
    '',
    '2023-02-29',
    '1900-02-29',
    '2024-02-30',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '2024-01-32',
    '20240229',
    '2024',
    '2024-02',
    '+012024-02-29',
    '2024-2-9',
    '2024/02/29',
    '24-02-29',
    '02024-02-29',
    '+2024-02-29',
    ' 2024-02-29',
    '2024-02-29\n',
    '2024-02-29T00:00:00Z',
    '２０２４-02-29',
  ])('is not "%s"', text => {
    expect(isCalendarDate(text)).toBe(false)
  })

  it('is every day that the calendar has', () => {
    fc.assert(
      fc.property(dates, date => {
        expect(isCalendarDate(date)).toBe(true)
      }),
    )
  })

  it('is exactly a date whose day its month has', () => {
    const parts = fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.nat({ max: 13 }), fc.nat({ max: 32 }))
    fc.assert(
      fc.property(parts, ([year, month, day]) => {
        const text = [pad(year, 4), pad(month, 2), pad(day, 2)].join('-')
        expect(isCalendarDate(text)).toBe(day >= 1 && day <= daysIn(year, month))
      }),
    )
  })
})

it.each([
  ['20240209', '2024. 2. 9.'],
  ['2024-12-31', '2024. 12. 31.'],
  ['20230229', '20230229'],
  ['', ''],
])('people read "%s" as "%s"', (text, written) => {
  expect(writtenDate(text)).toBe(written)
})

describe('writing a date for calls and back', () => {
  it.each([
    ['20241231', '2024-12-31'],
    ['99999999', '9999-99-99'],
    ['2024123', '2024123'],
    ['202412311', '202412311'],
    ['2024-12-31', '2024-12-31'],
    ['abcdefgh', 'abcdefgh'],
    ['', ''],
  ])('makes of "%s" "%s"', (text, expanded) => {
    expect(expandDate(text)).toBe(expanded)
  })

  it('loses nothing', () => {
    fc.assert(
      fc.property(dates, date => {
        expect(compactDate(date)).toMatch(/^\d{8}$/)
        expect(expandDate(compactDate(date))).toBe(date)
      }),
    )
  })
})

function pad(number: number, length: number): string {
  return String(number).padStart(length, '0')
}

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}
