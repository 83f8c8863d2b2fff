import { koreaDate } from '../korea-time.ts'

/** What the browser keeps of a popup: the day in Korea on which it was closed for the day, and that it was (AMB-84). */
export type DailyDismissal = { dismissedOn: string | null; isDismissed: boolean }

/** Whether the popup shows: unless it was closed for this very day (POPUP-24 to POPUP-26, POPUP-32, AMB-85). */
export function isDailyPopupShown({ dismissedOn, isDismissed }: DailyDismissal, now: Date): boolean {
  return !isDismissed || dismissedOn !== koreaDate(now)
}

/** What to keep from now on: the flag of another day is cleared (POPUP-27). */
export function currentDismissal(kept: DailyDismissal, now: Date): DailyDismissal {
  return { ...kept, isDismissed: !isDailyPopupShown(kept, now) }
}

/** What to keep after the popup was closed; without the tick nothing changes (POPUP-28 to POPUP-30). */
export function dismissalAfterClosing(kept: DailyDismissal, isTicked: boolean, now: Date): DailyDismissal {
  return isTicked ? { dismissedOn: koreaDate(now), isDismissed: true } : kept
}
