/** What can go wrong with a release in a page, by what it was that failed. */
export const FAILURES = [
  'load',
  'integrity',
  'bootstrap',
  'mount',
  'crash',
  'timeout',
  'probe',
  'hang',
] as const

/** A release runs in one more page. */
export const STARTS = ['loaded', 'swapped'] as const

/** What is measured of a release in a page: milliseconds, and of `cls` thousandths. */
export const MEASURES = ['render-time', 'lcp', 'inp', 'cls'] as const

/**
 * What an open page tells once a minute: `open`: the release runs in it; `deferred`: a newer one waits until this one is left;
 * `unsaved`: and there is unsaved work or an upload that leaving would lose.
 */
export const PULSES = ['open', 'deferred', 'unsaved'] as const

/** What a page tells of a release; `reverted`: it serves again, in the place of another. */
export const BEACON_KINDS = [...FAILURES, ...STARTS, ...MEASURES, ...PULSES, 'reverted'] as const

export type Failure = (typeof FAILURES)[number]
export type Measure = (typeof MEASURES)[number]
export type Pulse = (typeof PULSES)[number]
export type BeaconKind = (typeof BEACON_KINDS)[number]

/** One thing that a page tells of a release; nothing about the person. */
export type Beacon = {
  remote: string
  version: string
  kind: BeaconKind
  /** Of a measure. */
  value?: number | undefined
}
