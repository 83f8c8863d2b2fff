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
  if (signal.aborted) return Promise.resolve()
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}

function untilVisibilityIs(state: DocumentVisibilityState, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const look = () => document.visibilityState === state && resolve()
    document.addEventListener('visibilitychange', look, { signal })
    signal.addEventListener('abort', () => resolve(), { once: true })
    look()
  })
}
