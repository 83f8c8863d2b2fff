/** Repeats `work` while the page is visible, until `signal` aborts. Hiding the page aborts the signal of `work`. */
export async function whileSeen(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    await untilVisibilityIs('visible', signal)
    const visit = new AbortController()
    const seen = AbortSignal.any([signal, visit.signal])
    void untilVisibilityIs('hidden', seen).then(() => visit.abort())
    while (!seen.aborted) await work(seen)
  }
}

/** Resolves after so long, or when `signal` aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return until(signal, done => {
    const timer = setTimeout(done, ms)
    return () => clearTimeout(timer)
  })
}

function untilVisibilityIs(state: DocumentVisibilityState, signal: AbortSignal): Promise<void> {
  if (document.visibilityState === state) return Promise.resolve()
  return until(signal, done => {
    const look = () => document.visibilityState === state && done()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  })
}

/** Resolves when `begin` calls back, or when `signal` aborts, and ends what `begin` has begun. */
function until(signal: AbortSignal, begin: (done: () => void) => () => void): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise(resolve => {
    const end = begin(done)
    function done() {
      end()
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
  })
}
