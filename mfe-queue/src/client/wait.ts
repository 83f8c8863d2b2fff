/** Resolves after `milliseconds`, or at once when `signal` ends the wait. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>

export const wait: Wait = (milliseconds, signal) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  const giveUp = () => resolve()
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp, { once: true })
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  })
}
