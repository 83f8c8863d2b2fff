/** How often pages told one thing of a release. */
export type Count = {
  remote: string
  version: string
  kind: string
  /** The upper edge of the range in which a measured value lies; 0 for what is not measured. */
  upTo: number
  count: number
}

/** Keeps what pages tell, counted by the minute, for all machines of a site. */
export type CountStore = {
  /** Adds to what has been counted in that minute; each thing once. */
  add(minute: Date, counts: readonly Count[]): Promise<void>
  /** The sums of all minutes from that one on, of one remote or of all. */
  since(from: Date, remote?: string): Promise<readonly Count[]>
  /** What was counted in each minute from that one on, but for what was measured. */
  minutes(from: Date): Promise<readonly (Count & { minute: Date })[]>
  prune(before: Date): Promise<void>
}

const MINUTE_MS = 60_000

/** The minute in which a moment lies. */
export function minuteOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS)
}
