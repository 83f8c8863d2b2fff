/** A value that lines in memory return at once, and lines in Redis later: a promise costs more than the question. */
export type MaybePromise<T> = T | Promise<T>

/** Continues with a value: at once, or when its promise is fulfilled. */
export function continueWith<T, U>(
  value: MaybePromise<T>,
  goOn: (value: T) => MaybePromise<U>,
): MaybePromise<U> {
  return value instanceof Promise ? value.then(goOn) : goOn(value)
}
