import type { TimeWindow } from '../korea-time.ts'

/** The window in which the apply tile is locked (HOME-07, AMB-93). A site's configuration may replace these defaults. */
export const APPLY_TILE_LOCKOUT: TimeWindow = { from: '2025-06-26T18:00:00', until: '2025-06-26T20:00:00' }

/** The window in which the second popup of the home page shows; the specification states its end only (POPUP-20, POPUP-21, AMB-93). */
export const IMAGE_POPUP: TimeWindow = { from: '2025-01-01T00:00:00', until: '2025-06-30T02:00:00' }

/** The two maintenance windows, each with a notice of its own (POPUP-23, STAT-01, AMB-83). */
export const MAINTENANCE: readonly TimeWindow[] = [
  { from: '2025-02-24T23:00:00', until: '2025-02-25T01:00:00' },
  { from: '2025-06-30T00:00:00', until: '2025-06-30T02:00:00' },
]
