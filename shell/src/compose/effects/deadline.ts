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

export class TooSlow extends Error {}

/**
 * Tries once more after an early failure. A failure after `worthwhileMs` is final: a second try could not end in
 * time, and would be in the way of the one that the person asks for.
 */
export async function withOneRetry<T>(attempt: () => Promise<T>, worthwhileMs: number): Promise<T> {
  const begun = Date.now()
  try {
    return await attempt()
  } catch (firstFailure) {
    if (Date.now() - begun > worthwhileMs) throw firstFailure
    console.warn('trying once more after', firstFailure)
    return attempt()
  }
}
