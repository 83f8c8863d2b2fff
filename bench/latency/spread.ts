/** Milliseconds of many measurements of the same thing. */
export type Spread = { median: number; p95: number; p99: number; count: number }

export function spreadOf(measured: readonly number[]): Spread {
  const sorted = measured.toSorted((one, other) => one - other)
  const at = (share: number) =>
    hundredths(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0)
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), count: sorted.length }
}

/** Rounds a measurement to its meaningful digits. */
export function hundredths(ms: number): number {
  return Math.round(ms * 100) / 100
}
