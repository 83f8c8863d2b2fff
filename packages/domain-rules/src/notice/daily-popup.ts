import { koreaDate } from '../korea-time.ts'

/** The browser's record of a popup: the day in Korea on which it was closed for the day, and the tick itself (AMB-84). */
export type DailyDismissal = { dismissedOn: string | null; isDismissed: boolean }

/** Returns true unless the popup was closed for this very day (POPUP-24 to POPUP-26, POPUP-32, AMB-85). */
export function isDailyPopupShown({ dismissedOn, isDismissed }: DailyDismissal, now: Date): boolean {
  return !isDismissed || dismissedOn !== koreaDate(now)
}

/** Returns the record to store: the flag of another day is cleared (POPUP-27). */
export function currentDismissal(kept: DailyDismissal, now: Date): DailyDismissal {
  return { ...kept, isDismissed: !isDailyPopupShown(kept, now) }
}

/** Returns the record after the popup was closed; unchanged without the tick (POPUP-28 to POPUP-30). */
export function dismissalAfterClosing(kept: DailyDismissal, isTicked: boolean, now: Date): DailyDismissal {
  return isTicked ? { dismissedOn: koreaDate(now), isDismissed: true } : kept
}
