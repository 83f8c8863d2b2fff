const HALF_LIFE_S = 10

/** Events per second, smoothed with a half-life of ten seconds. Times are in milliseconds. */
export function createPace() {
  let weight = 0
  let weighedAt = 0
  const weightAt = (now: number) => weight * 0.5 ** ((now - weighedAt) / 1_000 / HALF_LIFE_S)

  return {
    count(now: number): void {
      weight = weightAt(now) + 1
      weighedAt = now
    },
    /** Returns the pace at the last event. */
    last: () => (weight * Math.LN2) / HALF_LIFE_S,
    /** Continues from an earlier pace. */
    restore(perSecond: number, now: number): void {
      weight = (perSecond * HALF_LIFE_S) / Math.LN2
      weighedAt = now
    },
    // One person every second weighs 1 + ½^(1/10) + ½^(2/10) + …; this factor makes the sum 1 again.
    perSecond: (now: number) => (weightAt(now) * Math.LN2) / HALF_LIFE_S,
  }
}
