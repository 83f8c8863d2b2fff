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

/** What a wait may end early by: the page is seen again after it slept, or has its network back. */
export type Wakes = (onWake: (reason: 'awake' | 'online') => void) => () => void

/**
 * As `wait`, in a page that may fall asleep: timers stand still meanwhile, so when it wakes, a wait that is over by the
 * clock ends at once; and so does every wait when the network is back. `now` is the time of day, which sleep does not stop.
 */
export function waitAwake(plainWait: Wait, wakes: Wakes, now: () => number): Wait {
  return async (milliseconds, signal) => {
    const dueAt = now() + milliseconds
    const woken = new AbortController()
    const ignore = wakes(reason => {
      if (reason === 'online' || now() >= dueAt) woken.abort()
    })
    await plainWait(milliseconds, AbortSignal.any([signal, woken.signal])).finally(ignore)
  }
}

/** When the browser says that the page wakes. */
export const pageWakes: Wakes = onWake => {
  const events = new AbortController()
  const { signal } = events
  const awake = () => onWake('awake')
  document.addEventListener('visibilitychange', awake, { signal })
  document.addEventListener('resume', awake, { signal })
  window.addEventListener('pageshow', awake, { signal })
  window.addEventListener('focus', awake, { signal })
  window.addEventListener('online', () => onWake('online'), { signal })
  return () => events.abort()
}
