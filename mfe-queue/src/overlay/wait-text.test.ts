import { describe, expect, it } from 'vitest'
import { peopleText, roughWaitText, waitText } from './wait-text.ts'

describe('the wait', () => {
  it.each([
    [1, '01초'],
    [1.2, '02초'],
    [59, '59초'],
    [59.5, '1분 00초'],
    [60, '1분 00초'],
    [1234, '20분 34초'],
    [3600, '1시간 00초'],
    [3661, '1시간 1분 01초'],
    [360_000, '100시간 00초'],
  ])('of %d seconds reads "%s"', (seconds, text) => {
    expect(waitText(seconds, null)).toBe(text)
  })

  it('past the limit is only shown as longer', () => {
    expect(waitText(300, 300)).toBe('5분 00초')
    expect(waitText(301, 300)).toBe('5분 00초 이상')
  })

  it.each([
    [1, '1분 미만'],
    [59, '1분 미만'],
    [60, '약 1분'],
    [61, '약 2분'],
    [3600, '약 1시간'],
    [3601, '약 1시간 1분'],
  ])('of %d seconds is spoken as "%s"', (seconds, text) => {
    expect(roughWaitText(seconds, null)).toBe(text)
  })

  it('past the limit is spoken as longer, too', () => {
    expect(roughWaitText(1000, 300)).toBe('약 5분 이상')
  })
})

describe('the people', () => {
  it.each([
    [0, null, '0명'],
    [1234567, null, '1,234,567명'],
    [2000, 2000, '2,000명'],
    [2001, 2000, '다수'],
  ])('of whom there are %d, shown up to %s, read "%s"', (count, limit, text) => {
    expect(peopleText(count, limit)).toBe(text)
  })
})
