const FIRST = 10
const IN_A_DOUBLING = 4

/** Returns the upper edge of the range of a measured value: each is a fifth wider than the one before. */
export function upperEdge(value: number): number {
  const steps = Math.max(0, Math.ceil(IN_A_DOUBLING * Math.log2(value / FIRST)))
  return Math.ceil(FIRST * 2 ** (steps / IN_A_DOUBLING))
}

/** Three of four measured values are at most this; null when nothing was measured. */
export function upperQuartile(ranges: readonly { upTo: number; count: number }[]): number | null {
  const all = ranges.reduce((sum, { count }) => sum + count, 0)
  let seen = 0
  for (const { upTo, count } of ranges.toSorted((one, other) => one.upTo - other.upTo)) {
    seen += count
    if (seen >= all * 0.75) return upTo
  }
  return null
}
