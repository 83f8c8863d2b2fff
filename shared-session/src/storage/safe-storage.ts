/** The part of the browser's `Storage` that we use. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A browser's storage as one that never throws. A browser may forbid it, and then even naming it throws, or it may be
 * full: then nothing is found and nothing is kept, and `onFailure` gets the cause.
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

/** What this tab keeps. The session, which lies here too, reports by itself when the browser keeps nothing. */
export const safeSessionStorage = safeStorage(() => sessionStorage)

/** What this browser keeps. For comforts only: where it is forbidden they are missing. */
export const safeLocalStorage = safeStorage(() => localStorage)
