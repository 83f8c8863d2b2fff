import type { KeyValueStorage } from '../storage/safe-storage.ts'

type MemoryStorage = KeyValueStorage & {
  /** Its whole content. */
  entries: () => Record<string, string>
}

/** A storage for tests, with its initial content. */
export function memoryStorage(entries: Record<string, string> = {}): MemoryStorage {
  const stored = new Map(Object.entries(entries))
  return {
    getItem: key => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: key => void stored.delete(key),
    entries: () => Object.fromEntries(stored),
  }
}

/** A storage that a browser has forbidden. */
export const forbiddenStorage: KeyValueStorage = {
  getItem: () => forbid(),
  setItem: () => forbid(),
  removeItem: () => forbid(),
}

/** A storage that can be read, and has no space left. */
export function fullStorage(): KeyValueStorage {
  return { ...memoryStorage(), setItem: () => forbid() }
}

function forbid(): never {
  throw new DOMException('no', 'QuotaExceededError')
}
