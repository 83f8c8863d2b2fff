export const CONTROLS = ['open', 'pause', 'drain', 'block', 'bypass'] as const

type Limits = { limit: number | null; rate: number | null }

/** A line as operators see it: null is no limit. */
type LineNow = Limits & {
  step: string
  mode: string
  waiting: number
  inside: number
  entered: number
  completed: number
}

/** What is left out stays as it is; null takes a limit away. */
type LineChange = {
  mode?: (typeof CONTROLS)[number] | undefined
  limit?: number | null | undefined
  rate?: number | null | undefined
}

/** The waiting room of the site, by action. Rejects while its lines cannot be reached. */
export type WaitingRoomPort = {
  report(): Promise<Readonly<Record<string, LineNow>>>
  /** Null when there is no such action. */
  change(action: string, change: LineChange): Promise<{ before: LineNow; after: LineNow } | null>
}
