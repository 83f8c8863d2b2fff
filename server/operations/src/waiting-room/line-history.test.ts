import { array, assert, integer, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { createMemoryWaitingRoom } from '../testing/memory-waiting-room.ts'
import { LineMinutes } from './line-history.ts'

const START = Date.parse('2026-03-02T00:00:00Z')
const at = (seconds: number) => new Date(START + seconds * 1_000)
const { act_1: empty } = await createMemoryWaitingRoom().report()
if (!empty) throw new Error('the room has no line')
const linesWith = (waiting: number) => ({ act_1: { ...empty, waiting, limit: 500 }, act_3: empty })

it('an hour without a sample has no lines', () => {
  expect(new LineMinutes().report(at(0))).toEqual({ from: '2026-03-01T23:01:00.000Z', lines: {} })
})

it('a minute has its latest sample, a minute without one has null, and a line without people is left out', () => {
  const minutes = new LineMinutes()
  minutes.record(at(0), linesWith(7))
  minutes.record(at(59), linesWith(9))
  minutes.record(at(120), linesWith(0))
  const { lines } = minutes.report(at(130))
  expect(Object.keys(lines)).toEqual(['act_1'])
  expect(lines['act_1']?.waiting.slice(-4)).toEqual([null, 9, null, 0])
  expect(lines['act_1']?.limit.slice(-1)).toEqual([500])
})

it('a line in which nobody waits, but somebody is inside, is not left out', () => {
  const minutes = new LineMinutes()
  minutes.record(at(0), { act_1: { ...empty, inside: 1 } })
  expect(Object.keys(minutes.report(at(0)).lines)).toEqual(['act_1'])
})

it('a sample is forgotten after sixty minutes', () => {
  const minutes = new LineMinutes()
  minutes.record(at(0), linesWith(7))
  expect(minutes.report(at(59 * 60 + 59)).lines['act_1']?.waiting[0]).toBe(7)
  expect(minutes.report(at(60 * 60)).lines).toEqual({})
})

it('whatever is recorded when: each figure has sixty values, the latest of its minute', () => {
  const samples = array(
    record({ after: integer({ min: 0, max: 400 }), waiting: integer({ min: 1, max: 9 }) }),
  )
  assert(
    property(samples, recorded => {
      const minutes = new LineMinutes()
      const latest = new Map<number, number>()
      let seconds = 0
      for (const { after, waiting } of recorded) {
        seconds += after
        minutes.record(at(seconds), linesWith(waiting))
        latest.set(Math.floor(seconds / 60), waiting)
      }
      const present = Math.floor(seconds / 60)
      const expected = Array.from({ length: 60 }, (_, place) => latest.get(present - 59 + place) ?? null)
      expect(minutes.report(at(seconds)).lines['act_1']?.waiting ?? expected).toEqual(expected)
      expect(recorded.length > 0).toBe('act_1' in minutes.report(at(seconds)).lines)
    }),
  )
})
