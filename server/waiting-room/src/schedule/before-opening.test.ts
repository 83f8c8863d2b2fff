import { returnCode } from 'queue-protocol'
import { expect, it } from 'vitest'
import type { Schedule, TicketReply } from '../line/lines.ts'
import { beforeOpening } from './before-opening.ts'

const NINE = Date.parse('2025-03-10T00:00:00Z')
const schedule: Schedule = { opensAt: NINE, phase: 'before', draw: { id: '0123456789abcdef', key: '00' } }
const { CONTINUE, BLOCK } = returnCode

const waiting = (ahead: number, behind: number, recheckAfterS = 30): TicketReply => ({
  code: CONTINUE,
  key: 'K1',
  place: { ahead, behind, perSecond: 7, recheckAfterS },
})

const secondsBefore = (seconds: number) => NINE - seconds * 1_000

it('a person in line has the time until the opening, and the pace that empties the line by then', () => {
  expect(beforeOpening(waiting(100, 20), schedule, secondsBefore(200))).toEqual({
    code: CONTINUE,
    key: 'K1',
    place: { ahead: 100, behind: 20, perSecond: 0.5, recheckAfterS: 30 },
    opening: { opensAt: NINE, leftS: 200 },
  })
})

it('a person in a draw has all others ahead, with the draw and the number in it', () => {
  expect(beforeOpening(waiting(100, 300), schedule, secondsBefore(200), 101)).toEqual({
    code: CONTINUE,
    key: 'K1',
    place: { ahead: 400, behind: 0, perSecond: 2, recheckAfterS: 30 },
    opening: { opensAt: NINE, leftS: 200, draw: '0123456789abcdef', entrant: 101 },
  })
})

it('the pace is never below the slowest, nor that of fewer than one person', () => {
  expect(beforeOpening(waiting(0, 0), schedule, secondsBefore(4)).place?.perSecond).toBe(0.25)
  expect(beforeOpening(waiting(0, 0), schedule, secondsBefore(3_600)).place?.perSecond).toBe(0.05)
  expect(beforeOpening(waiting(3, 0), schedule, NINE).place?.perSecond).toBe(3)
})

it.each([
  ['as late as the line asks for', 200, 30, 30],
  ['when it opens', 12, 30, 12],
  ['when it opens, in whole seconds', 11.2, 30, 12],
  ['after a second at the earliest', 0, 30, 1],
  ['after a second at the earliest, also late', -5, 0, 1],
])('clients ask again %s', (_, seconds, recheckAfterS, expected) => {
  const { place } = beforeOpening(waiting(0, 0, recheckAfterS), schedule, secondsBefore(seconds))
  expect(place?.recheckAfterS).toBe(expected)
})

it('after an opening the questions of 20,000 people are spread over five seconds', () => {
  const askedAfter = (ahead: number, entrant?: number) =>
    beforeOpening(waiting(ahead, 20_000 - ahead), schedule, secondsBefore(10), entrant).place?.recheckAfterS
  expect([0, 1, 4, 5, 9].map(ahead => askedAfter(ahead))).toEqual([10, 11, 14, 10, 14])
  expect([5, 6].map(entrant => askedAfter(0, entrant))).toEqual([10, 11])
})

it('a reply without a place stays as it is', () => {
  expect(beforeOpening({ code: BLOCK }, schedule, NINE)).toEqual({ code: BLOCK })
})
