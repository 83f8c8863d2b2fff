export const CONTROLS = ['open', 'pause', 'drain', 'block', 'bypass'] as const

type Limits = { limit: number | null; rate: number | null }

/** When a line opens and closes by itself, as ISO times, and the draw of those who come before. */
type ScheduleNow = {
  phase: string
  opensAt: string
  closesAt: string | null
  draw: { id: string; commitment: string } | null
}

/** A line as operators see it: null is no limit. */
type LineNow = Limits & {
  step: string
  mode: string
  waiting: number
  inside: number
  entered: number
  completed: number
  schedule: ScheduleNow | null
  registered: number
  perSecond: number
  waitSeconds: number | null
  revision: number
}

/** What is left out stays as it is; null takes a limit or the schedule away. Times are milliseconds since 1970. */
type LineChange = {
  mode?: (typeof CONTROLS)[number] | undefined
  limit?: number | null | undefined
  rate?: number | null | undefined
  schedule?: { opensAt: number; closesAt?: number | undefined; hasDraw: boolean } | null | undefined
  /** The revision that the change was made for. */
  basedOn?: number | undefined
}

/** Who is refused and who may pass others: addresses, networks, and numbers of a line like `act_1-42`. */
type Lists = { revision: number; deny: string[]; priority: string[] }

/** The waiting room of the site, by action. Rejects while its lines cannot be reached. */
export type WaitingRoomPort = {
  report(): Promise<Readonly<Record<string, LineNow>>>
  change(
    action: string,
    change: LineChange,
  ): Promise<{ before: LineNow; after: LineNow } | 'no such line' | 'changed since'>
  lists(): Promise<Lists>
  /** Null when they were changed since the revision that is given. */
  changeLists(lists: Lists): Promise<Lists | null>
}
