import type { TelemetryReport } from 'ops-api'

const MINUTES = 60
const MINUTE_MS = 60_000

/** Minutes that count as the present, with the one that is not over. */
const RECENT = 6
/** A share of failures that a healthy release does not reach. */
const MANY = 0.05

/** The starts of a remote in each minute of the hour, and those of them that failed. */
export type Hour = {
  times: number[]
  starts: number[]
  failures: number[]
  allStarts: number
  allFailures: number
  /** The share of failures in the last minutes. */
  share: number
}

/** Returns the starts and failures of all versions of a remote, the oldest minute first. The present one is in the sums alone. */
export function hourOf({ since, minutes }: TelemetryReport, name: string): Hour {
  const from = Date.parse(since)
  const ofRemote = minutes.filter(({ remote }) => remote === name)
  const sums = (figure: 'starts' | 'failures') => {
    const values = Array.from({ length: MINUTES }, () => 0)
    for (const report of ofRemote) {
      const place = Math.round((Date.parse(report.minute) - from) / MINUTE_MS)
      if (place in values) values[place] = (values[place] ?? 0) + report[figure]
    }
    return values
  }
  const recent = ofRemote.filter(({ minute }) => Date.parse(minute) > from + (MINUTES - RECENT) * MINUTE_MS)
  const [starts, failures] = [sums('starts'), sums('failures')]
  return {
    times: starts.map((_, place) => from / 1_000 + place * 60),
    starts,
    failures,
    allStarts: total(ofRemote, 'starts'),
    allFailures: total(ofRemote, 'failures'),
    share: total(recent, 'failures') / Math.max(1, total(recent, 'starts')),
  }
}

function total(reports: TelemetryReport['minutes'], figure: 'starts' | 'failures'): number {
  return reports.reduce((sum, report) => sum + report[figure], 0)
}

/** Returns true if so many starts failed within the hour, or lately, that a person should look. */
export function failsOften({ allStarts, allFailures, share }: Hour): boolean {
  return allFailures > allStarts * MANY || share > MANY
}
