import type { ReleasesReport, TelemetryReport } from 'ops-api'
import { isGivenBy } from '../given.ts'
import { kinds as named } from './texts.ko.ts'

const FAILURES = Object.keys(named)
const STARTS = ['loaded', 'swapped']

export type Failing = {
  remote: string
  version: string
  failures: number
  starts: number
  /** Each kind of failure with its number of reports. */
  kinds: readonly (readonly [string, number])[]
  /** True for a version that browsers no longer get. */
  isGone: boolean
}

/** Returns the releases with failures, the one with the most first. While `releases` are unknown, none is gone. */
export function failuresOf(
  { releases }: TelemetryReport,
  site: Pick<ReleasesReport, 'remotes'> | undefined,
): readonly Failing[] {
  const isGiven = isGivenBy(site)
  const all = releases.map(({ remote, version, counts }) => {
    const kinds = FAILURES.map(kind => [kind, counts[kind] ?? 0] as const).filter(([, times]) => times > 0)
    const starts = STARTS.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0)
    const failures = kinds.reduce((sum, [, times]) => sum + times, 0)
    return { remote, version, kinds, starts, failures, isGone: !isGiven({ remote, version }) }
  })
  return all.filter(({ failures }) => failures > 0).toSorted((one, other) => other.failures - one.failures)
}
