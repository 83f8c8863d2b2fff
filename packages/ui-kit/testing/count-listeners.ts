import { onTestFinished, vi } from 'vitest'

/** Returns a function that counts the listeners of these types that were added from now on, and still listen. */
export function countListeners(target: EventTarget, ...types: readonly string[]): () => number {
  const [adding, removing] = [vi.spyOn(target, 'addEventListener'), vi.spyOn(target, 'removeEventListener')]
  onTestFinished(() => [adding, removing].forEach(spy => spy.mockRestore()))

  return () => {
    const removed = removing.mock.calls.map(([, listener]) => listener)
    return adding.mock.calls.filter(
      ([type, listener, options]) =>
        types.includes(type) &&
        !removed.includes(listener) &&
        !(typeof options === 'object' && options.signal?.aborted),
    ).length
  }
}
