import type { LineSettings } from './lines.ts'
import type { Line } from './line.ts'
import type { TicketState } from './ticket-state.ts'

/** Where lines are kept while the process that holds them is down. */
export type LineJournal = {
  /** Fills empty lines with what was kept, and keeps on from there. */
  restore(lines: ReadonlyMap<string, Line>): void
  /** Keeps all that these changes are in one piece: a million may run out in the same second. */
  together(changes: () => void): void
  keepState(action: string, number: number, state: TicketState): void
  keepSettings(action: string, settings: LineSettings): void
  /** How many enter a second, of late. */
  keepPace(action: string, perSecond: number): void
}

/** Lines that end with their process. */
export const NOTHING_KEPT: LineJournal = {
  restore() {},
  together: changes => changes(),
  keepState() {},
  keepSettings() {},
  keepPace() {},
}
