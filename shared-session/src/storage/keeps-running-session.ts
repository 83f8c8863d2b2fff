import { SESSION_KEY } from './session-key.ts'
import { safeSessionStorage, type KeyValueStorage } from './safe-storage.ts'

/** Returns whether this tab has kept a session whose time runs. For a page that has not read its session yet. */
export function keepsRunningSession(storage: KeyValueStorage = safeSessionStorage): boolean {
  return storage.getItem(SESSION_KEY)?.includes('"isRunning":true') ?? false
}
