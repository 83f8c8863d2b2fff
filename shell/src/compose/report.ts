import type { Beacon, BeaconKind, Measure } from 'release-format'
import { sendBeacons, tellsMore } from './beacons/send-beacons.ts'

/**
 * What became of a release in this page. `loaded` and `swapped` are its success; `reverted` means that it serves again in
 * the place of another; every other kind is a failure, by what it was that failed.
 */
export type ReportKind = Exclude<BeaconKind, Measure | 'open'>

export type Report = Omit<Beacon, 'kind' | 'value'> & { kind: ReportKind }

const SUCCESSES: readonly ReportKind[] = ['loaded', 'swapped']

/**
 * Tells operations what became of a release. It says which release it was and nothing about the person; `error` goes to
 * the console alone.
 */
export function report({ remote, version, kind }: Report, error?: unknown): void {
  if (!SUCCESSES.includes(kind)) console.error(`${remote} ${version}: ${kind}`, error)
  sendBeacons({ remote, version, kind })
}

/** Tells operations what was measured of a release, in milliseconds; of a part of the pages only. */
export function reportTime(beacon: Omit<Beacon, 'kind'> & { kind: Measure; value: number }): void {
  if (tellsMore()) sendBeacons({ ...beacon, value: Math.round(beacon.value) })
}
