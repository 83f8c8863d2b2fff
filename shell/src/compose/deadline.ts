/** The promise's result, or a rejection with `TooSlow` once `milliseconds` have passed. */
export async function withDeadline<T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> {
  const { promise: tooSlow, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => reject(new TooSlow(`${what} took longer than ${milliseconds} ms`)),
    milliseconds,
  )
  try {
    return await Promise.race([promise, tooSlow])
  } finally {
    clearTimeout(timer)
  }
}

export class TooSlow extends Error {
  override readonly name = 'TooSlow'
}

/** Tries once more after a first failure; the second one counts. */
export async function withOneRetry<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (firstFailure) {
    console.warn('trying once more after', firstFailure)
    return attempt()
  }
}
