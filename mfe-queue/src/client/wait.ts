/** Resolves after `milliseconds`, or at once if `signal` is aborted. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>

export const wait: Wait = (milliseconds, signal) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  const giveUp = () => resolve()
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp)
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  })
}

/** Events that may end a wait early: the page is visible again after a sleep, or is online again. */
export type Wakes = (onWake: (reason: 'awake' | 'online') => void) => () => void

/**
 * Waits as `wait`, in a page that may sleep. Timers stop during sleep, so a wait that is over by the clock ends at once when
 * the page wakes. So does every wait when the page is online again. `now` is the time of day, which sleep does not stop.
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

/** Reports the browser's events for a page that wakes. */
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
