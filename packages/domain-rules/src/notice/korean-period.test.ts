import { expect, it } from 'vitest'
import { koreanMoment, koreanPeriod } from './korean-period.ts'

it.each([
  ['2025-06-30T00:00:00', '2025-06-30T02:00:00', '6월 30일 (월) 00:00~02:00'],
  ['2025-06-29T15:00:00Z', '2025-06-29T17:00:00Z', '6월 30일 (월) 00:00~02:00'],
  ['2025-02-24T23:00:00', '2025-02-25T01:00:00', '2월 24일 (월) 23:00 ~ 2월 25일 (화) 01:00'],
])('%s to %s is %s', (from, until, words) => {
  expect(koreanPeriod({ from, until })).toBe(words)
})

it('throws for what is no date-time', () => {
  expect(() => koreanPeriod({ from: 'tomorrow', until: '2025-06-30T02:00:00' })).toThrow(RangeError)
})

it.each(['2025-06-26T20:00:00', '2025-06-26T20:00:00+09:00', '2025-06-26T11:00:00Z'])(
  'names the moment %s',
  moment => {
    expect(koreanMoment(moment)).toBe('6월 26일 (목) 20:00')
  },
)
