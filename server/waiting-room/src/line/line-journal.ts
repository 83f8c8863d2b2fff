import type { LineSettings } from './lines.ts'
import type { Line } from './line.ts'
import type { TicketState } from './ticket-state.ts'

/** The recent entries per second, and the mean time of a turn in seconds. */
export type LastPace = { pace: number; turnS?: number | undefined }

/** Keeps lines while their process is down. */
export type LineJournal = {
  /** Restores empty lines, and keeps them from then on. */
  restore(lines: ReadonlyMap<string, Line>): void
  /** Writes the changes in one piece: a million tickets may run out in one second. */
  together(changes: () => void): void
  keepState(action: string, number: number, state: TicketState): void
  /** Keeps the group of a number's network. */
  keepGroup(action: string, number: number, group: number): void
  keepSettings(action: string, settings: LineSettings): void
  keepPace(action: string, pace: LastPace): void
}

/** Lines that end with their process. */
export const NOTHING_KEPT: LineJournal = {
  restore() {},
  together: changes => changes(),
  keepState() {},
  keepGroup() {},
  keepSettings() {},
  keepPace() {},
}
