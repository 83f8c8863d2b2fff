const HALF_LIFE_S = 10

/** Events per second, smoothed with a half-life of ten seconds. Times are in milliseconds. */
export type Pace = {
  count(now: number): void
  perSecond(now: number): number
  /** Returns the pace at the last event. */
  last(): number
  /** Continues from an earlier pace. */
  restore(perSecond: number, now: number): void
}

export function createPace(): Pace {
  let weight = 0
  let weighedAt = 0
  const weightAt = (now: number) => weight * 0.5 ** ((now - weighedAt) / 1_000 / HALF_LIFE_S)

  return {
    count(now) {
      weight = weightAt(now) + 1
      weighedAt = now
    },
    last: () => (weight * Math.LN2) / HALF_LIFE_S,
    restore(perSecond, now) {
      weight = (perSecond * HALF_LIFE_S) / Math.LN2
      weighedAt = now
    },
    // One person every second weighs 1 + ½^(1/10) + ½^(2/10) + …; this factor makes the sum 1 again.
    perSecond: now => (weightAt(now) * Math.LN2) / HALF_LIFE_S,
  }
}
