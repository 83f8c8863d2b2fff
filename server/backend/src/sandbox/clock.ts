export type Clock = ReturnType<typeof createClock>

/** A clock with the real time until it is set. It always advances, so that everything that expires still does. */
export function createClock(realTime: () => number = Date.now) {
  let aheadMs: number | null = null

  return {
    now: () => new Date(realTime() + (aheadMs ?? 0)),
    /** Sets the clock, which continues from there; null resets it to the real time. */
    set: (moment: Date | null) => void (aheadMs = moment && moment.getTime() - realTime()),
    isSet: () => aheadMs !== null,
  }
}
