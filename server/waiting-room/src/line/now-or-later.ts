/** What lines in memory say at once, and lines in Redis a moment later: no one waits for a promise that is not needed. */
export type NowOrLater<T> = T | Promise<T>

/** Goes on with a value, at once if it is there. */
export function andThen<T, U>(value: NowOrLater<T>, goOn: (value: T) => NowOrLater<U>): NowOrLater<U> {
  return value instanceof Promise ? value.then(goOn) : goOn(value)
}
