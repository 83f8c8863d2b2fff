import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithin, koreaDate } from './korea-time.ts'

const inKorea = (time: string) => new Date(`${time}+09:00`)

describe('the day in Korea', () => {
  it.each([
    ['2025-06-26T14:59:59.999Z', '2025-06-26'],
    ['2025-06-26T15:00:00.000Z', '2025-06-27'],
    ['2024-12-31T15:00:00Z', '2025-01-01'],
    ['2024-02-28T15:00:00Z', '2024-02-29'],
  ])('is, at %s, %s', (instant, day) => {
    expect(koreaDate(new Date(instant))).toBe(day)
  })

  it('is the day that a Korean clock shows, at any moment', () => {
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short' })
    const sinceSummerTimeEnded = {
      min: new Date('1990-01-01T00:00:00Z'),
      max: new Date('2100-01-01T00:00:00Z'),
    }
    const moments = fc.date({ ...sinceSummerTimeEnded, noInvalidDate: true })
    fc.assert(
      fc.property(moments, now => {
        expect(koreaDate(now)).toBe(clock.format(now))
      }),
    )
  })
})

describe('a window of time', () => {
  const lockout = { from: '2025-06-26T18:00:00+09:00', until: '2025-06-26T20:00:00+09:00' }

  it.each([
    ['2025-06-26T17:59:59.999', false],
    ['2025-06-26T18:00:00.000', true],
    ['2025-06-26T19:59:59.999', true],
    ['2025-06-26T20:00:00.000', false],
  ])('holds, at %s in Korea: %s', (now, expected) => {
    expect(isWithin(inKorea(now), lockout)).toBe(expected)
  })

  it('reads a time without a zone as Korea time, wherever the machine stands', () => {
    const bare = { from: '2025-06-26T18:00:00', until: '2025-06-26T20:00' }
    expect(isWithin(inKorea('2025-06-26T18:00:00'), bare)).toBe(true)
    expect(isWithin(inKorea('2025-06-26T20:00:00'), bare)).toBe(false)
  })

  it('reads the same moment in another zone as the same moment', () => {
    const inUtc = { from: '2025-06-26T09:00:00Z', until: '2025-06-26T11:00:00Z' }
    expect(isWithin(inKorea('2025-06-26T17:59:59.999'), inUtc)).toBe(false)
    expect(isWithin(inKorea('2025-06-26T18:00:00'), inUtc)).toBe(true)
    const inNewYork = { from: '2025-06-26T05:00:00-04:00', until: '2025-06-26T07:00:00-04:00' }
    expect(isWithin(inKorea('2025-06-26T17:59:59.999'), inNewYork)).toBe(false)
    expect(isWithin(inKorea('2025-06-26T19:59:59.999'), inNewYork)).toBe(true)
  })

  it('never holds when it ends before it begins, or when it is empty', () => {
    const now = inKorea('2025-06-26T18:00:00')
    expect(isWithin(now, { from: lockout.until, until: lockout.from })).toBe(false)
    expect(isWithin(now, { from: lockout.from, until: lockout.from })).toBe(false)
  })

  it.each(['', 'tomorrow', '2025-13-01T00:00:00'])('says so when "%s" is no time', time => {
    const error = new RangeError(`Not an ISO date-time: "${time}"`)
    expect(() => isWithin(new Date(0), { ...lockout, from: time })).toThrow(error)
    expect(() => isWithin(new Date(0), { ...lockout, until: time })).toThrow(error)
  })
})
