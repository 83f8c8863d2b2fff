export {
  currentDismissal,
  dismissalAfterClosing,
  isDailyPopupShown,
  type DailyDismissal,
} from './daily-popup.ts'
export { koreanMoment, koreanPeriod } from './korean-period.ts'
export { pageCount } from './page-count.ts'
export { announced, hoursOf, untilNextEdge } from './window-edge.ts'
export { APPLY_TILE_LOCKOUT, IMAGE_POPUP, MAINTENANCE } from './windows.ts'
