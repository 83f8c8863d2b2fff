import type { CONTROLS, LineReport, WaitingLists } from 'ops-api'

/** A change of a line: an absent field stays as it is, null removes a limit or the schedule. Times are Unix milliseconds. */
type LineChange = {
  mode?: (typeof CONTROLS)[number] | undefined
  limit?: number | null | undefined
  rate?: number | null | undefined
  schedule?:
    | { opensAt: number; closesAt?: number | undefined; hasDraw: boolean; byNetwork?: boolean }
    | null
    | undefined
  /** The revision that the change was made for. */
  basedOn?: number | undefined
}

/** The waiting room of the site, by action. Rejects while its lines cannot be reached. */
export type WaitingRoomPort = {
  report(): Promise<Readonly<Record<string, LineReport>>>
  change(
    action: string,
    change: LineChange,
  ): Promise<{ before: LineReport; after: LineReport } | 'no such line' | 'changed since'>
  /** Shows a message to all who wait in a line until a moment (Unix milliseconds); null removes it. */
  announce(
    action: string,
    message: { text: string; until: number } | null,
  ): Promise<{ after: LineReport } | 'no such line' | 'changed since'>
  /** Ends all turns of a line that are not over. Resolves with their number. */
  endTurns(action: string): Promise<number | 'no such line'>
  lists(): Promise<WaitingLists>
  /** Resolves with null if they have changed since the given revision. */
  changeLists(lists: WaitingLists): Promise<WaitingLists | null>
}
