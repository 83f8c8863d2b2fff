import type { LineSettings } from './lines.ts'
import type { Line } from './line.ts'
import type { TicketState } from './ticket-state.ts'

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
  /** Keeps the recent entries per second. */
  keepPace(action: string, perSecond: number): void
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
