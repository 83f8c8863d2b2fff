import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SESSION_TOKEN_SECONDS } from '../programme.ts'
import {
  correctDeadline,
  isAhead,
  tick,
  secondsUntil,
  startCountdown,
  untilNextSecond,
  type DueEvent,
} from './countdown.ts'

const NOON = Date.UTC(2025, 5, 2, 12)
const at = (secondsLeft: number) => NOON - secondsLeft * 1000

/** Returns the events at each of these readings, given as seconds left. */
function dueAt(...looks: number[]): DueEvent[][] {
  let countdown = startCountdown(NOON)
  return looks.map(secondsLeft => {
    const seen = tick(countdown, at(secondsLeft))
    countdown = seen.countdown
    return seen.due
  })
}

describe('a session that is watched', () => {
  it('asks at 300 seconds, speaks at 60 and at 30, and ends at 0', () => {
    expect(dueAt(3600, 301, 300, 299)).toEqual([[], [], ['question'], []])
    expect(dueAt(299, 61, 60, 59)).toEqual([['question'], [], ['politeWarning'], []])
    expect(dueAt(59, 31, 30, 29)).toEqual([['question', 'politeWarning'], [], ['assertiveWarning'], []])
    expect(dueAt(29, 1, 0)).toEqual([['question', 'assertiveWarning'], [], ['end']])
  })

  it.each<[string, number[], DueEvent[]]>([
    ['over the question alone, asks', [3600, 120], ['question']],
    ['to the last minute, asks and speaks', [3600, 45], ['question', 'politeWarning']],
    [
      'to the last seconds, asks and speaks the later warning alone',
      [3600, 10],
      ['question', 'assertiveWarning'],
    ],
    ['over everything, only ends', [3600, -5000], ['end']],
    ['from a question that was asked to the last seconds, speaks', [299, 10], ['assertiveWarning']],
  ])('a sleep %s', (_what, looks, due) => {
    expect(dueAt(...looks).at(-1)).toEqual(due)
  })

  it('asks at the first look when less is left', () => {
    expect(dueAt(200)).toEqual([['question']])
  })

  it('does not ask again when the server says that a little more is left', () => {
    const asked = tick(startCountdown(NOON), at(300)).countdown
    const corrected = correctDeadline(asked, NOON + 5000, at(300))
    expect(isAhead('question', corrected)).toBe(false)
    expect(tick(corrected, at(300))).toMatchObject({ seconds: 305, due: [] })
    expect(tick(corrected, at(295)).due).toEqual([])
  })

  it('asks again when it was extended past the question, and at each of its marks only then', () => {
    const spoken = tick(startCountdown(NOON), at(50)).countdown
    const extended = correctDeadline(spoken, NOON + 600_000, at(50))
    expect(isAhead('question', extended)).toBe(true)
    expect(tick(extended, at(-300)).due).toEqual(['question'])
    expect(isAhead('question', correctDeadline(spoken, NOON + 60_000, at(50)))).toBe(false)
    expect(isAhead('politeWarning', correctDeadline(spoken, NOON + 60_000, at(50)))).toBe(true)
    expect(isAhead('politeWarning', correctDeadline(spoken, NOON + 59_999, at(50)))).toBe(false)
    const byLess = correctDeadline(spoken, NOON + 100_000, at(50))
    expect(isAhead('question', byLess)).toBe(false)
    expect(tick(byLess, at(-40)).due).toEqual(['politeWarning'])
  })

  it('ends once', () => {
    expect(dueAt(0, -1, -2)).toEqual([['end'], [], []])
  })
})

describe('for any moments of looking', () => {
  const moments = fc.array(fc.integer({ min: -100, max: SESSION_TOKEN_SECONDS }), { minLength: 1 })

  it('nothing falls due twice', () => {
    fc.assert(
      fc.property(moments, looks => {
        const due = dueAt(...looks).flat()
        expect(new Set(due).size).toBe(due.length)
      }),
    )
  })

  it('no rest is told when there is none, and the end exactly then', () => {
    fc.assert(
      fc.property(moments, looks => {
        const due = dueAt(...looks)
        const ended = looks.findIndex(secondsLeft => secondsLeft <= 0)
        expect(due.findIndex(marks => marks.includes('end'))).toBe(ended)
        const sinceTheEnd = ended < 0 ? ['end'] : due.slice(ended).flat()
        expect(sinceTheEnd).toEqual(['end'])
      }),
    )
  })

  it('the question comes before the end, unless the end came first', () => {
    fc.assert(
      fc.property(moments, looks => {
        const falling = looks.toSorted((a, b) => b - a)
        const isAsked = falling.some(secondsLeft => secondsLeft > 0 && secondsLeft <= 300)
        expect(
          dueAt(...falling)
            .flat()
            .includes('question'),
        ).toBe(isAsked)
      }),
    )
  })
})

describe('the seconds left', () => {
  it.each([
    [3600_000, 3600],
    [3599_001, 3600],
    [3599_000, 3599],
    [1, 1],
    [0, 0],
    [-1, 0],
    [9_000_000, 3600],
  ])('of %i milliseconds are %i', (milliseconds, seconds) => {
    expect(secondsUntil(NOON, NOON - milliseconds)).toBe(seconds)
  })

  it.each([
    [5_001, 1],
    [5_000, 1_000],
    [4_999, 999],
    [0, 1_000],
    [-500, 1_000],
  ])('change, of %i milliseconds, after %i', (left, wait) => {
    expect(untilNextSecond(NOON, NOON - left)).toBe(wait)
  })

  it('are one less after the wait for the next second, and not before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: (SESSION_TOKEN_SECONDS - 1) * 1000 }), left => {
        const now = NOON - left
        const wait = untilNextSecond(NOON, now)
        expect(secondsUntil(NOON, now + wait)).toBe(secondsUntil(NOON, now) - 1)
        expect(secondsUntil(NOON, now + wait - 1)).toBe(secondsUntil(NOON, now))
      }),
    )
  })
})
