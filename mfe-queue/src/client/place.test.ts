import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ipBlockPlace, reportedPlace, type Place } from './place.ts'

function fieldsWith(fields: Record<string, string | number>) {
  return new Map(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}

const placeAt = (nwait: number, tps = 1, before: Place | null = null, waitNeverGrows = true) =>
  reportedPlace(before, fieldsWith({ nwait, tps, nnext: 4 }), waitNeverGrows)

describe('the place in line', () => {
  it('is the reported one at first', () => {
    expect(placeAt(600, 30)).toEqual({ ahead: 600, behind: 4, seconds: 20, total: 600, progress: 0 })
  })

  it('has nobody behind when the waiting room reports none', () => {
    expect(reportedPlace(null, fieldsWith({ nwait: 3, tps: 1 }), true).behind).toBe(0)
  })

  it('is further on when there are fewer ahead', () => {
    expect(placeAt(150, 1, placeAt(600))).toMatchObject({ ahead: 150, total: 600, progress: 75 })
  })

  it('never shows more people ahead than before, while the way is measured anew', () => {
    expect(placeAt(800, 1, placeAt(600))).toMatchObject({ ahead: 600, total: 800, progress: 0 })
  })

  it('never shows a longer wait than before, unless that is allowed', () => {
    const before = placeAt(100, 10)
    expect(placeAt(90, 1, before).seconds).toBe(10)
    expect(placeAt(90, 1, before, false).seconds).toBe(90)
  })

  it('is at the end of the way when nobody is ahead', () => {
    expect(placeAt(0)).toMatchObject({ progress: 100, seconds: 1 })
  })

  it.each(['', 'many', '-5', 'NaN', 'Infinity'])('takes "%s" people ahead for none', nwait => {
    expect(reportedPlace(null, fieldsWith({ nwait }), true)).toMatchObject({
      ahead: 0,
      behind: 0,
      seconds: 1,
    })
  })

  it('has the opening that the line waits for, and its draw', () => {
    const schedule = { opens: 1_741_564_800, opensin: 600 }
    const before = reportedPlace(null, fieldsWith({ nwait: 9, tps: 1, ...schedule }), true)
    expect(before.opening).toEqual({ at: 1_741_564_800_000, secondsLeft: 600, entrant: null })
    const drawn = reportedPlace(
      null,
      fieldsWith({ nwait: 9, tps: 1, ...schedule, draw: 'd1', entrant: 3 }),
      true,
    )
    expect(drawn.opening?.entrant).toBe(3)
  })

  it.each([{ opens: 1_741_564_800 }, { opensin: 600 }])('has no opening by %j alone', half => {
    expect(reportedPlace(null, fieldsWith({ nwait: 9, ...half }), true).opening).toBeUndefined()
  })

  it('has the people ahead of another kind of line, where those are named', () => {
    expect(reportedPlace(null, fieldsWith({ ahead: 5, nwait: 9 }), true).ahead).toBe(5)
  })

  it('is already out of reach with the first reply', () => {
    const away = reportedPlace(null, fieldsWith({ nwait: 9, msg: 'Reconnecting' }), true)
    expect(away).toMatchObject({ ahead: 9, isReconnecting: true })
  })

  it('begins anew with the opening, whatever wait and people were shown before', () => {
    const lobby = { nwait: 9, tps: 9, opens: 1_741_564_800, opensin: 1, draw: 'd1', entrant: 3 }
    const before = reportedPlace(null, fieldsWith(lobby), true)
    const more = reportedPlace(before, fieldsWith({ ...lobby, nwait: 30 }), true)
    expect(more.ahead).toBe(30)
    const drawn = reportedPlace(more, fieldsWith({ nwait: 40, tps: 1 }), true)
    expect(drawn).toEqual({ ahead: 40, behind: 0, seconds: 40, total: 40, progress: 0, isDrawn: true })
    expect(reportedPlace(drawn, fieldsWith({ nwait: 10, tps: 1 }), true)).toMatchObject({
      ahead: 10,
      progress: 75,
      isDrawn: true,
    })
  })

  it('of a blocked address is far back', () => {
    expect(ipBlockPlace).toMatchObject({ ahead: 1_000_000, seconds: 1_000_000 / 30 })
  })

  it('moves only forwards, whatever the waiting room replies', () => {
    const manyReports = fc.array(fc.record({ nwait: fc.nat(), tps: fc.float({ min: 0, noNaN: true }) }), {
      minLength: 2,
    })
    fc.assert(
      fc.property(manyReports, reports => {
        let before: Place | null = null
        for (const { nwait, tps } of reports) {
          const place: Place = placeAt(nwait, tps, before)
          expect(place.ahead).toBeLessThanOrEqual(before?.ahead ?? Infinity)
          expect(place.seconds).toBeLessThanOrEqual(before?.seconds ?? Infinity)
          expect(place.progress).toBeGreaterThanOrEqual(0)
          expect(place.progress).toBeLessThanOrEqual(100)
          before = place
        }
      }),
    )
  })
})

it('a message stays while the waiting room is out of reach, and ends with the reply that has none', () => {
  const before = reportedPlace(null, fieldsWith({ nwait: 3, notice: 'aGVsbG8' }), true)
  expect(before.message).toBe('aGVsbG8')
  expect(reportedPlace(before, fieldsWith({ msg: 'Reconnecting' }), true).message).toBe('aGVsbG8')
  expect(reportedPlace(before, fieldsWith({ nwait: 2 }), true).message).toBeUndefined()
})
