import type { TelemetryReport } from 'ops-api'

/** The kinds of beacons that report a failure. */
const FAILURES = ['load', 'integrity', 'bootstrap', 'mount', 'crash', 'timeout', 'probe', 'hang']
const STARTS = ['loaded', 'swapped']

const BARS = 30
const MINUTES_OF_A_BAR = 2
const MINUTE_MS = 60_000

type Failing = {
  remote: string
  version: string
  failures: number
  starts: number
  /** Each kind of failure with its number of reports. */
  kinds: readonly (readonly [string, number])[]
}

/** Returns the releases with failures, the one with the most first. */
export function failuresOf({ releases }: TelemetryReport): readonly Failing[] {
  const all = releases.map(({ remote, version, counts }) => {
    const kinds = FAILURES.map(kind => [kind, counts[kind] ?? 0] as const).filter(([, times]) => times > 0)
    const starts = STARTS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
    return { remote, version, kinds, starts, failures: kinds.reduce((sum, [, times]) => sum + times, 0) }
  })
  return all.filter(({ failures }) => failures > 0).toSorted((one, other) => other.failures - one.failures)
}

/** Returns the failures of a release within the last hour, two minutes a bar, up to the newest reported minute. */
export function minuteBars(
  { minutes }: TelemetryReport,
  { remote, version }: { remote: string; version: string },
): readonly number[] {
  const newest = Math.max(...minutes.map(({ minute }) => Date.parse(minute)))
  const bars = Array.from({ length: BARS }, () => 0)
  for (const told of minutes) {
    if (told.remote !== remote || told.version !== version) continue
    const age = Math.floor((newest - Date.parse(told.minute)) / MINUTE_MS / MINUTES_OF_A_BAR)
    const place = BARS - 1 - age
    if (place >= 0) bars[place] = (bars[place] ?? 0) + told.failures
  }
  return bars
}
