/** The backend's clock. */
export type Clock = {
  now(): Date
  /** Sets the clock, which continues from there; null resets it to the real time. */
  set(moment: Date | null): void
  isSet(): boolean
}

/** A clock with the real time until it is set. It always advances, so that everything that expires still does. */
export function createClock(realTime: () => number = Date.now): Clock {
  let aheadMs: number | null = null

  return {
    now: () => new Date(realTime() + (aheadMs ?? 0)),
    set: moment => void (aheadMs = moment && moment.getTime() - realTime()),
    isSet: () => aheadMs !== null,
  }
}
