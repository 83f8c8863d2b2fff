/** Failures of a release in a page. */
export const FAILURES = [
  'load',
  'integrity',
  'bootstrap',
  'mount',
  'crash',
  'timeout',
  'probe',
  'hang',
  'mismatch',
] as const

/** A release runs in one more page. */
export const STARTS = ['loaded', 'swapped'] as const

/** Measures of a release in a page: milliseconds, and thousandths for `cls`. */
export const MEASURES = ['render-time', 'lcp', 'inp', 'cls'] as const

/**
 * Heartbeats that an open page sends once a minute. `open`: the release runs in it. `deferred`: a newer release waits
 * until this one is left. `unsaved`: as `deferred`, and leaving would lose unsaved work or an upload.
 */
export const PULSES = ['open', 'deferred', 'unsaved'] as const

/** All kinds of beacons. `reverted`: the release replaced a newer one. */
export const BEACON_KINDS = [...FAILURES, ...STARTS, ...MEASURES, ...PULSES, 'reverted'] as const

export type Failure = (typeof FAILURES)[number]
export type Measure = (typeof MEASURES)[number]
export type Pulse = (typeof PULSES)[number]
export type BeaconKind = (typeof BEACON_KINDS)[number]

/** One report of a page about a release. It holds nothing about the person. */
export type Beacon = {
  remote: string
  version: string
  kind: BeaconKind
  /** The value of a measure. */
  value?: number | undefined
}
