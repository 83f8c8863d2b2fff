import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currentDismissal, dismissalAfterClosing, isDailyPopupShown } from './daily-popup.ts'

const evening = new Date('2025-06-26T23:59:59+09:00')
const midnight = new Date('2025-06-27T00:00:00+09:00')
const nothing = { dismissedOn: null, isDismissed: false }

describe('a daily popup, on 2025-06-26', () => {
  it.each([
    [null, false, true],
    [null, true, true],
    ['2025-06-25', true, true],
    ['2025-06-27', true, true],
    ['2025-06-26', false, true],
    ['2025-06-26', true, false],
    ['', true, true],
  ])('dismissed on %s with the flag %s, shows: %s', (dismissedOn, isDismissed, isShown) => {
    const kept = { dismissedOn, isDismissed }
    expect(isDailyPopupShown(kept, evening)).toBe(isShown)
    expect(currentDismissal(kept, evening)).toEqual({ dismissedOn, isDismissed: !isShown })
  })

  it('stays away for the day when it is closed with the tick, and comes back at midnight in Korea', () => {
    const kept = dismissalAfterClosing(nothing, true, evening)
    expect(kept).toEqual({ dismissedOn: '2025-06-26', isDismissed: true })
    expect(isDailyPopupShown(kept, evening)).toBe(false)
    expect(isDailyPopupShown(kept, midnight)).toBe(true)
    expect(currentDismissal(kept, midnight).isDismissed).toBe(false)
  })

  it('is not remembered when it is closed without the tick', () => {
    expect(dismissalAfterClosing(nothing, false, evening)).toEqual(nothing)
  })

  it('shows the same before and after the flag of another day was cleared', () => {
    const days = fc.constantFrom(null, '', '2025-06-25', '2025-06-26', '2025-06-27')
    fc.assert(
      fc.property(days, fc.boolean(), fc.constantFrom(evening, midnight), (dismissedOn, isDismissed, now) => {
        const kept = { dismissedOn, isDismissed }
        expect(isDailyPopupShown(currentDismissal(kept, now), now)).toBe(isDailyPopupShown(kept, now))
      }),
    )
  })
})
