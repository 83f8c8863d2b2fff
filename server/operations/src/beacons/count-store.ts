/** The number of beacons of one kind, of one release. */
export type Count = {
  remote: string
  version: string
  kind: string
  /** The upper edge of the range of a measured value; 0 for a kind that is not measured. */
  upTo: number
  count: number
}

/** Stores the counts of beacons by the minute, for all machines of a site. */
export type CountStore = {
  /** Adds counts to a minute; each kind of a release once. */
  add(minute: Date, counts: readonly Count[]): Promise<void>
  /** Returns the sums of all minutes since that one, of one remote or of all. */
  since(from: Date, remote?: string): Promise<readonly Count[]>
  /** Returns the counts of each minute since that one, without measured kinds. */
  minutes(from: Date): Promise<readonly (Count & { minute: Date })[]>
  prune(before: Date): Promise<void>
}

const MINUTE_MS = 60_000

/** Returns the minute of a moment. */
export function minuteOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS)
}
