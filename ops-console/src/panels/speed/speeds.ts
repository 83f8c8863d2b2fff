import type { TelemetryReport } from 'ops-api'

type Release = TelemetryReport['releases'][number]

/**
 * A measure of a version: three of four pages stayed within `most`. `share` compares it with the slowest version's.
 */
export type Speed = { most: number; times: number; share: number }

type Version = { version: string; speedOf: (measure: string) => Speed | null }

/** Returns the speeds of the measured versions of each remote that browsers get. */
export function speedsIn(
  { releases }: TelemetryReport,
  isGiven: (release: Release) => boolean,
): { remote: string; versions: Version[] }[] {
  const measured = releases.filter(release => Object.keys(release.measures).length > 0 && isGiven(release))
  const remotes = Map.groupBy(measured, ({ remote }) => remote)
  return [...remotes].map(([remote, versions]) => ({
    remote,
    versions: versions.map(release => ({
      version: release.version,
      speedOf: measure => speedOf(release, versions, measure),
    })),
  }))
}

function speedOf(release: Release, all: readonly Release[], measure: string): Speed | null {
  const measured = release.measures[measure]
  const slowest = Math.max(1, ...all.map(({ measures }) => measures[measure]?.most ?? 0))
  return measured ? { ...measured, share: measured.most / slowest } : null
}
