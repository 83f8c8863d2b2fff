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

/** What a page tells of a release; `reverted`: it serves again, in the place of another. `open`: it runs, still. */
export const BEACON_KINDS = [...FAILURES, ...STARTS, ...MEASURES, 'reverted', 'open'] as const

export type Failure = (typeof FAILURES)[number]
export type Measure = (typeof MEASURES)[number]
export type BeaconKind = (typeof BEACON_KINDS)[number]

/** One thing that a page tells of a release; nothing about the person. */
export type Beacon = {
  remote: string
  version: string
  kind: BeaconKind
  /** Of a measure. */
  value?: number | undefined
}
