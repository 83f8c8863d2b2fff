export { keepsRunningSession } from './keeps-running-session.ts'
export { safeLocalStorage, safeSessionStorage, safeStorage, type KeyValueStorage } from './safe-storage.ts'
