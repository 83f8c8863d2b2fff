import { describe, expect, it } from 'vitest'
import { repliesIn, reportIn, settingsIn } from './line-replies.ts'

describe('the settings of a line in Redis', () => {
  it('are those of an open line without limits before the first one is set', () => {
    expect(settingsIn([null, null, null, null, null, null])).toEqual({ mode: 'open', revision: 0 })
  })

  it('have numbers for numbers, and what the line only stores', () => {
    const others = { message: { text: '안내', until: 5 } }
    expect(settingsIn(['drain', '0', '10', null, '7', JSON.stringify(others)])).toEqual({
      mode: 'drain',
      limit: 0,
      rate: 10,
      revision: 7,
      ...others,
    })
  })

  it.each([
    ['501', 501],
    [null, 999],
  ])('of an error have its code: %j is %i', (code, read) => {
    expect(settingsIn(['error', null, null, code, '1', null])).toMatchObject({ mode: 'error', code: read })
  })

  it.each([
    ['another mode', ['closed', null, null, null, null, null]],
    ['a limit that is no number', ['open', 'many', null, null, null, null]],
    ['an unknown code', ['error', null, null, '1', null, null]],
    ['too few fields', ['open', null]],
  ])('are not read with %s', (_, reply) => {
    expect(() => settingsIn(reply)).toThrow(/^Invalid/)
  })
})

it('the report of a line has its counts, its pace, and if it is closed', () => {
  const settings = ['open', null, null, null, '3', null]
  const report = (closed: number) => reportIn([settings, [4, 3, 2, 1], ['1.5', '2.5'], closed])
  const read = {
    settings: { mode: 'open', revision: 3 },
    counts: { waiting: 4, inside: 3, entered: 2, completed: 1 },
    pace: { entered: 1.5, expected: 2.5 },
  }
  expect(report(0)).toEqual(read)
  expect(report(1)).toEqual({ ...read, isClosed: true })
})

describe('the replies of a line', () => {
  it('have a number only where one was given, places, and pauses in hundredths', () => {
    expect(repliesIn([201, 9, 3, 4, 2_500_000, 150, 200, 0, 0, 0, 0, 0], 2)).toEqual([
      { code: 201, number: 9, place: { ahead: 3, behind: 4, perSecond: 2.5, recheckAfterS: 1.5 } },
      { code: 200, place: { ahead: 0, behind: 0, perSecond: 0, recheckAfterS: 0 } },
    ])
  })

  it.each([
    ['too few numbers', [200, 0, 0, 0, 0], 1],
    ['more than was asked', [200, 0, 0, 0, 0, 0, 200, 0, 0, 0, 0, 0], 1],
    ['a text', [200, '0', 0, 0, 0, 0], 1],
    ['an unknown code', [1, 0, 0, 0, 0, 0], 1],
    ['nothing', null, 1],
  ])('are not read with %s', (_, reply, count) => {
    expect(() => repliesIn(reply, count)).toThrow(/^Redis has (not )?replied/)
  })
})
