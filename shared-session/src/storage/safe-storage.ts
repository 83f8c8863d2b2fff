/** The part of the browser's `Storage` that we use. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Wraps a browser's storage so that it never throws. A browser may forbid it, even to name it, and it may be full:
 * then nothing is found or stored, and `onFailure` receives the cause.
 */
export function safeStorage(
  open: () => KeyValueStorage,
  onFailure: (cause: unknown) => void = () => {},
): KeyValueStorage {
  function attempt<Found>(access: (storage: KeyValueStorage) => Found, otherwise: Found): Found {
    try {
      return access(open())
    } catch (cause) {
      onFailure(cause)
      return otherwise
    }
  }

  return {
    getItem: key => attempt(storage => storage.getItem(key), null),
    setItem: (key, value) => attempt(storage => storage.setItem(key, value), undefined),
    removeItem: key => attempt(storage => storage.removeItem(key), undefined),
  }
}

/** The storage of this tab. The session, which is kept here too, reports storage failures by itself. */
export const safeSessionStorage = safeStorage(() => sessionStorage)

/** The storage of this browser. For comforts only: a browser may forbid it. */
export const safeLocalStorage = safeStorage(() => localStorage)
