/** The time that the backend goes by. */
export type Clock = {
  now(): Date
  /** Lets the clock run on from another moment; null gives it back to the real time. */
  set(moment: Date | null): void
  isSet(): boolean
}

/** A clock that tells the real time until it is set. It never stands still, so that what runs out still does. */
export function createClock(realTime: () => number = Date.now): Clock {
  let aheadMs: number | null = null

  return {
    now: () => new Date(realTime() + (aheadMs ?? 0)),
    set: moment => void (aheadMs = moment && moment.getTime() - realTime()),
    isSet: () => aheadMs !== null,
  }
}
